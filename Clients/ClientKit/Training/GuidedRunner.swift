public import Contracts
public import PlatformCore
public import TrainingDomain
public import Wire

/// The guided workout of one person on this device. Each change is on the disk before it is answered, and reaches the service when there is
/// a connection: rests and ticks need none. FR-WORKOUT-04-d.
public actor GuidedRunner: SyncWork {
    /// The one that was finished last, since the app was started.
    public private(set) var finished: GuidedWorkout?
    /// Why something could not be read or kept.
    public private(set) var problem: TokenStoreError?
    /// Why the service does not take one, when waiting will not help, or why a step of it never gets there; `settle` drops it.
    public private(set) var refusal: ClientError?
    private let session: SessionManager
    private let user: UserID
    private let notices: any RestNotices
    private let clock: any WallClock
    private let steady: any MonotonicClock
    private let ids: IDSource
    private var watch = ClockWatch()
    private var book = GuidedBook()
    private var slot: VaultSlot<GuidedBook>
    /// Whether the system would not say yet if there is a workout, as before the device was unlocked.
    private var isHeldBack = false
    private var request: Task<Void, Never>?
    /// A step that was answered without the service's judgement, and how often in a row, a minute apart at least.
    private struct Stuck {
        let id: TrainingSessionID
        let step: GuidedStep
        var times: Int64 = 0
        var last: Instant?
    }
    private var stuck: Stuck?
    /// Workouts that the person wants to count as of now, since the app was started.
    private var undated: Set<TrainingSessionID> = []
    /// By the device's own clock, a workout that is younger cannot be too old for the service: then it is that clock that is wrong.
    private static let surelyRecent: Duration = .hours(24)

    public init(
        session: SessionManager, user: UserID, vault: TrainingVault, notices: any RestNotices, clock: any WallClock = SystemClock(),
        steady: any MonotonicClock = SystemMonotonicClock(), ids: IDSource = IDSource()
    ) {
        self.session = session
        self.user = user
        self.notices = notices
        self.clock = clock
        self.steady = steady
        self.ids = ids
        slot = VaultSlot(.guided, of: user, in: vault)
    }

    public var workout: GuidedWorkout? { book.current }

    /// Looks for a workout that a former run left; call it once, at the start of the app.
    public func restore() {
        isHeldBack = false
        do throws(TokenStoreError) { book = try slot.load() ?? GuidedBook() } catch {
            problem = error
            isHeldBack = !slot.isRead
        }
        followClock(clock.now())
        try? apply(.restored, clock.now())
        tell()
    }

    /// Begins the workout of a day. FR-WORKOUT-03-a.
    /// - Parameter plan: the plan that the day is of, `TrainingPlan.id` or `TodaysPlan.planId`: by it the service finds the exercises again
    ///   when another plan took its place before it hears of the workout.
    public func start(_ day: PlanDay, of plan: TrainingPlanID? = nil, advancesAlone: Bool = true) throws(WorkoutRefusal) {
        // There may be one, which a new one would be written over.
        if isHeldBack { restore() }
        guard workout == nil, !isHeldBack else { throw .alreadyActive }
        followClock(clock.now())
        book.current = GuidedWorkout(
            day, of: plan, id: TrainingSessionID(trusted: ids.next()), advancesAlone: advancesAlone, now: clock.now())
        keep()
        tell()
    }

    /// - Throws: why nothing changed.
    public func send(_ event: GuidedEvent) throws(WorkoutRefusal) {
        if isHeldBack { restore() }
        let now = clock.now()
        followClock(now)
        try apply(event, now)
    }

    /// Where the clock was set, what the service has not heard of goes along: by a wrong clock it would be of another day, or too late.
    private func followClock(_ now: Instant) {
        guard let jump = watch.jump(now, steady.now()) else { return }
        for place in book.waiting.indices { _ = try? book.waiting[place].apply(.clockSet(by: jump), now: now) }
        if workout != nil { try? apply(.clockSet(by: jump), now) } else if !book.waiting.isEmpty { keep() }
    }

    private func apply(_ event: GuidedEvent, _ now: Instant) throws(WorkoutRefusal) {
        guard var workout else { throw .notActive }
        let effects = try workout.apply(event, now: now)
        book.current = workout
        for effect in effects {
            switch effect {
            case .save: keep()
            case .close:
                if !workout.isDiscarded { finished = workout }
                book.current = nil
                book.waiting.append(workout)
                keep()
            case .scheduleNotice(let instant, let exercise): notices.schedule(at: instant, exercise: exercise)
            case .withdrawNotice: notices.withdraw()
            case .sync: tell()
            // The screen's own.
            case .leave: break
            }
        }
    }

    private func keep() {
        do { try slot.save(book) } catch { problem = error }
    }

    // MARK: The service

    /// Tells the service what it has not heard of.
    public func sync() async -> Bool {
        followClock(clock.now())
        tell()
        await withTaskCancellationHandler { await settled() } onCancel: { Task { await self.cutOff() } }
        return book.next == nil
    }

    /// The person has seen the refusal: what was refused stays untold. A workout that the service has under way is given up there, or it
    /// would stand in the way of every other one. Where the service has not judged, nothing is given up there: only what did not get
    /// through is left out.
    public func settle() {
        guard let refusal, let refused = book.next else { return }
        self.refusal = nil
        if !refusal.isVerdict {
            stuck = nil
            if case .tick = refused.step {
                book.told(refused.step, of: refused.workout.id)
                keep()
            } else {
                drop(refused.workout.id)
            }
        } else if refused.workout.isBegunThere, refused.step != .discard {
            if workout?.id == refused.workout.id { notices.withdraw() }
            book.giveUp(refused.workout.id)
            keep()
        } else {
            drop(refused.workout.id)
        }
        tell()
    }

    /// Whether the refusal is that a workout comes too late to be told as one of its day. `countNow` or `settle` is the person's to choose.
    public var comesTooLate: Bool { if case .api(let refusal)? = refusal { refusal.isOfLongAgo } else { false } }

    /// The workout that comes too late counts as one of now, rather than not at all.
    public func countNow() {
        guard comesTooLate, let late = book.next, late.step == .begin else { return }
        undated.insert(late.workout.id)
        tell()
    }

    /// Waits for the end of what is under way.
    func settled() async { while let request { await request.value } }

    private func cutOff() { request?.cancel() }

    private func tell() {
        guard request == nil, book.next != nil else { return }
        refusal = nil
        request = Task {
            while let (workout, step) = book.next, await tell(step, of: workout) {}
            request = nil
        }
    }

    /// - Returns: whether the service has it now, or never will.
    private func tell(_ step: GuidedStep, of workout: GuidedWorkout) async -> Bool {
        do throws(ClientError) {
            try await ask(step, of: workout)
        } catch {
            switch (error.code, step) {
            // It was ended on another device, or is gone: nothing of it can be told any more.
            case (.sessionClosed?, _), (.notFound?, .complete), (.notFound?, .discard):
                drop(workout.id)
                return true
            // A set that the plan does not have.
            case (.notFound?, .tick), (.validationFailed?, .tick): break
            case _ where error.isOfItsAnswer: break
            default:
                var isSaid = error.isVerdict
                if !isSaid { isSaid = await isStuck(error, step, of: workout.id) }
                refusal = isSaid ? error : nil
                return false
            }
        }
        stuck = nil
        book.told(step, of: workout.id)
        keep()
        return true
    }

    /// Whether a step does not get through although the service can be reached, so that everything behind it would wait for ever.
    private func isStuck(_ error: ClientError, _ step: GuidedStep, of id: TrainingSessionID) async -> Bool {
        guard error.isUnjudged else { return false }
        let now = clock.now()
        var found = stuck.flatMap { $0.id == id && $0.step == step ? $0 : nil } ?? Stuck(id: id, step: step)
        let isSoon = found.last.map { $0 <= now && now < $0 + .seconds(60) } ?? false
        if !isSoon { (found.times, found.last) = (found.times + 1, now) }
        stuck = found
        guard found.times >= Backoff.mostRetries else { return false }
        do throws(ClientError) {
            _ = try await session.call(TrainingPlans.session, TrainingSessionParameters(id: id), Nothing(), as: user)
            return true
        } catch {
            if error.isVerdict || error.isOfItsAnswer { return true }
            // It is the way there.
            stuck = nil
            return false
        }
    }

    private func drop(_ id: TrainingSessionID) {
        if workout?.id == id { notices.withdraw() }
        book.drop(id)
        keep()
    }

    private func ask(_ step: GuidedStep, of workout: GuidedWorkout) async throws(ClientError) {
        let isDated = step != .begin || !undated.contains(workout.id)
        do throws(ClientError) {
            try await ask(step, of: workout, isDated: isDated)
        } catch {
            guard isDated, case .api(let refusal) = error, isOfTheClock(refusal, workout) else { throw error }
            try await ask(step, of: workout, isDated: false)
        }
    }

    /// Whether the service does not believe the device's clock: then it was now. What is long ago by that clock too just comes late, and
    /// was of another day. An end follows its beginning, which is there already.
    private func isOfTheClock(_ refusal: ServiceRefusal, _ workout: GuidedWorkout) -> Bool {
        guard refusal.fields.contains(where: { ["startedAt", "finishedAt"].contains($0.field) }) else { return false }
        return !refusal.isOfLongAgo || clock.now() - workout.startedAt <= Self.surelyRecent
    }

    private func ask(_ step: GuidedStep, of workout: GuidedWorkout, isDated: Bool) async throws(ClientError) {
        let parameters = TrainingSessionParameters(id: workout.id)
        switch step {
        case .begin:
            let new = NewTrainingSession(
                id: workout.id, weekday: workout.weekday, planId: workout.planId, startedAt: isDated ? workout.startedAt : nil)
            _ = try await session.call(TrainingPlans.start, Nothing(), new, as: user)
        case .tick(let tick): _ = try await session.call(TrainingPlans.tickSet, parameters, tick, as: user)
        case .complete(let at):
            let finish = SessionFinish(finishedAt: isDated ? at : nil)
            _ = try await session.call(TrainingPlans.complete, parameters, finish, as: user)
        case .discard: _ = try await session.call(TrainingPlans.discard, parameters, Nothing(), as: user)
        }
    }
}

