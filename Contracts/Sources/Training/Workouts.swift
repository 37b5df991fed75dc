public import Wire

/// A set that was done. Only ticked sets are sent.
public struct LoggedSet: DTO, Hashable {
    /// Two devices' sets of one workout are all kept; this tells them apart.
    public var id: LoggedSetID
    /// Left out for an exercise without a load.
    public var weight: LiftedWeight?
    /// Repetitions that were done; left out for a timed set.
    public var reps: Whole<LoggedRepsRule>?
    /// Of a timed set.
    public var seconds: Whole<SetSecondsRule>?
    /// `working` when nothing is said.
    public var label: SetLabel?
    public var exertion: Exertion?
    /// Repetitions that were left in reserve. ENRC-06.
    public var inReserve: Whole<RepsInReserveRule>?

    public init(
        id: LoggedSetID, weight: LiftedWeight? = nil, reps: Whole<LoggedRepsRule>? = nil, seconds: Whole<SetSecondsRule>? = nil,
        label: SetLabel? = nil, exertion: Exertion? = nil, inReserve: Whole<RepsInReserveRule>? = nil
    ) {
        self.id = id
        self.weight = weight
        self.reps = reps
        self.seconds = seconds
        self.label = label
        self.exertion = exertion
        self.inReserve = inReserve
    }
    public static let example = LoggedSet(id: .example, weight: .example, reps: .example, exertion: .example)
}

/// An exercise of a workout, as it was done.
public struct WorkoutExercise: DTO, Hashable {
    /// Which exercise.
    public var exerciseId: ExerciseID
    /// What it was called then; it stays when the exercise is renamed or deleted. EXER-05.
    public var name: ExerciseName
    /// The sets that were done, in order.
    public var sets: BoundedList<LoggedSet, SetCount>
    /// Exercises next to each other with one number were done in turn: a superset.
    public var group: Whole<GroupRule>?
    /// Anything to remember of it.
    public var note: WorkoutNote?

    public init(
        exerciseId: ExerciseID, name: ExerciseName, sets: BoundedList<LoggedSet, SetCount>, group: Whole<GroupRule>? = nil,
        note: WorkoutNote? = nil
    ) {
        self.exerciseId = exerciseId
        self.name = name
        self.sets = sets
        self.group = group
        self.note = note
    }
    public static let example = WorkoutExercise(exerciseId: .example, name: .example, sets: [.example])
}

/// A finished workout as a device logged it.
public struct WorkoutDetails: DTO, Hashable {
    public var name: WorkoutName
    /// The template that it began with; left out without one.
    public var templateId: TemplateID?
    /// By the device's clock; shown, and never used to decide between two devices.
    public var startedAt: Instant
    /// By the device's clock. GAP-02.
    public var finishedAt: Instant
    /// What was done, in order. Their notes have 16,384 characters together.
    public var exercises: BoundedList<WorkoutExercise, WorkoutExerciseCount>
    /// Anything to remember of it.
    public var note: WorkoutNote?

    public init(
        name: WorkoutName, templateId: TemplateID? = nil, startedAt: Instant, finishedAt: Instant,
        exercises: BoundedList<WorkoutExercise, WorkoutExerciseCount>, note: WorkoutNote? = nil
    ) {
        self.name = name
        self.templateId = templateId
        self.startedAt = startedAt
        self.finishedAt = finishedAt
        self.exercises = exercises
        self.note = note
    }

    /// More sets than anybody does in a day; more would make one workout the work of thousands.
    public static let mostSets = 1000

    /// What a workout of more than two days is told: the next day is never too late.
    public static func tooLong(from start: Instant) -> FieldRule {
        .mustNotBeLater(than: LocalDate(daysSinceEpoch: (start.milliseconds / 86_400_000) + 1))
    }

    public func problems() -> [FieldProblem] {
        var problems: [FieldProblem] = []
        if finishedAt < startedAt { problems.append(FieldProblem("finishedAt", .mustComeAfter(field: "startedAt"))) }
        if finishedAt - startedAt > .days(2) { problems.append(FieldProblem("finishedAt", Self.tooLong(from: startedAt))) }
        if exercises.reduce(0, { $0 + $1.sets.count }) > Self.mostSets {
            problems.append(FieldProblem("exercises", .tooMany(maximum: Self.mostSets)))
        }
        if let rule = ExerciseNotes.problem(exercises.map { $0.note }) { problems.append(FieldProblem("exercises", rule)) }
        return problems
    }
    public static let example = WorkoutDetails(
        name: .example, startedAt: .example, finishedAt: .example + .minutes(52), exercises: [.example])
}

