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
        let dispute = DisputeNews(stripe: kind, status: object["status"]?.string)
        self.init(
            id: id, payment: isPayment ? payment.map(PaymentID.init) : nil, run: object["metadata"]?["run"]?.string,
            dispute: dispute, disputeID: dispute == nil ? nil : object["id"]?.string)
    }
}

extension DisputeNews {
    /// The beginning and the end of a dispute; nil for what lies between them, and for other kinds of events.
    fileprivate init?(stripe kind: String, status: String?) {
        switch kind {
        case "charge.dispute.created": self = status?.hasPrefix("warning_") == true ? .enquiry : .open
        // Of a dispute from its beginning, and of an enquiry that became one.
        case "charge.dispute.funds_withdrawn": self = .open
        // An enquiry that was closed took nothing.
        case "charge.dispute.closed": self = status == "won" || status == "warning_closed" ? .won : .lost
        default: return nil
        }
    }
}
