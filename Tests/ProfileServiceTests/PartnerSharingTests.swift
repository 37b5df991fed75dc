import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
@testable import ProfileService
import SandboxService
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

/// Weekly mails to partners: nobody gets one who did not agree, and nobody gets one twice.
@Suite(.serialized) struct PartnerSharingTests {
    private static let omar = "omar@example.com"

    /// A fixture with a tasks service and a web client, and somebody with a partner. It is Tuesday, the third of March, 08:00 UTC.
    private func run(
        engine: Engine = .sqlite, _ body: (ProfileFixture, Somebody, Partner, AppUnderTest<WeekStandIn>) async throws -> Void
    ) async throws {
        let start = try Instant(validating: "2026-03-03T08:00:00Z")
        try await AppUnderTest<WeekStandIn>.beside(ManualClock(start)) { tasks in
            try await ProfileFixture.run(
                engine: engine, start: start,
                configure: { settings in
                    settings.tasksURL = tasks.url
                    settings.pagesURL = "https://app.example.com"
                }
            ) { fixture async throws in
                let layla = try await fixture.somebody()
                let partner = try await layla.client.call(Profiles.addPartner, try PartnerTests.details("Omar", email: Self.omar))
                try await body(fixture, layla, partner, tasks)
            }
        }
    }

    private func share(_ somebody: Somebody, _ partner: Partner, weight: Bool? = nil) async throws -> Answer {
        try await somebody.client.answer(Profiles.share, PartnerParameters(id: partner.id), SharingDetails(weight: weight))
    }

    private func page(
        _ fixture: ProfileFixture, _ token: OpaqueToken, _ press: String = "", language: String = "en"
    ) async throws -> Answer {
        let path = Profiles.sharingPage.path.path(["token": token.text]) ?? ""
        return try await fixture.app.client.with("Accept-Language", language)
            .send(press.isEmpty ? .get : .post, press.isEmpty ? path : "\(path)/\(press)")
    }

    private func mails(_ fixture: ProfileFixture, to address: String = omar) async throws -> [RecordedMessage] {
        let filter = MessageFilter(to: ShortText(trusted: address), channel: .mail)
        return try await fixture.sandbox.client.call(Sandbox.messages, filter, Nothing()).items
    }

    /// Waits until an address has so many mails; the newest of them.
    @discardableResult
    private func newest(of count: Int, _ fixture: ProfileFixture, to address: String = omar) async throws -> RecordedMessage {
        try await eventually("\(count) mails to \(address)") {
            fixture.app.app.runtime.work.wake()
            return try await self.mails(fixture, to: address).count >= count
        }
        let mails = try await self.mails(fixture, to: address)
        #expect(mails.count == count)
        return try #require(mails.first)
    }

