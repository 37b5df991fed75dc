internal import Contracts
internal import JSONCoding
internal import ServiceKit
internal import Storage
internal import Wire

/// A person as every request needs them.
struct Person: Sendable {
    let id: UserID
    let product: Product
    let email: EmailAddress?
    /// Where they live; nil until they say so.
    let timezone: ZoneName?
    let language: TextLanguage?
    /// Grows with every change of their profile.
    let version: Int64
    var tier: Tier
}

/// A profile as it is stored, with what is not shown of it.
struct StoredProfile: Sendable {
    /// `tier`, `nextStep` and `partners` are filled in by whoever shows it.
    var profile: Profile
    var language: TextLanguage?
    /// Nil when the person never named a zone.
    var timezone: ZoneName?
    var onboardedAt: Instant?
    /// Calls with the coach that remain this month, once the coaching service said so.
    var callsRemaining: Int64?

    /// The language that a person chose before there was an account rides on `Accept-Language`; whoever never said another one is coached,
    /// reminded and mailed in it. FC-JOURNEY-01-a.
    mutating func keepLanguage(_ asked: Language) {
        if language == nil, asked == .arabic { language = .ar }
    }
}

/// People and their profiles: one row each.
enum PersonStore {
    static func find(_ id: UserID, in db: any Connection) async throws -> Person? {
        let row = try await db.first("SELECT product, email, timezone, language, version FROM people WHERE user_id = \(id.text)")
        guard let row else { return nil }
        guard let product: Product = try row.word("product") else { throw DatabaseError.decoding(column: "product", reason: "missing") }
        return Person(
            id: id, product: product, email: try row.get("email", as: String?.self).map(EmailAddress.init(trusted:)),
            timezone: try row.get("timezone", as: String?.self).map(ZoneName.init(trusted:)), language: try row.word("language"),
            version: try row.get("version"), tier: .freemium)
    }

    static func createdAt(of id: UserID, in db: any Connection) async throws -> Instant? {
        try await db.first("SELECT created_at FROM people WHERE user_id = \(id.text)")?.get("created_at")
    }

    /// Adds somebody, or what is not yet known of them; nobody who was deleted comes back.
    static func insert(
        _ id: UserID, product: Product, name: PersonName?, email: EmailAddress?, phone: SaudiMobile?, now: Instant, in db: any Connection
    ) async throws {
        try await db.enqueue("""
            INSERT INTO people (user_id, product, name, email, phone, version, created_at, updated_at)
            SELECT \(id.text), \(product.rawValue), \(name?.text), \(email?.text), \(phone?.text), 1, \(now), \(now)
            WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(id.text))
            ON CONFLICT (user_id) DO UPDATE
            SET email = COALESCE(people.email, excluded.email), phone = COALESCE(people.phone, excluded.phone),
                version = people.version + 1
            WHERE (people.email IS NULL AND excluded.email IS NOT NULL) OR (people.phone IS NULL AND excluded.phone IS NOT NULL)
            """)
    }

    /// Deletes a person. The rows of other tables are deleted with theirs (`ON DELETE CASCADE`).
    static func purge(_ id: UserID, now: Instant, in db: any Connection) async throws {
        try await Departures().note(id, now: now, in: db)
        try await db.enqueue("DELETE FROM people WHERE user_id = \(id.text)")
    }

    /// Deletes people who were inserted while they were being deleted, of those who went since then.
    static func sweep(since limit: Instant, in database: any Database) async throws {
        try await database.sweep("people", key: "user_id", where: "user_id IN (\(Departures.ids(since: limit)))")
    }

    private static let columns: SQL = """
        user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight,
        target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target,
        protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age,
        intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining,
        version, updated_at
        """

    static func profile(_ id: UserID, in db: any Connection) async throws -> StoredProfile? {
        try await db.first("SELECT \(columns) FROM people WHERE user_id = \(id.text)").map(stored)
    }

    /// The next people, by id, whose calorie target another formula left at its floor of 1200 or below: written out, as there is an index
    /// of them alone.
    static func outdated(formula: String, after id: String, in db: any Connection) async throws -> [UserID] {
        try await db.query("""
            SELECT user_id FROM people WHERE user_id > \(id) AND formula <> \(formula) AND calorie_target <= 1200
            ORDER BY user_id LIMIT 100
            """).map { UserID(trusted: try $0.get("user_id")) }
    }

    /// Locks the row for a change: the version grows, and until the transaction ends nobody else changes it.
    static func claim(_ id: UserID, now: Instant, in db: any Connection) async throws -> StoredProfile? {
        try await db.first("""
            UPDATE people SET version = version + 1, updated_at = \(now) WHERE user_id = \(id.text) RETURNING \(columns)
            """).map(stored)
    }

