public import Wire

/// What an exercise works. The words are those of the open exercise data that the library began with.
public enum Muscle: String, WireEnum {
    case quadriceps, adductors, abductors, glutes, hamstrings, calves, abdominals
    case lowerBack = "lower_back"
    case lats
    case middleBack = "middle_back"
    case traps, neck, shoulders, chest, triceps, biceps, forearms
}

/// The seven shelves of IronLift's picker. EXER-07.
public enum ExerciseCategory: String, WireEnum {
    case chest, back, shoulders, legs, arms, core, other
}

extension Muscle {
    public var category: ExerciseCategory {
        switch self {
        case .chest: .chest
        case .lats, .middleBack, .lowerBack, .traps: .back
        case .shoulders: .shoulders
        case .quadriceps, .hamstrings, .glutes, .calves, .adductors, .abductors: .legs
        case .biceps, .triceps, .forearms: .arms
        case .abdominals: .core
        case .neck: .other
        }
    }
}

public enum ExerciseKind: String, WireEnum {
    case strength, stretching, plyometrics, powerlifting
    case olympicWeightlifting = "olympic_weightlifting"
    case strongman, cardio
}

/// What somebody needs to have at hand; `body_only` is nothing.
public enum ExerciseEquipment: String, WireEnum {
    case bodyOnly = "body_only"
    case dumbbell, barbell
    case ezBar = "ez_bar"
    case kettlebell, cable, machine, band
    case medicineBall = "medicine_ball"
    case exerciseBall = "exercise_ball"
    case foamRoll = "foam_roll"
    case other
}

public enum ExerciseLevel: String, WireEnum {
    case beginner, intermediate, expert
}

public enum ExerciseForce: String, WireEnum {
    case pull, push
    case hold = "static"
}

public enum ExerciseMechanic: String, WireEnum {
    case compound, isolation
}

/// How a body moves in an exercise. Broad on purpose: those of one pattern and one muscle can stand in for each other.
public enum MovementPattern: String, WireEnum {
    case squat, hinge
    case kneeExtension = "knee_extension"
    case kneeFlexion = "knee_flexion"
    case calfRaise = "calf_raise"
    case hipAbduction = "hip_abduction"
    case hipAdduction = "hip_adduction"
    case horizontalPush = "horizontal_push"
    case verticalPush = "vertical_push"
    case fly
    case horizontalPull = "horizontal_pull"
    case verticalPull = "vertical_pull"
    case pullover
    case shoulderRaise = "shoulder_raise"
    case shoulderRotation = "shoulder_rotation"
    case shrug
    case elbowFlexion = "elbow_flexion"
    case elbowExtension = "elbow_extension"
    case wrist
    case trunkFlexion = "trunk_flexion"
    case trunkRotation = "trunk_rotation"
    case trunkStability = "trunk_stability"
    case trunkExtension = "trunk_extension"
    case neck, olympic, jump
    case throwing = "throw"
    case carry, cardio, stretch, release
}

/// An area that can hurt. FC-JOURNEY-07-f without `none`.
public enum InjuryArea: String, WireEnum {
    case shoulder, knee
    case lowerBack = "lower_back"
    case neck, ankle

    /// Nil for `none`.
    public init?(_ injury: Injury) { self.init(rawValue: injury.rawValue) }
}

/// Which exercises a list shows: those that come with the product, one's own, or both.
public enum ExerciseScope: String, WireEnum {
    case all, system, custom
}

/// What a set was for. Warm-ups count in no record and no volume. ENRC-04.
public enum SetLabel: String, WireEnum {
    case warmup, working, drop, failure
}

/// What a chart shows of each workout with its exercise. CHRT-02.
public enum ChartMetric: String, WireEnum {
    case totalSets = "total_sets"
    /// The best single set's weight times repetitions (contradiction I5 of the notes).
    case maxVolume = "max_volume"
    case totalVolume = "total_volume"
    case heaviest
    case oneRepMax = "one_rep_max"
}

/// CHRT-03.
public enum ChartAxis: String, WireEnum {
    case date, session
}

/// How a one-repetition maximum is estimated. ENRC-02.
public enum OneRepFormula: String, WireEnum {
    case epley, brzycki
}

/// What a personal record can be of, for one exercise. A tie is none.
public enum RecordKind: String, WireEnum {
    case heaviest
    /// Repetitions with the weight they were done with.
    case mostReps = "most_reps"
    case oneRepMax = "one_rep_max"
    /// Of one workout.
    case volume
}

/// What is kept on every device of its person and brought together by `POST /training/sync`.
public enum SyncKind: String, WireEnum {
    case exercise, template, workout, chart
}

public enum SyncAction: String, WireEnum {
    case put, delete
}

/// What came of one operation.
public enum SyncStatus: String, WireEnum {
    case applied
    /// The same was there already.
    case unchanged
    /// Somebody else changed it first; `current` is what is there.
    case conflict
    /// It cannot be done as it is; `code` and `fields` say why.
    case refused
}