extension ClientError {
    /// Whether it was done, and only what was said of it is for a newer app.
    fileprivate var isOfItsAnswer: Bool { if case .decoding = self { true } else { false } }

    /// Whether it will never be done. That a session has ended says nothing of the workout, nor does what a network or a proxy answers:
    /// it waits, as for a connection.
    fileprivate var isVerdict: Bool {
        switch self {
        case .api(let refusal): !refusal.isRetryable && refusal.status != 401
        case .encoding: true
        case .invalidURL, .network, .invalidResponse, .http, .decoding, .unauthorized: false
        }
    }
}

extension ServiceRefusal {
    /// Whether a workout was begun so long ago that the service does not take it as of then.
    fileprivate var isOfLongAgo: Bool { fields.contains { $0.field == "startedAt" && $0.code == "must_be_later" } }
}

/// Tells a clock that somebody set from time that went by, beside a clock that nobody can set.
struct ClockWatch {
    private var last: (wall: Instant, steady: ContinuousClock.Instant)?
    /// What the system corrects by itself.
    private static let least: Duration = .seconds(2)

    /// - Returns: by how much the clock was set since the last look, if it was.
    mutating func jump(_ wall: Instant, _ steady: ContinuousClock.Instant) -> Duration? {
        defer { last = (wall, steady) }
        guard let last else { return nil }
        let jump = (wall - last.wall) - last.steady.duration(to: steady)
        return jump >= Self.least || jump <= .zero - Self.least ? .milliseconds(jump.milliseconds) : nil
    }
}
