public import Storage
public import Wire

/// Who was deleted, kept until none of their access tokens can still be valid and no event of theirs is on its way: they are refused
/// meanwhile, and an event that was late does not bring them back.
public struct Departures: Sendable {
    /// How long it is known that somebody was deleted: as long as `inbox` knows an event, for what others told before they heard of it.
    /// Access tokens live an hour at most.
    public static let memory: Duration = .days(30)

    public init() {}

    public func note(_ user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("INSERT INTO departed (user_id, departed_at) VALUES (\(user.text), \(now)) ON CONFLICT (user_id) DO NOTHING")
    }

    public func contains(_ user: UserID, in db: any Connection) async throws -> Bool { try await db.ask(contains(user)) }

    public func contains(_ user: UserID) -> Question<Bool> { .any("SELECT 1 FROM departed WHERE user_id = \(user.text)") }

    /// The ids of those who went since then, for the sweeps of what came to be while its person was being deleted: they run each minute, and
    /// need not look at everybody who is remembered.
    public static func ids(since limit: Instant) -> SQL { "SELECT user_id FROM departed WHERE departed_at >= \(limit)" }

    public func sweep(before limit: Instant, in database: any Database) async throws {
        try await database.sweep("departed", key: "user_id", where: "departed_at < \(limit)")
    }

    /// The table.
    /// - Parameter was: the id that the service gave it before migrations had modules.
    public static func migrations(was: Int? = nil) -> [Migration] {
        let table = Migration(
            module: "departed", number: 1, was: was, name: "create departed",
            statements: ["CREATE TABLE departed (user_id TEXT PRIMARY KEY, departed_at BIGINT NOT NULL)"])
        return [table, index]
    }

    /// For the profile service, whose first own migration made the table.
    public static let index = Migration(
        module: "departed", number: 2, name: "find the departed by age",
        statements: ["CREATE INDEX departed_age ON departed (departed_at)"])
}
