internal import Glibc

/// Bytes as text, by the names that the web has for encodings. https://encoding.spec.whatwg.org
enum CharacterEncoding {
    static func decode(_ bytes: [UInt8], _ label: String) throws(EvaluationError) -> String {
        let name = label.trimmingSpaces.lowercased()
        switch name {
        case "utf-8", "utf8", "us-ascii", "ascii":
            guard let text = String(validating: bytes, as: UTF8.self) else { throw EvaluationError(message: "the bytes are not UTF-8") }
            return text
        // Every byte is a character, also those that the C library has none for.
        case "iso-8859-1", "latin1", "latin-1": return String(bytes.map { Character(Unicode.Scalar($0)) })
        default: return try convert(bytes, name)
        }
    }

    /// Labels that mean a larger set than they say.
    private static let meant = ["gb2312": "gb18030", "gbk": "gb18030", "shift_jis": "cp932", "shift-jis": "cp932", "sjis": "cp932"]

    private static func convert(_ bytes: [UInt8], _ name: String) throws(EvaluationError) -> String {
        guard let converter = iconv_open("UTF-8", meant[name] ?? name), converter != iconv_t(bitPattern: -1) else {
            throw EvaluationError(message: "unknown encoding \(name)", hint: "such as utf-8, iso-8859-1, utf-16le, gb2312 or shift_jis")
        }
        defer { iconv_close(converter) }
        var input = bytes.map { CChar(bitPattern: $0) }
        var output = [CChar](repeating: 0, count: bytes.count * 4 + 16)
        var written = 0
        let isWhole = input.withUnsafeMutableBufferPointer { input in
            output.withUnsafeMutableBufferPointer { output in
                var (source, target) = (input.baseAddress, output.baseAddress)
                var (left, room) = (input.count, output.count)
                let status = iconv(converter, &source, &left, &target, &room)
                written = output.count - room
                return status != -1 && left == 0
            }
        }
        guard isWhole else { throw EvaluationError(message: "the bytes are not \(name)") }
        let text = String(decoding: output.prefix(written).map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return text.hasPrefix("\u{feff}") ? String(text.unicodeScalars.dropFirst()) : text
    }
}
