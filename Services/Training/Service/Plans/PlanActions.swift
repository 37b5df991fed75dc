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
        let request = call.body, replacesCoach = request.replacesCoachPlan ?? false
        let person = try await current(call.person(), call.context, isOwn: request.mode == .custom)
        let custom: Planning.Ordering = { (person, tier, _, today) throws(APIError) in
            try PlanOrder.custom(request, person, tier: tier, today: today)
        }
        let made = try await planning.make(
            for: person, run: call.context.run, now: call.now, replacesCoach: replacesCoach, isCounted: true,
            request.mode == .custom ? custom : Planning.auto)
        return PlanView(dependencies, person, call.context).plan(made)
    }

    /// Somebody with their intakes: the event that tells of one may still be on its way.
    /// - Parameter isOwn: whether the plan is not made again when it comes: then it has to know of the second one, with its injuries.
    private func current(_ person: Person, _ context: RequestContext, isOwn: Bool) async throws -> Person {
        let adoption = Adoption(dependencies: dependencies)
        if person.goal == nil || person.location == nil {
            return try await adoption.takeOver(person.id, for: context.origin, now: context.now) ?? person
        }
        guard isOwn, person.second == nil else { return person }
        // What can be planned is, also when the profile service cannot be asked.
        return (try? await adoption.takeOver(person.id, for: context.origin, now: context.now)) ?? person
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
            date: date, restDay: shown == nil, planId: found.plan, day: shown, exerciseCount: shown?.exerciseCount ?? 0,
            estimatedMinutes: shown?.estimatedMinutes ?? 0, completed: found.isCompleted, activeSessionId: found.activeSession)
    }
}
