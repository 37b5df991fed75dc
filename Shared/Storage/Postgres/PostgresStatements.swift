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
    /// What runs a statement with bound values: prepared before, if it is known, else prepared on the way.
    /// - Parameter travelsAlone: whether nothing waits that may need the names of before.
    /// - Returns: the name under which it is prepared on the way, for `know`.
    func commands(
        for sql: SQL, travelsAlone: Bool
    ) async throws(DatabaseError) -> ([PostgresCommand], (key: PostgresStatements.Key, name: String)?) {
        let key = PostgresStatements.Key(text: sql.text, types: sql.bindings.map(\.type))
        let values = sql.bindings.map(\.value.postgresText)
        if preparesStatements, let name = statements.withLock({ $0.name(key) }) {
            return ([.execute(name: name, values: values, text: sql.text)], nil)
        }
        if SQL.controlsTransaction(sql.text) {
            throw .failed(code: "transaction", message: "transactions are the database's own", sql: sql.text)
        }
        let isFull = statements.withLock { $0.isFull }
        guard preparesStatements, !isFull || travelsAlone else {
            return ([.once(text: sql.text, types: key.types.map(\.oid), values: values)], nil)
        }
        if isFull {
            _ = try await run(.text("DEALLOCATE ALL"))
            statements.withLock { $0.clear() }
        }
        let name = statements.withLock { $0.newName() }
        let prepare = PostgresCommand.prepare(name: name, text: sql.text, types: key.types.map(\.oid))
        return ([prepare, .execute(name: name, values: values, text: sql.text)], (key, name))
    }

    /// Keeps the names of statements that were prepared.
    func know(_ names: [(key: PostgresStatements.Key, name: String)]) {
        guard !names.isEmpty else { return }
        statements.withLock { statements in for (key, name) in names { statements.store(key, name) } }
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
