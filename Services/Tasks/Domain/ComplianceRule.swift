public import Contracts
public import Wire

/// How much of a day is done, by whole numbers. GTSD-6.3.
public enum ComplianceRule {
    /// What a day's tasks come to. A skipped task counts as not done; a deleted one is not among the tasks and counts nowhere.
    public static func count(_ tasks: some Sequence<TaskStatus>) -> (completed: Int64, total: Int64) {
        tasks.reduce(into: (completed: 0, total: 0)) { sum, status in
            sum.total += 1
            if status == .completed { sum.completed += 1 }
        }
    }

    /// Whether at least `threshold` percent are done; never for a day without tasks. GTSD-6.3-01.
    public static func isCompliant(completed: Int64, total: Int64, threshold: Int64) -> Bool {
        total > 0 && completed * 100 >= total * threshold
    }

    /// Whether everything is done; never for a day without tasks.
    public static func isPerfect(completed: Int64, total: Int64) -> Bool { total > 0 && completed >= total }

    /// Rounded down, so that 80 is never shown for a day that misses it; 0 for a day without tasks. GTSD-6.3-03.
    public static func percent(completed: Int64, total: Int64) -> Int64 {
        total > 0 ? completed * 100 / total : 0
    }

    /// The shade of a heatmap. GTSD-6.1-04.
    public static func level(percent: Int64) -> ComplianceLevel {
        switch percent {
        case ...0: .none
        case ...39: .low
        case ...79: .medium
        case ...99: .high
        default: .full
        }
    }

    /// What came of a day, before any freeze.
    /// - Parameters:
    ///   - isOver: the day and its grace have passed, so that nothing can change it any more.
    ///   - isLived: false for a day that somebody travelled across; it neither adds to a streak nor breaks it.
    public static func outcome(
        completed: Int64, total: Int64, isOver: Bool, isLived: Bool = true, threshold: Int64
    ) -> DayOutcome {
        guard isOver else { return .open }
        guard isLived, total > 0 else { return .neutral }
        return isCompliant(completed: completed, total: total, threshold: threshold) ? .compliant : .missed
    }

    /// The answer about a day. Once the outcome is fixed it decides, so that another threshold later does not rewrite history.
    public static func day(_ date: LocalDate, completed: Int64, total: Int64, outcome: DayOutcome, threshold: Int64) -> DayCompliance {
        let compliant =
            switch outcome {
            case .open: isCompliant(completed: completed, total: total, threshold: threshold)
            case .compliant: true
            case .missed, .frozen, .neutral: false
            }
        let percent = percent(completed: completed, total: total)
        return DayCompliance(
            date: date, total: total, completed: completed, percent: percent, compliant: compliant, level: level(percent: percent),
            outcome: outcome)
    }
}
