internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Making a plan, and reading it.
struct PlanActions: Sendable {
    let dependencies: TrainingDependencies
    let planning: Planning

    func generate(_ call: Call<SignedIn, Nothing, PlanRequest>) async throws -> TrainingPlan {
        let person = try await current(call.person(of: .fitcoach), call.context)
        let request = call.body
        let made =
            if request.mode == .custom {
                try await planning.make(for: person, now: call.now) { (person, tier, _, today) throws(APIError) in
                    try PlanOrder.custom(request, person, tier: tier, today: today)
                }
            } else {
                try await planning.make(for: person, now: call.now, Planning.auto)
            }
        return PlanView(dependencies, person, call.context).plan(made)
    }

    /// Somebody with their first intake: the event that tells of it may still be on its way.
    private func current(_ person: Person, _ context: RequestContext) async throws -> Person {
        guard person.goal == nil || person.location == nil else { return person }
        return try await Adoption(dependencies: dependencies).takeOver(person.id, for: context.origin, now: context.now) ?? person
    }

    func plan(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> TrainingPlan {
        let person = try call.person(of: .fitcoach)
        let whole = try await dependencies.database.snapshot { db -> WholePlan in
            guard let plan = try await PlanStore.current(of: person.id, in: db) else { throw APIError(.notFound) }
            return try await planning.whole(plan, of: person.id, in: db)
        }
        return PlanView(dependencies, person, call.context).plan(whole)
    }

    func today(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> TodaysPlan {
        let person = try call.person(of: .fitcoach)
        let date = dependencies.today(of: person, now: call.now)
        let view = PlanView(dependencies, person, call.context)
        return try await dependencies.database.snapshot { db in
            let weekday = PlanWeek.weekday(of: date)
            let day = try await PlanItemStore.day(weekday, of: person.id, in: db)
            if day == nil, try await PlanStore.current(of: person.id, in: db) == nil { throw APIError(.notFound) }
            let items = day == nil ? [] : try await PlanItemStore.items(on: weekday, of: person.id, in: db)
            let shown = day.map { view.day($0, items) }
            return TodaysPlan(
                date: date, restDay: shown == nil, day: shown, exerciseCount: shown?.exerciseCount ?? 0,
                estimatedMinutes: shown?.estimatedMinutes ?? 0,
                completed: try await SessionStore.isCompleted(on: date, of: person.id, in: db),
                activeSessionId: try await SessionStore.active(of: person.id, in: db))
        }
    }
}
