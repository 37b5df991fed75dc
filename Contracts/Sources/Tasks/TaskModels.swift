public import Wire

public enum TaskTag {}
/// The id of a task.
public typealias TaskID = Identifier<TaskTag>
public enum ClientTaskTag {}
/// The name that a client gives a task of one's own.
public typealias ClientTaskID = Identifier<ClientTaskTag>
public enum SeriesTag {}
/// What repeats: the tasks of one rule of a plan share it.
public typealias SeriesID = Identifier<SeriesTag>
public enum PlanTag {}
/// The id of a plan of tasks.
public typealias PlanID = Identifier<PlanTag>
public enum EvidenceTag {}
/// The id of a proof that a task was done.
public typealias EvidenceID = Identifier<EvidenceTag>

public enum TitleRule: TextRule {
    public static let maximum = 100
    public static let isMultiline = false
    public static let example = "Drink water"
}
/// What a task is called, in one line.
public typealias TaskTitle = FreeText<TitleRule>
public enum DescriptionRule: TextRule {
    public static let maximum = 500
    public static let isMultiline = true
    public static let example = "A glass with every meal and two in between."
}
/// More about a task.
public typealias TaskDescription = FreeText<DescriptionRule>
public enum EvidenceTextRule: TextRule {
    public static let maximum = 500
    public static let isMultiline = true
    public static let example = "Oats with dates and yoghurt"
}
/// A proof in words. GTSD-4.2-03.
public typealias EvidenceText = FreeText<EvidenceTextRule>

/// A task of one day.
public struct DailyTask: DTO {
    public var id: TaskID
    /// Left out for a task the person made.
    public var planId: PlanID?
    public var seriesId: SeriesID
    /// The local day it belongs to.
    public var date: LocalDate
    /// In the reader's language where the plan made it.
    public var title: String
    /// More about it, in the reader's language where the plan made it.
    public var description: String?
    public var taskType: TaskType
    public var group: TaskGroup
    public var source: TaskSource
    public var status: TaskStatus
    /// When it is due, on the person's clock of that day.
    public var dueDate: Instant
    /// When it is due, by the person's clock.
    public var dueTime: LocalTime
    public var priority: Priority
    /// Targets.
    public var metadata: TaskMetrics
    /// What proves it done; left out until then.
    public var evidence: Evidence?
    /// When it was done; left out until then.
    public var completedAt: Instant?
    /// When it was made.
    public var createdAt: Instant
    /// When it last changed.
    public var updatedAt: Instant

    public init(
        id: TaskID, planId: PlanID?, seriesId: SeriesID, date: LocalDate, title: String, description: String?, taskType: TaskType,
        source: TaskSource, status: TaskStatus, dueDate: Instant, dueTime: LocalTime, priority: Priority, metadata: TaskMetrics,
        evidence: Evidence? = nil, completedAt: Instant? = nil, createdAt: Instant, updatedAt: Instant
    ) {
        self.id = id
        self.planId = planId
        self.seriesId = seriesId
        self.date = date
        self.title = title
        self.description = description
        self.taskType = taskType
        group = taskType.group
        self.source = source
        self.status = status
        self.dueDate = dueDate
        self.dueTime = dueTime
        self.priority = priority
        self.metadata = metadata
        self.evidence = evidence
        self.completedAt = completedAt
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
    /// 07:30 in Riyadh is 04:30Z.
    public static let example = DailyTask(
        id: .example, planId: .example, seriesId: .example, date: .example, title: "Breakfast", description: nil, taskType: .meal,
        source: .plan, status: .pending, dueDate: .example - .minutes(210), dueTime: .example, priority: .example, metadata: .example,
        createdAt: .example - .hours(12), updatedAt: .example - .hours(12))
    /// The same once it is done.
    static let doneExample: DailyTask = {
        var task = example
        (task.status, task.evidence, task.completedAt, task.updatedAt) = (.completed, .example, .example, .example)
        return task
    }()
}

/// What proves a task done.
public struct Evidence: DTO {
    public let id: EvidenceID
    /// Which task.
    public let taskId: TaskID
    public let type: EvidenceType
    /// With `text_log`: what was done, in words.
    public let text: EvidenceText?
    /// With `metrics`: what was done, in numbers.
    public let metrics: TaskMetrics?
    /// With `photo_reference`: a confirmed photo of the person's.
    public let photoId: MediaID?
    /// Anything to remember of it.
    public let notes: Note?
    /// Whether it was done after its day had ended.
    public let late: Bool
    /// When it was sent.
    public let createdAt: Instant
    public init(
        id: EvidenceID, taskId: TaskID, type: EvidenceType, text: EvidenceText?, metrics: TaskMetrics?, photoId: MediaID?, notes: Note?,
        late: Bool, createdAt: Instant
    ) {
        self.id = id
        self.taskId = taskId
        self.type = type
        self.text = text
        self.metrics = metrics
        self.photoId = photoId
        self.notes = notes
        self.late = late
        self.createdAt = createdAt
    }
    public static let example = Evidence(
        id: .example, taskId: .example, type: .metrics, text: nil, metrics: .example, photoId: nil, notes: nil, late: false,
        createdAt: .example)
}

/// What proves a task done: exactly the member its type names, and perhaps a note. `TaskType` says which types prove a task.
public struct EvidenceDetails: DTO {
    public let type: EvidenceType
    /// With `text_log`: what was done, in words.
    public let text: EvidenceText?
    /// With `metrics`: what was done, in numbers.
    public let metrics: TaskMetrics?
    /// With `photo_reference`: a confirmed photo of one's own.
    public let photoId: MediaID?
    /// Anything to remember of it.
    public let notes: Note?
    /// When it was done, where that was before it could be sent. A moment before the task's day or after now is a wrong clock's, and counts
    /// as now.
    public var completedAt: Instant?
    public init(
        type: EvidenceType, text: EvidenceText? = nil, metrics: TaskMetrics? = nil, photoId: MediaID? = nil, notes: Note? = nil,
        completedAt: Instant? = nil
    ) {
        self.type = type
        self.text = text
        self.metrics = metrics
        self.photoId = photoId
        self.notes = notes
        self.completedAt = completedAt
    }

