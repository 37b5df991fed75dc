import AppTesting
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TrainingService
import Wire

// What the tests of plans, sessions and statistics say often.

extension SecondIntakeAnswers {
    static func made(_ level: ExperienceLevel = .beginner, days: Int64 = 3, _ injuries: [Injury] = [.none]) -> SecondIntakeAnswers {
        SecondIntakeAnswers(
            age: Age(trusted: 28), weightKg: IntakeKilograms(trusted: 8500), heightCm: IntakeCentimetres(trusted: 17_500),
            experienceLevel: level, workoutFrequency: WorkoutFrequency(trusted: days), injuries: injuries, completedAt: .example)
    }
}

extension TrainingFixture {
    /// Somebody of FitCoach+ who trains in the gym to gain muscle; a beginner with the injuries, three days a week, if there are any.
    func trainee(_ injuries: Injury..., tier: Tier = .freemium) async throws -> Somebody {
        let somebody = try await somebody(.fitcoach) { if !injuries.isEmpty { $0.secondIntake = .made(.beginner, injuries) } }
        try await setTier(tier, of: somebody)
        return somebody
    }

    func setTier(_ tier: Tier, of somebody: Somebody) async throws {
        guard tier != .freemium else { return }
        try await tell(.entitlementChanged, about: somebody, facts: EventFacts(tier: tier, version: now.milliseconds))
    }

    /// The profile service says something new of somebody, and this one hears of it and is done with that.
    func change(_ somebody: Somebody, version: Int64 = 2, _ configure: (inout Profile) -> Void) async throws {
        var profile = Profile(
            userId: somebody.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
            nextStep: .home, version: version, updatedAt: now)
        profile.mainGoal = .muscleGain
        profile.workoutLocation = .gym
        configure(&profile)
        tell(profile)
        try await app.perform("takeOver", .object(["user": .string(somebody.id.text)]))
    }

    /// What was told of somebody, when all of it has arrived.
    func told(_ type: EventType, of somebody: Somebody) async throws -> [Event] {
        try await eventually("everything is delivered") {
            let left = try await rows("SELECT 1 FROM work WHERE kind = 'event:auth'")
            // A try that a busy machine let fail is made again in a moment of this clock, which stands still.
            if left > 0, try await rows("SELECT 1 FROM work WHERE kind = 'event:auth' AND due_at > \(now)") == left {
                app.clock.advance(by: .seconds(1))
                app.app.runtime.work.wake()
            }
            return left == 0
        }
        return auth.app.service.events.filter { $0.type == type && $0.user == somebody.id }
    }

    /// Coaching tells whose client somebody is now.
    func assign(_ coach: Somebody, to client: Somebody, _ number: Int64 = 1) async throws {
        try await tell(.coachAssigned, about: client, facts: EventFacts(version: number, coach: coach.id))
    }

    /// A coach gives somebody a plan with a day of these exercises, ten times four each.
    @discardableResult
    func coach(_ somebody: Somebody, _ exercises: String..., on weekday: Int64 = 1, warmUp: Int = 0) async throws -> TrainingPlan {
        let coach = try await self.somebody(.fitcoach, role: .coach)
        _ = try await somebody.client.answer(TrainingPlans.plan)
        try await assign(coach, to: somebody)
        let items = exercises.enumerated().map { place, exercise in
            CoachPlan.Item(
                phase: place < warmUp ? .warmUp : .main, exerciseId: ExerciseID(trusted: exercise), sets: Whole(trusted: 4),
                reps: Whole(trusted: 10), seconds: nil, restSeconds: Whole(trusted: 60))
        }
        let plan = CoachPlan(days: [
            CoachPlan.Day(weekday: Whole(trusted: weekday), title: .example, items: BoundedList(trusted: items))
        ])
        _ = try await coach.client.call(TrainingPlans.coachPlan, ClientParameters(client: somebody.id), plan)
        return try await somebody.plan
    }
}

