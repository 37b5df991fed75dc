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

@Suite struct CallBookingTests {
    @Test(.proves("FR-MESSAGING-07-b"), arguments: Engine.allCases) func aFreeSlotIsBookedOnce(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let monday = try LocalDate(validating: "2026-03-02")
            let slots = try await scene.free(monday, to: monday)
            // 09:00 to 21:00, and one hour's notice at 08:00.
            #expect(slots.items.count == 48 && slots.items.first?.slot.text == "2026-03-02T06:00:00.000Z")
            #expect(slots.timezone.text == "Asia/Riyadh" && slots.durationMinutes == 15)
            let slot = try #require(slots.items.last?.slot)
            #expect(try await scene.booked(slot).call.slot == slot)
            #expect(try await scene.book(slot).code == .slotUnavailable)
            #expect(try await scene.free(monday, to: monday).items.count == 47)
            let past = try await scene.book(scene.slot(-2))
            #expect(past.status == 422 && past.fields.first?.hasPrefix("slot") == true)
            let crooked = try await scene.book(scene.slot(2, minutes: 7))
            #expect(crooked.status == 422 && crooked.fields.first?.hasPrefix("slot") == true)
            // Too soon, too far off, and at night.
            let hopeless: [Int64] = [0, 746, 16]
            for hours in hopeless {
                #expect(try await scene.book(scene.slot(hours, minutes: 45)).code == .slotUnavailable, "\(hours)")
            }
        }
    }

    private static let tiers: [(Tier, Int, Int64, Tier?)] = [
        (.freemium, 1, 15, .premium), (.premium, 2, 25, .smartPremium), (.smartPremium, 4, 25, nil),
    ]

    @Test(.proves("FR-MESSAGING-07-c", "FR-MESSAGING-07-d"), arguments: tiers)
    func eachTierHasItsCalls(_ tier: Tier, _ calls: Int, _ minutes: Int64, _ upgrade: Tier?) async throws {
        try await CallScene.run(tier: tier) { scene in
            for number in 1...calls {
                let booked = try await scene.booked(scene.slot(Int64(number * 2)))
                #expect(booked.call.durationMinutes == minutes && booked.call.endsAt == booked.call.slot + .minutes(minutes))
                #expect(booked.quota?.remaining == Int64(calls - number))
            }
            let refused = try await scene.book(scene.slot(11))
            #expect(refused.status == 403 && refused.code == .quotaExceeded)
            #expect(refused.json?["upgrade"]?.string == upgrade?.rawValue)
            let left = try await scene.fixture.app.asService("profile").call(
                Coaching.callsLeft, UserParameters(id: scene.client.id), Nothing())
            #expect(left.remaining == 0 && left.limit == Int64(calls))
        }
    }

    @Test(arguments: Engine.allCases) func aHundredOnOneSlotAreOne(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            var people = [scene.client]
            for _ in 1..<20 { people.append(try await scene.fixture.callClient(of: scene.coach)) }
            let all = people
            let slot = scene.slot(3)
            let answers = try await parallel(100) { number in try await scene.book(slot, as: all[number % 20]) }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(answers.count { $0.code == .slotUnavailable } == 99)
            #expect(try await scene.fixture.app.rows("SELECT 1 FROM calls") == 1)
            #expect(try await scene.fixture.app.number("SELECT CAST(SUM(calls) AS BIGINT) FROM quota_months") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func oneCallThatIsLeftIsBookedOnce(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let answers = try await parallel(20) { number in try await scene.book(scene.slot(2, minutes: Int64(number) * 30)) }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(answers.count { $0.code == .quotaExceeded } == 19)
        }
    }

    @Test(arguments: Engine.allCases) func longerCallsNeverOverlap(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .smartPremium) { scene in
            let other = try await scene.fixture.callClient(of: scene.coach, tier: .smartPremium)
            let answers = try await parallel(8) { number in
                try await scene.book(scene.slot(2, minutes: Int64(number % 4) * 15), as: number % 2 == 0 ? scene.client : other)
            }
            #expect(answers.count { $0.status == 201 } >= 1)
            let taken = try await scene.fixture.app.number("SELECT COUNT(*) FROM booked_quarters WHERE call_id IS NOT NULL")
            #expect(taken == Int64(2 * answers.count { $0.status == 201 }))
        }
    }

    @Test(arguments: Engine.allCases) func aKeptSlotIsForItsClientUntilItExpires(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let other = try await scene.fixture.callClient(of: scene.coach)
            let slot = scene.slot(3)
            let keep = NewCallHold(slot: slot)
            let answers = try await parallel(10) { number in
                try await (number % 2 == 0 ? scene.client : other).client.answer(CoachingCalls.hold, Nothing(), keep)
            }
            #expect(answers.count { $0.status == 201 } == 1)
            #expect(answers.count { $0.status == 200 } == 4 && answers.count { $0.code == .slotUnavailable } == 5)
            let isMine = try await scene.fixture.app.rows("SELECT 1 FROM call_holds WHERE client_id = \(scene.client.id.text)") == 1
            let (holder, waiting) = isMine ? (scene.client, other) : (other, scene.client)
            #expect(try await scene.book(slot, as: waiting).code == .slotUnavailable)
            scene.fixture.app.clock.advance(by: .minutes(5))
            #expect(try await scene.book(slot, as: waiting).status == 201)
            #expect(try await scene.book(slot, as: holder).code == .slotUnavailable)
        }
    }

    /// A call of Freemium takes a quarter of an hour, one of Premium two: what was kept before covers the first only.
    @Test(arguments: Engine.allCases) func aKeptSlotGrowsWithTheTier(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .freemium) { scene in
            let other = try await scene.fixture.callClient(of: scene.coach, tier: .freemium)
            let keep = NewCallHold(slot: scene.slot(3))
            let short = try await scene.client.client.call(CoachingCalls.hold, Nothing(), keep)
            try await scene.fixture.setTier(.premium, of: scene.client)
            let long = try await scene.client.client.call(CoachingCalls.hold, Nothing(), keep)
            #expect((short.endsAt - short.slot, long.endsAt - long.slot) == (.minutes(15), .minutes(25)))
            #expect(try await scene.client.client.call(CoachingCalls.hold, Nothing(), keep) == long)
            #expect(try await scene.book(scene.slot(3, minutes: 15), as: other).code == .slotUnavailable)
            #expect(try await scene.book(scene.slot(3)).status == 201)
        }
    }

    /// One hold ran out and another one took its slot: both people still think that they have it.
    @Test(arguments: Engine.allCases) func ofAHoldThatExpiredAndOneThatIsCurrentOneIsBooked(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .smartPremium) { scene in
            let other = try await scene.fixture.callClient(of: scene.coach, tier: .smartPremium)
            let keep = NewCallHold(slot: scene.slot(3))
            #expect(try await scene.client.client.answer(CoachingCalls.hold, Nothing(), keep).status == 201)
            scene.fixture.app.clock.advance(by: .minutes(5))
            #expect(try await other.client.answer(CoachingCalls.hold, Nothing(), keep).status == 201)
            let people = [scene.client, other]
            let answers = try await parallel(20) { number in try await scene.book(keep.slot, as: people[number % 2]) }
            let (late, current) = (answers.enumerated().filter { $0.offset % 2 == 0 }, answers.enumerated().filter { $0.offset % 2 == 1 })
            #expect(late.allSatisfy { $0.element.code == .slotUnavailable })
            #expect(current.count { $0.element.status == 201 } == 1)
            #expect(try await scene.fixture.app.rows("SELECT 1 FROM calls") == 1)
            #expect(try await scene.fixture.app.number("SELECT CAST(SUM(calls) AS BIGINT) FROM quota_months") == 1)
        }
    }

    @Test(arguments: Engine.allCases) func aSlotIsMovedToOrBookedByOne(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .smartPremium) { scene in
            let mine = try await scene.booked(scene.slot(2)).call
            let other = try await scene.fixture.callClient(of: scene.coach, tier: .smartPremium)
            let slot = scene.slot(5)
            let answers = try await parallel(20) { number in
                try await number % 2 == 0 ? scene.move(mine.id, to: slot) : scene.book(slot, as: other)
            }
            // Moved there again nothing changes; who books has one of it.
            let moved = answers.contains { $0.status == 200 }, booked = answers.count { $0.status == 201 }
            #expect(moved ? booked == 0 : booked == 1)
            #expect(answers.allSatisfy { $0.status < 300 || $0.code == .slotUnavailable })
            let owner = moved ? scene.client : other
            let there: SQL = "SELECT 1 FROM calls WHERE starts_at = \(slot) AND client_id = \(owner.id.text)"
            #expect(try await scene.fixture.app.rows(there) == 1)
            #expect(try await scene.fixture.app.rows("SELECT 1 FROM calls") == (moved ? 1 : 2))
            // Each call has its two quarters and nobody else's.
            #expect(try await scene.fixture.app.rows("SELECT 1 FROM booked_quarters") == (moved ? 2 : 4))
        }
    }

    @Test(arguments: Engine.allCases) func anotherKeptSlotTakesThePlaceOfTheFirst(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let other = try await scene.fixture.callClient(of: scene.coach)
            _ = try await scene.client.client.answer(CoachingCalls.hold, Nothing(), NewCallHold(slot: scene.slot(3)))
            let second = try await scene.client.client.call(CoachingCalls.hold, Nothing(), NewCallHold(slot: scene.slot(4)))
            #expect(try await scene.book(scene.slot(3), as: other).status == 201)
            #expect(second.expiresAt == scene.fixture.now + .minutes(5))
            _ = try await scene.client.client.answer(CoachingCalls.release, CallHoldParameters(id: second.id), Nothing())
            #expect(try await scene.fixture.app.rows("SELECT 1 FROM booked_quarters WHERE call_id IS NULL") == 0)
        }
    }

    @Test func whoHasNoCoachWaits() async throws {
        try await CoachingFixture.run { fixture in
            let client = try await fixture.somebody()
            #expect(try await client.client.send(.get, "/coaching/calls/slots").code == .coachWaiting)
            let answer = try await client.client.answer(CoachingCalls.book, Nothing(), NewCall(slot: fixture.now + .hours(2)))
            #expect(answer.code == .coachWaiting)
        }
    }
}
