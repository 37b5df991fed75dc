public import Contracts
public import TrainingDomain
public import Wire

/// FitCoach+'s workout under way, exercise by exercise: a reducer, and what an app keeps after each change. Time comes in by the device's
/// clock; what lies between two moments is never counted in ticks. FR-WORKOUT-03, FR-WORKOUT-04.
public struct GuidedWorkout: DTO {
    /// Made by the app, so that the service has it once.
    public let id: TrainingSessionID
    public let title: String
    public let weekday: Whole<WeekdayRule>
    /// The plan that the day is of, where the app said so: the service may have another one when it hears of the workout.
    public let planId: TrainingPlanID?
    public private(set) var startedAt: Instant
    public private(set) var items: [SessionItem]
    /// Which of them is before the person.
    public private(set) var place: Int64 = 0
    /// Whether the end of a rest leads on; otherwise `next` does.
    public private(set) var advancesAlone: Bool
    public private(set) var rest: GuidedRest?
    public private(set) var pausedAt: Instant?
    public private(set) var finishedAt: Instant?
    /// Milliseconds of pauses that are over.
    private var paused: Int64 = 0
    /// The last time by the device's clock: before it, nothing can happen unless that clock was set back.
    private var seenAt: Instant
    /// What the service has not heard of.
    var unsent: [SetTick] = []
    var isBegunThere = false
    var isDiscarded = false

    /// Begins the day's workout with its first exercise. FR-WORKOUT-03-a.
    public init(
        _ day: PlanDay, of plan: TrainingPlanID? = nil, id: TrainingSessionID, advancesAlone: Bool = true, now: Instant
    ) {
        self.id = id
        planId = plan
        title = day.title
        weekday = Whole(trusted: day.weekday)
        items = day.items.map { SessionItem(item: $0, doneSets: []) }
        self.advancesAlone = advancesAlone
        (startedAt, seenAt) = (now, now)
    }

    public static var example: GuidedWorkout { GuidedWorkout(.example, id: .example, now: .example) }

    // MARK: What is shown

    public var current: SessionItem? { items.indices.contains(Int(place)) ? items[Int(place)] : nil }
    public var isDone: Bool { items.allSatisfy(\.completed) }

    public var stage: GuidedStage {
        if finishedAt != nil { return .finished }
        if pausedAt != nil { return .paused }
        if rest != nil { return .resting }
        return nextSet.map { .set($0) } ?? (isDone ? .allDone : .exerciseDone)
    }

    private var nextSet: Int64? {
        guard let current, current.item.sets > 0 else { return nil }
        return (1...current.item.sets).first { !current.doneSets.contains($0) }
    }

    /// Seconds of the rest that are left; while it is paused they stand.
    public func resting(now: Instant) -> Int64? { rest?.remaining(now: pausedAt ?? now) }

    /// How long it has taken, without its pauses.
    public func elapsed(now: Instant) -> Duration {
        max(.zero, (finishedAt ?? pausedAt ?? now) - startedAt - .milliseconds(paused))
    }

    /// The part of the planned sets that is ticked, 0 to 1. FR-WORKOUT-04-c.
    public var progress: Double {
        let planned = items.reduce(0) { $0 + max(0, $1.item.sets) }
        return planned > 0 ? Double(items.reduce(0) { $0 + $1.completedSets }) / Double(planned) : 0
    }

    /// `Exercise 2 of 8`. FR-WORKOUT-03-d.
    public func positionText(_ language: Language) -> String {
        switch language {
        case .english: "Exercise \(place + 1) of \(items.count)"
        case .arabic: "التمرين \(place + 1) من \(items.count)"
        }
    }

    // MARK: What happens

    /// - Returns: what is to be carried out, in order; what changed is saved before anything else is done.
    /// - Throws: why nothing changed.
    public mutating func apply(_ event: GuidedEvent, now: Instant) throws(WorkoutRefusal) -> [GuidedEffect] {
        // When the clock was set, everything that is counted from goes along, or a rest would last as long as the clock was set by. That it
        // was set back is seen here, too; after a start of the app nobody else knows.
        var shift: Duration = now < seenAt ? now - seenAt : .zero
        if case .clockSet(let duration) = event { shift = duration }
        seenAt = now
        return (shift == .zero ? [] : move(by: shift)) + (try react(to: event, now))
    }

