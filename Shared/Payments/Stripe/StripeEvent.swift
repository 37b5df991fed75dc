internal import JSONCoding

extension PaymentNews {
    /// Reads an event; nil when it is none.
    init?(stripe event: JSONValue) {
        guard event["object"]?.string == "event", let id = event["id"]?.string, (1...255).contains(id.utf8.count),
            let kind = event["type"]?.string
        else { return nil }
        let object = event["data"]?["object"] ?? .null
        let payment: String? =
            if kind.hasPrefix("payment_intent.") {
                object["id"]?.string
            } else if ["charge.", "refund."].contains(where: kind.hasPrefix) {
                // Of charges, disputes and refunds alike; a whole object where the endpoint's version expands it.
                object["payment_intent"]?.string ?? object["payment_intent"]?["id"]?.string
            } else {
                nil
            }
        let isPayment = payment.map(StripeText.isID) ?? false
        self.init(id: id, payment: isPayment ? payment.map(PaymentID.init) : nil, run: object["metadata"]?["run"]?.string)
    }
}
