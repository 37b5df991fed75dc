public import Wire

/// An exercise somebody made. EXER-02.
public struct CustomExerciseDetails: DTO, Hashable {
    public var name: ExerciseName
    public var category: ExerciseCategory
    public init(name: ExerciseName, category: ExerciseCategory) {
        self.name = name
        self.category = category
    }
    public static let example = CustomExerciseDetails(name: .example, category: .back)
}

/// An exercise somebody made, as it is kept.
public struct CustomExercise: DTO {
    public let id: CustomExerciseID
    public let details: CustomExerciseDetails
    /// Grows with each change.
    public let version: Int64
    /// When it was deleted although templates, workouts or charts use it: no picker shows it, its name stays. EXER-05.
    public let archivedAt: Instant?
    /// When it was made.
    public let createdAt: Instant
    /// When it last changed.
    public let updatedAt: Instant
    public init(
        id: CustomExerciseID, details: CustomExerciseDetails, version: Int64, archivedAt: Instant? = nil, createdAt: Instant,
        updatedAt: Instant
    ) {
        self.id = id
        self.details = details
        self.version = version
        self.archivedAt = archivedAt
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
    public static let example = CustomExercise(id: .example, details: .example, version: 1, createdAt: .example, updatedAt: .example)
}

/// An exercise to make.
public struct NewCustomExercise: DTO {
    /// Made by the device, so that a repeat is the same exercise; made here when left out.
    public let id: CustomExerciseID?
    public let name: ExerciseName
    public let category: ExerciseCategory
    public init(id: CustomExerciseID? = nil, name: ExerciseName, category: ExerciseCategory) {
        self.id = id
        self.name = name
        self.category = category
    }
    public static let example = NewCustomExercise(id: .example, name: .example, category: .back)
}

/// What changes of an exercise of one's own; what is left out stays.
public struct CustomExerciseChange: DTO {
    public let name: ExerciseName?
    public let category: ExerciseCategory?
    public init(name: ExerciseName? = nil, category: ExerciseCategory? = nil) {
        self.name = name
        self.category = category
    }
    public static let example = CustomExerciseChange(name: .example)
}

public struct CustomExerciseParameters: DTO {
    /// Which exercise of one's own.
    public let id: ExerciseID
    public init(id: ExerciseID) { self.id = id }
    public static let example = CustomExerciseParameters(id: ExerciseID(trusted: CustomExerciseID.example.text))
}

/// All of one's own that are not archived, at most 500, by name and then id.
public struct CustomExerciseList: DTO {
    public let items: [CustomExercise]
    public init(items: [CustomExercise]) { self.items = items }
    public static let example = CustomExerciseList(items: [.example])
}