    private func token(of mail: RecordedMessage) throws -> OpaqueToken {
        let link = try #require(mail.links.first)
        #expect(link.hasPrefix("https://app.example.com/gtsd/partners/shared/"))
        return OpaqueToken(trusted: String(try #require(link.split(separator: "/").last)))
    }

    private func state(_ somebody: Somebody, _ fixture: ProfileFixture) async throws -> SharingState? {
        try await fixture.again(somebody).client.call(Profiles.partners).items.first?.sharing?.state
    }

    private func go(_ fixture: ProfileFixture, to time: String) throws {
        fixture.profile.clock.set(try Instant(validating: time))
    }

    @Test(.proves("GTSD-ADD-01"), arguments: Engine.allCases)
    func whoAgreedGetsOneMailAWeekUntilTheyLeave(_ engine: Engine) async throws {
        try await run(engine: engine) { fixture, layla, partner, _ in
            let before = try await layla.client.call(Profiles.me).version
            let asked = try await parallel(6) { _ in try await share(layla, partner).status }
            #expect(asked.allSatisfy { $0 == 200 })
            let token = try token(of: try await newest(of: 1, fixture))
            #expect(try await state(layla, fixture) == .invited)
            #expect(try await layla.client.call(Profiles.me).version > before)

            // To look is not to agree; to agree often is to agree once.
            #expect(try await page(fixture, token).status == 200)
            #expect(try await state(layla, fixture) == .invited)
            let agreed = try await parallel(6) { _ in try await page(fixture, token, "accept").status }
            #expect(agreed.allSatisfy { $0 == 200 })
            #expect(try await state(layla, fixture) == .accepted)
            try await newest(of: 1, fixture)

            try go(fixture, to: "2026-03-09T09:00:00Z")
            let week = try await newest(of: 2, fixture)
            #expect(week.text.contains("Days kept: 5 of 6") && week.text.contains("Tasks done: 20 of 24 (83%)"))
            #expect(week.text.contains("Streak: 5") && !week.text.contains("Weight"))
            #expect(week.text.contains("2026-03-01 – 2026-03-07"))
            // Work of that week that is done once more does nothing.
            let due = DueWeek(user: layla.id, email: EmailAddress(trusted: Self.omar), at: EpochMilliseconds(fixture.now))
            try await fixture.app.perform("partnerWeek", try JSONParser.parse(try JSONWriter.encode(due)))
            try go(fixture, to: "2026-03-16T09:00:00Z")
            try await newest(of: 3, fixture)

            #expect(try await page(fixture, token, "leave").status == 200)
            #expect(try await state(layla, fixture) == .left)
            let refused = try await share(fixture.again(layla), partner)
            #expect(refused.status == 403 && refused.code == .blocked)
            try go(fixture, to: "2026-03-23T12:00:00Z")
            try await eventually("no work is left") { try await waiting(fixture) == 0 }
            try await newest(of: 3, fixture)

            // Only they can change their mind.
            #expect(try await page(fixture, token, "accept").status == 200)
            #expect(try await state(layla, fixture) == .accepted)
        }
    }

    private func waiting(_ fixture: ProfileFixture) async throws -> Int64 {
        let now = fixture.now
        fixture.app.app.runtime.work.wake()
        return try await fixture.app.database.read { db in
            try await db.first("SELECT COUNT(*) AS n FROM work WHERE due_at <= \(now) AND is_dead = 0")?.get("n") ?? 0
        }
    }

    @Test(arguments: Engine.allCases) func whileTasksRefuseToAnswerTheMailWaitsAndTheNextWeekComesAnyway(_ engine: Engine) async throws {
        try await run(engine: engine) { fixture, layla, partner, tasks in
            _ = try await share(layla, partner)
            let token = try token(of: try await newest(of: 1, fixture))
            _ = try await page(fixture, token, "accept")
            tasks.app.service.answers.withLock { $0 = false }
            try go(fixture, to: "2026-03-09T09:00:00Z")
            try await eventually("it was tried") { try await waiting(fixture) == 0 }
            try await newest(of: 1, fixture)
            try go(fixture, to: "2026-03-09T09:15:00Z")
            try await eventually("it was tried again") { try await waiting(fixture) == 0 }
            // Two days later nobody wants that week any more.
            try go(fixture, to: "2026-03-11T09:00:00Z")
            try await eventually("it is given up") { try await waiting(fixture) == 0 }
            try await newest(of: 1, fixture)
            tasks.app.service.answers.withLock { $0 = true }
            try go(fixture, to: "2026-03-16T09:00:00Z")
            #expect(try await newest(of: 2, fixture).text.contains("2026-03-08 – 2026-03-14"))
        }
    }

    @Test func theWeightIsToldOnlyIfItIsSwitchedOn() async throws {
        try await run { fixture, layla, partner, _ in
            for (date, weight) in [("2026-02-28", 80.4), ("2026-03-05", 79.9)] {
                try go(fixture, to: "\(date)T08:00:00Z")
                let weighed = try await fixture.again(layla).client.json(.post, "/profile/weights", #"{"weightKg": \#(weight)}"#)
                #expect(weighed.status == 201)
            }
            let me = fixture.again(layla)
            _ = try await share(me, partner, weight: true)
            let token = try token(of: try await newest(of: 1, fixture))
            #expect(try await page(fixture, token).text.contains("the streak, and the weight"))
            _ = try await page(fixture, token, "accept", language: "ar")
            try go(fixture, to: "2026-03-09T09:00:00Z")
            let week = try await newest(of: 2, fixture)
            #expect(week.text.contains("الوزن: 79.9 كجم (أقل بمقدار 0.5 كجم من السابق)"), "in the language that they agreed in")
        }
    }

    @Test(arguments: Engine.allCases) func whoIsNoPartnerAnyMoreGetsNothing(_ engine: Engine) async throws {
        try await run(engine: engine) { fixture, layla, partner, _ in
            _ = try await share(layla, partner)
            let token = try token(of: try await newest(of: 1, fixture))
            _ = try await page(fixture, token, "accept")
            let details = try PartnerTests.details("Omar", email: Self.omar)
            // Taken out by mistake and back at once, it goes on.
            #expect(try await layla.client.answer(Profiles.deletePartner, PartnerParameters(id: partner.id), Nothing()).status == 204)
            #expect(try await page(fixture, token).text.contains("There are no more mails"))
            #expect(try await layla.client.call(Profiles.addPartner, details).sharing?.state == .accepted)
            let again = try #require(try await layla.client.call(Profiles.partners).items.first)
            #expect(try await layla.client.answer(Profiles.deletePartner, PartnerParameters(id: again.id), Nothing()).status == 204)
            try go(fixture, to: "2026-03-09T09:00:00Z")
            try await eventually("nothing is due") { try await waiting(fixture) == 0 }
            try await newest(of: 1, fixture)
            #expect(try await page(fixture, token, "accept").text.contains("There are no more mails"))
            #expect(try await fixture.again(layla).client.call(Profiles.addPartner, details).sharing == nil)
        }
    }

    @Test(arguments: Engine.allCases) func askingAgainIsMailedOnceADayAndThreeTimesInAll(_ engine: Engine) async throws {
        try await run(engine: engine) { fixture, layla, partner, _ in
            let target = PartnerParameters(id: partner.id)
            func ask(again: Bool = false, weight: Bool? = nil) async throws -> Answer {
                try await fixture.again(layla).client.answer(Profiles.share, target, SharingDetails(weight: weight, again: again))
            }
            func stop() async throws -> Int { try await fixture.again(layla).client.answer(Profiles.stopSharing, target, Nothing()).status }
            #expect(try await ask().status == 200)
            let token = try token(of: try await newest(of: 1, fixture))
            #expect(try await stop() == 204)
            #expect(try await state(layla, fixture) == nil)
            let over = try await page(fixture, token, "accept")
            #expect(over.text.contains("There are no more mails") && over.text.contains("Do not write to me again"))
            // Who changes their mind twice sends no second mail; the first one's link is good again.
            for _ in 1...2 {
                #expect(try await ask(again: true).status == 200)
                #expect(try await stop() == 204)
            }
            #expect(try await ask(again: true).status == 200)
            #expect(try await page(fixture, token).text.contains("I agree"))
            for round in 2...3 {
                fixture.profile.clock.advance(by: .hours(25))
                #expect(try await ask(weight: true).status == 200)
                try await newest(of: round - 1, fixture)
                #expect(try await ask(again: true).status == 200)
                try await newest(of: round, fixture)
            }
            fixture.profile.clock.advance(by: .hours(25))
            #expect(try await ask(again: true).code == .limitReached)
            // What the mails tell can still be changed.
            let changed = try await ask(weight: true)
            #expect(changed.status == 200 && changed.json?["sharing"]?["weight"]?.bool == true)
            #expect(try await page(fixture, token).text.contains("I agree"))
            fixture.profile.clock.advance(by: .days(14))
            let expired = try await page(fixture, token)
            #expect(expired.text.contains("This invitation has expired") && expired.text.contains("Do not write to me again"))
            _ = try await page(fixture, token, "accept")
            #expect(try await state(layla, fixture) == .invited)
            try await newest(of: 3, fixture)
        }
    }

    /// Whoever says yes each time is asked as often as it takes.
    @Test func anAnswerBeginsTheCountAnew() async throws {
        try await run { fixture, layla, partner, _ in
            var token: OpaqueToken?
            for round in 1...5 {
                #expect(try await share(fixture.again(layla), partner).status == 200)
                token = try self.token(of: try await newest(of: round, fixture))
                #expect(try await page(fixture, try #require(token), "accept").text.contains("You get a mail"))
                let target = PartnerParameters(id: partner.id)
                #expect(try await fixture.again(layla).client.answer(Profiles.stopSharing, target, Nothing()).status == 204)
                fixture.profile.clock.advance(by: .hours(25))
            }
        }
    }

    @Test(arguments: Engine.allCases) func whatThePersonEndedNobodyBringsBack(_ engine: Engine) async throws {
        try await run(engine: engine) { fixture, layla, partner, _ in
            _ = try await share(layla, partner, weight: true)
            let token = try token(of: try await newest(of: 1, fixture))
            let target = PartnerParameters(id: partner.id)
            for order in [["accept", "stop", "leave"], ["leave", "stop"]] {
                for step in order {
                    if step == "stop" {
                        #expect(try await fixture.again(layla).client.answer(Profiles.stopSharing, target, Nothing()).status == 204)
                    } else {
                        #expect(try await page(fixture, token, step).status == 200)
                    }
                }
                let answer = try await page(fixture, token, "accept")
                #expect(answer.status == 200 && !answer.text.contains("agree"))
                #expect(try await state(layla, fixture) == .left)
            }
            try go(fixture, to: "2026-03-16T12:00:00Z")
            try await eventually("nothing is due") { try await waiting(fixture) == 0 }
            try await newest(of: 1, fixture)
        }
    }

    @Test(arguments: Engine.allCases) func changesOfMindLeaveOnePieceOfWorkAndOnlyThoseCount(_ engine: Engine) async throws {
        try await run(engine: engine) { fixture, layla, partner, _ in
            _ = try await share(layla, partner)
            let token = try token(of: try await newest(of: 1, fixture))
            for _ in 1...5 { for press in ["accept", "leave"] { _ = try await page(fixture, token, press) } }
            _ = try await page(fixture, token, "accept")
            let version = try await layla.client.call(Profiles.me).version
            _ = try await page(fixture, token, "accept")
            #expect(try await page(fixture, token, "").status == 200)
            for path in ["leave", "accept"] {
                let target = (Profiles.sharingPage.path.path(["token": token.text]) ?? "") + "/" + path
                #expect(try await fixture.app.client.send(.get, target).text.contains("You get a mail each Monday"))
            }
            #expect(try await layla.client.call(Profiles.me).version == version)
            let count = try await fixture.app.database.read { db in
                try await db.first("SELECT COUNT(*) AS n FROM work WHERE kind = 'partnerWeek'")?.get("n", as: Int64.self)
            }
            #expect(count == 1)
            try go(fixture, to: "2026-03-09T09:00:00Z")
            try await newest(of: 2, fixture)
        }
    }

    /// West of where it was due it is not Monday yet, and the week is told once.
    @Test func whoFliesIsToldOfOnceAWeek() async throws {
        try await run { fixture, layla, partner, _ in
            func live(in zone: String) async throws {
                let answer = try await fixture.again(layla).client.json(.put, "/settings", #"{"timezone": "\#(zone)"}"#)
                #expect(answer.status == 200)
            }
            try await live(in: "Asia/Riyadh")
            _ = try await share(layla, partner)
            let token = try token(of: try await newest(of: 1, fixture))
            _ = try await page(fixture, token, "accept")
            try go(fixture, to: "2026-03-06T12:00:00Z")
            try await live(in: "America/Los_Angeles")
            try go(fixture, to: "2026-03-09T06:00:00Z")
            try await eventually("nothing is due") { try await waiting(fixture) == 0 }
            try await newest(of: 1, fixture)
            try go(fixture, to: "2026-03-09T16:00:00Z")
            #expect(try await newest(of: 2, fixture).text.contains("2026-03-01 – 2026-03-07"))
            try await live(in: "Pacific/Auckland")
            try go(fixture, to: "2026-03-16T16:00:00Z")
            #expect(try await newest(of: 3, fixture).text.contains("2026-03-08 – 2026-03-14"))
            try go(fixture, to: "2026-03-22T19:59:00Z")
            try await eventually("nothing is due") { try await waiting(fixture) == 0 }
            try await newest(of: 3, fixture)
            try go(fixture, to: "2026-03-22T20:00:00Z")
            #expect(try await newest(of: 4, fixture).text.contains("2026-03-15 – 2026-03-21"))
        }
    }

    /// It may have waited for the relay.
    @Test func whatIsNotWantedAnyMoreIsNotSent() async throws {
        try await run { fixture, layla, partner, _ in
            _ = try await share(layla, partner)
            let token = try token(of: try await newest(of: 1, fixture))
            _ = try await page(fixture, token, "accept")
            func send(_ state: SharingState, weight: Bool) async throws {
                let mail = PartnerMail(
                    user: layla.id, email: EmailAddress(trusted: Self.omar), state: state, weight: weight, subject: "Late", body: "Late",
                    unsubscribe: "https://app.example.com/leave")
                try await fixture.app.perform(
                    "partnerMail", try JSONParser.parse(try JSONWriter.encode(mail)), id: fixture.app.app.runtime.ids.next())
            }
            try await send(.invited, weight: false)
            try await send(.accepted, weight: true)
            try await newest(of: 1, fixture)
            try await send(.accepted, weight: false)
            try await newest(of: 2, fixture)
            _ = try await page(fixture, token, "leave")
            try await send(.accepted, weight: false)
            try await newest(of: 2, fixture)
        }
    }

    @Test(arguments: Engine.allCases) func strangersAreNotFloodedByOnePersonNorByMany(_ engine: Engine) async throws {
        try await run(engine: engine) { fixture, layla, _, _ in
            var partners: [Partner] = []
            for number in 1...6 {
                let details = try PartnerTests.details("P", email: "p\(number)@example.com")
                partners.append(try await layla.client.call(Profiles.addPartner, details))
            }
            let asked = partners
            let statuses = try await parallel(6) { index in try await share(layla, asked[index]).status }
            #expect(statuses.sorted() == [200, 200, 200, 200, 200, 409])
            let many = try await parallel(8) { _ in
                let other = try await fixture.somebody()
                let partner = try await other.client.call(Profiles.addPartner, try PartnerTests.details("T", email: "t@example.com"))
                let answer = try await share(other, partner).status
                // To take it back makes no room for another mail.
                _ = try await other.client.answer(Profiles.stopSharing, PartnerParameters(id: partner.id), Nothing())
                return answer
            }
            #expect(many.sorted() == [200, 200, 200, 200, 200, 409, 409, 409])
            // What was taken back before it went out did not even go.
            #expect(try await mails(fixture, to: "t@example.com").count <= 5)
            fixture.profile.clock.advance(by: .days(15))
            let later = try await fixture.somebody()
            let partner = try await later.client.call(Profiles.addPartner, try PartnerTests.details("T", email: "t@example.com"))
            #expect(try await share(later, partner).status == 200)
        }
    }

    /// A name could be an advertisement.
    @Test func namesThatAreMoreThanNamesAreNotMailed() async throws {
        try await run { fixture, _, _, _ in
            let spammer = try await fixture.somebody(name: "Win at http://bad.example")
            let partner = try await spammer.client.call(
                Profiles.addPartner, try PartnerTests.details("Click www.bad.example", email: "victim@example.com"))
            _ = try await share(spammer, partner)
            let mail = try await newest(of: 1, fixture, to: "victim@example.com")
            #expect(!mail.text.contains("bad.example") && mail.subject?.contains("bad.example") == false)
            #expect(mail.text.contains("Somebody you know"))
            let page = try await page(fixture, try token(of: mail))
            #expect(!page.text.contains("bad.example"))
        }
    }

    @Test func withoutAnAddressAWebClientOrAPartnerOfOnesOwnItIsRefused() async throws {
        try await run { fixture, layla, partner, _ in
            let sara = try await layla.client.call(Profiles.addPartner, try PartnerTests.details("Sara", phone: "0501234567"))
            let refused = try await share(layla, sara)
            #expect(refused.status == 422 && refused.fields == ["email required"])
            let other = try await fixture.somebody()
            #expect(try await share(other, partner).code == .notFound)
            #expect(try await share(try await fixture.somebody(.ironlift), partner).code == .wrongProduct)
            for token in ["nothing", "\(layla.id.text).AAAA", "..", "\(layla.id.text).", String(repeating: "a", count: 4000)] {
                #expect(try await page(fixture, OpaqueToken(trusted: token)).status == 404)
            }
        }
        try await ProfileFixture.run { fixture in
            let layla = try await fixture.somebody()
            let partner = try await layla.client.call(Profiles.addPartner, try PartnerTests.details("Omar", email: Self.omar))
            #expect(try await share(layla, partner).code == .unavailable)
        }
    }
}

/// A tasks service in whose weeks five of six days were kept.
struct WeekStandIn: Service {
    static let name = "tasks"
    static let migrations: [Migration] = []
    static func settings(from reader: inout ConfigReader) -> Nothing { Nothing() }

    let routes: [Route]
    let authenticator: any Authenticator = Nobody()
    let work: [WorkHandler] = []
    let answers: Answers

    init(settings: Nothing, runtime: ServiceRuntime) async throws {
        let answers = Answers()
        self.answers = answers
        routes = [
            Tasks.week.handle { call in
                // Not `unavailable`: nobody who answers so often is asked again for some real seconds.
                guard answers.withLock({ $0 }) else { throw APIError(.rateLimited) }
                let last = call.parameters.to
                let days = (0...6).map { day -> DayCompliance in
                    let total: Int64 = day == 0 ? 0 : 4, completed: Int64 = day < 2 ? 0 : 4
                    return DayCompliance(
                        date: last - 6 + Int64(day), total: total, completed: completed, percent: completed * 25,
                        compliant: completed > 0, level: .high, outcome: .open)
                }
                return WeekReview(
                    days: days,
                    streak: StreakSummary(current: 5, longest: 9, totalCompliantDays: 20, freezesAvailable: 0, nextMilestone: 7))
            },
        ]
    }

    final class Answers: Sendable {
        private let value = Mutex(true)
        func withLock<T>(_ body: (inout Bool) -> T) -> T { value.withLock { body(&$0) } }
    }

    private struct Nobody: Authenticator {
        func principal(bearer token: String, context: RequestContext) async throws -> Principal { throw APIError(.unauthenticated) }
    }
}
