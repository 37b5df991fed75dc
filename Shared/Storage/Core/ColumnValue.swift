public import Wire

/// A type that goes into a column and comes back the same. Enums over `String` or an integer conform by naming the protocol.
public protocol ColumnValue: Sendable {
    /// What its column is declared as; a nil is bound with this type.
    static var columnType: ColumnType { get }

    /// What is bound.
    var columnValue: SQLValue { get }

    /// Nil when a column held something else; nothing is converted.
    init?(columnValue: SQLValue)
}

extension Int64: ColumnValue {
    public static var columnType: ColumnType { .integer }
    @inlinable public var columnValue: SQLValue { .integer(self) }
    @inlinable public init?(columnValue: SQLValue) {
        guard case .integer(let value) = columnValue else { return nil }
        self = value
    }
}

extension Int: ColumnValue {
    public static var columnType: ColumnType { .integer }
    @inlinable public var columnValue: SQLValue { .integer(Int64(self)) }
    @inlinable public init?(columnValue: SQLValue) {
        guard case .integer(let value) = columnValue else { return nil }
        self.init(exactly: value)
    }
}

/// Stored as 0 and 1; another integer is not a boolean.
extension Bool: ColumnValue {
    public static var columnType: ColumnType { .integer }
    @inlinable public var columnValue: SQLValue { .integer(self ? 1 : 0) }
    @inlinable public init?(columnValue: SQLValue) {
        switch columnValue {
        case .integer(0): self = false
        case .integer(1): self = true
        default: return nil
        }
    }
}

/// Finite or infinite; NaN is refused when it is bound, because SQLite would store it as NULL.
extension Double: ColumnValue {
    public static var columnType: ColumnType { .double }
    @inlinable public var columnValue: SQLValue { .double(self) }
    @inlinable public init?(columnValue: SQLValue) {
        guard case .double(let value) = columnValue else { return nil }
        self = value
    }
}

/// Any text without U+0000, which PostgreSQL cannot store; it is refused when it is bound.
extension String: ColumnValue {
    public static var columnType: ColumnType { .text }
    @inlinable public var columnValue: SQLValue { .text(self) }
    @inlinable public init?(columnValue: SQLValue) {
        guard case .text(let value) = columnValue else { return nil }
        self = value
    }
}

/// Milliseconds since 1970.
extension Instant: ColumnValue {
    public static var columnType: ColumnType { .integer }
    public var columnValue: SQLValue { .integer(milliseconds) }
    public init?(columnValue: SQLValue) {
        guard case .integer(let value) = columnValue else { return nil }
        self.init(milliseconds: value)
    }
}

extension Optional: ColumnValue where Wrapped: ColumnValue {
    public static var columnType: ColumnType { Wrapped.columnType }
    @inlinable public var columnValue: SQLValue { self?.columnValue ?? .null }
    @inlinable public init?(columnValue: SQLValue) {
        if case .null = columnValue {
            self = .none
        } else {
            guard let value = Wrapped(columnValue: columnValue) else { return nil }
            self = .some(value)
        }
    }
}

extension ColumnValue where Self: RawRepresentable, RawValue: ColumnValue {
    public static var columnType: ColumnType { RawValue.columnType }
    public var columnValue: SQLValue { rawValue.columnValue }
    public init?(columnValue: SQLValue) {
        guard let raw = RawValue(columnValue: columnValue) else { return nil }
        self.init(rawValue: raw)
    }
}
