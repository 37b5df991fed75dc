internal import Contracts
internal import ServiceKit

/// What everybody may look at.
struct CatalogueRoutes: Sendable {
    let catalogue: CatalogueActions
    let promotions: PromotionActions

    var routes: [Route] {
        [
            Store.products.handle(catalogue.page),
            Store.product.handle(catalogue.product),
            Store.promotions.handle(promotions.current),
            Store.image.handle(catalogue.picture),
        ]
    }
}
