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
        let person = try await current(call.person(), call.context)
        let request = call.body, replacesCoach = request.replacesCoachPlan ?? false
        let custom: Planning.Ordering = { (person, tier, _, today) throws(APIError) in
            try PlanOrder.custom(request, person, tier: tier, today: today)
        }
        let made = try await planning.make(
            for: person, run: call.context.run, now: call.now, replacesCoach: replacesCoach,
            request.mode == .custom ? custom : Planning.auto)
        return PlanView(dependencies, person, call.context).plan(made)
    }

    /// Somebody with their first intake: the event that tells of it may still be on its way.
    private func current(_ person: Person, _ context: RequestContext) async throws -> Person {
        guard person.goal == nil || person.location == nil else { return person }
        return try await Adoption(dependencies: dependencies).takeOver(person.id, for: context.origin, now: context.now) ?? person
    }

    func plan(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> TrainingPlan {
        let person = try call.person()
        let whole = try await dependencies.database.snapshot { db -> WholePlan in
            guard let plan = try await PlanStore.current(of: person.id, in: db) else { throw APIError(.notFound) }
            return try await planning.whole(plan, of: person.id, in: db)
        }
        return PlanView(dependencies, person, call.context).plan(whole)
    }

    func today(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> TodaysPlan {
        let person = try call.person()
        let date = dependencies.today(of: person, now: call.now)
        let view = PlanView(dependencies, person, call.context)
        let found = try await dependencies.database.read { db in
            try await TodayStore.find(PlanWeek.weekday(of: date), on: date, of: person.id, in: db)
        }
        guard let found else { throw APIError(.notFound) }
        let shown = found.day.map { view.day($0, found.items) }
        return TodaysPlan(
            date: date, restDay: shown == nil, day: shown, exerciseCount: shown?.exerciseCount ?? 0,
            estimatedMinutes: shown?.estimatedMinutes ?? 0, completed: found.isCompleted, activeSessionId: found.activeSession)
    }
}
