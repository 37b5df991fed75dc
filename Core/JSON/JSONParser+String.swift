extension JSONParser {
    /// The string whose opening quote has been read, and its closing quote.
    mutating func string() throws(JSONSyntaxError) -> String {
        let start = position
        try skipPlain()
        if take(.quote) { return String(decoding: text[start..<position - 1], as: UTF8.self) }
        // There is an escape: the rest is collected piece by piece.
        var bytes = Array(text[start..<position])
        while true {
            guard take(.backslash) else { throw expected("'\"' at the end of the string") }
            try escape(into: &bytes)
            let piece = position
            try skipPlain()
            bytes.append(contentsOf: text[piece..<position])
            if take(.quote) { return String(decoding: bytes, as: UTF8.self) }
        }
    }

    /// Moves to the next quote, backslash or the end; refuses control characters and malformed UTF-8 on the way.
    private mutating func skipPlain() throws(JSONSyntaxError) {
        while position < text.count {
            if position + 8 <= text.count {
                let word = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped + position).loadUnaligned(as: UInt64.self)
                let found = word.unplainBytes | word & 0x8080_8080_8080_8080
                if found == 0 {
                    position += 8
                    continue
                }
                // The lowest mark is always a true one.
                position += found.trailingZeroBitCount >> 3
            }
            let byte = text[position]
            if byte == .quote || byte == .backslash { return }
            if byte < 0x20 { throw expected("an escape for the control character") }
            if byte < 0x80 {
                position += 1
            } else if let length = JSONParser.scalarLength(text, position) {
                position += length
            } else {
                throw expected("UTF-8")
            }
        }
    }

    private mutating func escape(into bytes: inout [UInt8]) throws(JSONSyntaxError) {
        guard position < text.count else { throw expected("an escape after '\\'") }
        let byte = text[position]
        switch byte {
        case .quote, .backslash, UInt8(ascii: "/"): bytes.append(byte)
        case UInt8(ascii: "b"): bytes.append(0x08)
        case UInt8(ascii: "f"): bytes.append(0x0C)
        case UInt8(ascii: "n"): bytes.append(0x0A)
        case UInt8(ascii: "r"): bytes.append(0x0D)
        case UInt8(ascii: "t"): bytes.append(0x09)
        case UInt8(ascii: "u"):
            position += 1
            let scalar = try unicodeEscape()
            bytes.append(contentsOf: Unicode.UTF8.encode(scalar) ?? Unicode.UTF8.encodedReplacementCharacter)
            return
        default: throw expected("one of \" \\ / b f n r t u after '\\'")
        }
        position += 1
    }

    /// After `\u`: one escape, or two that are a surrogate pair.
    private mutating func unicodeEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = position - 2
        let first = try fourHexDigits()
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard first < 0xDC00 else {
            throw error("expected a high surrogate escape first, found the low surrogate \\u\(hex(first, digits: 4))", at: start)
        }
        let what = "a low surrogate escape after \\u\(hex(first, digits: 4))"
        guard take(.backslash) else { throw expected(what) }
        guard take(UInt8(ascii: "u")) else { throw expected(what) }
        let secondStart = position - 2
        let second = try fourHexDigits()
        guard (0xDC00...0xDFFF).contains(second), let scalar = Unicode.Scalar(0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00))
        else { throw error("expected \(what), found \\u\(hex(second, digits: 4))", at: secondStart) }
        return scalar
    }

    private mutating func fourHexDigits() throws(JSONSyntaxError) -> UInt32 {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard position < text.count, let digit = text[position].hexValue else { throw expected("4 hexadecimal digits after \\u") }
            value = value << 4 | digit
            position += 1
        }
        return value
    }
}

extension UInt64 {
    /// The top bit of a byte is set when it is a quote, a backslash or a control character. Only bytes above a true one may be
    /// set falsely; bytes from 0x80 are not looked for.
    @inline(__always) var unplainBytes: UInt64 {
        let ones: UInt64 = 0x0101_0101_0101_0101
        let quotes = self ^ (ones &* UInt64(UInt8.quote))
        let backslashes = self ^ (ones &* UInt64(UInt8.backslash))
        let found = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | (self &- ones &* 0x20) & ~self
        return found & 0x8080_8080_8080_8080
    }
}
