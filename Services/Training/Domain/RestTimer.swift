public import Contracts
public import Wire

/// A rest between sets. It knows when it ends, not how much is left, so that an app that was closed meanwhile goes on rightly.
public struct RestTimer: Sendable, Hashable {
    public let exercise: ExerciseID
    public let startedAt: Instant
    public private(set) var endsAt: Instant

    public init(exercise: ExerciseID, seconds: Int64, now: Instant) {
        self.exercise = exercise
        startedAt = now
        endsAt = now + .seconds(seconds)
    }

    /// Whole seconds, rounded up as a countdown shows them; never below 0.
    public func remaining(now: Instant) -> Int64 { max(0, ((endsAt - now).milliseconds + 999) / 1000) }
    public func isOver(now: Instant) -> Bool { endsAt <= now }

    /// Adds seconds, or takes some away; the end never lies in the past. WORK-11.
    public mutating func extend(bySeconds seconds: Int64, now: Instant) { endsAt = max(now, endsAt + .seconds(seconds)) }
}
