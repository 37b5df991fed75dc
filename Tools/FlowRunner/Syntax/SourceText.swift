/// A place in a text. Both numbers start at 1; the column counts Unicode scalars.
public struct SourcePosition: Sendable, Hashable, Comparable {
    public let line: Int
    public let column: Int

    public init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }

    public static func < (a: SourcePosition, b: SourcePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// The text of one flow file and where its lines start.
public struct SourceText: Sendable {
    /// The path as messages show it.
    public let path: String
    let bytes: [UInt8]
    private let lineStarts: [Int]

    /// Carriage returns before a line feed are dropped, so that a file reads the same wherever it was saved.
    public init(path: String, bytes: [UInt8]) {
        var kept: [UInt8] = []
        kept.reserveCapacity(bytes.count)
        for (index, byte) in bytes.enumerated() where byte != 0x0d || index + 1 >= bytes.count || bytes[index + 1] != 0x0a {
            kept.append(byte)
        }
        if kept.starts(with: [0xef, 0xbb, 0xbf]) { kept.removeFirst(3) }
        self.path = path
        self.bytes = kept
        lineStarts = [0] + kept.indices.filter { kept[$0] == 0x0a }.map { $0 + 1 }
    }

    public init(path: String, text: String) { self.init(path: path, bytes: Array(text.utf8)) }

    func position(at offset: Int) -> SourcePosition {
        var low = 0
        var high = lineStarts.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle - 1 }
        }
        let start = lineStarts[low]
        let column = bytes[start..<min(max(offset, start), bytes.count)].count { $0 & 0xc0 != 0x80 } + 1
        return SourcePosition(line: low + 1, column: column)
    }

    /// A line without its line feed; empty beyond the end.
    func line(_ number: Int) -> String {
        guard lineStarts.indices.contains(number - 1) else { return "" }
        let end = number < lineStarts.count ? lineStarts[number] - 1 : bytes.count
        return String(decoding: bytes[lineStarts[number - 1]..<end], as: UTF8.self)
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
