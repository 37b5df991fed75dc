internal import Security
internal import Storage

/// What tables with the same rows have in common, in whatever order and engine they lie: how many there are, and the sum of their hashes.
struct TableDigest: Sendable, Equatable {
    private(set) var rows = 0
    /// The sum of the rows' SHA-256, each part of 64 bits by itself. Two rows that are the same count twice.
    private var sum = SIMD4<UInt64>.zero
    /// Places of the columns, by their names; read from the first row.
    private var order: [Int]?

    static func == (one: Self, other: Self) -> Bool { one.rows == other.rows && one.sum == other.sum }

    /// - Parameter row: with the columns of those before it. `moved_position` is the engine's own and does not count.
    mutating func add(_ row: Row) {
        let order = order ?? row.columns.indices.filter { row.columns[$0] != position }.sorted { row.columns[$0] < row.columns[$1] }
        self.order = order
        var bytes: [UInt8] = []
        for column in order { Self.append(row[column] ?? .null, to: &bytes) }
        let hash = sha256(bytes)
        for part in 0..<4 {
            let number = hash[(part * 8)..<(part * 8 + 8)].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
            sum[part] &+= number
        }
        rows += 1
    }

    /// Its kind, then its value in a length that the kind or the value itself tells, so that no two rows have the same bytes.
    private static func append(_ value: SQLValue, to bytes: inout [UInt8]) {
        let number: UInt64
        switch value {
        case .null: return bytes.append(0)
        case .integer(let integer):
            bytes.append(1)
            number = UInt64(bitPattern: integer)
        case .double(let double):
            bytes.append(2)
            number = double.bitPattern
        case .text(let text):
            bytes.append(3)
            number = UInt64(text.utf8.count)
        }
        for shift in stride(from: 56, through: 0, by: -8) { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
        if case .text(let text) = value { bytes += text.utf8 }
    }
}

/// The column by which rows of SQLite are read in turn.
let position = "moved_position"
