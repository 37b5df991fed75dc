/// Text in any script within the head of a mail. RFC 2047 §2.
enum EncodedWords {
    /// Words of at most 68 characters, each of whole code points, a line each.
    static func text(_ text: String) -> String {
        var words: [String] = []
        var chunk: [UInt8] = []
        for scalar in text.unicodeScalars {
            let bytes = Array(String(scalar).utf8)
            if chunk.count + bytes.count > 42 {
                words.append("=?utf-8?B?\(Base64.encode(chunk))?=")
                chunk = []
            }
            chunk += bytes
        }
        words.append("=?utf-8?B?\(Base64.encode(chunk))?=")
        return words.joined(separator: "\r\n ")
    }
}
