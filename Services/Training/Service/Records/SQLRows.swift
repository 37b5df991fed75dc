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

    /// `row, row, …`
    static func joined(_ rows: [SQL]) -> SQL {
        var joined: SQL = ""
        for (index, row) in rows.enumerated() { joined = index == 0 ? row : "\(joined), \(row)" }
        return joined
    }
}