    public func problems() -> [FieldProblem] {
        var problems: [FieldProblem] = []
        func check(_ field: String, _ isThere: Bool, wantedBy wanted: EvidenceType) {
            if type == wanted, !isThere { problems.append(FieldProblem(field, .required)) }
            if type != wanted, isThere { problems.append(FieldProblem(field, .unexpected)) }
        }
        check("text", text != nil, wantedBy: .textLog)
        check("metrics", metrics.map { $0 != TaskMetrics() } ?? false, wantedBy: .metrics)
        check("photoId", photoId != nil, wantedBy: .photoReference)
        return problems
    }
    public static let example = EvidenceDetails(type: .metrics, metrics: .example)
}

/// Everything a completion changed, in one answer.
public struct CompletionAnswer: DTO {
    /// The task as it is now.
    public let task: DailyTask
    /// The day as it is now.
    public let compliance: DayCompliance
    /// The streak as it is now.
    public let streak: StreakSummary
    /// Earned by this completion.
    public let newBadges: [Badge]
    public init(task: DailyTask, compliance: DayCompliance, streak: StreakSummary, newBadges: [Badge]) {
        self.task = task
        self.compliance = compliance
        self.streak = streak
        self.newBadges = newBadges
    }
    public static let example = CompletionAnswer(
        task: .doneExample, compliance: .example, streak: .example, newBadges: [.example])
}

/// A task somebody makes themselves.
public struct TaskDetails: DTO {
    /// What it is called.
    public let title: TaskTitle
    public let description: TaskDescription?
    public let taskType: TaskType
    /// Today when left out; at most a year ahead.
    public let date: LocalDate?
    /// The end of the day when left out.
    public let dueTime: LocalTime?
    /// 2 when left out.
    public let priority: Priority?
    /// What it aims at, in numbers.
    public let metadata: TaskMetrics?
    /// Made by the app for each task that is added: sent again, also much later, it is the same task and not another one.
    public let clientId: ClientTaskID?
    public init(
        title: TaskTitle, description: TaskDescription? = nil, taskType: TaskType, date: LocalDate? = nil, dueTime: LocalTime? = nil,
        priority: Priority? = nil, metadata: TaskMetrics? = nil, clientId: ClientTaskID? = nil
    ) {
        self.title = title
        self.description = description
        self.taskType = taskType
        self.date = date
        self.dueTime = dueTime
        self.priority = priority
        self.metadata = metadata
        self.clientId = clientId
    }
    public static let example = TaskDetails(title: .example, taskType: .hydration, dueTime: .example, clientId: .example)
}

/// What may be taken out of a task.
public enum TaskMember: String, WireEnum {
    /// What it is about.
    case description
}

/// A change of a task: of one's own everything but the type and the day, of the plan's only time and priority.
public struct TaskChange: DTO {
    public var title: TaskTitle?
    public var description: TaskDescription?
    /// When it is due, by the person's clock.
    public var dueTime: LocalTime?
    public var priority: Priority?
    /// What it aims at, in numbers.
    public var metadata: TaskMetrics?
    /// Members to take out.
    public var clear: BoundedList<TaskMember, ClearCount>?
    /// Each once, or twice.
    public enum ClearCount: ListRule { public static let range = 0...TaskMember.allCases.count * 2 }
    public init() {}
    public static var example: TaskChange {
        var change = TaskChange()
        change.dueTime = .example
        return change
    }
}

public struct TaskParameters: DTO {
    /// Which task of one's own.
    public let id: TaskID
    public init(id: TaskID) { self.id = id }
    public static let example = TaskParameters(id: .example)
}

public struct TaskQuery: DTO, Hashable {
    /// Today in the person's zone when left out. A date before the plan began has no tasks; at most 30 days ahead.
    public let date: LocalDate?
    /// Only tasks of this kind.
    public let type: TaskType?
    /// Only tasks of this group.
    public let group: TaskGroup?
    /// Only tasks with this status; `all` when left out.
    public let status: TaskStatusFilter?
    /// By time when left out.
    public let sort: TaskSort?
    /// How many come at once: 50 when left out; more than 200 is refused. The last page has no `nextCursor`.
    public let limit: Whole<PageSize>?
    /// The `nextCursor` of the page before; without it the first page.
    public let cursor: OpaqueToken?
    public init(
        date: LocalDate? = nil, type: TaskType? = nil, group: TaskGroup? = nil, status: TaskStatusFilter? = nil, sort: TaskSort? = nil,
        limit: Whole<PageSize>? = nil, cursor: OpaqueToken? = nil
    ) {
        self.date = date
        self.type = type
        self.group = group
        self.status = status
        self.sort = sort
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = TaskQuery(date: .example, status: .pending)
}

/// Tasks of a day.
public struct TaskList: DTO {
    /// The day, in the person's zone.
    public let date: LocalDate
    public let items: [DailyTask]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(date: LocalDate, items: [DailyTask], nextCursor: OpaqueToken?) {
        self.date = date
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = TaskList(date: .example, items: [.example], nextCursor: nil)
}

public struct HistoryQuery: DTO {
    /// Which task.
    public let id: TaskID
    /// How many come at once: 50 when left out; more than 200 is refused. The last page has no `nextCursor`.
    public let limit: Whole<PageSize>?
    /// The `nextCursor` of the page before; without it the first page.
    public let cursor: OpaqueToken?
    public init(id: TaskID, limit: Whole<PageSize>? = nil, cursor: OpaqueToken? = nil) {
        self.id = id
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = HistoryQuery(id: .example)
}

/// Earlier completions of the same series, newest first.
public struct TaskHistory: DTO {
    public let items: [DailyTask]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [DailyTask], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = TaskHistory(items: [.doneExample], nextCursor: nil)
}

/// What a plan makes for its days.
public struct PlanRule: DTO {
    public let seriesId: SeriesID
    public let taskType: TaskType
    /// What its tasks are called, in the reader's language.
    public let title: String
    /// When they are due, by the person's clock.
    public let dueTime: LocalTime
    public let priority: Priority
    /// ISO weekdays, 1 Monday to 7 Sunday.
    public let weekdays: [Int]
    /// What they aim at, in numbers.
    public let metadata: TaskMetrics
    public init(
        seriesId: SeriesID, taskType: TaskType, title: String, dueTime: LocalTime, priority: Priority, weekdays: [Int],
        metadata: TaskMetrics
    ) {
        self.seriesId = seriesId
        self.taskType = taskType
        self.title = title
        self.dueTime = dueTime
        self.priority = priority
        self.weekdays = weekdays
        self.metadata = metadata
    }
    public static let example = PlanRule(
        seriesId: .example, taskType: .meal, title: "Breakfast", dueTime: .example, priority: .example, weekdays: [1, 2, 3, 4, 5, 6, 7],
        metadata: .example)
}

/// The plan that makes a day's tasks. GTSD-P-3.4-12.
public struct TaskPlan: DTO {
    public let id: PlanID
    /// The first day it makes tasks for.
    public let startDate: LocalDate
    /// Which generator made the rules; stored with them.
    public let generator: String
    /// What it makes.
    public let rules: [PlanRule]
    public init(id: PlanID, startDate: LocalDate, generator: String, rules: [PlanRule]) {
        self.id = id
        self.startDate = startDate
        self.generator = generator
        self.rules = rules
    }
    public static let example = TaskPlan(id: .example, startDate: .example, generator: "plan/1", rules: [.example])
}
