public import Contracts
public import Wire

/// A workout of an imported table, whose exercises are not looked up yet.
public struct ImportedWorkout: Sendable, Equatable {
    /// The first of its lines.
    public let line: Int64
    /// What the file calls it, if it does.
    public let id: WorkoutID?
    public let name: WorkoutName
    public let startedAt: Instant
    /// When the person's clock showed that it began, where the file says no zone: their zone may be another one the next time it comes.
    public let wall: String?
    public internal(set) var finishedAt: Instant
    public internal(set) var note: WorkoutNote?
    public internal(set) var entries: [Entry] = []

    public struct Entry: Sendable, Equatable {
        /// What the file calls it, if it does.
        public let exerciseID: ExerciseID?
        public let name: ExerciseName
        public let group: Whole<GroupRule>?
        public internal(set) var note: WorkoutNote?
        /// Without ids yet.
        public internal(set) var sets: [LoggedSet] = []
    }

    /// - Parameters:
    ///   - exercises: one for each of `entries`.
    ///   - setID: of the set with this place among all of the workout.
    public func details(_ exercises: [ExerciseID], setID: (Int) -> LoggedSetID) -> WorkoutDetails {
        var number = 0
        let entries = zip(entries, exercises).map { entry, exercise in
            let sets = entry.sets.map { set in
                var set = set
                set.id = setID(number)
                number += 1
                return set
            }
            return WorkoutExercise(
                exerciseId: exercise, name: entry.name, sets: BoundedList(trusted: sets), group: entry.group, note: entry.note)
        }
        return WorkoutDetails(
            name: name, startedAt: startedAt, finishedAt: finishedAt, exercises: BoundedList(trusted: entries), note: note)
    }

    /// Whether it is no more than a workout can be.
    var isBounded: Bool {
        entries.count <= WorkoutExerciseCount.range.upperBound && entries.allSatisfy { $0.sets.count <= SetCount.range.upperBound }
            && entries.reduce(0) { $0 + $1.sets.count } <= WorkoutDetails.mostSets
            && ExerciseNotes.problem(entries.map { $0.note }) == nil
    }
}
