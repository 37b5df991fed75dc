import AppTesting
import Contracts
import HTTPCore
import Platform
@testable import ProfileService
import Security
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import WebPush
import Wire

/// Pushes to browsers through a push service that refuses what theirs refuse.
@Suite struct BrowserPushTests {
    private static let notification = BrowserNotification(
        id: ShortText(trusted: "n-1"), title: "شارة جديدة", body: "أنهيت يومك الأول 🎉", route: "gtsd://badges/day_one_done")

    private static func subscription(_ fixture: ProfileFixture, _ person: Somebody) async throws -> DeviceDetails {
        let key = try #require(try await person.client.call(Profiles.webPushKey).publicKey)
        let made = try await fixture.sandbox.client.call(
            Sandbox.subscribe, Nothing(), SubscriptionRequest(applicationServerKey: key))
        return DeviceDetails(token: made.endpoint, platform: .web, keys: made.keys)
    }

    private static func register(_ fixture: ProfileFixture, _ person: Somebody) async throws -> Device {
        try await person.client.call(Profiles.addDevice, Nothing(), subscription(fixture, person))
    }

    private static func push(
        _ fixture: ProfileFixture, _ device: DeviceID, of person: Somebody, _ notification: BrowserNotification = notification,
        by service: ServiceName = "tasks"
    ) async throws -> Answer {
        try await fixture.profile.asService(service).answer(
            Profiles.pushToBrowser, BrowserParameters(id: person.id, device: device), notification)
    }

    private static func shown(_ fixture: ProfileFixture, _ device: Device) async throws -> [RecordedMessage] {
        try await fixture.sandbox.client.call(
            Sandbox.messages, MessageFilter(to: ShortText(trusted: device.token.text), channel: .push), Nothing()
        ).items
    }

    @Test(arguments: Engine.allCases)
    func aBrowserReadsWhatIsPushedToIt(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let layla = try await fixture.somebody()
            let browser = try await Self.register(fixture, layla)
            #expect(browser.isWebPush == true)
            #expect(try await layla.client.call(Profiles.devices).items == [browser])
            let facts = try await fixture.profile.asService("tasks").call(Profiles.facts, UserParameters(id: layla.id), Nothing())
            #expect(facts.devices == [browser])
            for _ in 0..<2 { #expect(try await Self.push(fixture, browser.id, of: layla).status == 204) }
            let shown = try await Self.shown(fixture, browser)
            #expect(shown.map(\.deliveries) == [2])
            #expect(shown.first?.subject == "شارة جديدة")
            #expect(shown.first?.text == "أنهيت يومك الأول 🎉\ngtsd://badges/day_one_done")
        }
    }

    @Test func theLongestTextsFitIntoOnePush() async throws {
        try await ProfileFixture.run { fixture in
            let layla = try await fixture.somebody()
            let browser = try await Self.register(fixture, layla)
            let long = String(repeating: "🏋", count: 2000)
            let notification = BrowserNotification(id: ShortText(trusted: "n-2"), title: long, body: long, route: "gtsd://tasks")
            #expect(try await Self.push(fixture, browser.id, of: layla, notification).status == 204)
            #expect(try await Self.shown(fixture, browser).first?.subject?.unicodeScalars.count == 120)
        }
    }

