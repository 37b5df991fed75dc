public import Wire

/// When periods of a subscription begin and end, and what changes of tier cost. Months are counted from the day it began, in UTC, so
/// that one of 31 January goes on on 28 February and 31 March.
public enum Billing {
    /// The beginning of the period with an index; period 0 begins at the anchor.
    public static func start(ofPeriod index: Int64, anchor: Instant) -> Instant {
        let day = anchor.milliseconds.quotientFloored(by: 86_400_000)
        let date = LocalDate(daysSinceEpoch: day).adding(months: index)
        return Instant(milliseconds: date.daysSinceEpoch * 86_400_000 + anchor.milliseconds - day * 86_400_000)
    }

    /// A price's share for what is left of a period, rounded half up.
    public static func share(_ price: Int64, at now: Instant, from start: Instant, to end: Instant) -> Int64 {
        let (whole, left) = ((end - start).milliseconds, (end - now).milliseconds)
        guard whole > 0 else { return 0 }
        return Pricing.rounded(price * min(max(left, 0), whole), by: whole)
    }

    /// What moving up costs now, and what is left of the old price, already taken off. What is charged is rounded once, from the
    /// difference of the prices; with the credit it makes the new price's share.
    public static func upgrade(from old: Int64, to new: Int64, at now: Instant, start: Instant, end: Instant) -> (
        dueNow: Int64, credit: Int64
    ) {
        guard new >= old else { return (0, share(old, at: now, from: start, to: end)) }
        let due = share(new - old, at: now, from: start, to: end)
        return (due, share(new, at: now, from: start, to: end) - due)
    }
}

extension Int64 {
    /// The quotient rounded toward minus infinity.
    func quotientFloored(by divisor: Int64) -> Int64 {
        let quotient = self / divisor
        return self % divisor < 0 ? quotient - 1 : quotient
    }
}
