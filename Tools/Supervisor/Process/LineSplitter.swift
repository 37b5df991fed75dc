/// Cuts bytes into lines. A line longer than `limit` bytes is cut.
struct LineSplitter {
    private let limit: Int
    private var rest: [UInt8] = []

    init(limit: Int = 65_536) { self.limit = limit }

    /// The lines that `bytes` completes, without their line ends.
    mutating func add(_ bytes: [UInt8]) -> [String] {
        var lines: [String] = []
        for byte in bytes {
            if byte == UInt8(ascii: "\n") {
                lines.append(take())
            } else {
                rest.append(byte)
                if rest.count >= limit { lines.append(take()) }
            }
        }
        return lines
    }

    /// What came after the last line end; nil when that is nothing.
    mutating func finish() -> String? { rest.isEmpty ? nil : take() }

    private mutating func take() -> String {
        if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
        defer { rest.removeAll(keepingCapacity: true) }
        return String(decoding: rest, as: UTF8.self)
    }
}
