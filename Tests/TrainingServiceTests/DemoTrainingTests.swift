import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What a demo shows of training.
@Suite(.serialized) struct DemoTrainingTests {
    /// The demo's person, with both intakes.
    private func demo(_ fixture: TrainingFixture) async throws -> Somebody {
        let demo = fixture.signIn(.fitcoach, demo: true)
        var profile = Profile(
            userId: demo.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
            nextStep: .home, version: 1, updatedAt: fixture.now)
        profile.mainGoal = .fatLoss
        profile.workoutLocation = .gym
        profile.secondIntake = .made(.intermediate, days: 3, [.lowerBack])
        fixture.tell(profile)
        return demo
    }

    /// Twelve visitors come at once, who are one person, and each finds all of it: four weeks of three workouts.
    @Test(arguments: Engine.allCases) func theFirstVisitorsFindFourWeeks(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture async throws in
            let demo = try await demo(fixture)
            let seen = try await parallel(12) { _ in try await demo.stats }
            #expect(Set(seen.map(\.totalWorkouts)) == [12])
            #expect(try await fixture.rows("SELECT 1 FROM sessions") == 12)
            let stats = seen[0]
            #expect(stats.currentStreak == 28 && stats.longestStreak == 28)
            #expect(stats.totalSeconds > 12 * 40 * 60 && stats.totalSeconds < 12 * 60 * 60)
            #expect(stats.muscles.count > 3)
            // Some exercises were left out.
            let rate = try #require(stats.completionRate)
            #expect(rate > 85 && rate < 100)
            let plan = try await demo.plan
            #expect(plan.days.count == 3 && plan.days.allSatisfy { $0.items.count > 3 })
            // Today's is to be done.
            let today = try await demo.today
            #expect(today.completed == false && today.activeSessionId == nil)
        }
    }

    @Test(arguments: Engine.allCases) func everyDayTellsTheSameStoryAndNothingGrows(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture async throws in
            let demo = try await demo(fixture)
            for wait in [0, 1, 1, 7, 45] as [Int64] {
                fixture.app.clock.advance(by: .days(wait))
                let stats = try await demo.stats
                // Of the four weeks, what follows the first workout: two days of rest may come before it.
                #expect(stats.totalWorkouts == 12 && (27...28).contains(stats.currentStreak))
                #expect(try await demo.today.completed == false)
                #expect(try await fixture.rows("SELECT 1 FROM sessions") == 12)
                #expect(try await fixture.rows("SELECT 1 FROM plans") == 1)
            }
        }
    }

    /// Nobody trained, so no report counts it and no service hears of it.
    @Test func noReportCountsIt() async throws {
        try await TrainingFixture.run(start: PlanTests.sunday) { fixture async throws in
            let demo = try await demo(fixture)
            #expect(try await demo.stats.totalWorkouts == 12)
            let admin = try await fixture.somebody(.fitcoach, role: .admin)
            let query = ReportQuery(from: LocalDate(daysSinceEpoch: 20_480), to: LocalDate(daysSinceEpoch: 20_520))
            let report = try await admin.client.call(TrainingPlans.report, query, Nothing())
            #expect(report == SessionReport(started: 0, completed: 0, completionPercent: nil))
            #expect(try await fixture.told(.workoutCompleted, of: demo).isEmpty)
            #expect(try await fixture.told(.planGenerated, of: demo).isEmpty)
        }
    }

    /// Without the profile's answers there is nothing to plan from; a later visitor finds the demo.
    @Test func itWaitsForTheProfile() async throws {
        try await TrainingFixture.run(start: PlanTests.sunday) { fixture async throws in
            let demo = fixture.signIn(.fitcoach, demo: true)
            let profile = Profile(
                userId: demo.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium,
                onboardingCompleted: false, nextStep: .home, version: 1, updatedAt: fixture.now)
            fixture.tell(profile)
            #expect(try await demo.stats.totalWorkouts == 0)
            var answered = Profile(
                userId: demo.id, product: .fitcoach, timezone: ZoneName(trusted: "Asia/Riyadh"), tier: .freemium, onboardingCompleted: true,
                nextStep: .home, version: 2, updatedAt: fixture.now)
            answered.mainGoal = .fatLoss
            answered.workoutLocation = .gym
            fixture.tell(answered)
            #expect(try await demo.stats.totalWorkouts == 12)
            #expect(try await demo.plan.days.count == 3)
        }
    }
}
