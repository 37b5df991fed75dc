internal import HTTPCore
public import Wire

/// Buying and what comes after.
public enum StoreOrders {
    public static let preview = Endpoint<SignedIn, Nothing, Nothing, OrderPreview>(
        "store.previewOrder", .post, "/store/orders/preview", products: .withStore, status: .ok, errors: [.cartEmpty],
        requirements: ["FR-STORE-06-c"],
        summary: "What an order of the cart would cost now")
    public static let place = Endpoint<SignedIn, Nothing, OrderRequest, Checkout>(
        "store.placeOrder", .post, "/store/orders", products: .withStore, status: .created, otherStatus: .accepted,
        otherExample: .waitingExample, requiresKey: true,
        errors: [
            .cartEmpty, .cartChanged, .outOfStock, .promoInvalid, .promoNotEligible, .promoExpired, .paymentFailed,
            .paymentPending, .checkoutOpen, .limitReached,
        ],
        requirements: ["FR-STORE-06-a", "FR-STORE-06-b", "FR-STORE-06-d"],
        summary: "Buy the cart: 201 with the order, or 202 when the payment waits for the person or the bank")
    public static let checkout = Endpoint<SignedIn, CheckoutParameters, Nothing, Checkout>(
        "store.checkout", .get, "/store/checkouts/{id}", products: .withStore, summary: "How a checkout stands")
    public static let confirm = Endpoint<SignedIn, CheckoutParameters, Nothing, Checkout>(
        "store.confirmCheckout", .post, "/store/checkouts/{id}/confirm", products: .withStore, status: .ok,
        errors: [.paymentFailed, .paymentPending],
        summary: "Back from approving the payment: settle the checkout by what the provider says now")
    public static let cancelCheckout = Endpoint<SignedIn, CheckoutParameters, Nothing, Checkout>(
        "store.cancelCheckout", .post, "/store/checkouts/{id}/cancel", products: .withStore, status: .ok, errors: [.paymentPending],
        summary: "Give a checkout up; one that was paid meanwhile is completed instead")
    public static let webhook = Endpoint<Anyone, ProviderParameters, Nothing, Nothing>(
        "store.paymentWebhook", .post, "/store/webhooks/{provider}", status: .ok, rawBody: "application/json", errors: [.signatureInvalid],
        summary: "What the payment provider tells, signed")

    public static let list = Endpoint<SignedIn, OrderQuery, Nothing, OrderPage>(
        "store.orders", .get, "/store/orders", products: .withStore, requirements: ["FR-STORE-07-a"], summary: "One's orders, newest first")
    public static let order = Endpoint<SignedIn, OrderParameters, Nothing, Order>(
        "store.order", .get, "/store/orders/{number}", products: .withStore, requirements: ["FR-STORE-07-b", "FR-STORE-07-d"],
        summary: "One order")
    public static let tracking = Endpoint<SignedIn, OrderParameters, Nothing, Tracking>(
        "store.tracking", .get, "/store/orders/{number}/tracking", products: .withStore, requirements: ["FR-STORE-07-c"],
        summary: "Where a parcel is")
    public static let reorder = Endpoint<SignedIn, OrderParameters, Nothing, Reorder>(
        "store.reorder", .post, "/store/orders/{number}/reorder", products: .withStore, status: .ok, errors: [.limitReached],
        requirements: ["FR-STORE-07-e"],
        summary: "Put the same lines into the cart again at today's prices")
    public static let cancel = Endpoint<SignedIn, OrderParameters, Confirmation, Order>(
        "store.cancelOrder", .post, "/store/orders/{number}/cancel", products: .withStore, status: .ok, errors: [.orderState],
        summary: "Cancel an order that was not shipped; its money goes back")
    public static let document = Endpoint<SignedIn, DocumentParameters, Nothing, TaxDocument>(
        "store.document", .get, "/store/documents/{number}", products: .withStore, summary: "An invoice or credit note of one's own")
    public static let documentPage = Endpoint<SignedIn, DocumentParameters, Nothing, RawOutput>(
        "store.documentPage", .get, "/store/documents/{number}/page", products: .withStore, contentType: "text/html; charset=utf-8",
        summary: "The same to print, with its QR code")

    public static let areas: [Area] = [
        Area(
            "Checkout",
            """
            From the cart to the order: what it would cost, paying, and coming back from an approval. Send an `Idempotency-Key`, so \
            that a repeat never buys twice.
            """,
            [
                preview.description, place.description, checkout.description, confirm.description, cancelCheckout.description,
                webhook.description
            ]),
        Area(
            "Orders",
            "What was bought, where it is, and buying it again.",
            [list.description, order.description, tracking.description, reorder.description, cancel.description]),
        Area("Tax documents", "Invoices and credit notes.", [document.description, documentPage.description]),
    ]
}
