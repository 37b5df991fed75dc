internal import Contracts
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Who has which badges.
enum BadgeStore {
    /// A badge somebody has.
    struct Owned: Sendable {
        let earnedAt: Instant
        let seen: Bool
    }

    /// How many have each badge, of how many.
    struct Rarity: Sendable {
        let owners: [BadgeCode: Int64]
        let people: Int64

        func percent(of code: BadgeCode) -> Double { BadgeRule.rarity(owners: owners[code] ?? 0, people: people) }
    }

    /// Gives the badges somebody does not have yet. Of parallel calls, one gives a badge.
    /// - Parameters:
    ///   - codes: in the order of the catalogue.
    ///   - memory: is asked first: nearly always there is nothing new.
    /// - Returns: those this call gave, in the same order.
    static func award(
        _ codes: [BadgeCode], to user: UserID, _ memory: BadgeMemory, now: Instant, in db: any Connection
    ) async throws -> [BadgeCode] {
        guard !memory.has(codes, user) else { return [] }
        let known = try await owned(by: user, in: db)
        memory.keep(known, of: user, now: now)
        var new: [BadgeCode] = []
        for code in codes where known[code] == nil {
            let row = try await db.first("""
                INSERT INTO user_badges (user_id, code, earned_at) VALUES (\(user.text), \(code.rawValue), \(now))
                ON CONFLICT (user_id, code) DO NOTHING RETURNING code
                """)
            if row != nil { new.append(code) }
        }
        return new
    }

    static func owned(by user: UserID, in db: any Connection) async throws -> [BadgeCode: Owned] {
        var owned: [BadgeCode: Owned] = [:]
        for row in try await db.query("SELECT code, earned_at, seen_at FROM user_badges WHERE user_id = \(user.text)") {
            // One that only a later release gives is left out, as in every statement here.
            guard let code = BadgeCode(rawValue: try row.get("code")) else { continue }
            owned[code] = Owned(earnedAt: try row.get("earned_at"), seen: try row.get("seen_at", as: Instant?.self) != nil)
        }
        return owned
    }

    static func rarity(in db: any Connection) async throws -> Rarity {
        var owners: [BadgeCode: Int64] = [:]
        for row in try await db.query("SELECT code, COUNT(*) AS owners FROM user_badges GROUP BY code") {
            guard let code = BadgeCode(rawValue: try row.get("code")) else { continue }
            owners[code] = try row.get("owners")
        }
        return Rarity(owners: owners, people: try await PersonStore.planned(in: db))
    }

    /// Earned and not seen.
    static func unseen(of user: UserID, in db: any Connection) async throws -> Int64 {
        let row = try await db.first("SELECT COUNT(*) AS unseen FROM user_badges WHERE user_id = \(user.text) AND seen_at IS NULL")
        return try row?.get("unseen") ?? 0
    }

    /// A badge that was seen stays seen from the first time on.
    /// - Returns: false for a badge that was not earned.
    static func see(_ code: BadgeCode, of user: UserID, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE user_badges SET seen_at = COALESCE(seen_at, \(now)) WHERE user_id = \(user.text) AND code = \(code.rawValue)
            """) == 1
    }

    /// Shares an earned badge under a token, unless it was shared before.
    /// - Returns: the token it is shared under; nil for a badge that was not earned.
    static func share(_ code: BadgeCode, of user: UserID, under token: ShareToken, in db: any Connection) async throws -> ShareToken? {
        try await db.first("""
            UPDATE user_badges SET share_token = COALESCE(share_token, \(token.text))
            WHERE user_id = \(user.text) AND code = \(code.rawValue) RETURNING share_token
            """).map { ShareToken(trusted: try $0.get("share_token")) }
    }

    /// What is shared under a token.
    static func shared(under token: ShareToken, in db: any Connection) async throws -> BadgeCode? {
        try await db.first("SELECT code FROM user_badges WHERE share_token = \(token.text)").flatMap { row throws(DatabaseError) in
            BadgeCode(rawValue: try row.get("code"))
        }
    }
}
