internal import Contracts
public import Wire

/// The reducer of the workout under way: state and event give state and effects. It does nothing itself, so that an app, a test and a
/// browser run the same; time and ids come in.
public struct WorkoutDesk: Sendable, Hashable {
    public internal(set) var workout: ActiveWorkout?
    private var isResuming = false
    private var isCancelling = false

    public init() {}

    public var question: WorkoutQuestion? {
        guard let workout else { return nil }
        if workout.stage == .asking { return workout.diff.map { .updateTemplate($0) } }
        if isResuming { return .resume }
        return isCancelling ? .cancel : nil
    }

    /// - Parameters:
    ///   - now: by the device's clock.
    ///   - makeID: a new UUIDv7 each time.
    /// - Returns: what is to be carried out, in order; what changed is saved before anything else is done.
    public mutating func apply(
        _ event: WorkoutEvent, now: Instant, makeID: () -> String
    ) throws(WorkoutRefusal) -> [WorkoutEffect] {
        switch event {
        case .start(let template, let names):
            try begin(ActiveWorkout(template, names: names, now: now, makeID: makeID))
            return saved()
        case .startEmpty(let name):
            try begin(
                ActiveWorkout(
                    id: WorkoutID(trusted: makeID()), name: name, startedAt: now, templateId: nil, template: nil, templateVersion: nil,
                    exercises: []))
            return saved()
        case .restore(let found): return restore(found)
        case .resume, .discard, .keepGoing, .cancel, .finish, .sent, .answerTemplate: return try step(event, now: now)
        case .seen: return seen(now)
        default: return try edit(event, now: now, makeID: makeID)
        }
    }

    private mutating func begin(_ new: ActiveWorkout) throws(WorkoutRefusal) {
        guard workout == nil else { throw .alreadyActive }
        workout = new
        (isResuming, isCancelling) = (false, false)
    }

    func saved(_ more: [WorkoutEffect] = []) -> [WorkoutEffect] { (workout.map { [.save($0)] } ?? []) + more }

    // MARK: Beginning and ending

    private mutating func restore(_ found: ActiveWorkout) -> [WorkoutEffect] {
        guard workout == nil else { return [] }
        workout = found
        isResuming = found.stage == .logging
        // The app ended between finishing and the outbox: it is put there now.
        return found.stage == .sending ? submission : []
    }

    private var submission: [WorkoutEffect] {
        guard let workout, let finishedAt = workout.finishedAt else { return [] }
        return [.submit(NewWorkout(id: workout.id, details: workout.details(at: finishedAt)))]
    }

    private mutating func step(_ event: WorkoutEvent, now: Instant) throws(WorkoutRefusal) -> [WorkoutEffect] {
        guard var current = workout else { throw .notActive }
        switch (event, current.stage) {
        case (.resume, .logging):
            guard isResuming else { return [] }
            isResuming = false
            return resumed(now)
        case (.cancel, .logging):
            isCancelling = true
            return []
        case (.keepGoing, .logging):
            isCancelling = false
            return []
        case (.discard, .logging):
            guard isResuming || isCancelling else { return [] }
            return close(withdrawing: current.rest != nil)
        case (.finish, .logging):
            guard !isResuming else { return [] }
            guard current.doneCount > 0 else { throw .nothingDone }
            let hadRest = current.rest != nil
            current.rest = nil
            current.stage = .sending
            current.finishedAt = now
            workout = current
            isCancelling = false
            return saved((hadRest ? [.withdrawNotice] : []) + submission)
        // The outbox did not take it.
        case (.finish, .sending): return submission
        case (.sent(let template), .sending):
            // A template that is gone meanwhile is not asked about.
            guard template != nil, let diff = current.diff, !diff.isEmpty else { return close(withdrawing: false) }
            current.stage = .asking
            workout = current
            return saved()
        case (.answerTemplate(let isUpdated), .asking): return answered(isUpdated, current)
        default: return []
        }
    }

    private mutating func close(withdrawing: Bool) -> [WorkoutEffect] {
        self = WorkoutDesk()
        return (withdrawing ? [.withdrawNotice] : []) + [.clear]
    }

    private mutating func answered(_ isUpdated: Bool, _ current: ActiveWorkout) -> [WorkoutEffect] {
        guard isUpdated, let id = current.templateId, let template = current.template else { return close(withdrawing: false) }
        // A workout that was kept by an app of before may say 0 of a template that had not been sent.
        let base = current.templateVersion.flatMap { $0 > 0 ? $0 : nil }
        let change = TemplateChange(baseVersion: base, details: template.updated(from: current.structure))
        return [.updateTemplate(id, change)] + close(withdrawing: false)
    }

    // MARK: The rest

    /// Goes on after the app was ended: the rest ends when it would have. WORK-19.
    private mutating func resumed(_ now: Instant) -> [WorkoutEffect] {
        guard let rest = workout?.rest else { return [] }
        if rest.isOver(now: now) { return endRest() }
        return name(of: rest).map { [.scheduleNotice(at: rest.endsAt, exercise: $0)] } ?? []
    }

    private mutating func seen(_ now: Instant) -> [WorkoutEffect] {
        guard !isResuming, let rest = workout?.rest, rest.isOver(now: now) else { return [] }
        return endRest()
    }

    mutating func endRest() -> [WorkoutEffect] {
        guard workout?.rest != nil else { return [] }
        workout?.rest = nil
        return saved([.withdrawNotice])
    }

    private func name(of rest: RestTimer) -> ExerciseName? { workout?.exercises.first { $0.id == rest.entry }?.name }

    var isOpen: Bool { workout?.stage == .logging && !isResuming }
}

extension ActiveWorkout {
    /// A copy of a template, to be changed without changing it. WORK-01.
    init(_ template: Template, names: [ExerciseID: ExerciseName], now: Instant, makeID: () -> String) {
        let id = WorkoutID(trusted: makeID())
        // A template that was made here and has not been sent yet has no version there.
        let version = template.version > 0 ? template.version : nil
        var exercises: [ActiveExercise] = []
        for planned in template.details.exercises {
            exercises.append(
                ActiveExercise(
                    id: WorkoutEntryID(trusted: makeID()), exerciseId: planned.exerciseId,
                    name: names[planned.exerciseId] ?? ExerciseName(trusted: planned.exerciseId.text), restSeconds: planned.restSeconds,
                    sets: planned.sets.map { ActiveSet($0, id: LoggedSetID(trusted: makeID())) }, group: planned.group))
        }
        self.init(
            id: id, name: template.details.name, startedAt: now, templateId: template.id, template: template.details,
            templateVersion: version, exercises: exercises)
    }
}
