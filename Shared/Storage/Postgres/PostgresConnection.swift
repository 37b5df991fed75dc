internal import Storage

/// A connection lent to one closure. What nobody waits for yet, as the beginning of its transaction, travels with the next statement that
/// somebody does.
final class PostgresConnection: Connection {
    private let handle: PostgresHandle
    /// Whether a failing statement dooms what follows.
    private let isTransaction: Bool
    /// Whether a refusal to write is the server's state and not a mistake of the closure.
    private let isWrite: Bool
    /// What the database said that ends this closure's work.
    private(set) var failure: DatabaseError?
    /// Whether the server was asked anything.
    private(set) var hasBegun = false
    /// Whether there is anything to commit.
    var hasWork: Bool { hasBegun || waiting.count > beginning }
    private var waiting: [PostgresCommand]
    /// How many of the first trip's commands begin the transaction.
    private let beginning: Int
    /// Names of statements that are prepared on the way, by their place among what waits.
    private var preparing: [(place: Int, key: PostgresStatements.Key, name: String)] = []

    /// - Parameter begin: what begins a transaction; without, each statement stands for itself.
    init(_ handle: PostgresHandle, begin: [String] = [], isWrite: Bool = false) {
        self.handle = handle
        isTransaction = !begin.isEmpty
        self.isWrite = isWrite
        beginning = begin.count
        waiting = begin.map { .text($0) }
    }

    var engine: Engine { .postgres }

    func query(_ sql: SQL) async throws(DatabaseError) -> [Row] { try await run(sql).rows }

    func execute(_ sql: SQL) async throws(DatabaseError) -> Int { try await run(sql).changed }

    func enqueue(_ sql: SQL) async throws(DatabaseError) {
        guard isTransaction else { return _ = try await run(sql) }
        if let failure { throw failure }
        do throws(DatabaseError) { try await add(sql) } catch {
            failure = error
            throw error
        }
        // Values of many statements are not kept without end.
        if waiting.count > Self.mostWaiting { _ = try await send() }
    }

    private static let mostWaiting = 64

    /// Sends what waits, and then the end of the transaction.
    /// - Returns: what the server called it.
    func commit() async throws(DatabaseError) -> String {
        waiting.append(.text("COMMIT"))
        return try await send().tag
    }

    private func run(_ sql: SQL) async throws(DatabaseError) -> PostgresReply {
        if let failure { throw failure }
        do throws(DatabaseError) { try await add(sql) } catch {
            if isTransaction { failure = error }
            throw error
        }
        return try await send()
    }

    private func add(_ sql: SQL) async throws(DatabaseError) {
        try sql.checkValues()
        if Task.isCancelled { throw .interrupted }
        let (commands, name) = try await handle.commands(for: sql, travelsAlone: waiting.isEmpty)
        if let name { preparing.append((waiting.count, name.key, name.name)) }
        waiting += commands
    }

    private func send() async throws(DatabaseError) -> PostgresReply {
        let commands = waiting, names = preparing, isFirst = !hasBegun
        (waiting, preparing, hasBegun) = ([], [], true)
        do throws(PostgresTripFailure) {
            let reply = try await handle.run(commands)
            handle.know(names.map { ($0.key, $0.name) })
            return reply
        } catch {
            handle.know(names.filter { $0.place < error.place }.map { ($0.key, $0.name) })
            throw told(error, begins: isFirst && error.place < beginning)
        }
    }

    private func told(_ trip: PostgresTripFailure, begins: Bool) -> DatabaseError {
        var error = trip.error
        // A session in which no transaction begins is of no use to the next.
        if begins { handle.retire() }
        // What a standby says to READ WRITE is "feature not supported".
        if begins, isWrite, case .failed("0A000", _, _) = error { error = .notWritable }
        if isWrite, error == .readOnly { error = .notWritable }
        if isTransaction || [.connectionLost, .serialization, .unresponsive].contains(error) { failure = error }
        return error
    }
}
