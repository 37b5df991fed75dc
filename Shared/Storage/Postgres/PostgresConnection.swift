internal import Storage

/// A connection lent to one closure.
final class PostgresConnection: Connection {
    private let handle: PostgresHandle
    /// Whether a failing statement dooms what follows.
    private let isTransaction: Bool
    /// Whether a refusal to write is the server's state and not a mistake of the closure.
    private let isWrite: Bool
    /// What the database said that ends this closure's work.
    private(set) var failure: DatabaseError?

    init(_ handle: PostgresHandle, isTransaction: Bool, isWrite: Bool = false) {
        self.handle = handle
        self.isTransaction = isTransaction
        self.isWrite = isWrite
    }

    var engine: Engine { .postgres }

    func query(_ sql: SQL) async throws(DatabaseError) -> [Row] { try await run(sql).rows }

    func execute(_ sql: SQL) async throws(DatabaseError) -> Int { try await run(sql).changed }

    private func run(_ sql: SQL) async throws(DatabaseError) -> PostgresReply {
        if let failure { throw failure }
        do throws(DatabaseError) {
            try sql.checkValues()
            if Task.isCancelled { throw .interrupted }
            return try await handle.run(sql)
        } catch {
            let error = isWrite && error == .readOnly ? .notWritable : error
            if isTransaction || [.connectionLost, .serialization, .unresponsive].contains(error) { failure = error }
            throw error
        }
    }
}
