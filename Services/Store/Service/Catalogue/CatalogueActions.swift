internal import Contracts
internal import HTTPCore
internal import Platform
internal import Search
internal import ServiceKit
internal import Storage
internal import Wire

/// The catalogue as shoppers see it: lists, searches, one product, and the bundled pictures.
struct CatalogueActions: Sendable {
    let dependencies: StoreDependencies
    private let pictures: PictureFolder?
    private let cache = CatalogueCache()

    init(dependencies: StoreDependencies) {
        self.dependencies = dependencies
        pictures = dependencies.settings.catalogue.map { PictureFolder(path: $0 + "/images") }
    }

    func page(_ call: Call<Anyone, CatalogueQuery, Nothing>) async throws -> ProductPage {
        let (query, context) = (call.parameters, call.context)
        let sort = query.sort ?? .relevance
        let after = try query.cursor.map { token throws(APIError) in try CataloguePlace(reading: token, sort: sort) }
        let limit = min(query.limit.map { Int($0.value) } ?? 20, dependencies.policy.productsPerPage)
        let view = ProductView(dependencies, context)
        return try await dependencies.database.read { db in
            let snapshot = try await cache.snapshot(in: db)
            let found = try await query.q.asyncMap { try await search($0.text, snapshot, in: db) }
            let soldOut = query.inStock == true ? try await ShelfStore.soldOut(in: db) : []
            let page = CatalogueList(query: query, language: context.language, search: found?.search, soldOut: soldOut)
                .page(of: snapshot, after: after, limit: limit)
            let available = try await ShelfStore.available(page.items.map(\.id), in: db)
            return ProductPage(
                items: page.items.map { view.card($0, available: available[$0.id] ?? 0) }, total: page.total, facets: page.facets,
                corrected: found?.corrected, nextCursor: page.next?.token)
        }
    }

    /// Looks for what was typed, and for what was probably meant when no product has one of the words.
    private func search(
        _ text: String, _ snapshot: CatalogueSnapshot, in db: any Connection
    ) async throws -> (search: CatalogueList.Search?, corrected: String?) {
        guard let query = SearchQuery(text) else { return (CatalogueList.Search(query: nil, hits: []), nil) }
        guard !query.terms.isEmpty else { return (nil, nil) }
        let hits = try await SearchIndex.find(query, in: db)
        guard hits.isEmpty, let meant = try await cache.vocabulary(snapshot.textVersion, in: db).corrected(query) else {
            return (CatalogueList.Search(query: query, hits: hits), nil)
        }
        return (CatalogueList.Search(query: meant, hits: try await SearchIndex.find(meant, in: db)), meant.text)
    }

    func product(_ call: Call<Anyone, ProductParameters, Nothing>) async throws -> ProductDetail {
        let view = ProductView(dependencies, call.context)
        return try await dependencies.database.read { db in
            guard let product = try await ProductStore.find(call.parameters.id, in: db) else { throw APIError(.notFound) }
            let related = try await ProductStore.onSale(product.details.related.items, in: db)
            return view.detail(product, related: related)
        }
    }

    /// A picture that came with the catalogue.
    func picture(_ call: Call<Anyone, ImageParameters, Nothing>) async throws -> HTTPResponse {
        guard let picture = pictures?.picture(call.parameters.name.text) else { throw APIError(.notFound) }
        return picture.response
    }
}

extension Optional where Wrapped: Sendable {
    fileprivate func asyncMap<T: Sendable>(_ transform: (Wrapped) async throws -> T) async rethrows -> T? {
        guard let self else { return nil }
        return try await transform(self)
    }
}
