import AppTesting
import Contracts
import JSONCoding
import Platform
import ProfileDomain
import Storage
import TestSupport
import Testing
import Wire

/// What may happen only once, and what may not undo each other, tried by many at once on both engines.
@Suite(.serialized) struct OnboardingRaceTests {
    @Test(arguments: Engine.allCases) func twentySubmitsWithOneKeyAreOne(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            let answers = try await parallel(20) { _ in try await person.submit(.full, key: "the-key") }
            #expect(answers.allSatisfy { $0.status == 201 })
            #expect(Set(answers.map(\.body)).count == 1)
            #expect(try await fixture.rows("SELECT user_id FROM people") == 1)
            #expect(try await fixture.rows("SELECT id FROM weights") == 1)
            #expect(try await fixture.rows("SELECT id FROM partners") == 2)
            #expect(try await fixture.told(of: person) == [.onboardingCompleted])
            #expect(try await person.submit(.full).status == 200)
        }
    }

    @Test(.proves("GTSD-2.4-02"), arguments: Engine.allCases)
    func ofTwentySubmitsWithoutAKeyOneCreates(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let person = try await fixture.somebody()
            try await person.answer(.full)
            let answers = try await parallel(20) { _ in try await person.submit(.full) }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(answers.count { $0.status == 200 } == 19)
            #expect(try await fixture.rows("SELECT user_id FROM people") == 1)
            #expect(try await fixture.rows("SELECT id FROM weights") == 1)
            #expect(try await fixture.rows("SELECT id FROM partners") == 2)
            // Onboarding is completed once; what comes after it are changes, in whatever order they are told.
            let told = try await fixture.told(of: person)
            #expect(told.count { $0 == .onboardingCompleted } == 1)
            #expect(told.count { $0 == .profileChanged } == 19 && told.count == 20)
        }
    }

    /// Two devices, each with its own steps, ten times.
    @Test(arguments: Engine.allCases) func devicesOnDifferentStepsKeepEachOthersAnswers(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let steps = OnboardingRule.steps.filter { $0 != .review }
            for _ in 0..<10 {
                let phone = try await fixture.somebody()
                let devices = [phone, fixture.again(phone)]
                let states = try await parallel(steps.count) { index in
                    try await devices[index % 2].save(steps[index], try OnboardingAnswers.full.part(of: steps[index]))
                }
                let state = try await phone.draft()
                #expect(state.completed == steps)
                #expect(state.answers == .full)
                #expect(state.step == .review)
                // Each saw those before it; the last one saw all.
                #expect(Set(states.map(\.completed.count)) == Set(1...steps.count))
            }
        }
    }

    /// A save beside a submit is in the profile or still in the draft.
    @Test(arguments: Engine.allCases) func aSubmitLosesNoAnswer(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let six = OnboardingAnswers.full.with { $0.mealsPerDay = MealsPerDay(trusted: 6) }
            for _ in 0..<20 {
                let person = try await fixture.somebody()
                try await person.answer(.full)
                let answers = try await parallel(2) { index in
                    if index == 0 { return try await person.submit().status }
                    return try await person.client.answer(
                        Profiles.saveStep, StepParameters(step: .preferences), try six.part(of: .preferences)
                    ).status
                }
                #expect(answers == [201, 200])
                let kept = [try await person.client.call(Profiles.me).mealsPerDay, try await person.draft().answers.mealsPerDay]
                #expect(kept.contains(six.mealsPerDay))
            }
        }
    }

    /// Whatever comes first, a draft is whole, one step, or gone.
    @Test(arguments: Engine.allCases) func discardingBesideSaving(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            for _ in 0..<5 {
                let person = try await fixture.somebody()
                try await person.answer(.full)
                let part = try OnboardingAnswers.full.part(of: .preferences)
                let answers = try await parallel(6) { index in
                    if index.isMultiple(of: 2) { return try await person.client.answer(Profiles.discardDraft).status }
                    return try await person.client.answer(Profiles.saveStep, StepParameters(step: .preferences), part).status
                }
                #expect(answers == [204, 200, 204, 200, 204, 200])
                let draft = try await person.draft()
                #expect([OnboardingAnswers(), part].contains(draft.answers))
                #expect(draft.step == .welcome)
            }
        }
    }
}
