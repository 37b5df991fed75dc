public import Wire

public enum TaskTag {}
public typealias TaskID = Identifier<TaskTag>
public enum SeriesTag {}
/// What repeats: the tasks of one rule of a plan share it.
public typealias SeriesID = Identifier<SeriesTag>
public enum PlanTag {}
public typealias PlanID = Identifier<PlanTag>
public enum EvidenceTag {}
public typealias EvidenceID = Identifier<EvidenceTag>

public enum TitleRule: TextRule {
    public static let maximum = 100
    public static let isMultiline = false
    public static let example = "Drink water"
}
public typealias TaskTitle = FreeText<TitleRule>
public enum DescriptionRule: TextRule {
    public static let maximum = 500
    public static let isMultiline = true
    public static let example = "A glass with every meal and two in between."
}
public typealias TaskDescription = FreeText<DescriptionRule>
public enum EvidenceTextRule: TextRule {
    public static let maximum = 500
    public static let isMultiline = true
    public static let example = "Oats with dates and yoghurt"
}
/// GTSD-4.2-03.
public typealias EvidenceText = FreeText<EvidenceTextRule>

public enum RepsRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...1000
    public static let example: Int64 = 12
}
public enum SetsRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...100
    public static let example: Int64 = 3
}
public enum LoadRule: DecimalRule {
    public static let range = 0.25...1000.0
    public static let example = 62.5
}
public enum CaloriesRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...20_000
    public static let example: Int64 = 520
}
public enum ProteinRule: DecimalRule {
    public static let range = 0.0...1000.0
    public static let example = 32.5
}
public enum VolumeRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...10_000
    public static let example: Int64 = 250
}
public enum MinutesRule: WholeRule {
    public static let range: ClosedRange<Int64> = 1...1440
    public static let example: Int64 = 30
}
public enum DistanceRule: DecimalRule {
    public static let range = 0.01...1000.0
    public static let example = 5.0
}
public enum StepsRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...200_000
    public static let example: Int64 = 5200
}

/// Numbers about a task: as targets in its metadata, as what was done in its evidence. Which belong to a type is said by
/// `MetricRule` of the domain. GTSD-4.2-04, GTSD-P-3.4-07.
public struct TaskMetrics: DTO {
    public var reps: Whole<RepsRule>?
    public var sets: Whole<SetsRule>?
    /// Of what was lifted; of the person in a weigh-in, which takes body weights only.
    public var weightKg: Hundredths<LoadRule>?
    public var calories: Whole<CaloriesRule>?
    public var proteinG: Hundredths<ProteinRule>?
    public var ml: Whole<VolumeRule>?
    public var minutes: Whole<MinutesRule>?
    public var distanceKm: Hundredths<DistanceRule>?
    public var steps: Whole<StepsRule>?
    public init() {}
    public static var example: TaskMetrics {
        var metrics = TaskMetrics()
        metrics.calories = .example
        metrics.proteinG = .example
        return metrics
    }
}

public struct DailyTask: DTO {
    public var id: TaskID
    /// Nil for a task the person made.
    public var planId: PlanID?
    public var seriesId: SeriesID
    /// The local day it belongs to.
    public var date: LocalDate
    /// In the reader's language where the plan made it.
    public var title: String
    public var description: String?
    public var taskType: TaskType
    public var group: TaskGroup
    public var source: TaskSource
    public var status: TaskStatus
    /// When it is due, on the person's clock of that day.
    public var dueDate: Instant
    public var dueTime: LocalTime
    public var priority: Priority
    /// Targets.
    public var metadata: TaskMetrics
    public var evidence: Evidence?
    public var completedAt: Instant?
    public var createdAt: Instant
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
    public static let example = DailyTask(
        id: .example, planId: .example, seriesId: .example, date: .example, title: "Breakfast", description: nil, taskType: .meal,
        source: .plan, status: .pending, dueDate: .example, dueTime: .example, priority: .example, metadata: .example, createdAt: .example,
        updatedAt: .example)
}

