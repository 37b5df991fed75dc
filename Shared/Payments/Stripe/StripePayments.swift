public import HTTPClient
internal import JSONCoding
public import Platform
public import Wire

/// Payments over Stripe's HTTP API: a payment is a payment intent of kind `card`.
///
/// What the store has to know beyond the protocol:
/// - Methods are made by the product's app with the publishable key, never here; a card that is to be kept is kept before it is
///   charged, for a method that was charged without a customer cannot be kept any more.
/// - `open` and `refund` that ended in `unknownOutcome` are called again with the same key and then tell what happened.
///   `confirm` that did so is settled by `payment`, and may be called again: a payment is charged once.
/// - A `confirm` without a return URL is off session; a card that wants its owner's approval then is
///   `declined(.authenticationRequired)`.
public struct StripePayments: PaymentProvider {
    public struct Configuration: Sendable {
        /// `sk_…`, or a restricted key that may write payment intents, refunds, customers and payment methods.
        public var secretKey: Secret
        /// The webhook endpoint's signing secrets, 16 bytes or more; two while one replaces the other.
        public var webhookSecrets: [Secret]
        /// Without a slash at the end; `https` but on this machine.
        public var endpoint: String
        /// How often broken connections and servers that are down are tried, and the pauses between attempts. Answers that ask to come
        /// back later, 409 and 429, are tried until the deadline of the call.
        public var retries: RetryPolicy

        public init(
            secretKey: Secret, webhookSecrets: [Secret], endpoint: String = "https://api.stripe.com",
            retries: RetryPolicy = RetryPolicy(attempts: 6, base: .milliseconds(100), cap: .seconds(2))
        ) {
            self.secretKey = secretKey
            self.webhookSecrets = webhookSecrets
            self.endpoint = endpoint
            self.retries = retries
        }
    }

    /// The version of the API this was written for; the webhook endpoint has to be set to the same.
    public static let version = "2024-06-20"

    public let name = "stripe"
    let api: StripeAPI
    let signature: WebhookSignature

    /// - Parameters:
    ///   - client: its own retries do not apply here.
    ///   - random: for the keys of calls.
    public init(_ configuration: Configuration, client: HTTPClient, random: any RandomSource) throws(StripeSetupError) {
        let key = configuration.secretKey.reveal().utf8
        guard !key.isEmpty, key.allSatisfy({ $0 > 0x20 && $0 < 0x7f }) else { throw .secretKey }
        guard let signature = WebhookSignature(secrets: configuration.webhookSecrets) else { throw .webhookSecrets }
        let local = ["http://127.0.0.1", "http://localhost", "http://[::1]"].contains { local in
            configuration.endpoint.hasPrefix(local) && [nil, ":", "/"].contains(configuration.endpoint.dropFirst(local.count).first)
        }
        guard configuration.endpoint.hasPrefix("https://") || local, !configuration.endpoint.hasSuffix("/") else { throw .endpoint }
        api = StripeAPI(configuration: configuration, client: client, random: random)
        self.signature = signature
    }

    public func open(_ order: PaymentOrder, key: String) async throws -> Payment {
        guard order.amount > 0 else { throw PaymentError.refused("amount") }
        let end = api.end(of: order.context)
        var form = StripeForm()
        form.add("amount", String(order.amount))
        form.add("currency", try StripeCurrency.code(order.currency))
        form.add("payment_method_types[]", "card")
        form.add("customer", order.customer)
        // The id of the request is not among them: a repeated call has to be the same to the letter.
        form.add("metadata[reference]", order.reference)
        form.add("metadata[run]", order.context.run)
        let answer = try await api.send(.post("payment_intents", form, key: StripeKey.text("open", key)), until: end)
        if let error = answer.error { throw error.isUnknownCustomer ? PaymentError.unknownCustomer : error.refusal }
        guard let payment = Payment(stripe: answer.body) else { throw PaymentError.unknownOutcome }
        return answer.isReplayed ? try await read(payment.id, until: end) : payment
    }

