/// Cuts bytes into lines. A line longer than `limit` bytes is cut.
struct LineSplitter {
    private let limit: Int
    private var rest: [UInt8] = []

    init(limit: Int = 65_536) { self.limit = limit }

    /// Calls `body` for each line that `bytes` completes, without its line end.
    mutating func add(_ bytes: ArraySlice<UInt8>, _ body: (String) -> Void) {
        var bytes = bytes
        while !bytes.isEmpty {
            let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
            let piece = bytes[..<(end ?? bytes.endIndex)].prefix(limit - rest.count)
            rest += piece
            let isWhole = piece.endIndex == end
            bytes = bytes[(piece.endIndex + (isWhole ? 1 : 0))...]
            if isWhole || rest.count == limit { body(take()) }
        }
    }

    /// What came after the last line end; nil when that is nothing.
    mutating func finish() -> String? { rest.isEmpty ? nil : take() }

    private mutating func take() -> String {
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        defer { rest.removeAll(keepingCapacity: true) }
        return String(decoding: rest, as: UTF8.self)
    }
}
