public import Contracts
public import TasksDomain
public import Wire

/// A task as a device shows it.
public struct ShownTask: Sendable, Hashable {
    public var task: DailyTask
    /// Whether the service has everything that was done about it here.
    public var isSynced: Bool

    public init(task: DailyTask, isSynced: Bool) {
        self.task = task
        self.isSynced = isSynced
    }

    public static func == (a: ShownTask, b: ShownTask) -> Bool { a.task == b.task && a.isSynced == b.isSynced }
    public func hash(into hasher: inout Hasher) { hasher.combine(task.id) }
}

/// The tasks of a day on a device: what the service said last, and what was done here since.
public struct TaskDay: Sendable, Equatable {
    public let date: LocalDate
    public var tasks: [ShownTask]
    /// When the service said it; nil for a day that was never read, of which only what was added here is known.
    public let syncedAt: Instant?

    public init(date: LocalDate, tasks: [ShownTask], syncedAt: Instant?) {
        self.date = date
        self.tasks = tasks
        self.syncedAt = syncedAt
    }

    public var completed: Int { tasks.count { $0.task.status == .completed } }
    /// Rounded down, as the service counts. A day without tasks is at 0.
    public var percent: Int { tasks.isEmpty ? 0 : completed * 100 / tasks.count }

    /// What a filter shows, in its order.
    public func list(_ filter: TaskFilter) -> [ShownTask] {
        let isSynced = Dictionary(tasks.map { ($0.task.id, $0.isSynced) }) { $0 && $1 }
        return TaskOrder.list(tasks.map(\.task), filter).map { ShownTask(task: $0, isSynced: isSynced[$0.id] ?? true) }
    }
}

/// What a device shows of a day. Pure: what the service said last, and calls upon it in the order they were made, give the day.
enum TaskDayRule {
    /// - Parameter kept: nil for a day that was never read.
    static func day(_ date: LocalDate, _ kept: KeptTaskDay?, with calls: [TaskCall]) -> TaskDay {
        var tasks = kept?.tasks.map { ShownTask(task: $0, isSynced: true) } ?? []
        for call in calls { apply(call, on: date, &tasks) }
        let day = TaskDay(date: date, tasks: tasks, syncedAt: kept?.syncedAt)
        // What was added here stands where it is due, as in the service's lists.
        return TaskDay(date: day.date, tasks: day.list(TaskFilter()), syncedAt: day.syncedAt)
    }

    private static func apply(_ call: TaskCall, on date: LocalDate, _ tasks: inout [ShownTask]) {
        let place = tasks.firstIndex { $0.task.id == call.id }
        if call.kind == .add {
            guard let shown = call.shown, shown.date == date, place == nil else { return }
            return tasks.append(ShownTask(task: shown, isSynced: false))
        }
        guard let place else { return }
        if call.kind == .delete {
            tasks.remove(at: place)
            return
        }
        tasks[place] = ShownTask(task: tasks[place].task.after(call), isSynced: false)
    }
}

extension DailyTask {
    /// As it is once the service has done the call.
    fileprivate func after(_ call: TaskCall) -> DailyTask {
        var task = self
        switch call.kind {
        case .add, .delete: return task
        case .change: return task.with(call.change ?? TaskChange(), at: call.at)
        case .complete:
            task.status = .completed
            task.completedAt = call.at
            task.evidence = call.evidence.map { $0.evidence(of: id, at: call.at) }
        case .skip:
            task.status = .skipped
            (task.completedAt, task.evidence) = (nil, nil)
        case .undo:
            task.status = .pending
            (task.completedAt, task.evidence) = (nil, nil)
        }
        task.updatedAt = call.at
        return task
    }
}

extension EvidenceDetails {
    /// Shown until the service gives it an id of its own.
    fileprivate func evidence(of task: TaskID, at now: Instant) -> Evidence {
        Evidence(
            id: EvidenceID(trusted: task.text), taskId: task, type: type, text: text, metrics: metrics, photoId: photoId, notes: notes,
            late: false, createdAt: now)
    }

    /// Whether that evidence came of these details.
    func made(_ evidence: Evidence) -> Bool {
        (evidence.type, evidence.text, evidence.metrics, evidence.photoId) == (type, text, metrics, photoId) && evidence.notes == notes
    }
}
