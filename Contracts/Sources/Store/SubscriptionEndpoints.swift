internal import HTTPCore
public import Wire

/// Tiers and what is paid for them.
public enum Subscriptions {
    public static let plans = Endpoint<SignedIn, Nothing, Nothing, PlanList>(
        "store.plans", .get, "/store/plans", errors: [.forbidden], requirements: ["FR-HOME-02-b"],
        summary: "The three tiers with their benefits")
    public static let current = Endpoint<SignedIn, Nothing, Nothing, Subscription>(
        "store.subscription", .get, "/store/subscription", errors: [.forbidden], requirements: ["FR-ACCOUNT-03-a", "FR-ACCOUNT-03-d"],
        summary: "One's tier, benefits and next charge")
    public static let quote = Endpoint<SignedIn, PlanQuery, Nothing, SubscriptionQuote>(
        "store.quoteSubscription", .get, "/store/subscription/quote", errors: [.forbidden, .subscriptionUnchanged],
        summary: "What another tier would cost now")
    public static let change = Endpoint<SignedIn, Nothing, SubscriptionChange, Subscription>(
        "store.changeSubscription", .post, "/store/subscription", status: .created, otherStatus: .accepted, requiresKey: true,
        errors: [.forbidden, .subscriptionUnchanged, .paymentFailed, .paymentPending],
        summary: "Move up at once, or down at the period's end")
    public static let confirm = Endpoint<SignedIn, Nothing, Nothing, Subscription>(
        "store.confirmSubscription", .post, "/store/subscription/confirm", status: .ok, errors: [.forbidden, .paymentFailed],
        summary: "Back from approving a payment")
    public static let cancel = Endpoint<SignedIn, Nothing, Confirmation, Subscription>(
        "store.cancelSubscription", .post, "/store/subscription/cancel", status: .ok, errors: [.forbidden, .subscriptionUnchanged],
        requirements: ["FR-ACCOUNT-03-f"], summary: "Stop at the period's end")
    public static let resume = Endpoint<SignedIn, Nothing, Nothing, Subscription>(
        "store.resumeSubscription", .post, "/store/subscription/resume", status: .ok, errors: [.forbidden, .subscriptionUnchanged],
        summary: "Stay after all: undo a cancellation or a move down that has not begun")
    public static let invoices = Endpoint<SignedIn, PageQuery, Nothing, BillingHistory>(
        "store.billing", .get, "/store/billing/invoices", errors: [.forbidden], requirements: ["FR-ACCOUNT-03-e"],
        summary: "Every charge, newest first")
    public static let method = Endpoint<SignedIn, Nothing, Nothing, PaymentMethod>(
        "store.paymentMethod", .get, "/store/payment-method", errors: [.forbidden, .notFound], requirements: ["FR-ACCOUNT-03-c"],
        summary: "The card on file")
    public static let setMethod = Endpoint<SignedIn, Nothing, PaymentMethodChange, PaymentMethod>(
        "store.setPaymentMethod", .put, "/store/payment-method", errors: [.forbidden, .paymentFailed],
        summary: "Put another card on file; a charge that failed is tried again with it")
    public static let removeMethod = Endpoint<SignedIn, Nothing, Nothing, Nothing>(
        "store.removePaymentMethod", .delete, "/store/payment-method", errors: [.forbidden, .notFound], summary: "Take the card off file")
    public static let entitlement = Endpoint<PeerService, UserParameters, Nothing, Entitlement>(
        "store.entitlement", .get, "/entitlements/{id}", callers: [.profile, .media],
        summary: "What somebody is entitled to, for other services")

    static let all: [EndpointDescription] = [
        plans.description, current.description, quote.description, change.description, confirm.description, cancel.description,
        resume.description,
        invoices.description, method.description, setMethod.description, removeMethod.description, entitlement.description,
    ]
}
