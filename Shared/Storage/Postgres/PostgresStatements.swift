internal import Storage
internal import Synchronization

/// The names of the statements prepared on one connection.
struct PostgresStatements: Sendable {
    struct Key: Hashable, Sendable {
        let text: String
        let types: [ColumnType]
    }
    static let limit = 256

    private var names: [Key: String] = [:]
    private var count = 0

    func name(_ key: Key) -> String? { names[key] }

    var isFull: Bool { names.count >= Self.limit }

    mutating func newName() -> String {
        count += 1
        return "s\(count)"
    }

    mutating func store(_ key: Key, _ name: String) { names[key] = name }

    mutating func clear() { names = [:] }
}

extension PostgresHandle {
    /// Runs a statement with bound values, prepared the first time.
    func run(_ sql: SQL) async throws(DatabaseError) -> PostgresReply {
        let key = PostgresStatements.Key(text: sql.text, types: sql.bindings.map(\.type))
        let values = sql.bindings.map(\.value.postgresText)
        guard preparesStatements else {
            if SQL.controlsTransaction(sql.text) { throw refusal(sql) }
            return try await run(.once(text: sql.text, types: key.types.map(\.oid), values: values))
        }
        if let name = statements.withLock({ $0.name(key) }) {
            return try await run(.execute(name: name, values: values, text: sql.text))
        }
        if SQL.controlsTransaction(sql.text) { throw refusal(sql) }
        if statements.withLock({ $0.isFull }) {
            _ = try await run(.text("DEALLOCATE ALL"))
            statements.withLock { $0.clear() }
        }
        let name = statements.withLock { $0.newName() }
        _ = try await run(.prepare(name: name, text: sql.text, types: key.types.map(\.oid)))
        statements.withLock { $0.store(key, name) }
        return try await run(.execute(name: name, values: values, text: sql.text))
    }

    private func refusal(_ sql: SQL) -> DatabaseError {
        .failed(code: "transaction", message: "transactions are the database's own", sql: sql.text)
    }
}

extension SQLValue {
    /// The text format of a parameter; nil is NULL.
    var postgresText: String? {
        switch self {
        case .null: nil
        case .integer(let value): String(value)
        case .double(let value): value.description
        case .text(let value): value
        }
    }
}
