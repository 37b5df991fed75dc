import AppTesting
import CoachingDomain
import Contracts
import HTTPCore
import Platform
import SandboxService
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// What devices are told: of messages and of calls, once, while it is of use.
@Suite(.serialized, .timeLimit(.minutes(2))) struct NotificationTests {
    /// A client and a coach with a device each.
    private func onCall(_ engine: Engine = .sqlite, tier: Tier = .premium, _ body: (CallScene) async throws -> Void) async throws {
        try await CallScene.run(engine: engine, tier: tier) { scene in
            scene.fixture.tell(scene.client, devices: ["layla"])
            scene.fixture.tell(scene.coach, name: "Khalid", language: .ar, devices: ["khalid"])
            try await body(scene)
        }
    }

    @Test(.proves("FC-ADD-04"), arguments: Engine.allCases)
    func theCoachIsToldOfABookingAndBothAreRemindedTwice(_ engine: Engine) async throws {
        try await onCall(engine) { scene in
            let (fixture, clock) = (scene.fixture, scene.fixture.app.clock)
            var settings = CoachSettings.example
            settings = CoachSettings(
                name: settings.name, specialization: nil, bio: nil, languages: [.ar, .en], goals: [], capacity: settings.capacity,
                isTaking: false, email: EmailAddress(trusted: "khalid@example.com"))
            _ = try await scene.coach.client.call(CoachDesk.saveProfile, Nothing(), settings)
            let call = try await scene.booked(scene.slot(30)).call
            try await eventually("the coach is told") { try await fixture.pushed("khalid").count == 1 }
            let told = try #require(try await fixture.pushed("khalid").first)
            #expect(told.subject == "حُجزت مكالمة فيديو")
            #expect(
                told.text
                    == "Layla، الثلاثاء 3 مارس، 14:00 (بتوقيت الرياض)\nfitcoach://coaching/calls/\(call.id.text)")
            try await eventually("a mail too") { try await fixture.mails(to: "khalid@example.com").count == 1 }
            #expect(try await fixture.pushed("layla").isEmpty)
            // To the millisecond: 24 hours before.
            clock.advance(by: .hours(6) - .milliseconds(1))
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").isEmpty)
            for (step, count) in [(Duration.milliseconds(1), 1), (.hours(24) - .minutes(15), 2)] {
                clock.advance(by: step)
                try await eventually("both are reminded") {
                    let (client, coach) = (try await fixture.pushed("layla").count, try await fixture.pushed("khalid").count)
                    return client == count && coach == count + 1
                }
            }
            #expect(
                try await fixture.pushed("layla").map(\.subject) == ["Upcoming video call", "Upcoming video call"])
            clock.advance(by: .hours(2))
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").count == 2)
            #expect(try await fixture.pushed("khalid").count == 3)
            #expect(try await fixture.app.rows("SELECT 1 FROM work WHERE is_dead = 1") == 0)
        }
    }

    /// A renewal that failed for the last time is no news to whoever does not look at their plan.
    @Test(arguments: Engine.allCases) func whoseTierFellIsTold(_ engine: Engine) async throws {
        try await onCall(engine) { scene in
            let (fixture, clock) = (scene.fixture, scene.fixture.app.clock)
            let risen = fixture.now.milliseconds + 1
            try await fixture.tell(.entitlementChanged, about: scene.client, facts: EventFacts(tier: .smartPremium, version: risen))
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").isEmpty)
            clock.advance(by: .days(30))
            try await fixture.setTier(.freemium, of: scene.client)
            try await eventually("they are told") { try await fixture.pushed("layla").map(\.subject) == ["Your plan has changed"] }
            #expect(try await fixture.pushed("layla").first?.text.hasSuffix("\nfitcoach://subscription") == true)
            // What is older than what is known, and the same again, is no news.
            try await fixture.tell(.entitlementChanged, about: scene.client, facts: EventFacts(tier: .premium, version: risen))
            try await fixture.setTier(.freemium, of: scene.client)
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").count == 1)
            #expect(try await fixture.pushed("khalid").isEmpty)
        }
    }

    /// There is a week to change the card, if one hears of it.
    @Test(arguments: Engine.allCases) func whosePaymentIsDeclinedIsTold(_ engine: Engine) async throws {
        try await onCall(engine) { scene in
            let (fixture, clock) = (scene.fixture, scene.fixture.app.clock)
            // 22:30 of that day in UTC is the next day in Riyadh.
            let until = try Instant(validating: "2026-03-09T22:30:00Z")
            let facts = EventFacts(tier: .premium, version: fixture.now.milliseconds, until: until)
            try await fixture.tell(.entitlementChanged, about: scene.client, facts: facts)
            try await eventually("they are told") {
                try await fixture.pushed("layla").map(\.subject) == ["Your payment did not go through"]
            }
            let text = try #require(try await fixture.pushed("layla").first?.text)
            #expect(text.contains("Tuesday 10 March") && text.hasSuffix("\nfitcoach://subscription"))
            #expect(try await fixture.pushed("khalid").isEmpty)
            // Told too late it is no news.
            clock.advance(by: .days(60))
            try await fixture.tell(.entitlementChanged, about: scene.client, facts: facts)
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").count == 1)
        }
    }

    /// Events come in any order, and again.
    @Test(arguments: Engine.allCases) func aDeclineThatIsToldAfterThePaymentIsNoNews(_ engine: Engine) async throws {
        try await onCall(engine) { scene in
            let fixture = scene.fixture
            let version = fixture.now.milliseconds + 1
            let declined = EventFacts(tier: .premium, version: version, until: fixture.now + .days(7))
            try await fixture.tell(.entitlementChanged, about: scene.client, facts: EventFacts(tier: .premium, version: version + 1))
            try await fixture.tell(.entitlementChanged, about: scene.client, facts: declined)
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").isEmpty)
            // The next one is the newest again.
            let next = EventFacts(tier: .premium, version: version + 2, until: fixture.now + .days(7))
            try await fixture.tell(.entitlementChanged, about: scene.client, facts: next)
            try await eventually("they are told") {
                try await fixture.pushed("layla").map(\.subject) == ["Your payment did not go through"]
            }
        }
    }

    @Test(.proves("FC-ADD-04")) func nobodyIsRemindedOfACallThatIsNotHeld() async throws {
        try await onCall { scene in
            let (fixture, clock) = (scene.fixture, scene.fixture.app.clock)
            let call = try await scene.booked(scene.slot(50)).call
            _ = try await scene.cancel(call.id, as: scene.coach)
            try await eventually("the client is told") {
                try await fixture.pushed("layla").map(\.subject) == ["Video call cancelled"]
            }
            #expect(try await fixture.pushed("khalid").allSatisfy { $0.subject != "أُلغيت مكالمة الفيديو" })
            try await fixture.settle()
            let before = try await fixture.pushed("khalid").count
            clock.advance(by: .hours(51))
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").count == 1)
            #expect(try await fixture.pushed("khalid").count == before)
        }
    }

    /// Both who gave an address get the call for their calendars, and its end. What the client wrote is only for the coach.
    @Test(.proves("FC-ADD-04")) func callsAreMailedWithAFileForCalendars() async throws {
        try await onCall { scene in
            let fixture = scene.fixture
            let settings = CoachSettings(
                name: PersonName(trusted: "Khalid"), specialization: nil, bio: nil, languages: [.ar], goals: [],
                capacity: CoachCapacity(trusted: 5), isTaking: false, email: EmailAddress(trusted: "khalid@example.com"))
            _ = try await scene.coach.client.call(CoachDesk.saveProfile, Nothing(), settings)
            let wish = NewCall(
                slot: scene.slot(30), purpose: CallPurpose(trusted: "My knee"), email: EmailAddress(trusted: "layla@example.com"))
            let call = try await scene.client.client.call(CoachingCalls.book, Nothing(), wish).call
            try await eventually("both are mailed") {
                let (client, coach) = (
                    try await fixture.mails(to: "layla@example.com").count, try await fixture.mails(to: "khalid@example.com").count
                )
                return client == 1 && coach == 1
            }
            let mine = try #require(try await fixture.mails(to: "layla@example.com").first)
            let theirs = try #require(try await fixture.mails(to: "khalid@example.com").first)
            #expect(mine.subject == "Video call booked: Khalid, Tuesday 3 March, 14:00 (Riyadh time)")
            #expect(mine.text.contains("\r\nMETHOD:PUBLISH\r\n") && mine.text.contains("\r\nORGANIZER:mailto:no-reply@barbell.example\r\n"))
            #expect(mine.text.contains("\r\nDTSTART;TZID=Asia/Riyadh:20260303T140000\r\n") && !mine.text.contains("My knee"))
            #expect(theirs.text.contains("My knee") && theirs.text.contains("METHOD:PUBLISH"))
            _ = try await scene.cancel(call.id)
            try await eventually("both are mailed again") {
                let (client, coach) = (
                    try await fixture.mails(to: "layla@example.com").count, try await fixture.mails(to: "khalid@example.com").count
                )
                return client == 2 && coach == 2
            }
            let last = try #require(try await fixture.mails(to: "layla@example.com").last)
            #expect(last.text.contains("\r\nMETHOD:CANCEL\r\n") && last.text.contains("UID:\(call.id.text)@coaching.barbell\r\n"))
            #expect(try await fixture.app.rows("SELECT 1 FROM calls WHERE client_email IS NOT NULL") == 0)
        }
    }

    /// After an outage of the mail relay.
    @Test(arguments: Engine.allCases) func aCallThatIsOverIsMailedToNobodysCalendar(_ engine: Engine) async throws {
        try await onCall(engine) { scene in
            let fixture = scene.fixture, address = "khalid@example.com"
            let call = try await scene.booked(scene.slot(2)).call, other = try await scene.booked(scene.slot(4)).call
            _ = try await scene.cancel(other.id)
            func mail(_ news: PushNews, of id: CoachingCallID) async throws -> Int {
                let mail = CallMail(call: id, news: news, side: .coach, to: EmailAddress(trusted: address))
                try await fixture.app.perform(CoachingWork.mailCall, mail, id: news.rawValue)
                return try await fixture.mails(to: address).count
            }
            // To the millisecond: at its end it is over.
            fixture.app.clock.advance(by: call.endsAt - fixture.now - .milliseconds(1))
            #expect(try await mail(.callBooked, of: call.id) == 1)
            fixture.app.clock.advance(by: .milliseconds(1))
            #expect(try await mail(.callMoved, of: call.id) == 1)
            // A calendar loses what was cancelled, however late.
            fixture.app.clock.advance(by: .days(1))
            #expect(try await mail(.callCancelled, of: other.id) == 2)
        }
    }

    @Test func aMovedCallIsRemindedOfAtItsNewTime() async throws {
        try await onCall { scene in
            let (fixture, clock) = (scene.fixture, scene.fixture.app.clock)
            let call = try await scene.booked(scene.slot(26)).call
            clock.advance(by: .hours(2))
            try await eventually("both are reminded") { try await fixture.pushed("layla").count == 1 }
            #expect(try await scene.move(call.id, to: call.slot + .hours(25)).status == 200)
            try await eventually("the coach is told") {
                try await fixture.pushed("khalid").last?.subject == "نُقلت مكالمة الفيديو إلى موعد آخر"
            }
            clock.advance(by: .hours(24) - .minutes(15))
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").count == 1, "the quarter of an hour before its old time")
            clock.advance(by: .hours(2))
            try await eventually("again, a day before its new time") { try await fixture.pushed("layla").count == 2 }
            clock.advance(by: .hours(23))
            try await eventually("and a quarter of an hour") { try await fixture.pushed("layla").count == 3 }
        }
    }

    @Test(arguments: Engine.allCases) func aReminderThatIsDoneManyTimesAtOnceIsSentOnce(_ engine: Engine) async throws {
        try await onCall(engine) { scene in
            let fixture = scene.fixture
            let call = try await scene.booked(scene.slot(2)).call
            fixture.app.clock.advance(by: .minutes(105))
            let due = DueCallReminder(call: call.id, startsAt: EpochMilliseconds(call.slot), reminder: 2)
            _ = try await parallel(20) { _ in try await fixture.app.perform(CoachingWork.remindOfCall, due) }
            try await eventually("the client is reminded") { try await fixture.pushed("layla").count >= 1 }
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").count == 1)
        }
    }

    @Test(arguments: Engine.allCases) func aBurstOfMessagesIsToldOnceAMinute(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (layla, omar) = try await fixture.pair()
            fixture.tell(layla, language: .ar, devices: ["layla"])
            fixture.tell(omar, name: "Omar", devices: ["omar"])
            _ = try await layla.say(1)
            try await eventually("the first is told") { try await fixture.pushed("omar").count == 1 }
            _ = try await layla.sayAll(2...5)
            try await fixture.settle()
            let first = try #require(try await fixture.pushed("omar").first)
            #expect(first.subject == "Layla" && first.text.hasSuffix("\nfitcoach://clients/\(layla.id.text)"))
            fixture.app.clock.advance(by: .seconds(59))
            try await fixture.settle()
            #expect(try await fixture.pushed("omar").count == 1)
            fixture.app.clock.advance(by: .seconds(1))
            try await eventually("the others together") { try await fixture.pushed("omar").count == 2 }
            #expect(try await fixture.pushed("omar").last?.text.hasPrefix("5 new messages\n") == true)
            // What was read is not told.
            _ = try await omar.answer(1, to: layla)
            try await eventually("the client is told") { try await fixture.pushed("layla").count == 1 }
            let told = try #require(try await fixture.pushed("layla").first)
            #expect(told.subject == "Omar" && told.text == "رسالة جديدة\nfitcoach://coaching")
            _ = try await omar.answer(2, to: layla)
            _ = try await layla.client.call(CoachingThreads.read, Nothing(), UpTo(upTo: SequenceNumber(trusted: 7)))
            fixture.app.clock.advance(by: .minutes(2))
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").count == 1)
        }
    }

    @Test func nobodyIsToldWhoDoesNotWantItOrIsThere() async throws {
        try await CoachingFixture.run { fixture in
            let (layla, omar) = try await fixture.pair()
            fixture.tell(layla, isTold: false, devices: ["layla"])
            fixture.tell(omar, name: "Omar", devices: ["omar"])
            _ = try await omar.answer(1, to: layla)
            try await fixture.settle()
            #expect(try await fixture.pushed("layla").isEmpty)
            let line = try await fixture.open(as: omar)
            try await eventually("the coach is there") {
                try await fixture.app.number("SELECT COUNT(*) FROM presence WHERE user_id = \(omar.id.text)") == 1
            }
            _ = try await layla.say(1)
            try await fixture.settle()
            #expect(try await fixture.pushed("omar").isEmpty)
            line.cut()
        }
    }

    /// Whoever counts as there may be gone already, and their app never got what came last.
    @Test(arguments: Engine.allCases) func whoIsGoneBeforeTheirAppHasAMessageIsToldOfIt(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (layla, omar) = try await fixture.pair()
            fixture.tell(omar, name: "Omar", devices: ["omar"])
            func listen() async throws -> OpenLine {
                let line = try await fixture.open(as: omar)
                try await eventually("the coach is there") {
                    try await fixture.number("SELECT COUNT(*) FROM presence WHERE user_id = \(omar.id.text)") == 1
                }
                return line
            }
            func leave(_ line: OpenLine) async throws {
                line.cut()
                try await eventually("the coach is gone") {
                    try await fixture.number("SELECT COUNT(*) FROM presence WHERE user_id = \(omar.id.text)") == 0
                }
            }
            func pushedAMinuteLater() async throws -> Int {
                fixture.app.clock.advance(by: .minutes(1))
                try await fixture.settle()
                return try await fixture.pushed("omar").count
            }
            let silent = try await listen()
            _ = try await layla.say(1).sent()
            try await fixture.settle()
            #expect(try await fixture.pushed("omar").isEmpty)
            // As long as he may be there.
            #expect(try await pushedAMinuteLater() == 0)
            try await leave(silent)
            #expect(try await pushedAMinuteLater() == 1)
            #expect(try await pushedAMinuteLater() == 1)
            // Not of what his app has.
            let listening = try await listen()
            let seq = try await layla.say(2).sent().message.seq
            try await fixture.settle()
            _ = try await omar.client.call(
                CoachDesk.delivered, ClientParameters(client: layla.id), UpTo(upTo: SequenceNumber(trusted: seq)))
            #expect(try await pushedAMinuteLater() == 1)
            try await leave(listening)
            #expect(try await pushedAMinuteLater() == 1)
            #expect(try await fixture.rows("SELECT 1 FROM work") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func manyAtOnceAreToldOnce(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (layla, omar) = try await fixture.pair(tier: .smartPremium)
            fixture.tell(omar, name: "Omar", devices: ["omar"])
            _ = try await parallel(20) { number in try await layla.say(number + 1) }
            try await eventually("the coach is told") { try await fixture.pushed("omar").count >= 1 }
            fixture.app.clock.advance(by: .minutes(1))
            try await fixture.settle()
            #expect(try await (1...2).contains(fixture.pushed("omar").count))
        }
    }
}
