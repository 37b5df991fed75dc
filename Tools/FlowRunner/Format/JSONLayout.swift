/// A body in its canonical form: JSON with `{ "name": value }`, `[1, 2]`, `[ { … } ]`, `{}`, and its line breaks as written, two blanks a
/// level; everything else as it is.
enum JSONLayout {
    static func body(_ text: String) -> String {
        let bytes = Array(text.utf8)
        guard let first = bytes.first, first != 0x60, first != 0x3c, !["file,", "hex,", "base64,"].contains(where: { text.hasPrefix($0) })
        else {
            return text
        }
        return JSONTokens(bytes).laidOut
    }
}

private struct JSONTokens {
    private struct Token {
        let text: String
        /// Whether a line feed stands before it.
        var startsLine: Bool
        var isOpening: Bool { text == "{" || text == "[" }
        var isClosing: Bool { text == "}" || text == "]" }
    }

    private var tokens: [Token] = []
    /// What follows the document on its last line.
    private var comment = ""

    init(_ bytes: [UInt8]) {
        var index = 0
        var startsLine = false
        var depth = 0
        while index < bytes.count {
            let byte = bytes[index]
            if byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d {
                startsLine = startsLine || byte == 0x0a
                index += 1
                continue
            }
            if byte == 0x23, depth == 0, !tokens.isEmpty {
                comment = String(decoding: bytes[index...], as: UTF8.self)
                break
            }
            let start = index
            if Self.template(bytes, index) {
                index = Self.end(bytes, index)
            } else if byte == 0x22 {
                index += 1
                while index < bytes.count, bytes[index] != 0x22 {
                    index = bytes[index] == 0x5c ? index + 2 : Self.template(bytes, index) ? Self.end(bytes, index) : index + 1
                }
                index = min(bytes.count, index + 1)
            } else if [0x7b, 0x7d, 0x5b, 0x5d, 0x2c, 0x3a].contains(byte) {
                index += 1
                depth += byte == 0x7b || byte == 0x5b ? 1 : byte == 0x7d || byte == 0x5d ? -1 : 0
            } else {
                while index < bytes.count, ![0x20, 0x09, 0x0a, 0x0d, 0x7b, 0x7d, 0x5b, 0x5d, 0x2c, 0x3a, 0x22, 0x23].contains(bytes[index])
                { index += 1 }
                if index == start { index += 1 }
            }
            tokens.append(Token(text: String(decoding: bytes[start..<index], as: UTF8.self), startsLine: startsLine))
            startsLine = false
        }
    }

    private static func template(_ bytes: [UInt8], _ index: Int) -> Bool { bytes[index...].starts(with: [0x7b, 0x7b]) }
    private static func end(_ bytes: [UInt8], _ index: Int) -> Int {
        ByteSearch.first([0x7d, 0x7d], in: bytes, from: index).map { $0 + 2 } ?? bytes.count
    }

    var laidOut: String {
        var out = ""
        /// Of each open pair, whether blanks stand inside it: of objects, and of lists that begin with one.
        var isWide: [Bool] = []
        var last: Token?
        for token in tokens {
            let closesWide = token.isClosing ? isWide.popLast() ?? false : false
            if let last {
                if last.text == "[", token.text == "{", !token.startsLine { isWide[isWide.count - 1] = true }
                let isEmpty = last.isOpening && token.isClosing
                if token.text == "," || token.text == ":" || isEmpty {
                    // No space before a comma or colon, and none inside `{}` or `[]`.
                } else if token.startsLine, last.text != ":" {
                    out += "\n" + String(repeating: "  ", count: isWide.count)
                } else if last.text == "," || last.text == ":" || last.text == "{" || closesWide || (last.isOpening && isWide.last == true)
                {
                    out += " "
                }
            }
            out += token.text
            if token.isOpening { isWide.append(token.text == "{") }
            last = token
        }
        return comment.isEmpty ? out : "\(out) \(comment)"
    }
}
