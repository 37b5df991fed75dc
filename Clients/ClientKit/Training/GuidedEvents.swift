public import Contracts
public import Wire

/// What happens to a `GuidedWorkout`.
public enum GuidedEvent: Sendable, Equatable {
    /// The set before the person is done: its rest begins. FR-WORKOUT-03-b.
    case completeSet
    /// Ticks a set of the list off, counted from 1, or takes the tick back.
    case tick(PlanItemID, set: Int64, isDone: Bool)
    case completeExercise(PlanItemID)
    /// Ends the rest, or leaves the exercise for later. FR-WORKOUT-03-c.
    case next
    case show(PlanItemID)
    case advanceAlone(Bool)
    case pause
    case resume
    /// Leaves the screen: paused, and kept as it is.
    case exit
    case finish
    case discard
    /// A second went by while it is seen, or the app came to the front.
    case seen
    /// A former run of the app left it.
    case restored
    /// Somebody set the device's clock: forward when positive.
    case clockSet(by: Duration)
}

/// What somebody has to carry out.
public enum GuidedEffect: Sendable, Equatable {
    case save
    /// It is over, finished or given up: kept until the service has all of it, and beside the next one.
    case close
    case scheduleNotice(at: Instant, exercise: ExerciseName)
    case withdrawNotice
    /// There is something to tell the service.
    case sync
    case leave
}

/// What the service is told, one after the other. Each may be told any number of times.
public enum GuidedStep: Sendable, Equatable {
    case begin
    case tick(SetTick)
    case complete(Instant)
    case discard
}

extension GuidedWorkout {
    /// Nil when the service has all of it.
    var nextStep: GuidedStep? {
        if isDiscarded { return .discard }
        guard isBegunThere else { return .begin }
        return unsent.first.map { .tick($0) } ?? finishedAt.map { .complete($0) }
    }

    mutating func told(_ step: GuidedStep) {
        switch step {
        case .begin: isBegunThere = true
        // Unless it was changed meanwhile.
        case .tick(let tick): unsent.removeAll { $0 == tick }
        case .complete, .discard: break
        }
    }
}

/// What of guided workouts is on the disk.
struct GuidedBook: DTO {
    var current: GuidedWorkout?
    /// Those that are over and not told to the end, in their order: somebody may train twice where there is no connection.
    var waiting: [GuidedWorkout] = []

    /// What the service is told next.
    var next: (workout: GuidedWorkout, step: GuidedStep)? {
        for workout in waiting + [current].compactMap({ $0 }) { if let step = workout.nextStep { return (workout, step) } }
        return nil
    }

    mutating func told(_ step: GuidedStep, of id: TrainingSessionID) {
        if current?.id == id { current?.told(step) }
        guard let place = waiting.firstIndex(where: { $0.id == id }) else { return }
        switch step {
        case .complete, .discard: waiting.remove(at: place)
        case .begin, .tick: waiting[place].told(step)
        }
    }

    /// Leaves nothing of a workout to tell but that it was given up.
    mutating func giveUp(_ id: TrainingSessionID) {
        if var workout = current, workout.id == id {
            workout.isDiscarded = true
            current = nil
            waiting.append(workout)
        } else if let place = waiting.firstIndex(where: { $0.id == id }) {
            waiting[place].isDiscarded = true
        }
    }

    mutating func drop(_ id: TrainingSessionID) {
        if current?.id == id { current = nil }
        waiting.removeAll { $0.id == id }
    }

    static var example: GuidedBook { GuidedBook(current: .example) }
}

/// A rest between two sets. It knows when it ends, not how much is left, so that an app that was away meanwhile goes on rightly.
public struct GuidedRest: DTO, Hashable {
    public internal(set) var startedAt: Instant
    public internal(set) var endsAt: Instant
    /// Whole seconds, rounded up as a countdown shows them.
    public func remaining(now: Instant) -> Int64 {
        let whole = max(0, (endsAt - startedAt).milliseconds)
        return (min(whole, max(0, (endsAt - now).milliseconds)) + 999) / 1000
    }
    public func isOver(now: Instant) -> Bool { endsAt <= now }
    mutating func move(by duration: Duration) { (startedAt, endsAt) = (startedAt + duration, endsAt + duration) }
    public static let example = GuidedRest(startedAt: .example, endsAt: .example)
}

/// What the person has before them.
public enum GuidedStage: Sendable, Hashable {
    /// Counted from 1.
    case set(Int64)
    /// Also when the time is over and the person goes on by themselves.
    case resting
    /// Every set of the exercise is ticked.
    case exerciseDone
    /// Every set of the workout is.
    case allDone
    case paused
    case finished
}
