internal import Contracts
internal import NutritionDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Makes plans, and the days of them. Choosing meals takes milliseconds, in which nothing is locked: the draft is read, its days are made,
/// and inside the transaction the draft is read again, and the days made again only if it changed meanwhile.
struct MealPlanning: Sendable {
    let dependencies: NutritionDependencies
    /// How many days are planned at once.
    static let week: Int64 = 7

    /// Somebody, held until the transaction ends, if nutrition is still open to them.
    func hold(_ user: UserID, now: Instant, in db: any Connection) async throws -> Person {
        try await PersonStore.hold(user, in: db)
        guard let person = try await PersonStore.find(user, in: db) else { throw APIError(.unauthenticated) }
        try person.requireOpen(dependencies, now: now)
        return person
    }

    func order(_ person: Person, in db: any Connection) async throws -> MealPlanOrder {
        try MealPlanOrder(person, try await PreferenceStore.find(person.id, in: db), dependencies)
    }

    /// Whether a week of what somebody eats would come to their targets, and one of Ramadan too if they fast: enough meals are not
    /// always enough.
    /// - Throws: `preferences_too_narrow`.
    func check(_ preferences: StoredPreferences, of person: Person, now: Instant) throws(APIError) {
        // Before the first intake there are no targets.
        guard person.goal != nil else { return }
        let order = try MealPlanOrder(person, preferences, dependencies)
        let today = dependencies.today(of: person, now: now)
        let weeks = [today] + (order.fasting == nil ? [] : [FastingPlace.ramadan(after: today)].compactMap { $0 })
        for first in weeks {
            let dates = (first...(first + (Self.week - 1))).dates
            let draft = MealPlanDraft(user: person.id, number: 1, fromDate: first, order: order, dates: dates, around: [:])
            _ = try draft.days(dependencies.library)
        }
    }

    // MARK: A plan

    /// Makes a plan from today on, if the day has one left. The first one of somebody whose tier does not open everything starts their
    /// trial. Days that are over stay, and so does today if something of it was eaten.
    /// - Parameter answer: makes what is answered, and ends the transaction with it.
    func generate<Answer: Sendable>(
        for person: Person, run: String?, now: Instant,
        _ answer: @escaping @Sendable (ReadWeek, Person, any Connection) async throws -> Answer
    ) async throws -> Answer {
        let first = try await dependencies.database.snapshot { db in
            try await Allowance.plans(person.policy.plansPerDay).check(person.id, now: now, in: db)
            return try await newDraft(person, now: now, in: db)
        }
        let days = try first.days(dependencies.library)
        return try await dependencies.database.write { db in
            let person = try await hold(person.id, now: now, in: db)
            try await Allowance.plans(person.policy.plansPerDay).use(person.id, now: now, in: db)
            var draft = try await newDraft(person, now: now, in: db)
            // Plans asked for at once are the same: no days are chosen while others wait for the row.
            let number = max(draft.number - 1, first.number)
            draft.number = first.number
            let days = draft == first ? days : try draft.days(dependencies.library)
            if let open = person.policy.openTier, person.tier < open {
                try await TrialStore.begin(for: person.id, on: draft.fromDate, in: person.timezone, now: now, in: db)
            }
            let plan = StoredMealPlan(
                id: MealPlanID(trusted: dependencies.ids.next()), number: number, fromDate: draft.fromDate, seed: draft.seed,
                formula: MealPlanMaker.formula, source: draft.order.source, createdAt: now, version: 1)
            try await MealPlanStore.put(plan, of: person.id, in: db)
            try await dependencies.runtime.events.publish(
                .mealPlanGenerated, user: person.id, product: person.product, at: now, run: run, in: db)
            try await PlannedDayStore.delete(from: draft.fromDate, of: person.id, now: now, in: db)
            try await insert(days, draft, in: db)
            var week = try await read(of: person, in: db) { $0.week(of: $0.fromDate) }
            // A day that stays may serve what a newer library has corrected.
            if week.days.contains(where: { $0.isCorrected(by: dependencies.library) }) {
                try await exclude(for: person, now: now, in: db)
                week = try await read(of: person, in: db) { $0.week(of: $0.fromDate) }
            }
            return try await answer(week, person, db)
        }
    }

