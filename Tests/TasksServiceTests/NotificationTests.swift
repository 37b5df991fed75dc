import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Storage
import TasksDomain
@testable import TasksService
import TestSupport
import Testing
import Wire

/// What people were told, in pages, in their language, read and unread.
@Suite(.serialized) struct NotificationTests {
    @Test(.proves("GTSD-7.3-03"), arguments: Engine.allCases)
    func aBadgeIsToldInTheLanguageOfTheReader(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            try await layla.complete(6, on: BadgeTests.today)
            for language in Language.allCases {
                let list = try await layla.notifications(NotificationQuery(), language)
                #expect(list.items.count == 1 && list.unread == 1 && list.nextCursor == nil)
                let told = try #require(list.items.first)
                let text = NotificationText.badge(.dayOneDone, language)
                #expect(told.type == .badge && told.title == text.title && told.body == text.body)
                #expect(told.route == "gtsd://badges/day_one_done" && told.createdAt == fixture.now && told.readAt == nil)
                #expect(AppRoute(told) == .badge(.dayOneDone))
            }
        }
    }

    /// Thirty at different times, some at the same one.
    private static func fill(_ person: Member, _ count: Int = 30) async throws {
        let (ids, now) = (person.fixture.tasks.app.runtime.ids, person.fixture.now)
        try await person.fixture.tasks.database.write { db in
            for index in 0..<count {
                _ = try await NotificationStore.insert(
                    .reminder(left: Int64(index + 1), of: LocalDate(daysSinceEpoch: Int64(index))), on: .example,
                    id: NotificationID(trusted: ids.next()), of: person.id, now: now - .seconds(index / 3), in: db)
            }
        }
    }

    @Test(arguments: Engine.allCases)
    func pagesHoldEachOnceWhateverArrives(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let (layla, omar) = (try await fixture.member(), try await fixture.member())
            try await Self.fill(layla)
            try await Self.fill(omar, 3)
            let all = try await layla.notifications().items
            #expect(all.count == 30)
            #expect(zip(all, all.dropFirst()).allSatisfy { ($0.createdAt, $0.id) > ($1.createdAt, $1.id) })

            var (paged, cursor): ([Contracts.Notification], OpaqueToken?) = ([], nil)
            repeat {
                let page = try await layla.notifications(NotificationQuery(limit: Whole(trusted: 7), cursor: cursor))
                #expect(page.unread >= 30)
                paged += page.items
                cursor = page.nextCursor
                // Something newer arrives between any two pages.
                fixture.tasks.clock.advance(by: .seconds(1))
                let now = fixture.now
                try await fixture.tasks.database.write { db in
                    _ = try await NotificationStore.insert(
                        .reminder(left: 1, of: LocalDate(daysSinceEpoch: 900 + now.milliseconds % 100_000)), on: .example,
                        id: NotificationID(trusted: fixture.tasks.app.runtime.ids.next()), of: layla.id, now: now, in: db)
                }
            } while cursor != nil
            #expect(paged == all)
        }
    }

    /// Beside a process of a later release, which gives other badges and tells of other things: those are left out here, and pushed there.
    @Test(arguments: Engine.allCases)
    func whatALaterReleaseTellsOfBreaksNoList(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            let (ids, now) = (fixture.tasks.app.runtime.ids, fixture.now)
            let later = [("badge", "moon_walk"), ("weather", "rain")].map { (id: ids.next(), type: $0.0, subject: $0.1) }
            try await fixture.tasks.database.write { db in
                for (index, days) in [Int64(3), 7].enumerated() {
                    _ = try await NotificationStore.insert(
                        .streak(days: days), on: .example, id: NotificationID(trusted: ids.next()), of: layla.id,
                        now: now - .seconds(3 * index), in: db)
                }
                for (index, row) in later.enumerated() {
                    let at = now - .seconds(index + 1)
                    try await db.execute("""
                        INSERT INTO notifications (id, user_id, once, type, subject, created_at)
                        VALUES (\(row.id), \(layla.id.text), \(row.subject), \(row.type), \(row.subject), \(at))
                        """)
                }
                try await db.execute(
                    "INSERT INTO user_badges (user_id, code, earned_at) VALUES (\(layla.id.text), 'moon_walk', \(now))")
            }
            let all = try await layla.notifications().items
            #expect(all.map(\.type) == [.streak, .streak])
            var (paged, cursor): ([[Contracts.Notification]], OpaqueToken?) = ([], nil)
            repeat {
                let page = try await layla.notifications(NotificationQuery(limit: Whole(trusted: 1), cursor: cursor))
                paged.append(page.items)
                cursor = page.nextCursor
            } while cursor != nil
            #expect(paged.map(\.count) == [1, 0, 0, 1] && paged.flatMap { $0 } == all)
            for row in later {
                let address = NotificationAddress(user: layla.id, notification: NotificationID(trusted: row.id))
                await #expect(throws: WorkFailure.self) { try await fixture.tasks.perform(TasksWork.push, address) }
            }
            // Nor is a badge in the way of others.
            #expect(try await layla.complete(6, on: BadgeTests.today) == [.dayOneDone])
            #expect(try await layla.earned() == [.dayOneDone])
        }
    }

    @Test(arguments: Engine.allCases)
    func someOrAllAreMarkedAsRead(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let (layla, omar) = (try await fixture.member(), try await fixture.member())
            try await Self.fill(layla, 5)
            try await Self.fill(omar, 2)
            let (hers, his) = (try await layla.notifications().items, try await omar.notifications().items)
            fixture.tasks.clock.advance(by: .minutes(1))
            let first = fixture.now

            // Ids of others are nobody's, and naming nothing marks nothing.
            #expect(try await layla.client.call(Tasks.readNotifications, ReadMark(ids: [])).unread == 5)
            let some = try await layla.client.call(
                Tasks.readNotifications, ReadMark(ids: [hers[1].id, hers[1].id, his[0].id, NotificationID.example]))
            #expect(some.unread == 4 && some.items.count == 5 && some.items[1].readAt == first)
            #expect(some.items.filter { $0.readAt != nil }.count == 1)
            #expect(try await omar.notifications().unread == 2)

            fixture.tasks.clock.advance(by: .minutes(1))
            let all = try await layla.client.call(Tasks.readNotifications, ReadMark())
            #expect(all.unread == 0 && all.items[1].readAt == first && all.items[0].readAt == first + .minutes(1))
            #expect(try await omar.notifications().unread == 2)

            try await layla.complete(6, on: BadgeTests.today)
            #expect(try await layla.notifications(NotificationQuery(unread: true)).items.map(\.type) == [.badge])
            #expect(try await layla.notifications(NotificationQuery(unread: false)).items.count == 5)
            #expect(try await layla.notifications().unread == 1)
            let unread = try await fixture.tasks.database.read { db in try await NotificationStore.unread(of: layla.id, in: db) }
            #expect(unread == 1)
        }
    }

    /// Read on a later day it tells of a day that is over, from midnight on where the reader is.
    @Test func aReminderOfADayThatIsOverSaysSo() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            let (id, now) = (NotificationID(trusted: fixture.tasks.app.runtime.ids.next()), fixture.now)
            let news = News.reminder(left: 5, of: try date(BadgeTests.today))
            try await fixture.tasks.database.write { db in
                _ = try await NotificationStore.insert(news, on: .example, id: id, of: layla.id, now: now, in: db)
            }
            // To 23:59 in Riyadh.
            fixture.tasks.clock.advance(by: .minutes(16 * 60 - 1))
            #expect(try await layla.notifications().items.map(\.body) == ["5 tasks left for today."])
            fixture.tasks.clock.advance(by: .minutes(1))
            #expect(try await layla.notifications().items.map(\.body) == ["5 tasks were left that day."])
            let arabic = try await layla.client(.arabic).call(Tasks.readNotifications, ReadMark())
            #expect(arabic.items.map(\.body) == ["بقي لك في ذلك اليوم: 5 مهام."] && arabic.items.first?.route == "gtsd://tasks/2026-03-02")
        }
    }

    @Test(arguments: [
        ("limit=0", "limit out_of_range"), ("limit=201", "limit out_of_range"), ("limit=x", "limit wrong_type"),
        ("unread=yes", "unread wrong_type"), ("cursor=", "cursor required"), ("cursor=%00", "cursor malformed"),
        ("cursor=abc", "cursor malformed"), ("cursor=%D8%A7", "cursor malformed"), ("cursor=MS4y", "cursor malformed"),
        ("cursor=\(base64url(Array("9223372036854775808.01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f".utf8)))", "cursor malformed"),
    ])
    func aBadQuestionIsNamed(_ query: String, _ field: String) async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            let answer = try await layla.client.send(.get, Tasks.notifications.path.description + "?" + query)
            #expect(answer.status == 422 && answer.fields == [field], "\(answer.text)")
        }
    }

    @Test func aBadMarkIsNamed() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            let id = NotificationID.example.text
            for (body, field) in [
                (#"{"ids": "\#(id)"}"#, "ids wrong_type"), (#"{"ids": ["x"]}"#, "ids.0 malformed"), (#"{"ids": [7]}"#, "ids.0 wrong_type"),
                (#"{"ids": [\#(Array(repeating: "\"\(id)\"", count: 201).joined(separator: ","))]}"#, "ids too_many"),
            ] {
                let answer = try await layla.client.json(.post, Tasks.readNotifications.path.description, body)
                #expect(answer.status == 422 && answer.fields == [field], "\(answer.text)")
            }
            let most = #"{"ids": [\#(Array(repeating: "\"\(id)\"", count: 200).joined(separator: ","))]}"#
            #expect(try await layla.client.json(.post, Tasks.readNotifications.path.description, most).status == 200)
        }
    }

    /// Late evidence joins two streaks of three days into one of seven: three days were told of, and seven are news.
    @Test(arguments: Engine.allCases)
    func whatAMendedStreakPassedBeforeIsNoNews(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            func live(_ days: ClosedRange<Int>) async throws {
                for day in days {
                    try await layla.complete(try await layla.open("2026-03-0\(day)").count, on: "2026-03-0\(day)")
                    fixture.tasks.clock.advance(by: .days(1))
                }
            }
            try await live(2...4)
            // Of the fifth the tasks are there, and nothing is done.
            let missed = try await layla.open("2026-03-05")
            fixture.tasks.clock.advance(by: .days(1))
            let sixth = try await layla.open("2026-03-06")
            for task in sixth { try await layla.complete(task) }
            #expect(try await layla.told(.streak) == ["streak 3"])
            var last: CompletionAnswer?
            for task in missed { last = try await layla.complete(task) }
            #expect(last?.streak.current == 5)
            #expect(try await layla.told(.streak) == ["streak 3"], "of a streak of five")
        }
    }

    /// Nor are numbers told that are not so: two days and two, joined by a day in between, are five.
    @Test func aMilestonePassedByJoiningIsToldAsWhatTheStreakIs() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member()
            for day in 2...3 {
                try await layla.complete(try await layla.open("2026-03-0\(day)").count, on: "2026-03-0\(day)")
                fixture.tasks.clock.advance(by: .days(1))
            }
            let missed = try await layla.open("2026-03-04")
            fixture.tasks.clock.advance(by: .days(1))
            for task in try await layla.open("2026-03-05") { try await layla.complete(task) }
            for task in missed { try await layla.complete(task) }
            #expect(try await layla.told(.streak) == ["streak 4"])
        }
    }

    /// A milestone taken back and reached again is the same one; after a miss it is another.
    @Test(arguments: Engine.allCases)
    func aMilestoneIsToldOnceAStreak(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            for day in 2...4 {
                try await layla.complete(5, on: "2026-03-0\(day)")
                if day == 2 { try await layla.complete(1, on: "2026-03-02") }
                if day < 4 { fixture.tasks.clock.advance(by: .days(1)) }
            }
            #expect(try await layla.told(.streak) == ["streak 3"])
            // Taken back in the evening, and made up for by late evidence the day after.
            let done = try await fixture.tasks.database.read { db in
                try await db.query("SELECT id FROM tasks WHERE user_id = \(layla.id.text) AND date = '2026-03-04' AND status = 'completed'")
                    .map { TaskID(trusted: try $0.get(0)) }
            }
            let undone = try await layla.client.call(Tasks.undo, TaskParameters(id: done[0]), Nothing())
            #expect(undone.streak.current == 2)
            fixture.tasks.clock.advance(by: .hours(17))
            let late = try await layla.complete((done[0], .meal))
            #expect(late.streak.current == 3 && late.task.evidence?.late == true)
            #expect(try await layla.told(.streak) == ["streak 3"])

            // The 5th is missed; the 6th to the 8th make another streak of three.
            fixture.tasks.clock.advance(by: .hours(31))
            for day in 6...8 {
                try await layla.complete(try await layla.open("2026-03-0\(day)").count, on: "2026-03-0\(day)")
                if day < 8 { fixture.tasks.clock.advance(by: .days(1)) }
            }
            #expect(try await layla.told(.streak) == ["streak 3", "streak 3"])
            #expect(try await layla.told(.badge).filter { $0 == "badge streak_3" }.count == 1)
        }
    }

    /// The third day of the streak before was made up for late in the evening of the day that broke it.
    @Test(arguments: Engine.allCases)
    func aMilestoneOfTheNextStreakIsToldHoweverLateTheOneBeforeWas(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member()
            func live(_ day: Int) async throws {
                try await layla.complete(try await layla.open("2026-03-0\(day)").count, on: "2026-03-0\(day)")
            }
            for day in 2...3 {
                try await live(day)
                fixture.tasks.clock.advance(by: .days(1))
            }
            let third = try await layla.open("2026-03-04")
            // To 22:00 of the 5th, of which nothing is done.
            fixture.tasks.clock.advance(by: .hours(38))
            _ = try await layla.open("2026-03-05")
            for task in third { try await layla.complete(task) }
            #expect(try await layla.told(.streak) == ["streak 3"])
            // To 07:00 of the 6th.
            fixture.tasks.clock.advance(by: .hours(9))
            for day in 6...8 {
                try await live(day)
                if day < 8 { fixture.tasks.clock.advance(by: .days(1)) }
            }
            #expect(try await layla.told(.streak) == ["streak 3", "streak 3"])
        }
    }

    @Test(arguments: Engine.allCases)
    func deletingTheAccountTakesEverything(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let (layla, omar) = (try await fixture.member(), try await fixture.member())
            for person in [layla, omar] {
                try await person.complete(6, on: BadgeTests.today)
                _ = try await person.client.call(Tasks.analytics, .example)
            }
            try await layla.hear(.userDeleted)
            #expect(try await fixture.rows("SELECT user_id FROM user_badges") == 1)
            #expect(try await fixture.rows("SELECT user_id FROM notifications") == 1)
            #expect(try await fixture.rows("SELECT user_id FROM analytics_events") == 1)
            #expect(try await fixture.rows("SELECT user_id FROM people WHERE user_id = \(layla.id.text)") == 0)
            // The reminder that was left for tomorrow finds nobody.
            #expect(try await layla.move(to: "2026-03-03T05:00:00Z").contains("reminder"))
            #expect(try await fixture.rows("SELECT user_id FROM people WHERE user_id = \(layla.id.text)") == 0)
            #expect(try await layla.client.answer(Tasks.notifications, NotificationQuery(), Nothing()).code == .unauthenticated)
        }
    }

    /// What is stored is read back as it was.
    @Test func newsAreReadAsTheyWereWritten() throws {
        let date = LocalDate.example
        let all = BadgeRule.catalogue.map(News.badge) + [.streak(days: 365), .reminder(left: 12, of: date)]
        for news in all {
            #expect(News(news.type, subject: news.subject) == news)
            #expect(Language.allCases.allSatisfy { news.text($0, on: date)?.type == news.type })
        }
        #expect(Set(all.map { $0.once(on: date) }).count == all.count)
        #expect(News.reminder(left: 1, of: date).once(on: date) == News.reminder(left: 2, of: date).once(on: date + 1))
        let wrong: [(NotificationType, String)] = [
            (.badge, "x"), (.streak, "x"), (.reminder, ""), (.reminder, "3"), (.reminder, "3 x"), (.reminder, "x 2026-03-01"),
        ]
        for (type, subject) in wrong {
            #expect(News(type, subject: subject) == nil)
        }
    }
}
