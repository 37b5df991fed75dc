internal import Storage

/// Statements that write many rows at once. They come in a few sizes, so that the engines prepare each of them once.
enum SQLRows {
    private static let sizes = [32, 8, 1]

    /// Rows in groups of a size that statements come in.
    static func groups<Row>(_ rows: [Row]) -> [ArraySlice<Row>] {
        var groups: [ArraySlice<Row>] = []
        var rest = rows[...]
        for size in sizes {
            while rest.count >= size {
                groups.append(rest.prefix(size))
                rest = rest.dropFirst(size)
            }
        }
        return groups
    }

    /// `row, row, …`. Halves are joined first, so that no row is copied more than a few times.
    static func joined(_ rows: [SQL]) -> SQL { joined(rows[...]) }

    private static func joined(_ rows: ArraySlice<SQL>) -> SQL {
        guard rows.count > 1 else { return rows.first ?? "" }
        let middle = (rows.startIndex + rows.endIndex) / 2
        return "\(joined(rows[..<middle])), \(joined(rows[middle...]))"
    }
}
