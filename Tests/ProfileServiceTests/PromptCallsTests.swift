import AppTesting
import Contracts
import JSONCoding
import Platform
import ProfileService
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

/// What coaching says of the calls that are left, when a call is chosen.
@Suite(.serialized) struct PromptCallsTests {
    @Test(.proves("FR-SECOND-INTAKE-PROMPT-04-c"), arguments: Engine.allCases)
    func withoutCallsLeftAnUpgradeIsOffered(_ engine: Engine) async throws {
        try await AppUnderTest<CallsLeftStandIn>.beside(ManualClock(Instant(milliseconds: 1_772_352_000_000))) { coaching in
            try await ProfileFixture.run(engine: engine, configure: { $0.coachingURL = coaching.url }) { fixture async throws in
                let somebody = try await fixture.newcomer(.freemium)
                let before = try await somebody.prompt("L1")
                coaching.app.service.set(left: 0)
                let refused = try await somebody.choosing(.scheduleCall, "L1")
                #expect(refused.status == 403 && refused.code == .quotaExceeded && refused.json?["upgrade"]?.string == "premium")
                #expect(try await somebody.prompt("L1") == before)
                // What coaching says counts before what its events told.
                coaching.app.service.set(left: 1)
                #expect(try await somebody.choose(.scheduleCall, "L1").next == .videoBooking)
            }
        }
    }

    @Test func whenCoachingDoesNotAnswerItsEventsCount() async throws {
        try await ProfileFixture.run(configure: { $0.coachingURL = "http://127.0.0.1:9" }) { fixture async throws in
            let somebody = try await fixture.newcomer(.freemium)
            try await fixture.tell(.callQuotaChanged, about: somebody, facts: EventFacts(count: 0))
            #expect(try await somebody.choosing(.scheduleCall, "L1").code == .quotaExceeded)
            let other = try await fixture.newcomer(.freemium)
            #expect(try await other.choose(.scheduleCall, "L1").next == .videoBooking)
        }
    }

    private func told(_ count: Int64, _ version: Int64, until: Instant) -> EventFacts {
        EventFacts(version: version, count: count, until: until)
    }

    /// The clock of the replica that told of the booking is ahead of the one that told of the cancellation.
    @Test(arguments: Engine.allCases)
    func theNewestNumberCountsWhateverTheClocksSaid(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine, configure: { $0.coachingURL = "http://127.0.0.1:9" }) { fixture async throws in
            let (now, end) = (fixture.now, fixture.now + .days(30))
            let somebody = try await fixture.newcomer(.freemium), other = try await fixture.newcomer(.freemium)
            try await fixture.tell(.callBooked, about: somebody, facts: told(0, 1, until: end), at: now + .seconds(5))
            try await fixture.tell(.callCancelled, about: somebody, facts: told(1, 2, until: end), at: now)
            #expect(try await somebody.choose(.scheduleCall, "L1").next == .videoBooking)
            // In the other order too.
            try await fixture.tell(.callCancelled, about: other, facts: told(0, 2, until: end), at: now)
            try await fixture.tell(.callBooked, about: other, facts: told(1, 1, until: end), at: now + .seconds(5))
            #expect(try await other.choosing(.scheduleCall, "L1").code == .quotaExceeded)
        }
    }

    @Test(arguments: Engine.allCases)
    func whatWasToldOfAMonthSaysNothingOfTheNext(_ engine: Engine) async throws {
        try await ProfileFixture.run(engine: engine, configure: { $0.coachingURL = "http://127.0.0.1:9" }) { fixture async throws in
            let somebody = try await fixture.newcomer(.freemium)
            try await fixture.tell(.callBooked, about: somebody, facts: told(0, 1, until: fixture.now + .minutes(10)))
            fixture.profile.clock.advance(by: .minutes(10) - .milliseconds(1))
            #expect(try await somebody.choosing(.scheduleCall, "L1").code == .quotaExceeded)
            fixture.profile.clock.advance(by: .milliseconds(1))
            #expect(try await somebody.choose(.scheduleCall, "L1").next == .videoBooking)
        }
    }

    @Test func anotherTierHasOtherCalls() async throws {
        try await ProfileFixture.run(configure: { $0.coachingURL = "http://127.0.0.1:9" }) { fixture async throws in
            let somebody = try await fixture.newcomer(.freemium)
            try await fixture.tell(.callBooked, about: somebody, facts: told(0, 1, until: fixture.now + .days(30)))
            #expect(try await somebody.choosing(.scheduleCall, "L1").code == .quotaExceeded)
            fixture.profile.clock.advance(by: .seconds(1))
            try await fixture.setTier(.premium, of: somebody)
            #expect(try await somebody.choose(.scheduleCall, "L1").next == .videoBooking)
        }
    }
}

/// A coaching service that says what the test wants of everybody's calls.
struct CallsLeftStandIn: Service {
    static let name = "coaching"
    static let migrations: [Migration] = []
    static func settings(from reader: inout ConfigReader) -> Nothing { Nothing() }

    let routes: [Route]
    let authenticator: any Authenticator = Nobody()
    let work: [WorkHandler] = []
    private let left: Left

    init(settings: Nothing, runtime: ServiceRuntime) async throws {
        let left = Left()
        self.left = left
        routes = [Coaching.callsLeft.handle { _ in CallQuota(used: 1 - left.value.withLock { $0 }, limit: 1, durationMinutes: 15) }]
    }

    func set(left count: Int64) { left.value.withLock { $0 = count } }

    private final class Left: Sendable {
        let value = Mutex<Int64>(0)
    }

    private struct Nobody: Authenticator {
        func principal(bearer token: String, context: RequestContext) async throws -> Principal { throw APIError(.unauthenticated) }
    }
}
