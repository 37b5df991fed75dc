public import Contracts
internal import Wire

/// How copies of one finished workout come together that different devices send. What was logged stays as it was first received; sets
/// that are new by their id are added, so that none is ever lost. IL-ADD-02.
extension WorkoutDetails {
    /// This workout with what `other` knows of it besides.
    ///
    /// - Parameter isEdit: whether `other` was made from a copy that came from the service. Then its note is the newer one.
    /// - Returns: nil when the two together are more than a workout may have.
    public func merged(with other: WorkoutDetails, isEdit: Bool) -> WorkoutDetails? {
        var merged = self
        merged.note = isEdit ? other.note : note ?? other.note
        var known = setIDs
        var entries = Array(exercises)
        var places = Occurrences(exercises)
        for entry in other.exercises {
            let place = places.next(entry.exerciseId)
            let new = entry.sets.filter { known.insert($0.id).inserted }
            guard !new.isEmpty else { continue }
            if let place {
                guard entries[place].sets.count + new.count <= SetCount.range.upperBound else { return nil }
                entries[place].sets = BoundedList(trusted: entries[place].sets.items + new)
            } else {
                var added = entry
                added.sets = BoundedList(trusted: new)
                entries.append(added)
            }
        }
        guard entries.count <= WorkoutExerciseCount.range.upperBound else { return nil }
        merged.exercises = BoundedList(trusted: entries)
        return merged.problems().isEmpty ? merged : nil
    }

    /// Whether all that `other` says of the workout is said here too, notes aside: then a device that sends it again learns nothing new.
    public func contains(_ other: WorkoutDetails) -> Bool {
        guard name == other.name, templateId == other.templateId, startedAt == other.startedAt, finishedAt == other.finishedAt else {
            return false
        }
        // By what they say, as a faulty device may give two sets one id.
        var sets: Set<LoggedSet> = []
        for entry in exercises { for set in entry.sets { sets.insert(set) } }
        var places = Occurrences(exercises)
        return other.exercises.allSatisfy { entry in
            guard let place = places.next(entry.exerciseId) else { return entry.sets.isEmpty }
            return exercises[place].name == entry.name && exercises[place].group == entry.group
                && entry.sets.allSatisfy(sets.contains)
        }
    }

    private var setIDs: Set<LoggedSetID> {
        var ids: Set<LoggedSetID> = []
        for entry in exercises { for set in entry.sets { ids.insert(set.id) } }
        return ids
    }
}

/// Where each exercise of a workout comes: the second time somebody does squats is another place than the first.
private struct Occurrences {
    private var places: [ExerciseID: [Int]] = [:]
    private var seen: [ExerciseID: Int] = [:]

    init(_ exercises: BoundedList<WorkoutExercise, WorkoutExerciseCount>) {
        for (place, entry) in exercises.enumerated() { places[entry.exerciseId, default: []].append(place) }
    }

    /// The place of the next time an exercise comes; nil when it comes no more.
    mutating func next(_ exercise: ExerciseID) -> Int? {
        let number = seen[exercise, default: 0]
        seen[exercise] = number + 1
        guard let all = places[exercise], number < all.count else { return nil }
        return all[number]
    }
}
