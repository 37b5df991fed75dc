internal import JSONCoding

extension Payment {
    /// Reads a payment intent whose charge and method are expanded; nil when it is none, or in a state that is not known.
    init?(stripe intent: JSONValue) {
        guard intent["object"]?.string == "payment_intent", let id = intent["id"]?.string, let amount = intent["amount"]?.integer,
            let currency = intent["currency"]?.string, let status = intent["status"]?.string.flatMap(PaymentStatus.init(stripe:))
        else { return nil }
        let charge = intent["latest_charge"]
        let action = intent["next_action"]
        let failure = intent["last_payment_error"]
        self.init(
            id: PaymentID(id), status: status, amount: amount, currency: currency.uppercased(),
            reference: intent["metadata"]?["reference"]?.string ?? "", refunded: charge?["amount_refunded"]?.integer ?? 0,
            card: CardFacts(stripe: charge?["payment_method_details"]?["card"]) ?? CardFacts(stripe: intent["payment_method"]?["card"])
                ?? CardFacts(stripe: failure?["payment_method"]?["card"]),
            actionURL: status == .requiresAction
                ? Self.address(action?["redirect_to_url"]?["url"]) ?? Self.address(action?["use_stripe_sdk"]?["stripe_js"]) : nil,
            decline: status == .open && failure?.object != nil ? StripeError(status: 402, failure ?? .null).decline : nil)
    }

    private static func address(_ value: JSONValue?) -> String? { value?.string.flatMap { $0.isEmpty ? nil : $0 } }
}

extension PaymentStatus {
    fileprivate init?(stripe status: String) {
        switch status {
        case "requires_payment_method", "requires_confirmation": self = .open
        case "requires_action": self = .requiresAction
        // We never ask for a charge that is captured later.
        case "processing", "requires_capture": self = .processing
        case "succeeded": self = .succeeded
        case "canceled": self = .canceled
        default: return nil
        }
    }
}

extension CardFacts {
    init?(stripe card: JSONValue?) {
        guard let card, let brand = card["brand"]?.string, let last4 = card["last4"]?.string, let month = card["exp_month"]?.integer,
            let year = card["exp_year"]?.integer
        else { return nil }
        self.init(brand: brand, last4: last4, expMonth: month, expYear: year)
    }
}

/// A refund as Stripe has it.
struct StripeRefund: Sendable {
    let id: String
    let amount: Int64
    /// Ours, from its metadata.
    let key: String?
    let status: String

    init?(_ refund: JSONValue) {
        guard refund["object"]?.string == "refund", let id = refund["id"]?.string, let amount = refund["amount"]?.integer else {
            return nil
        }
        self.id = id
        self.amount = amount
        key = refund["metadata"]?["key"]?.string
        status = refund["status"]?.string ?? "pending"
    }

    /// Whether the money came back to us: it may be given again.
    var hasFailed: Bool { status == "failed" || status == "canceled" }
    var refund: Refund { Refund(id: id, amount: amount, isDone: status == "succeeded") }
}
