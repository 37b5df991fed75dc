internal import Contracts
internal import Platform
internal import ServiceKit
internal import StoreDomain
internal import Wire

/// Shows products in a reader's language, with pictures at addresses the client can reach.
struct ProductView: Sendable {
    let policy: StorePolicy
    let baseURL: String
    let language: Language

    init(_ dependencies: StoreDependencies, _ context: RequestContext) {
        policy = dependencies.policy
        baseURL = dependencies.publicURL(context)
        language = context.language
    }

    /// - Parameter available: how many can be bought now, for an item from the cache, whose own stock may be out of date.
    func card(_ item: ShelfItem, available: Int64? = nil) -> ProductCard {
        ProductCard(
            id: item.id, slug: item.slug, name: item.name(language), brand: item.brand, category: item.category,
            price: Money(amount: item.price, currency: .sar), imageUrl: url(item.image), rating: item.rating, reviewCount: item.ratingCount,
            stock: ShelfItem.stockStatus(available ?? item.available, policy))
    }

    func detail(_ product: StoredProduct, related: [ShelfItem]) -> ProductDetail {
        let (item, details) = (product.item, product.details)
        return ProductDetail(
            product: card(item), description: text(details.description),
            images: details.images.map { ProductImage(url: url($0), alt: name($0.alt)) },
            specifications: details.specifications.map { Specification(name: name($0.name), value: name($0.value)) },
            available: max(0, min(item.available, policy.pieces)), related: related.filter { $0.id != item.id }.map { card($0) })
    }

    func name(_ name: LocalizedName) -> String { language == .arabic ? name.ar.text : name.en.text }

    func text(_ text: LocalizedText) -> String { language == .arabic ? text.ar.text : text.en.text }

    func url(_ image: ImageSource) -> String { image.url?.text ?? baseURL + Store.imagePath(image.file?.text ?? "") }
}

extension StoredProduct {
    /// As administrators see it.
    var stocked: StockedProduct {
        StockedProduct(
            id: item.id, details: details, stock: item.stock, reserved: item.reserved, isArchived: item.isArchived, version: version)
    }
}
