import AppTesting
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import TrainingService
import Wire

@Suite(.serialized) struct PlanTests {
    /// 2026-03-01 08:00 UTC, a Sunday.
    static let sunday = Instant(milliseconds: 1_772_352_000_000)
    /// What the note on homes says is at hand there.
    private static let home: Set<ExerciseEquipment> = [.bodyOnly, .band, .dumbbell, .exerciseBall, .foamRoll]

    @Test(.proves("FC-JOURNEY-08-c"), arguments: Engine.allCases)
    func withoutASecondIntakeThePlanIsGeneric(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.fitcoach) { ($0.mainGoal, $0.workoutLocation) = (.fatLoss, .home) }
            #expect(try await somebody.client.answer(TrainingPlans.plan).code == .notFound)
            #expect(try await somebody.client.answer(TrainingPlans.today).code == .notFound)
            let made = try await somebody.generate()
            #expect(made.basis == .generic && made.level == .beginner && made.goal == .fatLoss && made.version == 1)
            #expect(made.templateId == "fat-loss-home-beginner-3")
            #expect(made.days.map(\.weekday) == [1, 3, 5] && made.restDays == [2, 4, 6, 7])
            #expect(!made.items.isEmpty)
            #expect(made.items.allSatisfy { $0.exercise.equipment.map(Self.home.contains) ?? false })
            #expect(made.items.allSatisfy { $0.exercise.level == .beginner && $0.injuryConflict == nil })
            #expect(try await somebody.plan == made)

