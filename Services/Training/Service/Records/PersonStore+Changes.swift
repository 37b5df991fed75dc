internal import Contracts
internal import Storage
internal import Wire

extension PersonStore {
    /// Takes all numbers of changes up to one. The caller holds the person.
    static func advance(to change: Int64, of id: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE people SET changes = \(change) WHERE user_id = \(id.text)")
    }

    /// The number of a person's last change.
    static func lastChange(of id: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT changes FROM people WHERE user_id = \(id.text)")?.get("changes") ?? 0
    }
}
