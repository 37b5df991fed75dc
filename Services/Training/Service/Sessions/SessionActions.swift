internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Working out by the plan: a copy of the day, whose sets are ticked until it is finished or given up.
struct SessionActions: Sendable {
    let dependencies: TrainingDependencies

    /// Nobody trains more often on one day.
    private static let mostOnOneDay: Int64 = 20

    /// Begins the day's workout. The app made the id: with the same one it is the same workout, also when it is over.
    func start(_ call: Call<SignedIn, Nothing, NewTrainingSession>) async throws -> Saved<TrainingSession> {
        let person = try call.person()
        let (asked, now) = (call.body, call.now)
        let (whole, isNew) = try await dependencies.database.write { db -> (WholeSession, Bool) in
            try await PersonStore.hold(person.id, in: db)
            if let known = try await self.whole(asked.id, of: person.id, in: db) { return (known, false) }
            let today = dependencies.today(of: person, now: now)
            let weekday = asked.weekday?.value ?? PlanWeek.weekday(of: today)
            let day = try await self.day(weekday, of: person.id, in: db)
            let items = try await PlanItemStore.items(on: weekday, of: person.id, in: db)
            guard try await SessionStore.count(on: today, of: person.id, in: db) < Self.mostOnOneDay else { throw APIError(.limitReached) }
            let session = StoredSession(
                id: asked.id, split: day.split, title: day.title, begunOn: today, status: .active, startedAt: now, finishedAt: nil)
            guard try await SessionStore.begin(session, planned: Int64(items.count), of: person.id, in: db) else {
                throw APIError(.sessionActive)
            }
            try await SessionItemStore.insert(items, of: session.id, user: person.id, in: db)
            return (WholeSession(session: session, items: items.map { StoredSessionItem(item: $0, done: []) }), true)
        }
        let shown = self.shown(whole, person, call)
        return isNew ? .created(shown) : .updated(shown)
    }

    func session(_ call: Call<SignedIn, TrainingSessionParameters, Nothing>) async throws -> TrainingSession {
        let person = try call.person()
        let whole = try await dependencies.database.snapshot { db in try await self.whole(call.parameters.id, of: person.id, in: db) }
        guard let whole else { throw APIError(.notFound) }
        return shown(whole, person, call)
    }

    func tickSet(_ call: Call<SignedIn, TrainingSessionParameters, SetTick>) async throws -> TrainingSession {
        let tick = call.body
        return try await change(call, call.parameters.id, tick.item) { item throws(APIError) in
            guard tick.set.value <= item.item.sets else {
                throw APIError(.validationFailed, fields: [FieldProblem("set", .outOfRange(minimum: 1, maximum: item.item.sets))])
            }
            item.tick(tick.set.value, tick.done ?? true)
        }
    }

    func tickItem(_ call: Call<SignedIn, TrainingSessionItemParameters, ItemTick>) async throws -> TrainingSession {
        let isDone = call.body.completed
        return try await change(call, call.parameters.id, call.parameters.item) { item in item.tickAll(isDone) }
    }

    /// Finishes the workout. Whoever closes it counts it and tells of it; everybody after them finds it finished.
    func complete(_ call: Call<SignedIn, TrainingSessionParameters, Nothing>) async throws -> TrainingSession {
        let person = try call.person()
        let (id, context) = (call.parameters.id, call.context)
        let whole = try await dependencies.database.write { db -> WholeSession in
            try await PersonStore.hold(person.id, in: db)
            guard var whole = try await self.whole(id, of: person.id, in: db) else { throw APIError(.notFound) }
            if whole.session.status == .completed { return whole }
            let streak = try await SessionBook.finish(whole, at: context.now, dependencies.library.current, of: person.id, in: db)
            guard let streak else { throw APIError(.sessionClosed) }
            (whole.session.status, whole.session.finishedAt) = (.completed, context.now)
            try await dependencies.runtime.events.publish(
                .workoutCompleted, user: person.id, product: person.product, at: context.now, run: context.run,
                facts: EventFacts(count: streak, date: whole.session.begunOn), in: db)
            return whole
        }
        dependencies.runtime.work.wake()
        return shown(whole, person, call)
    }

    func discard(_ call: Call<SignedIn, TrainingSessionParameters, Nothing>) async throws -> Nothing {
        let person = try call.person()
        let (id, now) = (call.parameters.id, call.now)
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            guard let session = try await SessionStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
            if session.status == .discarded { return Nothing() }
            let isFirst = try await SessionStore.close(
                id, as: .discarded, completed: 0, seconds: 0, at: now, of: person.id, in: db)
            guard isFirst else { throw APIError(.sessionClosed) }
            try await SessionItemStore.delete(of: id, user: person.id, in: db)
            return Nothing()
        }
    }

    private func change<Parameters: DTO, Body: DTO>(
        _ call: Call<SignedIn, Parameters, Body>, _ id: TrainingSessionID, _ item: PlanItemID,
        _ change: @escaping @Sendable (inout StoredSessionItem) throws(APIError) -> Void
    ) async throws -> TrainingSession {
        let person = try call.person()
        let whole = try await dependencies.database.write { db -> WholeSession in
            try await PersonStore.hold(person.id, in: db)
            guard var whole = try await self.whole(id, of: person.id, in: db) else { throw APIError(.notFound) }
            guard whole.session.status == .active else { throw APIError(.sessionClosed) }
            guard let place = whole.items.firstIndex(where: { $0.item.id == item }) else { throw APIError(.notFound) }
            let before = whole.items[place].done
            try change(&whole.items[place])
            if whole.items[place].done != before {
                try await SessionItemStore.save(whole.items[place], of: id, user: person.id, in: db)
            }
            return whole
        }
        return shown(whole, person, call)
    }

    /// - Throws: `not_found` without a plan; for a day of rest what the plan's days are.
    private func day(_ weekday: Int64, of user: UserID, in db: any Connection) async throws -> StoredDay {
        if let day = try await PlanItemStore.day(weekday, of: user, in: db) { return day }
        guard let plan = try await PlanStore.current(of: user, in: db) else { throw APIError(.notFound) }
        throw APIError(
            .validationFailed, fields: [FieldProblem("weekday", .notAllowed(values: plan.trainingDays.map { String($0) }))])
    }

    private func whole(_ id: TrainingSessionID, of user: UserID, in db: any Connection) async throws -> WholeSession? {
        guard let session = try await SessionStore.find(id, of: user, in: db) else { return nil }
        return WholeSession(session: session, items: try await SessionItemStore.list(of: id, user: user, in: db))
    }

    private func shown<Parameters: DTO, Body: DTO>(
        _ whole: WholeSession, _ person: Person, _ call: Call<SignedIn, Parameters, Body>
    ) -> TrainingSession {
        PlanView(dependencies, person, call.context).session(whole)
    }
}
