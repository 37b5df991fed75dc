internal import HTTPCore
public import Wire

/// The payment provider that stands in for a real one during development. `SandboxCard` says which cards there are and what they do.
extension Sandbox {
    // MARK: - What an app asks, with nobody between

    public static let tokenizeCard = Endpoint<Anyone, Nothing, CardEntry, TokenizedCard>(
        "sandbox.tokenizeCard", .post, "/payments/methods", status: .created,
        summary: "Exchange a card for a token; the number is not kept")

    // MARK: - What a service asks

    public static let openIntent = Endpoint<Anyone, Nothing, IntentOrder, PaymentIntent>(
        "sandbox.openIntent", .post, "/payments/intents", status: .created,
        summary: "Open a payment, which charges nothing yet; the same Idempotency-Key is the same payment")
    public static let intents = Endpoint<Anyone, IntentQuery, Nothing, PaymentIntents>(
        "sandbox.intents", .get, "/payments/intents", summary: "Payments, newest first")
    public static let intent = Endpoint<Anyone, IntentParameters, Nothing, PaymentIntent>(
        "sandbox.intent", .get, "/payments/intents/{id}", summary: "One payment as it is now")
    public static let confirmIntent = Endpoint<Anyone, IntentParameters, IntentConfirmation, PaymentIntent>(
        "sandbox.confirmIntent", .post, "/payments/intents/{id}/confirm",
        summary: "Charge a card; refused, the payment stays open and says why; a payment that is not open answers as it is")
    public static let cancelIntent = Endpoint<Anyone, IntentParameters, Nothing, PaymentIntent>(
        "sandbox.cancelIntent", .post, "/payments/intents/{id}/cancel",
        summary: "End a payment that has not succeeded; one that has, or that the bank decides about, answers as it is")
    public static let refundIntent = Endpoint<Anyone, IntentParameters, IntentRefundOrder, IntentRefund>(
        "sandbox.refundIntent", .post, "/payments/intents/{id}/refunds", status: .created, errors: [.limitReached],
        summary: "Give back part of a payment; limit_reached beyond what is left of it")
    public static let keepCard = Endpoint<Anyone, PayerParameters, CardKeeping, KeptCard>(
        "sandbox.keepCard", .post, "/payments/customers/{reference}/methods",
        summary: "Keep a card for charges nobody is there for")
    public static let forgetCard = Endpoint<Anyone, CardTokenParameters, Nothing, Nothing>(
        "sandbox.forgetCard", .delete, "/payments/methods/{id}", summary: "Forget a card; one that is forgotten already is fine")

    // MARK: - Approval, as a bank would ask for it (3-D Secure)

    public static let approvalPage = Endpoint<Anyone, ActionParameters, Nothing, RawOutput>(
        "sandbox.approvalPage", .get, "/payments/actions/{id}", contentType: "text/html; charset=utf-8",
        summary: "The page on which a person approves or refuses a payment")
    public static let answerAction = Endpoint<Anyone, ActionParameters, ActionAnswer, PaymentIntent>(
        "sandbox.answerAction", .post, "/payments/actions/{id}",
        summary: "Approve or refuse; refused, the payment is open again; once decided, it answers as it is")
    public static let approveByHand = Endpoint<Anyone, ActionParameters, Nothing, RawOutput>(
        "sandbox.approveByHand", .post, "/payments/actions/{id}/approve", contentType: "text/html; charset=utf-8",
        otherStatus: HTTPStatus(302),
        summary: "What the page's Approve button sends; leads back to the page")
    public static let refuseByHand = Endpoint<Anyone, ActionParameters, Nothing, RawOutput>(
        "sandbox.refuseByHand", .post, "/payments/actions/{id}/refuse", contentType: "text/html; charset=utf-8",
        otherStatus: HTTPStatus(302),
        summary: "What the page's Refuse button sends; leads back to the page")

    public static let payments: [Area] = [
        Area(
            "Cards",
            "Test cards become the tokens that orders want.",
            [tokenizeCard.description, keepCard.description, forgetCard.description]),
        Area(
            "Payments",
            "What the store asks of its payment provider.",
            [
                openIntent.description, intents.description, intent.description, confirmIntent.description, cancelIntent.description,
                refundIntent.description
            ]),
        Area(
            "Approvals",
            "Approving a payment as a bank would ask for it (3-D Secure).",
            [approvalPage.description, answerAction.description, approveByHand.description, refuseByHand.description]),
    ]
}

/// What a webhook of the provider tells of.
public enum PaymentEventType: String, WireEnum {
    /// It was charged.
    case succeeded = "payment.succeeded"
    /// A card was declined, or the person refused to approve.
    case failed = "payment.failed"
    /// It waits for the person.
    case requiresAction = "payment.requires_action"
    /// It was given up.
    case canceled = "payment.canceled"
    /// Money went back.
    case refunded = "payment.refunded"
}

/// The body of a webhook: `POST` to the merchant's address, signed in `Barbell-Signature`, repeated until it is answered with 2xx.
/// Events may come twice and in another order than they happened.
public struct PaymentEvent: DTO {
    /// What a webhook is about.
    public struct Content: DTO {
        /// The payment as it was then.
        public let payment: PaymentIntent
        public init(payment: PaymentIntent) { self.payment = payment }
        public static let example = Content(payment: .example)
    }

    /// The same at each delivery.
    public let id: PaymentEventID
    public let type: PaymentEventType
    /// In the time of the test run, if it came from one.
    public let at: Instant
    /// The test run that caused it; left out without one.
    public let run: String?
    /// What happened.
    public let data: Content
    public init(id: PaymentEventID, type: PaymentEventType, at: Instant, run: String?, payment: PaymentIntent) {
        self.id = id
        self.type = type
        self.at = at
        self.run = run
        data = Content(payment: payment)
    }
    public static let example = PaymentEvent(id: .example, type: .succeeded, at: .example, run: nil, payment: .example)
}
