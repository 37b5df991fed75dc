import Contracts
import Foundation
import TrainingDomain
import TrainingService
import Wire

/// Some of the exercises of the library, from `Tests/Fixtures/Training/shelf.txt`. All squats but the one with a barbell are too hard for a
/// beginner here, so that every beginner's plan for a gym is built on that one, whatever the seed.
struct FixtureShelf: ExerciseShelf {
    let all: [ExerciseFacts]
    private let names: [ExerciseID: (english: String, arabic: String)]
    private let places: [ExerciseID: Int]

    func facts(_ id: ExerciseID) -> ExerciseFacts? { places[id].map { all[$0] } }
    func name(of id: ExerciseID, _ language: Language) -> String? {
        names[id].map { language == .english ? $0.english : $0.arabic }
    }
    func imageURL(of exercise: ExerciseFacts) -> String {
        "http://images.test/\(exercise.pattern.rawValue)-\(exercise.equipment.rawValue).svg"
    }

    static func read() throws -> FixtureShelf {
        var all: [ExerciseFacts] = []
        var names: [ExerciseID: (String, String)] = [:]
        let text = try String(contentsOfFile: "Tests/Fixtures/Training/shelf.txt", encoding: .utf8)
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let row = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
            func words<W: RawRepresentable<String>>(_ column: Int) -> [W] {
                row[column].split(separator: " ").compactMap { W(rawValue: String($0)) }
            }
            guard row.count == 13, let kind = ExerciseKind(rawValue: row[1]), let pattern = MovementPattern(rawValue: row[2]),
                let primary = Muscle(rawValue: row[3]), let equipment = ExerciseEquipment(rawValue: row[5]),
                let level = ExerciseLevel(rawValue: pattern == .squat && row[0] != "barbell-squat" ? "intermediate" : row[6])
            else { throw BadLine(line: String(line)) }
            let id = ExerciseID(trusted: row[0])
            all.append(
                ExerciseFacts(
                    id: id, kind: kind, pattern: pattern, primary: primary, secondary: words(4), equipment: equipment, level: level,
                    force: ExerciseForce(rawValue: row[7]), mechanic: ExerciseMechanic(rawValue: row[8]), stresses: words(9),
                    standIns: row[10].split(separator: " ").map { ExerciseID(trusted: String($0)) }))
            names[id] = (row[11], row[12])
        }
        return FixtureShelf(
            all: all, names: names, places: Dictionary(uniqueKeysWithValues: all.enumerated().map { ($0.element.id, $0.offset) }))
    }

    struct BadLine: Error {
        let line: String
    }
}
