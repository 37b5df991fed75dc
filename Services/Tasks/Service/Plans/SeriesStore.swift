internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// A rule of somebody's plan.
struct StoredRule: Sendable {
    let id: SeriesID
    let template: PlanTemplate
}

/// The rules of plans: one row for each key of a template, active while the rule is part of the plan.
enum SeriesStore {
    /// In the plan's order.
    static func active(of user: UserID, in db: any Connection) async throws -> [StoredRule] {
        try await db.query("""
            SELECT id, template, type, due_minute, priority, weekdays, metadata FROM series
            WHERE user_id = \(user.text) AND is_active = 1 ORDER BY position
            """).map(rule)
    }

    /// Makes these templates the active rules. A key that returns keeps its id, and with it its history.
    /// - Returns: whether anything changed.
    static func replace(_ templates: [PlanTemplate], of user: UserID, ids: IDSource, in db: any Connection) async throws -> Bool {
        let before = try await active(of: user, in: db).map(\.template)
        if before == templates { return false }
        try await db.enqueue("UPDATE series SET is_active = 0 WHERE user_id = \(user.text)")
        for (position, template) in templates.enumerated() {
            try await db.enqueue("""
                INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active)
                VALUES (\(ids.next()), \(user.text), \(template.key), \(position), \(template.taskType.rawValue),
                        \(template.dueTime.minuteOfDay), \(template.priority.value), \(WeekdayMask.bits(template.weekdays)),
                        \(try JSONColumn.text(template.metadata)), 1)
                ON CONFLICT (user_id, template) DO UPDATE
                SET position = excluded.position, type = excluded.type, due_minute = excluded.due_minute, priority = excluded.priority,
                    weekdays = excluded.weekdays, metadata = excluded.metadata, is_active = 1
                """)
        }
        return true
    }

    private static func rule(_ row: Row) throws(DatabaseError) -> StoredRule {
        guard let type: TaskType = try row.word("type"), let due = LocalTime(minuteOfDay: try row.get("due_minute")) else {
            throw .decoding(column: "type", reason: "missing")
        }
        return StoredRule(
            id: SeriesID(trusted: try row.get("id")),
            template: PlanTemplate(
                key: try row.get("template"), taskType: type, dueTime: due, priority: Priority(trusted: try row.get("priority")),
                weekdays: WeekdayMask.weekdays(try row.get("weekdays")),
                metadata: try JSONColumn.value(TaskMetrics.self, try row.get("metadata"), column: "metadata")))
    }
}

/// ISO weekdays as bits, Monday the lowest.
enum WeekdayMask {
    static func bits(_ weekdays: [Int]) -> Int64 { weekdays.reduce(0) { $0 | (1 << Int64($1 - 1)) } }
    static func weekdays(_ bits: Int64) -> [Int] { (1...7).filter { bits & (1 << Int64($0 - 1)) != 0 } }
}
