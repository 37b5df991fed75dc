internal import Contracts
internal import ServiceKit

/// What administrators do with products, stock and promotions.
struct CatalogueAdminRoutes: Sendable {
    let products: ProductActions
    let promotions: PromotionActions

    var routes: [Route] {
        [
            StoreAdmin.product.handle(products.one),
            StoreAdmin.addProduct.handle(products.add),
            StoreAdmin.changeProduct.handle(products.change),
            StoreAdmin.changeStock.handle(products.changeStock),
            StoreAdmin.setPromotion.handleSaving(promotions.set),
            StoreAdmin.deletePromotion.handle(promotions.delete),
        ]
    }
}
