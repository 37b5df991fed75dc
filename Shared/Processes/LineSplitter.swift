/// Cuts bytes into lines. A line longer than `limit` bytes is cut.
public struct LineSplitter: Sendable {
    private let limit: Int
    private var rest: [UInt8] = []

    public init(limit: Int = 65_536) { self.limit = limit }

    /// The lines that `bytes` completes, without their line ends.
    public mutating func add(_ bytes: ArraySlice<UInt8>) -> [String] {
        var lines: [String] = []
        var bytes = bytes
        while !bytes.isEmpty {
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
            let piece = bytes[..<(end ?? bytes.endIndex)].prefix(limit - rest.count)
            rest += piece
            let isWhole = piece.endIndex == end
            bytes = bytes[(piece.endIndex + (isWhole ? 1 : 0))...]
            if isWhole || rest.count == limit { lines.append(take()) }
        }
        return lines
    }

    /// What came after the last line end; nil when that is nothing.
    public mutating func finish() -> String? { rest.isEmpty ? nil : take() }

    private mutating func take() -> String {
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        defer { rest.removeAll(keepingCapacity: true) }
        return String(decoding: rest, as: UTF8.self)
    }
}
