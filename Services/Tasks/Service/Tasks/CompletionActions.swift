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
        // What is wrong with the evidence is found before anything is locked. The type of a task never changes.
        let type = try await dependencies.database.read { db in try await TaskStore.type(of: id, user: person.id, in: db) }
        guard let type else { throw APIError(.notFound) }
        let problems = EvidenceRule.problems(details, for: type)
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
        // Asked before the transaction: nothing may wait for another service inside one.
        if let photo = details.photoId { try await photos.check(photo, of: person.id, context: context) }
        return try await changes.change(person, now: context.now) { person, db in
            guard let task = try await TaskStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
            return try await completion.complete(task, details, person: &person, Occasion(context), in: db)
        }.result
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
            guard try await TaskStore.reopen(task.id, of: person.id, now: now, in: db) else { throw APIError(.taskNotCompleted) }
            if task.status == .completed {
                try await EvidenceStore.delete(of: task.id, user: person.id, in: db)
                person.progress.completedTasks -= 1
                if task.evidence?.type == .photoReference { person.progress.photos -= 1 }
            }
            if task.type == .weightLog, let evidence = task.evidence, let weight = evidence.metrics?.weightKg {
                try await dependencies.runtime.work.add(
                    TasksWork.withdrawWeight,
                    WeightRecord(user: person.id, weight: weight.hundredths, date: task.date, evidence: evidence.id), run: run, in: db)
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
        return try await changes.change(person, now: context.now) { person, db in
            guard var task = try await TaskStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
            let before = try await Standing.read(person, dependencies, now: context.now, in: db)
            try await body(&task, &person, dependencies.calendar(of: person, now: context.now), db)
            task.updatedAt = context.now
            return try await completion.settle(task, before: before, person: &person, Occasion(context), in: db)
        }.result
    }
}
