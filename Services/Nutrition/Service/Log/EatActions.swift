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

    /// The same again is the same entry; other servings, and another meal of the same place, are those of the entry from then on.
    func eat(_ call: Call<SignedIn, PlannedMealParameters, EatenMeal>) async throws -> Saved<FoodLog> {
        let person = try call.planOwner(dependencies)
        let (id, servings, context) = (call.parameters.id, call.body.servings, call.context)
        let named = call.body.mealId
        let saved = try await desk.withZone(of: person, context) { person in
            try await dependencies.database.write { db -> Saved<StoredLog> in
                try await PersonStore.hold(person.id, in: db)
                guard let place = try await place(id, named, of: person.id, in: db) else { throw APIError(.notFound) }
                // However long ago: a plan has only days on which it was looked at.
                try desk.requireBegun(place.date, for: person, now: context.now)
                if let before = try await LogStore.find(id, of: person.id, in: db) {
                    let log = try entries.change(before, place, servings: servings, isNamed: named == place.meal, context.language)
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
            guard try await place(id, of: person.id, in: db) != nil else { throw APIError(.notFound) }
            try await LogStore.delete(id, of: person.id, in: db)
            return Nothing()
        }
    }

    /// A meal of the plan, also where another one took its place lately: without a connection people eat by the plan that they have.
    /// - Parameter named: the meal that is meant, where the app says so; what stands in the place where that is not known any more.
    private func place(
        _ id: PlannedMealID, _ named: MealID? = nil, of user: UserID, in db: any Connection
    ) async throws -> StoredPlannedMeal? {
        let place = try await PlannedMealStore.find(id, of: user, in: db)
        if let named, named != place?.meal, let former = try await FormerMealStore.find(id, named, of: user, in: db) { return former }
        if let place { return place }
        return try await FormerMealStore.find(id, of: user, in: db)
    }
}
