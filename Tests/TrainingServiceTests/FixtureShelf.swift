import Contracts
import Foundation
import TrainingDomain
import Wire

@testable import TrainingService

/// Some of the exercises of the library, from `Tests/Fixtures/Training/shelf.txt`. All squats but the one with a barbell are too hard for a
/// beginner here, so that every beginner's plan for a gym is built on that one, whatever the seed.
struct FixtureShelf {
    let library: ReadLibrary

    func name(of id: ExerciseID, _ language: Language) -> String? { library.snapshot.exercise(id)?.name.text(language) }

    private static let made = Result { try make() }
    static func read() throws -> FixtureShelf { try made.get() }

    private static func make() throws -> FixtureShelf {
        let text = try String(contentsOfFile: "Tests/Fixtures/Training/shelf.txt", encoding: .utf8)
        let exercises = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(exercise)
        let content = LibraryContent(library: ExerciseLibrary(version: 1, drawings: 1, exercises: exercises), images: [])
        return FixtureShelf(library: ReadLibrary(content))
    }

    private static func exercise(_ line: Substring) throws -> LibraryExercise {
        let row = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        func words<W: RawRepresentable<String>>(_ column: Int) -> [W] {
            row[column].split(separator: " ").compactMap { W(rawValue: String($0)) }
        }
        guard row.count == 13, let kind = ExerciseKind(rawValue: row[1]), let pattern = MovementPattern(rawValue: row[2]),
            let primary = Muscle(rawValue: row[3]), let equipment = ExerciseEquipment(rawValue: row[5]),
            let level = ExerciseLevel(rawValue: pattern == .squat && row[0] != "barbell-squat" ? "intermediate" : row[6])
        else { throw BadLine(line: String(line)) }
        let standIns = row[10].split(separator: " ").map { ExerciseID(trusted: String($0)) }
        let texts = LibraryExercise.example
        return LibraryExercise(
            id: ExerciseID(trusted: row[0]), name: LibraryName(en: FreeText(trusted: row[11]), ar: FreeText(trusted: row[12])), kind: kind,
            pattern: pattern, primary: primary, secondary: BoundedList(trusted: words(4)), equipment: equipment, level: level,
            force: ExerciseForce(rawValue: row[7]), mechanic: ExerciseMechanic(rawValue: row[8]), stresses: BoundedList(trusted: words(9)),
            standIns: standIns.isEmpty ? nil : BoundedList(trusted: standIns), instructions: texts.instructions, tips: texts.tips,
            mistakes: texts.mistakes)
    }

    struct BadLine: Error {
        let line: String
    }
}
