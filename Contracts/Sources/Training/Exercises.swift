public import Wire

/// An exercise as a list shows it. FR-WORKOUT-07, EXER-01.
public struct ExerciseCard: DTO {
    public let id: ExerciseID
    /// In the reader's language; one's own exercises have the name they were given.
    public let name: String
    public let category: ExerciseCategory
    /// Nil for one's own.
    public let kind: ExerciseKind?
    public let pattern: MovementPattern?
    public let equipment: ExerciseEquipment?
    public let level: ExerciseLevel?
    public let muscles: [Muscle]
    /// Areas that it loads; somebody with such an injury is offered another one. FR-WORKOUT-05-a.
    public let stresses: [InjuryArea]
    /// A drawing of the movement with its equipment; nil for one's own.
    public let imageUrl: String?

    public init(
        id: ExerciseID, name: String, category: ExerciseCategory, kind: ExerciseKind?, pattern: MovementPattern?,
        equipment: ExerciseEquipment?, level: ExerciseLevel?, muscles: [Muscle], stresses: [InjuryArea], imageUrl: String?
    ) {
        self.id = id
        self.name = name
        self.category = category
        self.kind = kind
        self.pattern = pattern
        self.equipment = equipment
        self.level = level
        self.muscles = muscles
        self.stresses = stresses
        self.imageUrl = imageUrl
    }
    public static let example = ExerciseCard(
        id: .example, name: "Barbell Squat", category: .legs, kind: .strength, pattern: .squat, equipment: .barbell, level: .beginner,
        muscles: [.quadriceps, .glutes], stresses: [.knee, .lowerBack],
        imageUrl: "http://127.0.0.1:8086/training/images/squat-barbell-1.svg")
}

/// FR-WORKOUT-02.
public struct ExerciseDetail: DTO {
    public let exercise: ExerciseCard
    public let primaryMuscle: Muscle?
    public let secondaryMuscles: [Muscle]
    /// EXER-01-b: nil where the movement has none.
    public let force: ExerciseForce?
    public let mechanic: ExerciseMechanic?
    /// In order.
    public let instructions: [String]
    public let tips: [String]
    public let mistakes: [String]
    /// Nil while there is none. FR-WORKOUT-02-b.
    public let videoUrl: String?

    public init(
        exercise: ExerciseCard, primaryMuscle: Muscle?, secondaryMuscles: [Muscle], force: ExerciseForce?, mechanic: ExerciseMechanic?,
        instructions: [String], tips: [String], mistakes: [String], videoUrl: String? = nil
    ) {
        self.exercise = exercise
        self.primaryMuscle = primaryMuscle
        self.secondaryMuscles = secondaryMuscles
        self.force = force
        self.mechanic = mechanic
        self.instructions = instructions
        self.tips = tips
        self.mistakes = mistakes
        self.videoUrl = videoUrl
    }
    public static let example = ExerciseDetail(
        exercise: .example, primaryMuscle: .quadriceps, secondaryMuscles: [.glutes], force: .push, mechanic: .compound,
        instructions: ["Set the bar across your upper back."], tips: ["Keep your chest up."], mistakes: ["Letting the knees fall inwards."])
}

public struct ExerciseParameters: DTO {
    public let id: ExerciseID
    public init(id: ExerciseID) { self.id = id }
    public static let example = ExerciseParameters(id: .example)
}

public enum InjuryAreaCount: ListRule { public static let range = 0...5 }

public struct ExerciseQuery: DTO {
    /// Searched as typed, in both languages; the last word by its beginning, spelling is forgiven.
    public var q: FreeText<SearchRule>?
    public var scope: ExerciseScope?
    public var muscle: Muscle?
    public var equipment: ExerciseEquipment?
    public var difficulty: ExerciseLevel?
    public var category: ExerciseCategory?
    public var kind: ExerciseKind?
    /// Leaves out what stresses any of these areas; may be given several times. FR-WORKOUT-07-b.
    public var excludeInjury: BoundedList<InjuryArea, InjuryAreaCount>?
    /// 20 when nothing is said, at most 100.
    public var limit: Whole<PageRule>?
    public var cursor: OpaqueToken?

    public init(
        q: FreeText<SearchRule>? = nil, scope: ExerciseScope? = nil, muscle: Muscle? = nil, equipment: ExerciseEquipment? = nil,
        difficulty: ExerciseLevel? = nil, category: ExerciseCategory? = nil, kind: ExerciseKind? = nil,
        excludeInjury: BoundedList<InjuryArea, InjuryAreaCount>? = nil, limit: Whole<PageRule>? = nil, cursor: OpaqueToken? = nil
    ) {
        self.q = q
        self.scope = scope
        self.muscle = muscle
        self.equipment = equipment
        self.difficulty = difficulty
        self.category = category
        self.kind = kind
        self.excludeInjury = excludeInjury
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = ExerciseQuery(muscle: .chest, equipment: .dumbbell, limit: .example)
}

public struct ExercisePage: DTO {
    public let items: [ExerciseCard]
    public let total: Int64
    /// The words that were searched for instead, when what was typed is in no exercise.
    public let corrected: String?
    public let nextCursor: OpaqueToken?
    public init(items: [ExerciseCard], total: Int64, corrected: String? = nil, nextCursor: OpaqueToken?) {
        self.items = items
        self.total = total
        self.corrected = corrected
        self.nextCursor = nextCursor
    }
    public static let example = ExercisePage(items: [.example], total: 1, nextCursor: nil)
}
