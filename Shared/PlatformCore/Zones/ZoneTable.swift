/// A zone's offsets, one period after the other; made once and never changed.
///
/// A zone with a rule for the future has it written out for 400 years. The Gregorian calendar repeats after them to the weekday, so
/// later instants are looked up in the last 400 years of the table.
final class ZoneTable: Sendable {
    /// A stretch of time, in seconds since 1970, with one offset.
    struct Period: Equatable {
        var start: Int64
        /// Not included.
        var end: Int64
        let offset: Int64
    }

    /// Ascending seconds since 1970.
    private let transitions: [Int64]
    /// Seconds east of UTC: the first before every transition, each other one from its transition on.
    private let offsets: [Int64]
    /// Whether the last 400 years of the table go on for ever.
    private let repeats: Bool

    /// 146 097 days.
    static let cycle: Int64 = 146_097 * 86_400
    /// What files may say; beyond it lie mistakes only. RFC 9636 §3.2.
    static let allowedOffsets: ClosedRange<Int64> = -89_999...93_599

    /// - Parameters:
    ///   - offsets: one more than transitions, each within `allowedOffsets`.
    ///   - repeats: only with a table of which the last 400 years follow one rule.
    init(transitions: [Int64], offsets: [Int64], repeats: Bool) {
        self.transitions = transitions
        self.offsets = offsets
        self.repeats = repeats
    }

    func offset(at second: Int64) -> Int64 { offsets[index(of: second - shift(of: second))] }

    func period(at second: Int64) -> Period {
        let shift = shift(of: second)
        let index = index(of: second - shift)
        return Period(
            start: index > 0 ? transitions[index - 1] + shift : .min, end: index < transitions.count ? transitions[index] + shift : .max,
            offset: offsets[index])
    }

    /// In order, every period in which a clock could show the given time, in seconds since 1970 without a zone.
    func periods(around local: Int64) -> [Period] {
        var period = period(at: local - Self.allowedOffsets.upperBound)
        var periods = [period]
        while period.end <= local - Self.allowedOffsets.lowerBound {
            period = self.period(at: period.end)
            periods.append(period)
        }
        return periods
    }

    /// How much later than the table's own an instant is: a multiple of 400 years.
    private func shift(of second: Int64) -> Int64 {
        guard repeats, let last = transitions.last, second >= last else { return 0 }
        return ((second - last) / Self.cycle + 1) * Self.cycle
    }

    /// How many transitions have happened by then: the position of its offset.
    private func index(of second: Int64) -> Int {
        var (low, high) = (0, transitions.count)
        while low < high {
            let middle = (low + high) / 2
            if transitions[middle] <= second { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
