internal import Contracts
internal import Storage
internal import Wire

/// Which welcome screens somebody has seen: a row each.
enum TutorialStore {
    static func flags(of id: UserID, in db: any Connection) async throws -> TutorialFlags {
        let rows = try await db.query("SELECT feature FROM tutorials WHERE user_id = \(id.text)")
        let seen = Set(try rows.map { try $0.get("feature", as: String.self) })
        func isSeen(_ tutorial: Tutorial) -> Bool { seen.contains(tutorial.rawValue) }
        return TutorialFlags(workout: isSeen(.workout), nutrition: isSeen(.nutrition), store: isSeen(.store), progress: isSeen(.progress))
    }

    /// Seeing a screen again changes nothing.
    static func see(_ tutorial: Tutorial, of id: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO tutorials (user_id, feature, seen_at) VALUES (\(id.text), \(tutorial.rawValue), \(now))
            ON CONFLICT (user_id, feature) DO NOTHING
            """)
    }

    static func reset(of id: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM tutorials WHERE user_id = \(id.text)")
    }
}
