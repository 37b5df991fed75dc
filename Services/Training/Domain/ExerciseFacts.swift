public import Contracts
internal import Wire

/// What rules need to know of an exercise: no texts.
public struct ExerciseFacts: Sendable, Hashable {
    public let id: ExerciseID
    public let kind: ExerciseKind
    public let pattern: MovementPattern
    public let primary: Muscle
    public let secondary: [Muscle]
    public let equipment: ExerciseEquipment
    public let level: ExerciseLevel
    public let force: ExerciseForce?
    public let mechanic: ExerciseMechanic?
    /// Areas that it loads heavily, at the end of their range, or with impact.
    public let stresses: [InjuryArea]
    /// What an expert would take instead, best first.
    public let standIns: [ExerciseID]

    public init(
        id: ExerciseID, kind: ExerciseKind, pattern: MovementPattern, primary: Muscle, secondary: [Muscle] = [],
        equipment: ExerciseEquipment, level: ExerciseLevel, force: ExerciseForce? = nil, mechanic: ExerciseMechanic? = nil,
        stresses: [InjuryArea] = [], standIns: [ExerciseID] = []
    ) {
        self.id = id
        self.kind = kind
        self.pattern = pattern
        self.primary = primary
        self.secondary = secondary
        self.equipment = equipment
        self.level = level
        self.force = force
        self.mechanic = mechanic
        self.stresses = stresses
        self.standIns = standIns
    }

    /// EXER-07: each exercise is on exactly one shelf. What trains the heart and no muscle in particular is on the last one.
    public var category: ExerciseCategory { kind == .cardio ? .other : primary.category }
}

extension ExerciseFacts {
    public init(_ exercise: LibraryExercise) {
        self.init(
            id: exercise.id, kind: exercise.kind, pattern: exercise.pattern, primary: exercise.primary, secondary: exercise.secondary.items,
            equipment: exercise.equipment, level: exercise.level, force: exercise.force, mechanic: exercise.mechanic,
            stresses: exercise.stresses.items, standIns: exercise.standIns?.items ?? [])
    }
}

extension ExerciseLevel {
    /// How demanding it is: 0 to 2.
    public var rank: Int {
        switch self {
        case .beginner: 0
        case .intermediate: 1
        case .expert: 2
        }
    }
}

extension ExperienceLevel {
    public var rank: Int {
        switch self {
        case .beginner: 0
        case .intermediate: 1
        case .advanced: 2
        }
    }
}

extension WorkoutLocation {
    /// What is usually at hand there.
    public var equipment: [ExerciseEquipment] {
        switch self {
        case .home: [.bodyOnly, .band, .dumbbell, .exerciseBall, .foamRoll]
        case .gym: ExerciseEquipment.allCases
        }
    }
}
