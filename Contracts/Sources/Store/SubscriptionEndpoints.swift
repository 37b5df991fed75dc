internal import HTTPCore
public import Wire

/// Tiers and what is paid for them.
public enum Subscriptions {
    public static let plans = Endpoint<SignedIn, Nothing, Nothing, PlanList>(
        "store.plans", .get, "/store/plans", products: .withStore, requirements: ["FR-HOME-02-b"],
        summary: "The three tiers with their benefits")
    public static let current = Endpoint<SignedIn, Nothing, Nothing, Subscription>(
        "store.subscription", .get, "/store/subscription", products: .withStore, requirements: ["FR-ACCOUNT-03-a", "FR-ACCOUNT-03-d"],
        summary: "One's tier, benefits and next charge")
    public static let quote = Endpoint<SignedIn, PlanQuery, Nothing, SubscriptionQuote>(
        "store.quoteSubscription", .get, "/store/subscription/quote", products: .withStore, errors: [.subscriptionUnchanged],
        summary: "What another tier would cost now")
    public static let change = Endpoint<SignedIn, Nothing, SubscriptionChange, Subscription>(
        "store.changeSubscription", .post, "/store/subscription", products: .withStore, status: .created, otherStatus: .accepted,
        otherExample: .waitingExample, requiresKey: true,
        errors: [.subscriptionUnchanged, .paymentFailed, .paymentPending],
        summary: "Move up at once, or down at the period's end")
    public static let confirm = Endpoint<SignedIn, Nothing, Nothing, Subscription>(
        "store.confirmSubscription", .post, "/store/subscription/confirm", products: .withStore, status: .ok, errors: [.paymentFailed],
        summary: "Back from approving a payment")
    public static let cancel = Endpoint<SignedIn, Nothing, Confirmation, Subscription>(
        "store.cancelSubscription", .post, "/store/subscription/cancel", products: .withStore, status: .ok,
        errors: [.subscriptionUnchanged],
        requirements: ["FR-ACCOUNT-03-f"], summary: "Stop at the period's end")
    public static let resume = Endpoint<SignedIn, Nothing, Nothing, Subscription>(
        "store.resumeSubscription", .post, "/store/subscription/resume", products: .withStore, status: .ok,
        errors: [.subscriptionUnchanged],
        summary: "Stay after all: undo a cancellation or a move down that has not begun")
    public static let invoices = Endpoint<SignedIn, PageQuery, Nothing, BillingHistory>(
        "store.billing", .get, "/store/billing/invoices", products: .withStore, requirements: ["FR-ACCOUNT-03-e"],
        summary: "Every charge, newest first")
    public static let method = Endpoint<SignedIn, Nothing, Nothing, PaymentMethod>(
        "store.paymentMethod", .get, "/store/payment-method", products: .withStore, errors: [.notFound], requirements: ["FR-ACCOUNT-03-c"],
        summary: "The card on file")
    public static let setMethod = Endpoint<SignedIn, Nothing, PaymentMethodChange, PaymentMethod>(
        "store.setPaymentMethod", .put, "/store/payment-method", products: .withStore, errors: [.paymentFailed],
        summary: "Put another card on file; a charge that failed is tried again with it")
    public static let removeMethod = Endpoint<SignedIn, Nothing, Nothing, Nothing>(
        "store.removePaymentMethod", .delete, "/store/payment-method", products: .withStore, errors: [.notFound],
        summary: "Take the card off file")
    public static let entitlement = Endpoint<PeerService, UserParameters, Nothing, Entitlement>(
        "store.entitlement", .get, "/entitlements/{id}", callers: [.profile, .media],
        summary: "What somebody is entitled to, for other services")

    public static let areas: [Area] = [
        Area(
            "Subscriptions",
            "Tiers: what they cost, moving up at once and down at the end of what is paid for.",
            [
                plans.description, current.description, quote.description, change.description, confirm.description, cancel.description,
                resume.description
            ]),
        Area(
            "Billing",
            "Charges, and the card on file.",
            [invoices.description, method.description, setMethod.description, removeMethod.description]),
        Area(
            "Tiers for services",
            "What a person is entitled to, for other services. Apps never call this.",
            [entitlement.description]),
    ]
}
