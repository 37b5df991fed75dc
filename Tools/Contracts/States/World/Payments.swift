internal import Contracts
internal import Pacts
internal import Platform
internal import Security
internal import Wire

/// What is done at the payment provider, and what it tells.
extension World {
    func card(_ card: SandboxCard) throws(StateProblem) -> CardToken {
        let year = settings.clock.now().text.prefix(4)
        let entry = CardEntry(
            number: CardNumber(trusted: card.number), expMonth: Whole(trusted: 12), expYear: Whole(trusted: (Int64(year) ?? 2026) + 4),
            cvc: CardCode(trusted: "123"))
        return try caller.call(Sandbox.tokenizeCard, of: "sandbox", Nothing(), entry, as: .nobody).token
    }

    /// Keeps a card for a payer of its own.
    func keptCard(_ card: SandboxCard) throws(StateProblem) -> (card: CardToken, customer: CustomerID, reference: PaymentReference) {
        let token = try self.card(card)
        let payer = PaymentReference(trusted: freshID())
        let kept = try caller.call(
            Sandbox.keepCard, of: "sandbox", PayerParameters(reference: payer), CardKeeping(method: token), as: .nobody)
        guard let customer = kept.customer else { throw StateProblem(.refused, "the sandbox does not keep the card \(card.rawValue)") }
        return (kept.method, customer, payer)
    }

    func openPayment(_ amount: Int64) throws(StateProblem) -> IntentID {
        let order = IntentOrder(amount: PaymentAmount(trusted: amount), currency: .sar, reference: PaymentReference(trusted: freshID()))
        return try caller.call(Sandbox.openIntent, of: "sandbox", Nothing(), order, as: .nobody).id
    }

    /// Opens a payment and charges a card.
    func paidPayment(_ amount: Int64, _ card: SandboxCard) throws(StateProblem) -> IntentID {
        let payment = try openPayment(amount)
        let confirmed = try caller.call(
            Sandbox.confirmIntent, of: "sandbox", IntentParameters(id: payment), IntentConfirmation(method: try self.card(card)),
            as: .nobody)
        guard confirmed.status == .succeeded else {
            throw StateProblem(.refused, "a payment with the card \(card.rawValue) is \(confirmed.status.rawValue), not succeeded")
        }
        return payment
    }

    /// `t=<seconds>,v1=<hex>`: HMAC-SHA256 over `<seconds>.<body>`, as the payment provider signs what it tells. Written out again, so
    /// that the services' own code is not checked against itself.
    func webhookSignature(_ body: String) -> String {
        let seconds = settings.clock.now().seconds
        let code = hmacSHA256(key: Array(settings.webhookSecret.reveal().utf8), Array("\(seconds).\(body)".utf8))
        return "t=\(seconds),v1=\(hex(code))"
    }
}

extension World {
    /// Lets the next send to somebody go wrong.
    func disturb(_ channel: Channel, _ mode: DisturbanceMode, to address: String) throws(StateProblem) {
        let disturbance = Disturbance(channel: channel, mode: mode, count: 1, to: ShortText(trusted: address))
        _ = try caller.call(Sandbox.disturb, of: "sandbox", Nothing(), disturbance, as: .nobody)
    }

    func serviceToken(_ service: String) throws(StateProblem) -> String {
        guard let token = caller.token(of: service, for: provider) else {
            throw StateProblem(
                .unreachable, "the services' secret is not known: use the --state of barbell up, or set SERVICE_SECRET to theirs")
        }
        return token
    }
}
