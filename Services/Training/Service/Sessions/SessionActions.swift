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
    /// Nor gives up a workout so often, as who taps by mistake does: those take nothing away from the day.
    private static let mostGivenUpOnOneDay: Int64 = 200

    /// Begins the day's workout. The app made the id: with the same one it is the same workout, also when it is over.
    func start(_ call: Call<SignedIn, Nothing, NewTrainingSession>) async throws -> Saved<TrainingSession> {
        let person = try call.person()
        let (asked, now) = (call.body, call.now)
        let (whole, isNew) = try await dependencies.database.write { db -> (WholeSession, Bool) in
            try await PersonStore.hold(person.id, in: db)
            if let known = try await self.whole(asked.id, of: person.id, in: db) { return (known, false) }
            let begun = try moment(asked.startedAt, "startedAt", of: person, now: now)
            let today = dependencies.today(of: person, now: begun)
            let weekday = asked.weekday?.value ?? PlanWeek.weekday(of: today)
            let (day, items) = try await self.day(weekday, for: asked, of: person.id, in: db)
            try await checkRoom(on: today, isDated: asked.startedAt != nil, of: person, now: now, in: db)
            let session = StoredSession(
                id: asked.id, split: day.split, title: day.title, begunOn: today, status: .active, startedAt: begun, finishedAt: nil)
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
    func complete(_ call: Call<SignedIn, TrainingSessionParameters, SessionFinish>) async throws -> TrainingSession {
        let person = try call.person()
        let (id, said, context) = (call.parameters.id, call.body.finishedAt, call.context)
        let whole = try await dependencies.database.write { db -> WholeSession in
            try await PersonStore.hold(person.id, in: db)
            guard var whole = try await self.whole(id, of: person.id, in: db) else { throw APIError(.notFound) }
            if whole.session.status == .completed { return whole }
            guard whole.session.status == .active else { throw APIError(.sessionClosed) }
            // A tap too early would count a day on which nobody trained; who did nothing gives the workout up.
            guard whole.items.contains(where: { !$0.done.isEmpty }) else {
                throw APIError(.validationFailed, fields: [FieldProblem("items", .nothingDone)])
            }
            let started = whole.session.startedAt
            let end = max(started, try moment(said, "finishedAt", of: person, now: context.now, since: started))
            let streak = try await SessionBook.finish(whole, at: end, dependencies.library.current, of: person.id, in: db)
            guard let streak else { throw APIError(.sessionClosed) }
            (whole.session.status, whole.session.finishedAt) = (.completed, end)
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

    /// How far ahead a device's clock may be.
    private static let skew: Duration = .seconds(30)
    /// How long a workout may wait for a connection.
    private static let longestAway: Duration = .hours(48)

    /// When something was that a device tells of.
    /// - Parameter since: what it followed, where that is known already: then it may be as long ago.
    /// - Throws: `validation_failed` for what is still to come, and for what is so long ago that nobody knows any more whether it was so.
    private func moment(
        _ said: Instant?, _ field: String, of person: Person, now: Instant, since: Instant? = nil
    ) throws(APIError) -> Instant {
        guard let said else { return now }
        let (zone, earliest) = (dependencies.zone(of: person), min(since ?? now, now - Self.longestAway))
        if said > now + Self.skew {
            throw APIError(.validationFailed, fields: [FieldProblem(field, .mustNotBeLater(than: zone.localDate(at: now)))])
        }
        if said < earliest {
            throw APIError(.validationFailed, fields: [FieldProblem(field, .mustBeLater(than: zone.localDate(at: earliest)))])
        }
        return min(said, now)
    }

    /// - Parameter isDated: whether it was said when the workout was begun: then it is of that day whenever it is told, and waiting does
    ///   not help.
    /// - Throws: `limit_reached` for a day that is full: until the person's midnight, and for good where the day is over or was said.
    private func checkRoom(on day: LocalDate, isDated: Bool, of person: Person, now: Instant, in db: any Connection) async throws {
        let (kept, givenUp) = try await SessionStore.count(on: day, of: person.id, in: db)
        guard kept >= Self.mostOnOneDay || givenUp >= Self.mostGivenUpOnOneDay else { return }
        let zone = dependencies.zone(of: person)
        guard !isDated, day >= zone.localDate(at: now) else {
            throw APIError(
                .limitReached, english: "That day has as many workouts as a day can have.",
                arabic: "بلغ ذلك اليوم أقصى عدد من التمارين في اليوم الواحد.")
        }
        throw APIError(
            .limitReached, retryAfter: zone.instant(of: day + 1, at: .midnight) - now,
            detail: "A day takes \(Self.mostOnOneDay) workouts, and \(Self.mostGivenUpOnOneDay) that are given up")
    }

    /// What to train: a day of the plan that the workout was begun by, which may be another one than that of now.
    /// - Throws: `not_found` without a plan; for a day of rest what the plan's days are.
    private func day(
        _ weekday: Int64, for workout: NewTrainingSession, of user: UserID, in db: any Connection
    ) async throws -> (StoredDay, [StoredItem]) {
        if let former = try await FormerPlanStore.plan(of: workout, user: user, in: db),
            let (day, items) = try await FormerPlanStore.day(weekday, of: former, user: user, in: db)
        {
            return (day, items)
        }
        if let day = try await PlanItemStore.day(weekday, of: user, in: db) {
            return (day, try await PlanItemStore.items(on: weekday, of: user, in: db))
        }
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
