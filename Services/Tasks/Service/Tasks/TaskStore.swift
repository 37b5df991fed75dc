internal import Contracts
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// A task as it is stored: of the plan by its template, of the person by its title.
struct StoredTask: Sendable {
    let id: TaskID
    let planID: PlanID?
    let seriesID: SeriesID
    let template: String?
    let date: LocalDate
    var title: TaskTitle?
    var description: TaskDescription?
    let type: TaskType
    var status: TaskStatus
    var dueTime: LocalTime
    var priority: Priority
    var metadata: TaskMetrics
    var evidence: Evidence?
    var completedAt: Instant?
    let createdAt: Instant
    var updatedAt: Instant

    var source: TaskSource { template == nil ? .own : .plan }
}

/// Tasks with their evidence.
enum TaskStore {
    /// What `INSERT` needs of a new task.
    struct New: Sendable {
        let id: TaskID
        let seriesID: SeriesID
        var plan: PlanID?
        var template: String?
        let date: LocalDate
        var title: TaskTitle?
        var description: TaskDescription?
        let type: TaskType
        let dueTime: LocalTime
        let priority: Priority
        let metadata: TaskMetrics
        /// What the app calls it.
        var clientID: ClientTaskID?

        init(id: TaskID, rule: StoredRule, plan: PlanID, date: LocalDate) {
            self.init(
                id: id, seriesID: rule.id, date: date, type: rule.template.taskType, dueTime: rule.template.dueTime,
                priority: rule.template.priority, metadata: rule.template.metadata)
            self.plan = plan
            template = rule.template.key
        }

        init(
            id: TaskID, seriesID: SeriesID, date: LocalDate, type: TaskType, dueTime: LocalTime, priority: Priority, metadata: TaskMetrics
        ) {
            self.id = id
            self.seriesID = seriesID
            self.date = date
            self.type = type
            self.dueTime = dueTime
            self.priority = priority
            self.metadata = metadata
        }
    }

