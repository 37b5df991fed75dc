internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Trials: one a person, for ever.
enum TrialStore {
    /// Begins somebody's trial, unless it has begun: whoever makes plans again does not begin again. FR-NUTRITION-06-a.
    static func begin(
        for user: UserID, on date: LocalDate, in zone: ZoneName, now: Instant, in db: any Connection
    ) async throws {
        try await db.enqueue("""
            INSERT INTO trials (user_id, started_at, start_date, timezone)
            VALUES (\(user.text), \(now), \(date.text), \(zone.text))
            ON CONFLICT (user_id) DO NOTHING
            """)
    }
}
