public import Wire

/// A set as a template plans it. TMPL-04.
public struct TemplateSet: DTO, Hashable {
    /// Left out for an exercise without a load.
    public var weight: LiftedWeight?
    /// Left out for a set that is timed.
    public var reps: Whole<LoggedRepsRule>?
    /// How long a timed set lasts, in seconds.
    public var seconds: Whole<SetSecondsRule>?
    /// `working` when nothing is said.
    public var label: SetLabel?

    public init(
        weight: LiftedWeight? = nil, reps: Whole<LoggedRepsRule>? = nil, seconds: Whole<SetSecondsRule>? = nil, label: SetLabel? = nil
    ) {
        self.weight = weight
        self.reps = reps
        self.seconds = seconds
        self.label = label
    }
    public static let example = TemplateSet(weight: .example, reps: .example)
}

/// An exercise of a template.
public struct TemplateExercise: DTO, Hashable {
    /// Which exercise.
    public var exerciseId: ExerciseID
    /// How long to rest after each of its sets; the app's own default without one. TMPL-03.
    public var restSeconds: RestSeconds?
    /// Its sets, in order.
    public var sets: BoundedList<TemplateSet, SetCount>
    /// Exercises next to each other with one number are done in turns, with the rest after the last of them. ENRC-01.
    public var group: Whole<GroupRule>?
    /// Anything to remember of it.
    public var note: WorkoutNote?

    public init(
        exerciseId: ExerciseID, restSeconds: RestSeconds? = nil, sets: BoundedList<TemplateSet, SetCount> = [],
        group: Whole<GroupRule>? = nil, note: WorkoutNote? = nil
    ) {
        self.exerciseId = exerciseId
        self.restSeconds = restSeconds
        self.sets = sets
        self.group = group
        self.note = note
    }
    public static let example = TemplateExercise(exerciseId: .example, restSeconds: .example, sets: [.example])
}

/// What a template says: in requests, in the payload of a sync operation, and in `Template`.
public struct TemplateDetails: DTO, Hashable {
    public var name: WorkoutName
    /// In the order they are done. Their notes have 16,384 characters together. TMPL-02, TMPL-05.
    public var exercises: BoundedList<TemplateExercise, TemplateExerciseCount>
    /// Anything to remember of it.
    public var note: WorkoutNote?

    public init(name: WorkoutName, exercises: BoundedList<TemplateExercise, TemplateExerciseCount> = [], note: WorkoutNote? = nil) {
        self.name = name
        self.exercises = exercises
        self.note = note
    }

    /// More sets than anybody plans for a day. Two hundred templates stay small enough to be listed whole.
    public static let mostSets = 500

    public func problems() -> [FieldProblem] {
        var problems: [FieldProblem] = []
        if exercises.reduce(0, { $0 + $1.sets.count }) > Self.mostSets {
            problems.append(FieldProblem("exercises", .tooMany(maximum: Self.mostSets)))
        }
        if let rule = ExerciseNotes.problem(exercises.map { $0.note }) { problems.append(FieldProblem("exercises", rule)) }
        return problems
    }
    public static let example = TemplateDetails(name: .example, exercises: [.example])
}

/// A workout to start from. IL-ADD-07.
public struct Template: DTO {
    public let id: TemplateID
    public let details: TemplateDetails
    /// Grows with each change; a change names the one it is made from.
    public let version: Int64
    /// When it was made.
    public let createdAt: Instant
    /// When it last changed.
    public let updatedAt: Instant

    public init(id: TemplateID, details: TemplateDetails, version: Int64, createdAt: Instant, updatedAt: Instant) {
        self.id = id
        self.details = details
        self.version = version
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
    public static let example = Template(id: .example, details: .example, version: 1, createdAt: .example, updatedAt: .example)
}

/// A template to make.
public struct NewTemplate: DTO {
    /// Made by the device, so that a repeat is the same template; made here without one.
    public let id: TemplateID?
    public let details: TemplateDetails
    public init(id: TemplateID? = nil, details: TemplateDetails) {
        self.id = id
        self.details = details
    }
    public func problems() -> [FieldProblem] { details.problems().map { FieldProblem("details.\($0.field)", $0.rule) } }
    public static let example = NewTemplate(id: .example, details: .example)
}

/// A template, in place of what it said.
public struct TemplateChange: DTO {
    /// The version this was made from; not needed for a template that does not exist yet.
    public let baseVersion: Int64?
    public let details: TemplateDetails
    public init(baseVersion: Int64?, details: TemplateDetails) {
        self.baseVersion = baseVersion
        self.details = details
    }
    public func problems() -> [FieldProblem] { details.problems().map { FieldProblem("details.\($0.field)", $0.rule) } }
    public static let example = TemplateChange(baseVersion: 1, details: .example)
}

public struct TemplateParameters: DTO {
    /// Which template.
    public let id: TemplateID
    public init(id: TemplateID) { self.id = id }
    public static let example = TemplateParameters(id: .example)
}

/// All of one's templates, at most 200, by name and then id.
public struct TemplateList: DTO {
    public let items: [Template]
    public init(items: [Template]) { self.items = items }
    public static let example = TemplateList(items: [.example])
}
