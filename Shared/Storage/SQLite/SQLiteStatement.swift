internal import CSQLite
internal import Storage

/// A prepared statement. Belongs to the connection that prepared it and is used by whoever holds that connection.
final class SQLiteStatement {
    private let pointer: OpaquePointer
    /// Whether it begins or ends a transaction.
    let isControl: Bool
    private let parameters: Int
    private(set) var columns: [String]
    private var preparations: Int32
    /// What the last run gave, so that the next one allocates once.
    private var expectedValues = 0

    init(_ pointer: OpaquePointer, text: String) {
        self.pointer = pointer
        isControl = SQL.controlsTransaction(text)
        parameters = Int(sqlite3_bind_parameter_count(pointer))
        columns = Self.names(pointer)
        preparations = 0
    }

    /// Binds, steps to the end and resets, whatever happens.
    /// - Parameter row: called for each row with the statement's values.
    func run(_ sql: SQL, _ values: inout [SQLValue]) -> Result<Int, Failure> {
        defer {
            sqlite3_reset(pointer)
            sqlite3_clear_bindings(pointer)
        }
        guard sql.bindings.count == parameters else { return .failure(.refused("expects \(parameters) values")) }
        for (index, binding) in sql.bindings.enumerated() {
            let code = bind(binding.value, Int32(index + 1))
            guard code == SQLITE_OK else { return .failure(.code(code)) }
        }
        values.reserveCapacity(expectedValues)
        var rows = 0
        while true {
            let code = sqlite3_step(pointer)
            guard code == SQLITE_ROW else {
                expectedValues = min(values.count, 1024)
                return code == SQLITE_DONE ? .success(rows) : .failure(.code(code))
            }
            if rows == 0 { refreshColumns() }
            rows += 1
            for index in 0..<Int32(columns.count) {
                guard let value = value(index) else { return .failure(.blob(columns[Int(index)])) }
                values.append(value)
            }
        }
    }

    enum Failure: Error { case code(Int32), blob(String), refused(String) }

    func finalize() { sqlite3_finalize(pointer) }

    /// A changed schema makes SQLite prepare the statement anew, perhaps with other columns.
    private func refreshColumns() {
        let now = sqlite3_stmt_status(pointer, SQLITE_STMTSTATUS_REPREPARE, 0)
        guard now != preparations else { return }
        preparations = now
        columns = Self.names(pointer)
    }

    private static func names(_ pointer: OpaquePointer) -> [String] {
        (0..<sqlite3_column_count(pointer)).map { sqlite3_column_name(pointer, $0).map { String(cString: $0) } ?? "" }
    }

    private func bind(_ value: SQLValue, _ index: Int32) -> Int32 {
        switch value {
        case .null: return sqlite3_bind_null(pointer, index)
        case .integer(let value): return sqlite3_bind_int64(pointer, index, value)
        case .double(let value): return sqlite3_bind_double(pointer, index, value)
        case .text(var value):
            return value.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { bytes in
                    // An empty string's pointer may be null, which SQLite would bind as NULL.
                    guard let start = bytes.baseAddress else { return barbell_sqlite_bind_text(pointer, index, "", 0) }
                    return barbell_sqlite_bind_text(pointer, index, start, sqlite3_uint64(bytes.count))
                }
            }
        }
    }

    /// The value as it lies in the row: on a connection without a mutex an "unprotected" value may be read in place, which saves
    /// most of the cost of the `sqlite3_column_` calls.
    private func value(_ index: Int32) -> SQLValue? {
        let value = sqlite3_column_value(pointer, index)
        switch sqlite3_value_type(value) {
        case SQLITE_INTEGER: return .integer(sqlite3_value_int64(value))
        case SQLITE_FLOAT: return .double(sqlite3_value_double(value))
        case SQLITE_NULL: return .null
        case SQLITE_TEXT:
            guard let text = sqlite3_value_text(value) else { return .text("") }
            let count = Int(sqlite3_value_bytes(value))
            return .text(String(decoding: UnsafeBufferPointer(start: text, count: count), as: UTF8.self))
        default: return nil
        }
    }
}
