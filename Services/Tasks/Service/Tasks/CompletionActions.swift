internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Proving tasks done, leaving them, and taking it back.
struct CompletionActions: Sendable {
    let dependencies: TasksDependencies
    let photos: any PhotoLookup
    private let changes: DayChanges
    private let completion: Completion

    init(dependencies: TasksDependencies, photos: any PhotoLookup) {
        self.dependencies = dependencies
        self.photos = photos
        changes = DayChanges(dependencies: dependencies)
        completion = Completion(dependencies: dependencies)
    }

    func complete(_ call: Call<SignedIn, TaskParameters, EvidenceDetails>) async throws -> CompletionAnswer {
        let person = try call.person()
        let (id, details, context) = (call.parameters.id, call.body, call.context)
        if let photo = details.photoId {
            // Before another service is asked, which nothing may wait for inside a transaction. The type of a task never changes.
            let type = try await dependencies.database.read { db in try await TaskStore.type(of: id, user: person.id, in: db) }
            guard let type else { throw APIError(.notFound) }
            try check(details, for: type)
            try await photos.check(photo, of: person.id, context: context)
        }
        return try await withZone(of: person, doing: id, context) {
            try await changes.change(person, now: context.now, asking: { TaskStore.find(id, of: person.id) }) { person, days, task, db in
                guard let task else { throw APIError(.notFound) }
                try check(details, for: task.type)
                return try await completion.complete(task, details, person: &person, days: days, Occasion(context), in: db)
            }.result
        }
    }

    /// Does what is refused on a day that has not begun. The zone that is known here is a copy: where the profile has another one by now,
    /// it is done once more by that. An app takes `day_not_started` as the last word, and what was done after a flight would be lost.
    /// - Throws: what `body` throws; `unavailable` where the profile does not answer, so that the app tries again.
    private func withZone(
        of person: Person, doing id: TaskID, _ context: RequestContext, _ body: @Sendable () async throws -> CompletionAnswer
    ) async throws -> CompletionAnswer {
        do { return try await body() } catch let error as APIError where error.code == .dayNotStarted {
            // A date that has begun nowhere on earth has not begun for them, wherever they went.
            let task = try await dependencies.database.read { db in try await TaskStore.find(id, of: person.id, in: db) }
            guard let task, task.date <= PersonCalendar.latestAnywhere(at: context.now) else { throw error }
            let known = try await Adoption(dependencies: dependencies).takeOver(person.id, for: context.origin, now: context.now)
            guard let known, known.timezone != person.timezone else { throw error }
            return try await body()
        }
    }

    private func check(_ details: EvidenceDetails, for type: TaskType) throws(APIError) {
        let problems = EvidenceRule.problems(details, for: type)
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
    }

    func skip(_ call: Call<SignedIn, TaskParameters, Nothing>) async throws -> CompletionAnswer {
        let now = call.now
        return try await change(call) { task, person, calendar, db in
            // A task can be skipped in advance, so its day need not have begun.
            try completion.checkOpen(task.date, latest: max(calendar.today, task.date), calendar)
            if task.status == .completed { throw APIError(.taskCompleted) }
            try await TaskStore.set(.skipped, task.id, of: person.id, now: now, in: db)
            task.status = .skipped
        }
    }

    /// Takes the completion or the skip of a task of today back, and the weight of a weigh-in. Badges stay: they were earned.
    func undo(_ call: Call<SignedIn, TaskParameters, Nothing>) async throws -> CompletionAnswer {
        let (now, run) = (call.now, call.context.run)
        return try await change(call) { task, person, calendar, db in
            guard task.date >= calendar.today, !calendar.isFixed(task.date) else { throw APIError(.dayClosed) }
            guard task.status != .pending else { throw APIError(.taskNotCompleted) }
            try await TaskStore.reopen(task.id, of: person.id, now: now, in: db)
            if task.status == .completed {
                try await EvidenceStore.delete(of: task.id, user: person.id, in: db)
                person.progress.completedTasks -= 1
                if task.evidence?.type == .photoReference { person.progress.photos -= 1 }
            }
            if task.type == .weightLog, let evidence = task.evidence, let weight = evidence.metrics?.weightKg {
                try await dependencies.runtime.work.add(
                    TasksWork.withdrawWeight,
                    WeightRecord(user: person.id, weight: weight.hundredths, date: task.date, evidence: evidence.id), run: run, in: db)
                // What they weigh without it, the profile service knows. Where it was told of the weight already, its own news of taking
                // that back come later than this.
                try await dependencies.runtime.work.add(TasksWork.takeOver, TakeOver(user: person.id), run: run, in: db)
            }
            task.status = .pending
            task.completedAt = nil
            task.evidence = nil
        }
    }

    /// - Parameter body: stores a change of the task, and makes the same change to the value it is given, which goes into the answer.
    private func change(
        _ call: Call<SignedIn, TaskParameters, Nothing>,
        _ body: @escaping @Sendable (inout StoredTask, inout Person, PersonCalendar, any Connection) async throws -> Void
    ) async throws -> CompletionAnswer {
        let person = try call.person()
        let (id, context) = (call.parameters.id, call.context)
        return try await changes.change(person, now: context.now, asking: { TaskStore.find(id, of: person.id) }) { person, days, task, db in
            guard var task else { throw APIError(.notFound) }
            let before = try await Standing(days, of: person, dependencies, now: context.now, in: db)
            try await body(&task, &person, dependencies.calendar(of: person, now: context.now), db)
            task.updatedAt = context.now
            return try await completion.settle(task, before: before, person: &person, Occasion(context), in: db)
        }.result
    }
}
