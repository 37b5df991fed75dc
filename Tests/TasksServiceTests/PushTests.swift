import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import Synchronization
import TasksDomain
import TasksService
import TestSupport
import Testing
import Wire

/// Notifications on their way to devices, through the recording gateway and its disturbances.
@Suite(.serialized) struct PushTests {
    /// Everything that is due is done by moving the run's clock to where it is.
    private static let now = "2026-03-02T06:00:00Z"

    private static func deaths(_ fixture: TasksFixture) async throws -> [String] {
        try await fixture.tasks.database.read { db in
            try await db.query("SELECT kind, last_error FROM work WHERE is_dead = 1").map { row in
                "\(try row.get(0, as: String.self)) \(try row.get(1, as: String?.self) ?? "")"
            }
        }
    }

    @Test(.proves("GTSD-6.2-07"), arguments: Engine.allCases)
    func aBadgeIsPushedIfEnabled(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member { $0.devices = ["layla"] }
            let omar = try await fixture.member {
                $0.devices = ["omar"]
                $0.pushEnabled = false
            }
            for person in [layla, omar] {
                try await person.move(to: Self.now)
                try await person.complete(6, on: BadgeTests.today)
                try await person.move(to: Self.now)
                #expect(try await person.told() == ["badge day_one_done"])
            }
            let text = NotificationText.badge(.dayOneDone, .english)
            let pushed = try await layla.pushed("layla")
            #expect(pushed.count == 1 && pushed.first?.deliveries == 1)
            #expect(pushed.first?.subject == text.title && pushed.first?.text == text.body + "\ngtsd://badges/day_one_done")
            #expect(pushed.first?.links == ["gtsd://badges/day_one_done"])
            #expect(try await omar.pushed("omar").isEmpty)
            #expect(try await fixture.rows("SELECT id FROM work WHERE kind LIKE 'push%'") == 0)
        }
    }

    /// The outbox whole: badge, milestone and reminder, each once on each device, in the language the person chose.
    @Test(.proves("GTSD-11.2-13"))
    func everyKindReachesEveryDevice() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member {
                $0.devices = ["phone", "tablet"]
                $0.language = .ar
            }
            try await layla.setStreak(6)
            try await layla.move(to: Self.now)
            try await layla.complete(6, on: BadgeTests.today)
            try await layla.move(to: "2026-03-03T05:00:00Z")
            let (badge, streak) = (NotificationText.badge(.streak7, .arabic), NotificationText.streak(days: 7, .arabic))
            let reminder = try #require(NotificationText.reminder(left: 6, on: LocalDate(validating: "2026-03-03"), .arabic))
            for device in ["phone", "tablet"] {
                let pushed = try await layla.pushed(device)
                #expect(Set(pushed.compactMap(\.subject)).isSuperset(of: [badge.title, streak.title, reminder.title]))
                #expect(
                    Set(pushed.flatMap(\.links)).isSuperset(of: ["gtsd://badges/streak_7", "gtsd://streaks", "gtsd://tasks/2026-03-03"]))
                #expect(pushed.allSatisfy { $0.deliveries == 1 } && Set(pushed.map(\.id)).count == pushed.count)
                #expect(try await pushed.count == layla.told().count)
            }
        }
    }

    /// The profile service has the key that browsers subscribed with.
    @Test func browsersArePushedToByTheProfileService() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member { $0.devices = ["phone", "https://push.example/1"] }
            try await layla.move(to: Self.now)
            try await layla.complete(6, on: BadgeTests.today)
            try await layla.move(to: Self.now)
            let title = NotificationText.badge(.dayOneDone, .english).title
            #expect(fixture.profile.app.service.pushes == ["01960f3e-7b6a-7c3e-9d2a-000000000001 \(title)"])
            #expect(try await layla.pushed("phone").map(\.deliveries) == [1])
            #expect(try await layla.pushed("https://push.example/1").isEmpty)
            #expect(try await fixture.rows("SELECT id FROM work WHERE kind LIKE 'push%'") == 0)
        }
    }

    @Test(arguments: Engine.allCases)
    func aGatewayThatFailsIsAskedAgain(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member { $0.devices = ["phone", "tablet"] }
            try await layla.move(to: Self.now)
            try await layla.disturb(.fail, 2, "phone")
            try await layla.complete(6, on: BadgeTests.today)
            try await layla.move(to: Self.now)
            #expect(try await layla.pushed("phone").isEmpty)
            #expect(try await layla.pushed("tablet").map(\.deliveries) == [1])
            // A second, then two.
            try await layla.move(to: "2026-03-02T06:00:10Z")
            #expect(try await layla.pushed("phone").map(\.deliveries) == [1])
            #expect(try await layla.pushed("tablet").map(\.deliveries) == [1])
            #expect(try await fixture.rows("SELECT id FROM work WHERE kind LIKE 'push%'") == 0)
        }
    }

    @Test func anAnswerThatWasLostIsOneMessage() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member { $0.devices = ["phone"] }
            try await layla.move(to: Self.now)
            try await layla.disturb(.drop, 1, "phone")
            try await layla.complete(6, on: BadgeTests.today)
            try await layla.move(to: "2026-03-02T06:00:10Z")
            // Sent twice under one id, by which the gateway knows it.
            #expect(try await layla.pushed("phone").map(\.deliveries) == [2])
        }
    }

    @Test(arguments: Engine.allCases)
    func aRefusedTokenIsGivenUp(_ engine: Engine) async throws {
        try await TasksFixture.run(engine: engine) { fixture async throws in
            let layla = try await fixture.member { $0.devices = ["old", "new"] }
            try await layla.move(to: Self.now)
            try await layla.disturb(.refuse, 1, "old")
            try await layla.complete(6, on: BadgeTests.today)
            try await layla.move(to: "2026-03-02T08:00:00Z")
            #expect(try await layla.pushed("old").isEmpty)
            #expect(try await layla.pushed("new").map(\.deliveries) == [1])
            #expect(try await Self.deaths(fixture).count == 1)
            #expect(try await Self.deaths(fixture).first?.contains("pushOne") == true)
            #expect(try await Self.deaths(fixture).first?.contains("not_found") == true)
        }
    }

    /// What the profile service says when a push is due is what counts, at every try.
    @Test(arguments: ["off", "device gone", "account gone"])
    func whatChangedMeanwhileCounts(_ change: String) async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member { $0.devices = ["phone"] }
            let other = try await fixture.member { $0.devices = ["other"] }
            try await layla.move(to: Self.now)
            try await other.move(to: Self.now)
            // One before the devices are known, one between two tries.
            try await layla.disturb(.fail, 1, "phone")
            try await layla.complete(6, on: BadgeTests.today)
            try await layla.move(to: Self.now)
            for person in [layla, other] {
                switch change {
                case "off": _ = person.quietly { $0.pushEnabled = false }
                case "device gone": _ = person.quietly { $0.devices = [] }
                default: fixture.profile.app.service.forget(person.id)
                }
            }
            try await other.complete(6, on: BadgeTests.today)
            for (person, device) in [(layla, "phone"), (other, "other")] {
                try await person.move(to: "2026-03-02T06:10:00Z")
                #expect(try await person.pushed(device).isEmpty)
                #expect(try await person.told() == ["badge day_one_done"])
            }
            #expect(try await fixture.rows("SELECT id FROM work WHERE kind LIKE 'push%'") == 0)
        }
    }

    /// A device that is reached on the next day only is not to show what was left of this one.
    @Test func aReminderSaysWhenItsDayIsOver() async throws {
        try await AppUnderTest<PushGatewayStandIn>.beside(ManualClock(Instant(milliseconds: 1_772_427_600_000))) { gateway in
            try await TasksFixture.run(configure: { $0.push.url = gateway.url }) { fixture async throws in
                let layla = try await fixture.member {
                    $0.devices = ["phone", "https://push.example/1"]
                    $0.reminder = "18:00"
                }
                try await layla.move(to: "2026-03-02T15:00:00Z")
                #expect(try await layla.reminded().count == 1)
                // Midnight in Riyadh.
                let end = try Member.instant("2026-03-02T21:00:00Z")
                #expect(gateway.app.service.expiries == [end])
                #expect(fixture.profile.app.service.expiries == [end])
                // A badge is news whenever it is seen.
                try await layla.complete(6, on: BadgeTests.today)
                try await layla.move(to: "2026-03-02T15:00:00Z")
                #expect(gateway.app.service.expiries == [end, nil])
                #expect(fixture.profile.app.service.expiries == [end, nil])
            }
        }
    }

    /// A reminder that could not be sent on its day is not sent on the next.
    @Test func yesterdaysReminderIsNotSent() async throws {
        try await TasksFixture.run { fixture async throws in
            let layla = try await fixture.member {
                $0.devices = ["phone"]
                $0.reminder = "23:55"
            }
            try await layla.disturb(.fail, 1, "phone")
            try await layla.move(to: "2026-03-02T20:55:00Z")
            #expect(try await layla.reminded().count == 1)
            // Twelve more tries take half an hour, and it is five minutes to midnight.
            try await layla.disturb(.fail, 12, "phone")
            try await layla.move(to: "2026-03-03T12:00:00Z")
            #expect(try await layla.pushed("phone").isEmpty)
            #expect(try await Self.deaths(fixture).isEmpty)
            #expect(try await fixture.rows("SELECT id FROM work WHERE kind LIKE 'push%'") == 0)
        }
    }
}

/// A push gateway that remembers when what it is given is of no use any more.
struct PushGatewayStandIn: Service {
    static let name = "sandbox"
    static let migrations: [Migration] = []
    static func settings(from reader: inout ConfigReader) -> Nothing { Nothing() }

    let routes: [Route]
    let authenticator: any Authenticator = Nobody()
    let work: [WorkHandler] = []
    private let kept: Kept

    init(settings: Nothing, runtime: ServiceRuntime) async throws {
        let kept = Kept()
        self.kept = kept
        routes = [
            Sandbox.sendPush.handle { call in
                kept.expiries.withLock { $0.append(call.body.expiresAt) }
                return SMSReceipt(id: call.body.id)
            }
        ]
    }

    var expiries: [Instant?] { kept.expiries.withLock { $0 } }

    private final class Kept: Sendable {
        let expiries = Mutex<[Instant?]>([])
    }

    private struct Nobody: Authenticator {
        func principal(bearer token: String, context: RequestContext) async throws -> Principal { throw APIError(.unauthenticated) }
    }
}
