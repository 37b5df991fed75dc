public import Wire

/// Whoever moves the money: opens payments, charges them, gives back and tells by webhook what happened.
///
/// A payment is made in two steps so that a caller that dies in between can never charge twice: `open` makes a payment that
/// charges nothing, the caller stores its id, and `confirm` charges that one payment, however often it is called. A call whose
/// answer was lost is settled by asking for the payment.
public protocol PaymentProvider: Sendable {
    /// `sandbox` or `stripe`; the path of its webhook and a word in rows and logs.
    var name: String { get }

    /// Makes a payment that charges nothing yet.
    /// - Parameter key: the same key is the same payment for at least 24 hours.
    /// - Throws: `PaymentError`.
    func open(_ order: PaymentOrder, key: String) async throws -> Payment

    /// Charges a payment, or says what the person has to do first. A payment that is confirmed again answers as it is.
    /// - Parameters:
    ///   - method: a token of the provider that stands for a card; never card data.
    ///   - returnURL: where the provider sends the person after they approved; nil when nobody is there to approve.
    /// - Throws: `PaymentError`: `declined` leaves the payment open for another method, `unknownOutcome` leaves it to be asked for.
    func confirm(_ id: PaymentID, method: PaymentToken, returnURL: String?, context: PaymentContext) async throws -> Payment

    /// The payment as the provider has it now.
    func payment(_ id: PaymentID, context: PaymentContext) async throws -> Payment

    /// Ends a payment that has not succeeded. One that has is answered as it is, `succeeded`; so is one about which the bank decides,
    /// `processing`.
    func cancel(_ id: PaymentID, context: PaymentContext) async throws -> Payment

    /// Gives back part of a succeeded payment.
    /// - Parameter key: the same key is the same refund.
    func refund(_ id: PaymentID, amount: Int64, key: String, context: PaymentContext) async throws -> Refund

    /// Minor units of a payment that went back or are on their way, whoever gave them: also who did so at the provider. What failed is
    /// not in it.
    func givenBack(of id: PaymentID, context: PaymentContext) async throws -> Int64

    /// The provider's ids of refunds of a payment that failed, some of them days after they were done: the bank would not have the money.
    func failedRefunds(of id: PaymentID, context: PaymentContext) async throws -> Set<String>

    /// Keeps a method for charges nobody is there for, such as renewals.
    /// - Parameter customer: the provider's customer from an earlier call; one is made when nil.
    /// - Throws: `declined` when the card is refused, `unknownCustomer`.
    func keep(_ method: PaymentToken, customer: String?, reference: String, context: PaymentContext) async throws -> KeptMethod

    /// Forgets a kept method.
    func forget(_ method: PaymentToken, context: PaymentContext) async throws

    /// Forgets a customer with all that was kept for them. One that the provider does not know (any more) is forgotten already.
    func forgetCustomer(_ customer: String, context: PaymentContext) async throws

    /// What a card is known by whoever uses it and however often it is entered; nil where the provider tells none, and for a method it does
    /// not know.
    func fingerprint(of method: PaymentToken, context: PaymentContext) async throws -> String?

    /// What a webhook says, once its signature over the raw body was found good.
    /// - Parameters:
    ///   - header: the value of a header field by its name, in whatever case.
    ///   - now: real time; a signature is good for 300 s on either side of it.
    /// - Throws: `WebhookRefusal`.
    func webhook(_ body: [UInt8], header: (String) -> String?, now: Instant) throws -> PaymentNews
}

extension PaymentProvider {
    public func fingerprint(of method: PaymentToken, context: PaymentContext) async throws -> String? { nil }
    public func givenBack(of id: PaymentID, context: PaymentContext) async throws -> Int64 {
        try await payment(id, context: context).refunded
    }
    public func failedRefunds(of id: PaymentID, context: PaymentContext) async throws -> Set<String> { [] }
    /// For a provider whose customers are ids with nothing behind them, as the sandbox's are.
    public func forgetCustomer(_ customer: String, context: PaymentContext) async throws {}
}

public struct PaymentID: Sendable, Hashable {
    public let text: String
    public init(_ text: String) { self.text = text }
}

/// A provider's name for a card. Not card data, and useless without the provider's secret key; redacted all the same.
public struct PaymentToken: Sendable, Hashable, CustomStringConvertible {
    public let text: String
    public init(_ text: String) { self.text = text }
    public var description: String { "<redacted>" }
}

/// What travels with each call.
public struct PaymentContext: Sendable {
    public let requestID: String
    /// The test run; the sandbox lives in its time.
    public let run: String?
    public var deadline: Duration
    public init(requestID: String, run: String?, deadline: Duration = .seconds(10)) {
        self.requestID = requestID
        self.run = run
        self.deadline = deadline
    }
}

public struct PaymentOrder: Sendable {
    /// In minor units, more than 0.
    public let amount: Int64
    /// ISO 4217, upper case: `SAR`.
    public let currency: String
    /// Our id of what is paid, found again in webhooks.
    public let reference: String
    /// The provider's customer, for a kept method.
    public let customer: String?
    /// Whether the person is away, as at a renewal.
    public let isOffSession: Bool
    public let context: PaymentContext

