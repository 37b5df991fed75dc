/// The tokens of a Swift source, as far as finding tests and what they expect needs them. Tolerant: what it does not know is a sign, and a
/// text that does not end ends with its line.
struct SwiftTokens {
    enum Token: Equatable {
        /// A name or keyword, with its `@` or `#`: `func`, `@Test`, `#expect`.
        case name(String)
        /// A string's text; nil when something is computed in it.
        case text(String?)
        case sign(UInt8)
    }

    private let bytes: [UInt8]
    private var offset = 0
    private var line = 1
    private var lineStart = 0
    private(set) var tokens: [Token] = []
    private(set) var positions: [SourcePosition] = []

    init(_ text: String) {
        bytes = Array(text.utf8)
        while offset < bytes.count { step() }
    }

    private func at(_ distance: Int = 0) -> UInt8? { bytes.indices.contains(offset + distance) ? bytes[offset + distance] : nil }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where offset < bytes.count {
            if bytes[offset] == 0x0a {
                line += 1
                lineStart = offset + 1
            }
            offset += 1
        }
    }

    /// Columns count Unicode scalars.
    private var position: SourcePosition {
        SourcePosition(line: line, column: bytes[lineStart..<offset].count { $0 & 0xc0 != 0x80 } + 1)
    }

    private mutating func step() {
        guard let byte = at() else { return }
        switch byte {
        case 0x2f where at(1) == 0x2f: while let next = at(), next != 0x0a { advance() }
        case 0x2f where at(1) == 0x2a: comment()
        case 0x22: text(pounds: 0)
        case 0x23 where startsRawText: text(pounds: pounds)
        case 0x23, 0x40, 0x60: name()
        case _ where isNameByte(byte): name()
        case 0x09, 0x0a, 0x0d, 0x20: advance()
        default: add(.sign(byte), position) { $0.advance() }
        }
    }

    private mutating func add(_ token: Token, _ position: SourcePosition, _ move: (inout SwiftTokens) -> Void) {
        tokens.append(token)
        positions.append(position)
        move(&self)
    }

    private func isNameByte(_ byte: UInt8) -> Bool { byte.isWordByte || byte >= 0x80 }

    private mutating func name() {
        let start = position, first = offset
        advance()
        while let byte = at(), isNameByte(byte) || (bytes[first] == 0x60 && byte == 0x60) { advance() }
        let text = String(decoding: bytes[first..<offset], as: UTF8.self).filter { $0 != "`" }
        add(.name(text), start) { _ in }
    }

    /// Comments nest.
    private mutating func comment() {
        var depth = 0
        while offset < bytes.count {
            if at() == 0x2f, at(1) == 0x2a {
                depth += 1
                advance(2)
            } else if at() == 0x2a, at(1) == 0x2f {
                depth -= 1
                advance(2)
                if depth == 0 { return }
            } else {
                advance()
            }
        }
    }

    /// How many `#` stand here.
    private var pounds: Int { bytes[offset...].prefix { $0 == 0x23 }.count }
    private var startsRawText: Bool { at(pounds) == 0x22 }

    private mutating func text(pounds: Int) {
        let start = position
        advance(pounds)
        let isLong = at(1) == 0x22 && at(2) == 0x22 && !(pounds > 0 && endsOnItsLine(pounds))
        advance(isLong ? 3 : 1)
        let end = Array(repeating: UInt8(0x22), count: isLong ? 3 : 1) + Array(repeating: 0x23, count: pounds)
        var content: [UInt8] = []
        var isPlain = true
        while let byte = at() {
            if bytes[offset...].starts(with: end) {
                advance(end.count)
                break
            }
            if byte == 0x0a, !isLong { break }
            let escape = [0x5c] + Array(repeating: UInt8(0x23), count: pounds)
            if byte == 0x5c, bytes[offset...].starts(with: escape) {
                if at(escape.count) == 0x28 {
                    isPlain = false
                    advance(escape.count)
                    interpolation()
                } else {
                    isPlain = isPlain && at(escape.count) == 0x22
                    if let next = at(escape.count), next != 0x0a || isLong { content.append(next) }
                    advance(escape.count + 1)
                }
                continue
            }
            content.append(byte)
            advance()
        }
        add(.text(isPlain ? String(decoding: content, as: UTF8.self) : nil), start) { _ in }
    }

    /// Whether the raw text at the cursor, which begins with three quotes, ends on its line: `#""""#` is a text of two quotes.
    private func endsOnItsLine(_ pounds: Int) -> Bool {
        let end = [0x22] + Array(repeating: UInt8(0x23), count: pounds)
        var index = offset + 1
        while index < bytes.count, bytes[index] != 0x0a {
            if bytes[index...].starts(with: end) { return true }
            index += 1
        }
        return false
    }

    /// The cursor is at the parenthesis. What is computed within a text holds calls and texts of its own.
    private mutating func interpolation() {
        var depth = 0
        while let byte = at() {
            if byte == 0x28 { depth += 1 }
            if byte == 0x29 { depth -= 1 }
            if byte == 0x28 && depth == 1 || byte == 0x29 && depth == 0 { advance() } else { step() }
            if depth == 0 { return }
        }
    }
}

extension UInt8 {
    /// A letter, digit or underscore.
    fileprivate var isWordByte: Bool { isLetter || isDigit || self == 0x5f }
}
