internal import JSONCoding

extension StripePayments {
    public func keep(_ method: PaymentToken, customer: String?, reference: String, context: PaymentContext) async throws -> KeptMethod {
        guard StripeText.isToken(method.text) else { throw PaymentError.unknownMethod }
        let end = api.end(of: context)
        if let customer { return try await attach(method, to: customer, until: end) }
        let made = try await firstCustomer(of: reference, context, until: end)
        do throws(PaymentError) { return try await attach(method, to: made, until: end) } catch {
            // The key remembers a customer that was deleted since.
            guard error == .unknownCustomer else { throw error }
            return try await attach(method, to: try await anotherCustomer(of: reference, context, until: end), until: end)
        }
    }

    private func attach(
        _ method: PaymentToken, to owner: String, until end: ContinuousClock.Instant
    ) async throws(PaymentError) -> KeptMethod {
        var form = StripeForm()
        form.add("customer", owner)
        let answer = try await api.send(.post("payment_methods/\(method.text)/attach", form, key: api.freshKey("attach")), until: end)
        if let error = answer.error {
            if let decline = error.decline { throw PaymentError.declined(decline) }
            if error.isUnknownCustomer { throw PaymentError.unknownCustomer }
            if error.isMissing || error.parameter == "payment_method" { throw PaymentError.unknownMethod }
            // Kept before, by a call whose answer was lost?
            guard error.parameter == nil, let known = try await find(method, until: end) else { throw error.refusal }
            if known.customer == owner { return try kept(known) }
            throw error.isUsedUp && known.customer == nil ? .unknownMethod : error.refusal
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

    public func forgetCustomer(_ customer: String, context: PaymentContext) async throws {
        guard StripeText.isToken(customer) else { return }
        let answer = try await api.send(.delete("customers/\(customer)"), until: api.end(of: context))
        guard let error = answer.error, !error.isMissing, !error.isUnknownCustomer else { return }
        throw error.refusal
    }

    public func fingerprint(of method: PaymentToken, context: PaymentContext) async throws -> String? {
        guard StripeText.isToken(method.text) else { return nil }
        return try await find(method, until: api.end(of: context))?.fingerprint
    }

    /// Made once for a reference, as long as Stripe remembers the key: a card that is declined leaves a customer that the next
    /// card gets, and so does one whose answer was lost, which the key finds. Under its key Stripe also repeats for a day that it had a
    /// fault; who comes by then gets another customer.
    private func firstCustomer(
        of reference: String, _ context: PaymentContext, until end: ContinuousClock.Instant
    ) async throws(PaymentError) -> String {
        let key = StripeKey.text("customer", context.run.map { "\($0) \(reference)" } ?? reference)
        var made: String?
        do throws(PaymentError) { made = try await makeCustomer(reference, context, key: key, until: end) } catch {
            guard error == .unknownOutcome, ContinuousClock.now < end else { throw error }
            made = try await makeCustomer(reference, context, key: key, until: end)
        }
        if let made { return made }
        return try await anotherCustomer(of: reference, context, until: end)
    }

    private func anotherCustomer(
        of reference: String, _ context: PaymentContext, until end: ContinuousClock.Instant
    ) async throws(PaymentError) -> String {
        guard let made = try await makeCustomer(reference, context, key: api.freshKey("customer"), until: end) else {
            throw .unknownOutcome
        }
        return made
    }

    /// - Returns: nil when Stripe repeats under the key that it had a fault.

    private func makeCustomer(
        _ reference: String, _ context: PaymentContext, key: String, until end: ContinuousClock.Instant
    ) async throws(PaymentError) -> String? {
        var form = StripeForm()
        form.add("metadata[reference]", reference)
        form.add("metadata[run]", context.run)
        guard let answer = try await api.answer(to: .post("customers", form, key: key), until: end) else { return nil }
        if let error = answer.error { throw error.refusal }
        guard let id = answer.body["id"]?.string else { throw .unknownOutcome }
        return id
    }

    func find(_ method: PaymentToken, until end: ContinuousClock.Instant) async throws(PaymentError) -> StripeMethod? {
        let answer = try await api.send(.get("payment_methods/\(method.text)"), until: end)
        return answer.error == nil ? StripeMethod(answer.body) : nil
    }

    private func kept(_ method: StripeMethod) throws(PaymentError) -> KeptMethod {
        guard let customer = method.customer, let card = method.card else { throw .refused("a method without customer or card") }
        return KeptMethod(method: PaymentToken(method.id), customer: customer, card: card)
    }
}

/// A payment method as Stripe has it.
struct StripeMethod {
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
