/// A value as the engines store it. Instants are integers (milliseconds), booleans are 0 and 1.
public enum SQLValue: Sendable, Hashable {
    case null
    case integer(Int64)
    case double(Double)
    case text(String)
}

/// The portable column types: `BIGINT`, `DOUBLE PRECISION`, `TEXT`.
public enum ColumnType: Sendable, Hashable {
    case integer, double, text
}
