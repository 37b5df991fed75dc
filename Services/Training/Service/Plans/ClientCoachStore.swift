internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Who coaches whom, as coaching tells it.
enum ClientCoachStore {
    /// Takes the news unless something newer is known: each assignment of a client has a number above those before it.
    static func take(_ coach: UserID?, assignment: Int64, of client: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO client_coaches (user_id, coach_id, assignment) VALUES (\(client.text), \(coach?.text), \(assignment))
            ON CONFLICT (user_id) DO UPDATE SET coach_id = excluded.coach_id, assignment = excluded.assignment
            WHERE client_coaches.assignment < excluded.assignment
            """)
    }

    /// Whether somebody is known to be a client of this coach's. Of whom coaching told nothing yet, nobody is the coach.
    static func coaches(_ coach: UserID, client: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT 1 FROM client_coaches WHERE user_id = \(client.text) AND coach_id = \(coach.text)") != nil
    }
}
