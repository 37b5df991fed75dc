internal import Contracts
internal import Storage
internal import Wire

enum StackPurge {
    /// Everything of somebody who left, but for exports; the objects belong to their files and go with those.
    static func purge(_ user: UserID, in db: any Connection) async throws {
        // The layers go with their compositions.
        try await db.execute("DELETE FROM compositions WHERE owner = \(user.text)")
        try await db.execute("DELETE FROM media_items WHERE owner = \(user.text)")
        try await db.execute("DELETE FROM media_imports WHERE owner = \(user.text)")
        try await db.execute("DELETE FROM media_settings WHERE owner = \(user.text)")
    }
}
