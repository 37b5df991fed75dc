internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What people are told, numbered without gaps for each of them. Streams read it; they are woken after the transaction that wrote it.
struct Feed: Sendable {
    let hub: FeedHub

    init(runtime: ServiceRuntime) { hub = FeedHub(database: runtime.database, logger: runtime.logger) }

    /// Adds an event to the feeds of these people, in the caller's transaction.
    /// - Parameters:
    ///   - client: whose thread it is about.
    ///   - subject: a message's place in its thread, or a call's id.
    func tell(
        _ type: FeedEventType, to people: [UserID], about client: UserID?, subject: String? = nil, now: Instant, in db: any Connection
    ) async throws {
        // In one order everywhere, so that no two transactions wait for each other.
        for person in people.sorted(by: { $0.text.utf8.lexicographicallyPrecedes($1.text.utf8) }) {
            try await FeedStore.append(type, to: person, about: client, subject: subject, now: now, in: db)
        }
    }

    /// Has the streams of these people look at once, here and in other processes. Without it they look a little later.
    func wake(_ people: [UserID]) { hub.wake(people) }
}

/// An event as it is stored.
struct StoredFeedEvent: Sendable {
    let seq: Int64
    let type: FeedEventType
    let client: UserID?
    let subject: String?
}

enum FeedStore {
    /// Gives the event the person's next number. Whoever appends next waits for this transaction, so that numbers become visible in order.
    static func append(
        _ type: FeedEventType, to person: UserID, about client: UserID?, subject: String?, now: Instant, in db: any Connection
    ) async throws {
        let row = try await db.first("""
            INSERT INTO feeds (user_id, last_seq, first_seq)
            SELECT \(person.text), 1, 1 WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(person.text))
            ON CONFLICT (user_id) DO UPDATE SET last_seq = feeds.last_seq + 1 RETURNING last_seq
            """)
        guard let seq = try row?.get("last_seq", as: Int64.self) else { return }
        try await db.execute("""
            INSERT INTO feed (user_id, seq, type, client_id, subject, at)
            VALUES (\(person.text), \(seq), \(type.rawValue), \(client?.text), \(subject), \(now))
            """)
    }

    /// The oldest and the newest event that are kept; 1 and 0 before the first.
    static func span(of person: UserID, in db: any Connection) async throws -> (first: Int64, last: Int64) {
        guard let row = try await db.first("SELECT first_seq, last_seq FROM feeds WHERE user_id = \(person.text)") else { return (1, 0) }
        return (try row.get("first_seq"), try row.get("last_seq"))
    }

    /// The number of the newest event of each of these people; those without any are left out.
    static func last(of people: [UserID], in db: any Connection) async throws -> [(UserID, Int64)] {
        try await db.query("SELECT user_id, last_seq FROM feeds WHERE user_id IN (\(list: people.map(\.text)))").map { row throws(DatabaseError) in
            (UserID(trusted: try row.get("user_id")), try row.get("last_seq"))
        }
    }

    /// The number of the newest event; 0 before the first.
    static func last(of person: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT last_seq FROM feeds WHERE user_id = \(person.text)")?.get("last_seq") ?? 0
    }

    /// The events behind a number, in their order.
    static func list(after seq: Int64, of person: UserID, limit: Int64, in db: any Connection) async throws -> [StoredFeedEvent] {
        try await db.query("""
            SELECT seq, type, client_id, subject FROM feed WHERE user_id = \(person.text) AND seq > \(seq) ORDER BY seq LIMIT \(limit)
            """).map { row throws(DatabaseError) in
                StoredFeedEvent(
                    seq: try row.get("seq"), type: try row.requiredWord("type"),
                    client: try row.get("client_id", as: String?.self).map(UserID.init(trusted:)), subject: try row.get("subject"))
            }
    }
}
