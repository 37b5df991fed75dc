internal import Storage
internal import Wire

extension PersonStore {
    /// Keeps everybody else from changing what belongs to this person until the transaction ends, without changing the profile.
    /// - Throws: `unauthenticated` for somebody who has just been deleted.
    static func hold(_ id: UserID, in db: any Connection) async throws {
        let held = try await db.execute("UPDATE people SET updated_at = updated_at WHERE user_id = \(id.text)")
        guard held == 1 else { throw APIError(.unauthenticated) }
    }
}