    private mutating func react(to event: GuidedEvent, _ now: Instant) throws(WorkoutRefusal) -> [GuidedEffect] {
        switch event {
        case .clockSet: return []
        case .restored: return rest.map { isRunning && !$0.isOver(now: now) ? notice($0) : [] } ?? []
        default: break
        }
        guard finishedAt == nil, !isDiscarded else { throw .notActive }
        switch event {
        case .completeSet: return completeSet(now)
        case .tick(let item, let set, let isDone): return tick(item, set, isDone) ? [.save, .sync] : []
        case .completeExercise(let item): return complete(item)
        case .next: return next()
        case .show(let item):
            guard let found = items.firstIndex(where: { $0.item.id == item }), isRunning else { return [] }
            place = Int64(found)
            return [.save] + endRest()
        case .advanceAlone(let isAlone):
            advancesAlone = isAlone
            return [.save]
        case .seen:
            guard isRunning, advancesAlone, let rest, rest.isOver(now: now) else { return [] }
            return leadOn()
        case .pause: return pause(now)
        case .exit: return pause(now) + [.leave]
        case .resume: return resume(now)
        case .finish: return try finish(now)
        case .discard:
            isDiscarded = true
            return [.close] + endRest() + [.sync]
        case .clockSet, .restored: return []
        }
    }

    private var isRunning: Bool { pausedAt == nil && finishedAt == nil && !isDiscarded }

    private mutating func completeSet(_ now: Instant) -> [GuidedEffect] {
        guard isRunning, let current, let set = nextSet, tick(current.item.id, set, true) else { return [] }
        let ended = endRest()
        guard !isDone else { return [.save] + ended + [.sync] }
        guard current.item.restSeconds > 0 else {
            if advancesAlone { moveOn() }
            return [.save] + ended + [.sync]
        }
        let new = GuidedRest(startedAt: now, endsAt: now + .seconds(current.item.restSeconds))
        rest = new
        return [.save] + notice(new) + [.sync]
    }

    private mutating func complete(_ item: PlanItemID) -> [GuidedEffect] {
        guard let found = items.first(where: { $0.item.id == item }), found.item.sets > 0 else { return [] }
        let isNew = (1...found.item.sets).reduce(false) { isNew, set in tick(item, set, true) || isNew }
        return isNew ? [.save, .sync] : []
    }

    /// - Returns: whether that is new.
    private mutating func tick(_ item: PlanItemID, _ set: Int64, _ isDone: Bool) -> Bool {
        guard let found = items.firstIndex(where: { $0.item.id == item }), set > 0, set <= items[found].item.sets,
            items[found].doneSets.contains(set) != isDone
        else { return false }
        let others = items[found].doneSets.filter { $0 != set }
        items[found] = SessionItem(item: items[found].item, doneSets: isDone ? (others + [set]).sorted() : others)
        let tick = SetTick(item: item, set: Whole(trusted: set), done: isDone)
        unsent.removeAll { $0.item == item && $0.set == tick.set }
        unsent.append(tick)
        return true
    }

    // MARK: The way through it

    /// Ends a rest, or leaves an exercise for later.
    private mutating func next() -> [GuidedEffect] {
        guard isRunning else { return [] }
        if rest != nil { return leadOn() }
        moveOn(isSkipping: true)
        return [.save]
    }

    private mutating func leadOn() -> [GuidedEffect] {
        moveOn()
        return [.save] + endRest()
    }

    /// To the next exercise with a set to do, and behind the last one to those that were left for later.
    private mutating func moveOn(isSkipping: Bool = false) {
        guard isSkipping || current?.completed ?? true else { return }
        let later = items.indices.filter { $0 > Int(place) }, earlier = items.indices.filter { $0 < Int(place) }
        if let found = (later + earlier).first(where: { !items[$0].completed }) { place = Int64(found) }
    }

    private mutating func endRest() -> [GuidedEffect] {
        guard rest != nil else { return [] }
        rest = nil
        return [.withdrawNotice]
    }

    private func notice(_ rest: GuidedRest) -> [GuidedEffect] {
        [.scheduleNotice(at: rest.endsAt, exercise: ExerciseName(trusted: current?.item.exercise.name ?? title))]
    }

    // MARK: Time

    private mutating func pause(_ now: Instant) -> [GuidedEffect] {
        guard isRunning else { return [] }
        pausedAt = now
        return [.save] + (rest == nil ? [] : [.withdrawNotice])
    }

    private mutating func resume(_ now: Instant) -> [GuidedEffect] {
        guard let since = pausedAt else { return [] }
        pausedAt = nil
        paused += (now - since).milliseconds
        rest?.move(by: now - since)
        return [.save] + (rest.map { notice($0) } ?? [])
    }

    private mutating func finish(_ now: Instant) throws(WorkoutRefusal) -> [GuidedEffect] {
        guard items.contains(where: { !$0.doneSets.isEmpty }) else { throw .nothingDone }
        if let since = pausedAt { paused += (now - since).milliseconds }
        (pausedAt, finishedAt) = (nil, now)
        return [.close] + endRest() + [.sync]
    }

    private mutating func move(by duration: Duration) -> [GuidedEffect] {
        startedAt = startedAt + duration
        pausedAt = pausedAt.map { $0 + duration }
        finishedAt = finishedAt.map { $0 + duration }
        rest?.move(by: duration)
        guard isRunning, let rest else { return [.save] }
        return [.save] + notice(rest)
    }
}
