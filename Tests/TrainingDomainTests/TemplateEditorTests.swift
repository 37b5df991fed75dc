import Contracts
import TestSupport
import Testing
import TrainingDomain
import Wire

struct TemplateEditorTests {
    private func editor() throws -> TemplateEditor {
        var editor = TemplateEditor(.push)
        _ = try editor.apply(.addExercise(.row))
        return editor
    }
    private func saved(_ editor: inout TemplateEditor) throws -> TemplateDetails {
        guard case .put(_, let change) = try #require(try editor.apply(.save).first) else { throw CancellationError() }
        return change.details
    }

    @Test("Exercises move up and down, nothing happens at the edges, and the order is saved", .proves("TMPL-05"))
    func move() throws {
        var editor = try editor()
        _ = try editor.apply(.moveUp(2))
        #expect(editor.exercises.map(\.exerciseId) == [.bench, .row, .dips])
        _ = try editor.apply(.moveDown(0))
        #expect(editor.exercises.map(\.exerciseId) == [.row, .bench, .dips])
        for event in [TemplateEvent.moveUp(0), .moveDown(2), .moveUp(-1), .moveDown(9)] {
            let before = editor
            _ = try editor.apply(event)
            #expect(editor == before)
        }
        #expect(try saved(&editor).exercises.map(\.exerciseId) == [.row, .bench, .dips])
    }

    @Test("An exercise that is removed is not in what is saved", .proves("TMPL-06"))
    func remove() throws {
        var editor = try editor()
        _ = try editor.apply(.removeExercise(1))
        #expect(editor.exercises.map(\.exerciseId) == [.bench, .row])
        #expect(try saved(&editor).exercises.map(\.exerciseId) == [.bench, .row])
    }

    @Test("A set that is added has the last one's values, and removing one keeps the order", .proves("TMPL-07"))
    func sets() throws {
        var editor = try editor()
        _ = try editor.apply(.addSet(exercise: 0))
        _ = try editor.apply(.weight(exercise: 0, set: 2, typed: "70,5", .kg))
        _ = try editor.apply(.addSet(exercise: 0))
        #expect(editor.exercises[0].sets.map(\.weight) == [kg(60_00), kg(65_00), kg(70_50), kg(70_50)])
        #expect(editor.exercises[0].sets.map(\.reps?.value) == [8, 6, 6, 6])
        _ = try editor.apply(.removeSet(exercise: 0, set: 1))
        #expect(editor.exercises[0].sets.map(\.weight) == [kg(60_00), kg(70_50), kg(70_50)])
        #expect(try saved(&editor).exercises[0].sets.map(\.weight) == [kg(60_00), kg(70_50), kg(70_50)])
    }

    @Test("A change names the version that it was made from, a new template none")
    func version() throws {
        var editor = try editor()
        guard case .put(let id, let change) = try #require(try editor.apply(.save).first) else { return }
        #expect(id == Template.push.id)
        #expect(change.baseVersion == 3)
        var new = TemplateEditor(id: TemplateID(trusted: uuid(1)))
        #expect(throws: FieldRule.required) { try new.apply(.save) }
        _ = try new.apply(.rename("  Legs "))
        guard case .put(_, let first) = try #require(try new.apply(.save).first) else { return }
        #expect(first.baseVersion == nil)
        #expect(first.details.name.text == "Legs")
    }

    @Test("What is typed wrongly changes nothing")
    func typing() throws {
        var editor = try editor()
        let before = editor
        #expect(throws: FieldRule.outOfRange(minimum: 0, maximum: 2500)) {
            try editor.apply(.weight(exercise: 0, set: 0, typed: "-1", .kg))
        }
        #expect(throws: FieldRule.outOfRange(minimum: 0, maximum: 3600)) { try editor.apply(.restSeconds(0, typed: "-10")) }
        #expect(editor == before)
        _ = try editor.apply(.restSeconds(0, typed: "١٢٠"))
        #expect(editor.exercises[0].restSeconds?.value == 120)
    }
}
