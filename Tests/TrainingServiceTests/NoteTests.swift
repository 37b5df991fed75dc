import AppTesting
import Contracts
import Platform
import Storage
import Testing
import Wire

@Suite struct NoteTests {
    @Test(arguments: Engine.allCases) func aNoteIsKeptOnce(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let client = fixture.signIn(.gtsd).client
            let first = try await client.call(Training.saveNote, TrainingNote(text: ShortText(trusted: "two  spaces")))
            #expect(first.text.text == "two spaces")
            fixture.app.clock.advance(by: .minutes(1))
            let again = try await client.call(Training.saveNote, TrainingNote(text: ShortText(trusted: "two spaces")))
            #expect(again == first)
            let other = try await client.call(Training.saveNote, TrainingNote.example)
            #expect(other.savedAt > first.savedAt)
        }
    }

    @Test func strangersAreRefused() async throws {
        try await TrainingFixture.run { fixture in
            let answer = try await fixture.client.answer(Training.saveNote, TrainingNote.example)
            #expect(answer.status == 401)
        }
    }

    @Test(arguments: Engine.allCases) func whoLeavesTakesTheNoteAlong(_ engine: Engine) async throws {
        try await TrainingFixture.run(engine: engine) { fixture in
            let somebody = fixture.signIn(.gtsd)
            try await somebody.client.call(Training.saveNote, TrainingNote.example)
            try await fixture.tell(.userDeleted, about: somebody)
            #expect(try await fixture.rows("SELECT 1 FROM notes") == 0)
            #expect(try await somebody.client.answer(Training.saveNote, TrainingNote.example).status == 401)
        }
    }
}
