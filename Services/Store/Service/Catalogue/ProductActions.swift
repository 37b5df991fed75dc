internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Products and their stock, as administrators change them.
struct ProductActions: Sendable {
    let dependencies: StoreDependencies

    func one(_ call: Call<Admin, ProductParameters, Nothing>) async throws -> StockedProduct {
        try await dependencies.database.read { db in try await Self.product(call.parameters.id, in: db).stocked }
    }

    func add(_ call: Call<Admin, Nothing, ProductDetails>) async throws -> StockedProduct {
        let id = ProductID(trusted: dependencies.runtime.ids.next())
        let (details, now) = (call.body, call.now)
        return try await dependencies.database.write { db in
            let state = try await CatalogueState.next(in: db)
            try await Self.checkRelated(details, in: db)
            guard try await ProductStore.insert(id, details, state: state, now: now, in: db) else { throw APIError(.slugTaken) }
            return try await Self.product(id, in: db).stocked
        }
    }

    func change(_ call: Call<Admin, ProductParameters, ProductEdit>) async throws -> StockedProduct {
        let (id, edit, now) = (call.parameters.id, call.body, call.now)
        return try await dependencies.database.write { db in
            let state = try await CatalogueState.next(in: db)
            let product = try await Self.product(id, in: db)
            let details = product.details.edited(edit)
            let isArchived = edit.isArchived ?? product.item.isArchived
            guard details != product.details || isArchived != product.item.isArchived else { return product.stocked }
            let problems = details.problems()
            guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
            if edit.related != nil { try await Self.checkRelated(details, in: db) }
            try await ProductStore.update(product, details, isArchived: isArchived, state: state, now: now, in: db)
            return try await Self.product(id, in: db).stocked
        }
    }

    func changeStock(_ call: Call<Admin, ProductParameters, StockChange>) async throws -> StockedProduct {
        let (id, change, now) = (call.parameters.id, call.body.change.value, call.now)
        return try await dependencies.database.write { db in
            let isDone = try await ProductStore.changeStock(id, by: change, now: now, in: db)
            let product = try await Self.product(id, in: db)
            guard isDone else {
                let left = product.item.stock - product.item.reserved
                throw APIError(.outOfStock, fields: [FieldProblem("change", .outOfStock(available: left))])
            }
            let stocked = product.stocked
            try await call.keep(stocked, in: db)
            return stocked
        }
    }

    private static func product(_ id: ProductID, in db: any Connection) async throws -> StoredProduct {
        guard let product = try await ProductStore.find(id, in: db) else { throw APIError(.notFound) }
        return product
    }

    /// - Throws: a problem for each related product that does not exist.
    private static func checkRelated(_ details: ProductDetails, in db: any Connection) async throws {
        let unknown = try await ProductStore.unknown(details.related.items, in: db)
        let problems = details.related.enumerated().filter { unknown.contains($0.element) }.map { index, _ in
            FieldProblem("related.\(index)", .unavailable)
        }
        guard problems.isEmpty else { throw APIError(.validationFailed, fields: problems) }
    }
}

extension ProductDetails {
    /// With what an administrator changes.
    func edited(_ edit: ProductEdit) -> ProductDetails {
        var details = self
        if let name = edit.name { details.name = name }
        if let description = edit.description { details.description = description }
        if let category = edit.category { details.category = category }
        if let brand = edit.brand { details.brand = brand }
        if let price = edit.price { details.price = price }
        if let taxCategory = edit.taxCategory { details.taxCategory = taxCategory }
        if let images = edit.images { details.images = images }
        if let specifications = edit.specifications { details.specifications = specifications }
        if let keywords = edit.keywords { details.keywords = keywords }
        if let related = edit.related { details.related = related }
        return details
    }
}
