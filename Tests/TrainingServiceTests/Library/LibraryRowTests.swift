import Contracts
import Search
import TestSupport
import Testing
import TrainingDomain
import Wire

@testable import TrainingService

/// What every exercise that comes with the service has to be. Reading it has checked each row's types, lengths and Arabic already.
struct LibraryRowTests {
    let library: LibrarySnapshot
    init() throws { library = try Shipped.snapshot() }

    @Test("At least 1,000 exercises come with the service, each under an id and names of its own")
    func count() {
        #expect(library.exercises.count >= 1000)
        #expect(Set(library.exercises.map(\.id)).count == library.exercises.count)
        for language in Language.allCases {
            let names = library.exercises.map { SearchText.key($0.name.text(language)) }
            #expect(Set(names).count == names.count)
        }
    }

    @Test("Each has a name, a shelf, equipment, a level and instructions in both languages", .proves("EXER-01-b"))
    func rows() {
        for exercise in library.exercises {
            #expect((3...6).contains(exercise.instructions.en.count), "\(exercise.id.text)")
            #expect(exercise.instructions.ar.count == exercise.instructions.en.count, "\(exercise.id.text)")
            for texts in [exercise.instructions.en.items, exercise.instructions.ar.items] {
                #expect(Set(texts).count == texts.count, "\(exercise.id.text) says a step twice")
            }
            // A button on a phone and a line of a watch.
            #expect(exercise.name.en.text.count <= 60 && exercise.name.ar.text.count <= 60, "\(exercise.id.text)")
        }
    }

    @Test("Each text is a line or two of a phone, and ends as a sentence does")
    func texts() {
        for exercise in library.exercises {
            let all =
                [exercise.tips, exercise.mistakes].flatMap { $0.en.items + $0.ar.items } + exercise.instructions.en
                + exercise.instructions.ar
            for texts in [exercise.tips, exercise.mistakes] {
                #expect(!texts.en.isEmpty && !texts.ar.isEmpty, "\(exercise.id.text)")
            }
            for text in all {
                #expect(text.text.count <= 130 && text.text.hasSuffix("."), "\(exercise.id.text): \(text.text)")
                #expect(!text.text.contains("!") && !text.text.contains("  "), "\(exercise.id.text): \(text.text)")
            }
        }
    }

    @Test("Every exercise is on exactly one of seven shelves, and none of them is empty")
    func shelves() {
        let shelves = Dictionary(grouping: library.exercises, by: \.category)
        #expect(ExerciseCategory.allCases.allSatisfy { !(shelves[$0] ?? []).isEmpty })
        #expect(shelves.values.map(\.count).reduce(0, +) == library.exercises.count)
        #expect(library.exercise(ExerciseID(trusted: "barbell-bench-press-medium-grip"))?.category == .chest)
        #expect(library.exercise(ExerciseID(trusted: "pullups"))?.category == .back)
        #expect(library.exercise(ExerciseID(trusted: "standing-military-press"))?.category == .shoulders)
        #expect(library.exercise(ExerciseID(trusted: "barbell-squat"))?.category == .legs)
        #expect(library.exercise(ExerciseID(trusted: "barbell-curl"))?.category == .arms)
        #expect(library.exercise(ExerciseID(trusted: "crunches"))?.category == .core)
        #expect(library.exercise(ExerciseID(trusted: "rope-jumping"))?.category == .other)
    }

    @Test("Each has a drawing, which is no more than a drawing")
    func drawings() throws {
        for exercise in library.exercises {
            let drawing = try #require(library.drawing(exercise.image(drawings: library.library.drawings)), "\(exercise.id.text)")
            let text = String(decoding: drawing.bytes, as: UTF8.self)
            #expect(text.contains("currentColor") && text.contains("viewBox") && text.contains("<title>"))
            #expect(!text.contains("script") && !text.contains("href") && !text.contains("url("))
            #expect(drawing.bytes.count < 4096)
        }
    }

    @Test("What stands in is of the same muscle and pattern, and there are such for at least thirty lifts")
    func standIns() throws {
        let known = library.exercises.filter { $0.standIns != nil }
        #expect(known.count >= 30)
        for exercise in known {
            for id in exercise.standIns ?? [] {
                let other = try #require(library.exercise(id))
                #expect(other.primary == exercise.primary && other.pattern == exercise.pattern, "\(id.text) for \(exercise.id.text)")
            }
        }
    }
}
