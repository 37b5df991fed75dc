public import Wire

/// The cookie by which a browser is known. Each product has its own, as each has its own accounts. RFC 6265, RFC 10017.
public struct SessionCookie: Equatable, Sendable {
    /// How long a browser keeps it: as long as a session may last at most.
    public static let days = 90
    /// A token of the format `w1` or `w2`: its version, 32 bytes, and a code that only this service can make.
    public static let length = 69

    public let name: String
    private let attributes: String

    /// - Parameter isPlain: without the prefix and `Secure`, which some browsers do not take from a machine's own address without TLS.
    public init(_ product: Product, isPlain: Bool = false) {
        name = (isPlain ? "" : "__Host-") + product.rawValue
        attributes = "; Path=/; HttpOnly; SameSite=Strict" + (isPlain ? "" : "; Secure")
    }

    /// The field that gives a browser its cookie.
    /// - Parameter isKept: whether it outlives the browser's closing.
    public func setting(_ value: String, isKept: Bool = true) -> String {
        "\(name)=\(value)\(attributes)" + (isKept ? "; Max-Age=\(Self.days * 86_400)" : "")
    }

    /// The field that takes it away.
    public var removal: String { "\(name)=\(attributes); Max-Age=0" }

    /// The cookie in the `Cookie` fields of a request; nil where there is none that could be ours.
    public func value(in fields: [String]) -> String? {
        for field in fields {
            for pair in field.utf8.split(separator: UInt8(ascii: ";")) {
                guard let found = Self.value(of: pair, named: name), found.count == Self.length, found.allSatisfy(Self.isOfToken) else {
                    continue
                }
                return String(Substring(found))
            }
        }
        return nil
    }

    /// Characters of a browser's id: 32 bytes.
    private static let deviceLength = 43
    private var deviceName: String { name + "-device" }

    /// The field that gives a browser an id of its own, which stays when its session ends and signs nobody in. Browsers keep no cookie for
    /// longer than 400 days.
    public func deviceSetting(_ id: String) -> String { "\(deviceName)=\(id)\(attributes); Max-Age=\(400 * 86_400)" }

    /// The browser's id in the `Cookie` fields of a request.
    public func device(in fields: [String]) -> String? {
        Self.plainValue(named: deviceName, in: fields).flatMap { $0.utf8.count == Self.deviceLength ? $0 : nil }
    }

    /// The value of any cookie by its name, of up to 128 characters that ids are made of.
    public static func plainValue(named name: String, in fields: [String]) -> String? {
        for field in fields {
            for pair in field.utf8.split(separator: UInt8(ascii: ";")) {
                guard let found = value(of: pair, named: name), (1...128).contains(found.count), found.allSatisfy(isOfToken) else { continue }
                return String(Substring(found))
            }
        }
        return nil
    }

    private static func value(of pair: Substring.UTF8View, named name: String) -> Substring.UTF8View? {
        let pair = pair.drop { $0 == UInt8(ascii: " ") }
        guard pair.starts(with: name.utf8) else { return nil }
        let rest = pair.dropFirst(name.utf8.count)
        return rest.first == UInt8(ascii: "=") ? rest.dropFirst() : nil
    }

    private static func isOfToken(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x2d, 0x2e, 0x5f: true
        default: false
        }
    }
}
