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
    /// Money that only people can set right.
    static let lookAtMoney: WorkKind<MoneyToLookAt> = "store.lookAtMoney"
    /// Charges a period of a subscription, or ends it.
    static let renew: WorkKind<PeriodEnd> = "store.renew"
    /// Looks after a charge that may have been left by whoever began it.
    static let settleCharge: WorkKind<ChargeSettlement> = "store.settleCharge"
    /// Has the provider forget a card.
    static let forgetMethod: WorkKind<CardForgetting> = "store.forgetMethod"
    /// Has the provider forget somebody who was deleted.
    static let forgetCustomer: WorkKind<CustomerForgetting> = "store.forgetCustomer"
}

struct CheckoutSettlement: DTO {
    let checkout: CheckoutID
    /// Since when the provider has not decided whether its money goes back.
    var undecidedSince: EpochMilliseconds? = nil
    static let example = CheckoutSettlement(checkout: .example)
}

struct RefundPayment: DTO {
    let refund: RefundID
    static let example = RefundPayment(refund: .example)
}

/// What people have to look at of a payment.
struct MoneyToLookAt: DTO {
    /// The provider's id of it.
    let payment: String
    /// A refund that the provider refused, or whose money came back.
    var refund: RefundID? = nil
    /// Whether its payer disputes it; else more of it went back than the refunds of its order make.
    var isDisputed: Bool? = nil
    /// Halalas that refunds had claimed of the order until this one failed; nil in work of releases before.
    var claimed: Int64? = nil
    static let example = MoneyToLookAt(payment: "pi_1", refund: .example)
}

/// The end of a period of somebody's subscription.
struct PeriodEnd: DTO {
    let user: UserID
    let end: EpochMilliseconds
    static let example = PeriodEnd(user: .example, end: .example)
}

struct ChargeSettlement: DTO {
    let charge: String
    /// Since when the provider has not decided whether its money goes back.
    var undecidedSince: EpochMilliseconds? = nil
    static let example = ChargeSettlement(charge: UserID.example.text)
}

struct CardForgetting: DTO {
    /// The provider's token of the card.
    let method: String
    static let example = CardForgetting(method: "pm_1")
}

struct CustomerForgetting: DTO {
    /// The provider's name for them.
    let customer: String
    let user: UserID
    /// From when on money that is under way is waited for no longer.
    let latest: EpochMilliseconds
    static let example = CustomerForgetting(customer: "cus_1", user: .example, latest: .example)
}
