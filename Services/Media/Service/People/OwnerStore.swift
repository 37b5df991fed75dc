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

    /// Promises room to an upload: one statement decides, whoever else asks at the same time. What videos under way will take is promised
    /// already.
    static func reserve(_ bytes: Int64, of user: UserID, policy: MediaPolicy, in db: any Connection) async throws -> Room {
        let changed = try await db.execute("""
            UPDATE owners SET reserved_bytes = reserved_bytes + \(bytes), open_uploads = open_uploads + 1
            WHERE user_id = \(user.text) AND used_bytes + reserved_bytes + \(bytes) + CAST((
                SELECT COALESCE(SUM(estimated_bytes), 0) FROM exports WHERE \(ExportStore.making(of: user))
              ) AS BIGINT) <= \(policy.quotaBytes)
              AND open_uploads < \(policy.openUploads)
            """)
        if changed == 1 { return .given }
        let open =
            try await db.first("SELECT open_uploads FROM owners WHERE user_id = \(user.text)")?.get("open_uploads", as: Int64.self) ?? 0
        return open >= policy.openUploads ? .tooManyOpen : .full
    }

    /// Counts announcements of files against what a day, by UTC, allows: one that is taken back has cost its rows all the same. One
    /// statement decides, whoever else asks at the same time. What fails after it in the transaction is not counted.
    /// - Throws: `rate_limited`, with when there are some again.
    static func announce(_ count: Int64, of user: UserID, policy: MediaPolicy, now: Instant, in db: any Connection) async throws {
        let day = self.day(now)
        let counted = try await db.execute("""
            UPDATE owners SET announced = CASE WHEN announced_day = \(day) THEN announced + \(count) ELSE \(count) END,
                announced_day = \(day)
            WHERE user_id = \(user.text)
              AND CASE WHEN announced_day = \(day) THEN announced ELSE 0 END + \(count) <= \(policy.announcementsPerDay)
            """)
        guard counted == 1 else { throw tooOften(now, policy) }
    }

    /// Refuses announcements that `announce` and `reserve` would refuse, without changing anything: before the store is asked for what they
    /// need. What passes may still be refused there.
    /// - Throws: `rate_limited`, `quota_exceeded`, `limit_reached`.
    static func foresee(
        _ uploads: Int64, _ bytes: Int64, announcing files: Int64, of user: UserID, policy: MediaPolicy, now: Instant, in db: any Connection
    ) async throws {
        let found = try await db.first("""
            SELECT open_uploads, CASE WHEN announced_day = \(day(now)) THEN announced ELSE 0 END AS announced,
                used_bytes + reserved_bytes + CAST((
                    SELECT COALESCE(SUM(estimated_bytes), 0) FROM exports WHERE \(ExportStore.making(of: user))
                ) AS BIGINT) AS taken
            FROM owners WHERE user_id = \(user.text)
            """)
        let open = try found?.get("open_uploads", as: Int64.self) ?? 0
        let announced = try found?.get("announced", as: Int64.self) ?? 0
        let taken = try found?.get("taken", as: Int64.self) ?? 0
        guard announced + files <= policy.announcementsPerDay else { throw tooOften(now, policy) }
        guard open + uploads <= policy.openUploads else { throw APIError(.limitReached) }
        guard taken + bytes <= policy.quotaBytes else { throw APIError(.quotaExceeded) }
    }

    /// In days since 1970.
    private static func day(_ now: Instant) -> Int64 { now.milliseconds / Duration.days(1).milliseconds }

    private static func tooOften(_ now: Instant, _ policy: MediaPolicy) -> APIError {
        APIError(
            .rateLimited, retryAfter: Instant(milliseconds: (day(now) + 1) * Duration.days(1).milliseconds) - now,
            detail: "\(policy.announcementsPerDay) files are announced in a day, by UTC; those that are taken back count.")
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

    /// What is used, and what is promised to uploads and to videos that are not done; nil for who has nothing here.
    static func room(of user: UserID, in db: any Connection) async throws -> (used: Int64, reserved: Int64)? {
        try await db.first("""
            SELECT used_bytes, reserved_bytes + CAST((
                SELECT COALESCE(SUM(estimated_bytes), 0) FROM exports WHERE \(ExportStore.making(of: user))
            ) AS BIGINT) AS reserved
            FROM owners WHERE user_id = \(user.text)
            """
        ).map { (used: try $0.get("used_bytes"), reserved: try $0.get("reserved")) }
    }

    /// What is known of somebody's zone.
    struct KnownZone: Sendable, Equatable {
        /// As it was last told; nil when it has to be asked for.
        let name: String?
        /// How often it was forgotten.
        let round: Int64
    }

    /// Nil for who has nothing here.
    static func zone(of user: UserID, in db: any Connection) async throws -> KnownZone? {
        try await db.first("SELECT timezone, zone_round FROM owners WHERE user_id = \(user.text)")
            .map { KnownZone(name: try $0.get("timezone"), round: try $0.get("zone_round")) }
    }

    /// Keeps a zone that was asked for in a round. One that was forgotten meanwhile may have been answered before it became another.
    static func keepZone(_ zone: String, of user: UserID, round: Int64, in db: any Connection) async throws {
        try await db.enqueue("UPDATE owners SET timezone = \(zone) WHERE user_id = \(user.text) AND zone_round = \(round)")
    }

    static func forgetZone(of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE owners SET timezone = NULL, zone_round = zone_round + 1 WHERE user_id = \(user.text)")
    }

    static func delete(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM owners WHERE user_id = \(user.text)")
    }
}
