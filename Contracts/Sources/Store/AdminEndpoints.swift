internal import HTTPCore
public import Wire

/// What administrators do.
public enum StoreAdmin {
    public static let product = Endpoint<Admin, ProductParameters, Nothing, StockedProduct>(
        "store.stockedProduct", .get, "/store/admin/products/{id}", products: .withStore,
        summary: "A product with its stock, archived ones too")
    public static let addProduct = Endpoint<Admin, Nothing, ProductDetails, StockedProduct>(
        "store.addProduct", .post, "/store/admin/products", products: .withStore, status: .created, errors: [.slugTaken],
        summary: "Add a product")
    public static let changeProduct = Endpoint<Admin, ProductParameters, ProductEdit, StockedProduct>(
        "store.changeProduct", .patch, "/store/admin/products/{id}", products: .withStore,
        summary: "Change a product; what is in carts shows the difference")
    public static let changeStock = Endpoint<Admin, ProductParameters, StockChange, StockedProduct>(
        "store.changeStock", .post, "/store/admin/products/{id}/stock", products: .withStore, status: .ok, errors: [.outOfStock],
        summary: "Add pieces or take them off")
    public static let setPromotion = Endpoint<Admin, PromotionParameters, PromotionDetails, Promotion>(
        "store.setPromotion", .put, "/store/admin/promotions/{code}", products: .withStore, status: .created, otherStatus: .ok,
        summary: "Add or change a promotion")
    public static let deletePromotion = Endpoint<Admin, PromotionParameters, Nothing, Nothing>(
        "store.deletePromotion", .delete, "/store/admin/promotions/{code}", products: .withStore, summary: "End a promotion")
    public static let orders = Endpoint<Admin, OrderQuery, Nothing, OrderPage>(
        "store.allOrders", .get, "/store/admin/orders", products: .withStore, summary: "Everybody's orders, newest first")
    public static let order = Endpoint<Admin, OrderParameters, Nothing, Order>(
        "store.anyOrder", .get, "/store/admin/orders/{number}", products: .withStore, summary: "Anybody's order")
    public static let document = Endpoint<Admin, DocumentParameters, Nothing, TaxDocument>(
        "store.anyDocument", .get, "/store/admin/documents/{number}", products: .withStore,
        summary: "Anybody's invoice or credit note, also after their account is gone")
    public static let documentPage = Endpoint<Admin, DocumentParameters, Nothing, RawOutput>(
        "store.anyDocumentPage", .get, "/store/admin/documents/{number}/page", products: .withStore,
        contentType: "text/html; charset=utf-8",
        summary: "The same to print")
    public static let ship = Endpoint<Admin, OrderParameters, Shipment, Order>(
        "store.shipOrder", .post, "/store/admin/orders/{number}/ship", products: .withStore, status: .ok, errors: [.orderState],
        requirements: ["FR-STORE-07-b"],
        summary: "An order is on its way")
    public static let track = Endpoint<Admin, OrderParameters, TrackingUpdate, Tracking>(
        "store.trackOrder", .post, "/store/admin/orders/{number}/tracking", products: .withStore, status: .created, errors: [.orderState],
        summary: "Where the parcel is now")
    public static let deliver = Endpoint<Admin, OrderParameters, Nothing, Order>(
        "store.deliverOrder", .post, "/store/admin/orders/{number}/deliver", products: .withStore, status: .ok, errors: [.orderState],
        requirements: ["FR-STORE-07-b"], summary: "An order has arrived")
    public static let cancel = Endpoint<Admin, OrderParameters, Confirmation, Order>(
        "store.cancelAnyOrder", .post, "/store/admin/orders/{number}/cancel", products: .withStore, status: .ok, errors: [.orderState],
        summary: "Cancel an order that was not shipped")
    public static let refund = Endpoint<Admin, OrderParameters, RefundRequest, Order>(
        "store.refundOrder", .post, "/store/admin/orders/{number}/refunds", products: .withStore, status: .created, requiresKey: true,
        errors: [.refundExceeded],
        summary: "Give money back, with a credit note")
    public static let report = Endpoint<Admin, ReportQuery, Nothing, SubscriptionReport>(
        "store.subscriptionReport", .get, "/store/admin/reports/subscriptions", products: .withStore,
        requirements: ["FC-METRIC-05", "FC-METRIC-06", "FC-METRIC-07"],
        summary: "Conversion and churn")

    public static let areas: [Area] = [
        Area(
            "Administration of products",
            "Products, stock and promotions. Role `admin`.",
            [
                product.description, addProduct.description, changeProduct.description, changeStock.description,
                setPromotion.description, deletePromotion.description
            ]),
        Area(
            "Administration of orders",
            "Shipping, cancelling and giving money back. Role `admin`.",
            [
                orders.description, order.description, ship.description, track.description, deliver.description, cancel.description,
                refund.description, document.description, documentPage.description,
            ]),
        Area("Reports", "Conversion and churn. Role `admin`.", [report.description]),
    ]
}
