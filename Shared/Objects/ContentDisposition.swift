internal import Wire

/// The value of `Content-Disposition`: whether a browser shows a file or saves it, and under which name. RFC 6266, RFC 8187.
public struct ContentDisposition: Sendable, Hashable {
    public enum Kind: String, Sendable, Hashable { case inline, attachment }

    public var kind: Kind
    /// As the user knows it, in any script. Made harmless when it is written: see `cleaned`.
    public var fileName: String?

    public init(_ kind: Kind, fileName: String? = nil) {
        self.kind = kind
        self.fileName = fileName
    }

    /// The longest name written, in bytes of UTF-8: what common file systems take.
    public static let longestName = 255

    /// `attachment; filename="___.jpg"; filename*=UTF-8''%D8%B5…`: an ASCII name for old readers and, where that lost anything, the
    /// whole name. Always one line of ASCII.
    public var value: String {
        guard let fileName else { return kind.rawValue }
        let name = Self.cleaned(fileName)
        let plain = String(String.UnicodeScalarView(name.unicodeScalars.map { Self.isPlain($0) ? $0 : "_" }))
        let short = "\(kind.rawValue); filename=\"\(plain)\""
        return plain == name ? short : short + "; filename*=UTF-8''" + Self.percentEncoded(name)
    }

    /// The name without what could leave its folder, end the line or hide its ending: control characters and marks that turn the
    /// writing direction are gone, `/` and `\` are `_`, and so are the dots of a name of dots. A long name loses its middle, not
    /// its ending. Nothing left gives `file`.
    static func cleaned(_ name: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in name.unicodeScalars where !isHidden(scalar) { scalars.append(scalar == "/" || scalar == "\\" ? "_" : scalar) }
        var text = String(scalars)
        while text.unicodeScalars.first?.properties.isWhitespace ?? false { text.unicodeScalars.removeFirst() }
        while text.unicodeScalars.last?.properties.isWhitespace ?? false { text.unicodeScalars.removeLast() }
        if text.isEmpty { return "file" }
        if text.utf8.allSatisfy({ $0 == UInt8(ascii: ".") }) { return String(repeating: "_", count: min(text.utf8.count, longestName)) }
        return shortened(text)
    }

    private static func shortened(_ name: String) -> String {
        guard name.utf8.count > longestName else { return name }
        let dot = name.lastIndex(of: ".") ?? name.endIndex
        let ending = name[dot...].utf8.count <= 20 ? String(name[dot...]) : ""
        var start = ""
        for character in name {
            guard start.utf8.count + character.utf8.count + ending.utf8.count <= longestName else { break }
            start.append(character)
        }
        return start + ending
    }

    /// Controls, line and paragraph separators, and the marks of Unicode's "Trojan Source": overrides, embeddings, isolates.
    private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1f, 0x7f...0x9f, 0x2028, 0x2029, 0x202a...0x202e, 0x2066...0x2069, 0xfeff: true
        default: false
        }
    }

    /// What every reader takes inside the quotes as it is; `%` is left out because some decode it.
    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        (0x20...0x7e).contains(scalar.value) && scalar != "\"" && scalar != "\\" && scalar != "%"
    }

    /// RFC 8187 §3.2.1: everything but `attr-char`.
    private static func percentEncoded(_ text: String) -> String {
        text.unicodeScalars.map { isAttributeCharacter($0) ? String($0) : PercentEncoding.encode(String($0)) }.joined()
    }

    private static func isAttributeCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "0"..."9", "A"..."Z", "a"..."z", "!", "#", "$", "&", "+", "-", ".", "^", "_", "`", "|", "~": true
        default: false
        }
    }
}
