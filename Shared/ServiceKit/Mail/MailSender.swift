internal import Contracts
public import Platform
internal import Wire

/// Whom mails are from: an address that bounces go to and, if wanted, a name in any script. RFC 5322 §3.4.
public struct MailSender: Sendable, Hashable, ExpressibleByStringLiteral {
    /// What mail programs show; nil shows the address.
    public let name: String?
    /// In ASCII, as any relay takes it.
    public let address: String

    public init(stringLiteral address: String) {
        name = nil
        self.address = address
    }

    /// Reads `no-reply@example.com`, `IronLift <no-reply@example.com>` and `"عاش، فريق" <no-reply@example.com>`; nil for anything else.
    public init?(_ text: String) {
        guard text.utf8.count <= 512, text.unicodeScalars.allSatisfy({ $0.properties.generalCategory != .control }) else { return nil }
        let text = text.trimmingSpaces
        guard text.utf8.last == UInt8(ascii: ">") else {
            guard let address = Self.address(text) else { return nil }
            (name, self.address) = (nil, address)
            return
        }
        guard let open = text.utf8.lastIndex(of: UInt8(ascii: "<")),
            let address = Self.address(text[text.utf8.index(after: open)...].dropLast()),
            let name = Self.displayName(text[..<open].trimmingSpaces)
        else { return nil }
        (self.name, self.address) = (name.isEmpty ? nil : name, address)
    }

    /// The value of the field `From`: quoted where the name has signs of the grammar, encoded where it is not ASCII. RFC 2047 §5.
    var header: String {
        guard let name else { return address }
        guard name.utf8.allSatisfy({ (0x20...0x7e).contains($0) }), name.utf8.count <= 60, !name.contains("=?") else {
            return EncodedWords.text(name) + "\r\n <\(address)>"
        }
        let isPlain = name.utf8.allSatisfy { byte in
            switch byte {
            case 0x20, 0x2b, 0x2d, 0x30...0x39, 0x41...0x5a, 0x5f, 0x61...0x7a: true
            default: false
            }
        }
        return (isPlain ? name : "\"" + name.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\"") + " <\(address)>"
    }

    private static func address(_ text: some StringProtocol) -> String? {
        guard text.utf8.allSatisfy({ (0x21...0x7e).contains($0) }) else { return nil }
        return (try? EmailAddress(validating: String(text)))?.text
    }

    /// Without the quotes around it and the backslashes in them; nil for a quote that does not end or stands alone.
    private static func displayName(_ text: String) -> String? {
        guard text.utf8.first == UInt8(ascii: "\"") else {
            return text.utf8.contains { "\"<>\\".utf8.contains($0) } ? nil : text
        }
        guard text.utf8.count >= 2, text.utf8.last == UInt8(ascii: "\"") else { return nil }
        var name = "", isEscaped = false
        for scalar in text.unicodeScalars.dropFirst().dropLast() {
            if !isEscaped, scalar == "\\" {
                isEscaped = true
                continue
            }
            if !isEscaped, scalar == "\"" { return nil }
            name.unicodeScalars.append(scalar)
            isEscaped = false
        }
        return isEscaped ? nil : name
    }
}

extension ConfigReader {
    /// Whom mails are from. What is no address is refused at start: a relay would refuse every mail later.
    /// - Parameter standard: for developers; in production the setting is required.
    public mutating func mailSender(_ name: String, default standard: MailSender) -> MailSender {
        value(
            name, default: unlessProduction(standard),
            expecting: "an address such as no-reply@example.com, or a name and an address such as IronLift <no-reply@example.com>",
            show: { $0.header }, parse: { MailSender($0) }) ?? standard
    }
}

extension StringProtocol {
    /// Without blanks at either end.
    fileprivate var trimmingSpaces: String {
        let isBlank: (Unicode.Scalar) -> Bool = { $0 == " " || $0 == "\u{a0}" }
        var scalars = Substring(self).unicodeScalars
        while let first = scalars.first, isBlank(first) { scalars.removeFirst() }
        while let last = scalars.last, isBlank(last) { scalars.removeLast() }
        return String(scalars)
    }
}
