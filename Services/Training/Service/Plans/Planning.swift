internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Makes plans and puts them in place. Making one takes milliseconds, in which nothing is locked: the order is read, the week is made, and
/// inside the transaction the order is read again, and the week made again only if it changed meanwhile.
struct Planning: Sendable {
    let dependencies: TrainingDependencies
    private var library: LibrarySnapshot { dependencies.library.current }

    typealias Ordering = @Sendable (Person, Tier, _ waitsForCoach: Bool, _ today: LocalDate) throws(APIError) -> PlanOrder

    /// What comes of an order: the plan that somebody has already, or a new one.
    /// - Parameters:
    ///   - stays: whether the plan that somebody has is kept.
    ///   - isCounted: whether a new plan is one of those that a day allows.
    func make(
        for person: Person, run: String?, now: Instant,
        stays: @escaping @Sendable (StoredPlan, PlanOrder) -> Bool = { $1.isFilled(by: $0) }, replacesCoach: Bool = true,
        isCounted: Bool = false, _ ordering: @escaping Ordering
    ) async throws -> WholePlan {
        let (first, isThere) = try await dependencies.database.read { db in
            let order = try await order(person, now: now, ordering, in: db)
            let stands = try await PlanStore.current(of: person.id, in: db).map { stays($0, order) } ?? false
            if isCounted, !stands { try await Allowance.plans.check(person.id, now: now, in: db) }
            return (order, stands)
        }
        let week = isThere ? [] : PlanMaker(first.input, library: library.facts).week()
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            guard let person = try await PersonStore.find(person.id, in: db) else { throw APIError(.unauthenticated) }
            let order = try await order(person, now: now, ordering, in: db)
            let current = try await PlanStore.current(of: person.id, in: db)
            if let current, stays(current, order) { return try await whole(current, of: person.id, in: db) }
            if current?.basis == .coach, !replacesCoach { throw APIError(.coachPlan) }
            if isCounted { try await Allowance.plans.use(person.id, now: now, in: db) }
            let made = order == first && !isThere ? week : PlanMaker(order.input, library: library.facts).week()
            return try await put(order, made, for: person, run: run, now: now, in: db)
        }
    }

    /// Makes somebody's plan when their first intake came, and again when what it follows from is no longer what the profile says. It
    /// counts from today on: a workout that was begun goes on with its own copy, days that are over keep the rest days of the plan before,
    /// and whoever answered the second intake trains by it at once. Plans that somebody asked for, or a coach made, stay: their conflicts
    /// are told when they are read.
    func follow(_ user: UserID, run: String?, now: Instant) async throws {
        let needed = try await dependencies.database.read { db -> Person? in
            guard let person = try await PersonStore.find(user, in: db), person.goal != nil, person.location != nil else { return nil }
            guard let plan = try await PlanStore.current(of: user, in: db) else { return person }
            return Self.isFollowing(plan, try await order(person, now: now, Self.auto, in: db)) ? nil : person
        }
        guard let needed else { return }
        _ = try await make(for: needed, run: run, now: now, stays: Self.isFollowing, Self.auto)
    }

    /// Whether a plan is none that follows the profile, or says what the profile says. A new week alone makes none, and neither does
    /// another tier: what the person took or kept in their plan stays until they ask for the one that comes with it.
    private static let isFollowing: @Sendable (StoredPlan, PlanOrder) -> Bool = { plan, order in
        !plan.basis.followsProfile || order.isWished(in: plan)
    }

    static let auto: Ordering = { (person, tier, waits, today) throws(APIError) in
        try PlanOrder.auto(person, tier: tier, waitsForCoach: waits, today: today)
    }

    /// Somebody's plan as it is.
    func whole(_ plan: StoredPlan, of user: UserID, in db: any Connection) async throws -> WholePlan {
        WholePlan(
            plan: plan, days: try await PlanItemStore.days(of: user, in: db), items: try await PlanItemStore.items(of: user, in: db))
    }

    /// Puts a plan in the place of the one before, and tells. The caller holds the person's row.
    func put(
        _ plan: WholePlan, after former: StoredPlan?, of user: UserID, run: String?, now: Instant, in db: any Connection
    ) async throws {
        try await dependencies.runtime.events.publish(.planGenerated, user: user, product: .fitcoach, at: now, run: run, in: db)
        if let former { try await FormerPlanStore.keep(former, of: user, now: now, in: db) }
        try await PlanStore.replace(plan.plan, of: user, in: db)
        try await PlanItemStore.insert(plan.days, plan.items, of: user, in: db)
    }

    /// The first day of a plan that begins now. West of the date line a day can come twice: the plan does not begin before the one it
    /// replaces.
    func start(for person: Person, now: Instant, after current: StoredPlan?) -> LocalDate {
        let today = dependencies.today(of: person, now: now)
        return current.map { max($0.fromDate, today) } ?? today
    }

    private func order(_ person: Person, now: Instant, _ ordering: Ordering, in db: any Connection) async throws -> PlanOrder {
        let tier = try await dependencies.tiers.tier(of: person.id, in: db)
        let waits = try await CoachWaitStore.waits(person.id, in: db)
        return try ordering(person, tier, waits, dependencies.today(of: person, now: now))
    }

    private func put(
        _ order: PlanOrder, _ week: [PlannedDay], for person: Person, run: String?, now: Instant, in db: any Connection
    ) async throws -> WholePlan {
        let standIns = try await StandInStore.list(of: person.id, in: db)
        let kept = try await KeptExerciseStore.list(of: person.id, in: db)
        let current = try await PlanStore.current(of: person.id, in: db)
        var made = plan(order, week, from: start(for: person, now: now, after: current), now: now)
        for place in made.items.indices {
            let item = made.items[place], others = made.items.exercises(beside: item)
            made.items[place] = keeping(standingIn(item, standIns, beside: others, order.input), kept, order.input)
        }
        try await put(made, after: current, of: person.id, run: run, now: now, in: db)
        return made
    }

    /// A week as a plan that begins on a date.
    func plan(_ order: PlanOrder, _ week: [PlannedDay], from date: LocalDate, now: Instant) -> WholePlan {
        WholePlan(
            plan: StoredPlan(
                id: TrainingPlanID(trusted: dependencies.ids.next()), basis: order.basis, templateID: order.templateID,
                goal: order.input.goal, level: order.input.level, equipment: order.input.equipment, source: order.source,
                seed: order.input.seed, formula: PlanMaker.formula, trainingDays: week.map(\.weekday), fromDate: date, createdAt: now,
                version: 1),
            days: week.map { StoredDay(weekday: $0.weekday, split: $0.split, title: nil) },
            items: week.flatMap { day in
                day.items.enumerated().map { place, item in
                    StoredItem(item, place: place, on: day.weekday, id: dependencies.ids.next())
                }
            })
    }

    /// The item with what the person takes instead of its exercise in every plan, if that is still a safe choice; where its day has that
    /// already, with the next best that it does not have. It stays as it is where there is nothing else.
    private func standingIn(
        _ item: StoredItem, _ standIns: [ExerciseID: ExerciseID], beside others: [ExerciseID], _ input: PlanInput
    ) -> StoredItem {
        guard let chosen = standIns[item.exercise], let original = library.facts(item.exercise),
            InjuryRule.conflict(of: original, with: input.injuries) != nil, let facts = library.facts(chosen),
            InjuryRule.conflict(of: facts, with: input.injuries) == nil, input.equipment.contains(facts.equipment)
        else { return item }
        var taken: ExerciseID? = chosen
        if others.contains(chosen) {
            let alternatives = InjuryRule.alternatives(
                to: original, in: library.facts, injuries: input.injuries, equipment: input.equipment, level: input.level, beside: others)
            taken = alternatives.items.first { !others.contains($0.id) }?.id
        }
        guard let taken else { return item }
        var item = item
        item.original = item.exercise
        item.exercise = taken
        return item
    }

    /// The item with what the person said of its exercise in a plan before, if it still stresses an area of theirs.
    private func keeping(_ item: StoredItem, _ kept: [ExerciseID: [InjuryArea]], _ input: PlanInput) -> StoredItem {
        guard let areas = kept[item.exercise], let facts = library.facts(item.exercise),
            InjuryRule.conflict(of: facts, with: input.injuries) != nil
        else { return item }
        var item = item
        item.kept = areas
        return item
    }
}

extension PlanBasis {
    /// Whether plans of this kind are made again when the profile changes.
    fileprivate var followsProfile: Bool {
        switch self {
        case .generic, .personalised, .coachPending: true
        case .custom, .coach: false
        }
    }
}

extension StoredItem {
    fileprivate init(_ item: PlannedItem, place: Int, on weekday: Int64, id: String) {
        self.init(
            id: PlanItemID(trusted: id), weekday: weekday, place: Int64(place), phase: item.phase, exercise: item.exercise.id,
            original: nil,
            sets: item.sets, reps: item.reps, seconds: item.seconds, restSeconds: item.restSeconds, reason: item.reason, kept: nil)
    }
}
