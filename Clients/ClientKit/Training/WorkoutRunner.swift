public import Contracts
public import PlatformCore
public import TrainingDomain
public import Wire

/// Tells the person that a rest is over, whether or not the app runs then: the system's local notifications. There is one at a time.
public protocol RestNotices: Sendable {
    func schedule(at: Instant, exercise: ExerciseName)
    func move(to: Instant)
    func withdraw()
}

/// The workout under way of one person on this device. Each change is on the disk before it is answered: nothing that was logged is
/// lost, whatever ends the app. WORK-18.
public actor WorkoutRunner {
    public private(set) var desk = WorkoutDesk()
    /// The records that the last finished workout set. GAP-03.
    public private(set) var records: [NewRecord] = []
    /// Why a workout of this device could not be read or kept.
    public private(set) var problem: TokenStoreError?
    private let engine: SyncEngine
    private let notices: any RestNotices
    private let clock: any WallClock
    private let ids: IDSource
    private var slot: VaultSlot<ActiveWorkout>
    /// Whether the system would not say yet if there is a workout.
    private var isHeldBack = false

    public init(
        engine: SyncEngine, vault: TrainingVault, notices: any RestNotices, clock: any WallClock = SystemClock(), ids: IDSource = IDSource()
    ) {
        self.engine = engine
        self.notices = notices
        self.clock = clock
        self.ids = ids
        slot = VaultSlot(.workout, of: engine.user, in: vault)
    }

    public var workout: ActiveWorkout? { desk.workout }
    public var question: WorkoutQuestion? { desk.question }

    /// Looks for a workout that a former run left; call it once, at the start of the app. WORK-19.
    public func restore() async {
        isHeldBack = false
        do throws(TokenStoreError) {
            if let found = try slot.load() { try? await send(.restore(found)) }
        } catch {
            problem = error
            isHeldBack = !slot.isRead
        }
    }

    /// Begins from a template with the names that its exercises have now. WORK-01.
    public func start(_ template: Template, library: BundledLibrary, language: Language) async throws(WorkoutRefusal) {
        var names: [ExerciseID: ExerciseName] = [:]
        let custom = engine.cache.exercises(of: engine.user).compactMap { PickedExercise($0) }
        let wanted = Set(template.details.exercises.map(\.exerciseId))
        for exercise in library.exercises(language) + custom where wanted.contains(exercise.id) { names[exercise.id] = exercise.name }
        try await send(.start(template, names: names))
    }

    /// - Throws: why nothing changed.
    public func send(_ event: WorkoutEvent) async throws(WorkoutRefusal) {
        // What it gives now is not written over by a new one.
        if isHeldBack { await restore() }
        if isHeldBack, event.begins { throw .alreadyActive }
        for effect in try desk.apply(event, now: clock.now(), makeID: { ids.next() }) { await carryOut(effect) }
    }

    private func carryOut(_ effect: WorkoutEffect) async {
        switch effect {
        case .save, .clear: keep()
        case .scheduleNotice(let instant, let exercise): notices.schedule(at: instant, exercise: exercise)
        case .moveNotice(let instant): notices.move(to: instant)
        case .withdrawNotice: notices.withdraw()
        case .submit(let workout): await submit(workout)
        case .updateTemplate(let id, let change): await engine.put(id, change)
        }
    }

    private func submit(_ workout: NewWorkout) async {
        let history = engine.cache.workouts(of: engine.user).map { PastWorkout(id: $0.id, details: $0.details) }
        records = WorkoutHistory.records(of: PastWorkout(id: workout.id, details: workout.details), in: history)
        // It stays here until it lies in the outbox: finishing again tries it again, and so does the next start of the app.
        guard await engine.submit(workout) else {
            problem = await engine.problem
            return
        }
        let template = workout.details.templateId.flatMap { engine.cache.template($0, of: engine.user) }
        try? await send(.sent(template: template))
    }

    /// As it is now, which is never older than what the effect has.
    private func keep() {
        guard !engine.hasLeft else { return }
        do { try slot.save(desk.workout) } catch { problem = error }
    }
}

extension WorkoutEvent {
    /// Whether it makes a new workout.
    fileprivate var begins: Bool {
        switch self {
        case .start, .startEmpty: true
        default: false
        }
    }
}
