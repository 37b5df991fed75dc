internal import JSONCoding

extension StripePayments {
    public func keep(_ method: PaymentToken, customer: String?, reference: String, context: PaymentContext) async throws -> KeptMethod {
        guard StripeText.isToken(method.text) else { throw PaymentError.unknownMethod }
        let end = api.end(of: context)
        let owner: String
        if let customer { owner = customer } else { owner = try await makeCustomer(reference, context, until: end) }

        var form = StripeForm()
        form.add("customer", owner)
        let answer = try await api.send(.post("payment_methods/\(method.text)/attach", form, key: api.freshKey("attach")), until: end)
        if let error = answer.error {
            if let decline = error.decline { throw PaymentError.declined(decline) }
            if error.isMissing || error.parameter == "payment_method" { throw PaymentError.unknownMethod }
            // Kept before, by a call whose answer was lost?
            if error.parameter == nil, let known = try await find(method, until: end), known.customer == owner { return try kept(known) }
            throw error.refusal
        }
        guard let attached = StripeMethod(answer.body) else { throw PaymentError.unknownOutcome }
        return try kept(attached)
    }

    public func forget(_ method: PaymentToken, context: PaymentContext) async throws {
        guard StripeText.isToken(method.text) else { throw PaymentError.unknownMethod }
        let end = api.end(of: context)
        let answer = try await api.send(
            .post("payment_methods/\(method.text)/detach", StripeForm(), key: api.freshKey("detach")), until: end)
        guard let error = answer.error else { return }
        if error.isMissing || error.parameter == "payment_method" { throw PaymentError.unknownMethod }
        // Stripe refuses to forget what it has forgotten.
        guard let known = try await find(method, until: end), known.customer == nil else { throw error.refusal }
    }

    public func fingerprint(of method: PaymentToken, context: PaymentContext) async throws -> String? {
        guard StripeText.isToken(method.text) else { return nil }
        return try await find(method, until: api.end(of: context))?.fingerprint
    }

    /// Made once for a reference, as long as Stripe remembers the key: a card that is declined leaves a customer that the next
    /// card gets.
    private func makeCustomer(_ reference: String, _ context: PaymentContext, until end: ContinuousClock.Instant) async throws(PaymentError)
        -> String
    {
        var form = StripeForm()
        form.add("metadata[reference]", reference)
        form.add("metadata[run]", context.run)
        let key = StripeKey.text("customer", context.run.map { "\($0) \(reference)" } ?? reference)
        let answer = try await api.send(.post("customers", form, key: key), until: end)
        if let error = answer.error { throw error.refusal }
        guard let id = answer.body["id"]?.string else { throw .unknownOutcome }
        return id
    }

    private func find(_ method: PaymentToken, until end: ContinuousClock.Instant) async throws(PaymentError) -> StripeMethod? {
        let answer = try await api.send(.get("payment_methods/\(method.text)"), until: end)
        return answer.error == nil ? StripeMethod(answer.body) : nil
    }

    private func kept(_ method: StripeMethod) throws(PaymentError) -> KeptMethod {
        guard let customer = method.customer, let card = method.card else { throw .refused("a method without customer or card") }
        return KeptMethod(method: PaymentToken(method.id), customer: customer, card: card)
    }
}

/// A payment method as Stripe has it.
private struct StripeMethod {
    let id: String
    let customer: String?
    let card: CardFacts?
    let fingerprint: String?

    init?(_ method: JSONValue) {
        guard method["object"]?.string == "payment_method", let id = method["id"]?.string else { return nil }
        self.id = id
        customer = method["customer"]?.string
        card = CardFacts(stripe: method["card"])
        fingerprint = method["card"]?["fingerprint"]?.string
    }
}
