import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What a demo shows of its person.
@Suite(.serialized) struct DemoProfileTests {
    @Test(arguments: Engine.allCases) func theFirstVisitorsFindTwelveWeeks(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let demo = try await fixture.somebody(.fitcoach, demo: true)
            let seen = try await parallel(12) { _ in try await demo.client.call(Profiles.weights, WeightQuery(), Nothing()) }
            #expect(Set(seen.map(\.count)) == [24])
            #expect(try await fixture.rows("SELECT 1 FROM weights") == 24)
            let weights = seen[0]
            #expect(weights.starting == Kilograms(trusted: 86_40) && weights.current == Kilograms(trusted: 81_40))
            #expect(weights.trend == .down && weights.change == -5)
            // Yesterday, and eleven and a half weeks before.
            #expect(weights.items.last?.date.text == "2026-02-28" && weights.items.first?.date.text == "2025-12-10")
            let profile = try await demo.client.call(Profiles.me)
            #expect(profile.onboardingCompleted && profile.nextStep == .home && profile.weightKg == Kilograms(trusted: 81_40))
            let score = try await demo.client.call(Profiles.score)
            // 50 + 15 for experience + 5 for each of three days - 5 for the back.
            #expect(score.value == 75 && score.trend == .up)
            #expect(try await demo.client.call(Profiles.scans).items.count == 2)
            let badges = try await demo.client.call(Profiles.achievements)
            // The first workout, a week of them and the tenth were on different days.
            let earned = badges.items.compactMap(\.earnedAt)
            #expect(earned.count == 3 && Set(earned).count == 3 && badges.next != nil)
        }
    }

    @Test(arguments: Engine.allCases) func everyDayTellsTheSameStoryAndNothingGrows(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let first = try await fixture.somebody(.fitcoach, demo: true)
            _ = try await first.client.call(Profiles.me)
            for wait in [1, 6, 30] as [Int64] {
                fixture.app.clock.advance(by: .days(wait))
                let demo = fixture.auth.again(first, lifetime: .minutes(15), on: fixture.client)
                let weights = try await demo.client.call(Profiles.weights, WeightQuery(), Nothing())
                #expect(weights.count == 24 && weights.current == Kilograms(trusted: 81_40))
                #expect(try await fixture.rows("SELECT 1 FROM scans") == 2)
                #expect(try await demo.client.call(Profiles.score).history.count <= 2)
            }
            // Nobody answered anything, and nobody is told: a demo takes no coach's place.
            #expect(try await fixture.rows("SELECT 1 FROM work WHERE kind = 'event:auth'") == 0)
            #expect(fixture.auth.app.service.events.isEmpty)
        }
    }

    /// Another service may ask before any visitor came here.
    @Test func servicesThatAskFirstFindIt() async throws {
        try await ProfileFixture.run { fixture async throws in
            let demo = fixture.signIn(.fitcoach, demo: true)
            let facts = try await fixture.asService("training").call(Profiles.facts, UserParameters(id: demo.id), Nothing())
            #expect(facts.profile.mainGoal == .fatLoss && facts.profile.secondIntake?.workoutFrequency.value == 3)
        }
    }

    @Test func otherProductsDemosAreLeftAlone() async throws {
        try await ProfileFixture.run { fixture async throws in
            let demo = try await fixture.somebody(.stack, demo: true)
            #expect(try await demo.client.call(Profiles.me).onboardingCompleted == false)
            #expect(try await fixture.rows("SELECT 1 FROM demo_days") == 0)
        }
    }
}