    private func newDraft(_ person: Person, now: Instant, in db: any Connection) async throws -> MealPlanDraft {
        let today = dependencies.today(of: person, now: now)
        let number = (try await MealPlanStore.find(person.id, in: db)?.number ?? 0) + 1
        let week = today...(today + (Self.week - 1))
        let stays = try await PlannedDayStore.list((today - 2)...week.upperBound, of: person.id, in: db).filter { day in
            day.date < today || day.meals.contains(where: \.isEaten)
        }
        return MealPlanDraft(
            user: person.id, number: number, fromDate: today, order: try await order(person, in: db), in: week, from: today,
            besides: stays)
    }

    // MARK: Its days

    /// Plans the days of a span that are not planned yet, as they follow from what is known now. Days that are over stay without a plan:
    /// nobody could have followed it, and what they come to beside it would change.
    /// - Returns: the span as it is then: somebody else may take days of it away at once.
    func fill(_ span: ClosedRange<LocalDate>, for person: Person, now: Instant) async throws -> ReadWeek {
        let early = try await dependencies.database.snapshot { db in try await draft(span, for: person, now: now, in: db) }
        // What follows from something else than the plan's other days is made when those are gone.
        let days = try early.map { early throws(APIError) in try early.days(dependencies.library) } ?? []
        return try await dependencies.database.write { db in
            let person = try await hold(person.id, now: now, in: db)
            try await renew(person, now: now, in: db)
            guard let draft = try await draft(span, for: person, now: now, in: db) else { throw APIError(.notFound) }
            try await insert(draft == early ? days : draft.days(dependencies.library), draft, in: db)
            return try await read(of: person, in: db) { _ in span }
        }
    }

    /// - Parameter span: the days of the plan that are read.
    /// - Throws: `not_found` for somebody without a plan.
    func read(
        of person: Person, in db: any Connection, _ span: (StoredMealPlan) -> ClosedRange<LocalDate>
    ) async throws -> ReadWeek {
        guard let plan = try await MealPlanStore.find(person.id, in: db) else { throw APIError(.notFound) }
        return ReadWeek(
            plan: plan, order: try await order(person, in: db), days: try await PlannedDayStore.list(span(plan), of: person.id, in: db))
    }

    /// - Returns: nil for somebody without a plan, and for one whose days ahead are to be planned again.
    private func draft(
        _ span: ClosedRange<LocalDate>, for person: Person, now: Instant, in db: any Connection
    ) async throws -> MealPlanDraft? {
        guard let plan = try await MealPlanStore.find(person.id, in: db) else { return nil }
        let order = try await order(person, in: db)
        guard order.source == plan.source else { return nil }
        let stays = try await PlannedDayStore.list((span.lowerBound - 2)...(span.upperBound + 2), of: person.id, in: db)
        return MealPlanDraft(
            user: person.id, number: plan.number, fromDate: plan.fromDate, order: order, in: span,
            from: dependencies.today(of: person, now: now), besides: stays)
    }

    private func insert(_ days: [PlannedDay], _ draft: MealPlanDraft, in db: any Connection) async throws {
        try await PlannedDayStore.insert(draft.stored(days, dependencies.ids), of: draft.user, in: db)
    }

    // MARK: What they follow from

    /// Takes the days after today away when they no longer follow from what is known; they are planned again when they are read. Where
    /// only the sizes of days became others, those stay whose meals still fit. The caller holds the person's row.
    func renew(_ person: Person, now: Instant, in db: any Connection) async throws {
        guard let plan = try await MealPlanStore.find(person.id, in: db) else { return }
        let order = try await order(person, in: db)
        guard order.source != plan.source else { return }
        let first = dependencies.today(of: person, now: now) + 1
        var kept: [LocalDate] = []
        if order.differsInSizesOnly(from: plan.source) {
            kept = try await PlannedDayStore.list(first...(first + person.policy.daysAhead), of: person.id, in: db)
                .filter { day in !day.meals.contains(where: \.isEaten) && day.fits(order.targets) }.map(\.date)
            try await PlannedDayStore.aim(kept, at: order.targets, of: person.id, in: db)
        }
        try await PlannedDayStore.delete(from: first, besides: kept, of: person.id, now: now, in: db)
        try await MealPlanStore.follow(order.source, of: person.id, in: db)
    }

