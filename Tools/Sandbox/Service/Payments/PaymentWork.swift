internal import Contracts
internal import Wire

/// The end of a payment that a slow card makes wait.
struct PaymentSettlement: DTO {
    let intent: IntentID
    static let example = PaymentSettlement(intent: .example)
}

/// What a merchant is told of a payment.
struct PaymentNotice: DTO {
    /// As it is signed, so that each delivery has the same bytes.
    let body: String
    static let example = PaymentNotice(body: "{}")
}
