internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// What this service knows of a person: what their targets and plans follow from, and what they may use.
struct Person: Sendable {
    let id: UserID
    let product: Product
    /// Grows with every change of what belongs to them: what is rendered under it is never out of date.
    let changes: Int64
    /// The version of the profile that the values here were taken from; 0 until they were.
    var profileVersion: Int64
    var timezone: ZoneName
    var language: TextLanguage
    var gender: Gender?
    /// Nil until the first intake, and for people of GTSD.
    var goal: MainGoal?
    /// Nil until the second intake.
    var body: Body?
    /// GTSD's people: what their profile says.
    var told: ToldTargets?
    var tier: Tier
    /// Nil until the first plan.
    var trial: StartedTrial?

    struct Body: Sendable, Equatable {
        let age: Int64
        /// The newest of the profile's log.
        let weight: Kilograms
        let height: Centimetres
        /// Workouts a week.
        let workouts: Int64
    }

    struct ToldTargets: Sendable, Equatable {
        let kcal: Int64
        let proteinG: Int64
        let waterMl: Int64
        let formula: String
    }

    struct StartedTrial: Sendable, Equatable {
        let startedAt: Instant
        let startDate: LocalDate
        let timezone: ZoneName
    }
}

/// People: one row each. Whatever belongs to a person goes with it.
enum PersonStore {
    /// Somebody with their tier and trial, by one statement: every request asks for them.
    static func find(_ id: UserID, in db: any Connection) async throws -> Person? {
        try await db.first("""
            SELECT people.user_id, people.product, people.changes, people.profile_version, people.timezone, people.language, people.gender, people.goal,
                people.age, people.weight, people.height, people.workout_frequency, people.told_kcal, people.told_protein_g,
                people.told_water_ml, people.told_formula, entitlements.tier, trials.started_at, trials.start_date,
                trials.timezone AS trial_timezone
            FROM people
            LEFT JOIN entitlements ON entitlements.user_id = people.user_id
            LEFT JOIN trials ON trials.user_id = people.user_id
            WHERE people.user_id = \(id.text)
            """).map(person)
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
    static func take(_ facts: FedPerson.Profile, language: TextLanguage, of id: UserID, in db: any Connection) async throws -> Bool {
        let (body, told) = (facts.body, facts.told)
        return try await db.execute("""
            UPDATE people SET
                changes = changes + 1, profile_version = \(facts.version), timezone = \(facts.timezone.text), language = \(language.rawValue),
                gender = \(facts.gender?.rawValue), goal = \(facts.mainGoal?.rawValue), age = \(body?.age),
                weight = \(body?.weight.hundredths), height = \(body?.height.hundredths), workout_frequency = \(body?.workouts),
                told_kcal = \(told?.kcal), told_protein_g = \(told?.proteinG), told_water_ml = \(told?.waterMl),
                told_formula = \(told?.formula)
            WHERE user_id = \(id.text) AND profile_version < \(facts.version)
            """) == 1
    }

    /// Keeps everybody else from changing what belongs to this person until the transaction ends, and counts the change. Whatever writes
    /// something of theirs begins with this.
    /// - Throws: `unauthenticated` for somebody who has just been deleted.
    static func hold(_ id: UserID, in db: any Connection) async throws {
        guard try await isHeld(id, in: db) else { throw APIError(.unauthenticated) }
    }

    /// The same for somebody who is not the one who asks.
    /// - Returns: false when there is nobody.
    static func isHeld(_ id: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("UPDATE people SET changes = changes + 1 WHERE user_id = \(id.text)") == 1
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
            id: UserID(trusted: try row.get("user_id")), product: try row.requiredWord("product"), changes: try row.get("changes"),
            profileVersion: try row.get("profile_version"), timezone: ZoneName(trusted: try row.get("timezone")),
            language: try row.requiredWord("language"), gender: try row.word("gender"), goal: try row.word("goal"), body: try body(row),
            told: try told(row), tier: try row.word("tier") ?? .freemium, trial: try trial(row))
    }

    private static func body(_ row: Row) throws(DatabaseError) -> Person.Body? {
        guard let age = try row.get("age", as: Int64?.self), let weight = try row.get("weight", as: Int64?.self),
            let height = try row.get("height", as: Int64?.self), let workouts = try row.get("workout_frequency", as: Int64?.self)
        else { return nil }
        return Person.Body(age: age, weight: Kilograms(trusted: weight), height: Centimetres(trusted: height), workouts: workouts)
    }

    private static func told(_ row: Row) throws(DatabaseError) -> Person.ToldTargets? {
        guard let kcal = try row.get("told_kcal", as: Int64?.self), let protein = try row.get("told_protein_g", as: Int64?.self),
            let water = try row.get("told_water_ml", as: Int64?.self), let formula = try row.get("told_formula", as: String?.self)
        else { return nil }
        return Person.ToldTargets(kcal: kcal, proteinG: protein, waterMl: water, formula: formula)
    }

    private static func trial(_ row: Row) throws(DatabaseError) -> Person.StartedTrial? {
        guard let startedAt = try row.get("started_at", as: Instant?.self), let date: LocalDate = try row.text("start_date"),
            let zone = try row.get("trial_timezone", as: String?.self)
        else { return nil }
        return Person.StartedTrial(startedAt: startedAt, startDate: date, timezone: ZoneName(trusted: zone))
    }
}
