internal import Contracts
internal import ServiceKit
internal import Wire

/// Shows exercises in a reader's language, with drawings at addresses the client can reach.
struct ExerciseView: Sendable {
    let language: Language
    private let baseURL: String
    private let drawings: Int64

    private let library: LibrarySnapshot

    init(_ dependencies: TrainingDependencies, _ library: LibrarySnapshot, _ context: RequestContext) {
        self.library = library
        language = context.language
        baseURL = context.publicURL(dependencies.settings.publicURL)
        drawings = library.library.drawings
    }

    func card(_ exercise: LibraryExercise) -> ExerciseCard {
        ExerciseCard(
            id: exercise.id, name: exercise.name.text(language), category: exercise.category, kind: exercise.kind,
            pattern: exercise.pattern, equipment: exercise.equipment, level: exercise.level,
            muscles: [exercise.primary] + exercise.secondary.items, stresses: exercise.stresses.items,
            imageUrl: baseURL + Training.imagePath(exercise.image(drawings: drawings)))
    }

    /// What is no longer in the library has its id for a name: plans and sessions outlive it.
    func card(_ id: ExerciseID) -> ExerciseCard {
        if let exercise = library.exercise(id) { return card(exercise) }
        return ExerciseCard(
            id: id, name: id.text, category: .other, kind: nil, pattern: nil, equipment: nil, level: nil, muscles: [], stresses: [],
            imageUrl: nil)
    }

    func card(_ exercise: CustomExercise) -> ExerciseCard {
        ExerciseCard(
            id: ExerciseID(trusted: exercise.id.text), name: exercise.details.name.text, category: exercise.details.category, kind: nil,
            pattern: nil, equipment: nil, level: nil, muscles: [], stresses: [], imageUrl: nil)
    }

    func detail(_ exercise: LibraryExercise) -> ExerciseDetail {
        ExerciseDetail(
            exercise: card(exercise), primaryMuscle: exercise.primary, secondaryMuscles: exercise.secondary.items, force: exercise.force,
            mechanic: exercise.mechanic, instructions: texts(exercise.instructions), tips: texts(exercise.tips),
            mistakes: texts(exercise.mistakes), videoUrl: exercise.video?.text)
    }

    func detail(_ exercise: CustomExercise) -> ExerciseDetail {
        ExerciseDetail(
            exercise: card(exercise), primaryMuscle: nil, secondaryMuscles: [], force: nil, mechanic: nil, instructions: [], tips: [],
            mistakes: [])
    }

    private func texts<Count>(_ texts: LibraryTexts<Count>) -> [String] { (language == .arabic ? texts.ar : texts.en).map(\.text) }
}

extension LibraryName {
    func text(_ language: Language) -> String { language == .arabic ? ar.text : en.text }
}
