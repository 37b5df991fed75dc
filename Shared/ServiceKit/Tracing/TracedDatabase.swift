internal import Platform
internal import Storage

/// A database whose transactions and statements are spans of the request or work that they are done for.
struct TracedDatabase: Database {
    private let database: any Database
    private let tracer: Tracer

    init(_ database: any Database, _ tracer: Tracer) {
        self.database = database
        self.tracer = tracer
    }

    var engine: Engine { database.engine }

    func read<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        try await tracer.span("read", .client) { facts throws(any Error) in
            facts = system
            let trace = TraceContext.current
            return try await database.read { db in try await inside(trace, db, body) }
        }
    }

    func snapshot<T: Sendable>(_ body: @Sendable (any Connection) async throws -> T) async throws -> T {
        try await tracer.span("snapshot", .client) { facts throws(any Error) in
            facts = system
            let trace = TraceContext.current
            return try await database.snapshot { db in try await inside(trace, db, body) }
        }
    }

    func write<T: Sendable>(_ body: @escaping @Sendable (any Connection) async throws -> T) async throws -> T {
        try await tracer.span("transaction", .client) { facts throws(any Error) in
            facts = system
            let trace = TraceContext.current
            return try await database.write { db in try await inside(trace, db, body) }
        }
    }

    func write(one sql: SQL) async throws -> [Row] {
        try await tracer.span(sql.summary, .client) { facts throws(any Error) in
            facts = system
            facts.attributes["db.query.text"] = .string(sql.text)
            return try await database.write(one: sql)
        }
    }

    var load: DatabaseLoad? { database.load }
    func check() async throws { try await database.check() }
    func close() async { await database.close() }

    private var system: Span.Facts { Span.Facts(["db.system.name": engine.conventionalName]) }

    /// A writer may run the closure on a thread of its own, where nothing tells whom it works for.
    private func inside<T: Sendable>(
        _ trace: TraceContext?, _ db: any Connection, _ body: (any Connection) async throws -> T
    ) async throws -> T {
        let traced = TracedConnection(connection: db, tracer: tracer)
        return try await TraceContext.$current.withValue(trace) { try await body(traced) }
    }
}

/// The connection of one closure of a `TracedDatabase`.
private struct TracedConnection: Connection {
    let connection: any Connection
    let tracer: Tracer

    var engine: Engine { connection.engine }

    func query(_ sql: SQL) async throws(DatabaseError) -> [Row] {
        try await statement(sql) { facts throws(DatabaseError) in
            let rows = try await connection.query(sql)
            facts.attributes["db.response.returned_rows"] = .integer(rows.count)
            return rows
        }
    }

    func execute(_ sql: SQL) async throws(DatabaseError) -> Int {
        try await statement(sql) { facts throws(DatabaseError) in
            let count = try await connection.execute(sql)
            facts.attributes["db.response.affected_rows"] = .integer(count)
            return count
        }
    }

    func ask(_ statements: [SQL]) async throws(DatabaseError) -> [[Row]] {
        try await tracer.span("BATCH " + statements.map(\.summary).joined(separator: "; "), .client) { facts throws(DatabaseError) in
            if tracer.isOn {
                facts.attributes = [
                    "db.system.name": engine.conventionalName, "db.operation.batch.size": .integer(statements.count),
                    "db.query.text": .string(statements.map(\.text).joined(separator: "; ")),
                ]
            }
            return try await connection.ask(statements)
        }
    }

    func enqueue(_ sql: SQL) async throws(DatabaseError) {
        try await statement(sql) { _ throws(DatabaseError) in try await connection.enqueue(sql) }
    }

    private func statement<T: Sendable>(
        _ sql: SQL, _ run: (inout Span.Facts) async throws(DatabaseError) -> T
    ) async throws(DatabaseError) -> T {
        try await tracer.span(sql.summary, .client) { facts throws(DatabaseError) in
            facts.attributes = ["db.system.name": engine.conventionalName, "db.query.text": .string(sql.text)]
            return try await run(&facts)
        }
    }
}

extension Engine {
    /// As OpenTelemetry calls it.
    fileprivate var conventionalName: LogValue {
        switch self {
        case .sqlite: "sqlite"
        case .postgres: "postgresql"
        }
    }
}

extension SQL {
    /// What it does to which table, as `INSERT work`: few words, equal for equal statements.
    var summary: String {
        let words = text.prefix(400).split { $0.isWhitespace || $0 == "(" || $0 == "," }
        guard let verb = words.first.map({ $0.uppercased() }) else { return "statement" }
        let before: Set<String> = ["FROM", "INTO", "UPDATE", "TABLE"]
        let place = words.firstIndex { before.contains($0.uppercased()) }
        guard let place, place + 1 < words.count else { return verb }
        return "\(verb) \(words[place + 1])"
    }
}
