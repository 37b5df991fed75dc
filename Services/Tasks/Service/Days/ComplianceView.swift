internal import Contracts
internal import TasksDomain
internal import Wire

/// What became of days, as their owner reads it.
struct ComplianceView: Sendable {
    let calendar: PersonCalendar
    let policy: TaskPolicy

    /// - Parameter stored: nil for a day that was never made.
    func day(_ date: LocalDate, _ stored: StoredDay?) -> DayCompliance { stored.map(day) ?? empty(date) }

    /// A day that is over and has no outcome lies before the plan.
    private func day(_ day: StoredDay) -> DayCompliance {
        let outcome = day.outcome ?? (calendar.isFixed(day.date) ? .neutral : .open)
        return ComplianceRule.day(
            day.date, completed: day.completed, total: day.total, outcome: outcome, threshold: policy.threshold)
    }

    /// A day that was never made lies before the plan, or is yet to come.
    private func empty(_ date: LocalDate) -> DayCompliance {
        ComplianceRule.day(
            date, completed: 0, total: 0, outcome: date < calendar.today ? .neutral : .open, threshold: policy.threshold)
    }
}

extension ComplianceView {
    init(of person: Person, now: Instant, _ dependencies: TasksDependencies) {
        self.init(calendar: dependencies.calendar(of: person, now: now), policy: dependencies.policy)
    }
}
