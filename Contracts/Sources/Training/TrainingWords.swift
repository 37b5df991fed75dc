public import Wire

/// What an exercise works. The words are those of the open exercise data that the library began with.
public enum Muscle: String, WireEnum {
    /// The front of the thighs.
    case quadriceps
    /// The inside of the thighs.
    case adductors
    /// The outside of the hips.
    case abductors
    /// The seat.
    case glutes
    /// The back of the thighs.
    case hamstrings
    /// The calves.
    case calves
    /// The belly.
    case abdominals
    /// The lower back.
    case lowerBack = "lower_back"
    /// The sides of the back.
    case lats
    /// Between the shoulder blades.
    case middleBack = "middle_back"
    /// From the neck to the shoulders.
    case traps
    /// The neck.
    case neck
    /// The shoulders.
    case shoulders
    /// The chest.
    case chest
    /// The back of the upper arms.
    case triceps
    /// The front of the upper arms.
    case biceps
    /// The forearms.
    case forearms
}

/// The seven shelves of IronLift's picker. EXER-07.
public enum ExerciseCategory: String, WireEnum {
    /// Chest.
    case chest
    /// Back.
    case back
    /// Shoulders.
    case shoulders
    /// Legs.
    case legs
    /// Arms.
    case arms
    /// The belly; the lower back is of the back.
    case core
    /// Everything else.
    case other
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

/// What kind of exercise it is.
public enum ExerciseKind: String, WireEnum {
    /// Strength.
    case strength
    /// Stretching.
    case stretching
    /// Jumps and throws.
    case plyometrics
    /// The three lifts of powerlifting and what leads to them.
    case powerlifting
    /// Snatch, clean and jerk, and what leads to them.
    case olympicWeightlifting = "olympic_weightlifting"
    /// Carrying, dragging and lifting odd things.
    case strongman
    /// Endurance.
    case cardio
}

/// What somebody needs to have at hand; `body_only` is nothing.
public enum ExerciseEquipment: String, WireEnum {
    /// Nothing.
    case bodyOnly = "body_only"
    /// Dumbbells.
    case dumbbell
    /// A barbell.
    case barbell
    /// A curl bar.
    case ezBar = "ez_bar"
    /// Kettlebells.
    case kettlebell
    /// A cable station.
    case cable
    /// A machine.
    case machine
    /// Elastic bands.
    case band
    /// A medicine ball.
    case medicineBall = "medicine_ball"
    /// An exercise ball.
    case exerciseBall = "exercise_ball"
    /// A foam roller.
    case foamRoll = "foam_roll"
    /// Something else.
    case other
}

/// How hard an exercise is to do well.
public enum ExerciseLevel: String, WireEnum {
    /// For people new to training.
    case beginner
    /// For people who have trained for a while.
    case intermediate
    /// For people who have trained for long.
    case expert
}

/// Which way the force goes.
public enum ExerciseForce: String, WireEnum {
    /// Towards the body.
    case pull
    /// Away from the body.
    case push
    /// Nowhere: a position is held.
    case hold = "static"
}

/// How many joints move.
public enum ExerciseMechanic: String, WireEnum {
    /// Several joints.
    case compound
    /// One joint.
    case isolation
}

/// How a body moves in an exercise. Broad on purpose: those of one pattern and one muscle can stand in for each other.
public enum MovementPattern: String, WireEnum {
    /// Knees and hips bend and stretch.
    case squat
    /// The hips bend, the knees hardly.
    case hinge
    /// The knees stretch.
    case kneeExtension = "knee_extension"
    /// The knees bend.
    case kneeFlexion = "knee_flexion"
    /// Onto the toes.
    case calfRaise = "calf_raise"
    /// The legs go apart.
    case hipAbduction = "hip_abduction"
    /// The legs come together.
    case hipAdduction = "hip_adduction"
    /// Pushing forwards.
    case horizontalPush = "horizontal_push"
    /// Pushing upwards or downwards.
    case verticalPush = "vertical_push"
    /// The arms come together in front.
    case fly
    /// Pulling from the front.
    case horizontalPull = "horizontal_pull"
    /// Pulling from above.
    case verticalPull = "vertical_pull"
    /// The arms come from behind the head.
    case pullover
    /// The arms go up, nearly straight.
    case shoulderRaise = "shoulder_raise"
    /// The upper arms turn.
    case shoulderRotation = "shoulder_rotation"
    /// The shoulders go up.
    case shrug
    /// The elbows bend.
    case elbowFlexion = "elbow_flexion"
    /// The elbows stretch.
    case elbowExtension = "elbow_extension"
    /// The wrists bend or turn.
    case wrist
    /// The trunk bends forwards.
    case trunkFlexion = "trunk_flexion"
    /// The trunk turns.
    case trunkRotation = "trunk_rotation"
    /// The trunk holds still.
    case trunkStability = "trunk_stability"
    /// The trunk stretches backwards.
    case trunkExtension = "trunk_extension"
    /// The neck bends or turns.
    case neck
    /// Snatch, clean and jerk, and their parts.
    case olympic
    /// Jumping.
    case jump
    /// Throwing.
    case throwing = "throw"
    /// Walking with a load.
    case carry
    /// Endurance.
    case cardio
    /// Stretching.
    case stretch
    /// Rolling on a roller or ball.
    case release
}

/// An area that can hurt. FC-JOURNEY-07-f without `none`.
public enum InjuryArea: String, WireEnum {
    /// A shoulder.
    case shoulder
    /// A knee.
    case knee
    /// The lower back.
    case lowerBack = "lower_back"
    /// The neck.
    case neck
    /// An ankle.
    case ankle

