public import Contracts
public import Wire

/// A set of a workout under way.
public struct ActiveSet: DTO, Hashable {
    public let id: LoggedSetID
    public internal(set) var weight: LiftedWeight?
    public internal(set) var reps: Whole<LoggedRepsRule>?
    public internal(set) var seconds: Whole<SetSecondsRule>?
    public internal(set) var label: SetLabel?
    public internal(set) var exertion: Exertion?
    public internal(set) var inReserve: Whole<RepsInReserveRule>?
    /// When it was ticked; nil while it is not done.
    public internal(set) var doneAt: Instant?

    public var isDone: Bool { doneAt != nil }

    init(id: LoggedSetID, weight: LiftedWeight?, reps: Whole<LoggedRepsRule>?, seconds: Whole<SetSecondsRule>?, label: SetLabel?) {
        self.id = id
        self.weight = weight
        self.reps = reps
        self.seconds = seconds
        self.label = label
    }

    init(_ set: TemplateSet, id: LoggedSetID) {
        self.init(id: id, weight: set.weight, reps: set.reps, seconds: set.seconds, label: set.label)
    }

    /// Another one with the same load, not done yet.
    func copy(id: LoggedSetID) -> ActiveSet { ActiveSet(id: id, weight: weight, reps: reps, seconds: seconds, label: label) }

    var logged: LoggedSet {
        LoggedSet(id: id, weight: weight, reps: reps, seconds: seconds, label: label, exertion: exertion, inReserve: inReserve)
    }

    public static let example = ActiveSet(id: .example, weight: .example, reps: .example, seconds: nil, label: nil)
}

/// An exercise of a workout under way.
public struct ActiveExercise: DTO, Hashable {
    public let id: WorkoutEntryID
    public let exerciseId: ExerciseID
    public let name: ExerciseName
    public internal(set) var restSeconds: RestSeconds
    public internal(set) var sets: [ActiveSet]
    public internal(set) var group: Whole<GroupRule>?
    public internal(set) var note: WorkoutNote?

    /// When nothing else is said. TMPL-03.
    public static let usualRest = RestSeconds(trusted: 90)

    init(
        id: WorkoutEntryID, exerciseId: ExerciseID, name: ExerciseName, restSeconds: RestSeconds?, sets: [ActiveSet],
        group: Whole<GroupRule>? = nil, note: WorkoutNote? = nil
    ) {
        self.id = id
        self.exerciseId = exerciseId
        self.name = name
        self.restSeconds = restSeconds ?? Self.usualRest
        self.sets = sets
        self.group = group
        self.note = note
    }

    public static let example = ActiveExercise(
        id: .example, exerciseId: .example, name: .example, restSeconds: nil, sets: [.example])
}
