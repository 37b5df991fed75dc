/// One statement: its text, with `$1 … $n` where values go, and the values.
///
/// An interpolated value is always bound, never spliced into the text:
/// `"SELECT id FROM users WHERE email = \(email)"` has the text `SELECT id FROM users WHERE email = $1`.
/// A fragment (`\(someSQL)`) is inserted with its own values, and a list (`\(list: ids)`) becomes `$1, $2, …`.
public struct SQL: Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The statement without its values; safe to log.
    public private(set) var text: String
    package private(set) var bindings: [Binding]

    package struct Binding: Sendable {
        package let value: SQLValue
        package let type: ColumnType
        /// Where its `$n` ends in the text, in UTF-8 bytes.
        let end: Int
        let length: Int
    }

    public init(stringLiteral text: String) {
        self.text = text
        bindings = []
    }

    public init(stringInterpolation: StringInterpolation) {
        self = stringInterpolation.sql
    }

    /// The values in order.
    public var values: [SQLValue] { bindings.map(\.value) }

    /// The text only: values never reach a log.
    public var description: String { text }

    public static func + (a: SQL, b: SQL) -> SQL {
        var sum = a
        sum.append(b)
        return sum
    }

    public struct StringInterpolation: StringInterpolationProtocol {
        var sql = SQL(stringLiteral: "")

        public init(literalCapacity: Int, interpolationCount: Int) {
            sql.text.reserveCapacity(literalCapacity + interpolationCount * 3)
            sql.bindings.reserveCapacity(interpolationCount)
        }

        public mutating func appendLiteral(_ literal: String) { sql.text += literal }

        public mutating func appendInterpolation<T: ColumnValue>(_ value: T) {
            sql.bind(value.columnValue, T.columnType)
        }

        /// Nil is NULL of the column's type.
        public mutating func appendInterpolation<T: ColumnValue>(_ value: T?) {
            sql.bind(value.columnValue, T.columnType)
        }

        /// `$1, $2, …` for `IN (…)`. An empty list matches nothing: it becomes `NULL`.
        public mutating func appendInterpolation<T: ColumnValue>(list: [T]) {
            if list.isEmpty { sql.text += "NULL" }
            for (index, value) in list.enumerated() {
                if index > 0 { sql.text += ", " }
                sql.bind(value.columnValue, T.columnType)
            }
        }

        public mutating func appendInterpolation(_ fragment: SQL) { sql.append(fragment) }

        /// The rows after `VALUES`, each with its own parentheses. SQLite takes 32,766 values in a statement, PostgreSQL 65,535: whoever
        /// calls bounds them, and has at least one row.
        public mutating func appendInterpolation(rows: [SQL]) {
            for (index, row) in rows.enumerated() {
                if index > 0 { sql.text += ", " }
                sql.append(row)
            }
        }

        /// A name that was read from the database's own catalogue, in quotes. A quote within it is doubled, so that no name can be more
        /// than one.
        public mutating func appendInterpolation(name: String) {
            sql.text += "\"" + name.replacing("\"", with: "\"\"") + "\""
        }

        /// Text that is part of the program, such as a table name.
        public mutating func appendInterpolation(unsafe text: StaticString) { sql.text += text.description }
    }

    private mutating func bind(_ value: SQLValue, _ type: ColumnType) {
        let before = text.utf8.count
        text += "$"
        text += String(bindings.count + 1)
        let end = text.utf8.count
        bindings.append(Binding(value: value, type: type, end: end, length: end - before))
    }

    private mutating func append(_ fragment: SQL) {
        var from = fragment.text.utf8.startIndex
        var position = 0
        for binding in fragment.bindings {
            let start = fragment.text.utf8.index(from, offsetBy: binding.end - binding.length - position)
            text += fragment.text[from..<start]
            bind(binding.value, binding.type)
            from = fragment.text.utf8.index(start, offsetBy: binding.length)
            position = binding.end
        }
        text += fragment.text[from...]
    }
}
