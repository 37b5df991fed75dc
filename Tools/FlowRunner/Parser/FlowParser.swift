/// Reads the Hurl format (https://hurl.dev/docs/hurl-file.html) with this project's comment directives. One pass, one byte of
/// look-ahead on most rules; the first error ends the file.
public struct FlowParser {
    let source: SourceText
    var offset = 0
    /// Directives read and not yet attached, with where they stand.
    var pending: [Directive] = []
    var warnings: [FlowDiagnostic] = []
    /// How far comment lines have been looked through, so that none is read twice.
    var commentsReadTo = 0
    /// Where the last line that is not blank and not a comment ended.
    var contentEnd = 0
    /// What has been read so far, by what it is and where it ends: the things between which only blank lines and comments stand.
    var pieces: [(what: String, end: Int)] = []

    init(_ source: SourceText) { self.source = source }

    public static func parse(_ source: SourceText) throws(FlowDiagnostic) -> FlowFile {
        var parser = FlowParser(source)
        return try parser.file()
    }

    // MARK: - Bytes

    var bytes: [UInt8] { source.bytes }
    var atEnd: Bool { offset >= source.bytes.count }
    var peek: UInt8? { atEnd ? nil : source.bytes[offset] }
    func peek(ahead: Int) -> UInt8? { offset + ahead < source.bytes.count ? source.bytes[offset + ahead] : nil }
    var position: SourcePosition { source.position(at: offset) }

    func at(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset + count <= source.bytes.count else { return false }
        return text.withUTF8Buffer { wanted in (0..<count).allSatisfy { wanted[$0] == source.bytes[offset + $0] } }
    }

    mutating func skip(_ text: StaticString) -> Bool {
        guard at(text) else { return false }
        offset += text.utf8CodeUnitCount
        return true
    }

    mutating func skipSpaces() { while let byte = peek, byte == 0x20 || byte == 0x09 { offset += 1 } }

    var atLineEnd: Bool { peek == nil || peek == 0x0a }

    /// The bytes from here that satisfy `included`.
    mutating func take(while included: (UInt8) -> Bool) -> String {
        let start = offset
        while let byte = peek, included(byte) { offset += 1 }
        return source.text(start..<offset)
    }

    /// The word at the cursor without moving.
    func word(_ included: (UInt8) -> Bool) -> String {
        var end = offset
        while end < source.bytes.count, included(source.bytes[end]) { end += 1 }
        return source.text(offset..<end)
    }

    // MARK: - Lines

    /// What may follow the last thing of a line: spaces, a comment, the line's end.
    mutating func endOfLine(after what: String) throws(FlowDiagnostic) {
        let start = offset
        skipSpaces()
        if peek == 0x23 {
            while !atLineEnd { offset += 1 }
        }
        guard atLineEnd else {
            offset = max(start, offset)
            throw fail("unexpected text after \(what)", width: restOfLineWidth, expected: "the end of the line or a comment")
        }
        if !atEnd { offset += 1 }
        contentEnd = offset
        pieces.append((what, offset))
    }

    /// Passes blank lines and comment lines, and leaves the cursor at the first other byte of a line, spaces passed.
    mutating func skipLines() throws(FlowDiagnostic) {
        while true {
            skipSpaces()
            switch peek {
            case 0x0a: offset += 1
            case 0x23:
                if offset >= commentsReadTo { try directive() }
                while !atLineEnd { offset += 1 }
                commentsReadTo = max(commentsReadTo, offset)
            default: return
            }
        }
    }

    var restOfLineWidth: Int {
        var end = offset
        while end < source.bytes.count, source.bytes[end] != 0x0a { end += 1 }
        let text = source.text(offset..<end)
        return max(1, String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed()).unicodeScalars.count)
    }

    // MARK: - Errors

    func fail(_ message: String, at place: Int? = nil, width: Int = 1, expected: String? = nil, hint: String? = nil) -> FlowDiagnostic {
        let position = source.position(at: place ?? offset)
        return FlowDiagnostic(
            file: source.path, position: position, sourceLine: source.line(position.line), width: width, message: message,
            expected: expected, hint: hint)
    }

    mutating func warn(_ message: String, at place: Int, width: Int = 1, hint: String? = nil) {
        var warning = fail(message, at: place, width: width, hint: hint)
        warning.severity = .warning
        warnings.append(warning)
    }

    /// "did you mean" for a word out of a closed list.
    func suggestion(_ word: String, _ candidates: some Sequence<String>) -> String? {
        nearest(to: word, among: candidates).map { "did you mean \($0)?" }
    }

    /// The character at the cursor, for messages.
    var found: String {
        guard let byte = peek else { return "the end of the file" }
        if byte == 0x0a { return "the end of the line" }
        var end = offset + 1
        while end < source.bytes.count, source.bytes[end] & 0xc0 == 0x80 { end += 1 }
        return "`\(source.text(offset..<end))`"
    }
}

extension UInt8 {
    var isDigit: Bool { (0x30...0x39).contains(self) }
    var isHexDigit: Bool { isDigit || (0x41...0x46).contains(self) || (0x61...0x66).contains(self) }
    var isUpper: Bool { (0x41...0x5a).contains(self) }
    var isLetter: Bool { isUpper || (0x61...0x7a).contains(self) }
    var isWord: Bool { isLetter || isDigit || self == 0x5f || self == 0x2d }
    /// What a key may hold besides templates and escapes: the token characters of RFC 9110 §5.6.2, brackets, `@` and `$`,
    /// without `#`, which starts a comment.
    var isKey: Bool {
        switch self {
        case 0x80...: true  // letters of other scripts
        case 0x21, 0x24...0x27, 0x2a, 0x2b, 0x2d, 0x2e, 0x5b, 0x5d, 0x5e, 0x5f, 0x40, 0x7c, 0x7e, 0x2f: true
        default: isLetter || isDigit
        }
    }
}