    public func confirm(_ id: PaymentID, method: PaymentToken, returnURL: String?, context: PaymentContext) async throws -> Payment {
        guard StripeText.isID(id.text) else { throw PaymentError.unknownPayment }
        guard StripeText.isToken(method.text) else { throw PaymentError.unknownMethod }
        let end = api.end(of: context)
        var form = StripeForm()
        form.add("payment_method", method.text)
        form.add("return_url", returnURL)
        form.add("off_session", returnURL == nil ? "true" : nil)
        form.expand("latest_charge", "payment_method")
        // Each call has a key of its own: under a kept one Stripe would refuse a card today because it did yesterday.
        let answer = try await api.send(.post("payment_intents/\(id.text)/confirm", form, key: api.freshKey("confirm")), until: end)
        guard let error = answer.error else {
            guard let payment = Payment(stripe: answer.body) else { throw PaymentError.unknownOutcome }
            return payment
        }
        if let decline = error.decline { throw PaymentError.declined(decline) }
        if error.isMissing { throw PaymentError.unknownPayment }
        if error.parameter == "payment_method" { throw PaymentError.unknownMethod }
        let refusal = error.refusal
        do throws(PaymentError) {
            return try await settled(id, or: refusal, until: end) { $0 != .open }
        } catch let failure {
            // Only a card that belongs to nobody may be used up: of others the refusal is not the card's.
            guard failure == refusal, error.isUsedUp, let known = try await find(method, until: end), known.customer == nil else {
                throw failure
            }
            throw PaymentError.unknownMethod
        }
    }

    public func payment(_ id: PaymentID, context: PaymentContext) async throws -> Payment {
        try await read(id, until: api.end(of: context))
    }

    public func cancel(_ id: PaymentID, context: PaymentContext) async throws -> Payment {
        guard StripeText.isID(id.text) else { throw PaymentError.unknownPayment }
        let end = api.end(of: context)
        var form = StripeForm()
        form.expand("latest_charge", "payment_method")
        let answer = try await api.send(.post("payment_intents/\(id.text)/cancel", form, key: api.freshKey("cancel")), until: end)
        guard let error = answer.error else {
            guard let payment = Payment(stripe: answer.body) else { throw PaymentError.unknownOutcome }
            return payment
        }
        if error.isMissing { throw PaymentError.unknownPayment }
        return try await settled(id, or: error.refusal, until: end) { $0 != .open && $0 != .requiresAction }
    }

    public func webhook(_ body: [UInt8], header: (String) -> String?, now: Instant) throws -> PaymentNews {
        try signature.verify(body, header: header("Stripe-Signature"), now: now)
        guard let event = try? JSONParser.parse(body), let news = PaymentNews(stripe: event) else { throw WebhookRefusal.malformed }
        return news
    }

    // MARK: - Payments as they are

    func read(_ id: PaymentID, until end: ContinuousClock.Instant) async throws(PaymentError) -> Payment {
        guard StripeText.isID(id.text) else { throw .unknownPayment }
        var form = StripeForm()
        form.expand("latest_charge", "payment_method")
        let answer = try await api.send(.get("payment_intents/\(id.text)", form), until: end)
        if let error = answer.error { throw error.isMissing ? .unknownPayment : error.refusal }
        guard let payment = Payment(stripe: answer.body) else { throw .unavailable }
        return payment
    }

    /// A call was refused, perhaps because the payment is past it: then the payment is the answer.
    private func settled(
        _ id: PaymentID, or refusal: PaymentError, until end: ContinuousClock.Instant, isPast: (PaymentStatus) -> Bool
    ) async throws(PaymentError) -> Payment {
        let payment: Payment
        do throws(PaymentError) {
            payment = try await read(id, until: end)
        } catch {
            // `unavailable` would say that nothing was charged, which an earlier call may well have done.
            throw error == .unavailable ? .unknownOutcome : error
        }
        guard isPast(payment.status) else { throw refusal }
        return payment
    }
}

/// Why the adapter cannot be set up. Names the setting, never its value.
public enum StripeSetupError: Error, Sendable, Hashable {
    /// The secret key is missing or not a key.
    case secretKey
    /// There is no webhook secret, or one of fewer than 16 bytes.
    case webhookSecrets
    /// Not an `https` URL without a slash at its end.
    case endpoint
}
