internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Tasks people make themselves, and what they may change about those of their plan.
struct OwnTaskActions: Sendable {
    let dependencies: TasksDependencies
    private let changes: DayChanges

    init(dependencies: TasksDependencies) {
        self.dependencies = dependencies
        changes = DayChanges(dependencies: dependencies)
    }

    /// Sent again under the app's name for it, it is the task that is there, also when its day is over. One that was deleted meanwhile is
    /// made again. The person's row is held, and the table has one task a name.
    func add(_ call: Call<SignedIn, Nothing, TaskDetails>) async throws -> DailyTask {
        let (details, context) = (call.body, call.context)
        let person = try await Adoption(dependencies: dependencies).planned(try call.person(), context: context)
        let metadata = details.metadata ?? TaskMetrics()
        var problems = MetricRule.problems(metadata, for: details.taskType, path: "metadata")
        let latest = dependencies.today(of: person, now: context.now) + dependencies.policy.ownDaysAhead
        if let date = details.date, date > latest { problems.append(FieldProblem("date", .mustNotBeLater(than: latest))) }
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }

        return try await changes.change(person, now: context.now) { person, _, db in
            if let clientID = details.clientId, let known = try await TaskStore.find(clientID, of: person.id, in: db) {
                return try await shown(known, person, context, in: db)
            }
            let date = details.date ?? dependencies.today(of: person, now: context.now)
            guard isOpen(date, person, now: context.now) else { throw APIError(.dayClosed) }
            try await make(date, of: person, now: context.now, in: db)
            var new = TaskStore.New(
                id: TaskID(trusted: dependencies.ids.next()), seriesID: SeriesID(trusted: dependencies.ids.next()), date: date,
                type: details.taskType, dueTime: details.dueTime ?? OwnTaskRule.dueTime, priority: details.priority ?? OwnTaskRule.priority,
                metadata: metadata)
            new.title = details.title
            new.description = details.description
            new.clientID = details.clientId
            try await TaskStore.insert(new, of: person.id, now: context.now, in: db)
            // The person's row is locked, so two requests at once cannot pass the limit together.
            guard let day = try await DayStore.recount(date, of: person.id, in: db) else { throw APIError(.dayClosed) }
            guard day.total <= dependencies.policy.tasksPerDay else { throw APIError(.limitReached) }
            let task = try await shown(new.id, person, context, in: db)
            // Else a repeat without the app's name for it, as after an answer that got lost, would make another one.
            try await call.keep(task, in: db)
            return task
        }.result
    }

    func change(_ call: Call<SignedIn, TaskParameters, TaskChange>) async throws -> DailyTask {
        let person = try call.person()
        let (id, change, context) = (call.parameters.id, call.body, call.context)
        return try await changes.change(person, now: context.now) { person, _, db in
            let task = try await open(id, of: person, isForOwner: change.isForOwner, now: context.now, in: db)
            let problems = MetricRule.problems(change.metadata ?? TaskMetrics(), for: task.type, path: "metadata")
            guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
            if change != TaskChange() { try await TaskStore.change(task.changed(change), of: person.id, now: context.now, in: db) }
            return try await shown(id, person, context, in: db)
        }.result
    }

    func delete(_ call: Call<SignedIn, TaskParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        let (id, context) = (call.parameters.id, call.context)
        return try await changes.change(person, now: context.now) { person, days, db in
            let task = try await open(id, of: person, isForOwner: true, now: context.now, in: db)
            let before = try await Standing(days, of: person, dependencies, now: context.now, in: db)
            try await TaskStore.delete(id, of: person.id, in: db)
            guard let day = try await DayStore.recount(task.date, of: person.id, in: db) else { throw APIError(.dayClosed) }
            guard task.date == dependencies.today(of: person, now: context.now) else { return Nothing() }
            // With one task less to do, today may be done.
            if ComplianceRule.isPerfect(completed: day.completed, total: day.total) {
                person.progress.perfectDays = max(1, person.progress.perfectDays)
            }
            let after = try await before.counting(day, of: person, dependencies, now: context.now, in: db)
            person.progress.bestStreak = max(person.progress.bestStreak, after.summary.current)
            _ = try await Awards(dependencies: dependencies).give(
                to: person, before: before.summary, after: after.summary, Occasion(context), in: db)
            return Nothing()
        }.result
    }

    /// A task of a claimed person that can still be changed.
    /// - Parameter isForOwner: whether the change is one that only tasks of one's own allow.
    private func open(_ id: TaskID, of person: Person, isForOwner: Bool, now: Instant, in db: any Connection) async throws -> StoredTask {
        guard let task = try await TaskStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
        guard isOpen(task.date, person, now: now) else { throw APIError(.dayClosed) }
        guard task.source == .own || !isForOwner else { throw APIError(.planTask) }
        guard task.status != .completed else { throw APIError(.taskCompleted) }
        return task
    }

    /// Whether the tasks of a day can still be added to and changed: those of today and later. After travelling west across the date line,
    /// today may be a day whose outcome is fixed.
    private func isOpen(_ date: LocalDate, _ person: Person, now: Instant) -> Bool {
        date >= dependencies.today(of: person, now: now) && person.progress.fixedThrough.map { date > $0 } ?? true
    }

    /// Somebody who travels west on the first day of their plan may be on the day before it, for which the plan has no tasks.
    private func make(_ date: LocalDate, of person: Person, now: Instant, in db: any Connection) async throws {
        if let plan = person.plan, date >= plan.start {
            try await DayMaker(dependencies: dependencies).make(date, of: person, now: now, in: db)
        } else {
            _ = try await DayStore.make(date, total: 0, of: person.id, now: now, in: db)
        }
    }

    private func shown(_ id: TaskID, _ person: Person, _ context: RequestContext, in db: any Connection) async throws -> DailyTask {
        guard let task = try await TaskStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
        return task.shown(in: dependencies.zone(of: person), context.language)
    }
}

extension TaskChange {
    /// Whether it changes what the plan decides for its tasks.
    fileprivate var isForOwner: Bool { title != nil || description != nil || metadata != nil || clear?.items.isEmpty == false }
}

extension StoredTask {
    fileprivate func changed(_ change: TaskChange) -> StoredTask {
        var task = self
        for member in change.clear ?? [] {
            switch member {
            case .description: task.description = nil
            }
        }
        task.title = change.title ?? title
        task.description = change.description ?? task.description
        task.dueTime = change.dueTime ?? dueTime
        task.priority = change.priority ?? priority
        task.metadata = change.metadata ?? metadata
        return task
    }
}
