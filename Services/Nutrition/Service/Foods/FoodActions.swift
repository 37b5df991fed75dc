internal import Contracts
internal import NutritionDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Foods as people look for them, and their favourites. FR-NUTRITION-04-a.
struct FoodActions: Sendable {
    let dependencies: NutritionDependencies

    private static let pageSize = 20
    private static let longestPage = 100

    func page(_ call: Call<SignedIn, FoodQuery, Nothing>) async throws -> FoodPage {
        let (person, query, library) = (try call.person(dependencies), call.parameters, dependencies.library)
        let language = call.context.language
        let after = try query.cursor.map { token throws(APIError) in
            try FoodPlace(reading: token, library: library.version, language: language)
        }
        let limit = min(query.limit.map { Int($0.value) } ?? Self.pageSize, Self.longestPage)
        let since = since(person, call.now)
        let taste = try await dependencies.database.snapshot { db in try await FoodTasteStore.find(person.id, since: since, in: db) }
        let page = FoodList(query: query, language: language, library: library, taste: taste).page(after: after, limit: limit)
        let view = FoodView(language: language, library: library, taste: taste)
        return FoodPage(
            items: page.items.map(view.card), total: Int64(page.total), corrected: page.corrected, nextCursor: page.next?.token)
    }

    func one(_ call: Call<SignedIn, FoodParameters, Nothing>) async throws -> FoodDetail {
        let (person, library) = (try call.person(dependencies), dependencies.library)
        guard let food = library.food(call.parameters.id) else { throw APIError(.notFound) }
        let since = since(person, call.now)
        let taste = try await dependencies.database.snapshot { db in
            try await FoodTasteStore.find(food.id, person.id, since: since, in: db)
        }
        return FoodView(language: call.context.language, library: library, taste: taste).detail(food)
    }

    func addFavourite(_ call: Call<SignedIn, FoodParameters, Nothing>) async throws -> Nothing {
        let (person, id, now) = (try call.person(dependencies), call.parameters.id, call.now)
        guard dependencies.library.food(id) != nil else { throw APIError(.notFound) }
        let limit = person.policy.favourites
        let isKept = try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            return try await FoodTasteStore.add(id, of: person.id, limit: limit, now: now, in: db)
        }
        guard isKept else { throw APIError(.limitReached) }
        return Nothing()
    }

    func deleteFavourite(_ call: Call<SignedIn, FoodParameters, Nothing>) async throws -> Nothing {
        let (person, id) = (try call.person(dependencies), call.parameters.id)
        try await dependencies.database.write { db in try await FoodTasteStore.delete(id, of: person.id, in: db) }
        return Nothing()
    }

    /// The first of the last 90 days.
    private func since(_ person: Person, _ now: Instant) -> LocalDate {
        dependencies.today(of: person, now: now) + (1 - FoodTaste.days)
    }
}
