internal import JSONCoding

/// The `error` of an answer. Its sentences are not read: they may repeat what was sent.
struct StripeError: Sendable, Hashable {
    let status: Int
    let type: String?
    let code: String?
    let declineCode: String?
    /// The parameter that is at fault.
    let parameter: String?

    /// - Parameter status: of the answer, or 402 for an error that is kept in a payment.
    init(status: Int, _ error: JSONValue) {
        self.status = status
        type = Self.word(error["type"])
        code = Self.word(error["code"])
        declineCode = Self.word(error["decline_code"])
        parameter = Self.word(error["param"])
    }

    /// Why the card was refused; nil for errors that are not the card's.
    var decline: DeclineReason? {
        guard status == 402 || type == "card_error" else { return nil }
        return [declineCode, code].lazy.compactMap { $0.flatMap(Self.reason) }.first ?? .declined
    }

    /// Whether the thing that the path names does not exist; the parameter names others.
    var isMissing: Bool {
        (status == 404 || code == "resource_missing") && (parameter == nil || parameter == "id" || parameter == "intent")
    }

    /// Whether the customer that was named does not exist.
    var isUnknownCustomer: Bool { code == "resource_missing" && parameter == "customer" }

    /// Whether it may be that a method was used without a customer before, or was detached from one, and cannot be used again: that has
    /// neither a code nor a parameter, and only a sentence says it.
    var isUsedUp: Bool { status == 400 && type == "invalid_request_error" && code == nil && parameter == nil }

    /// For logs: words of Stripe's own vocabulary only.
    var refusal: PaymentError {
        .refused(["status \(status)", code ?? type, parameter].compactMap(\.self).joined(separator: " "))
    }

    private static func reason(_ code: String) -> DeclineReason? {
        switch code {
        case "insufficient_funds": .insufficientFunds
        case "expired_card", "invalid_expiry_month", "invalid_expiry_year": .expired
        case "incorrect_cvc", "invalid_cvc": .incorrectCode
        // The last is how a payment remembers that the person did not approve.
        case "authentication_required", "authentication_not_handled", "payment_intent_authentication_failure": .authenticationRequired
        default: nil
        }
    }

    /// A word such as `card_declined` or `metadata[run]`; nil for anything else, a sentence or a value.
    private static func word(_ value: JSONValue?) -> String? {
        guard let text = value?.string, (1...64).contains(text.utf8.count),
            text.utf8.allSatisfy({ (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || "_[].".utf8.contains($0) })
        else { return nil }
        return text
    }
}
