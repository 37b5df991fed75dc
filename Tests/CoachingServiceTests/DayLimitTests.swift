import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// What is done so often within 24 hours. Reports are in `CaseTests`, what coaches hear in `CoachTests`.
@Suite struct DayLimitTests {
    @Test(arguments: Engine.allCases) func aCoachSendsTenBroadcastsADay(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let coach = try await fixture.workingCoach(capacity: 5)
            func send(_ number: Int) async throws -> Answer {
                try await coach.client.answer(
                    CoachDesk.broadcast, Nothing(), NewBroadcast(clientId: .numbered(number), text: .example))
            }
            #expect(try await send(1).status == 202)
            fixture.app.clock.advance(by: .hours(1))
            for number in 2...10 { #expect(try await send(number).status == 202) }
            let refused = try await send(11)
            #expect(refused.code == .limitReached && refused.json?["retryAfter"]?.integer == 82_800)
            #expect(refused.json?["message"]?.string == "You have done this as often as a day allows. Try again later.")
            // To the millisecond: 24 hours after the first. What was sent before is the same one, and no other.
            fixture.app.clock.advance(by: .hours(23) - .milliseconds(1))
            #expect(try await send(11).code == .limitReached)
            #expect(try await send(10).status == 200)
            fixture.app.clock.advance(by: .milliseconds(1))
            #expect(try await send(11).status == 202)
        }
    }
}
