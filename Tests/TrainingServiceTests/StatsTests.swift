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

@Suite(.serialized) struct StatsTests {
    @Test(.proves("FR-PROGRESS-04-a", "FR-PROGRESS-04-c", "FR-PROGRESS-04-d"), arguments: Engine.allCases)
    func workoutsTimeMusclesAndCompletionAreCounted(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            let none = TrainingStats(
                totalWorkouts: 0, totalSeconds: 0, currentStreak: 0, longestStreak: 0, muscles: [], completionRate: nil)
            #expect(try await somebody.stats == none)
            let items = try await fixture.coach(somebody, "arm-circles", "barbell-squat", "barbell-curl", "inverted-row", warmUp: 1).items
            func work(_ number: Int, minutes: Int64, sets: [(place: Int, count: Int64)]) async throws {
                _ = try await somebody.start(.number(number), weekday: 1)
                for (place, count) in sets {
                    for set in 1...count { _ = try await somebody.tick(.number(number), items[place].id, set: set) }
                }
                fixture.app.clock.advance(by: .minutes(minutes))
                #expect(try await somebody.complete(.number(number)).status == 200)
            }
            // Of 12 exercises 1 + 2 + 3 = 6 are done whole. Stretching trains nothing.
            try await work(1, minutes: 30, sets: [(0, 4), (1, 2), (2, 3)])
            try await work(2, minutes: 45, sets: [(1, 4), (2, 4), (3, 1)])
            try await work(3, minutes: 600, sets: [(0, 4), (1, 4), (2, 4)])
            // One that was given up counts for nothing.
            _ = try await somebody.start(.number(4), weekday: 1)
            _ = try await somebody.tick(.number(4), items[3].id)
            _ = try await somebody.discard(.number(4))
            let stats = try await somebody.stats
            #expect(stats.totalWorkouts == 3)
            // The last one was forgotten for ten hours, of which six count.
            #expect(stats.totalSeconds == (30 + 45 + 360) * 60)
            #expect(stats.muscles == [
                MuscleCount(muscle: .biceps, sets: 11), MuscleCount(muscle: .quadriceps, sets: 10),
                MuscleCount(muscle: .middleBack, sets: 1),
            ])
            #expect(stats.completionRate == 50)
        }
    }

    /// Training on Sundays, Tuesdays and Thursdays. The calendar was worked out by hand.
    @Test(.proves("FR-PROGRESS-04-b"), arguments: Engine.allCases)
    func restDaysKeepAStreakAndCountAndMissedDaysEndIt(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            _ = try await somebody.generate()
            var day = 1
            func go(to next: Int) {
                fixture.app.clock.advance(by: .days(Int64(next - day)))
                day = next
            }
            func streaks() async throws -> [Int64] {
                let stats = try await somebody.stats
                return [stats.currentStreak, stats.longestStreak]
            }
            for (date, expected) in [(1, [Int64(1), 1]), (3, [3, 3]), (5, [5, 5]), (8, [8, 8])] {
                go(to: date)
                #expect(try await streaks()[0] == expected[0] - 1, "before training on the \(date)th")
                try await somebody.train(.number(date), weekday: 1)
                #expect(try await streaks() == expected, "on the \(date)th")
            }
            // Twice on a day is one day.
            try await somebody.train(.number(100), weekday: 1)
            #expect(try await streaks() == [8, 8])
            // Tuesday the 10th is missed: it ends the streak when it is over.
            go(to: 10)
            #expect(try await streaks() == [9, 9])
            go(to: 11)
            #expect(try await streaks() == [0, 9])
            try await somebody.train(.number(11), weekday: 3)  // a Wednesday: a day of rest can be trained on
            #expect(try await streaks() == [1, 9])
            go(to: 12)
            try await somebody.train(.number(12))
            #expect(try await streaks() == [2, 9])
            go(to: 14)
            #expect(try await streaks() == [4, 9])
        }
    }

    @Test(arguments: Engine.allCases) func theRestDaysAreThoseOfThePlanOfThen(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.somebody(.fitcoach) { $0.secondIntake = .made(.beginner, days: 2) }
            _ = try await somebody.generate()  // Sundays and Wednesdays
            try await somebody.train(.number(1))
            // From Thursday the 5th on it is Sundays, Tuesdays and Thursdays; Tuesday the 3rd was a day of rest all the same.
            fixture.app.clock.advance(by: .days(3))
            try await somebody.train(.number(4))
            fixture.app.clock.advance(by: .days(1))
            try await fixture.change(somebody) { $0.secondIntake = .made(.beginner, days: 3) }
            #expect(try await somebody.plan.days.count == 3)
            try await somebody.train(.number(5))
            #expect(try await somebody.stats.currentStreak == 5)
            fixture.app.clock.advance(by: .days(3))
            #expect(try await somebody.stats.currentStreak == 7)
            fixture.app.clock.advance(by: .days(1))  // Monday: Sunday the 8th was missed.
            #expect(try await somebody.stats.currentStreak == 0)
        }
    }

    /// Sunday evening in Kiribati is Saturday evening in Samoa: whoever flies there trains on a day before the one they have trained on.
    @Test(arguments: Engine.allCases) func aDayThatIsAddedBeforeAnotherIsCountedInItsPlace(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.somebody(.fitcoach) { $0.timezone = ZoneName(trusted: "Pacific/Kiritimati") }
            _ = try await somebody.generate()
            try await somebody.train(.number(1), weekday: 1)
            #expect(try await somebody.today.date.text == "2026-03-01")
            try await fixture.change(somebody) { $0.timezone = ZoneName(trusted: "Pacific/Pago_Pago") }
            #expect(try await somebody.today.date.text == "2026-02-28")
            try await somebody.train(.number(2), weekday: 1)
            let stats = try await somebody.stats
            #expect([stats.currentStreak, stats.longestStreak, stats.totalWorkouts] == [2, 2, 2])
        }
    }

    /// Training on Sundays, Tuesdays and Thursdays: on Thursday the phone tells of Tuesday's, after Thursday's was told.
    @Test(arguments: Engine.allCases) func aWorkoutThatClosesAGapTellsOfTheWholeStreak(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let somebody = try await fixture.trainee()
            _ = try await somebody.generate()
            try await somebody.train(.number(1))
            let tuesday = fixture.now + .days(2) + .hours(1)
            fixture.app.clock.advance(by: .days(4))
            try await somebody.train(.number(5))
            #expect(try await somebody.stats.currentStreak == 1)
            let late = try await somebody.start(.number(3), at: tuesday).session()
            let item = try #require(late.items.first?.item)
            _ = try await somebody.tick(.number(3), item.id, set: 1)
            #expect(try await somebody.complete(.number(3), at: tuesday + .minutes(45)).status == 200)
            #expect(try await somebody.stats.currentStreak == 5)
            let told = try await fixture.told(.workoutCompleted, of: somebody)
            #expect(told.first { $0.facts?.date?.text == "2026-03-03" }?.facts?.count == 5)
        }
    }

    /// Days are added one by one here and folded whole there; what comes of it is the same.
    @Test(arguments: Engine.allCases) func countingOnIsCountingWhole(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            var random = SplitMix(state: 2026)
            for round in 0..<4 {
                let somebody = try await fixture.trainee()
                _ = try await somebody.generate()
                var trained: Set<LocalDate> = []
                for step in 0..<25 {
                    fixture.app.clock.advance(by: .days(Int64(random.next(4))))
                    let today = try await somebody.today.date
                    if random.next(5) > 0 {
                        try await somebody.train(.number(round * 1000 + step), weekday: 1)
                        trained.insert(today)
                    }
                    let whole = TrainingStreak(days: trained, today: today) { ![7, 2, 4].contains($0.weekday) }
                    let stats = try await somebody.stats
                    #expect([stats.currentStreak, stats.longestStreak] == [whole.current, whole.longest], "\(round).\(step)")
                }
            }
        }
    }

    @Test(.proves("FC-METRIC-02"), arguments: Engine.allCases)
    func administratorsSeeHowManyWorkoutsAreFinished(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine, start: PlanTests.sunday) { fixture in
            let admin = try await fixture.somebody(.fitcoach, role: .admin)
            let query = ReportQuery(from: LocalDate(daysSinceEpoch: 20_513), to: LocalDate(daysSinceEpoch: 20_514))
            func report() async throws -> SessionReport { try await admin.client.call(TrainingPlans.report, query, Nothing()) }
            #expect(try await report() == SessionReport(started: 0, completed: 0, completionPercent: nil))
            for number in 1...3 {
                let somebody = try await fixture.trainee()
                _ = try await somebody.generate()
                if number < 3 { try await somebody.train(.number(number)) } else { _ = try await somebody.start(.number(number)) }
            }
            #expect(try await report() == SessionReport(started: 3, completed: 2, completionPercent: 66.7))
            fixture.app.clock.advance(by: .days(2))  // the 3rd, which is out of the period
            let late = try await fixture.trainee()
            _ = try await late.generate()
            try await late.train(.number(9))
            #expect(try await report() == SessionReport(started: 3, completed: 2, completionPercent: 66.7))
            let user = try await late.client.answer(TrainingPlans.report, query, Nothing())
            #expect(user.code == .roleRequired)
            let other = try await fixture.somebody(.ironlift, role: .admin)
            #expect(try await other.client.answer(TrainingPlans.report, query, Nothing()).code == .wrongProduct)
        }
    }
}

/// SplitMix64, so that a failure can be repeated.
struct SplitMix {
    var state: UInt64
    mutating func next(_ bound: UInt64) -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return (z ^ (z >> 31)) % bound
    }
}
