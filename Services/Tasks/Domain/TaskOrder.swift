public import Contracts
public import Wire

/// Which tasks of a day are shown, and in which order; kept by the app between sessions. GTSD-4.3.
public struct TaskFilter: Sendable, Hashable, WireCodable {
    /// Nil for all.
    public var group: TaskGroup?
    public var status: TaskStatusFilter
    public var sort: TaskSort

    public init(group: TaskGroup? = nil, status: TaskStatusFilter = .all, sort: TaskSort = .time) {
        self.group = group
        self.status = status
        self.sort = sort
    }
}

extension TaskStatusFilter {
    /// A skipped task is incomplete. GTSD-4.3-02.
    public func matches(_ status: TaskStatus) -> Bool {
        switch self {
        case .all: true
        case .pending: status == .pending
        case .completed: status == .completed
        case .skipped: status == .skipped
        case .incomplete: status != .completed
        }
    }
}

/// The lists of tasks the app shows. The service orders and filters its pages alike.
public enum TaskOrder {
    /// By time: date, then time of day. By priority: 1 first, then as by time. Tasks that are alike keep their order. GTSD-P-3.4-04.
    public static func sort(_ tasks: [DailyTask], by sort: TaskSort) -> [DailyTask] {
        let keys = tasks.indices.sorted { a, b in
            let (first, second) = (tasks[a], tasks[b])
            let isByTime = sort == .time || first.priority == second.priority
            if !isByTime { return first.priority < second.priority }
            return (first.date, first.dueTime, a) < (second.date, second.dueTime, b)
        }
        return keys.map { tasks[$0] }
    }

    /// Those of a group and status, in their order. GTSD-4.3-01, GTSD-4.3-02.
    public static func filter(_ tasks: [DailyTask], group: TaskGroup? = nil, status: TaskStatusFilter = .all) -> [DailyTask] {
        tasks.filter { (group == nil || $0.group == group) && status.matches($0.status) }
    }

    /// What a filter shows, in its order.
    public static func list(_ tasks: [DailyTask], _ filter: TaskFilter) -> [DailyTask] {
        sort(self.filter(tasks, group: filter.group, status: filter.status), by: filter.sort)
    }

    /// Under the headings of the day's list, which are in the order of `TaskGroup`; groups without tasks are left out. GTSD-4.1-02.
    public static func group(_ tasks: [DailyTask]) -> [(group: TaskGroup, tasks: [DailyTask])] {
        TaskGroup.allCases.compactMap { group in
            let members = tasks.filter { $0.group == group }
            return members.isEmpty ? nil : (group, members)
        }
    }

    /// How many tasks each status filter shows. GTSD-P-3.4-01.
    public static func counts(_ tasks: [DailyTask]) -> [TaskStatusFilter: Int] {
        TaskStatusFilter.allCases.reduce(into: [:]) { counts, filter in counts[filter] = tasks.count { filter.matches($0.status) } }
    }
}