    @Test(arguments: Engine.allCases)
    func aSubscriptionThatIsOverIsForgotten(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine) { fixture in
            let layla = try await fixture.somebody()
            let browser = try await Self.register(fixture, layla)
            let other = try await Self.register(fixture, layla)
            func disturb(_ mode: DisturbanceMode) async throws {
                let disturbance = Disturbance(channel: .push, mode: mode, count: 1, to: ShortText(trusted: browser.token.text))
                #expect(try await fixture.sandbox.client.answer(Sandbox.disturb, disturbance).status == 204)
            }
            try await disturb(.fail)
            // A push service that fails keeps its subscriptions.
            #expect(try await Self.push(fixture, browser.id, of: layla).code == .unavailable)
            #expect(try await layla.client.call(Profiles.devices).items == [browser, other])
            try await disturb(.refuse)
            #expect(try await Self.push(fixture, browser.id, of: layla).code == .notFound)
            #expect(try await layla.client.call(Profiles.devices).items == [other])
            #expect(try await Self.push(fixture, browser.id, of: layla).code == .notFound)
        }
    }

    @Test func onlySubscriptionsOfPushServicesAreTaken() async throws {
        try await ProfileFixture.run { fixture in
            let layla = try await fixture.somebody()
            let good = try await Self.subscription(fixture, layla)
            func refusal(_ details: DeviceDetails) async throws -> [String] {
                let answer = try await layla.client.answer(Profiles.addDevice, details)
                #expect(answer.code == .validationFailed)
                return answer.fields
            }
            for address in ["http://127.0.0.1:9/web-push/1", "https://evil.example/", "file:///etc/passwd", "https://fcm.googleapis.com:1/", "x"] {
                let details = DeviceDetails(token: PushToken(trusted: address), platform: .web, keys: good.keys)
                #expect(try await refusal(details) == ["token not_allowed"], "\(address)")
            }
            #expect(try await refusal(DeviceDetails(token: good.token, platform: .ios, keys: good.keys)) == ["keys unexpected"])
            // Looks like a point, and lies beside the curve.
            let beside = BrowserKeys(
                p256dh: BrowserPublicKey(
                    trusted: "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw8"), auth: .example)
            #expect(try await refusal(DeviceDetails(token: good.token, platform: .web, keys: beside)) == ["keys.p256dh malformed"])
            #expect(try await layla.client.call(Profiles.devices).items.isEmpty)
        }
    }

    @Test func nobodyElsePushesAndOnlyToBrowsersOfThatPerson() async throws {
        try await ProfileFixture.run { fixture in
            let layla = try await fixture.somebody(), omar = try await fixture.somebody()
            let browser = try await Self.register(fixture, layla)
            let phone = try await layla.client.call(
                Profiles.addDevice, Nothing(), DeviceDetails(token: PushToken(trusted: "phone"), platform: .ios))
            #expect(phone.isWebPush == nil)
            #expect(try await Self.push(fixture, browser.id, of: omar).code == .notFound)
            #expect(try await Self.push(fixture, phone.id, of: layla).code == .notFound)
            #expect(try await Self.push(fixture, browser.id, of: layla, by: "media").status == 403)
            let parameters = BrowserParameters(id: layla.id, device: browser.id)
            #expect(try await layla.client.answer(Profiles.pushToBrowser, parameters, Self.notification).status >= 401)
            #expect(try await Self.shown(fixture, browser).isEmpty)
        }
    }

    @Test func anInstallationWithoutAKeyOffersNone() async throws {
        try await ProfileFixture.run(configure: { $0.webPush?.sender = nil }) { fixture in
            let layla = try await fixture.somebody()
            #expect(try await layla.client.call(Profiles.webPushKey).publicKey == nil)
        }
    }

    /// What can never succeed is not tried again and again; what is out of order is.
    @Test func eachAnswerOfAPushServiceMeansSomething() {
        func answer(_ status: Int, _ wait: String? = nil) -> PushAnswer {
            var headers = HTTPHeaders()
            if let wait { headers["Retry-After"] = wait }
            return PushAnswer(ClientResponse(status: HTTPStatus(status), headers: headers))
        }
        for status in [200, 201, 202, 204] { #expect(answer(status) == .delivered, "\(status)") }
        for status in [404, 410] { #expect(answer(status) == .ended, "\(status)") }
        for status in [400, 401, 403, 413, 301, 405] { #expect(answer(status, "5") == .refused, "\(status)") }
        for status in [408, 429, 500, 502, 503, 599] {
            #expect(answer(status) == .later(nil), "\(status)")
            #expect(answer(status, "120") == .later(.seconds(120)), "\(status)")
        }
        for wait in ["", "soon", "0", "-5", "3601", "99999999999999999999", "Fri, 27 Nov 2026 08:00:00 GMT"] {
            #expect(answer(429, wait) == .later(nil), "\(wait)")
        }
        #expect(answer(429, "3600") == .later(.seconds(3600)))
    }

    /// Nobody listens at port 1: whoever pushes is told to come back, and the subscription stays.
    @Test func aPushServiceThatIsAwayIsComeBackTo() async throws {
        let anywhere = try #require(PushServices(others: ["http://127.0.0.1:*"]))
        try await ProfileFixture.run(configure: { $0.webPush?.services = anywhere }) { fixture in
            let layla = try await fixture.somebody()
            let keys = try await Self.subscription(fixture, layla).keys
            let browser = try await layla.client.call(
                Profiles.addDevice, Nothing(),
                DeviceDetails(token: PushToken(trusted: "http://127.0.0.1:1/web-push/1"), platform: .web, keys: keys))
            let answer = try await Self.push(fixture, browser.id, of: layla)
            #expect(answer.code == .unavailable && answer.headers["Retry-After"] == "1")
            #expect(fixture.profile.log.count(of: "a push service gave no answer") == 1)
            #expect(try await layla.client.call(Profiles.devices).items == [browser])
        }
    }

    /// Taken, and the answer is lost: told again, the browser shows one notification.
    @Test func aPushWhoseAnswerIsLostIsSentAgain() async throws {
        try await ProfileFixture.run { fixture in
            let layla = try await fixture.somebody()
            let browser = try await Self.register(fixture, layla)
            let drop = Disturbance(channel: .push, mode: .drop, count: 1, to: ShortText(trusted: browser.token.text))
            #expect(try await fixture.sandbox.client.answer(Sandbox.disturb, drop).status == 204)
            #expect(try await Self.push(fixture, browser.id, of: layla).code == .unavailable)
            #expect(try await Self.push(fixture, browser.id, of: layla).status == 204)
            #expect(try await Self.shown(fixture, browser).map(\.deliveries) == [2])
        }
    }

    /// What is of no use at midnight is not kept for the morning after, and what is over is not sent at all.
    @Test func aPushIsKeptNoLongerThanItIsOfUse() async throws {
        try await AppUnderTest<PushServiceStandIn>.beside(ManualClock(Instant(milliseconds: 1_772_352_000_000))) { service in
            let ours = try #require(PushServices(others: [service.url]))
            try await ProfileFixture.run(configure: { $0.webPush?.services = ours }) { fixture in
                let layla = try await fixture.somebody()
                let keys = try await Self.subscription(fixture, layla).keys
                let browser = try await layla.client.call(
                    Profiles.addDevice, Nothing(),
                    DeviceDetails(token: PushToken(trusted: service.url + "/web-push/1"), platform: .web, keys: keys))
                for left: Duration? in [nil, .hours(4), .hours(30), .zero, .seconds(-1)] {
                    let notification = BrowserNotification(
                        id: ShortText(trusted: "n-1"), title: "Your day", body: "One task left for today.", route: "gtsd://tasks",
                        expiresAt: left.map { fixture.now + $0 })
                    #expect(try await Self.push(fixture, browser.id, of: layla, notification).status == 204)
                }
                #expect(service.app.service.lives == ["86400", "14400", "86400"])
            }
        }
    }

    /// Its push service knows browsers by the key that they subscribed with. Whoever pushes is told that there is nobody, and stops; the
    /// subscription stays, because the key may be set right again.
    @Test func anotherKeyReachesNobody() async throws {
        try await ProfileFixture.run { fixture in
            let layla = try await fixture.somebody()
            let made = try await fixture.sandbox.client.call(
                Sandbox.subscribe, Nothing(), SubscriptionRequest(applicationServerKey: .example))
            let browser = try await layla.client.call(
                Profiles.addDevice, Nothing(), DeviceDetails(token: made.endpoint, platform: .web, keys: made.keys))
            #expect(try await Self.push(fixture, browser.id, of: layla).code == .notFound)
            #expect(fixture.profile.log.count(of: "a push service refused") == 1)
            #expect(try await layla.client.call(Profiles.devices).items == [browser])
            #expect(try await Self.shown(fixture, browser).isEmpty)
        }
    }
}

/// A push service that remembers how long it may keep what it is given.
struct PushServiceStandIn: Service {
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
            Sandbox.webPush.handleBytesResponse { _, request in
                let life = request.headers["TTL"] ?? ""
                kept.lives.withLock { $0.append(life) }
                return HTTPResponse(status: .created)
            }
        ]
    }

    var lives: [String] { kept.lives.withLock { $0 } }

    private final class Kept: Sendable {
        let lives = Mutex<[String]>([])
    }

    private struct Nobody: Authenticator {
        func principal(bearer token: String, context: RequestContext) async throws -> Principal { throw APIError(.unauthenticated) }
    }
}
