public import Contracts
internal import Wire

/// What one workout came to with one exercise: what charts and records are made of.
public struct Lift: Sendable, Hashable {
    public let exercise: ExerciseID
    /// Those that count.
    public var sets: Int64 = 0
    public var reps: Int64 = 0
    public var volume = Mass.zero
    /// The best single set's weight times repetitions. CHRT-02-b.
    public var bestSetVolume = Mass.zero
    /// The heaviest weight that was moved at least once, and how often.
    public var heaviest = Mass.zero
    public var heaviestReps: Int64 = 0
    /// The most repetitions of a set, and with what.
    public var mostReps: Int64 = 0
    public var mostRepsWeight = Mass.zero
    /// By Epley's formula; zero without one.
    public var oneRepMax = Mass.zero
    public var isUncertain = false

    public init(_ exercise: ExerciseID) { self.exercise = exercise }

    public mutating func take(_ set: LoggedSet) {
        guard set.counts else { return }
        sets += 1
        let done = set.reps?.value ?? 0
        reps += done
        volume = volume + set.volume
        bestSetVolume = max(bestSetVolume, set.volume)
        let weight = set.weight.map { Mass($0) } ?? .zero
        if done > 0 || set.seconds != nil, (weight, done) > (heaviest, heaviestReps) { (heaviest, heaviestReps) = (weight, done) }
        if (done, weight) > (mostReps, mostRepsWeight) { (mostReps, mostRepsWeight) = (done, weight) }
        if let estimate = OneRepMax(set), estimate.mass > oneRepMax { (oneRepMax, isUncertain) = (estimate.mass, estimate.isUncertain) }
    }

    /// One for each exercise of a workout, in the order they first come.
    public static func all(of workout: WorkoutDetails) -> [Lift] {
        var lifts: [Lift] = []
        for entry in workout.exercises {
            let place = lifts.firstIndex { $0.exercise == entry.exerciseId } ?? lifts.endIndex
            if place == lifts.endIndex { lifts.append(Lift(entry.exerciseId)) }
            for set in entry.sets { lifts[place].take(set) }
        }
        return lifts
    }
}

extension WorkoutTotals {
    public init(_ workout: WorkoutDetails) {
        self.init(Lift.all(of: workout), seconds: workout.seconds)
    }

    /// Of lifts, whichever workouts they are of. The sum is made before it is rounded.
    public init(_ lifts: [Lift], seconds: Int64) {
        self.init(
            sets: lifts.reduce(0) { $0 + $1.sets }, reps: lifts.reduce(0) { $0 + $1.reps },
            volumeKg: lifts.reduce(Mass.zero) { $0 + $1.volume }.kilograms, durationSeconds: seconds)
    }
}

extension WorkoutDetails {
    /// How long it took, in whole seconds. GAP-02.
    public var seconds: Int64 { max(0, (finishedAt - startedAt).milliseconds / 1000) }
}

extension HistorySummary {
    /// Of all workouts there are: what the service answers, for a client that has them all. HIST-02.
    public init(of workouts: [WorkoutDetails]) {
        self.init(
            workouts: Int64(workouts.count),
            totals: WorkoutTotals(workouts.flatMap { Lift.all(of: $0) }, seconds: workouts.reduce(0) { $0 + $1.seconds }))
    }
}
