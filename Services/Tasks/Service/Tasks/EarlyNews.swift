internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// News that came too early. Of a date that has begun where it was logged and not here: the clocks of two services differ a little, or one
/// of them has not heard of a journey yet. Or of somebody who has just been given a plan, before this service heard of it.
struct EarlyNews: Sendable {
    let dependencies: TasksDependencies

    /// Leaves news of the person's next date for when that begins, in the caller's transaction. A date further ahead is an error of
    /// whoever told of it, and nobody waits for it.
    func leave(_ event: Event, of date: LocalDate, _ calendar: PersonCalendar, in db: any Connection) async throws {
        guard date == calendar.today + 1 else { return }
        try await dependencies.runtime.work.add(
            TasksWork.earlyNews, event, run: event.run, dueAt: calendar.zone.startOfDay(date), in: db)
    }

    /// Leaves news of somebody who has no plan here for a moment later, when the profile service is asked for one, in the caller's
    /// transaction. No plan that begins by then has a day before yesterday.
    func leaveForPlan(_ event: Event, of date: LocalDate, now: Instant, in db: any Connection) async throws {
        guard ProductPolicy.of(event.product).profiles.hasOnboarding, date >= Zone.utc.localDate(at: now) - 1,
            try await !Departures().contains(event.user, in: db)
        else { return }
        try await dependencies.runtime.work.add(TasksWork.earlyNews, event, run: event.run, dueAt: now + .minutes(1), in: db)
    }

    var handler: WorkHandler {
        TasksWork.earlyNews.handle { event, item in
            let now = dependencies.runtime.clocks.now(run: item.run)
            let isPlanned = try await dependencies.database.read { db in try await PersonStore.find(event.user, in: db)?.plan != nil }
            if !isPlanned { try await Adoption(dependencies: dependencies).takeOver(event.user, for: item.origin, now: now) }
            try await dependencies.database.write { db in
                // A process may end after this and before the work is taken away. Of several snacks the next one would be done then.
                guard try await Inbox.take(item.id, now: now, in: db) else { return }
                if event.type == .mealLogged {
                    try await LoggedMeals(dependencies: dependencies).receive(event, isAgain: true, in: db)
                } else {
                    try await LoggedWeights(dependencies: dependencies).receive(event, isAgain: true, in: db)
                }
            }
            dependencies.runtime.work.wake()
        }
    }
}
