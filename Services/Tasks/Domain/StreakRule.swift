public import Contracts
public import Wire

/// Streaks of days. Days are the person's own dates, so that neither the length of a day nor a change of zone matters here. GTSD-6.1.
public enum StreakRule {
    /// Takes fixed days, in order of date, into a state.
    /// - Returns: what came of each day.
    @discardableResult
    public static func fold(_ days: some Sequence<StreakDay>, into state: inout StreakState, policy: TaskPolicy) -> [DayOutcome] {
        days.map { day in
            state.grant(freezes: day.granted)
            let outcome = ComplianceRule.outcome(
                completed: day.completed, total: day.total, isOver: true, isLived: day.isLived, threshold: policy.threshold)
            return state.add(outcome)
        }
    }

    /// The state and the outcomes from all fixed days, in order of date; equals what folding them piece by piece led to.
    public static func recompute(_ days: some Sequence<StreakDay>, policy: TaskPolicy) -> (state: StreakState, outcomes: [DayOutcome]) {
        var state = StreakState(freezes: policy.freezes)
        let outcomes = fold(days, into: &state, policy: policy)
        return (state, outcomes)
    }

    /// The streak as it stands now.
    ///
    /// A day in grace counts as it stands: late evidence can still make up for a miss, and until then the miss counts, with the freeze it
    /// would use. Today counts when it is compliant and does no harm otherwise. GTSD-6.1-07.
    /// - Parameters:
    ///   - fixed: the days that were folded already.
    ///   - provisional: the days that were not, in order of date, the last being today; one that nobody lived through has no tasks.
    public static func summary(
        fixed: StreakState, provisional: [(completed: Int64, total: Int64)], policy: TaskPolicy
    ) -> StreakSummary {
        var state = fixed
        fold(provisional.dropLast().map { StreakDay(completed: $0.completed, total: $0.total) }, into: &state, policy: policy)
        if let today = provisional.last,
            ComplianceRule.isCompliant(completed: today.completed, total: today.total, threshold: policy.threshold)
        {
            state.add(.compliant)
        }
        return StreakSummary(
            current: state.current, longest: state.longest, totalCompliantDays: state.totalCompliantDays, freezesAvailable: state.freezes,
            nextMilestone: policy.milestones.filter { $0 > state.current }.min())
    }

    /// The streak of each type: a day counts when all of that type are done, and days without that type are neutral. Freezes are for the
    /// whole. GTSD-P-3.6-01.
    ///
    /// Where somebody was does not matter to what they did: a type that is done counts, also on a day they mostly travelled across and
    /// on one that comes again after a flight west. A miss counts only on a day that is over and that they lived through.
    /// - Parameters:
    ///   - days: at most one entry a date and type, in any order.
    ///   - today: does no harm while it is not done, and neither do the days after it.
    /// - Returns: the types that occur up to today or are done ahead of it, in the order of `TaskType`.
    public static func byType(_ days: [TypeDay], today: LocalDate) -> [TypeStreak] {
        let known = Dictionary(grouping: days.filter { $0.total > 0 && ($0.date <= today || $0.isDone) }, by: { $0.type })
        return TaskType.allCases.compactMap { type in
            guard let days = known[type] else { return nil }
            var state = StreakState()
            for day in days.sorted(by: { $0.date < $1.date }) {
                if day.isDone {
                    state.add(.compliant)
                } else if day.date < today, day.isLived {
                    state.add(.missed)
                }
            }
            return TypeStreak(taskType: type, current: state.current, longest: state.longest)
        }
    }

    /// The milestones that a streak passed on its way from `before` to `after`, in order. GTSD-7.3-04.
    public static func milestone(reached before: Int64, after: Int64, policy: TaskPolicy) -> [Int64] {
        policy.milestones.filter { before < $0 && $0 <= after }.sorted()
    }
}
