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

/// What is sent again under its key, because nobody heard how it ended, is done once and answered as it was.
@Suite(.serialized, .timeLimit(.minutes(2))) struct RepeatTests {
    /// Sends something whose commit nobody hears of, and then again.
    /// - Parameter part: of a statement of its transaction.
    /// - Returns: the id of what the repeat is told of.
    private func sendTwice<P, B, R>(
        _ endpoint: Endpoint<Coach, P, B, R>, _ parameters: P, _ body: B, as coach: Somebody, losing part: String,
        in fixture: CoachingFixture
    ) async throws -> String {
        let client = coach.client.with("Idempotency-Key", "one-key")
        fixture.app.loseCommit(of: part)
        #expect(try await client.answer(endpoint, parameters, body).status == 503)
        let again = try await client.answer(endpoint, parameters, body)
        #expect(again.status == 201 && again.headers["Idempotency-Replayed"] == "true")
        return try #require(again.json?["id"]?.string)
    }

    @Test(arguments: Engine.allCases) func aNoteIsWrittenOnce(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let coach = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == coach.id)
            let id = try await sendTwice(
                CoachDesk.addNote, ClientParameters(client: layla.id), ClientNoteContent(text: .example), as: coach,
                losing: "INSERT INTO client_notes", in: fixture)
            let notes = try await coach.client.call(CoachDesk.notes, ClientPageQuery(client: layla.id), Nothing()).items
            #expect(notes.map(\.id.text) == [id])
        }
    }

    @Test(arguments: Engine.allCases) func aPainPointIsToldOnce(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let coach = try await fixture.workingCoach(capacity: 1), admin = try await fixture.somebody(role: .admin)
            let id = try await sendTwice(
                CoachDesk.addPainPoint, Nothing(), NewPainPoint(text: .example), as: coach, losing: "INSERT INTO pain_points", in: fixture)
            let told = try await admin.client.call(CoachingAdmin.painPoints, PageQuery(), Nothing()).items
            #expect(told.map(\.id.text) == [id])
        }
    }

    /// Booked anew it would find its slot taken, by itself, and its month used up.
    @Test(arguments: Engine.allCases) func aCallIsBookedOnceAndItsRepeatIsToldSo(_ engine: Engine) async throws {
        try await CallScene.run(engine: engine) { scene in
            let client = scene.client.client.with("Idempotency-Key", "one-key"), wanted = NewCall(slot: scene.slot(3))
            scene.fixture.app.loseCommit(of: "INSERT INTO calls")
            #expect(try await client.answer(CoachingCalls.book, Nothing(), wanted).status == 503)
            let again = try await client.answer(CoachingCalls.book, Nothing(), wanted)
            #expect(again.status == 201 && again.headers["Idempotency-Replayed"] == "true")
            let booked = try InputDecoder.decode(BookedCall.self, from: again.body)
            #expect(booked.quota?.used == 1)
            let upcoming = try await scene.client.client.call(CoachingCalls.list, CallQuery(), Nothing()).items
            #expect(upcoming.map(\.id) == [booked.call.id])
            #expect(try await scene.fixture.number("SELECT calls FROM quota_months") == 1)
        }
    }
}
