internal import Contracts
internal import TrainingDomain
internal import Wire

/// What came of an import so far.
struct ImportResult: Sendable {
    var added: Int64 = 0
    var alreadyThere: Int64 = 0
    var exercises: [CustomExercise] = []
    /// Of the workouts that were looked at.
    var ids: Set<WorkoutID> = []
    private var leftOut: Int64
    private var faults: ImportFaults
    /// What the file calls each of its exercises last.
    private let names: [ExerciseID: ExerciseName]

    init(_ history: ImportedHistory) {
        (leftOut, faults) = (history.leftOut, history.faults)
        names = history.workouts.reduce(into: [:]) { names, workout in
            for entry in workout.entries { if let id = entry.exerciseID, id.isCustom { names[id] = entry.name } }
        }
    }

    /// An exercise has one name, the newest, though workouts keep those of then.
    func lastName(of entry: ImportedWorkout.Entry) -> ExerciseName { entry.exerciseID.flatMap { names[$0] } ?? entry.name }

    mutating func leaveOut(_ workout: ImportedWorkout, _ reason: ImportFault.Reason) {
        leftOut += 1
        faults.add(ImportFault(line: workout.line, reason))
    }

    func answer(_ language: Language) -> ImportAnswer {
        ImportAnswer(
            added: added, alreadyThere: alreadyThere, leftOut: leftOut, exercises: exercises,
            problems: faults.first.sorted { $0.line < $1.line }.map { ImportProblem($0, language) }, problemCount: faults.count)
    }
}
