internal import Contracts
internal import ServiceKit

/// What administrators do with everybody's orders.
struct OrderAdminRoutes: Sendable {
    let orders: OrderAdminActions
    let documents: DocumentActions

    var routes: [Route] {
        [
            StoreAdmin.orders.handle(orders.page),
            StoreAdmin.order.handle(orders.one),
            StoreAdmin.ship.handle(orders.ship),
            StoreAdmin.track.handle(orders.track),
            StoreAdmin.deliver.handle(orders.deliver),
            StoreAdmin.cancel.handle(orders.cancel),
            StoreAdmin.refund.handle(orders.refund),
            StoreAdmin.document.handle(documents.anybodys),
            StoreAdmin.documentPage.handle(documents.anybodysPage),
        ]
    }
}
