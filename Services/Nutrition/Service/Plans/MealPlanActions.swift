internal import Contracts
internal import NutritionDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Making a plan of meals, and reading it. FR-NUTRITION-01, FR-NUTRITION-05.
struct MealPlanActions: Sendable {
    let dependencies: NutritionDependencies
    let planning: MealPlanning

    func generate(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> MealPlan {
        let person = try await current(call.person(dependencies), call.context)
        let view = MealView(dependencies, call.context)
        let made = try await planning.generate(for: person, run: call.context.run, now: call.now) { week, person, db in
            let plan = view.plan(week, of: person)
            try await call.keep(plan, in: db)
            return plan
        }
        dependencies.runtime.work.wake()
        return made
    }

    /// Somebody with their first intake: the event that tells of it may still be on its way.
    private func current(_ person: Person, _ context: RequestContext) async throws -> Person {
        guard person.goal == nil else { return person }
        return try await Adoption(dependencies: dependencies).takeOver(person.id, for: context.origin, now: context.now) ?? person
    }

    /// The week that today is in. What of it is still to come and not planned yet is planned now.
    func plan(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> MealPlan {
        let person = try call.planOwner(dependencies)
        let today = dependencies.today(of: person, now: call.now)
        var week = try await dependencies.database.snapshot { db in try await planning.read(of: person, in: db) { $0.week(of: today) } }
        if week.days.contains(where: { $0.date >= today && $0.isCorrected(by: dependencies.library) }) {
            try await planning.exclude(for: person, now: call.now)
            week = try await dependencies.database.snapshot { db in try await planning.read(of: person, in: db) { $0.week(of: today) } }
        }
        let span = week.plan.week(of: today)
        let first = max(today, span.lowerBound)
        if week.days.count(where: { $0.date >= first }) < (first...span.upperBound).dates.count {
            week = try await planning.fill(span, for: person, now: call.now)
        }
        return MealView(dependencies, call.context).plan(week, of: person)
    }

    func day(_ call: Call<SignedIn, MealPlanQuery, Nothing>) async throws -> MealPlanDay {
        let person = try call.planOwner(dependencies)
        let today = dependencies.today(of: person, now: call.now)
        let view = MealView(dependencies, call.context)
        let asked = call.parameters.date ?? today
        guard asked <= today + person.policy.daysAhead else { throw APIError(.notFound) }
        var found = try await dependencies.database.read { db in try await PlannedDayStore.find(asked, of: person.id, in: db) }
        if let day = found, asked >= today, day.isCorrected(by: dependencies.library) {
            try await planning.exclude(for: person, now: call.now)
            found = try await dependencies.database.read { db in try await PlannedDayStore.find(asked, of: person.id, in: db) }
        }
        if let found { return view.day(found) }
        let plan = try await dependencies.database.read { db in try await MealPlanStore.find(person.id, in: db) }
        guard let plan else { throw APIError(.notFound) }
        // Who has just flown west may be a day before the plan they made: the day is its first one then.
        let date = call.parameters.date ?? max(today, plan.fromDate)
        // A day that is over and was not planned stays so.
        let begin = max(today, plan.fromDate)
        guard date >= begin else { throw APIError(.notFound) }
        // Weeks ahead follow on those before them, so that these are there first.
        let first = plan.week(of: begin).lowerBound
        let made = try await planning.fill(first...plan.week(of: date).upperBound, for: person, now: call.now)
        guard let day = made.days.first(where: { $0.date == date }) else { throw APIError(.notFound) }
        return view.day(day)
    }
}

extension Call where By == SignedIn {
    /// Who asks, if nutrition is open to them and their plan is theirs to read: who went back to a tier with a trial begins it by making
    /// a plan, whatever they made before.
    /// - Throws: `trial_expired`, `not_found`.
    func planOwner(_ dependencies: NutritionDependencies) throws(APIError) -> Person {
        let person = try person(dependencies)
        if let open = person.policy.openTier, person.tier < open, person.trial == nil { throw APIError(.notFound) }
        return person
    }
}
