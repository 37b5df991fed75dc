import Payments
import Synchronization
import Wire

/// A provider of the tests' own: cards by their tokens, everything counted, and faults when asked for.
///
/// `card_ok` succeeds, `card_declined` and `card_poor` are refused, `card_3ds` waits for `approve`, `card_asks` does so also when nobody is
/// there, `card_lost` is charged and the answer gets lost, `card_slow` is `processing` until `approve`; `card_later_declined` can be kept
/// and is refused whenever it is charged.
final class FakePayments: PaymentProvider, Sendable {
    struct Kept {
        var payments: [PaymentID: Payment] = [:]
        var byKey: [String: PaymentID] = [:]
        var refunds: [String: Refund] = [:]
        var methods: [String: String] = [:]
        /// Successful charges, in order.
        var charged: [PaymentID] = []
        var opened = 0
        var forgotten: [String] = []
        var isDown = false
        /// Customers that were made before this are known no more.
        var customers: Set<String> = []
        /// Whether refunds are left undecided.
        var isUndecided = false
        /// Refunds that failed after they were done.
        var bounced: Set<String> = []
        var next = 0
    }
    let kept = Mutex(Kept())
    let name = "fake"

    /// Called inside `confirm` after the charge and before the answer, once each: a place to stop at.
    let afterCharge = Mutex<(@Sendable () async throws -> Void)?>(nil)

    /// Called once each at the beginning of `keep`, `open` and `fingerprint`.
    let beforeKeep = Mutex<(@Sendable () async throws -> Void)?>(nil)
    let beforeOpen = Mutex<(@Sendable () async throws -> Void)?>(nil)
    let beforeFingerprint = Mutex<(@Sendable () async throws -> Void)?>(nil)

    /// What `confirm` throws instead of charging, while there is one.
    let fault = Mutex<PaymentError?>(nil)

    var charged: [PaymentID] { kept.withLock { $0.charged } }
    var opened: Int { kept.withLock { $0.opened } }
    var refunded: Int64 { kept.withLock { $0.payments.values.reduce(0) { $0 + $1.refunded } } }
    var all: [Payment] { kept.withLock { Array($0.payments.values) } }
    func setDown(_ isDown: Bool) { kept.withLock { $0.isDown = isDown } }

    private func check() throws { if kept.withLock({ $0.isDown }) { throw PaymentError.unavailable } }

    func open(_ order: PaymentOrder, key: String) async throws -> Payment {
        if let stop = beforeOpen.withLock({ stop in defer { stop = nil }; return stop }) { try await stop() }
        try check()
        return try kept.withLock { kept in
            if let id = kept.byKey[key], let known = kept.payments[id] { return known }
            kept.next += 1
            kept.opened += 1
            guard order.amount > 0 else { throw PaymentError.refused("amount") }
            if let customer = order.customer, !kept.customers.contains(customer) { throw PaymentError.unknownCustomer }
            let payment = Payment(
                id: PaymentID("pay_\(kept.next)"), status: .open, amount: order.amount, currency: order.currency, reference: order.reference
            )
            kept.byKey[key] = payment.id
            kept.payments[payment.id] = payment
            return payment
        }
    }

    func confirm(_ id: PaymentID, method: PaymentToken, returnURL: String?, context: PaymentContext) async throws -> Payment {
        try check()
        if let fault = fault.withLock({ $0 }) { throw fault }
        let (payment, isLost) = try kept.withLock { kept -> (Payment, Bool) in
            guard let payment = kept.payments[id] else { throw PaymentError.unknownPayment }
            guard payment.status == .open else { return (payment, false) }
            let card = kept.methods[method.text] ?? method.text
            switch card {
            case "card_ok", "card_lost": return (charge(payment, &kept), card == "card_lost")
            case "card_3ds":
                guard returnURL != nil else { throw PaymentError.declined(.authenticationRequired) }
                return (set(payment, .requiresAction, &kept), false)
            case "card_asks": return (set(payment, .requiresAction, &kept), false)
            case "card_slow": return (set(payment, .processing, &kept), false)
            case "card_declined", "card_later_declined": throw PaymentError.declined(.declined)
            case "card_poor": throw PaymentError.declined(.insufficientFunds)
            default: throw PaymentError.unknownMethod
            }
        }
        if let stop = afterCharge.withLock({ stop in defer { stop = nil }; return stop }) { try await stop() }
        if isLost { throw PaymentError.unknownOutcome }
        return payment
    }

    /// The person approves, or the bank decides.
    func approve(_ id: PaymentID, _ isApproved: Bool = true) {
        kept.withLock { kept in
            guard let payment = kept.payments[id], payment.status == .requiresAction || payment.status == .processing else { return }
            if isApproved {
                _ = charge(payment, &kept)
            } else {
                kept.payments[id] = Payment(
                    id: id, status: .open, amount: payment.amount, currency: payment.currency, reference: payment.reference,
                    decline: .declined)
            }
        }
    }

    private func charge(_ payment: Payment, _ kept: inout Kept) -> Payment {
        kept.charged.append(payment.id)
        return set(payment, .succeeded, &kept)
    }

    private func set(_ payment: Payment, _ status: PaymentStatus, _ kept: inout Kept, refunded: Int64? = nil) -> Payment {
        let new = Payment(
            id: payment.id, status: status, amount: payment.amount, currency: payment.currency, reference: payment.reference,
            refunded: refunded ?? payment.refunded,
            card: status == .succeeded ? CardFacts(brand: "visa", last4: "4242", expMonth: 12, expYear: 2030) : nil,
            actionURL: status == .requiresAction ? "https://bank.example/approve/\(payment.id.text)" : nil)
        kept.payments[payment.id] = new
        return new
    }

