internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Meals that were logged at the nutrition service.
struct LoggedMeals: Sendable {
    let dependencies: TasksDependencies

    /// The first thing logged as a meal of a day completes that meal of the plan, if it is still pending; of several snacks the earliest.
    /// Its energy is the evidence. The product's policy says whether it is one.
    /// - Parameter isAgain: whether the meal came before its day began, or its person had a plan here.
    func receive(_ event: Event, isAgain: Bool = false, in db: any Connection) async throws {
        guard ProductPolicy.of(event.product).nutrition?.mealsAreEvidence == true, let category = event.facts?.meal,
            let date = event.facts?.date, let kcal = event.facts?.count, let energy = try? Whole<CaloriesRule>(validating: kcal), kcal > 0
        else { return }
        let now = dependencies.runtime.clocks.now(run: event.run)
        guard var person = try await PersonStore.claim(event.user, in: db), person.plan != nil else {
            if !isAgain { try await EarlyNews(dependencies: dependencies).leaveForPlan(event, of: date, now: now, in: db) }
            return
        }
        let days = try await DayMaker(dependencies: dependencies).bringUpToDate(&person, now: now, in: db)
        let calendar = dependencies.calendar(of: person, now: now)
        try await EarlyNews(dependencies: dependencies).leave(event, of: date, calendar, in: db)
        let isOpen = date <= calendar.today && !calendar.isFixed(date)
        let meals = isOpen ? try await TaskStore.day(date, of: person.id, in: db) ?? [] : []
        let proved = meals.filter { task in
            task.status == .pending && task.template.map { MealRule.proves(category, template: $0) } ?? false
        }.min { ($0.dueTime, $0.id.text) < ($1.dueTime, $1.id.text) }
        if let proved {
            var metrics = TaskMetrics()
            metrics.calories = energy
            _ = try await Completion(dependencies: dependencies).complete(
                proved, EvidenceDetails(type: .metrics, metrics: metrics), person: &person, days: days,
                Occasion(now: now, run: event.run, language: person.language.language), in: db)
        }
        try await PersonStore.save(person, in: db)
    }
}
