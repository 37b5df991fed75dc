public import Contracts
public import TrainingDomain
public import Wire

/// What plans need of the exercise library.
public protocol ExerciseShelf: Sendable {
    /// The facts of all exercises.
    var all: [ExerciseFacts] { get }
    func facts(_ id: ExerciseID) -> ExerciseFacts?
    /// Nil for an exercise that is not there.
    func name(of id: ExerciseID, _ language: Language) -> String?
    /// A drawing of the movement.
    func imageURL(of exercise: ExerciseFacts) -> String
}

/// The library as plans see it.
struct LibraryShelf: ExerciseShelf {
    let library: LibrarySnapshot
    let baseURL: String

    var all: [ExerciseFacts] { library.facts }
    func facts(_ id: ExerciseID) -> ExerciseFacts? { library.facts(id) }
    func name(of id: ExerciseID, _ language: Language) -> String? { library.exercise(id)?.name.text(language) }
    func imageURL(of exercise: ExerciseFacts) -> String {
        library.exercise(exercise.id).map { baseURL + Training.imagePath($0.image(drawings: library.library.drawings)) } ?? ""
    }
}

extension ExerciseShelf {
    /// An exercise as plans show it. What is no longer in the library has its id for a name: plans and sessions outlive it.
    func card(_ id: ExerciseID, _ language: Language) -> ExerciseCard {
        guard let facts = facts(id) else {
            return ExerciseCard(
                id: id, name: id.text, category: .other, kind: nil, pattern: nil, equipment: nil, level: nil, muscles: [], stresses: [],
                imageUrl: nil)
        }
        return ExerciseCard(
            id: id, name: name(of: id, language) ?? id.text, category: facts.category, kind: facts.kind, pattern: facts.pattern,
            equipment: facts.equipment, level: facts.level, muscles: [facts.primary] + facts.secondary, stresses: facts.stresses,
            imageUrl: imageURL(of: facts))
    }
}
