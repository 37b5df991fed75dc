internal import Contracts
internal import JSONCoding
public import Payments
public import Platform
public import ServiceKit
public import Wire

/// The payment provider of the sandbox: what a real one does, with cards of the table `SandboxCard` and without money.
public struct SandboxPayments: PaymentProvider {
    public let name = "sandbox"
    let gateway: GatewayClient
    let url: String
    /// Nil without secrets: then no webhook is believed.
    private let signature: WebhookSignature?

    /// - Parameters:
    ///   - url: where the sandbox listens, without a slash at the end.
    ///   - secrets: any of which may have signed a webhook: the current one, and an older one while they change;
    ///     each of 16 bytes or more.
    public init(gateway: GatewayClient, url: String, secrets: [Secret]) {
        self.gateway = gateway
        self.url = url
        signature = WebhookSignature(secrets: secrets)
    }

    // MARK: - Payments

    public func open(_ order: PaymentOrder, key: String) async throws -> Payment {
        let body = IntentOrder(
            amount: try Self.ours("amount") { () throws(FieldRule) in try PaymentAmount(validating: order.amount) },
            currency: try Self.currency(order.currency),
            reference: try Self.ours("reference") { () throws(FieldRule) in try PaymentReference(validating: order.reference) },
            customer: try order.customer.map(Self.customer), offSession: order.isOffSession ? true : nil)
        do throws(CallFailure) {
            return Payment(try await call(Sandbox.openIntent, reading: SandboxPayment.self, Nothing(), body, order.context, key: key))
        } catch {
            // Nothing else of what is sent can be wrong: it was checked before.
            if error.code == .validationFailed, order.customer != nil { throw PaymentError.unknownCustomer }
            // An opened payment charges nothing, and the key finds it again.
            throw error.mayHaveHappened ? PaymentError.unavailable : error.plain
        }
    }

    public func confirm(_ id: PaymentID, method: PaymentToken, returnURL: String?, context: PaymentContext) async throws -> Payment {
        let parameters = try Self.parameters(id)
        let link = try returnURL.map { text in try Self.ours("return URL") { () throws(FieldRule) in try ReturnURL(validating: text) } }
        let body = IntentConfirmation(method: try Self.token(method), returnUrl: link)
        let intent: SandboxPayment
        do throws(CallFailure) {
            // Without a key: nothing repeats it by itself, and a payment that is confirmed again answers as it is.
            intent = try await call(Sandbox.confirmIntent, reading: SandboxPayment.self, parameters, body, context)
        } catch {
            throw error.code == .validationFailed ? PaymentError.unknownMethod : Self.onPayment(error)
        }
        if intent.status == .open, let decline = intent.decline { throw PaymentError.declined(DeclineReason(decline)) }
        return Payment(intent)
    }

    public func payment(_ id: PaymentID, context: PaymentContext) async throws -> Payment {
        let parameters = try Self.parameters(id)
        do throws(CallFailure) {
            return Payment(try await call(Sandbox.intent, reading: SandboxPayment.self, parameters, Nothing(), context))
        } catch {
            throw error.mayHaveHappened ? PaymentError.unavailable : Self.onPayment(error)
        }
    }

    public func cancel(_ id: PaymentID, context: PaymentContext) async throws -> Payment {
        let parameters = try Self.parameters(id)
        do throws(CallFailure) {
            return Payment(try await call(Sandbox.cancelIntent, reading: SandboxPayment.self, parameters, Nothing(), context))
        } catch {
            throw Self.onPayment(error)
        }
    }

    public func refund(_ id: PaymentID, amount: Int64, key: String, context: PaymentContext) async throws -> Refund {
        let parameters = try Self.parameters(id)
        let amount = try Self.ours("amount") { () throws(FieldRule) in try PaymentAmount(validating: amount) }
        do throws(CallFailure) {
            let refund = try await call(
                Sandbox.refundIntent, reading: SandboxRefund.self, parameters, IntentRefundOrder(amount: amount), context, key: key)
            return Refund(id: refund.id.text, amount: refund.amount.value, isDone: refund.done)
        } catch {
            throw error.code == .limitReached ? PaymentError.refundRefused : Self.onPayment(error)
        }
    }

    // MARK: - Kept methods

    public func keep(_ method: PaymentToken, customer: String?, reference: String, context: PaymentContext) async throws -> KeptMethod {
        let payer = PayerParameters(
            reference: try Self.ours("reference") { () throws(FieldRule) in try PaymentReference(validating: reference) })
        let body = CardKeeping(method: try Self.token(method), customer: try customer.map(Self.customer))
        let kept: SandboxKeptCard
        do throws(CallFailure) {
            kept = try await call(Sandbox.keepCard, reading: SandboxKeptCard.self, payer, body, context)
        } catch {
            if error.code == .notFound, customer != nil { throw PaymentError.unknownCustomer }
            throw error.code == .validationFailed ? PaymentError.unknownMethod : error.plain
        }
        if let decline = kept.decline { throw PaymentError.declined(DeclineReason(decline)) }
        guard let customer = kept.customer else { throw PaymentError.refused("kept without a customer") }
        return KeptMethod(method: PaymentToken(kept.method.text), customer: customer.text, card: CardFacts(kept.card))
    }

    public func forget(_ method: PaymentToken, context: PaymentContext) async throws {
        let parameters = CardTokenParameters(id: try Self.token(method))
        do throws(CallFailure) {
            _ = try await call(Sandbox.forgetCard, reading: Nothing.self, parameters, Nothing(), context)
        } catch {
            throw error.plain
        }
    }

    // MARK: - Webhooks

    public func webhook(_ body: [UInt8], header: (String) -> String?, now: Instant) throws -> PaymentNews {
        guard let signature else { throw WebhookRefusal.signature }
        try signature.verify(body, header: header(WebhookSignature.sandboxHeader), now: now)
        guard let event = try? JSONParser.parse(body), let id = event["id"]?.string, let type = event["type"]?.string else {
            throw WebhookRefusal.malformed
        }
        let run = event["run"]?.string
        // Kinds of events that came later than this code are of no interest to it.
        guard PaymentEventType(rawValue: type) != nil else { return PaymentNews(id: id, payment: nil, run: run) }
        guard let payment = event["data"]?["payment"]?["id"]?.string else { throw WebhookRefusal.malformed }
        return PaymentNews(id: id, payment: PaymentID(payment), run: run)
    }
}
