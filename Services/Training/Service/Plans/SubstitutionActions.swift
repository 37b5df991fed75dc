internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Taking another exercise than the planned one, and keeping the planned one all the same. A workout under way follows the plan.
struct SubstitutionActions: Sendable {
    let dependencies: TrainingDependencies
    let planning: Planning

    func alternatives(_ call: Call<SignedIn, PlanItemParameters, Nothing>) async throws -> Alternatives {
        let person = try call.person()
        let (plan, item, day, tier) = try await dependencies.database.snapshot { db -> (StoredPlan, StoredItem, [StoredItem], Tier) in
            guard let plan = try await PlanStore.current(of: person.id, in: db) else { throw APIError(.notFound) }
            let tier = try await dependencies.tiers.tier(of: person.id, in: db)
            if let item = try await PlanItemStore.item(call.parameters.id, of: person.id, in: db) {
                return (plan, item, try await PlanItemStore.items(on: item.weekday, of: person.id, in: db), tier)
            }
            let (item, workout) = try await underWay(call.parameters.id, of: person.id, in: db)
            return (plan, item, workout, tier)
        }
        let view = PlanView(dependencies, person, call.context)
        let answer = alternatives(to: item, among: day, plan, person, tier)
        let conflict = view.conflicts(of: item.planned).first
        return Alternatives(
            original: view.card(item.planned), reason: conflict.flatMap { view.reason(item.planned, on: $0) },
            explanation: conflict.map { PlanText.mayWorsen($0, view.language) },
            level: tier >= .premium ? .advanced : .basic, items: answer.items.map { view.card($0.id) },
            shortfall: answer.shortfall.map { PlanText.shortfall($0, view.language) })
    }

    /// Takes one of the alternatives, for one item or, with Premium, for every item with the same exercise, in this plan and in those to
    /// come, but for days that have it already.
    func substitute(_ call: Call<SignedIn, PlanItemParameters, Substitution>) async throws -> TrainingPlan {
        let (chosen, isEverywhere) = (call.body.exerciseId, call.body.scope == .plan)
        return try await change(call) { whole, item, beside, person, tier, db in
            if isEverywhere, tier < .premium { throw APIError(.tierRequired, upgrade: .premium) }
            // Another day that has the chosen one already keeps the planned one with its mark, rather than have the other twice.
            let places = whole.items.indices.filter { place in
                let other = whole.items[place]
                if other.id == item.id { return true }
                return isEverywhere && other.planned == item.planned && !whole.items.exercises(beside: other).contains(chosen)
            }
            let missing = places.filter { whole.items[$0].exercise != chosen || whole.items[$0].original == nil }
            // The same again is answered as it was, also when what is safe has changed since.
            if missing.isEmpty, !isEverywhere { return [] }
            let possible = alternatives(to: item, among: beside, whole.plan, person, tier).items
            guard possible.contains(where: { $0.id == chosen }) else { throw APIError(.notSafe) }
            if isEverywhere {
                try await StandInStore.set(chosen, for: item.planned, of: person.id, in: db)
                try await KeptExerciseStore.remove(item.planned, of: person.id, in: db)
            }
            for place in missing {
                whole.items[place].original = item.planned
                whole.items[place].exercise = chosen
                whole.items[place].kept = nil
            }
            return missing
        }
    }

    /// Keeps what was planned, or goes back to it. What was taken instead of it everywhere is forgotten for plans to come, and those do not
    /// ask again. FR-WORKOUT-05-f.
    func keep(_ call: Call<SignedIn, PlanItemParameters, Nothing>) async throws -> TrainingPlan {
        let context = call.context
        return try await change(call) { whole, item, _, person, _, db in
            try await StandInStore.remove(item.planned, of: person.id, in: db)
            let conflicts = PlanView(dependencies, person, context).conflicts(of: item.planned)
            if !conflicts.isEmpty { try await KeptExerciseStore.set(conflicts, for: item.planned, of: person.id, in: db) }
            var kept = item
            kept.exercise = item.planned
            kept.original = nil
            kept.kept = conflicts
            guard kept != item, let place = whole.items.firstIndex(where: { $0.id == item.id }) else { return [] }
            whole.items[place] = kept
            return [place]
        }
    }

    /// - Parameter body: changes items of the plan that somebody has now, whose row is held, and answers which. The last of them may be one
    ///   that only their workout under way has: what is beside it is that workout then, and otherwise the plan.
    private func change<Body: DTO>(
        _ call: Call<SignedIn, PlanItemParameters, Body>,
        _ body: @escaping @Sendable (inout WholePlan, StoredItem, [StoredItem], Person, Tier, any Connection) async throws -> [Int]
    ) async throws -> TrainingPlan {
        let asking = try call.person()
        let id = call.parameters.id
        let (person, whole) = try await dependencies.database.write { db -> (Person, WholePlan) in
            try await PersonStore.hold(asking.id, in: db)
            guard let person = try await PersonStore.find(asking.id, in: db) else { throw APIError(.unauthenticated) }
            guard let plan = try await PlanStore.current(of: person.id, in: db) else { throw APIError(.notFound) }
            var whole = try await planning.whole(plan, of: person.id, in: db)
            let planned = whole.items.count
            var beside = whole.items
            if !whole.items.contains(where: { $0.id == id }) {
                let (item, workout) = try await underWay(id, of: person.id, in: db)
                whole.items.append(item)
                beside = workout
            }
            guard let item = whole.items.first(where: { $0.id == id }) else { throw APIError(.notFound) }
            let tier = try await dependencies.tiers.tier(of: person.id, in: db)
            let changed = try await body(&whole, item, beside, person, tier, db)
            for place in changed {
                if place < planned { try await PlanItemStore.save(whole.items[place], of: person.id, in: db) }
                try await SessionItemStore.follow(whole.items[place], of: person.id, in: db)
            }
            if changed.contains(where: { $0 < planned }) {
                try await PlanStore.touch(person.id, in: db)
                whole.plan.version += 1
            }
            whole.items.removeSubrange(planned...)
            return (person, whole)
        }
        return PlanView(dependencies, person, call.context).plan(whole)
    }

    /// An item of the workout under way, and all of that: it goes on with those of the plan that it was begun by, also when there is
    /// another plan now.
    /// - Throws: `not_found`.
    private func underWay(
        _ id: PlanItemID, of user: UserID, in db: any Connection
    ) async throws -> (item: StoredItem, workout: [StoredItem]) {
        let workout = try await SessionItemStore.underWay(of: user, in: db)
        guard let item = workout.first(where: { $0.id == id }) else { throw APIError(.notFound) }
        return (item, workout)
    }

    /// With Premium what somebody is used to ranks them: their level, and the equipment of the original.
    /// - Parameter items: those of the item's day at least.
    private func alternatives(
        to item: StoredItem, among items: [StoredItem], _ plan: StoredPlan, _ person: Person, _ tier: Tier
    ) -> (items: [ExerciseFacts], shortfall: InjuryRule.Shortfall?) {
        let library = dependencies.library.current
        guard let original = library.facts(item.planned) else { return ([], .equipment) }
        let answer = InjuryRule.alternatives(
            to: original, in: library.facts, injuries: person.injuries, equipment: plan.equipment,
            level: tier >= .premium ? plan.level : nil, beside: items.exercises(beside: item))
        return (answer.items, answer.shortfall)
    }
}
