internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// What a task that is done, left or taken back changes. Task, day, streak, badges and notifications change in the caller's transaction,
/// which holds the person's row, or none of them does.
struct Completion: Sendable {
    let dependencies: TasksDependencies

    /// Completes a task of a person whose row is held and whose days are up to date. The task was read since the row is held.
    /// - Parameters:
    ///   - days: those that are open.
    ///   - tellsProfile: false for a weight that the profile service told of.
    func complete(
        _ task: StoredTask, _ details: EvidenceDetails, person: inout Person, days: [StoredDay], _ occasion: Occasion,
        tellsProfile: Bool = true, in db: any Connection
    ) async throws -> CompletionAnswer {
        let calendar = dependencies.calendar(of: person, now: occasion.now)
        try checkOpen(task.date, latest: calendar.latest, calendar)
        guard task.status != .completed else { throw APIError(.taskCompleted) }
        let doneAt = CompletionTime.doneAt(
            details.completedAt, dayBegan: calendar.zone.startOfDay(task.date), now: occasion.now)
        try await TaskStore.complete(task.id, of: person.id, at: doneAt, now: occasion.now, in: db)
        let evidence = Evidence(
            id: EvidenceID(trusted: dependencies.ids.next()), taskId: task.id, type: details.type, text: details.text,
            metrics: details.metrics, photoId: details.photoId, notes: details.notes,
            late: task.date < calendar.zone.localDate(at: doneAt), createdAt: occasion.now)
        try await EvidenceStore.insert(evidence, of: person.id, in: db)
        let before = try await Standing(days, of: person, dependencies, now: occasion.now, in: db)
        person.progress.completedTasks += 1
        if details.type == .photoReference { person.progress.photos += 1 }
        if tellsProfile, task.type == .weightLog, let weight = details.metrics?.weightKg {
            try await dependencies.runtime.work.add(
                TasksWork.recordWeight,
                WeightRecord(user: person.id, weight: weight.hundredths, date: task.date, evidence: evidence.id), run: occasion.run, in: db)
            // The weight of an earlier day may not be the newest one. If it is, an event of the profile service says so.
            if task.date >= calendar.today { person.weight = weight.hundredths }
        }
        return try await settle(task.completed(with: evidence, at: doneAt), before: before, person: &person, occasion, in: db)
    }

    /// Counts the day of a task again after a change, gives what that earned, and tells it all.
    /// - Parameters:
    ///   - task: as the change left it.
    ///   - before: the standing before the change.
    func settle(
        _ task: StoredTask, before: Standing, person: inout Person, _ occasion: Occasion, in db: any Connection
    ) async throws -> CompletionAnswer {
        let (day, streak, badges) = try await count(task.date, before: before, person: &person, occasion, in: db)
        guard let day else { throw APIError(.notFound) }
        return CompletionAnswer(
            task: task.shown(in: dependencies.zone(of: person), occasion.language),
            compliance: ComplianceView(of: person, now: occasion.now, dependencies).day(day.date, day), streak: streak, newBadges: badges)
    }

    /// Counts a day of a claimed person again, unless its outcome is written, and gives what that earned.
    /// - Returns: the day, nil when it was never made; the streak; the badges that are new.
    func count(
        _ date: LocalDate, before: Standing, person: inout Person, _ occasion: Occasion, in db: any Connection
    ) async throws -> (day: StoredDay?, streak: StreakSummary, badges: [Badge]) {
        let counted = try await DayStore.recount(date, of: person.id, in: db)
        var day = counted
        if day == nil { day = try await DayStore.find(date, of: person.id, in: db) }
        if let day, ComplianceRule.isPerfect(completed: day.completed, total: day.total) {
            person.progress.perfectDays = max(1, person.progress.perfectDays)
        }
        var after = before
        if let counted { after = try await before.counting(counted, of: person, dependencies, now: occasion.now, in: db) }
        person.progress.bestStreak = max(person.progress.bestStreak, after.summary.current)
        let badges = try await Awards(dependencies: dependencies).give(
            to: person, before: before.summary, after: after.summary, occasion, in: db)
        return (day, after.summary, badges)
    }

    /// Evidence is taken for days that have begun and are not fixed.
    /// - Parameter latest: the last day that has begun.
    func checkOpen(_ date: LocalDate, latest: LocalDate, _ calendar: PersonCalendar) throws(APIError) {
        guard date <= latest else { throw APIError(.dayNotStarted) }
        if calendar.isFixed(date) { throw APIError(.dayClosed) }
    }
}

extension StoredTask {
    /// The task as `TaskStore.complete` and `EvidenceStore.insert` leave it.
    fileprivate func completed(with evidence: Evidence, at doneAt: Instant) -> StoredTask {
        var task = self
        task.status = .completed
        task.evidence = evidence
        task.completedAt = doneAt
        task.updatedAt = evidence.createdAt
        return task
    }
}
