internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// The daily reminder, at the time of day the person chose, where they are. GTSD-7.3-02.
///
/// `people.reminder_at` says when the next one is due; work that is due at any other time has been overtaken and does nothing.
struct Reminders: Sendable {
    let keeper: TaskKeeper

    /// Work that is overdue by more has been lost, not late.
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
        try await keeper.runtime.work.add(
            TaskWork.reminder, .object(["user": .string(person.id.text), "at": .integer(next.milliseconds)]), run: run, dueAt: next, in: db)
    }

    /// Whether the reminder that is due now is still meant: its work comes in a moment and goes on from there.
    private func isBeingDone(_ person: Person, now: Instant) -> Bool {
        guard let at = person.reminderAt, at <= now, now < at + Self.patience else { return false }
        let zone = keeper.zone(of: person)
        return zone.instant(of: zone.localDate(at: at), at: person.reminderTime) == at
    }

    /// The first instant after `now` at which the person's clock shows their time; once a day, also where clocks show it twice or not at
    /// all.
    private func next(for person: Person, after now: Instant) -> Instant {
        let zone = keeper.zone(of: person)
        var date = zone.localDate(at: now)
        while true {
            let instant = zone.instant(of: date, at: person.reminderTime)
            if instant > now { return instant }
            date = date + 1
        }
    }

    var handlers: [WorkKind: WorkHandler] {
        PushWork(keeper: keeper).handlers.merging([TaskWork.reminder: { item in try await remind(item) }]) { own, _ in own }
    }

    private func remind(_ item: WorkItem) async throws {
        guard let user = item.payload["user"]?.string, let at = item.payload["at"]?.integer else { throw WorkFailure.permanent("incomplete") }
        let due = Instant(milliseconds: at)
        // A clock that was set back has not made it earlier.
        let now = max(due, keeper.runtime.clocks.now(run: item.run))
        try await keeper.database.write { db in
            guard var person = try await PersonStore.claim(UserID(trusted: user), in: db), person.reminderAt == due else { return }
            try await DayKeeper(keeper: keeper).bringUpToDate(&person, now: now, in: db)
            try await tellWhatIsLeft(person, due: due, run: item.run, now: now, in: db)
            person.reminderAt = nil
            try await schedule(&person, run: item.run, now: now, in: db)
            try await PersonStore.save(person, in: db)
        }
        keeper.runtime.work.wake()
    }

    private func tellWhatIsLeft(_ person: Person, due: Instant, run: String?, now: Instant, in db: any Connection) async throws {
        let today = keeper.today(of: person, now: now)
        // What comes only on another day is no reminder of that day any more.
        guard person.pushEnabled, person.plan != nil, keeper.today(of: person, now: due) == today else { return }
        let left = try await TaskStore.pending(on: today, of: person.id, in: db)
        guard left > 0 else { return }
        try await Notifier(keeper: keeper).tell(.reminder(left: left, of: today), to: person, run: run, now: now, in: db)
    }
}

extension TaskStore {
    /// How many tasks of a day are neither done nor skipped.
    fileprivate static func pending(on date: LocalDate, of user: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("""
            SELECT COUNT(*) FROM tasks
            WHERE user_id = \(user.text) AND date = \(date.text) AND status = \(TaskStatus.pending.rawValue)
            """).map { try $0.get(0) } ?? 0
    }
}
