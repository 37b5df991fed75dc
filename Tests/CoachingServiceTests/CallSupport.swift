import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import Wire

@testable import CoachingService

/// A client with a coach who has time, and what they do.
struct CallScene {
    let fixture: CoachingFixture
    let client: Somebody
    let coach: Somebody

    /// Each day from 09:00 to 21:00 in Riyadh, where it is Monday 2026-03-02, 08:00.
    static func run(
        engine: Engine = .sqlite, tier: Tier = .freemium, subscribers: [String: String] = [:],
        configure: (inout CoachingSettings) -> Void = { _ in }, _ body: (CallScene) async throws -> Void
    ) async throws {
        try await CoachingFixture.run(engine: engine, subscribers: subscribers, configure: configure) { fixture in
            let coach = try await fixture.somebody(role: .coach, name: "Khalid")
            let scene = CallScene(fixture: fixture, client: try await fixture.callClient(of: coach, tier: tier), coach: coach)
            let days = (Int64(1)...7).map {
                WeeklyWindow(
                    weekday: Whole(trusted: $0), from: LocalTime(minuteOfDay: 540) ?? .midnight,
                    to: LocalTime(minuteOfDay: 1260) ?? .midnight)
            }
            _ = try await coach.client.call(
                CoachDesk.saveAvailability, Nothing(), Availability(timezone: ZoneName(trusted: "Asia/Riyadh"), weekly: days))
            try await body(scene)
        }
    }

    /// `hours` from now on; 06:00 UTC of the same Monday is one hour.
    func slot(_ hours: Int64, minutes: Int64 = 0) -> Instant { fixture.now + .hours(hours) + .minutes(minutes) }

    func book(_ slot: Instant, as somebody: Somebody? = nil, purpose: String? = nil) async throws -> Answer {
        try await (somebody ?? client).client.answer(
            CoachingCalls.book, Nothing(), NewCall(slot: slot, purpose: purpose.map { CallPurpose(trusted: $0) }))
    }

    func booked(_ slot: Instant, as somebody: Somebody? = nil) async throws -> BookedCall {
        try await (somebody ?? client).client.call(CoachingCalls.book, Nothing(), NewCall(slot: slot))
    }

    func move(_ id: CoachingCallID, to slot: Instant, as somebody: Somebody? = nil) async throws -> Answer {
        try await (somebody ?? client).client.answer(CoachingCalls.move, CallParameters(id: id), CallMove(slot: slot))
    }

    func one(_ id: CoachingCallID, as somebody: Somebody? = nil) async throws -> CoachingCall {
        try await (somebody ?? client).client.call(CoachingCalls.one, CallParameters(id: id), Nothing())
    }

    func cancel(_ id: CoachingCallID, as somebody: Somebody? = nil) async throws -> BookedCall {
        try await (somebody ?? client).client.call(CoachingCalls.cancel, CallParameters(id: id), Nothing())
    }

    func join(_ id: CoachingCallID, as somebody: Somebody? = nil) async throws -> Answer {
        try await (somebody ?? client).client.answer(CoachingCalls.join, CallParameters(id: id), Nothing())
    }

    func free(
        _ from: LocalDate? = nil, to: LocalDate? = nil, moving call: CoachingCallID? = nil, as somebody: Somebody? = nil
    ) async throws -> SlotList {
        try await (somebody ?? client).client.call(CoachingCalls.slots, SlotQuery(from: from, to: to, call: call), Nothing())
    }
}

extension CoachingFixture {
    /// Somebody whose coach this is.
    func callClient(of coach: Somebody, tier: Tier = .freemium) async throws -> Somebody {
        let client = try await somebody()
        if tier != .freemium { try await setTier(tier, of: client) }
        // Their thread is there already, so that nobody is told that they wait.
        try await app.database.write { db in try await ThreadStore.insert(client.id, now: now, in: db) }
        // The first request takes them over from the profile service.
        _ = try await client.client.send(.get, "/coaching/calls")
        _ = try await coach.client.send(.get, "/coaching/availability")
        try await app.database.write { db in
            try await CoachStore.insert(coach.id, in: db)
            guard let thread = try await ThreadStore.hold(client.id, in: db) else { return }
            _ = try await ThreadStore.assign(coach.id, to: thread, now: now, in: db)
        }
        return client
    }
}
