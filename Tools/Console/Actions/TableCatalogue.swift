internal import JSONCoding
internal import Storage

/// A table as its database describes it.
struct TableShape: Sendable {
    struct Column: Sendable {
        let name: String
        let type: String
        let isKey: Bool
        /// The table of the same database that it points into, and the column there.
        var table: String?
        var target: String?

        /// Whether it holds the id of somebody.
        var isPerson: Bool { TableShape.peopleColumns.contains(name) }
    }
    let name: String
    let columns: [Column]

    var json: JSONValue {
        [
            "name": .string(name),
            "columns": .array(columns.map { column in
                var object: JSONObject = ["name": .string(column.name), "type": .string(column.type), "key": .bool(column.isKey)]
                if column.isPerson { object["person"] = true }
                object["table"] = column.table.map(JSONValue.string)
                object["target"] = column.target.map(JSONValue.string)
                return .object(object)
            }),
        ]
    }

    /// The columns that say whose a row is: `user_id`, and what services call people by their part.
    static let peopleColumns: Set<String> = [
        "user_id", "client_id", "coach_id", "new_coach_id", "asked_coach_id", "person_id", "owner", "owner_id", "sender_id", "opened_by_id",
        "decided_by", "administrator",
    ]
}

/// Reads which tables a database has. Names come from the database, so that a statement may use them.
enum TableCatalogue {
    static func tables(in db: any Connection) async throws -> [String] {
        let rows =
            switch db.engine {
            case .sqlite:
                try await db.query("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name")
            case .postgres:
                try await db.query("""
                    SELECT CAST(table_name AS TEXT) FROM information_schema.tables
                    WHERE table_schema = current_schema() AND table_type = 'BASE TABLE' ORDER BY table_name
                    """)
            }
        return try rows.map { try $0.get(0, as: String.self) }
    }

    /// nil when there is no such table.
    static func shape(of name: String, in db: any Connection) async throws -> TableShape? {
        guard try await tables(in: db).contains(name) else { return nil }
        var columns = try await db.engine == .sqlite ? sqliteColumns(name, db) : postgresColumns(name, db)
        let links = try await db.query(db.engine == .sqlite ? sqliteLinks(name) : postgresLinks(name))
        for link in links {
            let (column, table): (String, String) = (try link.get(0), try link.get(1))
            guard let index = columns.firstIndex(where: { $0.name == column }) else { continue }
            (columns[index].table, columns[index].target) = (table, try link.get(2, as: String?.self))
        }
        return TableShape(name: name, columns: columns)
    }

    private static func sqliteColumns(_ name: String, _ db: any Connection) async throws -> [TableShape.Column] {
        try await db.query("SELECT name, type, pk FROM pragma_table_info(\(name))").map { row in
            TableShape.Column(name: try row.get(0), type: try row.get(1), isKey: try row.get(2, as: Int64.self) > 0)
        }
    }

    private static func postgresColumns(_ name: String, _ db: any Connection) async throws -> [TableShape.Column] {
        try await db.query("""
            SELECT CAST(c.column_name AS TEXT), CAST(c.data_type AS TEXT), CAST(EXISTS (
                SELECT 1 FROM information_schema.key_column_usage k JOIN information_schema.table_constraints t
                    ON t.constraint_name = k.constraint_name AND t.table_schema = k.table_schema
                WHERE t.constraint_type = 'PRIMARY KEY' AND k.table_schema = c.table_schema AND k.table_name = c.table_name
                    AND k.column_name = c.column_name) AS INT)::BIGINT
            FROM information_schema.columns c WHERE c.table_schema = current_schema() AND c.table_name = \(name)
            ORDER BY c.ordinal_position
            """).map { row in
                TableShape.Column(name: try row.get(0), type: try row.get(1), isKey: try row.get(2, as: Int64.self) > 0)
            }
    }

    private static func sqliteLinks(_ name: String) -> SQL { "SELECT \"from\", \"table\", \"to\" FROM pragma_foreign_key_list(\(name))" }

    private static func postgresLinks(_ name: String) -> SQL {
        """
        SELECT CAST(k.column_name AS TEXT), CAST(u.table_name AS TEXT), CAST(u.column_name AS TEXT)
        FROM information_schema.key_column_usage k
            JOIN information_schema.referential_constraints r
                ON r.constraint_name = k.constraint_name AND r.constraint_schema = k.constraint_schema
            JOIN information_schema.key_column_usage u ON u.constraint_name = r.unique_constraint_name
                AND u.constraint_schema = r.unique_constraint_schema AND u.ordinal_position = k.position_in_unique_constraint
        WHERE k.table_schema = current_schema() AND k.table_name = \(name)
        """
    }
}
