internal import Storage
internal import Wire

extension PersonStore {
    /// Keeps everybody else from changing what belongs to this person until the transaction ends, without changing the profile.
    /// - Throws: `unauthenticated` for somebody who has just been deleted.
    static func hold(_ id: UserID, in db: any Connection) async throws {
        guard try await isHeld(id, in: db) else { throw APIError(.unauthenticated) }
    }

    /// The same for somebody who may be gone already.
    /// - Returns: whether they are there.
    static func isHeld(_ id: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("UPDATE people SET updated_at = updated_at WHERE user_id = \(id.text)") == 1
    }
}
