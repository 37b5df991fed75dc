internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// The daily reminder, at the time of day the person chose, where they are. GTSD-7.3-02.
///
/// `people.reminder_at` says when the next reminder is due. Work that was added for another time is out of date, and does nothing.
struct Reminders: Sendable {
    let dependencies: TasksDependencies

    /// After this long without its reminder, work is taken for lost and the next reminder is scheduled.
    private static let patience: Duration = .hours(1)

    /// Makes sure that the next reminder is due when the person wants it; called with a claimed person whose settings may have changed.
    func schedule(_ person: inout Person, run: String?, now: Instant, in db: any Connection) async throws {
        guard person.pushEnabled, person.plan != nil else {
            person.reminderAt = nil
            return
        }
        guard !isBeingDone(person, now: now) else { return }
        let next = next(for: person, after: now)
        guard person.reminderAt != next else { return }
        person.reminderAt = next
        try await dependencies.runtime.work.add(
            TasksWork.reminder, DueReminder(user: person.id, at: EpochMilliseconds(next)), run: run, dueAt: next, in: db)
    }

    /// Whether a reminder is due now and its work has not run yet. That work schedules the next one.
    private func isBeingDone(_ person: Person, now: Instant) -> Bool {
        guard let at = person.reminderAt, at <= now, now < at + Self.patience else { return false }
        let zone = dependencies.zone(of: person)
        return zone.instant(of: zone.localDate(at: at), at: person.reminderTime) == at
    }

    /// The first instant after `now` at which the person's clock shows the time they chose: once a day, also on days when clocks show it
    /// twice or not at all.
    private func next(for person: Person, after now: Instant) -> Instant {
        let zone = dependencies.zone(of: person)
        var date = zone.localDate(at: now)
        while true {
            let instant = zone.instant(of: date, at: person.reminderTime)
            if instant > now { return instant }
            date = date + 1
        }
    }

    var handlers: [WorkHandler] { PushWork(dependencies: dependencies).handlers + [TasksWork.reminder.handle(remind)] }

    private func remind(_ reminder: DueReminder, _ item: WorkItem) async throws {
        let due = reminder.at.instant
        // The work was due, even if the clock was set back since.
        let now = max(due, dependencies.runtime.clocks.now(run: item.run))
        try await dependencies.database.write { db in
            guard var person = try await PersonStore.claim(reminder.user, in: db), person.reminderAt == due else { return }
            try await DayMaker(dependencies: dependencies).bringUpToDate(&person, now: now, in: db)
            try await tellWhatIsLeft(person, due: due, run: item.run, now: now, in: db)
            person.reminderAt = nil
            try await schedule(&person, run: item.run, now: now, in: db)
            try await PersonStore.save(person, in: db)
        }
        dependencies.runtime.work.wake()
    }

    private func tellWhatIsLeft(_ person: Person, due: Instant, run: String?, now: Instant, in db: any Connection) async throws {
        let today = dependencies.today(of: person, now: now)
        // After midnight it would tell of a day that is over.
        guard person.pushEnabled, person.plan != nil, dependencies.today(of: person, now: due) == today else { return }
        let left = try await TaskStore.pending(on: today, of: person.id, in: db)
        guard left > 0 else { return }
        try await Notifier(dependencies: dependencies).tell(.reminder(left: left, of: today), to: person, run: run, now: now, in: db)
    }
}

extension TaskStore {
    /// How many tasks of a day are neither done nor skipped.
    fileprivate static func pending(on date: LocalDate, of user: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("""
            SELECT COUNT(*) AS pending FROM tasks
            WHERE user_id = \(user.text) AND date = \(date.text) AND status = \(TaskStatus.pending.rawValue)
            """)?.get("pending") ?? 0
    }
}
