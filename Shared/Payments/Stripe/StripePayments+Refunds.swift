internal import JSONCoding

extension StripePayments {
    /// Beyond 24 hours Stripe forgets keys; a refund carries its own in its metadata, so that the same key is the same refund for
    /// as long as the payment exists.
    ///
    /// What is left is checked here first. Two refunds with different keys at one time both see the same rest: Stripe refuses
    /// the second, and the store counts for itself.
    public func refund(_ id: PaymentID, amount: Int64, key: String, context: PaymentContext) async throws -> Refund {
        guard amount > 0 else { throw PaymentError.refundRefused }
        let end = api.end(of: context)
        let payment = try await read(id, until: end)
        guard payment.status == .succeeded else { throw PaymentError.refundRefused }
        let key = StripeKey.text("refund", key)
        let earlier = try await refunds(of: id, until: end)
        if let same = earlier.first(where: { $0.key == key }) { return try answer(same, amount: amount) }
        let left = payment.amount - earlier.lazy.filter { !$0.hasFailed }.map(\.amount).reduce(0, +)
        guard amount <= left else { throw PaymentError.refundRefused }

        var form = StripeForm()
        form.add("payment_intent", id.text)
        form.add("amount", String(amount))
        form.add("metadata[key]", key)
        form.add("metadata[run]", context.run)
        let answer = try await api.send(.post("refunds", form, key: key), until: end)
        if let error = answer.error { throw Self.failure(error) }
        guard let refund = StripeRefund(answer.body) else { throw PaymentError.unknownOutcome }
        return try self.answer(refund, amount: amount)
    }

    public func failedRefunds(of id: PaymentID, context: PaymentContext) async throws -> Set<String> {
        guard StripeText.isID(id.text) else { throw PaymentError.unknownPayment }
        return Set(try await refunds(of: id, until: api.end(of: context)).filter(\.hasFailed).map(\.id))
    }

    public func givenBack(of id: PaymentID, context: PaymentContext) async throws -> Int64 {
        guard StripeText.isID(id.text) else { throw PaymentError.unknownPayment }
        return try await refunds(of: id, until: api.end(of: context)).filter { !$0.hasFailed }.map(\.amount).reduce(0, +)
    }

    private func answer(_ refund: StripeRefund, amount: Int64) throws(PaymentError) -> Refund {
        guard refund.amount == amount else { throw .refused("another amount under the key of a refund") }
        guard !refund.hasFailed else { throw .refundRefused }
        return refund.refund
    }

    private func refunds(of id: PaymentID, until end: ContinuousClock.Instant) async throws(PaymentError) -> [StripeRefund] {
        var found: [StripeRefund] = []
        while true {
            var form = StripeForm()
            form.add("payment_intent", id.text)
            form.add("limit", "100")
            form.add("starting_after", found.last?.id)
            let answer = try await api.send(.get("refunds", form), until: end)
            if let error = answer.error { throw error.status == 404 ? .unknownPayment : error.refusal }
            guard let items = answer.body["data"]?.array else { throw .unavailable }
            let page = items.compactMap { StripeRefund($0) }
            guard page.count == items.count else { throw .unavailable }
            found += page
            guard answer.body["has_more"]?.bool == true, !page.isEmpty else { return found }
        }
    }

    /// Stripe has codes for some refusals and for the rest names the amount.
    private static func failure(_ error: StripeError) -> PaymentError {
        if error.status == 404 || error.code == "resource_missing" { return .unknownPayment }
        let refusals: Set<String?> = [
            "amount_too_large", "charge_already_refunded", "charge_disputed", "charge_not_refundable", "refund_disputed_payment",
        ]
        return refusals.contains(error.code) || error.parameter == "amount" ? .refundRefused : error.refusal
    }
}
