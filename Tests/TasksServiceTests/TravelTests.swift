import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
@testable import TasksService
import TestSupport
import Testing
import Wire

/// Days of people who change their zone.
@Suite(.serialized) struct TravelTests {
    private func begin(
        _ zone: String, _ day: String, _ time: String = "12:00", engine: Engine = .sqlite,
        configure: (inout TasksSettings) -> Void = { _ in },
        _ body: (Diary) async throws -> Void
    ) async throws {
        let home = try #require(ZoneDatabase().zone(ZoneName(trusted: zone)))
        let start = home.instant(of: try date(day), at: try LocalTime(validating: time))
        try await TasksFixture.run(engine: engine, start: start, configure: configure) { fixture in
            let diary = try await Diary.begin(fixture, zone: zone)
            try await body(diary)
            try await expectSound(diary)
            // However they travelled, each date was made once, and each rule made its task once.
            #expect(try await fixture.rows("SELECT series_id, date FROM tasks GROUP BY series_id, date HAVING COUNT(*) > 1") == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func toLondonAndBack(_ engine: Engine) async throws {
        try await begin("Asia/Riyadh", "2026-03-02", engine: engine) { diary in
            let first = diary.today
            #expect(try await diary.live()?.streak.current == 1)
            // 02:00 in Riyadh on Wednesday is 23:00 in London on Tuesday, which can be done there.
            try diary.go(to: first + 1, "10:00")
            let tuesday = try await diary.started()
            try await diary.live(2)
            try diary.go(to: first + 2, "02:00")
            #expect(try await diary.streaks().current == 0)
            try await diary.travel(to: "Europe/London")
            #expect(diary.today == first + 1)
            let back = try await diary.compliance()
            #expect(back.date == first + 1 && back.completed == 2 && back.total == tuesday.count && back.streak.current == 1)
            let done = try #require(try await diary.live())
            #expect(done.task.date == first + 1 && done.task.evidence?.late == false && done.streak.current == 2)
            // Wednesday, done in London; late in the evening home again, where Thursday has begun.
            try diary.go(to: first + 2, "20:00")
            #expect(try await diary.live()?.streak.current == 3)
            try diary.go(to: first + 2, "22:30")
            try await diary.travel(to: "Asia/Riyadh")
            #expect(diary.today == first + 3)
            #expect(try await diary.streaks().counts == [3, 3, 3])
            #expect(try await diary.live()?.counts == [4, 4, 4])
            try diary.go(to: first + 6)
            #expect(try await diary.streaks().counts == [0, 4, 4])
            #expect(try await diary.dates("SELECT date FROM days WHERE outcome = 'compliant' ORDER BY date")
                == (0..<4).map { (first + $0).text })
        }
    }

