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
    /// The places of those among them whose replies somebody waits for.
    private var asked: [Int] = []
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

    func ask(_ statements: [SQL]) async throws(DatabaseError) -> [[Row]] {
        for sql in statements { try await add(sql, isAsked: true) }
        return statements.isEmpty ? [] : try await send().map(\.rows)
    }

    func enqueue(_ sql: SQL) async throws(DatabaseError) {
        guard isTransaction else { return _ = try await run(sql) }
        try await add(sql, isAsked: false)
        // Values of many statements are not kept without end.
        if waiting.count > Self.mostWaiting { _ = try await send() }
    }

    private static let mostWaiting = 64

    /// Sends what waits, and then the end of the transaction.
    /// - Returns: the replies that are waited for; the last is that to the end.
    /// - Throws: `commitOutcomeUnknown` when the connection is lost or a reply cannot be read, unless the server said that it did not come
    ///   to the end, or that the end failed.
    func commit() async throws(DatabaseError) -> [PostgresReply] {
        asked.append(waiting.count)
        waiting.append(.text("COMMIT"))
        return try await send(isEnd: true)
    }

    private func run(_ sql: SQL) async throws(DatabaseError) -> PostgresReply {
        try await add(sql, isAsked: true)
        return try await send().last ?? PostgresReply()
    }

    /// Lets a statement wait for the next trip.
    func add(_ sql: SQL, isAsked: Bool) async throws(DatabaseError) {
        if let failure { throw failure }
        do throws(DatabaseError) {
            try sql.checkValues()
            if Task.isCancelled { throw .interrupted }
            let (commands, name) = try await handle.commands(for: sql, travelsAlone: waiting.isEmpty)
            if let name { preparing.append((waiting.count, name.key, name.name)) }
            waiting += commands
            if isAsked { asked.append(waiting.count - 1) }
        } catch {
            // Outside a transaction the next statement is another matter, and takes nothing of this one along.
            if isTransaction { failure = error } else { (waiting, asked, preparing) = ([], [], []) }
            throw error
        }
    }

    /// - Returns: the replies that are waited for.
    private func send(isEnd: Bool = false) async throws(DatabaseError) -> [PostgresReply] {
        let commands = waiting, places = asked, names = preparing, isFirst = !hasBegun
        (waiting, asked, preparing, hasBegun) = ([], [], [], true)
        do throws(PostgresTripFailure) {
            let replies = try await handle.run(commands, asked: places)
            handle.know(names.map { ($0.key, $0.name) })
            return replies
        } catch {
            handle.know(names.filter { $0.place < error.place }.map { ($0.key, $0.name) })
            let cause = told(error, begins: isFirst && error.place < beginning)
            // A failure that the server knows nothing of does not keep it from the end.
            let isLostAtTheEnd = cause == .connectionLost && error.place == commands.count - 1
            if isEnd, !error.isServers || isLostAtTheEnd { throw .commitOutcomeUnknown }
            throw cause
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