extension Somebody {
    func generate(_ request: PlanRequest = PlanRequest()) async throws -> TrainingPlan {
        try await client.call(TrainingPlans.generate, request)
    }
    var plan: TrainingPlan { get async throws { try await client.call(TrainingPlans.plan) } }
    var today: TodaysPlan { get async throws { try await client.call(TrainingPlans.today) } }
    var stats: TrainingStats { get async throws { try await client.call(TrainingPlans.stats) } }

    func alternatives(_ item: PlanItem) async throws -> Alternatives {
        try await client.call(TrainingPlans.alternatives, PlanItemParameters(id: item.id), Nothing())
    }
    func substitute(_ item: PlanItem, _ exercise: ExerciseID, _ scope: SubstitutionScope? = nil) async throws -> Answer {
        try await client.answer(TrainingPlans.substitute, PlanItemParameters(id: item.id), Substitution(exerciseId: exercise, scope: scope))
    }
    func keep(_ item: PlanItem) async throws -> TrainingPlan {
        try await client.call(TrainingPlans.keep, PlanItemParameters(id: item.id), Nothing())
    }

    func start(
        _ id: TrainingSessionID, weekday: Int64? = nil, plan: TrainingPlanID? = nil, at: Instant? = nil
    ) async throws -> Answer {
        let new = NewTrainingSession(id: id, weekday: weekday.map { Whole(trusted: $0) }, planId: plan, startedAt: at)
        return try await client.answer(TrainingPlans.start, new)
    }
    func session(_ id: TrainingSessionID) async throws -> TrainingSession {
        try await client.call(TrainingPlans.session, TrainingSessionParameters(id: id), Nothing())
    }
    func tick(_ id: TrainingSessionID, _ item: PlanItemID, set: Int64, done: Bool? = nil) async throws -> Answer {
        try await client.answer(
            TrainingPlans.tickSet, TrainingSessionParameters(id: id), SetTick(item: item, set: Whole(trusted: set), done: done))
    }
    func tick(_ id: TrainingSessionID, _ item: PlanItemID, completed: Bool = true) async throws -> Answer {
        try await client.answer(
            TrainingPlans.tickItem, TrainingSessionItemParameters(id: id, item: item), ItemTick(completed: completed))
    }
    func complete(_ id: TrainingSessionID, at: Instant? = nil) async throws -> Answer {
        try await client.answer(TrainingPlans.complete, TrainingSessionParameters(id: id), SessionFinish(finishedAt: at))
    }
    func discard(_ id: TrainingSessionID) async throws -> Answer {
        try await client.answer(TrainingPlans.discard, TrainingSessionParameters(id: id), Nothing())
    }
    /// Begins and finishes the workout of a weekday, with one set ticked.
    func train(_ id: TrainingSessionID, weekday: Int64? = nil) async throws {
        for item in try await start(id, weekday: weekday).session().items.prefix(1) { _ = try await tick(id, item.item.id, set: 1) }
        _ = try await complete(id)
    }
}

extension Answer {
    func session() throws -> TrainingSession { try InputDecoder.decode(TrainingSession.self, from: body) }
    func plan() throws -> TrainingPlan { try InputDecoder.decode(TrainingPlan.self, from: body) }
}

extension TrainingSessionID {
    /// Ids as apps make them.
    static func number(_ number: Int) -> TrainingSessionID {
        let digits = String(number)
        return TrainingSessionID(trusted: "01960f3e-7b6a-7c3e-9d2a-" + String(repeating: "0", count: 12 - digits.count) + digits)
    }
}

extension TrainingPlan {
    var items: [PlanItem] { days.flatMap(\.items) }
    func day(_ weekday: Int64) -> PlanDay? { days.first { $0.weekday == weekday } }
    func item(_ exercise: String) -> PlanItem? { items.first { $0.exercise.id.text == exercise } }
}
