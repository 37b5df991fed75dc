internal import Contracts
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// What this service knows of a person: what it needs of their profile, and where their streak stands.
struct Person: Sendable {
    let id: UserID
    let product: Product
    /// Grows with every change of them and of their days.
    let version: Int64
    var name: PersonName?
    var timezone: ZoneName
    var language: TextLanguage
    var pushEnabled: Bool
    var reminderTime: LocalTime
    /// The version of the profile that the values here were taken from.
    var profileVersion: Int64
    /// Nil until onboarding is complete.
    var plan: Plan?
    var calorieTarget: Int64?
    var proteinTarget: Int64?
    var waterTarget: Int64?
    /// In hundredths of a kilogram: when the plan began, now, and the target.
    var startWeight: Int64?
    var weight: Int64?
    var targetWeight: Int64?
    var progress: Progress
    /// When the next reminder is due.
    var reminderAt: Instant?

    struct Plan: Sendable {
        let id: PlanID
        let start: LocalDate
        let generator: String
    }

    /// Where the streak and the badges stand.
    struct Progress: Sendable {
        /// The last day whose outcome nothing can change any more; the streak below counts up to it.
        var fixedThrough: LocalDate?
        var streak: StreakState
        /// The longest streak ever shown, also before its days were fixed.
        var bestStreak: Int64 = 0
        var completedTasks: Int64 = 0
        var photos: Int64 = 0
        var perfectDays: Int64 = 0
    }
}

enum PersonStore {
    private static let columns: SQL = """
        user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator,
        calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest,
        streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version
        """

    static func find(_ id: UserID, in db: any Connection) async throws -> Person? {
        try await db.first("SELECT \(columns) FROM people WHERE user_id = \(id.text)").map(person)
    }

    /// - Parameter known: the same person as they were read before. Whatever of them changes has another version, so nothing else of the
    ///   row is looked at where that is the same.
    static func find(_ id: UserID, known: Person?, in db: any Connection) async throws -> Person? {
        try await db.first("SELECT \(columns) FROM people WHERE user_id = \(id.text)").map { row throws(DatabaseError) in
            if let known, known.version == (try row.get("version")) { return known }
            return try person(row)
        }
    }

    /// Locks the row: until the transaction ends, nobody else changes this person's days.
    static func claim(_ id: UserID, in db: any Connection) async throws -> Person? {
        try await db.first("UPDATE people SET version = version + 1 WHERE user_id = \(id.text) RETURNING \(columns)").map(person)
    }

    /// Adds somebody, unless they are there or were deleted.
    static func insert(_ id: UserID, product: Product, freezes: Int64, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO people (user_id, product, timezone, language, push_enabled, reminder_minute, profile_version, streak_current,
                                streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, version,
                                created_at)
            SELECT \(id.text), \(product.rawValue), 'UTC', 'en', 1, 450, 0, 0, 0, 0, \(freezes), 0, 0, 0, 0, 1, \(now)
            WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(id.text))
            ON CONFLICT (user_id) DO NOTHING
            """)
    }

    /// Writes back a claimed person.
    static func save(_ person: Person, in db: any Connection) async throws {
        let progress = person.progress
        try await db.enqueue("""
            UPDATE people SET
                name = \(person.name?.text), timezone = \(person.timezone.text), language = \(person.language.rawValue),
                push_enabled = \(person.pushEnabled), reminder_minute = \(person.reminderTime.minuteOfDay),
                profile_version = \(person.profileVersion), plan_id = \(person.plan?.id.text), plan_start = \(person.plan?.start.text),
                generator = \(person.plan?.generator), calorie_target = \(person.calorieTarget), protein_target = \(person.proteinTarget),
                water_target = \(person.waterTarget), start_weight = \(person.startWeight), weight = \(person.weight),
                target_weight = \(person.targetWeight), fixed_through = \(progress.fixedThrough?.text),
                streak_current = \(progress.streak.current), streak_longest = \(progress.streak.longest),
                streak_total = \(progress.streak.totalCompliantDays), freezes = \(progress.streak.freezes),
                best_streak = \(progress.bestStreak), completed_tasks = \(progress.completedTasks), photos = \(progress.photos),
                perfect_days = \(progress.perfectDays), reminder_at = \(person.reminderAt)
            WHERE user_id = \(person.id.text)
            """)
    }

    /// Deletes a person. The rows of other tables are deleted with theirs (`ON DELETE CASCADE`).
    static func purge(_ id: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM people WHERE user_id = \(id.text)")
    }

    /// Deletes people who were inserted while they were being deleted, of those who went since then.
    static func sweep(since limit: Instant, in database: any Database) async throws {
        try await database.sweep("people", key: "user_id", where: "user_id IN (\(Departures.ids(since: limit)))")
    }

    /// How many have a plan.
    static func planned(in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT COUNT(*) AS planned FROM people WHERE plan_id IS NOT NULL")?.get("planned") ?? 0
    }

    private static func person(_ row: Row) throws(DatabaseError) -> Person {
        guard let product: Product = try row.word("product"), let language: TextLanguage = try row.word("language"),
            let reminder = LocalTime(minuteOfDay: try row.get("reminder_minute"))
        else { throw .decoding(column: "product", reason: "missing") }
        return Person(
            id: UserID(trusted: try row.get("user_id")), product: product, version: try row.get("version"),
            name: try row.get("name", as: String?.self).map(PersonName.init(trusted:)),
            timezone: ZoneName(trusted: try row.get("timezone")), language: language, pushEnabled: try row.get("push_enabled"),
            reminderTime: reminder, profileVersion: try row.get("profile_version"), plan: try plan(row),
            calorieTarget: try row.get("calorie_target"), proteinTarget: try row.get("protein_target"),
            waterTarget: try row.get("water_target"), startWeight: try row.get("start_weight"), weight: try row.get("weight"),
            targetWeight: try row.get("target_weight"), progress: try progress(row), reminderAt: try row.get("reminder_at"))
    }

    private static func plan(_ row: Row) throws(DatabaseError) -> Person.Plan? {
        guard let id = try row.get("plan_id", as: String?.self), let start: LocalDate = try row.text("plan_start"),
            let generator = try row.get("generator", as: String?.self)
        else { return nil }
        return Person.Plan(id: PlanID(trusted: id), start: start, generator: generator)
    }

    private static func progress(_ row: Row) throws(DatabaseError) -> Person.Progress {
        Person.Progress(
            fixedThrough: try row.text("fixed_through"),
            streak: StreakState(
                current: try row.get("streak_current"), longest: try row.get("streak_longest"),
                totalCompliantDays: try row.get("streak_total"), freezes: try row.get("freezes")),
            bestStreak: try row.get("best_streak"), completedTasks: try row.get("completed_tasks"), photos: try row.get("photos"),
            perfectDays: try row.get("perfect_days"))
    }
}
