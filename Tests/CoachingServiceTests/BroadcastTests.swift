import AppTesting
import Contracts
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// How long it is kept what coaches sent to all of their clients. FC-ADD-13.
@Suite(.serialized, .timeLimit(.minutes(2))) struct BroadcastTests {
    /// A coach and a client of theirs, whom a broadcast has reached.
    private func send(in fixture: CoachingFixture) async throws -> (coach: Somebody, client: Somebody) {
        let coach = try await fixture.workingCoach(capacity: 1), client = try await fixture.somebody()
        #expect(try await client.client.call(CoachChoice.coach).id == coach.id)
        let answer = try await coach.client.answer(
            CoachDesk.broadcast, Nothing(), NewBroadcast(clientId: .example, text: .example))
        #expect(answer.status == 202)
        try await eventually("it is sent") { try await fixture.rows("SELECT 1 FROM broadcasts WHERE sent = 1") == 1 }
        return (coach, client)
    }

    private func received(_ client: Somebody) async throws -> Int {
        try await client.client.call(CoachingThreads.messages, MessageQuery(), Nothing()).items.count { $0.sender == .coach }
    }

    /// The client keeps what they were sent, as every other word of a coach.
    @Test(arguments: Engine.allCases) func itGoesWithItsCoachsAccount(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (coach, client) = try await send(in: fixture)
            #expect(try await fixture.tell(.userDeleted, about: coach).status == 204)
            #expect(try await fixture.rows("SELECT 1 FROM broadcasts") == 0)
            #expect(try await received(client) == 1)
            // A request that was under way comes too late.
            let late = StoredBroadcast(
                id: .example, coach: coach.id, clientID: .example, text: .example, goal: nil, recipients: 0, sent: 0,
                createdAt: fixture.now)
            try await fixture.app.database.write { db in try await BroadcastStore.insert(late, in: db) }
            #expect(try await fixture.rows("SELECT 1 FROM broadcasts") == 0)
        }
    }

    @Test(arguments: Engine.allCases) func itsCoachSeesItForAYear(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let (_, client) = try await send(in: fixture)
            try await fixture.app.app.service.tidy(now: fixture.now + .days(365))
            #expect(try await fixture.rows("SELECT 1 FROM broadcasts") == 1)
            try await fixture.app.app.service.tidy(now: fixture.now + .days(365) + .milliseconds(1))
            #expect(try await fixture.rows("SELECT 1 FROM broadcasts") == 0)
            #expect(try await received(client) == 1)
        }
    }
}