    /// What cards are known by, by their tokens; none unless a test says so.
    let fingerprints = Mutex<[String: String]>([:])

    func fingerprint(of method: PaymentToken, context: PaymentContext) async throws -> String? {
        if let stop = beforeFingerprint.withLock({ stop in defer { stop = nil }; return stop }) { try await stop() }
        try check()
        return fingerprints.withLock { $0[method.text] }
    }

    func payment(_ id: PaymentID, context: PaymentContext) async throws -> Payment {
        try check()
        guard let payment = kept.withLock({ $0.payments[id] }) else { throw PaymentError.unknownPayment }
        return payment
    }

    func cancel(_ id: PaymentID, context: PaymentContext) async throws -> Payment {
        try check()
        return try kept.withLock { kept in
            guard let payment = kept.payments[id] else { throw PaymentError.unknownPayment }
            switch payment.status {
            case .succeeded, .canceled, .processing: return payment
            case .open, .requiresAction: return set(payment, .canceled, &kept)
            }
        }
    }

    func refund(_ id: PaymentID, amount: Int64, key: String, context: PaymentContext) async throws -> Refund {
        try check()
        return try kept.withLock { kept in
            if let known = kept.refunds[key] { return Refund(id: known.id, amount: known.amount, isDone: !kept.isUndecided) }
            guard let payment = kept.payments[id] else { throw PaymentError.unknownPayment }
            guard payment.status == .succeeded, payment.refunded + amount <= payment.amount else { throw PaymentError.refundRefused }
            _ = set(payment, .succeeded, &kept, refunded: payment.refunded + amount)
            let refund = Refund(id: "ref_\(kept.refunds.count + 1)", amount: amount, isDone: !kept.isUndecided)
            kept.refunds[key] = refund
            return refund
        }
    }

    func failedRefunds(of id: PaymentID, context: PaymentContext) async throws -> Set<String> {
        try check()
        return kept.withLock { $0.bounced }
    }

    /// The bank would not have the money of a refund that was done.
    func bounce(_ key: String, of id: PaymentID) {
        kept.withLock { kept in
            guard let refund = kept.refunds[key], let payment = kept.payments[id] else { return }
            kept.bounced.insert(refund.id)
            _ = set(payment, .succeeded, &kept, refunded: payment.refunded - refund.amount)
        }
    }

    func keep(_ method: PaymentToken, customer: String?, reference: String, context: PaymentContext) async throws -> KeptMethod {
        if let stop = beforeKeep.withLock({ stop in defer { stop = nil }; return stop }) { try await stop() }
        try check()
        return try kept.withLock { kept in
            if let customer, !kept.customers.contains(customer) { throw PaymentError.unknownCustomer }
            // Kept again, a card stays kept.
            let isKept = kept.methods[method.text] != nil
            guard isKept || method.text.hasPrefix("card_") else { throw PaymentError.unknownMethod }
            if method.text == "card_declined" { throw PaymentError.declined(.declined) }
            let token = isKept ? method.text : "kept_\(kept.methods.count + 1)"
            if !isKept { kept.methods[token] = method.text }
            let owner = customer ?? "customer_\(reference)_\(kept.customers.count + 1)"
            kept.customers.insert(owner)
            return KeptMethod(
                method: PaymentToken(token), customer: owner, card: CardFacts(brand: "visa", last4: "4242", expMonth: 12, expYear: 2030))
        }
    }

    func forget(_ method: PaymentToken, context: PaymentContext) async throws {
        try check()
        kept.withLock { $0.forgotten.append(method.text) }
    }

    func forgetCustomer(_ customer: String, context: PaymentContext) async throws {
        try check()
        kept.withLock { _ = $0.customers.remove(customer) }
    }

    /// Cards that were kept behave like another from now on.
    func turn(_ card: String, into other: String) {
        kept.withLock { kept in kept.methods = kept.methods.mapValues { $0 == card ? other : $0 } }
    }

    /// The bank pays although it was ended here.
    func pay(_ id: PaymentID) {
        kept.withLock { kept in
            if let payment = kept.payments[id] { _ = charge(payment, &kept) }
        }
    }

    /// Another account of the provider's: nobody and nothing that was made before is known.
    func beginAnew() {
        kept.withLock { kept in
            (kept.customers, kept.methods, kept.payments, kept.byKey, kept.refunds) = ([], [:], [:], [:], [:])
        }
    }

    /// Forgets that there ever was such a payment.
    func lose(_ id: PaymentID) {
        kept.withLock { kept in
            kept.payments[id] = nil
            kept.byKey = kept.byKey.filter { $0.value != id }
        }
    }

    /// The newest payment.
    var newest: PaymentID? { kept.withLock { $0.next == 0 ? nil : PaymentID("pay_\($0.next)") } }
    func status(_ id: PaymentID?) -> PaymentStatus? { id.flatMap { id in kept.withLock { $0.payments[id]?.status } } }

    /// `{header "Fake-Signature": "good"}` and a body of `event payment`, `event payment dispute` or `event payment dispute id`.
    func webhook(_ body: [UInt8], header: (String) -> String?, now: Instant) throws -> PaymentNews {
        guard header("Fake-Signature") == "good" else { throw WebhookRefusal.signature }
        let words = String(decoding: body, as: UTF8.self).split(separator: " ").map(String.init)
        guard let event = words.first else { throw WebhookRefusal.malformed }
        return PaymentNews(
            id: event, payment: words.count > 1 ? PaymentID(words[1]) : nil,
            dispute: words.count > 2 ? DisputeNews(rawValue: words[2]) : nil,
            disputeID: words.count > 2 ? words.count > 3 ? words[3] : "dp_1" : nil)
    }
}
