public import Contracts
public import Wire

/// Something that was done about a task on this device: a call of the contracts that may be made again.
public struct TaskCall: DTO {
    public enum Kind: String, WireEnum { case add, change, delete, complete, skip, undo }
    public let kind: Kind
    /// The task; one that was added here has a name of this device's until the service gives it another one.
    public let id: TaskID
    /// Sent with every repeat, so that a lost answer makes nothing twice.
    public let key: String
    /// When it was done, by this device's clock.
    public let at: Instant
    public var details: TaskDetails?
    public var change: TaskChange?
    public var evidence: EvidenceDetails?
    /// The whole task as it was made here.
    public var shown: DailyTask?

    public init(_ kind: Kind, _ id: TaskID, key: String, at: Instant) {
        self.kind = kind
        self.id = id
        self.key = key
        self.at = at
    }

    public static let example = TaskCall(.skip, .example, key: "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", at: .example)
}

extension TaskCall: IdempotentCall {
    public var entity: String { id.text }

    public var isNew: Bool { kind == .add }
    public var isChange: Bool { kind == .change }

    public func followed(by later: TaskCall) -> CallMerge<TaskCall> {
        switch (kind, later.kind) {
        // The service never had it.
        case (.add, .delete): return .nothing
        case (.add, .change):
            guard let details, let change = later.change, let shown else { return .both }
            var merged = self
            merged.details = details.with(change)
            merged.shown = shown.with(change, at: later.at)
            return .one(merged)
        case (.change, .change):
            guard let change, let more = later.change else { return .both }
            var merged = self
            merged.change = change.with(more)
            return .one(merged)
        // What is said last of these is all there is to say.
        case (.change, .delete), (.skip, .skip), (.skip, .complete), (.delete, .delete): return .one(later)
        default: return .both
        }
    }

    public func named(_ name: String) -> TaskCall {
        guard name != id.text else { return self }
        var call = TaskCall(kind, TaskID(trusted: name), key: key, at: at)
        (call.details, call.change, call.evidence, call.shown) = (details, change, evidence, shown)
        return call
    }
}

extension TaskChange {
    /// Both, the later one where they are about the same.
    func with(_ later: TaskChange) -> TaskChange {
        var both = self
        both.title = later.title ?? title
        both.description = later.description ?? (later.clears(.description) ? nil : description)
        both.clear = both.description == nil && (clears(.description) || later.clears(.description)) ? .init(trusted: [.description]) : nil
        both.dueTime = later.dueTime ?? dueTime
        both.priority = later.priority ?? priority
        both.metadata = later.metadata ?? metadata
        return both
    }

    func clears(_ member: TaskMember) -> Bool { clear?.items.contains(member) ?? false }
}

extension TaskDetails {
    /// As if it had been added so.
    fileprivate func with(_ change: TaskChange) -> TaskDetails {
        TaskDetails(
            title: change.title ?? title,
            description: change.description ?? (change.clears(.description) ? nil : description), taskType: taskType, date: date,
            dueTime: change.dueTime ?? dueTime, priority: change.priority ?? priority, metadata: change.metadata ?? metadata,
            clientId: clientId)
    }
}

extension DailyTask {
    func with(_ change: TaskChange, at now: Instant) -> DailyTask {
        var task = self
        task.title = change.title?.text ?? title
        task.description = change.description?.text ?? (change.clears(.description) ? nil : description)
        if let time = change.dueTime {
            task.dueDate = dueDate + .seconds(Int64((time.minuteOfDay - dueTime.minuteOfDay) * 60))
            task.dueTime = time
        }
        task.priority = change.priority ?? priority
        task.metadata = change.metadata ?? metadata
        task.updatedAt = now
        return task
    }
}
