public import Contracts
public import Wire

/// The personal records with one exercise. It is made from all workouts with it in the order they began, so that one that arrives late
/// takes its place in history and may take records away from later ones.
public struct RecordBook: Sendable, Hashable {
    public struct Mark: Sendable, Hashable {
        public let workout: WorkoutID
        public let at: Instant
        public let lift: Lift
    }

    public private(set) var marks: [RecordKind: Mark] = [:]
    public init() {}

    /// Takes the next workout.
    /// - Returns: the records it set. A first workout sets them all; a tie sets none. GAP-03.
    @discardableResult
    public mutating func take(_ lift: Lift, of workout: WorkoutID, at: Instant) -> [RecordKind] {
        let mark = Mark(workout: workout, at: at, lift: lift)
        var broken: [RecordKind] = []
        for kind in RecordKind.allCases where Self.isBetter(lift, than: marks[kind]?.lift, at: kind) {
            marks[kind] = mark
            broken.append(kind)
        }
        return broken
    }

    static func isBetter(_ lift: Lift, than other: Lift?, at kind: RecordKind) -> Bool {
        value(of: lift, at: kind) > (other.map { value(of: $0, at: kind) } ?? 0)
    }

    private static func value(of lift: Lift, at kind: RecordKind) -> Int64 {
        switch kind {
        case .heaviest: lift.heaviest.units
        case .mostReps: lift.mostReps
        case .oneRepMax: lift.oneRepMax.units
        case .volume: lift.volume.units
        }
    }

    /// The records that stand, in the order of their kinds.
    public func records(with exercise: ExerciseID) -> [PersonalRecord] {
        RecordKind.allCases.compactMap { kind in
            guard let mark = marks[kind] else { return nil }
            let lift = mark.lift
            return switch kind {
            case .heaviest:
                PersonalRecord(
                    kind: kind, exerciseId: exercise, workoutId: mark.workout, achievedAt: mark.at, weightKg: lift.heaviest.kilograms,
                    reps: lift.heaviestReps)
            case .mostReps:
                PersonalRecord(
                    kind: kind, exerciseId: exercise, workoutId: mark.workout, achievedAt: mark.at,
                    weightKg: lift.mostRepsWeight.kilograms, reps: lift.mostReps)
            case .oneRepMax:
                PersonalRecord(
                    kind: kind, exerciseId: exercise, workoutId: mark.workout, achievedAt: mark.at, valueKg: lift.oneRepMax.kilograms,
                    formula: .epley, isUncertain: lift.isUncertain)
            case .volume:
                PersonalRecord(
                    kind: kind, exerciseId: exercise, workoutId: mark.workout, achievedAt: mark.at, valueKg: lift.volume.kilograms)
            }
        }
    }
}
