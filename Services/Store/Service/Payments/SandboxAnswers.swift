internal import Contracts
internal import Wire

// What is read of the sandbox's answers.

struct SandboxPayment: DTO {
    let id: IntentID
    let status: IntentStatus
    let amount: PaymentAmount
    let currency: Currency
    let reference: PaymentReference
    /// Minor units given back so far.
    let refunded: Int64
    let card: SandboxPaymentCard?
    let actionUrl: String?
    let decline: CardDecline?

    static let example = SandboxPayment(
        id: .example, status: .succeeded, amount: .example, currency: .sar, reference: .example, refunded: 0, card: .example,
        actionUrl: nil,
        decline: nil)
}

struct SandboxPaymentCard: DTO {
    let brand: CardBrand
    let last4: String
    let expMonth: Whole<ExpiryMonth>
    let expYear: Whole<ExpiryYear>
    static let example = SandboxPaymentCard(brand: .visa, last4: "4242", expMonth: .example, expYear: .example)
}

struct SandboxRefund: DTO {
    let id: IntentRefundID
    let amount: PaymentAmount
    let done: Bool
    static let example = SandboxRefund(id: .example, amount: .example, done: true)
}

struct SandboxKeptCard: DTO {
    let method: CardToken
    let customer: CustomerID?
    let card: SandboxPaymentCard
    let decline: CardDecline?
    static let example = SandboxKeptCard(method: .example, customer: .example, card: .example, decline: nil)
}