    @Test(arguments: Engine.allCases)
    func aDateThatComesAgainIsNotTickedTwice(_ engine: Engine) async throws {
        try await begin("Pacific/Auckland", "2026-03-02", "09:00", engine: engine) { diary in
            let first = diary.today
            #expect(try await diary.live()?.streak.current == 1)
            try diary.go(to: first + 1, "09:00")
            let tuesday = try #require(try await diary.live())
            #expect(tuesday.streak.current == 2)
            try diary.go(to: first + 2, "09:00")
            #expect(try await diary.live()?.streak.current == 3)
            // Wednesday noon in Auckland is Tuesday afternoon in Los Angeles.
            try diary.go(to: first + 2, "12:00")
            try await diary.travel(to: "America/Los_Angeles")
            #expect(diary.today == first + 1)
            // Tuesday is done, and stays so; so does Wednesday, which comes again tomorrow.
            let again = try await diary.compliance()
            #expect(again.date == first + 1 && again.percent == 100)
            #expect(again.streak.current == 3 && again.streak.totalCompliantDays == 3)
            for task in try await diary.tasks() { #expect(try await diary.answer(task).code == .taskCompleted) }
            for task in try await diary.tasks(first + 2) { #expect(try await diary.answer(task).code == .dayNotStarted) }
            #expect(try await diary.check().streak == again.streak)

            try diary.go(to: first + 2)
            #expect(try await diary.streaks().counts == [3, 3, 3])
            #expect(try await diary.started().allSatisfy { $0.status == .completed })
            try diary.go(to: first + 3)
            #expect(try await diary.live()?.counts == [4, 4, 4])
            try diary.go(to: first + 5)
            #expect(try await diary.streaks().counts == [0, 4, 4])
            let made = try await diary.dates("SELECT date FROM days ORDER BY date")
            #expect(made == (0...5).map { (first + $0).text })
        }
    }

    /// At 13:00 UTC on Monday it is Tuesday in Auckland. The news that they landed there is on its way still.
    @Test(arguments: Engine.allCases)
    func evidenceAfterAFlightIsNotRefused(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine, start: try Instant(validating: "2026-03-02T13:00:00Z")) { fixture in
            let member = try await fixture.member()
            _ = try await member.client.call(Tasks.list, TaskQuery(date: try date("2026-03-03")), Nothing())
            let task = try #require(try await member.open("2026-03-03").first)
            #expect(try await member.answer(task).code == .dayNotStarted)
            let landed = member.quietly(zone: "Pacific/Auckland")
            let done = try await landed.complete(task)
            #expect(done.task.date.text == "2026-03-03" && done.task.evidence?.late == false)
            // From then on it is known.
            #expect(try await fixture.rows("SELECT 1 FROM people WHERE timezone = 'Pacific/Auckland'") == 1)
        }
    }

    /// Where nobody can say whether they travelled, the app is to try again. At 13:00 UTC tomorrow has begun in Auckland.
    @Test func evidenceOfTomorrowWaitsForTheProfileService() async throws {
        try await TasksFixture.run(transport: .socket, start: try Instant(validating: "2026-03-02T13:00:00Z")) { fixture in
            let diary = try await Diary.begin(fixture), tomorrow = diary.today + 1
            _ = try await diary.client.call(Tasks.list, TaskQuery(date: tomorrow), Nothing())
            let task = try await diary.task(.meal, tomorrow)
            await fixture.profile.app.shutDown()
            let answer = try await diary.answer(task)
            #expect(answer.status == 503 && answer.code == .unavailable && answer.headers["Retry-After"] == "1")
            #expect(try await diary.task(.meal, tomorrow).status == .pending)
        }
    }

    /// Wherever they went: an app that tries again would do so for days.
    @Test func evidenceOfADateThatHasBegunNowhereIsRefusedWithoutTheProfileService() async throws {
        try await TasksFixture.run(transport: .socket) { fixture in
            let diary = try await Diary.begin(fixture)
            let tomorrow = diary.zone.startOfDay(diary.today + 1), days = [diary.today + 1, diary.today + 3]
            var tasks: [Diary.Entry] = []
            for day in days {
                _ = try await diary.client.call(Tasks.list, TaskQuery(date: day), Nothing())
                tasks.append(try await diary.task(.meal, day))
            }
            await fixture.profile.app.shutDown()
            for task in tasks {
                let answer = try await diary.answer(task)
                #expect(answer.status == 409 && answer.code == .dayNotStarted, "\(answer.text)")
            }
            // An hour before tomorrow begins in Riyadh it has begun in the east.
            fixture.tasks.clock.set(tomorrow - .hours(1))
            #expect(try await diary.answer(tasks[0]).code == .unavailable)
            #expect(try await diary.answer(tasks[1]).code == .dayNotStarted)
        }
    }

    @Test func aPlanThatComesBeforeTheDateGoesBackSurvivesAChange() async throws {
        try await begin("Pacific/Auckland", "2026-03-04", "09:00") { diary in
            let first = diary.today
            #expect(try await diary.live()?.streak.current == 1)
            // A new plan reaches them where it is still the day before: what was done on the later date stays done.
            try await diary.change { profile in
                profile.timezone = ZoneName(trusted: "America/Los_Angeles")
                profile.mealsPerDay = MealsPerDay(trusted: 6)
            }
            #expect(diary.today == first - 1)
            #expect(try await diary.tasks(first).allSatisfy { $0.status == .completed || $0.type == .meal })
            let before = try await diary.compliance()
            #expect(before.total == 0 && before.date == first - 1)
            try diary.go(to: first)
            let later = try await diary.compliance()
            #expect(later.completed >= 6 && later.total > later.completed)
        }
    }

    @Test(arguments: Engine.allCases)
    func aDateThatWasFlownOverDoesNotBreakTheStreak(_ engine: Engine) async throws {
        try await begin("America/Los_Angeles", "2026-03-02", engine: engine) { diary in
            let first = diary.today
            #expect(try await diary.live()?.streak.current == 1)
            try diary.go(to: first + 1)
            #expect(try await diary.live()?.streak.current == 2)
            // Off on Tuesday at 22:30, thirteen hours on board, down in Auckland on Thursday morning.
            try diary.go(to: first + 2, "11:30")
            try await diary.travel(to: "Pacific/Auckland")
            #expect(diary.today == first + 3)
            let landed = try await diary.streaks()
            #expect(landed.counts == [2, 2, 2] && landed.of(.meal)?.current == 2)
            #expect(try await diary.live()?.counts == [3, 3, 3])
            try diary.go(to: first + 4)
            #expect(try await diary.live()?.counts == [4, 4, 4])
            try diary.go(to: first + 6)
            #expect(try await diary.outcome(first + 2) == .neutral)
            let calendar = try await diary.calendar(first, first + 4)
            #expect(calendar.days.map(\.outcome) == [.compliant, .compliant, .neutral, .compliant, .compliant])
            // Each type's streak passes over it as well.
            #expect(try await diary.streaks().of(.meal)?.longest == 4)
        }
    }

    @Test func aDateThatNobodyLivedThroughIsNeutral() async throws {
        // From UTC−11 to UTC+14: Wednesday does not take place at all.
        try await begin("Pacific/Pago_Pago", "2026-03-03", "20:00") { diary in
            let first = diary.today
            #expect(try await diary.live()?.streak.current == 1)
            try diary.go(to: first, "23:30")
            try await diary.travel(to: "Pacific/Kiritimati")
            #expect(diary.today == first + 2)
            #expect(try await diary.streaks().current == 1)
            #expect(try await diary.live()?.streak.current == 2)
            try diary.go(to: first + 4)
            #expect(try await diary.outcome(first + 1) == .neutral)
        }
    }

    @Test func aDateThatWasDoneOnBoardCounts() async throws {
        try await begin("America/Los_Angeles", "2026-03-02") { diary in
            let first = diary.today
            #expect(try await diary.live()?.streak.current == 1)
            try diary.go(to: first + 1, "10:00")
            #expect(try await diary.live()?.streak.current == 2)
            try await diary.travel(to: "Pacific/Auckland")
            #expect(diary.today == first + 2)
            try diary.go(to: first + 4)
            #expect(try await diary.outcome(first + 1) == .compliant)
            #expect(try await diary.outcome(first + 2) == .missed)
        }
    }

    @Test func aDayIsMissedWhereMostOfItWasLived() async throws {
        // Three hours are lost on the way east, and the rest of the day was theirs.
        try await begin("Europe/London", "2026-03-02") { diary in
            let first = diary.today
            #expect(try await diary.live()?.streak.current == 1)
            try diary.go(to: first + 1, "13:00")
            try await diary.travel(to: "Asia/Tokyo")
            #expect(diary.today == first + 1)
            try diary.go(to: first + 2)
            #expect(try await diary.streaks().current == 0)
            try diary.go(to: first + 3)
            #expect(try await diary.outcome(first + 1) == .missed)
        }
    }

    @Test(arguments: Engine.allCases)
    func ofManyZonesTheNewestAreKept(_ engine: Engine) async throws {
        try await begin("Asia/Riyadh", "2026-03-02", engine: engine) { diary in
            let (first, user) = (diary.today, diary.id)
            try await diary.live()
            try diary.go(to: first + 2)
            let now = diary.fixture.now
            try await diary.fixture.tasks.database.write { db in
                for change in 1...1100 as ClosedRange<Int64> {
                    let zone = ZoneName(trusted: change % 2 == 0 ? "Asia/Riyadh" : "Asia/Dubai")
                    try await ZoneStore.add(zone, since: now - .minutes(1100 - change), of: user, in: db)
                }
            }
            #expect(try await diary.fixture.rows("SELECT 1 FROM zones") == 1000)
            #expect(try await diary.fixture.number("SELECT MIN(since) FROM zones") == (now - .minutes(999)).milliseconds)
            // What became of the days before is as it was.
            try diary.go(to: first + 3)
            #expect(try await diary.outcome(first) == .compliant)
            #expect(try await diary.outcome(first + 1) == .missed)
        }
    }

    @Test func whatIsFixedStaysFixedWhereItIsEarlier() async throws {
        try await begin("Pacific/Kiritimati", "2026-03-02", "10:00", configure: { $0.policy.grace = .zero }) { diary in
            let first = diary.today
            let left = try await diary.task(.hydration)
            try await diary.live(3)
            let done = try #require(try await diary.tasks().first { $0.status == .completed })
            try diary.go(to: first + 1, "01:00")
            _ = try await diary.started()
            #expect(try await diary.outcome(first) == .missed)
            // There it is the day before again, whose outcome is written.
            try await diary.travel(to: "Pacific/Pago_Pago")
            #expect(diary.today == first)
            for answer in [try await diary.answer(left), try await diary.skip(left), try await diary.undo(done)] {
                #expect(answer.status == 409 && answer.code == .dayClosed, "\(answer.text)")
            }
            let facts = EventFacts(count: 7900, date: first)
            #expect(try await diary.fixture.tell(.weightLogged, about: diary.somebody, facts: facts).status == 204)
            #expect(try await diary.compliance().completed == 3)
            try diary.go(to: first + 1)
            #expect(try await diary.live()?.streak.current == 1)
        }
    }
}
