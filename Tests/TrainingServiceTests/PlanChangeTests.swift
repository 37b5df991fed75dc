import AppTesting
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What profile and coaching tell, and what coaches write.
@Suite(.serialized) struct PlanChangeTests {
    @Test(.proves("FC-JOURNEY-07-i"), arguments: Engine.allCases)
    func theSecondIntakeMakesThePlanAgainAndMarksWhatItMayWorsen(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee()
            let generic = try await somebody.generate()
            #expect(generic.basis == .generic && generic.items.allSatisfy { $0.injuryConflict == nil })

            try await fixture.change(somebody) { $0.secondIntake = .made(.beginner, [.none]) }
            let sound = try await somebody.plan
            #expect(sound.basis == .personalised && sound.id != generic.id && sound.items.allSatisfy { $0.injuryConflict == nil })

            try await fixture.change(somebody, version: 3) { $0.secondIntake = .made(.beginner, [.knee]) }
            let sore = try await somebody.plan
            #expect(sore.id != sound.id)
            #expect(sore.item("barbell-squat")?.injuryConflict == .knee)
            #expect(sore.items.allSatisfy { ($0.injuryConflict == .knee) == $0.exercise.stresses.contains(.knee) })

            // What a plan does not follow from leaves it alone, and so does what is known already.
            try await fixture.change(somebody, version: 4) {
                $0.secondIntake = .made(.beginner, [.knee])
                $0.timezone = ZoneName(trusted: "Europe/London")
            }
            try await fixture.change(somebody, version: 2) { $0.secondIntake = .made(.advanced, days: 5) }
            #expect(try await somebody.plan == sore)
        }
    }

    @Test(arguments: Engine.allCases) func theFirstIntakeMakesTheDefaultPlanWithoutAnotherQuestion(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.somebody(.fitcoach) { ($0.mainGoal, $0.workoutLocation) = (nil, nil) }
            try await fixture.change(somebody, version: 2) { ($0.mainGoal, $0.workoutLocation) = (nil, nil) }
            #expect(try await somebody.client.answer(TrainingPlans.plan).code == .notFound)
            #expect(try await somebody.client.answer(TrainingPlans.today).code == .notFound)
            try await fixture.change(somebody, version: 3) { _ in }
            let plan = try await somebody.plan
            #expect(plan.basis == .generic && plan.templateId == "muscle-gain-gym-beginner-3" && plan.version == 1)
            // Who asks for it has it already, and hearing of the intake twice changes nothing.
            try await fixture.change(somebody, version: 3) { _ in }
            #expect(try await somebody.generate() == plan)
            let lifter = try await fixture.somebody(.ironlift)
            try await fixture.app.perform("takeOver", .object(["user": .string(lifter.id.text)]))
            #expect(try await fixture.rows("SELECT 1 FROM plans") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func twentyCallersAndTheEventMakeOnePlan(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            for tier in [Tier.freemium, .premium] {
                let somebody = try await fixture.trainee(tier: tier)
                let made = try await parallel(24) { index -> TrainingPlan? in
                    if index.isMultiple(of: 6) {
                        try await fixture.app.perform("takeOver", .object(["user": .string(somebody.id.text)]))
                        return nil
                    }
                    return try await somebody.generate()
                }
                let plan = try await somebody.plan
                #expect(made.allSatisfy { $0 == nil || $0 == plan } && made.compactMap(\.self).count == 20)
                #expect(try await fixture.rows("SELECT 1 FROM plans WHERE user_id = \(somebody.id.text)") == 1)
            }
        }
    }

    @Test(arguments: Engine.allCases) func aPlanThatACoachOrAWishMakesMeanwhileStays(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let wish = PlanRequest(mode: .custom, days: WorkoutFrequency(trusted: 2), level: .beginner, equipment: [.barbell], focus: [])
            for version in 1...4 {
                let somebody = try await fixture.trainee(tier: .premium)
                _ = try await parallel(2) { index in
                    if index == 0 {
                        try await fixture.change(somebody, version: Int64(version) + 1) { $0.secondIntake = .made() }
                    } else {
                        _ = try await somebody.generate(wish)
                    }
                }
                #expect(try await somebody.plan.basis == .custom)
            }
        }
    }

    /// Whatever else the profile says: somebody weighs themselves every morning.
    @Test(arguments: Engine.allCases) func anotherTierReplacesNoPlanUntilItIsAskedFor(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(.knee)
            let made = try await somebody.generate()
            let squat = try #require(made.item("barbell-squat"))
            let chosen = try #require(try await somebody.alternatives(squat).items.first).id
            let changed = try await somebody.substitute(squat, chosen).plan()
            func weigh(_ version: Int64) async throws {
                try await fixture.change(somebody, version: version) {
                    $0.secondIntake = .made(.beginner, [.knee])
                    $0.weightKg = Kilograms(trusted: 8400 - version)
                }
            }
            try await fixture.setTier(.premium, of: somebody)
            try await weigh(2)
            #expect(try await somebody.plan == changed)
            let own = try await somebody.generate()
            #expect(own.id != made.id && own.templateId == nil)

            fixture.app.clock.advance(by: .minutes(1))
            try await fixture.tell(
                .entitlementChanged, about: somebody, facts: EventFacts(tier: .freemium, version: fixture.now.milliseconds))
            try await weigh(3)
            #expect(try await somebody.plan == own)
            #expect(try await somebody.generate().templateId == made.templateId)
        }
    }

    @Test func anEventOfTheProfileReachesThePlan() async throws {
        try await TrainingFixture.run { fixture in
            let somebody = try await fixture.trainee()
            _ = try await somebody.generate()
            var profile = Profile(
                userId: somebody.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium,
                onboardingCompleted: true, nextStep: .home, version: 2, updatedAt: fixture.now)
            (profile.mainGoal, profile.workoutLocation) = (.muscleGain, .gym)
            profile.secondIntake = .made(.intermediate, days: 4)
            fixture.tell(profile)
            try await fixture.tell(.profileChanged, about: somebody)
            try await eventually("a personal plan") { try await somebody.plan.basis == .personalised }
            #expect(try await somebody.plan.days.count == 4)
        }
    }

    @Test func whatSomebodyAskedForIsMarkedButStays() async throws {
        try await TrainingFixture.run { fixture in
            let somebody = try await fixture.trainee(tier: .premium)
            let request = PlanRequest(
                mode: .custom, days: WorkoutFrequency(trusted: 2), level: .beginner, equipment: [.barbell], focus: [])
            let made = try await somebody.generate(request)
            #expect(made.item("barbell-squat")?.injuryConflict == nil)
            try await fixture.change(somebody) { $0.secondIntake = .made(.beginner, [.lowerBack]) }
            let plan = try await somebody.plan
            #expect(plan.id == made.id && plan.basis == .custom)
            #expect(plan.item("barbell-squat")?.injuryConflict == .lowerBack)
        }
    }

    @Test(.proves("FC-JOURNEY-08-d", "FR-HOME-04-a"), arguments: Engine.allCases)
    func afterACallTheCoachsPlanTakesThePlaceOfTheGenericOne(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let coach = try await fixture.somebody(.fitcoach, role: .coach)
            let generic = try await somebody.generate()
            try await fixture.tell(.callBooked, about: somebody, facts: EventFacts(count: 0))
            let waiting = try await somebody.plan
            #expect(waiting.basis == .coachPending && waiting.id == generic.id)
            #expect(waiting.items.map(\.exercise.id) == generic.items.map(\.exercise.id))

            #expect(try await Self.put(Self.plan, for: somebody, by: somebody).code == .roleRequired)
            #expect(try await Self.put(Self.plan, for: somebody, by: coach).code == .notFound, "nobody has said yet whose client it is")
            try await fixture.assign(coach, to: somebody)
            let answer = try await Self.put(Self.plan, for: somebody, by: coach)
            #expect(answer.status == 200)
            let made = try await somebody.plan
            #expect(made.basis == .coach && made.days.map(\.weekday) == [1, 4] && made.days.map(\.title) == ["Strong start", "Again"])
            #expect(made.items.allSatisfy { $0.reason == "Your coach chose it." })
            // Five exercises of four sets of twelve: each takes 4 × (12 × 4 s + 72 s) and a minute to the next, 540 s; 2,700 s in all.
            let today = try await somebody.today
            #expect(today.exerciseCount == 5 && today.estimatedMinutes == 45 && today.day?.title == "Strong start")
            // It goes only by somebody's own word.
            #expect(try await somebody.client.answer(TrainingPlans.generate, PlanRequest()).code == .coachPlan)
            #expect(try await somebody.plan.id == made.id)
            // The same again is the same plan; another one is another.
            #expect(try await Self.put(Self.plan, for: somebody, by: coach).plan() == made)
            #expect(try await Self.put(CoachPlan(days: [Self.day(2)]), for: somebody, by: coach).plan().id != made.id)
            #expect(try await somebody.generate(PlanRequest(replacesCoachPlan: true)).basis != .coach)
        }
    }

    /// FC-ADD-05: who was somebody's coach, or is anybody's else, writes nothing for them.
    @Test(arguments: Engine.allCases)
    func afterAHandOverOnlyTheNewCoachWrites(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee()
            let (old, new) = (try await fixture.somebody(.fitcoach, role: .coach), try await fixture.somebody(.fitcoach, role: .coach))
            _ = try await somebody.generate()
            try await fixture.assign(old, to: somebody, 1)
            #expect(try await Self.put(Self.plan, for: somebody, by: new).code == .notFound)
            #expect(try await Self.put(Self.plan, for: somebody, by: old).status == 200)
            try await fixture.assign(new, to: somebody, 2)
            #expect(try await Self.put(Self.plan, for: somebody, by: old).code == .notFound)
            #expect(try await Self.put(Self.plan, for: somebody, by: new).status == 200)
        }
    }

    /// The coach's app sends the plan again after an answer that it did not get. FR-WORKOUT-05-e.
    @Test(arguments: Engine.allCases)
    func aPlanThatIsSentAgainLeavesWhatTheClientReplaced(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(.knee)
            let coach = try await fixture.somebody(.fitcoach, role: .coach)
            _ = try await somebody.generate()
            try await fixture.assign(coach, to: somebody)
            let made = try await Self.put(Self.plan, for: somebody, by: coach).plan()
            let squat = try #require(made.item("barbell-squat"))
            let chosen = try #require(try await somebody.alternatives(squat).items.first).id
            let changed = try await somebody.substitute(squat, chosen).plan()
            #expect(try await Self.put(Self.plan, for: somebody, by: coach).plan() == changed)
            #expect(try await somebody.plan.items.first { $0.id == squat.id }?.originalExerciseId == squat.exercise.id)
        }
    }

    @Test func aDayBeginsWithItsWarmUp() async throws {
        try await TrainingFixture.run { fixture in
            let somebody = try await fixture.trainee()
            let coach = try await fixture.somebody(.fitcoach, role: .coach)
            _ = try await somebody.generate()
            try await fixture.assign(coach, to: somebody)
            func day(_ reps: Int64) -> CoachPlan {
                CoachPlan(days: [
                    CoachPlan.Day(
                        weekday: Whole(trusted: 1), title: .example,
                        items: [
                            Self.item("cat-stretch", .coolDown), Self.item("barbell-curl"), Self.item("arm-circles", .warmUp),
                            Self.item("inverted-row", reps: reps),
                        ])
                ])
            }
            #expect(try await Self.put(day(0), for: somebody, by: coach).fields == ["days.0.items.3.reps out_of_range"])
            let plan = try await Self.put(day(1), for: somebody, by: coach).plan()
            #expect(plan.items.map(\.exercise.id.text) == ["arm-circles", "barbell-curl", "inverted-row", "cat-stretch"])
        }
    }

    @Test(arguments: Engine.allCases) func aCallBookedBeforeThePlanIsRemembered(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee()
            try await fixture.tell(.callBooked, about: somebody)
            try await fixture.tell(.callBooked, about: somebody)
            #expect(try await somebody.generate().basis == .coachPending)
            // A personal plan is better than a generic one, also for who waits.
            try await fixture.change(somebody) { $0.secondIntake = .made() }
            #expect(try await somebody.plan.basis == .personalised)
        }
    }

    @Test(arguments: Engine.allCases) func aCallThatIsNotHeldEndsTheWaiting(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee()
            #expect(try await somebody.generate().basis == .generic)
            try await fixture.tell(.callBooked, about: somebody)
            #expect(try await somebody.plan.basis == .coachPending)
            try await fixture.tell(.callCancelled, about: somebody)
            #expect(try await somebody.plan.basis == .generic)
            // News of an older one that come late end nothing.
            let before = fixture.app.clock.now()
            fixture.app.clock.advance(by: .minutes(1))
            try await fixture.tell(.callBooked, about: somebody)
            try await fixture.app.tell(.callCancelled, about: somebody.id, of: .fitcoach, at: before)
            #expect(try await somebody.plan.basis == .coachPending)
        }
    }

    /// Events arrive in any order, and each may come twice.
    @Test(arguments: Engine.allCases) func aCallWhoseEndIsToldBeforeItsBookingBeginsNoWaiting(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let (known, unknown) = (try await fixture.trainee(), try await fixture.trainee())
            #expect(try await known.generate().basis == .generic)
            let (booked, cancelled) = (fixture.now, fixture.now + .minutes(1))
            for somebody in [known, unknown] {
                try await fixture.tell(.callCancelled, about: somebody, at: cancelled)
                for _ in 1...2 { try await fixture.tell(.callBooked, about: somebody, at: booked) }
                #expect(try await somebody.generate().basis == .generic)
                // Another one, which is held.
                try await fixture.tell(.callBooked, about: somebody, at: cancelled + .minutes(1))
                #expect(try await somebody.plan.basis == .coachPending)
            }
        }
    }

    /// Coaching's clock is a second ahead of this one.
    @Test(arguments: Engine.allCases) func theCoachsPlanEndsTheWaitingThatWasToldAndIsToldAgain(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee()
            let coach = try await fixture.somebody(.fitcoach, role: .coach)
            _ = try await somebody.generate()
            try await fixture.assign(coach, to: somebody)
            let booked = fixture.now + .seconds(1)
            try await fixture.tell(.callBooked, about: somebody, at: booked)
            #expect(try await Self.put(Self.plan, for: somebody, by: coach).status == 200)
            try await fixture.tell(.callBooked, about: somebody, at: booked)
            #expect(try await somebody.generate(PlanRequest(replacesCoachPlan: true)).basis == .generic)
        }
    }

    @Test func coachesWriteForClientsAndWithExercisesThatExist() async throws {
        try await TrainingFixture.run { fixture in
            let coach = try await fixture.somebody(.fitcoach, role: .coach)
            let somebody = try await fixture.trainee()
            let unknown = CoachPlan(days: [
                CoachPlan.Day(weekday: Whole(trusted: 1), title: .example, items: [Self.item("barbell-squat"), Self.item("flying")])
            ])
            _ = try await somebody.generate()
            try await fixture.assign(coach, to: somebody)
            #expect(try await Self.put(unknown, for: somebody, by: coach).fields == ["days.0.items.1.exerciseId unavailable"])
            let lifter = try await fixture.somebody(.ironlift)
            _ = try await lifter.client.answer(TrainingPlans.plan)
            #expect(try await Self.put(Self.plan, for: lifter, by: coach).code == .notFound)
            let stranger = fixture.signIn(.fitcoach)
            #expect(try await Self.put(Self.plan, for: stranger, by: coach).code == .notFound)
        }
    }

    /// A coach reads what a plan has to heed before writing one, and the plan that is followed; of nobody but their own clients.
    @Test(arguments: Engine.allCases)
    func aCoachReadsWhatAClientTrainsForAndHowTheyAreHurt(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let (coach, other) = (try await fixture.somebody(.fitcoach, role: .coach), try await fixture.somebody(.fitcoach, role: .coach))
            let somebody = try await fixture.trainee(.knee)
            func read(_ reader: Somebody) async throws -> Answer {
                try await reader.client.answer(TrainingPlans.client, ClientParameters(client: somebody.id), Nothing())
            }
            _ = try await somebody.generate()
            #expect(try await read(coach).status == 404, "nobody has said yet whose client it is")
            try await fixture.assign(coach, to: somebody)
            #expect(try await read(other).status == 404)
            #expect(try await read(somebody).status == 403)
            let seen = try InputDecoder.decode(ClientTraining.self, from: try await read(coach).body)
            #expect(seen.goal != nil && seen.location != nil && seen.level != nil && seen.daysPerWeek != nil)
            #expect(seen.injuries == [.knee])
            #expect(seen.plan?.id == (try await somebody.plan.id))
            let written = try await Self.put(Self.plan, for: somebody, by: coach).plan()
            let after = try InputDecoder.decode(ClientTraining.self, from: try await read(coach).body)
            #expect(after.plan == written && after.plan?.basis == .coach)
        }
    }

    static func put(_ plan: CoachPlan, for client: Somebody, by coach: Somebody) async throws -> Answer {
        try await coach.client.answer(TrainingPlans.coachPlan, ClientParameters(client: client.id), plan)
    }

    static let plan = CoachPlan(days: [
        day(4, "Again"), day(1, "Strong start"),
    ])

    private static func day(_ weekday: Int64, _ title: String = "Push day") -> CoachPlan.Day {
        CoachPlan.Day(
            weekday: Whole(trusted: weekday), title: WorkoutName(trusted: title),
            items: ["barbell-squat", "romanian-deadlift", "barbell-curl", "inverted-row", "pallof-press"].map { item($0) }.bounded)
    }

    private static func item(_ exercise: String, _ phase: PlanPhase = .main, reps: Int64 = 12) -> CoachPlan.Item {
        CoachPlan.Item(
            phase: phase, exerciseId: ExerciseID(trusted: exercise), sets: Whole(trusted: 4), reps: Whole(trusted: reps), seconds: nil,
            restSeconds: Whole(trusted: 72))
    }
}

extension [CoachPlan.Item] {
    fileprivate var bounded: BoundedList<CoachPlan.Item, PlanItemCount> { BoundedList(trusted: self) }
}
