internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What this service knows of a person: a client or a coach.
struct Person: Sendable {
    let id: UserID
    let product: Product
    var name: PersonName?
    var timezone: ZoneName
    var language: TextLanguage
    /// Nil until the first intake.
    var goal: MainGoal?
    var tier: Tier
}

enum PersonStore {
    /// Somebody with their tier, by one statement: every request asks for them.
    static func find(_ id: UserID, in db: any Connection) async throws -> Person? {
        try await db.first("""
            SELECT people.user_id, people.product, people.name, people.timezone, people.language, people.goal, entitlements.tier
            FROM people LEFT JOIN entitlements ON entitlements.user_id = people.user_id
            WHERE people.user_id = \(id.text)
            """).map(person)
    }

    /// Adds somebody, unless they are there or were deleted.
    static func insert(_ id: UserID, product: Product, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO people (user_id, product, profile_version, timezone, language, created_at)
            SELECT \(id.text), \(product.rawValue), 0, \(ProductPolicy.of(product).profiles.zone.text), 'en', \(now)
            WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(id.text))
            ON CONFLICT (user_id) DO NOTHING
            """)
    }

    /// Takes over what the profile service says, unless something newer is known.
    /// - Returns: whether it was news.
    static func take(_ facts: CoachedPerson.Profile, language: TextLanguage, of id: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE people SET profile_version = \(facts.version), name = \(facts.name?.text), timezone = \(facts.timezone.text),
                language = \(language.rawValue), goal = \(facts.mainGoal?.rawValue)
            WHERE user_id = \(id.text) AND profile_version < \(facts.version)
            """) == 1
    }

    static func purge(_ id: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM people WHERE user_id = \(id.text)")
    }

    /// Deletes people who were inserted while they were being deleted, of those who went since then.
    static func sweep(since limit: Instant, in database: any Database) async throws {
        try await database.sweep("people", key: "user_id", where: "user_id IN (\(Departures.ids(since: limit)))")
    }

    private static func person(_ row: Row) throws(DatabaseError) -> Person {
        Person(
            id: UserID(trusted: try row.get("user_id")), product: try row.requiredWord("product"), name: try row.text("name"),
            timezone: ZoneName(trusted: try row.get("timezone")), language: try row.requiredWord("language"), goal: try row.word("goal"),
            tier: try row.word("tier") ?? .freemium)
    }
}
