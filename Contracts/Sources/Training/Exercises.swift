public import Wire

/// An exercise as a list shows it. FR-WORKOUT-07, EXER-01.
public struct ExerciseCard: DTO {
    public let id: ExerciseID
    /// In the reader's language; one's own exercises have the name they were given.
    public let name: String
    public let category: ExerciseCategory
    /// Left out for one's own.
    public let kind: ExerciseKind?
    public let pattern: MovementPattern?
    public let equipment: ExerciseEquipment?
    public let level: ExerciseLevel?
    /// What it works, the main one first.
    public let muscles: [Muscle]
    /// Areas that it loads; somebody with such an injury is offered another one. FR-WORKOUT-05-a.
    public let stresses: [InjuryArea]
    /// A drawing of the movement with its equipment; left out for one's own.
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

/// An exercise and how it is done. FR-WORKOUT-02.
public struct ExerciseDetail: DTO {
    /// What a list shows of it.
    public let exercise: ExerciseCard
    /// What it works most; left out for one's own.
    public let primaryMuscle: Muscle?
    /// What it works besides.
    public let secondaryMuscles: [Muscle]
    /// EXER-01-b: left out where the movement has none.
    public let force: ExerciseForce?
    public let mechanic: ExerciseMechanic?
    /// In order.
    public let instructions: [String]
    /// What helps, in the reader's language.
    public let tips: [String]
    /// What often goes wrong, in the reader's language.
    public let mistakes: [String]
    /// Left out while there is none. FR-WORKOUT-02-b.
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
    /// Which exercise.
    public let id: ExerciseID
    public init(id: ExerciseID) { self.id = id }
    public static let example = ExerciseParameters(id: .example)
}

public enum InjuryAreaCount: ListRule { public static let range = 0...5 }

public struct ExerciseQuery: DTO {
    /// Searched as typed, in both languages; the last word by its beginning, spelling is forgiven.
    public var q: FreeText<SearchRule>?
    /// Which exercises to look at; `all` when left out.
    public var scope: ExerciseScope?
    /// Only those that work this muscle.
    public var muscle: Muscle?
    /// Only those with this equipment.
    public var equipment: ExerciseEquipment?
    /// Only those of this level.
    public var difficulty: ExerciseLevel?
    /// Only those of this shelf.
    public var category: ExerciseCategory?
    /// Only those of this kind.
    public var kind: ExerciseKind?
    /// Leaves out what stresses any of these areas; may be given several times. FR-WORKOUT-07-b.
    public var excludeInjury: BoundedList<InjuryArea, InjuryAreaCount>?
    /// How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
    public var limit: Whole<PageRule>?
    /// The `nextCursor` of the page before; without it the first page.
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

/// Exercises that match, best first.
public struct ExercisePage: DTO {
    public let items: [ExerciseCard]
    /// How many match in all.
    public let total: Int64
    /// The words that were searched for instead, when what was typed is in no exercise.
    public let corrected: String?
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [ExerciseCard], total: Int64, corrected: String? = nil, nextCursor: OpaqueToken?) {
        self.items = items
        self.total = total
        self.corrected = corrected
        self.nextCursor = nextCursor
    }
    public static let example = ExercisePage(items: [.example], total: 1, nextCursor: nil)
}
