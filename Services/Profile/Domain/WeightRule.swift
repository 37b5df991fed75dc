public import Contracts
public import Wire

/// The weight log. FR-PROGRESS-01.
public enum WeightRule {
    /// The first day of a range that ends `today`, both included; nil for the whole log. A week is 7 days back, months are the
    /// calendar's.
    public static func start(of range: WeightRange, today: LocalDate) -> LocalDate? {
        switch range {
        case .week: today - 7
        case .month: today.adding(months: -1)
        case .quarter: today.adding(months: -3)
        case .all: nil
        }
    }

    /// The entries that a series shows.
    /// - Parameter entries: in order of date, those of one day in the order that they were made in.
    public static func shown<Entry>(_ entries: [Entry], by way: ProfilePolicy.WeightsADay, date: (Entry) -> LocalDate) -> [Entry] {
        guard way == .last else { return entries }
        var shown: [Entry] = []
        for entry in entries {
            if let last = shown.last, date(last) == date(entry) { shown.removeLast() }
            shown.append(entry)
        }
        return shown
    }

    /// What became of a weight.
    public struct Summary: Sendable, Equatable {
        public let starting: Kilograms?
        public let current: Kilograms?
        /// Kilograms, to 10 g; nil without entries in the range.
        public let change: Double?
        /// Of the start, one decimal.
        public let percent: Double?
        /// Flat only when nothing changed.
        public let trend: Trend
    }

    /// - Parameters:
    ///   - first: the earliest entry of the range.
    ///   - last: the latest entry of the range.
    ///   - newest: the latest entry of all, when that can be another one.
    public static func summary(first: Kilograms?, last: Kilograms?, newest: Kilograms? = nil) -> Summary {
        guard let first, let last else {
            return Summary(starting: first, current: newest ?? last, change: nil, percent: nil, trend: .flat)
        }
        let change = last.hundredths - first.hundredths
        return Summary(
            starting: first, current: newest ?? last, change: Double(change) / 100, percent: Rounded.percent(change, of: first.hundredths),
            trend: Trend(of: change))
    }
}
