import AppTesting
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import TrainingDomain
import Wire

@Suite(.serialized) struct SubstitutionTests {
    @Test(.proves("FR-WORKOUT-05-a"), arguments: Engine.allCases)
    func whatMayWorsenAnInjuryIsMarked(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let (sore, sound) = (try await fixture.trainee(.knee), try await fixture.trainee(.none))
            #expect(try await sore.generate().item("barbell-squat")?.injuryConflict == .knee)
            let plan = try await sound.generate()
            #expect(plan.item("barbell-squat") != nil && plan.items.allSatisfy { $0.injuryConflict == nil })
        }
    }

    @Test(.proves("FR-WORKOUT-05-c"), arguments: Engine.allCases)
    func threeAlternativesSpareAllInjuries(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(.knee, .lowerBack)
            let squat = try #require(try await somebody.generate().item("barbell-squat"))
            let answer = try await somebody.alternatives(squat)
            #expect(answer.original == squat.exercise && answer.items.count == 3 && answer.shortfall == nil)
            #expect(answer.reason == "High knee compression, may worsen knee injury")
            #expect(answer.explanation == "Original exercise may worsen your knee injury.")
            for exercise in answer.items {
                #expect(exercise.stresses.allSatisfy { $0 != .knee && $0 != .lowerBack })
                #expect(exercise.muscles.first == .quadriceps && exercise.pattern == .squat && exercise.id != squat.exercise.id)
            }
            let arabic: Alternatives = try await somebody.client.with("Accept-Language", "ar").call(
                TrainingPlans.alternatives, PlanItemParameters(id: squat.id), Nothing())
            #expect(arabic.reason == "ضغط شديد على الركبة، ما قد يزيد إصابة الركبة سوءًا")
            #expect(arabic.explanation == "قد يزيد التمرين الأصلي إصابة الركبة سوءًا.")
            #expect(arabic.items.map(\.id) == answer.items.map(\.id) && arabic.items.map(\.name) != answer.items.map(\.name))
        }
    }

    /// Nothing, or nearly nothing, of these jumps' pattern spares what they stress.
    @Test(.proves("FR-WORKOUT-05-d"), arguments: Engine.allCases)
    func threeAreOfferedOfWhatHasFewLikeIt(_ engine: Engine) async throws {
        let jumps: [(WorkoutLocation, String, Muscle)] = [
            (.gym, "box-jump-multiple-response", .hamstrings), (.home, "dumbbell-seated-box-jump", .quadriceps),
        ]
        try await TrainingFixture.runShipped(engine: engine) { fixture in
            for (place, jump, muscle) in jumps {
                let somebody = try await fixture.somebody(.fitcoach) {
                    $0.secondIntake = .made(.beginner, [.knee, .ankle, .lowerBack])
                    $0.workoutLocation = place
                }
                let item = try await fixture.coach(somebody, jump).items[0]
                #expect(item.injuryConflict == .knee)
                let answer = try await somebody.alternatives(item)
                #expect(answer.items.count == 3 && answer.shortfall == nil)
                for exercise in answer.items {
                    #expect(exercise.muscles.first == muscle && exercise.id != item.exercise.id)
                    #expect(exercise.stresses.allSatisfy { ![.knee, .ankle, .lowerBack].contains($0) })
                    #expect(exercise.equipment.map { place.equipment.contains($0) } == true)
                }
                #expect(Set(answer.items.map(\.id)).count == 3)
                #expect(try await somebody.substitute(item, answer.items[2].id).status == 200)
            }
        }
    }

    @Test func whatIsNotThereIsSaid() async throws {
        try await TrainingFixture.run { fixture in
            // The one exercise for the traps there is here has nothing like it.
            let somebody = try await fixture.trainee(.neck)
            let plan = try await fixture.coach(somebody, "barbell-shrug", "leg-press")
            #expect(plan.items.map(\.injuryConflict) == [.neck, nil])
            let answer = try await somebody.alternatives(plan.items[0])
            #expect(answer.items.isEmpty)
            #expect(answer.shortfall == "Other exercises like this one would load an area that you want to spare.")
            // What spares everything has alternatives too, but no reason.
            let free = try await somebody.alternatives(plan.items[1])
            #expect(free.reason == nil && free.explanation == nil && free.items.count == 3)
        }
    }

    @Test(.proves("FR-WORKOUT-05-e", "AC-INJURY-01-b", "FC-MATRIX-injury-freemium"), arguments: Engine.allCases)
    func oneTapReplacesAnItem(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(.knee)
            let made = try await somebody.generate()
            let squat = try #require(made.item("barbell-squat"))
            let offered = try await somebody.alternatives(squat)
            #expect(offered.level == .basic && offered.items.count == 3)
            let chosen = offered.items[1].id
            #expect(try await somebody.substitute(squat, chosen, .plan).code == .tierRequired)
            let answers = try await parallel(20) { _ in try await somebody.substitute(squat, chosen) }
            #expect(answers.allSatisfy { $0.status == 200 && $0.body == answers[0].body })
            let plan = try await somebody.plan
            #expect(try answers[0].plan() == plan && plan.version == 2)
            let replaced = try #require(plan.items.first { $0.id == squat.id })
            #expect(replaced.exercise.id == chosen && replaced.originalExerciseId == squat.exercise.id && replaced.injuryConflict == nil)
            #expect((replaced.sets, replaced.reps, replaced.restSeconds) == (squat.sets, squat.reps, squat.restSeconds))
            #expect(plan.items.filter { $0.id != squat.id } == made.items.filter { $0.id != squat.id })
            // Another one of the three can still be taken: they are those of the original.
            #expect(try await somebody.alternatives(replaced) == offered)
            #expect(try await somebody.substitute(replaced, offered.items[0].id).plan().version == 3)
        }
    }

    @Test func whatIsNoneOfTheAlternativesIsNotSafe() async throws {
        try await TrainingFixture.run { fixture in
            let somebody = try await fixture.trainee(.knee)
            let squat = try #require(try await somebody.generate().item("barbell-squat"))
            for exercise in ["hack-squat", "barbell-squat", "barbell-curl", "flying"] {
                let answer = try await somebody.substitute(squat, ExerciseID(trusted: exercise))
                #expect(answer.status == 409 && answer.code == .notSafe, "\(exercise)")
            }
            #expect(try await somebody.plan.version == 1)
            let other = try await fixture.trainee(.knee)
            _ = try await other.generate()
            #expect(try await other.substitute(squat, ExerciseID(trusted: "leg-press")).code == .notFound)
            #expect(try await other.client.answer(TrainingPlans.keep, PlanItemParameters(id: squat.id), Nothing()).code == .notFound)
        }
    }

    @Test(.proves("FR-WORKOUT-05-f"), arguments: Engine.allCases)
    func theOriginalCanBeKept(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(.knee)
            let squat = try #require(try await somebody.generate().item("barbell-squat"))
            #expect(!squat.keptOriginal)
            let plan = try await somebody.keep(squat)
            let kept = try #require(plan.items.first { $0.id == squat.id })
            #expect(kept.keptOriginal && kept.injuryConflict == .knee && kept.exercise == squat.exercise && kept.originalExerciseId == nil)
            #expect(try await somebody.keep(squat) == plan)
            // Who took another one goes back by keeping the original.
            let other = try await somebody.substitute(squat, ExerciseID(trusted: "leg-press")).plan()
            #expect(other.items.first { $0.id == squat.id }?.keptOriginal == false)
            let back = try await somebody.keep(squat)
            #expect(back.items.map(\.exercise.id) == plan.items.map(\.exercise.id) && back.version == 4)
        }
    }

    @Test(arguments: Engine.allCases) func whatWasKeptIsNotAskedAboutInPlansToCome(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(.knee, tier: .premium)
            func squats(_ plan: TrainingPlan) -> [PlanItem] { plan.items.filter { $0.exercise.id.text == "barbell-squat" } }
            let made = try await somebody.generate()
            let squat = try #require(squats(made).first)
            #expect(try await somebody.keep(squat).items.first { $0.id == squat.id }?.keptOriginal == true)
            fixture.app.clock.advance(by: .days(7))
            let next = try await somebody.generate()
            #expect(next.id != made.id && !squats(next).isEmpty)
            #expect(squats(next).allSatisfy { $0.keptOriginal && $0.injuryConflict == .knee })
            #expect(next.items.allSatisfy { $0.keptOriginal == ($0.exercise.id == squat.exercise.id) })
            // Of another injury nothing was said.
            try await fixture.change(somebody) { $0.secondIntake = .made(.beginner, [.knee, .lowerBack]) }
            let changed = try await somebody.plan
            let sore = squats(changed)
            #expect(!sore.isEmpty && sore.allSatisfy { !$0.keptOriginal })
            // Who takes another exercise in every plan keeps it no longer.
            let chosen = try #require(try await somebody.alternatives(sore[0]).items.first).id
            #expect(try await somebody.substitute(sore[0], chosen, .plan).status == 200)
            #expect(try await fixture.rows("SELECT 1 FROM kept_exercises") == 0)
            fixture.app.clock.advance(by: .days(7))
            let last = try await somebody.generate()
            #expect(squats(last).isEmpty)
        }
    }

    @Test func keepingInSpiteOfOneInjurySaysNothingOfAnother() async throws {
        try await TrainingFixture.run { fixture in
            let somebody = try await fixture.trainee(tier: .premium)
            let request = PlanRequest(
                mode: .custom, days: WorkoutFrequency(trusted: 2), level: .beginner, equipment: [.barbell], focus: [])
            _ = try await somebody.generate(request)
            try await fixture.change(somebody) { $0.secondIntake = .made(.beginner, [.knee]) }
            let squat = try #require(try await somebody.plan.item("barbell-squat"))
            #expect(try await somebody.keep(squat).item("barbell-squat")?.keptOriginal == true)
            try await fixture.change(somebody, version: 3) { $0.secondIntake = .made(.beginner, [.knee, .lowerBack]) }
            #expect(try await somebody.plan.item("barbell-squat")?.keptOriginal == false)
        }
    }

    @Test(.proves("FC-MATRIX-injury-premium", "FC-MATRIX-injury-smart"), arguments: Engine.allCases)
    func premiumReplacesItInTheWholePlanAndThoseToCome(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            for tier in [Tier.premium, .smartPremium] {
                let somebody = try await fixture.trainee(.knee, tier: tier)
                let made = try await somebody.generate()
                let squats = made.items.filter { $0.exercise.id.text == "barbell-squat" }
                #expect(!squats.isEmpty)
                let offered = try await somebody.alternatives(squats[0])
                #expect(offered.level == .advanced && offered.items.count == 3)
                let chosen = offered.items[2].id
                let plan = try await somebody.substitute(squats[0], chosen, .plan).plan()
                #expect(
                    plan.items.filter { $0.originalExerciseId?.text == "barbell-squat" }.map(\.exercise.id) == squats.map { _ in chosen })
                #expect(plan.item("barbell-squat") == nil)
                // Next week's plan has it too.
                fixture.app.clock.advance(by: .days(7))
                let next = try await somebody.generate()
                #expect(next.id != made.id && next.item("barbell-squat") == nil)
                #expect(next.items.contains { $0.exercise.id == chosen && $0.originalExerciseId?.text == "barbell-squat" })
                // Until they keep the original again.
                let item = try #require(next.items.first { $0.exercise.id == chosen })
                _ = try await somebody.keep(item)
                fixture.app.clock.advance(by: .days(7))
                #expect(try await somebody.generate().item("barbell-squat") != nil)
            }
        }
    }

    @Test func theAdvancedRankingKnowsWhatSomebodyIsUsedTo() async throws {
        try await TrainingFixture.run { fixture async throws in
            func offered(_ tier: Tier) async throws -> [String] {
                let somebody = try await fixture.trainee(.shoulder, tier: tier)
                let bench = try await fixture.coach(somebody, "barbell-bench-press-medium-grip").items[0]
                return try await somebody.alternatives(bench).items.map(\.id.text)
            }
            // All are as easy and as much alike: the basic order is that of their ids, the advanced begins with another barbell.
            #expect(try await offered(.freemium) == ["bench-press-with-bands", "cable-chest-press", "decline-barbell-bench-press"])
            #expect(try await offered(.premium) == ["decline-barbell-bench-press", "bench-press-with-bands", "cable-chest-press"])
        }
    }

    @Test(arguments: Engine.allCases) func whatTheDayHasAlreadyIsOfferedLast(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(.shoulder)
            let bench = try await fixture.coach(somebody, "barbell-bench-press-medium-grip", "cable-chest-press").items[0]
            let offered = try await somebody.alternatives(bench).items.map { $0.id }
            #expect(offered.map { $0.text } == ["bench-press-with-bands", "decline-barbell-bench-press", "decline-dumbbell-bench-press"])
            #expect(try await somebody.substitute(bench, ExerciseID(trusted: "cable-chest-press")).code == .notSafe)
            for _ in 0..<2 { #expect(try await somebody.substitute(bench, offered[0]).status == 200) }
            #expect(try await somebody.alternatives(bench).items.map { $0.id } == offered)
        }
    }

    @Test(arguments: Engine.allCases) func whatIsTakenInEveryPlanComesTwiceOnNoDay(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            // Without Premium both have the same plan.
            let (other, somebody) = (try await fixture.trainee(.knee), try await fixture.trainee(.knee))
            for person in [other, somebody] { _ = try await person.generate() }
            func changed(_ person: Somebody) async throws -> TrainingPlan {
                try await fixture.change(person) { $0.secondIntake = .made(.beginner, days: 4, [.knee]) }
                return try await person.plan
            }
            let made = try await changed(other)
            let first = try #require(made.days.first { $0.items.contains { $0.exercise.id.text == "barbell-squat" } })
            let taken = try #require(first.items.first { $0.injuryConflict == nil }).exercise.id
            try await fixture.app.database.write { db in
                try await db.execute("""
                    INSERT INTO stand_ins (user_id, exercise_id, stand_in_id)
                    VALUES (\(somebody.id.text), 'barbell-squat', \(taken.text))
                    """)
            }
            let plan = try await changed(somebody)
            #expect(plan.days.count == made.days.count && plan.item("barbell-squat") == nil)
            for (day, before) in zip(plan.days, made.days) {
                #expect(day.items.count == before.items.count && day.items.count { $0.exercise.id == taken } <= 1)
                let isThere = before.items.contains { $0.exercise.id == taken }
                for (item, planned) in zip(day.items, before.items) {
                    if planned.exercise.id.text != "barbell-squat" {
                        #expect(item.exercise.id == planned.exercise.id)
                        continue
                    }
                    // Where the day has it already, the next best is taken.
                    #expect(item.originalExerciseId == planned.exercise.id && item.injuryConflict == nil)
                    #expect((item.exercise.id == taken) == !isThere)
                }
            }
        }
    }

    @Test(arguments: Engine.allCases) func whatIsTakenInTheWholePlanComesTwiceOnNoDay(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = try await fixture.trainee(.knee, tier: .premium)
            func squat(_ day: PlanDay) -> PlanItem? { day.items.first { $0.exercise.id.text == "barbell-squat" } }
            let days = try await somebody.generate().days.filter { squat($0) != nil }
            try #require(days.count > 1)
            let tapped = try #require(squat(days[0]))
            let chosen = try #require(try await somebody.alternatives(tapped).items.first).id
            let accessory = try #require(days[1].items.first { $0.phase == .main && $0.exercise.id.text != "barbell-squat" }).id
            try await fixture.app.database.write { db in
                try await db.execute("""
                    UPDATE plan_items SET exercise_id = \(chosen.text) WHERE user_id = \(somebody.id.text) AND id = \(accessory.text)
                    """)
            }
            let plan = try await somebody.substitute(tapped, chosen, .plan).plan()
            for day in plan.days { #expect(day.items.count { $0.exercise.id == chosen } <= 1, "\(day.weekday)") }
            let left = try #require(plan.day(days[1].weekday).flatMap { squat($0) })
            #expect(left.injuryConflict == .knee && left.originalExerciseId == nil && !left.keptOriginal)
            #expect(plan.items.first { $0.id == tapped.id }?.exercise.id == chosen)
            // The same again is answered as it was.
            #expect(try await somebody.substitute(tapped, chosen, .plan).plan() == plan)
        }
    }

    @Test(arguments: Engine.allCases) func aWorkoutUnderWayFollowsThePlan(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee(.knee)
            let squat = try #require(try await somebody.generate().day(1)?.items.first { $0.exercise.id.text == "barbell-squat" })
            let session = TrainingSessionID.number(1)
            _ = try await somebody.start(session)
            _ = try await somebody.tick(session, squat.id, set: 1)
            _ = try await somebody.substitute(squat, ExerciseID(trusted: "leg-press"))
            let running = try await somebody.session(session).items.first { $0.item.id == squat.id }
            #expect(running?.item.exercise.id.text == "leg-press" && running?.item.originalExerciseId == squat.exercise.id)
            #expect(running?.doneSets == [1])
            // One that is over stays as it was.
            _ = try await somebody.complete(session)
            _ = try await somebody.keep(squat)
            #expect(try await somebody.session(session).items.first { $0.item.id == squat.id }?.item.exercise.id.text == "leg-press")
        }
    }

    /// Another plan came meanwhile: a coach's, or by what the profile says now.
    @Test(arguments: Engine.allCases) func aWorkoutUnderWayHasAlternativesThoughItsPlanWasReplaced(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let (somebody, other) = (try await fixture.trainee(.knee), try await fixture.trainee(.knee))
            let squat = try #require(try await somebody.generate().day(1)?.items.first { $0.exercise.id.text == "barbell-squat" })
            _ = try await other.generate()
            let session = TrainingSessionID.number(1)
            _ = try await somebody.start(session)
            _ = try await somebody.tick(session, squat.id, set: 1)
            try await fixture.change(somebody) { $0.secondIntake = .made(.beginner, days: 4, [.knee]) }
            let plan = try await somebody.plan
            #expect(!plan.items.contains { $0.id == squat.id })
            func running() async throws -> SessionItem {
                try #require(try await somebody.session(session).items.first { $0.item.id == squat.id })
            }

            // What the workout has already is offered last, whatever the plan of now has on that day.
            let first = try #require(try await somebody.alternatives(squat).items.first).id
            let beside = try #require(try await somebody.session(session).items.first { $0.item.id != squat.id }).item.id
            try await fixture.app.database.write { db in
                try await db.execute("""
                    UPDATE session_items SET exercise_id = \(first.text) WHERE user_id = \(somebody.id.text) AND id = \(beside.text)
                    """)
            }
            #expect(try await somebody.substitute(squat, first).code == .notSafe)
            let offered = try await somebody.alternatives(squat)
            #expect(offered.original == squat.exercise && offered.items.count == 3 && !offered.items.contains { $0.id == first })
            #expect(try await somebody.substitute(squat, offered.items[0].id).plan() == plan)
            let replaced = try await running()
            #expect(replaced.item.exercise.id == offered.items[0].id && replaced.item.originalExerciseId == squat.exercise.id)
            #expect(replaced.doneSets == [1])
            #expect(try await somebody.keep(squat) == plan)
            let kept = try await running()
            #expect(kept.item.exercise == squat.exercise && kept.item.keptOriginal)
            let parameters = PlanItemParameters(id: squat.id)
            #expect(try await other.client.answer(TrainingPlans.alternatives, parameters, Nothing()).code == .notFound)
            #expect(try await other.substitute(squat, offered.items[0].id).code == .notFound)
            // Until it is over.
            _ = try await somebody.complete(session)
            #expect(try await somebody.client.answer(TrainingPlans.alternatives, parameters, Nothing()).code == .notFound)
            #expect(try await somebody.substitute(squat, offered.items[0].id).code == .notFound)
        }
    }
}