    public init(
        amount: Int64, currency: String, reference: String, customer: String? = nil, isOffSession: Bool = false, context: PaymentContext
    ) {
        self.amount = amount
        self.currency = currency
        self.reference = reference
        self.customer = customer
        self.isOffSession = isOffSession
        self.context = context
    }
}

public enum PaymentStatus: String, Sendable, Hashable, CaseIterable {
    /// Nothing was charged; a method may be tried.
    case open
    /// The person has to approve at `Payment.actionURL`.
    case requiresAction = "requires_action"
    /// The provider does not know yet.
    case processing
    case succeeded
    case canceled
}

public struct Payment: Sendable, Equatable {
    public let id: PaymentID
    public let status: PaymentStatus
    public let amount: Int64
    public let currency: String
    public let reference: String
    /// Minor units given back so far.
    public let refunded: Int64
    public let card: CardFacts?
    public let actionURL: String?
    /// Why the last try was refused, while it is `open`.
    public let decline: DeclineReason?

    public init(
        id: PaymentID, status: PaymentStatus, amount: Int64, currency: String, reference: String, refunded: Int64 = 0,
        card: CardFacts? = nil,
        actionURL: String? = nil, decline: DeclineReason? = nil
    ) {
        self.id = id
        self.status = status
        self.amount = amount
        self.currency = currency
        self.reference = reference
        self.refunded = refunded
        self.card = card
        self.actionURL = actionURL
        self.decline = decline
    }
}

/// What may be shown and stored of a card.
public struct CardFacts: Sendable, Hashable {
    public let brand: String
    public let last4: String
    public let expMonth: Int64
    public let expYear: Int64
    public init(brand: String, last4: String, expMonth: Int64, expYear: Int64) {
        self.brand = brand
        self.last4 = last4
        self.expMonth = expMonth
        self.expYear = expYear
    }
}

public struct KeptMethod: Sendable, Hashable {
    public let method: PaymentToken
    public let customer: String
    public let card: CardFacts
    public init(method: PaymentToken, customer: String, card: CardFacts) {
        self.method = method
        self.customer = customer
        self.card = card
    }
}

public struct Refund: Sendable, Equatable {
    public let id: String
    public let amount: Int64
    /// Whether the money is on its way; false while the provider is still deciding.
    public let isDone: Bool
    public init(id: String, amount: Int64, isDone: Bool) {
        self.id = id
        self.amount = amount
        self.isDone = isDone
    }
}

public enum DeclineReason: String, Sendable, Hashable, CaseIterable {
    case declined = "card_declined"
    case insufficientFunds = "insufficient_funds"
    case expired = "expired_card"
    case incorrectCode = "incorrect_cvc"
    /// Only works with the person there to approve.
    case authenticationRequired = "authentication_required"
}

public enum PaymentError: Error, Sendable, Equatable {
    case declined(DeclineReason)
    /// The method's token means nothing to the provider, or stands for a card that was used without being kept and cannot be used again.
    case unknownMethod
    /// The customer means nothing to the provider (any more), as after a change of accounts. Cards that were kept for them are gone too.
    case unknownCustomer
    case unknownPayment
    /// More than what is left of the payment, or one that cannot be given back.
    case refundRefused
    /// The provider could not be reached, and nothing was begun.
    case unavailable
    /// The call may or may not have taken effect: ask for the payment.
    case unknownOutcome
    /// The provider refused the call itself: a fault of ours or of the configuration. Never shown to people.
    case refused(String)
}

/// What a webhook tells. The state in it may be older than what is known: ask for the payment before acting on it.
public struct PaymentNews: Sendable, Equatable {
    /// The provider's id of the event, the same at each delivery.
    public let id: String
    /// The payment it is about; nil for kinds of events that are of no interest.
    public let payment: PaymentID?
    /// The test run it came from.
    public let run: String?
    /// What it tells of a dispute.
    public let dispute: DisputeNews?
    /// The provider's id of that dispute: a payment may have one after another.
    public let disputeID: String?
    public init(id: String, payment: PaymentID?, run: String? = nil, dispute: DisputeNews? = nil, disputeID: String? = nil) {
        self.id = id
        self.payment = payment
        self.run = run
        self.dispute = dispute
        self.disputeID = disputeID
    }
}

/// How a dispute stands: the person asked their bank to take a payment back.
public enum DisputeNews: String, Sendable, Hashable, CaseIterable {
    /// The bank only asks, and the money is still here; it may become a dispute.
    case enquiry
    /// The bank has not decided; the money is with it.
    case open
    /// The payment stands.
    case won
    /// The money is gone.
    case lost
}

public enum WebhookRefusal: Error, Sendable, Equatable {
    /// No signature, or none that fits the body under any of the secrets.
    case signature
    /// Signed more than 300 s ago, or from then.
    case stale
    /// Signed, but not an event.
    case malformed
}
