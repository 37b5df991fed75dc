internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Gives somebody a plan, and brings it in line with their profile when that changes. The caller holds the person's row.
struct Planning: Sendable {
    let dependencies: TasksDependencies

    /// Brings the rules in line with the templates. Today stays as it was made; days made ahead that nobody touched are made again.
    func apply(_ templates: [PlanTemplate], to person: inout Person, now: Instant, in db: any Connection) async throws {
        let today = dependencies.today(of: person, now: now)
        let isFirst = person.plan == nil
        if isFirst { person.startWeight = person.weight }
        let plan = Person.Plan(
            id: person.plan?.id ?? PlanID(trusted: dependencies.ids.next()), start: person.plan?.start ?? today,
            generator: PlanMaker.generator)
        person.plan = plan
        guard try await SeriesStore.replace(templates, of: person.id, ids: dependencies.ids, in: db) || isFirst else { return }
        let rules = try await SeriesStore.active(of: person.id, in: db)
        // Somebody who travelled west across the date line may have lived through days after today.
        let last = max(today, person.progress.fixedThrough ?? today)
        for date in try await TaskStore.dropPlanned(after: last, of: person.id, in: db) {
            try await TaskStore.insert(
                rules.filter { $0.template.isDue(on: date) }, of: person, plan: plan.id, date: date, ids: dependencies.ids, now: now,
                in: db)
            _ = try await DayStore.recount(date, of: person.id, in: db)
        }
        try await DayMaker(dependencies: dependencies).make(today, of: person, now: now, in: db)
    }
}
