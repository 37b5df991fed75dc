internal import Contracts
internal import ServiceKit
internal import Wire

/// What this service leaves for after its transactions.
enum StoreWork {
    static let mail: WorkKind<WaitingMail> = "mail"
    /// Looks after a checkout that may have been left by whoever began it.
    static let settleCheckout: WorkKind<CheckoutSettlement> = "store.settleCheckout"
    /// Gives the money of a refund back.
    static let refund: WorkKind<RefundPayment> = "store.refund"
    /// Charges a period of a subscription, or ends it.
    static let renew: WorkKind<PeriodEnd> = "store.renew"
    /// Looks after a charge that may have been left by whoever began it.
    static let settleCharge: WorkKind<ChargeSettlement> = "store.settleCharge"
    /// Has the provider forget a card.
    static let forgetMethod: WorkKind<CardForgetting> = "store.forgetMethod"
}

struct CheckoutSettlement: DTO {
    let checkout: CheckoutID
    static let example = CheckoutSettlement(checkout: .example)
}

struct RefundPayment: DTO {
    let refund: RefundID
    static let example = RefundPayment(refund: .example)
}

/// The end of a period of somebody's subscription.
struct PeriodEnd: DTO {
    let user: UserID
    let end: EpochMilliseconds
    static let example = PeriodEnd(user: .example, end: .example)
}

struct ChargeSettlement: DTO {
    let charge: String
    static let example = ChargeSettlement(charge: UserID.example.text)
}

struct CardForgetting: DTO {
    /// The provider's token of the card.
    let method: String
    static let example = CardForgetting(method: "pm_1")
}
