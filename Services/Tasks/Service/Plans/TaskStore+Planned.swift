internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

extension TaskStore {
    /// Adds the tasks of a day's rules in one statement; a rule whose task is there already adds none.
    static func insert(
        _ rules: [StoredRule], of person: Person, plan: PlanID, date: LocalDate, ids: IDSource, now: Instant, in db: any Connection
    ) async throws {
        guard !rules.isEmpty else { return }
        var rows: SQL = ""
        for (index, rule) in rules.enumerated() {
            let new = New(id: TaskID(trusted: ids.next()), rule: rule, plan: plan, date: date)
            rows = rows + """
                \(index == 0 ? "" as SQL : ", ")(\(new.id.text), \(person.id.text), \(new.plan?.text), \(new.seriesID.text),
                \(new.template), \(date.text), \(new.type.rawValue), \(TaskStatus.pending.rawValue),
                \(new.dueTime.minuteOfDay), \(new.priority.value), \(try JSONColumn.text(new.metadata)), \(now), \(now))
                """
        }
        try await db.enqueue("""
            INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, type, status, due_minute, priority, metadata, created_at,
                               updated_at)
            VALUES \(rows)
            ON CONFLICT DO NOTHING
            """)
    }
}
