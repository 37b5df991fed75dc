import AppTesting
import Contracts
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@Suite(.serialized) struct AchievementTests {
    @Test func atFirstNoneIsEarned() async throws {
        try await ProfileFixture.run { fixture async throws in
            let list = try await fixture.somebody(.fitcoach).achievements
            #expect(list.items.map(\.kind) == [.firstWorkout, .tenWorkouts, .fiftyWorkouts, .weekStreak, .monthStreak])
            #expect(list.items.map(\.target) == [1, 10, 50, 7, 30])
            #expect(list.items.allSatisfy { $0.progress == 0 && $0.earnedAt == nil })
            #expect(list.next?.kind == .firstWorkout)
        }
    }

    @Test(.proves("FR-PROGRESS-07-a"), arguments: Engine.allCases)
    func eachBadgeIsEarnedOnceAtItsEdge(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            var earned: [AchievementKind: Instant] = [:]
            func check(_ what: String) async throws {
                for item in try await fixture.again(somebody).achievements.items {
                    #expect(item.earnedAt == earned[item.kind], "\(item.kind) at \(what)")
                }
            }
            for workout in 1...51 {
                fixture.profile.clock.advance(by: .minutes(1))
                try await fixture.tell(.workoutCompleted, about: somebody)
                if let kind: AchievementKind = [1: .firstWorkout, 10: .tenWorkouts, 50: .fiftyWorkouts][workout] {
                    earned[kind] = fixture.now
                }
                if [1, 2, 9, 10, 11, 49, 50, 51].contains(workout) { try await check("\(workout) workouts") }
            }
            for days in [Int64(6), 7, 3, 8, 29, 30, 31, 7, 30] {
                fixture.profile.clock.advance(by: .minutes(1))
                try await fixture.tell(.streakReached, about: somebody, facts: EventFacts(count: days))
                for (kind, target) in [(AchievementKind.weekStreak, Int64(7)), (.monthStreak, 30)]
                where days >= target && earned[kind] == nil {
                    earned[kind] = fixture.now
                }
                try await check("\(days) days")
            }
            #expect(earned.count == 5)
            #expect(try await fixture.rows("SELECT kind FROM achievements") == 5)
            #expect(try await fixture.again(somebody).achievements.next == nil)
        }
    }

    @Test(.proves("FR-PROGRESS-07-b")) func theNextMilestoneSaysHowFarItIs() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            for _ in 1...7 { try await fixture.tell(.workoutCompleted, about: somebody) }
            #expect(try await somebody.achievements.next == Achievement(kind: .tenWorkouts, progress: 7, target: 10, earnedAt: nil))
            for _ in 8...10 { try await fixture.tell(.workoutCompleted, about: somebody) }
            #expect(try await somebody.achievements.next == Achievement(kind: .fiftyWorkouts, progress: 10, target: 50, earnedAt: nil))
        }
    }

    @Test func aWorkoutTellsOfTheStreakItBelongsTo() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            for days in [Int64(1), 6, 7, 1] { try await fixture.tell(.workoutCompleted, about: somebody, facts: EventFacts(count: days)) }
            let week = try #require(try await somebody.achievements.items.first { $0.kind == .weekStreak })
            #expect(week.progress == 7 && week.earnedAt == fixture.now)
            #expect(try await somebody.achievements.items.first { $0.kind == .tenWorkouts }?.progress == 4)
        }
    }

    @Test(arguments: Engine.allCases) func anEventThatComesTwiceCountsOnce(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            let id = EventID(trusted: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f")
            let answers = try await parallel(20) { _ in try await fixture.tell(.workoutCompleted, about: somebody, id: id) }
            #expect(answers.allSatisfy { $0.status == 204 })
            #expect(try await somebody.achievements.next?.progress == 1)
        }
    }

    @Test(arguments: Engine.allCases) func twentyEventsAtOnceAreTwenty(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            let somebody = try await fixture.newcomer()
            let answers = try await parallel(20) { index in
                index.isMultiple(of: 4)
                    ? try await fixture.tell(.streakReached, about: somebody, facts: EventFacts(count: Int64(index)))
                    : try await fixture.tell(.workoutCompleted, about: somebody)
            }
            #expect(answers.allSatisfy { $0.status == 204 })
            let list = try await somebody.achievements
            #expect(list.next == Achievement(kind: .fiftyWorkouts, progress: 15, target: 50, earnedAt: nil))
            #expect(list.items.last?.progress == 16)
            #expect(try await fixture.rows("SELECT kind FROM achievements") == 3)
        }
    }

    @Test func oddCountsEarnNothing() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            for facts in [nil, EventFacts(), EventFacts(count: 0), EventFacts(count: -30), EventFacts(count: .min)] {
                #expect(try await fixture.tell(.streakReached, about: somebody, facts: facts).status == 204)
            }
            #expect(try await somebody.achievements.items.allSatisfy { $0.progress == 0 })
            try await fixture.tell(.streakReached, about: somebody, facts: EventFacts(count: .max))
            #expect(try await somebody.achievements.items.last?.progress == 30)
        }
    }

    @Test(arguments: Engine.allCases) func eventsAboutOthersLeaveNothing(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture async throws in
            // Nobody has met this person; that one is of a product without badges; the last was deleted.
            let unknown = try await fixture.somebody(.fitcoach)
            let lifter = try await fixture.somebody(.ironlift)
            _ = try await lifter.profile
            let gone = try await fixture.newcomer()
            try await gone.choose(.tryLater, "L1")
            try await gone.answerSecond()
            try await fixture.tell(.workoutCompleted, about: gone)
            try await fixture.tell(.userDeleted, about: gone)
            for somebody in [unknown, lifter, gone] {
                for type in [EventType.workoutCompleted, .streakReached, .callBooked, .callQuotaChanged] {
                    #expect(try await fixture.tell(type, about: somebody, facts: EventFacts(count: 7)).status == 204)
                }
            }
            for table in ["activity", "achievements", "prompts", "scores"] as [SQL] {
                #expect(try await fixture.rows("SELECT user_id FROM \(table)") == 0)
            }
            #expect(try await gone.client.answer(Profiles.achievements).status == 401)
        }
    }

    @Test func theExportHasWhatHappened() async throws {
        try await ProfileFixture.run { fixture async throws in
            let somebody = try await fixture.newcomer()
            #expect(try await somebody.client.call(Profiles.export).prompt == nil)
            try await somebody.choose(.completeNow, "L1")
            try await somebody.answerSecond()
            try await fixture.tell(.workoutCompleted, about: somebody)
            let export = try await somebody.client.call(Profiles.export)
            #expect(export.prompt?.hasCompletedSecondIntake == true)
            // A person's own data is theirs in every tier.
            #expect(export.scores.map(\.value) == [65])
            #expect(export.achievements.first?.earnedAt == fixture.now)
            #expect(try await fixture.somebody(.gtsd).client.call(Profiles.export).achievements.isEmpty)
        }
    }

    @Test func theExportSaysSinceWhenTheyAreHere() async throws {
        try await ProfileFixture.run { fixture async throws in
            let (somebody, since) = (try await fixture.somebody(), fixture.now)
            #expect(try await somebody.client.call(Profiles.export).createdAt == since)
            fixture.profile.clock.advance(by: .minutes(10))
            let export = try await somebody.client.call(Profiles.export)
            #expect(export.createdAt == since && export.exportedAt == fixture.now)
        }
    }
}
