internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Who has files here, and how much room they have left.
enum OwnerStore {
    /// Makes the row of somebody who has nothing here yet, and locks it as `claim` does. Nobody who was deleted comes back.
    /// - Throws: `unauthenticated` for who was deleted.
    static func ensure(_ user: UserID, product: Product, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, created_at)
            SELECT \(user.text), \(product.rawValue), 0, 0, 0, \(now) WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(user.text))
            ON CONFLICT (user_id) DO NOTHING
            """)
        guard try await claim(user, in: db) else { throw APIError(.unauthenticated) }
    }

    /// Who came to have something here while they were being deleted. Asked for one by one by the keys of those who went lately: a
    /// join could as well walk all owners.
    static func departed(since limit: Instant, in db: any Connection) async throws -> [UserID] {
        try await db.query("""
            SELECT user_id FROM departed
            WHERE departed_at >= \(limit) AND (SELECT 1 FROM owners WHERE owners.user_id = departed.user_id) = 1 LIMIT 100
            """
        ).map { row throws(DatabaseError) in UserID(trusted: try row.get("user_id")) }
    }

    /// Locks the owner's row: until the transaction ends nobody else changes what they have. Locked before any other row, so that no two
    /// transactions wait for each other.
    /// - Returns: false when the owner is gone.
    static func claim(_ user: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("UPDATE owners SET used_bytes = used_bytes WHERE user_id = \(user.text)") == 1
    }

    enum Room: Sendable { case given, full, tooManyOpen }

    /// Promises room to an upload: one statement decides, whoever else asks at the same time.
    static func reserve(_ bytes: Int64, of user: UserID, policy: MediaPolicy, in db: any Connection) async throws -> Room {
        let changed = try await db.execute("""
            UPDATE owners SET reserved_bytes = reserved_bytes + \(bytes), open_uploads = open_uploads + 1
            WHERE user_id = \(user.text) AND used_bytes + reserved_bytes + \(bytes) <= \(policy.quotaBytes)
              AND open_uploads < \(policy.openUploads)
            """)
        if changed == 1 { return .given }
        let open =
            try await db.first("SELECT open_uploads FROM owners WHERE user_id = \(user.text)")?.get("open_uploads", as: Int64.self) ?? 0
        return open >= policy.openUploads ? .tooManyOpen : .full
    }

    /// Takes the promise back: the upload became a file, or nothing.
    static func release(_ bytes: Int64, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE owners SET reserved_bytes = reserved_bytes - \(bytes), open_uploads = open_uploads - 1 WHERE user_id = \(user.text)
            """)
    }

    /// - Returns: false when the owner is gone, or what is added does not fit.
    static func use(_ bytes: Int64, of user: UserID, limit: Int64, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE owners SET used_bytes = used_bytes + \(bytes) WHERE user_id = \(user.text) AND used_bytes + \(bytes) <= \(limit)
            """) == 1
    }

    static func free(_ bytes: Int64, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE owners SET used_bytes = used_bytes - \(bytes) WHERE user_id = \(user.text)")
    }

    /// The zone as it was last told; nil when it has to be asked for.
    static func zone(of user: UserID, in db: any Connection) async throws -> String? {
        try await db.first("SELECT timezone FROM owners WHERE user_id = \(user.text)")?.get("timezone", as: String?.self)
    }

    static func setZone(_ zone: String?, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE owners SET timezone = \(zone) WHERE user_id = \(user.text)")
    }

    static func delete(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM owners WHERE user_id = \(user.text)")
    }
}
