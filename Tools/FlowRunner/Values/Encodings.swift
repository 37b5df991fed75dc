/// Lower-case hexadecimal.
enum Hexadecimal {
    static func text(_ bytes: some Sequence<UInt8>) -> String {
        let digits = Array("0123456789abcdef".utf8)
        var out: [UInt8] = []
        for byte in bytes {
            out.append(digits[Int(byte >> 4)])
            out.append(digits[Int(byte & 15)])
        }
        return String(decoding: out, as: UTF8.self)
    }

    static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x37
        case 0x61...0x66: byte - 0x57
        default: nil
        }
    }
}

/// Base64, RFC 4648 §4 and §5. Reading takes either padding or none; a responder's own encoder is not used here on purpose.
enum Base64 {
    private static let standard = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let urlSafe = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)

    static func encode(_ bytes: [UInt8], urlSafe isURLSafe: Bool = false) -> String {
        let alphabet = isURLSafe ? urlSafe : standard
        var out: [UInt8] = []
        out.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << UInt32(8 * (3 - group.count))
            for index in 0...group.count { out.append(alphabet[Int(bits >> UInt32(18 - 6 * index) & 63)]) }
            if !isURLSafe { out += [UInt8](repeating: 0x3d, count: 3 - group.count) }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// nil for a foreign character, misplaced padding or a length that no encoder makes.
    static func decode(_ text: String, urlSafe isURLSafe: Bool = false) -> [UInt8]? {
        var digits = Array(text.utf8)
        while digits.last == 0x3d, digits.count % 4 == 0 || digits.count % 4 == 3 { digits.removeLast() }
        let alphabet = isURLSafe ? urlSafe : standard
        guard digits.count % 4 != 1 else { return nil }
        var values = [UInt8](repeating: 255, count: 256)
        for (value, byte) in alphabet.enumerated() { values[Int(byte)] = UInt8(value) }
        var out: [UInt8] = []
        out.reserveCapacity(digits.count * 3 / 4)
        var bits: UInt32 = 0
        var held = 0
        for digit in digits {
            let value = values[Int(digit)]
            guard value < 64 else { return nil }
            bits = bits << 6 | UInt32(value)
            held += 6
            if held >= 8 {
                held -= 8
                out.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
            }
        }
        return out
    }
}

/// Percent-encoding, RFC 3986 §2.
enum Percent {
    /// Everything but the unreserved characters and those of `keeping` is written as `%XX`.
    static func encode(_ text: String, keeping kept: String = "") -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        let kept = Array(kept.utf8)
        var out: [UInt8] = []
        for byte in text.utf8 {
            let isUnreserved = byte.isLetter || byte.isDigit || byte == 0x2d || byte == 0x2e || byte == 0x5f || byte == 0x7e
            if isUnreserved || kept.contains(byte) {
                out.append(byte)
            } else {
                out += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    /// nil for a `%` without two digits or for bytes that are not UTF-8.
    static func decode(_ text: String, plusIsSpace: Bool = false) -> String? {
        var out: [UInt8] = []
        var rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == 0x25 {
                guard let high = rest.popFirst().flatMap(Hexadecimal.digit), let low = rest.popFirst().flatMap(Hexadecimal.digit) else {
                    return nil
                }
                out.append(high << 4 | low)
            } else {
                out.append(byte == 0x2b && plusIsSpace ? 0x20 : byte)
            }
        }
        return String(validating: out, as: UTF8.self)
    }

    /// The first value of a query parameter of a URL.
    static func queryParameter(_ name: String, of url: String) -> String? {
        guard let mark = url.firstIndex(of: "?") else { return nil }
        let query = url[url.index(after: mark)...].prefix { $0 != "#" }
        for pair in query.split(separator: "&") {
            let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            if decode(String(parts[0]), plusIsSpace: true) == name {
                return parts.count > 1 ? decode(String(parts[1]), plusIsSpace: true) : ""
            }
        }
        return nil
    }
}

/// The character references of HTML that a text needs.
public enum HTMLText {
    /// `&`, `<`, `>`, and quotes, so that the result is safe in text and in attributes.
    public static func escape(_ text: String, quotes: Bool = true) -> String {
        var out: [UInt8] = []
        out.reserveCapacity(text.utf8.count + 16)
        for byte in text.utf8 {
            switch byte {
            case 0x26: out += Array("&amp;".utf8)
            case 0x3c: out += Array("&lt;".utf8)
            case 0x3e: out += Array("&gt;".utf8)
            case 0x22 where quotes: out += Array("&quot;".utf8)
            case 0x27 where quotes: out += Array("&#39;".utf8)
            default: out.append(byte)
            }
        }
        return String(decoding: out, as: UTF8.self)
    }

    private static let names: [String: String] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}", "copy": "©", "reg": "®", "trade": "™",
        "hellip": "…", "mdash": "—", "ndash": "–", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "laquo": "«", "raquo": "»",
        "bull": "•", "middot": "·", "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "sect": "§", "para": "¶", "deg": "°",
        "plusmn": "±", "times": "×", "divide": "÷", "frac12": "½", "aacute": "á", "eacute": "é", "iacute": "í", "oacute": "ó",
        "uacute": "ú", "agrave": "à", "egrave": "è", "auml": "ä", "ouml": "ö", "uuml": "ü", "szlig": "ß", "ntilde": "ñ", "ccedil": "ç",
    ]

    /// Numeric references and the common names; an unknown one stays as it is.
    static func unescape(_ text: String) -> String {
        var out = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            out += rest[..<mark]
            rest = rest[mark...]
            guard let end = rest.prefix(12).firstIndex(of: ";") else {
                out.append("&")
                rest = rest.dropFirst()
                continue
            }
            let name = String(rest[rest.index(after: mark)..<end])
            let number: UInt32? =
                name.hasPrefix("#x") || name.hasPrefix("#X")
                ? UInt32(name.dropFirst(2), radix: 16)
                : name.hasPrefix("#") ? UInt32(name.dropFirst()) : nil
            if let plain = names[name] ?? number.flatMap(Unicode.Scalar.init).map({ String(Character($0)) }) {
                out += plain
                rest = rest[rest.index(after: end)...]
            } else {
                out.append("&")
                rest = rest.dropFirst()
            }
        }
        return out + rest
    }
}
