public import Contracts
internal import Wire

/// What of a workout's structure differs from the template it began from. Weights, repetitions and the order do not count. WORK-15-a.
public struct WorkoutDiff: Sendable, Hashable {
    public struct SetChange: Sendable, Hashable {
        public let exercise: ExerciseID
        public let planned: Int
        public let done: Int
        public init(exercise: ExerciseID, planned: Int, done: Int) {
            self.exercise = exercise
            self.planned = planned
            self.done = done
        }
    }

    public let added: [ExerciseID]
    public let removed: [ExerciseID]
    public let sets: [SetChange]

    public var isEmpty: Bool { added.isEmpty && removed.isEmpty && sets.isEmpty }

    /// Against a finished workout.
    public init(template: TemplateDetails, workout: WorkoutDetails) {
        self.init(template, workout.exercises.map { (exercise: $0.exerciseId, sets: $0.sets.count) })
    }

    /// Against what a workout under way has on its screen.
    public init(template: TemplateDetails, structure: [TemplateExercise]) {
        self.init(template, structure.map { (exercise: $0.exerciseId, sets: $0.sets.count) })
    }

    /// An exercise that comes twice is compared with its like in order.
    private init(_ template: TemplateDetails, _ workout: [(exercise: ExerciseID, sets: Int)]) {
        var left = workout
        var (removed, sets): ([ExerciseID], [SetChange]) = ([], [])
        for planned in template.exercises {
            guard let place = left.firstIndex(where: { $0.exercise == planned.exerciseId }) else {
                removed.append(planned.exerciseId)
                continue
            }
            let done = left.remove(at: place)
            if done.sets != planned.sets.count {
                sets.append(SetChange(exercise: planned.exerciseId, planned: planned.sets.count, done: done.sets))
            }
        }
        added = left.map { $0.exercise }
        self.removed = removed
        self.sets = sets
    }
}

extension TemplateDetails {
    /// This template with the structure of a workout, and its weights and repetitions, which are what the person does now. What stayed
    /// keeps its rest and note. WORK-15-b.
    public func updated(from structure: [TemplateExercise]) -> TemplateDetails {
        var left = Array(exercises)
        let updated = structure.map { done in
            let place = left.firstIndex { $0.exerciseId == done.exerciseId }
            let planned = place.map { left.remove(at: $0) }
            return TemplateExercise(
                exerciseId: done.exerciseId, restSeconds: planned == nil ? done.restSeconds : planned?.restSeconds, sets: done.sets,
                group: done.group, note: planned?.note)
        }
        // A workout may be longer than any template.
        var sets = 0
        let kept = updated.prefix(TemplateExerciseCount.range.upperBound).prefix { exercise in
            sets += exercise.sets.count
            return sets <= Self.mostSets
        }
        return TemplateDetails(name: name, exercises: BoundedList(trusted: Array(kept)), note: note)
    }
}
