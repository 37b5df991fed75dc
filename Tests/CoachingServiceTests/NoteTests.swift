import AppTesting
@testable import CoachingService
import Contracts
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// What coaches write down about their clients: theirs to change, the next coach's to read. FC-ADD-05.
@Suite(.serialized) struct NoteTests {
    /// A client has more notes than that.
    @Test func aPageHasAHundredItemsAtMost() {
        let sizes = ([nil, 1, 100, 101, 1_000_000] as [Int64?]).map { PageQuery(limit: $0.map { Whole(trusted: $0) }).size }
        #expect(sizes == [20, 1, 100, 100, 100])
    }

    @Test(.proves("FC-ADD-05"), arguments: Engine.allCases) func aNoteIsItsAuthorsAndStaysWithTheClient(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let first = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            _ = try await layla.client.call(CoachChoice.coach)
            let client = ClientParameters(client: layla.id)
            func write(_ text: String, as coach: Somebody) async throws -> ClientNote {
                try await coach.client.call(CoachDesk.addNote, client, ClientNoteContent(text: ClientNoteText(trusted: text)))
            }
            func change(_ note: ClientNote, _ text: String, as coach: Somebody) async throws -> Answer {
                try await coach.client.answer(
                    CoachDesk.changeNote, ClientNoteParameters(client: layla.id, id: note.id),
                    ClientNoteContent(text: ClientNoteText(trusted: text)))
            }
            func delete(_ note: ClientNote, as coach: Somebody) async throws -> Int {
                try await coach.client.answer(CoachDesk.deleteNote, ClientNoteParameters(client: layla.id, id: note.id), Nothing()).status
            }
            func read(as coach: Somebody) async throws -> [ClientNote] {
                try await coach.client.call(CoachDesk.notes, ClientPageQuery(client: layla.id), Nothing()).items
            }
            let mornings = try await write("Trains in the mornings", as: first)
            fixture.app.clock.advance(by: .minutes(1))
            let knee = try await write("Left knee", as: first), mistake = try await write("Wrong client", as: first)
            #expect(try await change(knee, "Right knee", as: first).status == 200)
            #expect(try await [delete(mistake, as: first), delete(mistake, as: first)] == [204, 404])
            let notes = try await read(as: first)
            #expect(notes.map(\.text.text) == ["Right knee", "Trains in the mornings"] && notes.allSatisfy(\.isOwn))
            #expect(notes.first?.createdAt == knee.createdAt && notes.first?.id == knee.id)
            // The next coach reads them, and changes only their own.
            let second = try await fixture.workingCoach(capacity: 1), admin = try await fixture.somebody(role: .admin)
            _ = try await admin.client.call(CoachingAdmin.assign, client, NewAssignment(coachId: second.id))
            #expect(try await change(mornings, "Trains at night", as: second).status == 404)
            #expect(try await delete(mornings, as: second) == 404)
            let own = try await write("Likes to run", as: second)
            #expect(try await read(as: second).map(\.isOwn) == [true, false, false])
            #expect(try await change(own, "Likes to swim", as: second).status == 200)
            // The first one is out.
            #expect(try await change(mornings, "Mine", as: first).status == 404)
            #expect(try await first.client.answer(CoachDesk.notes, ClientPageQuery(client: layla.id), Nothing()).status == 404)
        }
    }

    /// What a coach before them wrote they cannot delete: it takes none of their room.
    @Test(arguments: Engine.allCases) func eachCoachHasRoomForNotesOfTheirOwn(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine) { fixture in
            let first = try await fixture.workingCoach(capacity: 1), layla = try await fixture.somebody()
            #expect(try await layla.client.call(CoachChoice.coach).id == first.id)
            let client = ClientParameters(client: layla.id)
            func write(as coach: Somebody) async throws -> Answer {
                try await coach.client.answer(CoachDesk.addNote, client, ClientNoteContent(text: .example))
            }
            try await fixture.app.database.write { db in
                for _ in 2...CoachingPolicy().notes {
                    let note = StoredNote(
                        id: ClientNoteID(trusted: fixture.app.app.runtime.ids.next()), client: layla.id, coach: first.id, text: .example,
                        createdAt: fixture.now, changedAt: fixture.now)
                    try await NoteStore.insert(note, in: db)
                }
            }
            #expect(try await write(as: first).status == 201)
            #expect(try await write(as: first).code == .limitReached)
            let second = try await fixture.workingCoach(capacity: 1), admin = try await fixture.somebody(role: .admin)
            _ = try await admin.client.call(CoachingAdmin.assign, client, NewAssignment(coachId: second.id))
            #expect(try await write(as: second).status == 201)
        }
    }
}
