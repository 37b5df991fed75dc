public import Storage

/// A table that SQLite and PostgreSQL keep differently, as an index for words, and how its rows get from the one to the other.
public struct EngineTable: Sendable {
    let name: String
    let rows: SQL
    let insert: @Sendable (Row) throws -> SQL
    let comparedOnSQLite: SQL
    let comparedOnPostgres: SQL

    /// - Parameters:
    ///   - name: of the table in both engines. What else SQLite keeps for it is not looked at.
    ///   - rows: a query for SQLite with a column `moved_position`, an ascending number that no other row has, and what `insert` needs.
    ///   - insert: the statement that puts one of those rows into PostgreSQL.
    ///   - comparedOnSQLite: a query for SQLite with `moved_position` and what both engines must agree in.
    ///   - comparedOnPostgres: a query for PostgreSQL with the same columns but `moved_position`.
    public init(
        _ name: String, rows: SQL, insert: @escaping @Sendable (Row) throws -> SQL, comparedOnSQLite: SQL, comparedOnPostgres: SQL
    ) {
        self.name = name
        self.rows = rows
        self.insert = insert
        self.comparedOnSQLite = comparedOnSQLite
        self.comparedOnPostgres = comparedOnPostgres
    }
}
