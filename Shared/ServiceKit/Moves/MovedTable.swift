internal import Storage

/// A table to be moved: how its rows are read, written and compared.
struct MovedTable: Sendable {
    let name: String
    /// On SQLite, with `moved_position`.
    let rows: SQL
    /// As few statements as rows allow.
    let inserts: @Sendable ([Row]) throws -> [SQL]
    let comparedOnSQLite: SQL
    let comparedOnPostgres: SQL

    init(_ table: EngineTable) {
        name = table.name
        rows = table.rows
        inserts = { rows in try rows.map(table.insert) }
        comparedOnSQLite = table.comparedOnSQLite
        comparedOnPostgres = table.comparedOnPostgres
    }

    /// - Parameter columns: those of PostgreSQL, by name.
    init(_ name: String, _ columns: [(name: String, type: ColumnType)]) {
        self.name = name
        let names = columns.dropFirst().reduce("\(name: columns[0].name)" as SQL) { "\($0), \(name: $1.name)" }
        rows = "SELECT rowid AS moved_position, \(names) FROM \(name: name)"
        comparedOnSQLite = rows
        comparedOnPostgres = "SELECT \(names) FROM \(name: name)"
        inserts = { rows in
            let values = rows.map { row in
                let first = Self.bound(row[1] ?? .null, columns[0].type)
                let list = columns.indices.dropFirst().reduce(first) { "\($0), \(Self.bound(row[$1 + 1] ?? .null, columns[$1].type))" }
                return "(\(list))" as SQL
            }
            return ["INSERT INTO \(name: name) (\(names)) VALUES \(rows: values)"]
        }
    }

    /// A value with its column's type, which NULL has too.
    private static func bound(_ value: SQLValue, _ type: ColumnType) -> SQL {
        switch (value, type) {
        case (.integer(let integer), _): "\(integer)"
        case (.double(let double), _): "\(double)"
        case (.text(let text), _): "\(text)"
        case (.null, .integer): "\(nil as Int64?)"
        case (.null, .double): "\(nil as Double?)"
        case (.null, .text): "\(nil as String?)"
        }
    }
}