public struct Evidence: DTO {
    public let id: EvidenceID
    public let taskId: TaskID
    public let type: EvidenceType
    public let text: EvidenceText?
    public let metrics: TaskMetrics?
    public let photoId: MediaID?
    public let notes: Note?
    /// Whether it came after its day had ended.
    public let late: Bool
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

/// What proves a task done: exactly the member its type names, and perhaps a note.
public struct EvidenceDetails: DTO {
    public let type: EvidenceType
    public let text: EvidenceText?
    public let metrics: TaskMetrics?
    public let photoId: MediaID?
    public let notes: Note?
    public init(
        type: EvidenceType, text: EvidenceText? = nil, metrics: TaskMetrics? = nil, photoId: MediaID? = nil, notes: Note? = nil
    ) {
        self.type = type
        self.text = text
        self.metrics = metrics
        self.photoId = photoId
        self.notes = notes
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
    public let task: DailyTask
    public let compliance: DayCompliance
    public let streak: StreakSummary
    /// Earned by this completion.
    public let newBadges: [Badge]
    public init(task: DailyTask, compliance: DayCompliance, streak: StreakSummary, newBadges: [Badge]) {
        self.task = task
        self.compliance = compliance
        self.streak = streak
        self.newBadges = newBadges
    }
    public static let example = CompletionAnswer(task: .example, compliance: .example, streak: .example, newBadges: [.example])
}

/// A task somebody makes themselves.
public struct TaskDetails: DTO {
    public let title: TaskTitle
    public let description: TaskDescription?
    public let taskType: TaskType
    /// Today when left out; at most a year ahead.
    public let date: LocalDate?
    /// The end of the day when left out.
    public let dueTime: LocalTime?
    public let priority: Priority?
    public let metadata: TaskMetrics?
    public init(
        title: TaskTitle, description: TaskDescription? = nil, taskType: TaskType, date: LocalDate? = nil, dueTime: LocalTime? = nil,
        priority: Priority? = nil, metadata: TaskMetrics? = nil
    ) {
        self.title = title
        self.description = description
        self.taskType = taskType
        self.date = date
        self.dueTime = dueTime
        self.priority = priority
        self.metadata = metadata
    }
    public static let example = TaskDetails(title: .example, taskType: .hydration, dueTime: .example)
}

/// A change of a task: of one's own everything but the type, of the plan's only time and priority.
public struct TaskChange: DTO {
    public var title: TaskTitle?
    public var description: TaskDescription?
    public var dueTime: LocalTime?
    public var priority: Priority?
    public var metadata: TaskMetrics?
    public init() {}
    public static var example: TaskChange {
        var change = TaskChange()
        change.dueTime = .example
        return change
    }
}

public struct TaskParameters: DTO {
    public let id: TaskID
    public init(id: TaskID) { self.id = id }
    public static let example = TaskParameters(id: .example)
}

public struct TaskQuery: DTO, Hashable {
    /// Today in the person's zone when left out. A date before the plan began has no tasks; at most 30 days ahead.
    public let date: LocalDate?
    public let type: TaskType?
    public let group: TaskGroup?
    public let status: TaskStatusFilter?
    /// By time when left out.
    public let sort: TaskSort?
    public let limit: Whole<PageSize>?
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

public struct TaskList: DTO {
    public let date: LocalDate
    public let items: [DailyTask]
    public let nextCursor: OpaqueToken?
    public init(date: LocalDate, items: [DailyTask], nextCursor: OpaqueToken?) {
        self.date = date
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = TaskList(date: .example, items: [.example], nextCursor: nil)
}

public struct HistoryQuery: DTO {
    public let id: TaskID
    public let limit: Whole<PageSize>?
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
    public let nextCursor: OpaqueToken?
    public init(items: [DailyTask], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = TaskHistory(items: [.example], nextCursor: nil)
}

public struct PlanRule: DTO {
    public let seriesId: SeriesID
    public let taskType: TaskType
    public let title: String
    public let dueTime: LocalTime
    public let priority: Priority
    /// ISO weekdays, 1 Monday to 7 Sunday.
    public let weekdays: [Int]
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
    public let startDate: LocalDate
    /// Which generator made the rules; stored with them.
    public let generator: String
    public let rules: [PlanRule]
    public init(id: PlanID, startDate: LocalDate, generator: String, rules: [PlanRule]) {
        self.id = id
        self.startDate = startDate
        self.generator = generator
        self.rules = rules
    }
    public static let example = TaskPlan(id: .example, startDate: .example, generator: "plan/1", rules: [.example])
}
