public import Contracts
internal import Wire

/// What the past has to say while somebody logs and when they finish.
public enum WorkoutHistory {
    /// The sets of the last workout with an exercise, to be shown beside those of the same place now. GAP-01.
    /// - Parameter history: in any order; the workout under way is not in it.
    public static func previous(_ exercise: ExerciseID, in history: [PastWorkout]) -> [LoggedSet] {
        for workout in history.chronological.reversed() {
            let sets = workout.details.exercises.filter { $0.exerciseId == exercise }.flatMap { Array($0.sets) }
            if !sets.isEmpty { return sets }
        }
        return []
    }

    /// The records that a finished workout set among those that began before it. A first workout with an exercise sets none worth
    /// telling, a tie sets none. GAP-03.
    public static func records(of workout: PastWorkout, in history: [PastWorkout]) -> [NewRecord] {
        var records: [NewRecord] = []
        let all = (history.filter { $0.id != workout.id } + [workout]).chronological
        for lift in Lift.all(of: workout.details) {
            var book = RecordBook()
            for past in all {
                guard let earlier = Lift.all(of: past.details).first(where: { $0.exercise == lift.exercise }) else { continue }
                let isFirst = book.marks.isEmpty
                let broken = book.take(earlier, of: past.id, at: past.details.startedAt)
                guard past.id == workout.id else { continue }
                if !isFirst { records += broken.map { NewRecord(exercise: lift.exercise, kind: $0) } }
                break
            }
        }
        return records
    }
}

/// A record to be told of.
public struct NewRecord: Sendable, Hashable {
    public let exercise: ExerciseID
    public let kind: RecordKind
    public init(exercise: ExerciseID, kind: RecordKind) {
        self.exercise = exercise
        self.kind = kind
    }
}
