internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What this service knows of a person: what their plans follow from.
struct Person: Sendable {
    let id: UserID
    let product: Product
    /// The version of the profile that the values here were taken from; 0 until they were.
    var profileVersion: Int64
    var timezone: ZoneName
    var language: TextLanguage
    /// Nil until the first intake.
    var goal: MainGoal?
    var location: WorkoutLocation?
    /// Nil until the second intake.
    var second: Second?

    struct Second: Sendable, Equatable {
        let level: ExperienceLevel
        let days: Int64
        let injuries: [InjuryArea]
    }
}

/// People: one row each. Whatever belongs to a person goes with it.
enum PersonStore {
    private static let columns: SQL = """
        user_id, product, profile_version, timezone, language, goal, location, experience_level, workout_frequency, injuries
        """

    static func find(_ id: UserID, in db: any Connection) async throws -> Person? {
        try await db.first("SELECT \(columns) FROM people WHERE user_id = \(id.text)").map(person)
    }

    /// Adds somebody, unless they are there or were deleted.
    static func insert(_ id: UserID, product: Product, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO people (user_id, product, profile_version, timezone, language, changes, created_at)
            SELECT \(id.text), \(product.rawValue), 0, \(ProductPolicy.of(product).profiles.zone.text), 'en', 0, \(now)
            WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(id.text))
            ON CONFLICT (user_id) DO NOTHING
            """)
    }

    /// Takes over what the profile service says, unless something newer is known.
    /// - Returns: whether it was news.
    static func take(_ facts: TrainedPerson.Profile, language: TextLanguage, of id: UserID, in db: any Connection) async throws -> Bool {
        let second = facts.secondIntake
        return try await db.execute("""
            UPDATE people SET
                profile_version = \(facts.version), timezone = \(facts.timezone.text), language = \(language.rawValue),
                goal = \(facts.mainGoal?.rawValue), location = \(facts.workoutLocation?.rawValue),
                experience_level = \(second?.experienceLevel.rawValue), workout_frequency = \(second?.workoutFrequency.value),
                injuries = \(second.map { $0.injuries.compactMap { InjuryArea($0)?.rawValue }.joined(separator: " ") })
            WHERE user_id = \(id.text) AND profile_version < \(facts.version)
            """) == 1
    }

    /// Keeps everybody else from changing what belongs to this person until the transaction ends.
    /// - Throws: `unauthenticated` for somebody who has just been deleted.
    static func hold(_ id: UserID, in db: any Connection) async throws {
        guard try await isHeld(id, in: db) else { throw APIError(.unauthenticated) }
    }

    /// The same for somebody who is not the one who asks.
    /// - Returns: false when there is nobody.
    static func isHeld(_ id: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("UPDATE people SET changes = changes WHERE user_id = \(id.text)") == 1
    }

    /// The next number of a person's changes. The row stays locked until the transaction ends, so that numbers become visible in their
    /// order: who has read up to one of them has missed none before it.
    /// - Throws: `unauthenticated` for somebody who has just been deleted.
    static func nextChange(of id: UserID, in db: any Connection) async throws -> Int64 {
        let row = try await db.first("UPDATE people SET changes = changes + 1 WHERE user_id = \(id.text) RETURNING changes")
        guard let row else { throw APIError(.unauthenticated) }
        return try row.get("changes")
    }

    /// Deletes a person. The rows of other tables are deleted with theirs (`ON DELETE CASCADE`).
    static func purge(_ id: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM people WHERE user_id = \(id.text)")
    }

    /// Deletes people who were inserted while they were being deleted, of those who went since then.
    static func sweep(since limit: Instant, in database: any Database) async throws {
        try await database.sweep("people", key: "user_id", where: "user_id IN (\(Departures.ids(since: limit)))")
    }

    private static func person(_ row: Row) throws(DatabaseError) -> Person {
        Person(
            id: UserID(trusted: try row.get("user_id")), product: try row.requiredWord("product"),
            profileVersion: try row.get("profile_version"), timezone: ZoneName(trusted: try row.get("timezone")),
            language: try row.requiredWord("language"), goal: try row.word("goal"), location: try row.word("location"),
            second: try second(row))
    }

    private static func second(_ row: Row) throws(DatabaseError) -> Person.Second? {
        guard let level: ExperienceLevel = try row.word("experience_level"), let days = try row.get("workout_frequency", as: Int64?.self)
        else { return nil }
        let injuries = try row.get("injuries", as: String?.self) ?? ""
        return Person.Second(
            level: level, days: days, injuries: injuries.split(separator: " ").compactMap { InjuryArea(rawValue: String($0)) })
    }
}