    /// Takes out of days to come what somebody does not eat by the library of now.
    func exclude(for person: Person, now: Instant) async throws {
        try await dependencies.database.write { db in
            let person = try await hold(person.id, now: now, in: db)
            try await exclude(for: person, now: now, in: db)
        }
    }

    /// The same for a caller who holds the person's row.
    private func exclude(for person: Person, now: Instant, in db: any Connection) async throws {
        let preferences = try await PreferenceStore.find(person.id, in: db)
        let exclusion = MealExclusion(dependencies: dependencies, preferences: preferences, unknownStays: true)
        try await exclusion.apply(to: person, now: now, in: db)
    }

    /// A day as it may be answered: from today on without what somebody does not eat by the library of now. The caller holds the person's
    /// row.
    /// - Throws: `not_found` where nothing of it is left: it is planned anew when it is read.
    func served(_ day: StoredPlanDay, to person: Person, now: Instant, in db: any Connection) async throws -> StoredPlanDay {
        guard day.date >= dependencies.today(of: person, now: now), day.isCorrected(by: dependencies.library) else { return day }
        try await exclude(for: person, now: now, in: db)
        guard let left = try await PlannedDayStore.find(day.date, of: person.id, in: db) else { throw APIError(.notFound) }
        return left
    }

    /// The same as `renew` after a change of somebody's profile. Also for those whose trial is over: their plan waits for them.
    func follow(_ user: UserID, now: Instant) async throws {
        let isNeeded = try await dependencies.database.read { db in
            guard let plan = try await MealPlanStore.find(user, in: db), let person = try await PersonStore.find(user, in: db),
                person.goal != nil
            else { return false }
            return try await order(person, in: db).source != plan.source
        }
        guard isNeeded else { return }
        try await dependencies.database.write { db in
            guard try await PersonStore.isHeld(user, in: db), let person = try await PersonStore.find(user, in: db) else { return }
            try await renew(person, now: now, in: db)
        }
    }
}

extension StoredPlanDay {
    fileprivate func fits(_ targets: NutritionTargets) -> Bool {
        DayKeeping.fits(meals.reduce(.zero) { $0 + $1.nutrients }, targets, hasChoice: meals.contains(where: \.isSubstituted))
    }
}

extension MealPlanDraft {
    /// The days of a span from today on, besides those that are planned.
    fileprivate init(
        user: UserID, number: Int64, fromDate: LocalDate, order: MealPlanOrder, in span: ClosedRange<LocalDate>,
        from today: LocalDate, besides days: [StoredPlanDay]
    ) {
        let planned = days.map { ($0.date, $0.meals.map(\.meal)) }
        let around = Dictionary(planned) { first, _ in first }
        self.init(
            user: user, number: number, fromDate: fromDate, order: order,
            dates: span.dates.filter { $0 >= today && around[$0] == nil }, around: around)
    }
}

extension MealPlanDraft {
    /// Its days as they are kept.
    func stored(_ days: [PlannedDay], _ ids: IDSource) -> [StoredPlanDay] {
        days.map { day in
            StoredPlanDay(
                date: day.date, targets: order.targets, fasting: day.isFasting ? order.fasting?.times(on: day.date) : nil,
                meals: day.meals.map {
                    StoredPlannedMeal($0, on: day.date, id: PlannedMealID(trusted: ids.next()), isSubstituted: false)
                })
        }
    }
}

extension StoredPlannedMeal {
    init(_ choice: PlannedMealChoice, on date: LocalDate, id: PlannedMealID, isSubstituted: Bool) {
        self.init(
            id: id, date: date, slot: choice.slot, meal: choice.meal.id, nameEn: choice.meal.en, nameAr: choice.meal.ar,
            servings: choice.servings, nutrients: choice.nutrients, reason: choice.reason.word, isSubstituted: isSubstituted)
    }
}
