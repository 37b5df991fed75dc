internal import Contracts
internal import Payments
internal import ServiceKit
internal import Storage
internal import Wire

/// What every flow of this service works with.
struct StoreKeeper: Sendable {
    let runtime: ServiceRuntime
    let settings: StoreSettings
    let payments: any PaymentProvider

    var database: any Database { runtime.database }
    var policy: StorePolicy { settings.policy }

    /// The address clients reach this service by, without a slash at its end.
    func publicURL(_ context: RequestContext) -> String {
        settings.publicURL ?? "http://" + (context.host ?? "127.0.0.1")
    }

    func paymentContext(_ context: RequestContext) -> PaymentContext { PaymentContext(requestID: context.requestID, run: context.run) }
}

/// What this service leaves for after its transactions.
enum StoreWork {
    static let mail: WorkKind = "mail"
    /// Looks after a checkout that may have been left by whoever began it.
    static let settleCheckout: WorkKind = "store.settleCheckout"
    /// Gives the money of a refund back.
    static let refund: WorkKind = "store.refund"
    /// Charges a period of a subscription, or ends it.
    static let renew: WorkKind = "store.renew"
    /// Looks after a charge that may have been left by whoever began it.
    static let settleCharge: WorkKind = "store.settleCharge"
    /// Has the provider forget a card.
    static let forgetMethod: WorkKind = "store.forgetMethod"
}
