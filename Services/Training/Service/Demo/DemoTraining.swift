internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// What a demo shows of training: a plan that is four weeks old, every workout of it done up to yesterday, and today's still to do. It is
/// planned and counted by what plans and counts for everybody. FC-ADD-14.
struct DemoTraining: Sendable {
    let dependencies: TrainingDependencies
    let demos: DemoDays

    /// Four weeks hold each weekday equally often, so that every day shows the same number of workouts.
    private static let days: Int64 = 28
    private static let begins = LocalTime(hour: 18, minute: 30) ?? .midnight

    /// Brings the demo up to the day it is for its person.
    /// - Returns: the person as they are known then.
    func keep(_ person: Person, _ context: RequestContext) async throws -> Person {
        let today = dependencies.today(of: person, now: context.now)
        let isNews = await demos.keep(person.id, on: today, logger: dependencies.runtime.logger) {
            // What they answered: nothing where the profile service knew the demo before it had a story, until somebody looks at it there.
            let known = try await Adoption(dependencies: dependencies).takeOver(person.id, for: context.origin, now: context.now)
            guard let known, known.goal != nil else { return false }
            return try await write(known, context.now)
        }
        guard isNews else { return person }
        return try await dependencies.database.read { db in try await PersonStore.find(person.id, in: db) } ?? person
    }

    private func write(_ person: Person, _ now: Instant) async throws -> Bool {
        let today = dependencies.today(of: person, now: now)
        let first = today - Self.days
        let order = try PlanOrder.auto(person, tier: .freemium, waitsForCoach: false, today: first)
        let library = dependencies.library.current
        let week = PlanMaker(order.input, library: library.facts).week()
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            guard try await DemoDays.begin(person.id, on: today, in: db) else { return true }
            try await DemoTrainingStore.clear(person.id, in: db)
            let plan = Planning(dependencies: dependencies).plan(order, week, from: first, now: start(of: first, person))
            try await PlanStore.replace(plan.plan, of: person.id, in: db)
            try await PlanItemStore.insert(plan.days, plan.items, of: person.id, in: db)
            var count = 0
            for date in (0..<Self.days).map({ first + $0 }) {
                guard let day = plan.days.first(where: { $0.weekday == PlanWeek.weekday(of: date) }) else { continue }
                try await work(out: day, plan.items.filter { $0.weekday == day.weekday }, on: date, number: count, person, library, in: db)
                count += 1
            }
            return true
        }
    }

    /// One workout in the evening. In every third the last exercise is left out, as it happens.
    private func work(
        out day: StoredDay, _ items: [StoredItem], on date: LocalDate, number: Int, _ person: Person, _ library: LibrarySnapshot,
        in db: any Connection
    ) async throws {
        let begun = start(of: date, person)
        let session = StoredSession(
            id: TrainingSessionID(trusted: dependencies.ids.next()), split: day.split, title: day.title, begunOn: date, status: .active,
            startedAt: begun, finishedAt: nil)
        let done = number % 3 == 2 ? items.count - 1 : items.count
        let whole = WholeSession(
            session: session,
            items: items.enumerated().map { place, item in
                StoredSessionItem(item: item, done: place < done ? Array(1...item.sets) : [])
            })
        guard try await SessionStore.begin(session, planned: Int64(items.count), of: person.id, in: db) else { return }
        try await SessionItemStore.insert(items, of: session.id, user: person.id, in: db)
        for item in whole.items { try await SessionItemStore.save(item, of: session.id, user: person.id, in: db) }
        let end = begun + .minutes(42 + Int64(number * 5 % 13))
        _ = try await SessionBook.finish(whole, at: end, library, of: person.id, in: db)
    }

    private func start(of date: LocalDate, _ person: Person) -> Instant {
        dependencies.zone(of: person).instant(of: date, at: Self.begins)
    }
}

/// Takes away what the demo showed on the day before. Writers hold the person's row.
enum DemoTrainingStore {
    static func clear(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM sessions WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM training_days WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM muscle_sets WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM plans WHERE user_id = \(user.text)")
    }
}
