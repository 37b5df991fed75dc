internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

enum FeedSignalKind: String, Sendable {
    /// The person's feed goes on to `seq`.
    case news
    /// The other side of the client's thread writes.
    case typing
    case online, offline
}

/// What one process tells the others about somebody's streams.
struct FeedSignal: Sendable {
    let id: Int64
    let user: UserID
    /// Nil for one of a newer release.
    let kind: FeedSignalKind?
    let seq: Int64?
    let client: UserID?
}

enum FeedSignalStore {
    /// Tells processes other than this one that these people's feeds grew: nothing is written about people who do not listen there.
    static func tellNews(of people: [UserID], from process: String, now: Instant, in db: any Connection) async throws {
        guard !people.isEmpty else { return }
        try await db.enqueue("""
            INSERT INTO feed_signals (user_id, kind, seq, at)
            SELECT feeds.user_id, 'news', feeds.last_seq, \(now) FROM feeds WHERE feeds.user_id IN (\(list: people.map(\.text)))
            AND EXISTS (SELECT 1 FROM presence WHERE presence.user_id = feeds.user_id AND presence.process <> \(process))
            """)
    }

    /// Tells every process that somebody's other side writes, if they listen anywhere.
    static func tellTyping(to user: UserID, about client: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO feed_signals (user_id, kind, client_id, at) SELECT \(user.text), 'typing', \(client.text), \(now)
            WHERE EXISTS (SELECT 1 FROM presence WHERE user_id = \(user.text) AND until > \(now))
            """)
    }

    /// The number of the newest; 0 without any.
    static func last(in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT id FROM feed_signals ORDER BY id DESC LIMIT 1")?.get("id") ?? 0
    }

    static func list(after id: Int64, limit: Int64, in db: any Connection) async throws -> [FeedSignal] {
        try await db.query("SELECT id, user_id, kind, seq, client_id FROM feed_signals WHERE id > \(id) ORDER BY id LIMIT \(limit)").map {
            row throws(DatabaseError) in
            FeedSignal(
                id: try row.get("id"), user: UserID(trusted: try row.get("user_id")), kind: FeedSignalKind(rawValue: try row.get("kind")),
                seq: try row.get("seq"), client: try row.get("client_id", as: String?.self).map(UserID.init(trusted:)))
        }
    }

    static func sweep(before: Instant, in database: any Database) async throws {
        try await database.sweep("feed_signals", key: "id", where: "at < \(before)")
    }
}

/// How far signals were read. Their numbers are given out in order and become visible in any order, as their transactions end: behind a
/// gap they are read again until it is closed, or until it has been there for so long that nobody fills it.
struct FeedSignalPlace: Sendable {
    static let patience: Duration = .seconds(1)

    /// Everything up to here was seen.
    private(set) var settled: Int64
    private var seen: Set<Int64> = []
    private var gapSince: ContinuousClock.Instant?

    init(settled: Int64) { self.settled = settled }

    /// - Returns: whether a signal was not seen before.
    mutating func take(_ id: Int64) -> Bool { id > settled && seen.insert(id).inserted }

    /// Called after each reading.
    mutating func settle(now: ContinuousClock.Instant) {
        advance()
        guard let next = seen.min() else { return gapSince = nil }
        guard let since = gapSince else { return gapSince = now }
        guard since.duration(to: now) >= Self.patience else { return }
        settled = next - 1
        gapSince = nil
        advance()
    }

    private mutating func advance() {
        while seen.remove(settled + 1) != nil {
            settled += 1
            gapSince = nil
        }
    }
}
