public import Wire

/// Days in a row on which somebody kept to their plan: with a workout, or days of rest of the plan once there was one. Three workouts a
/// week could not be seven days in a row otherwise: C20 of the notes lets scheduled rest days keep a streak and count for it.
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
            if days.contains(day) || (run > 0 && isRest(day)) {
                run += 1
                best = max(best, run)
            } else if day < today {
                run = 0
            }
        }
        self.init(current: run, longest: best)
    }

    /// How many days of rest there are in a row from the day after a workout on. Looks no further than the first that is none.
    /// - Parameter end: the last day that is looked at.
    public static func restDays(after day: LocalDate, through end: LocalDate, isRest: (LocalDate) -> Bool) -> Int64 {
        var count: Int64 = 0
        while day + (count + 1) <= end, isRest(day + (count + 1)) { count += 1 }
        return count
    }
}