    static func insert(_ new: New, of user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority,
                               metadata, client_id, created_at, updated_at)
            VALUES (\(new.id.text), \(user.text), \(new.plan?.text), \(new.seriesID.text), \(new.template), \(new.date.text),
                    \(new.title?.text), \(new.description?.text), \(new.type.rawValue), \(TaskStatus.pending.rawValue),
                    \(new.dueTime.minuteOfDay), \(new.priority.value), \(try JSONColumn.text(new.metadata)), \(new.clientID?.text),
                    \(now), \(now))
            """)
    }

    private static let columns: SQL = """
        tasks.id, tasks.plan_id, tasks.series_id, tasks.template, tasks.date, tasks.title, tasks.description, tasks.type, tasks.status,
        tasks.due_minute, tasks.priority, tasks.metadata, tasks.completed_at, tasks.created_at, tasks.updated_at,
        evidence.id AS evidence_id, evidence.type AS evidence_type, evidence.text, evidence.metrics, evidence.photo_id, evidence.notes,
        evidence.is_late, evidence.created_at AS evidence_created_at
        """

    static func find(_ id: TaskID, of user: UserID, in db: any Connection) async throws -> StoredTask? {
        try await db.ask(find(id, of: user))
    }

    static func find(_ id: TaskID, of user: UserID) -> Question<StoredTask?> {
        Question("""
            SELECT \(columns) FROM tasks LEFT JOIN evidence ON evidence.task_id = tasks.id AND evidence.user_id = tasks.user_id
            WHERE tasks.id = \(id.text) AND tasks.user_id = \(user.text)
            """) { rows in try rows.first.map(task) }
    }

    /// The type of somebody's task; nil when they have no such task.
    static func type(of id: TaskID, user: UserID, in db: any Connection) async throws -> TaskType? {
        try await db.first("SELECT type FROM tasks WHERE id = \(id.text) AND user_id = \(user.text)").flatMap { row throws(DatabaseError) in
            try row.word("type")
        }
    }

    /// The tasks of a day by due time, or nil when the day was never made: one statement tells both.
    static func day(_ date: LocalDate, of user: UserID, in db: any Connection) async throws -> [StoredTask]? {
        let rows = try await db.query("""
            SELECT \(columns) FROM days
            LEFT JOIN tasks ON tasks.user_id = days.user_id AND tasks.date = days.date
            LEFT JOIN evidence ON evidence.task_id = tasks.id AND evidence.user_id = tasks.user_id
            WHERE days.user_id = \(user.text) AND days.date = \(date.text)
            ORDER BY tasks.due_minute, tasks.id
            """)
        guard let first = rows.first else { return nil }
        if try first.get("id", as: String?.self) == nil { return [] }
        return try rows.map(task)
    }

    /// Completions of a series, newest first, from after a place on.
    static func completions(
        of series: SeriesID, before date: LocalDate?, limit: Int64, of user: UserID, in db: any Connection
    ) async throws -> [StoredTask] {
        let older: SQL = if let date { "AND tasks.date < \(date.text)" } else { "" }
        return try await db.query("""
            SELECT \(columns) FROM tasks JOIN evidence ON evidence.task_id = tasks.id AND evidence.user_id = tasks.user_id
            WHERE tasks.series_id = \(series.text) AND tasks.user_id = \(user.text) AND tasks.status = 'completed' \(older)
            ORDER BY tasks.date DESC LIMIT \(limit)
            """).map { row throws(DatabaseError) in try task(row) }
    }

    /// Takes out what the plan made ahead of a day, but what was touched already.
    /// - Returns: the days that had such tasks.
    static func dropPlanned(after date: LocalDate, of user: UserID, in db: any Connection) async throws -> [LocalDate] {
        let days: [LocalDate] = try await db.query("SELECT date FROM days WHERE user_id = \(user.text) AND date > \(date.text)")
            .compactMap { row throws(DatabaseError) in try row.text("date") }
        try await db.enqueue("""
            DELETE FROM tasks WHERE user_id = \(user.text) AND date > \(date.text) AND template IS NOT NULL AND status = 'pending'
                AND updated_at = created_at
            """)
        return days
    }

    private static func task(_ row: Row) throws(DatabaseError) -> StoredTask {
        guard let date: LocalDate = try row.text("date"), let type: TaskType = try row.word("type"),
            let status: TaskStatus = try row.word("status"), let due = LocalTime(minuteOfDay: try row.get("due_minute"))
        else { throw .decoding(column: "task", reason: "incomplete") }
        let id = TaskID(trusted: try row.get("id"))
        return StoredTask(
            id: id, planID: try row.get("plan_id", as: String?.self).map(PlanID.init(trusted:)),
            seriesID: SeriesID(trusted: try row.get("series_id")), template: try row.get("template"), date: date,
            title: try row.get("title", as: String?.self).map(TaskTitle.init(trusted:)),
            description: try row.get("description", as: String?.self).map(TaskDescription.init(trusted:)), type: type, status: status,
            dueTime: due, priority: Priority(trusted: try row.get("priority")), metadata: try metrics(row.get("metadata")),
            evidence: try evidence(row, of: id), completedAt: try row.get("completed_at"), createdAt: try row.get("created_at"),
            updatedAt: try row.get("updated_at"))
    }

    private static func evidence(_ row: Row, of task: TaskID) throws(DatabaseError) -> Evidence? {
        guard let id = try row.get("evidence_id", as: String?.self), let type: EvidenceType = try row.word("evidence_type") else {
            return nil
        }
        return Evidence(
            id: EvidenceID(trusted: id), taskId: task, type: type,
            text: try row.get("text", as: String?.self).map(EvidenceText.init(trusted:)),
            metrics: try row.get("metrics", as: String?.self).map { text throws(DatabaseError) in try metrics(text) },
            photoId: try row.get("photo_id", as: String?.self).map(MediaID.init(trusted:)),
            notes: try row.get("notes", as: String?.self).map(Note.init(trusted:)), late: try row.get("is_late"),
            createdAt: try row.get("evidence_created_at"))
    }

    /// Most tasks have none or few, so the empty object is told apart before anything is parsed.
    private static func metrics(_ text: String) throws(DatabaseError) -> TaskMetrics {
        text == "{}" ? TaskMetrics() : try JSONColumn.value(TaskMetrics.self, text, column: "metadata")
    }
}
