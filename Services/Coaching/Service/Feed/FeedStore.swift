internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

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
        try await db.enqueue("""
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
        try await db.query("SELECT user_id, last_seq FROM feeds WHERE user_id IN (\(list: people.map(\.text)))").map {
            row throws(DatabaseError) in (UserID(trusted: try row.get("user_id")), try row.get("last_seq"))
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

    /// Forgets events from before `end`, a batch at a time: who asks for them is told to begin again.
    static func sweep(before end: Instant, in database: any Database) async throws {
        let batch: Int64 = 1000
        while true {
            let found = try await database.write { db -> Int in
                let old = try await db.query("SELECT user_id, seq FROM feed WHERE at < \(end) ORDER BY at LIMIT \(batch)").map {
                    row throws(DatabaseError) in (try row.get("user_id", as: String.self), try row.get("seq", as: Int64.self))
                }
                let newest = Dictionary(old, uniquingKeysWith: max)
                for (user, seq) in newest.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
                    try await db.enqueue("UPDATE feeds SET first_seq = \(seq + 1) WHERE user_id = \(user) AND first_seq <= \(seq)")
                    try await db.enqueue("DELETE FROM feed WHERE user_id = \(user) AND seq <= \(seq)")
                }
                return old.count
            }
            guard Int64(found) == batch else { return }
        }
    }
}