    /// Nil for `none`.
    public init?(_ injury: Injury) { self.init(rawValue: injury.rawValue) }
}

/// Which exercises a list shows: those that come with the product, one's own, or both.
public enum ExerciseScope: String, WireEnum {
    /// Both.
    case all
    /// Those that come with the product.
    case system
    /// One's own.
    case custom
}

/// What a set was for. Warm-ups count in no record and no volume. ENRC-04.
public enum SetLabel: String, WireEnum {
    /// To get warm.
    case warmup
    /// The work itself.
    case working
    /// Goes on with less weight, without a rest.
    case drop
    /// Done until no repetition was left.
    case failure
}

/// What a chart shows of each workout with its exercise. CHRT-02.
public enum ChartMetric: String, WireEnum {
    /// How many sets were done.
    case totalSets = "total_sets"
    /// The best single set's weight times repetitions (contradiction I5 of the notes).
    case maxVolume = "max_volume"
    /// Weight times repetitions of all sets.
    case totalVolume = "total_volume"
    /// The heaviest weight.
    case heaviest
    /// The best estimate of a one-repetition maximum.
    case oneRepMax = "one_rep_max"
}

/// What the points of a chart are placed by. CHRT-03.
public enum ChartAxis: String, WireEnum {
    /// The day.
    case date
    /// One after another, at the same distance.
    case session
}

/// How a one-repetition maximum is estimated. ENRC-02.
public enum OneRepFormula: String, WireEnum {
    /// Weight times one plus a thirtieth of the repetitions.
    case epley
    /// 36 times the weight, by 37 less the repetitions.
    case brzycki
}

/// What a personal record can be of, for one exercise. A tie is none.
public enum RecordKind: String, WireEnum {
    /// The heaviest weight.
    case heaviest
    /// Repetitions with the weight they were done with.
    case mostReps = "most_reps"
    /// The best estimate of a one-repetition maximum.
    case oneRepMax = "one_rep_max"
    /// Of one workout.
    case volume
}

/// What is kept on every device of its person and brought together by `POST /training/sync`.
public enum SyncKind: String, WireEnum {
    /// An exercise of one's own.
    case exercise
    /// A template.
    case template
    /// A finished workout.
    case workout
    /// A chart.
    case chart
}

/// What an operation does.
public enum SyncAction: String, WireEnum {
    /// Makes it, or takes the place of what was there.
    case put
    /// Takes it away.
    case delete
}

/// What came of one operation.
public enum SyncStatus: String, WireEnum {
    /// It was done.
    case applied
    /// The same was there already.
    case unchanged
    /// Somebody else changed it first; `current` is what is there.
    case conflict
    /// It cannot be done as it is; `code` and `fields` say why.
    case refused
}
