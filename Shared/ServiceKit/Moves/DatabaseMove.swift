internal import Storage

/// Copies all rows of a SQLite database into an empty PostgreSQL one that the same release has migrated, and compares both.
///
/// Everything is one transaction of PostgreSQL: either all rows are there and are what SQLite has, or none is. Nobody else may have
/// the SQLite file open.
struct DatabaseMove: Sendable {
    struct Outcome: Sendable, Equatable {
        var tables = 0
        var rows = 0
        /// Whether they were there already, from a move that was cut off before it was told.
        var wasThere = false
    }

    let source: any Database
    let target: any Database
    let engineTables: [EngineTable]

    /// Rows that are read, and sent, at once.
    static let batch = 200

    /// - Throws: `MoveError`, or `DatabaseError`; then nothing was written.
    func run() async throws -> Outcome {
        let found = try await source.read { db in try await TableCatalogue(of: db) }
        return try await migrationLocked(target) { db in
            let tables = try tables(found, try await TableCatalogue(of: db))
            guard try await db.first("SELECT fingerprint FROM service_secrets LIMIT 1") == nil else {
                // A service has run on it, or a move was finished and not told.
                return try await compare(tables, db, wasThere: true)
            }
            let keys = try await references(db)
            for key in keys { try await db.execute("ALTER TABLE \(name: key.table) ALTER CONSTRAINT \(name: key.name) DEFERRABLE INITIALLY DEFERRED") }
            // Migrations put rows into some. First all of it, as what is deleted takes along what belongs to it.
            for table in tables { try await db.enqueue("DELETE FROM \(name: table.name)") }
            for table in tables { try await copy(table, to: db) }
            // Every row that another one names has to be there by now.
            try await db.execute("SET CONSTRAINTS ALL IMMEDIATE")
            for key in keys { try await db.execute("ALTER TABLE \(name: key.table) ALTER CONSTRAINT \(name: key.name) NOT DEFERRABLE") }
            try await setCounters(db)
            return try await compare(tables, db, wasThere: false)
        }
    }

    private func tables(_ source: TableCatalogue, _ target: TableCatalogue) throws(MoveError) -> [MovedTable] {
        let special = Dictionary(uniqueKeysWithValues: engineTables.map { ($0.name, $0) })
        var moved: [MovedTable] = []
        for (name, columns) in source.tables.merging(target.tables, uniquingKeysWith: { one, _ in one }).sorted(by: { $0.key < $1.key }) {
            if let table = special[name] {
                moved.append(MovedTable(table))
                continue
            }
            guard source.tables[name] == target.tables[name] else { throw .otherSchema(table: name) }
            var typed: [(name: String, type: ColumnType)] = []
            for (column, type) in columns.sorted(by: { $0.key < $1.key }) {
                guard let type else { throw .otherSchema(table: name) }
                typed.append((column, type))
            }
            moved.append(MovedTable(name, typed))
        }
        return moved
    }

    /// The keys that refer to other rows. Rows do so across tables and in circles, so these keys are looked at once all rows are there.
    private func references(_ db: any Connection) async throws -> [(table: String, name: String)] {
        try await db.query("""
            SELECT CAST(pg_class.relname AS TEXT) AS table_name, CAST(conname AS TEXT) AS key_name
            FROM pg_constraint JOIN pg_class ON pg_class.oid = conrelid
            WHERE contype = 'f' AND connamespace = CAST(current_schema() AS regnamespace) ORDER BY 1, 2
            """).map { row in (try row.get("table_name"), try row.get("key_name")) }
    }

    private func copy(_ table: MovedTable, to db: any Connection) async throws {
        try await each(table.rows) { rows in
            // The last one is waited for, so that no more rows are held than these.
            let inserts = try table.inserts(rows)
            for insert in inserts.dropLast() { try await db.enqueue(insert) }
            if let last = inserts.last { try await db.execute(last) }
        }
    }

    /// The rows of a query for SQLite, some at a time.
    private func each(_ query: SQL, _ body: ([Row]) async throws -> Void) async throws {
        var last = Int64.min
        while true {
            let after = last
            let rows = try await source.read { db in
                try await db.query("""
                    SELECT * FROM (\(query)) AS rows WHERE moved_position > \(after) ORDER BY moved_position LIMIT \(Self.batch)
                    """)
            }
            guard let end = rows.last else { return }
            last = try end.get(position)
            try await body(rows)
        }
    }

    /// Numbers that PostgreSQL gives go on after those that came.
    private func setCounters(_ db: any Connection) async throws {
        let columns = try await db.query("""
            SELECT CAST(table_name AS TEXT) AS table_name, CAST(column_name AS TEXT) AS column_name FROM information_schema.columns
            WHERE table_schema = current_schema() AND is_identity = 'YES'
            """)
        for row in columns {
            let table: String = try row.get("table_name"), column: String = try row.get("column_name")
            _ = try await db.query("""
                SELECT setval(pg_get_serial_sequence(quote_ident(\(table)), \(column)),
                    (SELECT COALESCE(MAX(\(name: column)), 0) + 1 FROM \(name: table)), FALSE) AS next
                """)
        }
    }

    // MARK: - Comparing

    private func compare(_ tables: [MovedTable], _ db: any Connection, wasThere: Bool) async throws -> Outcome {
        var outcome = Outcome(tables: tables.count, wasThere: wasThere)
        for table in tables {
            var here = TableDigest(), there = TableDigest()
            try await each(table.comparedOnSQLite) { rows in for row in rows { here.add(row) } }
            // Rows come through a cursor, of its own name, as the text of a statement stands for its columns.
            let cursor = "rows of \(table.name)"
            try await db.execute("DECLARE \(name: cursor) NO SCROLL CURSOR FOR \(table.comparedOnPostgres)")
            while true {
                let rows = try await db.query("FETCH 200 FROM \(name: cursor)")
                for row in rows { there.add(row) }
                if rows.isEmpty { break }
            }
            try await db.execute("CLOSE \(name: cursor)")
            guard here == there else {
                throw wasThere ? MoveError.inUse(table: table.name) : .differs(table: table.name, rows: here.rows, there: there.rows)
            }
            outcome.rows += here.rows
        }
        return outcome
    }
}