/// Sums over the sets that are no warm-ups. HIST-02, HIST-03.
public struct WorkoutTotals: DTO {
    /// Sets that were done.
    public let sets: Int64
    /// Their repetitions.
    public let reps: Int64
    /// Weight times repetitions, in kilograms with two decimals at most.
    public let volumeKg: Double
    /// From start to finish, in seconds.
    public let durationSeconds: Int64
    public init(sets: Int64, reps: Int64, volumeKg: Double, durationSeconds: Int64) {
        self.sets = sets
        self.reps = reps
        self.volumeKg = volumeKg
        self.durationSeconds = durationSeconds
    }
    public static let example = WorkoutTotals(sets: 18, reps: 160, volumeKg: 9_240, durationSeconds: 3120)
}

/// A finished workout, as it is kept.
public struct Workout: DTO {
    public let id: WorkoutID
    public let details: WorkoutDetails
    public let totals: WorkoutTotals
    /// Grows with each change.
    public let version: Int64
    /// When it was made.
    public let createdAt: Instant
    /// When it last changed.
    public let updatedAt: Instant

    public init(
        id: WorkoutID, details: WorkoutDetails, totals: WorkoutTotals, version: Int64, createdAt: Instant, updatedAt: Instant
    ) {
        self.id = id
        self.details = details
        self.totals = totals
        self.version = version
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
    public static let example = Workout(
        id: .example, details: .example, totals: .example, version: 1, createdAt: .example, updatedAt: .example)
}

/// A finished workout to keep.
public struct NewWorkout: DTO {
    /// Made by the device: the same id and the same workout again is the same record. WORK-14.
    public let id: WorkoutID
    public let details: WorkoutDetails
    public init(id: WorkoutID, details: WorkoutDetails) {
        self.id = id
        self.details = details
    }
    public func problems() -> [FieldProblem] { details.problems().map { FieldProblem("details.\($0.field)", $0.rule) } }
    public static let example = NewWorkout(id: .example, details: .example)
}

/// What may still change of a finished workout. Nothing takes the note out. ENRC-03.
public struct WorkoutNotes: DTO {
    /// The note from now on.
    public let note: WorkoutNote?
    public init(note: WorkoutNote?) { self.note = note }
    public static let example = WorkoutNotes(note: .example)
}

public struct WorkoutParameters: DTO {
    /// Which workout.
    public let id: WorkoutID
    public init(id: WorkoutID) { self.id = id }
    public static let example = WorkoutParameters(id: .example)
}

public struct WorkoutQuery: DTO {
    /// How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`. HIST-01.
    public var limit: Whole<PageRule>?
    /// The `nextCursor` of the page before; without it the first page.
    public var cursor: OpaqueToken?
    public init(limit: Whole<PageRule>? = nil, cursor: OpaqueToken? = nil) {
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = WorkoutQuery(limit: .example)
}

/// An entry of the history. HIST-03.
public struct WorkoutCard: DTO {
    public let id: WorkoutID
    public let name: WorkoutName
    public let templateId: TemplateID?
    /// When it was begun.
    public let startedAt: Instant
    /// When it was finished.
    public let finishedAt: Instant
    public let totals: WorkoutTotals
    public init(
        id: WorkoutID, name: WorkoutName, templateId: TemplateID?, startedAt: Instant, finishedAt: Instant, totals: WorkoutTotals
    ) {
        self.id = id
        self.name = name
        self.templateId = templateId
        self.startedAt = startedAt
        self.finishedAt = finishedAt
        self.totals = totals
    }
    public static let example = WorkoutCard(
        id: .example, name: .example, templateId: nil, startedAt: .example, finishedAt: .example + .minutes(52), totals: .example)
}

/// Newest first by start.
public struct WorkoutPage: DTO {
    public let items: [WorkoutCard]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [WorkoutCard], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = WorkoutPage(items: [.example], nextCursor: .example)
}

/// All finished workouts together. HIST-02.
public struct HistorySummary: DTO {
    /// How many there are.
    public let workouts: Int64
    /// What they come to.
    public let totals: WorkoutTotals
    public init(workouts: Int64, totals: WorkoutTotals) {
        self.workouts = workouts
        self.totals = totals
    }
    public static let example = HistorySummary(workouts: 42, totals: .example)
}

public struct ExportQuery: DTO {
    /// `kg` when nothing is said.
    public let unit: WeightUnit?
    public init(unit: WeightUnit? = nil) { self.unit = unit }
    public static let example = ExportQuery(unit: .lb)
}
