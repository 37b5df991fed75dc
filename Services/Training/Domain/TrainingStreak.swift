public import Wire

/// Days in a row with a workout. The plan's rest days neither end a streak nor count for it. C20 of the notes.
public struct TrainingStreak: Sendable, Hashable {
    public let current: Int64
    public let longest: Int64

    public init(current: Int64, longest: Int64) {
        self.current = current
        self.longest = longest
    }

    /// Counts a whole history.
    /// - Parameters:
    ///   - days: with at least one finished workout, in any order.
    ///   - isRest: whether a day was one of rest in the plan of then.
    ///   - today: a day without a workout so far does not end a streak before it is over.
    public init(days: Set<LocalDate>, today: LocalDate, isRest: (LocalDate) -> Bool) {
        guard let first = days.min(), let last = days.max() else {
            self.init(current: 0, longest: 0)
            return
        }
        var (run, best): (Int64, Int64) = (0, 0)
        for number in first.daysSinceEpoch...max(last, today).daysSinceEpoch {
            let day = LocalDate(daysSinceEpoch: number)
            if days.contains(day) {
                run += 1
                best = max(best, run)
            } else if day < today, !isRest(day) {
                run = 0
            }
        }
        self.init(current: run, longest: best)
    }

    /// Whether a streak that `last` belongs to goes on with `day`: every day between was one of rest. Looks no further than the first that
    /// was none.
    public static func goesOn(from last: LocalDate, to day: LocalDate, isRest: (LocalDate) -> Bool) -> Bool {
        var next = last + 1
        while next < day {
            guard isRest(next) else { return false }
            next = next + 1
        }
        return true
    }
}
