internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Weights that were logged at the profile service.
struct LoggedWeights: Sendable {
    let dependencies: TasksDependencies

    /// A weight that was logged elsewhere completes the weigh-in task of its day, if that is still pending. GTSD-P-3.3-06.
    /// - Parameter isAgain: whether the weight came before its day began, or its person had a plan here. It may not be the newest any more.
    func receive(_ event: Event, isAgain: Bool = false, in db: any Connection) async throws {
        guard let weight = event.facts?.count, (try? Kilograms(validating: Double(weight) / 100)) != nil, let date = event.facts?.date
        else { return }
        let now = dependencies.runtime.clocks.now(run: event.run)
        guard var person = try await PersonStore.claim(event.user, in: db), person.plan != nil else {
            if !isAgain { try await EarlyNews(dependencies: dependencies).leaveForPlan(event, of: date, now: now, in: db) }
            return
        }
        // Evidence that was taken back since proves nothing any more, and the profile service is about to be told so.
        if let evidence = event.facts?.evidence, try await !EvidenceStore.isThere(evidence, of: event.user, in: db) { return }
        let days = try await DayMaker(dependencies: dependencies).bringUpToDate(&person, now: now, in: db)
        if !isAgain, event.facts?.isNewest != false, person.weight != weight {
            person.weight = weight
            // News may overtake each other: which weight is the newest, the profile service knows.
            try await dependencies.runtime.work.add(TasksWork.takeOver, TakeOver(user: person.id), run: event.run, in: db)
        }
        let occasion = Occasion(now: now, run: event.run, language: person.language.language)
        let calendar = dependencies.calendar(of: person, now: now)
        // What came as evidence has done its own task, even where the profile service took it for another date.
        let mayProve = event.facts?.evidence == nil
        if mayProve { try await EarlyNews(dependencies: dependencies).leave(event, of: date, calendar, in: db) }
        let isOpen = mayProve && date <= calendar.today && !calendar.isFixed(date)
        let tasks = isOpen ? (try await TaskStore.day(date, of: person.id, in: db) ?? []).filter { $0.type == .weightLog } : []
        // This service may have told the profile service of the weight itself, in a release that did not say as which evidence.
        let isKnown = tasks.contains { $0.evidence?.metrics?.weightKg?.hundredths == weight }
        if let pending = tasks.first(where: { $0.status == .pending }), !isKnown {
            var metrics = TaskMetrics()
            metrics.weightKg = Hundredths(trusted: weight)
            _ = try await Completion(dependencies: dependencies).complete(
                pending, EvidenceDetails(type: .metrics, metrics: metrics), person: &person, days: days, occasion,
                tellsProfile: false, in: db)
        } else {
            // Without a task to complete, the weight may still have reached the target, which earns a badge.
            let standing = try await Standing(days, of: person, dependencies, now: now, in: db).summary
            _ = try await Awards(dependencies: dependencies).give(to: person, before: standing, after: standing, occasion, in: db)
        }
        try await PersonStore.save(person, in: db)
    }
}