            let other = try await fixture.somebody(.fitcoach)
            let gym = try await other.generate()
            #expect(gym.items.contains { $0.exercise.equipment.map { !Self.home.contains($0) } ?? false })
        }
    }

    @Test func beforeTheFirstIntakeThereIsNothingToPlanFrom() async throws {
        try await TrainingFixture.run { fixture in
            let somebody = try await fixture.somebody(.fitcoach) { ($0.mainGoal, $0.workoutLocation) = (nil, nil) }
            #expect(try await somebody.client.answer(TrainingPlans.generate, PlanRequest()).code == .onboardingRequired)
            let lifter = try await fixture.somebody(.ironlift)
            #expect(try await lifter.client.answer(TrainingPlans.generate, PlanRequest()).code == .wrongProduct)
            #expect(try await lifter.client.answer(TrainingPlans.plan).code == .wrongProduct)
        }
    }

    @Test(.proves("FC-JOURNEY-08-b"), arguments: Engine.allCases)
    func theSecondIntakeDecidesLevelDaysAndWhatIsSpared(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let novice = try await fixture.somebody(.fitcoach) { $0.secondIntake = .made(.beginner, days: 2) }
            let expert = try await fixture.somebody(.fitcoach) { $0.secondIntake = .made(.advanced, days: 4) }
            let (first, second) = (try await novice.generate(), try await expert.generate())
            #expect(first.basis == .personalised && second.basis == .personalised)
            #expect(first.days.count == 2 && second.days.count == 4)
            #expect(first.level == .beginner && second.level == .advanced)
            #expect(Set(first.items.map(\.exercise.id)) != Set(second.items.map(\.exercise.id)))
            // Where nothing else is to be had than what loads the knee, the day goes without: only what it is built on may be marked.
            let sore = try await fixture.trainee(.knee, .shoulder).generate()
            #expect(sore.basis == .personalised)
            for day in sore.days {
                let main = day.items.filter { $0.phase == .main }
                #expect(main.dropFirst(2).allSatisfy { $0.injuryConflict == nil })
            }
        }
    }

    @Test(.proves("FR-WORKOUT-01-a", "FR-WORKOUT-01-b"), arguments: Engine.allCases)
    func todaysPlanHasNamesPicturesDosesAndPhases(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: Self.sunday) { fixture in
            let somebody = try await fixture.trainee()
            _ = try await somebody.generate()
            let english = try await somebody.today
            let arabic: TodaysPlan = try await somebody.client.with("Accept-Language", "ar").call(TrainingPlans.today)
            let (day, other) = (try #require(english.day), try #require(arabic.day))
            #expect(english.date.text == "2026-03-01" && !english.restDay && !english.completed && english.activeSessionId == nil)
            #expect(english.exerciseCount == Int64(day.items.count) && day.exerciseCount == english.exerciseCount)
            #expect(day.title == "Full body A" && other.title == "الجسم كامل (أ)")
            let shelf = try FixtureShelf.read()
            for (item, same) in zip(day.items, other.items) {
                #expect(item.exercise.name == shelf.name(of: item.exercise.id, .english))
                #expect(same.exercise.name == shelf.name(of: item.exercise.id, .arabic))
                #expect(item.exercise.imageUrl?.hasPrefix("http") == true)
                #expect(item.sets >= 1 && (item.reps == nil) != (item.seconds == nil) && !item.exercise.muscles.isEmpty)
                #expect(item.reason != same.reason)
            }
            let phases = day.items.map(\.phase)
            #expect(Set(phases) == [.warmUp, .main, .coolDown])
            let order: [PlanPhase: Int] = [.warmUp: 0, .main: 1, .coolDown: 2]
            #expect(phases.compactMap { order[$0] } == phases.compactMap { order[$0] }.sorted())
        }
    }

    @Test func theDayIsThatOfThePersonsZone() async throws {
        // Saturday 2026-02-28 20:59:59 UTC is a second before Sunday in Riyadh.
        try await TrainingFixture.run(start: Instant(milliseconds: 1_772_312_399_000)) { fixture in
            let somebody = try await fixture.trainee()
            _ = try await somebody.generate()
            let saturday = try await somebody.today
            #expect(saturday.date.text == "2026-02-28" && saturday.restDay && saturday.day == nil && saturday.exerciseCount == 0)
            fixture.app.clock.advance(by: .seconds(1))
            let sunday = try await somebody.today
            #expect(sunday.date.text == "2026-03-01" && !sunday.restDay && sunday.day?.weekday == 1)
        }
    }

    @Test(.proves("FC-MATRIX-workoutplans-freemium"), arguments: Engine.allCases)
    func freemiumGetsPlansThatAreReadyMade(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let (one, other) = (try await fixture.trainee(), try await fixture.trainee())
            let (first, second) = (try await one.generate(), try await other.generate())
            #expect(first.templateId == "muscle-gain-gym-beginner-3" && second.templateId == first.templateId)
            #expect(first.items.map(\.exercise.id) == second.items.map(\.exercise.id))
            let sore = try await fixture.trainee(.knee, .lowerBack).generate()
            #expect(sore.templateId == "muscle-gain-gym-beginner-3-knee-lower-back")
            let refusal = try await one.client.answer(TrainingPlans.generate, Self.custom)
            #expect(refusal.status == 403 && refusal.code == .tierRequired && refusal.json?["upgrade"] == "premium")
            // It is the same in every week.
            fixture.app.clock.advance(by: .days(7))
            #expect(try await one.generate() == first)
        }
    }

    @Test(arguments: Engine.allCases) func theSameWishInTheSameWeekIsTheSamePlan(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(tier: .premium)
            let made = try await parallel(20) { _ in try await somebody.generate() }
            #expect(Set(made.map(\.id)).count == 1 && made.allSatisfy { $0 == made[0] } && made[0].templateId == nil)
            #expect(try await fixture.rows("SELECT 1 FROM plans") == 1)
            fixture.app.clock.advance(by: .days(5))  // Saturday
            #expect(try await somebody.generate() == made[0])
            fixture.app.clock.advance(by: .days(1))  // Sunday
            let next = try await somebody.generate()
            #expect(next.id != made[0].id)
            #expect(try await fixture.rows("SELECT 1 FROM plans") == 2)
            #expect(try await fixture.rows("SELECT 1 FROM plans WHERE until_date IS NULL") == 1)
            #expect(try await fixture.rows("SELECT 1 FROM plan_items") == next.items.count)
        }
    }

    /// Each of them is told to the person's coach. What is there already is none, nor what follows the profile.
    @Test(arguments: Engine.allCases) func nobodyMakesPlansWithoutEnd(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(tier: .premium)
            func ask(_ number: Int) async throws -> Answer {
                try await somebody.client.answer(TrainingPlans.generate, number.isMultiple(of: 2) ? PlanRequest() : Self.custom)
            }
            for number in 1...50 {
                #expect(try await ask(number).status == 201, "\(number)")
                #expect(try await ask(number).status == 201, "\(number), which is there")
            }
            let refused = try await ask(51)
            #expect(refused.status == 409 && refused.code == .limitReached && refused.json?["retryAfter"]?.integer == 86_400)
            #expect(refused.json?["message"]?.string == "You have done this as often as a day allows. Try again later.")
            let plan = try await somebody.plan
            #expect(try await ask(50).plan() == plan)
            try await fixture.change(somebody) { $0.secondIntake = .made(days: 5) }
            #expect(try await somebody.plan.days.count == 5)
            // To the millisecond: 24 hours after the first of them.
            fixture.app.clock.advance(by: .hours(24) - .milliseconds(1))
            #expect(try await ask(51).code == .limitReached)
            fixture.app.clock.advance(by: .milliseconds(1))
            #expect(try await ask(51).status == 201)
        }
    }

    @Test(arguments: Engine.allCases) func onlyOnePlanIsTheCurrentOne(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(tier: .premium)
            let answers = try await parallel(30) { index in
                try await somebody.client.answer(TrainingPlans.generate, index.isMultiple(of: 2) ? PlanRequest() : Self.custom)
            }
            #expect(answers.allSatisfy { $0.status == 201 })
            // All of them began on this day, so that none but the last is kept.
            #expect(try await fixture.rows("SELECT 1 FROM plans") == 1)
            let plan = try await somebody.plan
            #expect(try await fixture.rows("SELECT 1 FROM plan_items") == plan.items.count)
        }
    }

    @Test(
        .proves("FR-WORKOUT-06-a", "FR-WORKOUT-06-b", "FC-MATRIX-workoutplans-premium", "FC-MATRIX-workoutplans-smart"),
        arguments: Engine.allCases)
    func customPlansFollowTheFourWishesAndNeedPremium(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let free = try await fixture.trainee()
            let refusal = try await free.client.answer(TrainingPlans.generate, Self.custom)
            #expect(refusal.status == 403 && refusal.code == .tierRequired && refusal.json?["upgrade"] == "premium")
            #expect(try await free.client.answer(TrainingPlans.generate, PlanRequest()).status == 201)
            for tier in [Tier.premium, .smartPremium] {
                let somebody = try await fixture.trainee(tier: tier)
                let made = try await somebody.generate(Self.custom)
                #expect(made.basis == .custom && made.level == .intermediate && made.days.count == 4)
                #expect(made.items.allSatisfy { [.dumbbell, .bodyOnly].contains($0.exercise.equipment) })
                let core = made.items.filter { $0.exercise.category == .core }
                #expect(made.days.allSatisfy { day in core.contains { item in day.items.contains { $0.id == item.id } } })
                #expect(core.contains { $0.reason == "You want to train your core more." })
            }
            let missing = try await free.client.answer(TrainingPlans.generate, PlanRequest(mode: .custom))
            #expect(missing.fields == ["days required", "level required", "equipment required", "focus required"])
            let somebody = try await fixture.trainee(tier: .premium)
            let vague = PlanRequest(
                mode: .custom, days: WorkoutFrequency(trusted: 4), level: .beginner, equipment: [], focus: [.core, .other])
            #expect(try await somebody.client.answer(TrainingPlans.generate, vague).fields == ["focus.1 not_allowed"])
        }
    }

    /// Nothing makes that plan again: what is not known when it is made is never heeded.
    @Test(arguments: Engine.allCases) func aWishRightAfterTheSecondIntakeKnowsTheInjuries(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(tier: .premium)
            #expect(try await somebody.generate(Self.barbell).item("barbell-squat")?.injuryConflict == nil)
            fixture.app.clock.advance(by: .days(7))
            var profile = Profile(
                userId: somebody.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .premium,
                onboardingCompleted: true, nextStep: .home, version: 2, updatedAt: fixture.now)
            (profile.mainGoal, profile.workoutLocation) = (.muscleGain, .gym)
            profile.secondIntake = .made(.beginner, [.knee])
            fixture.tell(profile)
            let plan = try await somebody.generate(Self.barbell)
            #expect(plan.item("barbell-squat")?.injuryConflict == .knee)
        }
    }

    @Test func aWishIsPlannedThoughTheProfileServiceDoesNotAnswer() async throws {
        try await TrainingFixture.run(configure: { $0.profileURL = "http://127.0.0.1:9" }) { fixture in
            let somebody = fixture.signIn(.fitcoach)
            try await fixture.tell(.userCreated, about: somebody)
            try await fixture.setTier(.premium, of: somebody)
            _ = try await fixture.app.database.write { db in
                try await db.execute("UPDATE people SET goal = 'muscle_gain', location = 'gym'")
            }
            #expect(try await somebody.generate(Self.barbell).basis == .custom)
        }
    }

    private static let barbell = PlanRequest(
        mode: .custom, days: WorkoutFrequency(trusted: 2), level: .beginner, equipment: [.barbell], focus: [])
    private static let custom = PlanRequest(
        mode: .custom, days: WorkoutFrequency(trusted: 4), level: .intermediate, equipment: [.dumbbell, .bodyOnly], focus: [.core])
}
