public import Storage
public import Wire

/// Decoding by column name: a list of columns that changes its order cannot be read wrongly.
extension Row {
    /// A word of a closed set; nil for NULL.
    public func word<T: WireEnum>(_ column: String, as type: T.Type = T.self) throws(DatabaseError) -> T? {
        guard let text = try get(column, as: String?.self) else { return nil }
        guard let value = T(rawValue: text) else { throw .decoding(column: column, reason: "unknown \(T.self)") }
        return value
    }

    /// A word of a closed set, in a column that is never NULL.
    public func requiredWord<T: RawRepresentable<String>>(_ column: String, as type: T.Type = T.self) throws(DatabaseError) -> T {
        guard let value = T(rawValue: try get(column)) else { throw .decoding(column: column, reason: "unknown \(T.self)") }
        return value
    }

    /// A text that was validated before it was stored; nil for NULL.
    public func text<T: WireText>(_ column: String, as type: T.Type = T.self) throws(DatabaseError) -> T? {
        guard let text = try get(column, as: String?.self) else { return nil }
        do { return try T(validating: text) } catch { throw .decoding(column: column, reason: error.code) }
    }
}
