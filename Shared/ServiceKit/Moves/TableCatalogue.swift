internal import Storage

/// The tables that a database has, as its own catalogue tells.
struct TableCatalogue: Sendable, Equatable {
    /// Kept by each engine for itself.
    private static let own: Set<String> = ["migrations", "schema_migrations", MoveMark.table]

    /// The types of the columns, by the names of tables and columns; nil for a type that only one engine has.
    private(set) var tables: [String: [String: ColumnType?]] = [:]

    init(of db: any Connection) async throws {
        for row in try await db.query(db.engine == .sqlite ? Self.onSQLite : Self.onPostgres) {
            let table: String = try row.get("table_name")
            guard !Self.own.contains(table) else { continue }
            let type: ColumnType? =
                switch try row.get("data_type", as: String.self).lowercased() {
                case "bigint", "integer": .integer
                case "double precision", "real": .double
                case "text": .text
                default: nil
                }
            tables[table, default: [:]][try row.get("column_name")] = .some(type)
        }
    }

    /// Virtual tables and what they keep their rows in are not listed.
    private static let onSQLite: SQL = """
        SELECT tables.name AS table_name, columns.name AS column_name, columns.type AS data_type
        FROM pragma_table_list AS tables, pragma_table_xinfo(tables.name) AS columns
        WHERE tables.schema = 'main' AND tables.type = 'table' AND substr(tables.name, 1, 7) <> 'sqlite_'
        """
    private static let onPostgres: SQL = """
        SELECT CAST(columns.table_name AS TEXT) AS table_name, CAST(columns.column_name AS TEXT) AS column_name,
            CAST(columns.data_type AS TEXT) AS data_type
        FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
        WHERE columns.table_schema = current_schema() AND table_type = 'BASE TABLE'
        """
}
