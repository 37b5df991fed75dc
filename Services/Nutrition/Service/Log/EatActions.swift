internal import Contracts
internal import NutritionDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Meals of a plan that were eaten: one entry a place.
struct EatActions: Sendable {
    let dependencies: NutritionDependencies
    private let desk: LogDesk

    init(dependencies: NutritionDependencies) {
        self.dependencies = dependencies
        desk = LogDesk(dependencies: dependencies)
    }

    private var entries: LogEntry { LogEntry(library: dependencies.library) }

    /// The same again is the same entry; other servings are those of the entry from then on.
    func eat(_ call: Call<SignedIn, PlannedMealParameters, EatenMeal>) async throws -> Saved<FoodLog> {
        let person = try call.planOwner(dependencies)
        let (id, servings, context) = (call.parameters.id, call.body.servings, call.context)
        let saved = try await dependencies.database.write { db -> Saved<StoredLog> in
            try await PersonStore.hold(person.id, in: db)
            guard let place = try await PlannedMealStore.find(id, of: person.id, in: db) else { throw APIError(.notFound) }
            _ = try desk.begun(place.date, for: person, now: context.now)
            if let before = try await LogStore.find(id, of: person.id, in: db) {
                let change = FoodLogChange(portion: servings ?? PortionCount(trusted: place.servings))
                let log = try entries.change(before, change, field: "servings")
                return .updated(try await desk.save(log, before: before, of: person, context, in: db))
            }
            let log = try entries.make(
                place, servings: servings, id: FoodLogID(trusted: dependencies.ids.next()), context.language, now: context.now)
            guard try await LogStore.insert(log, limit: person.policy.entriesPerDay, of: person.id, in: db) else {
                throw APIError(.limitReached)
            }
            try await desk.added([log], of: person, context, in: db)
            return .created(log)
        }
        dependencies.runtime.work.wake()
        return switch saved {
        case .created(let log): .created(LogView.log(log))
        case .updated(let log): .updated(LogView.log(log))
        }
    }

    /// Nothing to take back is no error: it was not eaten, as was asked for.
    func uneat(_ call: Call<SignedIn, PlannedMealParameters, Nothing>) async throws -> Nothing {
        let person = try call.planOwner(dependencies)
        let id = call.parameters.id
        return try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            guard try await PlannedMealStore.find(id, of: person.id, in: db) != nil else { throw APIError(.notFound) }
            try await LogStore.delete(id, of: person.id, in: db)
            return Nothing()
        }
    }
}
