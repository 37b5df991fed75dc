internal import Contracts
internal import Platform
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// What a demo of FitCoach+ shows of its person: both intakes answered four weeks ago, twelve weeks of weights that fall, two body scans, a
/// score that rose, and the badges of a month of training. Its training plan, meals and conversation are about the same person. FC-ADD-14.
struct DemoProfile: Sendable {
    let dependencies: ProfileDependencies

    private static let height: Int64 = 178_00
    private static let trained: Int64 = 28
    /// Three a week.
    private static let workouts: Int64 = 12
    /// Hundredths of a kilogram, from twelve weeks ago to yesterday, two a week.
    private static let weights: [Int64] = [
        86_40, 86_10, 86_20, 85_70, 85_50, 85_60, 85_10, 84_90, 84_60, 84_70, 84_30, 84_00, 83_90, 83_50, 83_60, 83_10, 82_90, 82_70, 82_80,
        82_40, 82_10, 81_90, 81_60, 81_40,
    ]

    /// Writes it for a day, if that was not done, in the caller's transaction. No service is told: nobody answered anything, and a demo
    /// takes no coach's place.
    func write(_ id: UserID, now: Instant, in db: any Connection) async throws {
        guard let person = try await dependencies.person(id, in: db), dependencies.policy(of: person).hasIntakes else { return }
        try await PersonStore.hold(id, in: db)
        let today = dependencies.today(of: person, now: now)
        guard try await DemoDays.begin(id, on: today, in: db) else { return }
        try await DemoProfileStore.clear(id, in: db)
        try await answer(person, now: now, in: db)
        try await weigh(id, today, now: now, in: db)
        try await score(id, now: now, in: db)
        try await train(id, now: now, in: db)
    }

    /// A workout every second or third day: each badge is of the day on which it was earned.
    private func train(_ id: UserID, now: Instant, in db: any Connection) async throws {
        for number in 0..<Self.workouts {
            let ago = Self.trained - 1 - number * 7 / 3
            try await ActivityStore.add(workouts: 1, streak: Self.trained - ago, of: id, at: now - .days(ago), in: db)
        }
    }

    /// Answers the intakes.
    private func answer(_ person: Person, now: Instant, in db: any Connection) async throws {
        try await ProfileWriter(dependencies: dependencies).change(person.id, now: now, in: db) { stored in
            let begun = now - .days(Self.trained)
            stored.profile.gender = .male
            stored.profile.mainGoal = .fatLoss
            stored.profile.workoutLocation = .gym
            stored.profile.firstIntakeCompletedAt = begun
            stored.profile.onboardingCompleted = true
            stored.profile.secondIntake = Self.second(at: begun)
            stored.profile.fitnessScore = Self.score(days: 3)
            stored.profile.weightKg = Self.weights.last.map { Kilograms(trusted: $0) }
            stored.profile.heightCm = Centimetres(trusted: Self.height)
        }
    }

    private static func second(at begun: Instant) -> SecondIntakeAnswers {
        SecondIntakeAnswers(
            age: Age(trusted: 31), weightKg: IntakeKilograms(trusted: 84_00), heightCm: IntakeCentimetres(trusted: height),
            experienceLevel: .intermediate, workoutFrequency: WorkoutFrequency(trusted: 3), injuries: [.lowerBack], completedAt: begun)
    }

    private static func score(days: Int64) -> Int64 {
        FitnessScoreRule.score(experience: .intermediate, frequency: WorkoutFrequency(trusted: days), injuries: [.lowerBack]).value
    }

    /// Weights on every third and fourth day in turn, and a scan four weeks ago and one this week.
    private func weigh(_ id: UserID, _ today: LocalDate, now: Instant, in db: any Connection) async throws {
        let last = Int64(Self.weights.count - 1)
        for (place, weight) in Self.weights.enumerated() {
            let ago = 1 + (last - Int64(place)) * 7 / 2
            let entry = WeightEntry(
                id: WeightID(trusted: dependencies.runtime.ids.next()), date: today - ago, weightKg: Kilograms(trusted: weight),
                enteredUnit: .kg, note: nil, createdAt: now - .days(ago))
            try await WeightStore.insert(entry, of: id, in: db)
        }
        let scans: [(ago: Int64, weight: Int64, fat: Int64, muscle: Int64)] = [
            (Self.trained, 84_00, 23_80, 60_70), (2, 81_40, 21_60, 60_90),
        ]
        for (ago, weight, fat, muscle) in scans {
            let metrics = InBodyMetrics(
                weightKg: Kilograms(trusted: weight), bodyFatPct: Percentage(trusted: fat), muscleMassKg: BodyMass(trusted: muscle),
                visceralFat: Hundredths(trusted: 9_00), bodyWaterPct: Percentage(trusted: 55_20))
            let scan = StoredScan(
                id: ScanID(trusted: dependencies.runtime.ids.next()), date: today - ago, metrics: metrics, note: nil,
                createdAt: now - .days(ago))
            try await ScanStore.insert(scan, of: id, in: db)
        }
    }

    /// It rose by the days that were trained more.
    private func score(_ id: UserID, now: Instant, in db: any Connection) async throws {
        for (days, ago) in [(2, Self.trained), (3, Self.trained / 2)] as [(Int64, Int64)] {
            try await ScoreStore.add(
                dependencies.runtime.ids.next(), value: Self.score(days: days), formula: FitnessScoreRule.formula, of: id,
                now: now - .days(ago), in: db)
        }
    }
}

/// Takes away what the demo showed on the day before. Writers hold the person's row.
enum DemoProfileStore {
    static func clear(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM weights WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM scans WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM scores WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM achievements WHERE user_id = \(user.text)")
        try await db.enqueue("UPDATE activity SET workouts = 0, longest_streak = 0 WHERE user_id = \(user.text)")
    }
}
