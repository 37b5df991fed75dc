internal import Contracts
internal import ServiceKit

/// People's own orders and documents.
struct OrderRoutes: Sendable {
    let orders: OrderActions
    let reorders: ReorderActions
    let documents: DocumentActions

    var routes: [Route] {
        [
            StoreOrders.list.handle(orders.page),
            StoreOrders.order.handle(orders.one),
            StoreOrders.tracking.handle(orders.tracking),
            StoreOrders.reorder.handle(reorders.reorder),
            StoreOrders.cancel.handle(orders.cancel),
            StoreOrders.document.handle(documents.one),
            StoreOrders.documentPage.handle(documents.page),
        ]
    }
}
