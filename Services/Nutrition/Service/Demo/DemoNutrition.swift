internal import Contracts
internal import NutritionDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What a demo shows of nutrition: a plan and a trial that began some days ago, the meals and the water of the days since, and of today the
/// first. It is planned and counted by what plans and counts for everybody. FC-ADD-14.
struct DemoNutrition: Sendable {
    let dependencies: NutritionDependencies
    let demos: DemoDays

    /// Less than a trial has, which is never over in a demo.
    private static let days: Int64 = 4
    private static let glass: Int64 = 250

    /// Brings the demo up to the day it is for its person.
    /// - Returns: the person as they are known then.
    func keep(_ person: Person, _ context: RequestContext) async throws -> Person {
        let today = dependencies.today(of: person, now: context.now)
        let isNews = await demos.keep(person.id, on: today, logger: dependencies.runtime.logger) {
            // What they answered: nothing where the profile service knew the demo before it had a story, until somebody looks at it there.
            let known = try await Adoption(dependencies: dependencies).takeOver(person.id, for: context.origin, now: context.now)
            guard let known, known.goal != nil else { return false }
            return try await write(known, context.language, context.now)
        }
        guard isNews else { return person }
        return try await dependencies.database.read { db in try await PersonStore.find(person.id, in: db) } ?? person
    }

    private func write(_ person: Person, _ language: Language, _ now: Instant) async throws -> Bool {
        let today = dependencies.today(of: person, now: now)
        let first = today - Self.days
        let order = try MealPlanOrder(person, StoredPreferences(), dependencies)
        // Up to the end of the week that today is in.
        let week = first...(first + (MealPlanning.week - 1))
        let draft = MealPlanDraft(user: person.id, number: 1, fromDate: first, order: order, dates: week.dates, around: [:])
        let planned = try draft.days(dependencies.library)
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            guard try await DemoDays.begin(person.id, on: today, in: db) else { return true }
            try await DemoNutritionStore.clear(person.id, in: db)
            let begun = time(first, 9, of: person)
            try await TrialStore.begin(for: person.id, on: first, in: person.timezone, now: begun, in: db)
            let plan = StoredMealPlan(
                id: MealPlanID(trusted: dependencies.ids.next()), number: 1, fromDate: first, seed: draft.seed,
                formula: MealPlanMaker.formula, source: order.source, createdAt: begun, version: 1)
            try await MealPlanStore.put(plan, of: person.id, in: db)
            let days = draft.stored(planned, dependencies.ids)
            try await PlannedDayStore.insert(days, of: person.id, in: db)
            for day in days where day.date <= today { try await live(day, isOver: day.date < today, person, language, in: db) }
            return true
        }
    }

    /// Eats and drinks through a day. Its last meal is left out on one day, as it happens.
    private func live(
        _ day: StoredPlanDay, isOver: Bool, _ person: Person, _ language: Language, in db: any Connection
    ) async throws {
        let number = day.date.daysSinceEpoch
        let eaten = !isOver ? 1 : number % Self.days == 0 ? day.meals.count - 1 : day.meals.count
        let hours: [MealCategory: Int64] = [.breakfast: 8, .lunch: 13, .snack: 17, .dinner: 20]
        for place in day.meals.prefix(eaten) {
            let log = try LogEntry(library: dependencies.library).make(
                place, servings: nil, id: FoodLogID(trusted: dependencies.ids.next()), language,
                now: time(day.date, hours[place.slot.category] ?? 12, of: person))
            _ = try await LogStore.insert(log, limit: person.policy.entriesPerDay, of: person.id, in: db)
        }
        let glasses = isOver ? 7 + number % 3 : 2
        for place in 0..<glasses {
            let glass = WaterEntry(
                id: WaterID(trusted: dependencies.ids.next()), ml: Self.glass, loggedAt: time(day.date, 8 + place, of: person))
            _ = try await WaterStore.insert(glass, on: day.date, limit: person.policy.glassesPerDay, of: person.id, in: db)
        }
        try await DayTargetStore.note(day.date, of: person, in: db)
    }

    private func time(_ date: LocalDate, _ hour: Int64, of person: Person) -> Instant {
        dependencies.zone(person.timezone).startOfDay(date) + .hours(hour)
    }
}

/// Takes away what the demo showed on the day before. Writers hold the person's row.
enum DemoNutritionStore {
    static func clear(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM food_logs WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM water_logs WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM day_targets WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM planned_days WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM trials WHERE user_id = \(user.text)")
    }
}
