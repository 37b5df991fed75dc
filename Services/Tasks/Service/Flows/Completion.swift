internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Proving tasks done, leaving them, and taking it back. Task, day, streak, badges and notifications change in one transaction, or
/// none of them does.
struct Completion: Sendable {
    let keeper: TaskKeeper
    let photos: any PhotoLookup

    func complete(_ call: Call<SignedIn, TaskParameters, EvidenceDetails>) async throws -> CompletionAnswer {
        let person = try call.person()
        let (id, details, context) = (call.parameters.id, call.body, call.context)
        guard let task = try await keeper.database.read({ db in try await TaskStore.find(id, of: person.id, in: db) }) else {
            throw APIError(.notFound)
        }
        let problems = EvidenceRule.problems(details, for: task.type)
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        // Asked before the transaction: nothing may wait for another service inside one.
        if let photo = details.photoId { try await photos.check(photo, of: person.id, context: context) }
        return try await keeper.change(person, now: context.now) { person, db in
            try await complete(id, details, person: &person, context: .init(context), in: db)
        }.result
    }

    /// What the transaction needs of a request or an event.
    struct Occasion: Sendable {
        let now: Instant
        let run: String?
        let language: Language

        init(now: Instant, run: String?, language: Language) {
            self.now = now
            self.run = run
            self.language = language
        }

        init(_ context: RequestContext) { self.init(now: context.now, run: context.run, language: context.language) }
    }

    /// Completes a task of a claimed person whose days are up to date.
    /// - Parameter tellsProfile: false for a weight that came from there.
    func complete(
        _ id: TaskID, _ details: EvidenceDetails, person: inout Person, context: Occasion, tellsProfile: Bool = true, in db: any Connection
    ) async throws -> CompletionAnswer {
        guard let task = try await TaskStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
        let today = keeper.today(of: person, now: context.now)
        try checkOpen(task.date, today: today, person, now: context.now)
        guard try await TaskStore.complete(id, of: person.id, now: context.now, in: db) else { throw APIError(.taskCompleted) }
        let evidence = Evidence(
            id: EvidenceID(trusted: keeper.ids.next()), taskId: id, type: details.type, text: details.text, metrics: details.metrics,
            photoId: details.photoId, notes: details.notes, late: task.date < today, createdAt: context.now)
        try await EvidenceStore.insert(evidence, of: person.id, in: db)
        let before = try await Standing.read(person, keeper: keeper, now: context.now, in: db)
        person.progress.completedTasks += 1
        if details.type == .photoReference { person.progress.photos += 1 }
        if tellsProfile, task.type == .weightLog, let weight = details.metrics?.weightKg {
            try await keeper.runtime.work.add(
                TaskWork.recordWeight,
                .object(["user": .string(person.id.text), "weight": .integer(weight.hundredths), "date": .string(task.date.text)]),
                run: context.run, in: db)
            // Of an earlier day it may not be the newest any more; if it is, the profile service says so.
            if task.date == today { person.weight = weight.hundredths }
        }
        return try await settle(id, task.date, before: before, person: &person, context: context, in: db)
    }

    func skip(_ call: Call<SignedIn, TaskParameters, Nothing>) async throws -> CompletionAnswer {
        let context = call.context
        return try await change(call) { task, person, today, db in
            // What somebody knows they will not do can be left in advance.
            try checkOpen(task.date, today: max(today, task.date), person, now: context.now)
            if task.status == .completed { throw APIError(.taskCompleted) }
            try await TaskStore.set(.skipped, task.id, of: person.id, now: context.now, in: db)
        }
    }

    /// Takes a completion of today back. Badges stay: they were earned.
    func undo(_ call: Call<SignedIn, TaskParameters, Nothing>) async throws -> CompletionAnswer {
        let context = call.context
        return try await change(call) { task, person, today, db in
            guard task.date >= today, !keeper.isFixed(task.date, of: person, now: context.now) else { throw APIError(.dayClosed) }
            guard try await TaskStore.reopen(task.id, of: person.id, now: context.now, in: db) else { throw APIError(.taskNotCompleted) }
            try await EvidenceStore.delete(of: task.id, in: db)
            person.progress.completedTasks -= 1
            if task.evidence?.type == .photoReference { person.progress.photos -= 1 }
        }
    }

    private func change(
        _ call: Call<SignedIn, TaskParameters, Nothing>,
        _ body: @escaping @Sendable (StoredTask, inout Person, LocalDate, any Connection) async throws -> Void
    ) async throws -> CompletionAnswer {
        let person = try call.person()
        let (id, context) = (call.parameters.id, call.context)
        return try await keeper.change(person, now: context.now) { person, db in
            guard let task = try await TaskStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
            let today = keeper.today(of: person, now: context.now)
            let before = try await Standing.read(person, keeper: keeper, now: context.now, in: db)
            try await body(task, &person, today, db)
            return try await settle(id, task.date, before: before, person: &person, context: .init(context), in: db)
        }.result
    }

    /// Counts the day again, gives what was earned, and tells it all.
    private func settle(
        _ id: TaskID, _ date: LocalDate, before: StreakSummary, person: inout Person, context: Occasion, in db: any Connection
    ) async throws -> CompletionAnswer {
        let (day, streak, badges) = try await count(date, before: before, person: &person, context: context, in: db)
        guard let day, let task = try await TaskStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
        return CompletionAnswer(
            task: task.shown(in: keeper.zone(of: person), context.language), compliance: keeper.compliance(day, of: person, now: context.now),
            streak: streak, newBadges: badges)
    }

    /// Counts a day of a claimed person again, unless its outcome is written, and gives what that earned.
    /// - Returns: the day, nil when it was never made; the streak; the badges that are new.
    func count(
        _ date: LocalDate, before: StreakSummary, person: inout Person, context: Occasion, in db: any Connection
    ) async throws -> (day: StoredDay?, streak: StreakSummary, badges: [Badge]) {
        var day = try await DayStore.recount(date, of: person.id, in: db)
        if day == nil { day = try await DayStore.find(date, of: person.id, in: db) }
        if let day, ComplianceRule.isPerfect(completed: day.completed, total: day.total) {
            person.progress.perfectDays = max(1, person.progress.perfectDays)
        }
        let streak = try await Standing.read(person, keeper: keeper, now: context.now, in: db)
        person.progress.bestStreak = max(person.progress.bestStreak, streak.current)
        let badges = try await Awards(keeper: keeper).give(
            to: person, before: before, after: streak, run: context.run, language: context.language, now: context.now, in: db)
        return (day, streak, badges)
    }

    /// Days that have not begun take no evidence, and days that are over for good take none any more.
    private func checkOpen(_ date: LocalDate, today: LocalDate, _ person: Person, now: Instant) throws(APIError) {
        guard date <= today else { throw APIError(.dayNotStarted) }
        if keeper.isFixed(date, of: person, now: now) { throw APIError(.dayClosed) }
    }
}
