public import Contracts
public import PlatformCore
internal import TasksDomain
public import Wire

/// What the person does, with or without a connection: when it returns without a problem, it is on the disk.
extension OfflineEngine where Work == TaskWork {
    /// Proves a task done. GTSD-4.2-09.
    /// - Throws: what keeps the details from proving it, before anything was written down.
    public func complete(_ task: DailyTask, with evidence: EvidenceDetails) throws(InvalidFields) {
        let problems = EvidenceRule.problems(evidence, for: task.taskType)
        guard problems.isEmpty else { throw InvalidFields(problems) }
        var call = call(.complete, task.id)
        call.evidence = evidence
        // It may reach the service long after.
        call.evidence?.completedAt = evidence.completedAt ?? call.at
        run(.write(call))
    }

    /// Leaves a task undone; it still counts.
    public func skip(_ id: TaskID) { run(.write(call(.skip, id))) }

    /// Takes a completion back.
    public func undo(_ id: TaskID) { run(.write(call(.undo, id))) }

    /// Deletes a task of one's own.
    public func delete(_ id: TaskID) { run(.write(call(.delete, id))) }

    /// Changes a task that is not done: of one's own everything but the type, of the plan's only time and priority.
    public func change(_ id: TaskID, _ change: TaskChange) {
        var call = call(.change, id)
        call.change = change
        run(.write(call))
    }

    /// Adds a task of one's own.
    /// - Parameters:
    ///   - date: said always, because it may reach the service on another day.
    ///   - zone: where the person lives.
    /// - Returns: as it is shown from now on.
    @discardableResult
    public func add(_ details: TaskDetails, on date: LocalDate, in zone: Zone) throws(InvalidFields) -> DailyTask {
        let metadata = details.metadata ?? TaskMetrics()
        let problems = MetricRule.problems(metadata, for: details.taskType, path: "metadata")
        guard problems.isEmpty else { throw InvalidFields(problems) }
        var call = call(.add, TaskID(trusted: ids.next()))
        let due = details.dueTime ?? OwnTaskRule.dueTime
        let shown = DailyTask(
            id: call.id, planId: nil, seriesId: SeriesID(trusted: call.id.text), date: date, title: details.title.text,
            description: details.description?.text, taskType: details.taskType, source: .own, status: .pending,
            dueDate: zone.instant(of: date, at: due), dueTime: due, priority: details.priority ?? OwnTaskRule.priority,
            metadata: metadata, createdAt: call.at, updatedAt: call.at)
        call.details = TaskDetails(
            title: details.title, description: details.description, taskType: details.taskType, date: date, dueTime: details.dueTime,
            priority: details.priority, metadata: details.metadata, clientId: ClientTaskID(trusted: call.id.text))
        call.shown = shown
        run(.write(call))
        return shown
    }

    private func call(_ kind: TaskCall.Kind, _ id: TaskID) -> TaskCall {
        TaskCall(kind, pendingName(id), key: ids.next(), at: clock.now())
    }

    /// As the calls that wait name it: what is done about one thing stays in one order, whichever of its names was shown.
    private func pendingName(_ id: TaskID) -> TaskID {
        let known = work.cache.read(user) { $0.known(id) }
        return queue.outbox.calls.map(\.call.id).last { waiting in
            waiting == id || work.cache.read(user) { $0.known(waiting) } == known
        } ?? known
    }
}

/// What is wrong with what was typed, by field.
public struct InvalidFields: Error, Sendable, Equatable {
    public let problems: [FieldProblem]
    public init(_ problems: [FieldProblem]) { self.problems = problems }
}
