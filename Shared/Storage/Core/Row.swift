/// One row of a result: a view into the rows it came with.
public struct Row: Sendable {
    @usableFromInline let source: RowSet
    @usableFromInline let base: Int

    package init(_ set: RowSet, index: Int) {
        source = set
        base = index * set.columns.count
    }

    /// The column names, in order.
    public var columns: [String] { source.columns }

    /// The value of a column, which must exist and hold a `T`. Ask for an optional where NULL is allowed.
    /// - Throws: `DatabaseError.decoding`, naming the column and never its value.
    @inlinable
    public func get<T: ColumnValue>(_ column: String, as type: T.Type = T.self) throws(DatabaseError) -> T {
        guard let index = source.index(of: column) else { throw .decoding(column: column, reason: "no such column") }
        return try get(index, as: type)
    }

    /// The value of a column by position, from 0.
    @inlinable
    public func get<T: ColumnValue>(_ column: Int, as type: T.Type = T.self) throws(DatabaseError) -> T {
        guard column >= 0, column < source.columns.count else { throw .decoding(column: "#\(column)", reason: "no such column") }
        guard let value = T(columnValue: source.values[base + column]) else { throw mismatch(column, type) }
        return value
    }

    /// The stored value of a column, or nil when there is no such column.
    public subscript(column: String) -> SQLValue? {
        source.index(of: column).map { source.values[base + $0] }
    }

    /// The stored value of a column by position, or nil when there is no such column.
    public subscript(column: Int) -> SQLValue? {
        column >= 0 && column < source.columns.count ? source.values[base + column] : nil
    }

    @usableFromInline
    func mismatch<T: ColumnValue>(_ column: Int, _ type: T.Type) -> DatabaseError {
        let held =
            switch source.values[base + column] {
            case .null: "NULL"
            case .integer: "an integer"
            case .double: "a double"
            case .text: "text"
            }
        return .decoding(column: source.columns[column], reason: "held \(held), which is no \(type)")
    }
}

/// The rows of one result, in one allocation.
@usableFromInline
package final class RowSet: Sendable {
    @usableFromInline let columns: [String]
    @usableFromInline let values: [SQLValue]

    package init(columns: [String], values: [SQLValue]) {
        self.columns = columns
        self.values = values
    }

    /// Columns are few: a scan is faster than hashing, and names of another length cost one comparison.
    @usableFromInline
    func index(of column: String) -> Int? {
        let length = column.utf8.count
        for (index, name) in columns.enumerated() where name.utf8.count == length && name == column { return index }
        return nil
    }

    package func rows(_ count: Int) -> [Row] {
        (0..<count).map { Row(self, index: $0) }
    }
}
