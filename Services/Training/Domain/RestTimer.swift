public import Contracts
public import Wire

/// A rest between sets. It knows when it ends, not how much is left, so that an app that was closed meanwhile goes on rightly.
public struct RestTimer: DTO, Hashable {
    /// The exercise's place in its workout: the same exercise may come twice.
    public let entry: WorkoutEntryID
    /// The set whose end it follows.
    public let set: LoggedSetID
    public let startedAt: Instant
    public private(set) var endsAt: Instant

    public init(entry: WorkoutEntryID, set: LoggedSetID, seconds: Int64, now: Instant) {
        self.init(entry: entry, set: set, startedAt: now, endsAt: now + .seconds(seconds))
    }

    /// One that runs already.
    public init(entry: WorkoutEntryID, set: LoggedSetID, startedAt: Instant, endsAt: Instant) {
        self.entry = entry
        self.set = set
        self.startedAt = startedAt
        self.endsAt = endsAt
    }

    /// Whole seconds, rounded up as a countdown shows them; never below 0, and never more than the whole when the clock was set back.
    public func remaining(now: Instant) -> Int64 { min(total, max(0, ((endsAt - now).milliseconds + 999) / 1000)) }
    /// Seconds from the start to the end: what a bar of `remaining` is a part of.
    public var total: Int64 { max(0, ((endsAt - startedAt).milliseconds + 999) / 1000) }
    public func isOver(now: Instant) -> Bool { endsAt <= now }

    /// Adds seconds, or takes some away; the end never lies in the past. WORK-11.
    public mutating func extend(bySeconds seconds: Int64, now: Instant) {
        endsAt = max(now, min(endsAt + .seconds(seconds), now + .seconds(Self.longest)))
    }

    private static let longest = RestRule.range.upperBound
    public static let example = RestTimer(entry: .example, set: .example, seconds: 90, now: .example)
}