    /// Writes back a claimed row.
    static func save(_ stored: StoredProfile, in db: any Connection) async throws {
        let profile = stored.profile
        let second = profile.secondIntake
        try await db.enqueue("""
            UPDATE people SET
                name = \(profile.name?.text), avatar_id = \(profile.avatarId?.text), timezone = \(stored.timezone?.text),
                language = \(stored.language?.rawValue), date_of_birth = \(profile.dateOfBirth?.text), gender = \(profile.gender?.rawValue),
                primary_goal = \(profile.primaryGoal?.rawValue), target_weight = \(profile.targetWeightKg?.hundredths),
                target_date = \(profile.targetDate?.text), motivation = \(profile.motivation?.text),
                weight = \(profile.weightKg?.hundredths), height = \(profile.heightCm?.hundredths),
                activity_level = \(profile.activityLevel?.rawValue), diets = \(try profile.dietaryPreferences.map(JSONColumn.text)),
                allergies = \(try profile.allergies.map(JSONColumn.text)), meals_per_day = \(profile.mealsPerDay?.value),
                bmr = \(profile.bmr), tdee = \(profile.tdee), calorie_target = \(profile.calorieTarget),
                protein_target = \(profile.proteinTargetG), water_target = \(profile.waterTargetMl),
                projected_date = \(profile.projectedDate?.text), formula = \(profile.formula), onboarded_at = \(stored.onboardedAt),
                main_goal = \(profile.mainGoal?.rawValue), workout_location = \(profile.workoutLocation?.rawValue),
                first_intake_at = \(profile.firstIntakeCompletedAt), age = \(second?.age.value),
                intake_weight = \(second?.weightKg.hundredths), intake_height = \(second?.heightCm.hundredths),
                experience_level = \(second?.experienceLevel.rawValue), workout_frequency = \(second?.workoutFrequency.value),
                injuries = \(try second.map { try JSONColumn.text($0.injuries) }), second_intake_at = \(second?.completedAt),
                fitness_score = \(profile.fitnessScore), calls_remaining = \(stored.callsRemaining)
            WHERE user_id = \(profile.userId.text)
            """)
    }

    private static func stored(_ row: Row) throws(DatabaseError) -> StoredProfile {
        guard let product: Product = try row.word("product") else { throw .decoding(column: "product", reason: "missing") }
        let zone: ZoneName? = try row.get("timezone", as: String?.self).map(ZoneName.init(trusted:))
        let onboardedAt: Instant? = try row.get("onboarded_at")
        let firstIntakeAt: Instant? = try row.get("first_intake_at")
        var profile = Profile(
            userId: UserID(trusted: try row.get("user_id")), product: product, timezone: zone ?? ProductPolicy.of(product).profiles.zone, tier: .freemium,
            onboardingCompleted: onboardedAt != nil || firstIntakeAt != nil, nextStep: .home, version: try row.get("version"),
            updatedAt: try row.get("updated_at"))
        profile.name = try row.get("name", as: String?.self).map(PersonName.init(trusted:))
        profile.email = try row.get("email", as: String?.self).map(EmailAddress.init(trusted:))
        profile.phone = try row.get("phone", as: String?.self).map(SaudiMobile.init(trusted:))
        profile.avatarId = try row.get("avatar_id", as: String?.self).map(MediaID.init(trusted:))
        profile.dateOfBirth = try row.text("date_of_birth")
        profile.gender = try row.word("gender")
        profile.primaryGoal = try row.word("primary_goal")
        profile.targetWeightKg = try row.get("target_weight", as: Int64?.self).map(Kilograms.init(trusted:))
        profile.targetDate = try row.text("target_date")
        profile.motivation = try row.get("motivation", as: String?.self).map(Motivation.init(trusted:))
        profile.weightKg = try row.get("weight", as: Int64?.self).map(Kilograms.init(trusted:))
        profile.heightCm = try row.get("height", as: Int64?.self).map(Centimetres.init(trusted:))
        profile.activityLevel = try row.word("activity_level")
        profile.dietaryPreferences = try tags(row, "diets")
        profile.allergies = try tags(row, "allergies")
        profile.mealsPerDay = try row.get("meals_per_day", as: Int64?.self).map(MealsPerDay.init(trusted:))
        profile.bmr = try row.get("bmr")
        profile.tdee = try row.get("tdee")
        profile.calorieTarget = try row.get("calorie_target")
        profile.proteinTargetG = try row.get("protein_target")
        profile.waterTargetMl = try row.get("water_target")
        profile.projectedDate = try row.text("projected_date")
        profile.formula = try row.get("formula")
        profile.mainGoal = try row.word("main_goal")
        profile.workoutLocation = try row.word("workout_location")
        profile.firstIntakeCompletedAt = firstIntakeAt
        profile.secondIntake = try secondIntake(row)
        profile.fitnessScore = try row.get("fitness_score")
        return StoredProfile(
            profile: profile, language: try row.word("language"), timezone: zone, onboardedAt: onboardedAt,
            callsRemaining: try row.get("calls_remaining"))
    }

    private static func tags(_ row: Row, _ column: String) throws(DatabaseError) -> Tags? {
        guard let text = try row.get(column, as: String?.self) else { return nil }
        return text == "[]" ? Tags.none : try JSONColumn.value(Tags.self, text, column: column)
    }

    private static func secondIntake(_ row: Row) throws(DatabaseError) -> SecondIntakeAnswers? {
        guard let at = try row.get("second_intake_at", as: Instant?.self),
            let experience: ExperienceLevel = try row.word("experience_level")
        else { return nil }
        return SecondIntakeAnswers(
            age: Age(trusted: try row.get("age")), weightKg: IntakeKilograms(trusted: try row.get("intake_weight")),
            heightCm: IntakeCentimetres(trusted: try row.get("intake_height")), experienceLevel: experience,
            workoutFrequency: WorkoutFrequency(trusted: try row.get("workout_frequency")),
            injuries: try JSONColumn.value([Injury].self, try row.get("injuries"), column: "injuries"), completedAt: at)
    }
}
