/// Reads a table of texts: RFC 4180, and what programs make of it. Cells are parted by commas, semicolons or tabs, lines end with LF, CR or
/// both, a byte order mark and Excel's line `sep=;` may come first. A quotation mark that is never closed costs its line, not the rest of
/// the file. The work is linear in the bytes: whatever a broken line looked ahead to ended at the next quotation mark.
public struct CSVReader: Sendable {
    public struct Row: Sendable, Equatable {
        /// The line it begins on, from 1.
        public let line: Int64
        /// Nil where a quotation mark is not closed, or is closed in the middle of a cell.
        public let cells: [String]?
    }

    private let bytes: [UInt8]
    private var separator: UInt8 = 0x2c
    /// Whether a comma parts cells, so that in a cell it parts thousands.
    public var isPartedByCommas: Bool { separator == 0x2c }
    private var place = 0
    private var line: Int64 = 1

    /// No text that is kept anywhere is longer, in quotes and with all of its own doubled.
    private static let longestCell = 16 << 10
    private static let mostCells = 256
    private static let quote: UInt8 = 0x22

    public init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { place = 3 }
        let first = bytes[place...].prefix { !Self.endsLine($0) }
        if first.count == 5, first.dropLast().elementsEqual("sep=".utf8), let last = first.last {
            separator = last
            place = first.endIndex
        } else {
            separator = Self.separator(of: first)
        }
    }

    /// Blank lines are none.
    public mutating func next() -> Row? {
        while place < bytes.count, Self.endsLine(bytes[place]) { endLine() }
        guard place < bytes.count else { return nil }
        let (start, startLine) = (place, line)
        var cells: [String] = []
        while let cell = cell(), cells.count < Self.mostCells {
            cells.append(cell)
            guard place < bytes.count, bytes[place] == separator else {
                endLine()
                return Row(line: startLine, cells: cells)
            }
            place += 1
        }
        (place, line) = (start, startLine)
        while place < bytes.count, !Self.endsLine(bytes[place]) { place += 1 }
        endLine()
        return Row(line: startLine, cells: nil)
    }

    /// The cell that begins here; the place is behind it then.
    private mutating func cell() -> String? {
        guard place < bytes.count, bytes[place] == Self.quote else {
            let start = place
            while place < bytes.count, bytes[place] != separator, !Self.endsLine(bytes[place]) { place += 1 }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }
        place += 1
        var text: [UInt8] = []
        while place < bytes.count, text.count <= Self.longestCell {
            let byte = bytes[place]
            if byte == Self.quote {
                place += 1
                guard place < bytes.count, bytes[place] == Self.quote else {
                    let isWhole = place == bytes.count || bytes[place] == separator || Self.endsLine(bytes[place])
                    return isWhole ? String(decoding: text, as: UTF8.self) : nil
                }
            } else if byte == 0x0a || (byte == 0x0d && (place + 1 == bytes.count || bytes[place + 1] != 0x0a)) {
                line += 1
            }
            text.append(byte)
            place += 1
        }
        return nil
    }

    /// Goes on behind the end of a line, if one is here.
    private mutating func endLine() {
        guard place < bytes.count else { return }
        if bytes[place] == 0x0d, place + 1 < bytes.count, bytes[place + 1] == 0x0a { place += 1 }
        place += 1
        line += 1
    }

    private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }

    /// What the names of the columns are parted by.
    private static func separator(of line: ArraySlice<UInt8>) -> UInt8 {
        var (commas, semicolons, tabs) = (0, 0, 0)
        var isQuoted = false
        for byte in line {
            if byte == quote { isQuoted = !isQuoted }
            if isQuoted { continue }
            if byte == 0x2c { commas += 1 } else if byte == 0x3b { semicolons += 1 } else if byte == 0x09 { tabs += 1 }
        }
        if semicolons > commas, semicolons >= tabs { return 0x3b }
        return tabs > commas ? 0x09 : 0x2c
    }
}
