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

/// Nobody is mailed without end by a client who books and moves calls, nor by a coach who moves one.
@Suite struct CallLimitTests {
    private func calls(_ scene: CallScene) async throws -> Int64 {
        try await scene.fixture.number("SELECT calls FROM quota_months WHERE user_id = \(scene.client.id.text)")
    }

    @Test(arguments: Engine.allCases) func aClientBooksAndMovesTenTimesADay(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .smartPremium) { scene in
            // Wednesday, 10:00 and 12:00 in Riyadh.
            let (first, second) = (scene.slot(50), scene.slot(52))
            let call = try await scene.booked(first).call
            // What fails is not counted, nor what changes nothing.
            #expect(try await scene.book(first).code == .slotUnavailable)
            #expect(try await scene.move(call.id, to: first).status == 200)
            for number in 1...9 {
                #expect(try await scene.move(call.id, to: number % 2 == 0 ? first : second).status == 200, "\(number)")
            }
            let moving = try await scene.move(call.id, to: first), booking = try await scene.book(scene.slot(54))
            for refused in [moving, booking] {
                #expect(refused.status == 409 && refused.code == .limitReached)
                #expect(refused.json?["retryAfter"]?.integer == 86_400)
                #expect(refused.json?["message"]?.string == "You have done this as often as a day allows. Try again later.")
            }
            #expect(try await scene.one(call.id).slot == second)
            #expect(try await calls(scene) == 1, "the month loses nothing by what was refused")
            // The coach is counted apart, and cancelling is not.
            #expect(try await scene.move(call.id, to: first, as: scene.coach).status == 200)
            #expect(try await scene.cancel(call.id).call.status == .cancelled)
            // To the millisecond: 24 hours after the first of them.
            let next = scene.slot(56)
            scene.fixture.app.clock.advance(by: .hours(24) - .milliseconds(1))
            #expect(try await scene.book(next).code == .limitReached)
            scene.fixture.app.clock.advance(by: .milliseconds(1))
            let other = try await scene.booked(next).call
            // And ten there are again.
            for number in 1...9 {
                let slot = number % 2 == 0 ? next : next - .hours(2)
                #expect(try await scene.move(other.id, to: slot).status == 200, "\(number)")
            }
            #expect(try await scene.move(other.id, to: next).code == .limitReached)
        }
    }

    @Test(arguments: Engine.allCases) func aCoachMovesACallTenTimes(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .smartPremium) { scene in
            // Wednesday, 10:00 and 12:00 in Riyadh, and 14:00.
            let (first, second, third) = (scene.slot(50), scene.slot(52), scene.slot(54))
            let call = try await scene.booked(first).call, other = try await scene.booked(third).call
            // What changes nothing is not counted, nor what fails, nor what the client moves.
            #expect(try await scene.move(call.id, to: first, as: scene.coach).status == 200)
            #expect(try await scene.move(call.id, to: third, as: scene.coach).code == .slotUnavailable)
            for slot in [second, first] { #expect(try await scene.move(call.id, to: slot).status == 200) }
            for number in 1...9 {
                #expect(try await scene.move(call.id, to: number % 2 == 0 ? first : second, as: scene.coach).status == 200, "\(number)")
            }
            // The tenth is taken once, by whichever of many.
            let answers = try await parallel(5) { number in
                try await scene.move(call.id, to: scene.slot(56, minutes: Int64(number) * 30), as: scene.coach)
            }
            #expect(answers.count { $0.status == 200 } == 1)
            for refused in answers where refused.status != 200 {
                #expect(refused.status == 409 && refused.code == .limitReached && refused.json?["retryAfter"]?.integer == nil)
                #expect(
                    refused.json?["message"]?.string
                        == "You have moved this call as often as it can be. Cancel it, or keep its time.")
            }
            // Also on another day; another call, the client and whoever cancels are not refused.
            scene.fixture.app.clock.advance(by: .hours(25))
            #expect(try await scene.move(call.id, to: first, as: scene.coach).code == .limitReached)
            #expect(try await scene.move(other.id, to: second, as: scene.coach).status == 200)
            #expect(try await scene.move(call.id, to: first).status == 200)
            #expect(try await scene.cancel(call.id, as: scene.coach).call.status == .cancelled)
        }
    }

    @Test(arguments: Engine.allCases) func theLastOneOfADayIsTakenOnce(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .smartPremium) { scene in
            let call = try await scene.booked(scene.slot(50)).call
            for number in 1...8 {
                #expect(try await scene.move(call.id, to: scene.slot(number % 2 == 0 ? 50 : 52)).status == 200)
            }
            // Ten times of their own, half of them to move the call and half to book another.
            let answers = try await parallel(10) { number in
                let slot = scene.slot(53, minutes: Int64(number) * 30)
                return try await number % 2 == 0 ? scene.move(call.id, to: slot) : scene.book(slot)
            }
            #expect(answers.count { $0.status < 300 } == 1)
            #expect(answers.count { $0.code == .limitReached } == 9)
            let isBooked = answers.contains { $0.status == 201 }
            #expect(try await calls(scene) == (isBooked ? 2 : 1))
        }
    }
}
