import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// Free slots for a call that is to be moved.
@Suite(.timeLimit(.minutes(2))) struct CallSlotTests {
    /// Each takes two quarters of an hour: one that begins a quarter later or earlier overlaps with the time that it has.
    @Test(arguments: Engine.allCases) func whatACallTakesItselfIsFreeForItOnBothSides(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine, tier: .premium) { scene in
            let monday = try LocalDate(validating: "2026-03-02"), other = try await scene.fixture.callClient(of: scene.coach)
            let call = try await scene.booked(scene.slot(3)).call, theirs = try await scene.booked(scene.slot(6), as: other).call
            let around = [scene.slot(2, minutes: 45), scene.slot(3), scene.slot(3, minutes: 15)]
            let new = try await scene.free(monday, to: monday).items.map(\.slot)
            let asClient = try await scene.free(monday, to: monday, moving: call.id)
            let asCoach = try await scene.free(monday, to: monday, moving: call.id, as: scene.coach)
            #expect(asClient.items == asCoach.items && asCoach.durationMinutes == 25)
            let slots = asClient.items.map(\.slot)
            #expect(around.allSatisfy { slots.contains($0) && !new.contains($0) })
            #expect(slots.filter { !around.contains($0) } == new)
            #expect(!slots.contains(theirs.slot))
            // It keeps its length when the tier changes.
            scene.fixture.app.clock.advance(by: .minutes(1))
            try await scene.fixture.setTier(.freemium, of: scene.client)
            #expect(try await scene.free(monday, to: monday).durationMinutes == 15)
            #expect(try await scene.free(monday, to: monday, moving: call.id).durationMinutes == 25)
            for slot in around.reversed() { #expect(try await scene.move(call.id, to: slot).status == 200) }
        }
    }

    @Test(arguments: Engine.allCases) func onlyACallOfOnesOwnThatCanBeMovedHasSlots(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let call = try await scene.booked(scene.slot(3)).call
            let other = try await scene.fixture.callClient(of: scene.coach), sara = try await scene.fixture.workingCoach(capacity: 1)
            func ask(_ id: CoachingCallID?, as somebody: Somebody) async throws -> Answer {
                try await somebody.client.answer(CoachingCalls.slots, SlotQuery(call: id), Nothing())
            }
            for stranger in [other, sara] { #expect(try await ask(call.id, as: stranger).code == .notFound) }
            // A new call is booked by its client alone.
            #expect(try await ask(nil, as: scene.coach).code == .roleRequired)
            #expect(try await ask(call.id, as: scene.coach).status == 200)
            let admin = try await scene.fixture.somebody(role: .admin)
            #expect(try await ask(call.id, as: admin).code == .roleRequired)
            scene.fixture.app.clock.advance(by: .hours(3))
            for side in [scene.client, scene.coach] { #expect(try await ask(call.id, as: side).code == .callClosed) }
        }
    }

    /// After it was booked its client got another coach, by a release that cancelled nothing.
    @Test(arguments: Engine.allCases) func theCoachBeforeMovesNothing(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let fixture = scene.fixture, call = try await scene.booked(scene.slot(3)).call
            let next = try await fixture.somebody(role: .coach, name: "Sara")
            try await fixture.app.database.write { db in
                guard let thread = try await ThreadStore.hold(scene.client.id, in: db) else { return }
                _ = try await ThreadStore.assign(next.id, to: thread, now: fixture.now, in: db)
            }
            for side in [scene.client, scene.coach] {
                let answer = try await side.client.answer(CoachingCalls.slots, SlotQuery(call: call.id), Nothing())
                #expect(answer.code == .callClosed)
            }
        }
    }
}
