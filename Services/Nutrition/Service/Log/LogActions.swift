internal import Contracts
internal import NutritionDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What somebody ate, entry by entry.
struct LogActions: Sendable {
    let dependencies: NutritionDependencies
    private let desk: LogDesk

    init(dependencies: NutritionDependencies) {
        self.dependencies = dependencies
        desk = LogDesk(dependencies: dependencies)
    }

    private var entries: LogEntry { LogEntry(library: dependencies.library) }

    /// The app made the id: what it sends again is the entry it sent first, also when that was changed since. One that was deleted stays
    /// so.
    func add(_ call: Call<SignedIn, Nothing, NewFoodLog>) async throws -> Saved<FoodLog> {
        let person = try call.person(dependencies)
        let (new, context) = (call.body, call.context)
        let asked = try LogEntry.checksum(new)
        let saved = try await desk.withZone(of: person, context) { person in
            try await dependencies.database.write { db -> Saved<StoredLog> in
                try await PersonStore.hold(person.id, in: db)
                if let known = try await LogStore.find(new.id, of: person.id, in: db) {
                    guard known.asked == asked else { throw APIError(.versionConflict) }
                    return .updated(known)
                }
                if try await DeletedLogStore.contains(new.id.text, of: person.id, in: db) { throw APIError(.versionConflict) }
                let date = try desk.open(new.date, for: person, now: context.now)
                let log = try entries.make(new, on: date, context.language, asked: asked, now: context.now)
                guard try await LogStore.insert(log, limit: person.policy.entriesPerDay, of: person.id, in: db) else {
                    throw APIError(.limitReached)
                }
                try await desk.added([log], of: person, context, in: db)
                return .created(log)
            }
        }
        dependencies.runtime.work.wake()
        return switch saved {
        case .created(let log): .created(LogView.log(log))
        case .updated(let log): .updated(LogView.log(log))
        }
    }

    func list(_ call: Call<SignedIn, FoodLogQuery, Nothing>) async throws -> FoodLogList {
        let person = try call.person(dependencies)
        let date = call.parameters.date ?? dependencies.today(of: person, now: call.now)
        let logs = try await dependencies.database.read { db in try await LogStore.list(on: date, of: person.id, in: db) }
        return LogView.list(logs, on: date)
    }

    func one(_ call: Call<SignedIn, FoodLogParameters, Nothing>) async throws -> FoodLog {
        let person = try call.person(dependencies)
        let log = try await dependencies.database.read { db in try await LogStore.find(call.parameters.id, of: person.id, in: db) }
        guard let log else { throw APIError(.notFound) }
        return LogView.log(log)
    }

    /// What changes nothing makes no version.
    func change(_ call: Call<SignedIn, FoodLogParameters, FoodLogChange>) async throws -> FoodLog {
        let person = try call.person(dependencies)
        let (id, change, context) = (call.parameters.id, call.body, call.context)
        let log = try await desk.withZone(of: person, context) { person in
            try await dependencies.database.write { db -> StoredLog in
                try await PersonStore.hold(person.id, in: db)
                guard let before = try await LogStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
                if let version = change.version, version != before.version { throw APIError(.versionConflict) }
                if let date = change.date, date != before.date { _ = try desk.open(date, for: person, now: context.now) }
                let log = try entries.change(before, change)
                return try await desk.save(log, before: before, of: person, context, in: db)
            }
        }
        dependencies.runtime.work.wake()
        return LogView.log(log)
    }

    func delete(_ call: Call<SignedIn, FoodLogParameters, Nothing>) async throws -> Nothing {
        let person = try call.person(dependencies)
        let now = call.now
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            guard try await LogStore.delete(call.parameters.id, now: now, of: person.id, in: db) else { throw APIError(.notFound) }
            return Nothing()
        }
    }

    /// Entries of a plan's meals become entries of what was in them: the places of the plan are on their own day.
    func copy(_ call: Call<SignedIn, Nothing, FoodLogCopy>) async throws -> FoodLogList {
        let person = try call.person(dependencies)
        let (asked, context) = (call.body, call.context)
        let to = try await desk.withZone(of: person, context) { person in
            try desk.open(asked.to, "to", for: person, now: context.now)
        }
        let from = asked.from ?? to - 1
        guard from != to else { throw APIError(.validationFailed, fields: [FieldProblem("to", .mustDifferFromField("from"))]) }
        let list = try await dependencies.database.write { db -> FoodLogList in
            try await PersonStore.hold(person.id, in: db)
            let copies = try await LogStore.list(on: from, asked.category, of: person.id, in: db).map { log in
                log.copy(FoodLogID(trusted: dependencies.ids.next()), on: to, now: context.now)
            }
            for copy in copies {
                // What was added before it goes with the transaction: a day is copied whole or not at all.
                guard try await LogStore.insert(copy, limit: person.policy.entriesPerDay, of: person.id, in: db) else {
                    throw APIError(.limitReached)
                }
            }
            try await desk.added(copies, of: person, context, in: db)
            let list = LogView.list(copies, on: to)
            try await call.keep(list, in: db)
            return list
        }
        dependencies.runtime.work.wake()
        return list
    }
}
