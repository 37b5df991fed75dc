import AppTesting
import Contracts
import EventLoop
import HTTPClient
import HTTPCore
import HTTPServer
import JSONCoding
import Platform
import SandboxService
import Storage
import Synchronization
import Testing
import Wire

/// The sandbox as a payment provider.
struct PaymentApp: Sendable {
    let app: SandboxApp
    var client: AppClient

    /// - Parameter webhook: where events go; without a receiver they stay in the queue, where they can be counted.
    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, webhook: SandboxSettings.Webhook? = nowhere, publicURL: String? = nil,
        _ body: (PaymentApp) async throws -> Void
    ) async throws {
        let settings = SandboxSettings(smtpPort: 0, webhook: webhook, publicURL: publicURL)
        try await SandboxApp.run(settings: settings, engine: engine, transport: transport) { app async throws in
            try await body(PaymentApp(app: app, client: app.client))
        }
    }

    static let secret = Secret("a webhook secret of some length")
    /// A port nobody listens on.
    static var nowhere: SandboxSettings.Webhook { SandboxSettings.Webhook(url: "http://127.0.0.1:1/hook", secret: secret) }

    func token(_ card: SandboxCard, month: Int64 = 12, year: Int64 = 2030) async throws -> CardToken {
        let entry = CardEntry(
            number: CardNumber(trusted: card.number), expMonth: Whole(trusted: month), expYear: Whole(trusted: year),
            cvc: CardCode(trusted: "123"))
        return try await client.call(Sandbox.tokenizeCard, entry).token
    }

    func open(
        _ amount: Int64 = 9900, reference: String = "order-1", customer: CustomerID? = nil, away: Bool? = nil, key: String? = nil
    ) async throws -> PaymentIntent {
        let order = IntentOrder(
            amount: PaymentAmount(trusted: amount), currency: .sar, reference: PaymentReference(trusted: reference), customer: customer,
            offSession: away)
        return try await client.call(Sandbox.openIntent, order, headers: key.map { ["Idempotency-Key": $0] } ?? [:])
    }

    func confirmation(_ id: IntentID, _ token: CardToken, returnURL: ReturnURL? = nil) async throws -> Answer {
        try await client.answer(Sandbox.confirmIntent, IntentParameters(id: id), IntentConfirmation(method: token, returnUrl: returnURL))
    }

    @discardableResult
    func confirm(_ id: IntentID, _ token: CardToken, returnURL: ReturnURL? = nil) async throws -> PaymentIntent {
        try await client.call(Sandbox.confirmIntent, IntentParameters(id: id), IntentConfirmation(method: token, returnUrl: returnURL))
    }

    /// Opens and confirms.
    func pay(_ card: SandboxCard, _ amount: Int64 = 9900, reference: String = "order-1") async throws -> PaymentIntent {
        try await confirm(try await open(amount, reference: reference).id, try await token(card))
    }

    func intent(_ id: IntentID) async throws -> PaymentIntent { try await client.call(Sandbox.intent, IntentParameters(id: id), Nothing()) }

    func cancel(_ id: IntentID) async throws -> PaymentIntent {
        try await client.call(Sandbox.cancelIntent, IntentParameters(id: id), Nothing())
    }

    func refund(_ id: IntentID, _ amount: Int64, key: String? = nil) async throws -> Answer {
        try await client.answer(
            Sandbox.refundIntent, IntentParameters(id: id), IntentRefundOrder(amount: PaymentAmount(trusted: amount)),
            headers: key.map { ["Idempotency-Key": $0] } ?? [:])
    }

    func keep(_ token: CardToken, of reference: String = "user-1", customer: CustomerID? = nil) async throws -> Answer {
        try await client.answer(
            Sandbox.keepCard, PayerParameters(reference: PaymentReference(trusted: reference)),
            CardKeeping(method: token, customer: customer))
    }

    /// Keeps a card and returns its customer.
    func kept(_ token: CardToken, of reference: String = "user-1") async throws -> CustomerID {
        let answer = try await keep(token, of: reference)
        return try #require(try InputDecoder.decode(KeptCard.self, from: answer.body).customer)
    }

    func action(_ intent: PaymentIntent) throws -> ActionID {
        ActionID(trusted: String(try #require(intent.actionUrl).split(separator: "/").last ?? ""))
    }

    func answer(_ action: ActionID, approve: Bool) async throws -> PaymentIntent {
        try await client.call(Sandbox.answerAction, ActionParameters(id: action), ActionAnswer(approve: approve))
    }

    func disturb(_ mode: DisturbanceMode, _ count: Int = 1, to: String? = nil, milliseconds: Int = 30) async throws {
        let disturbance = Disturbance(
            channel: .payment, mode: mode, count: count, to: to.map { ShortText(trusted: $0) }, delayMilliseconds: milliseconds)
        #expect(try await client.answer(Sandbox.disturb, disturbance).status == 204)
    }

    /// How many events wait for a receiver that is not there.
    func waitingEvents() async throws -> Int {
        try await app.database.read { db in
            let row = try await db.first("SELECT COUNT(*) AS total FROM work WHERE kind = 'payment.webhook'")
            return try row?.get("total") ?? 0
        }
    }

    /// Whether a delivery that failed waits for its next try.
    func isWaitingForAnotherTry() async throws -> Bool {
        let now = app.clock.now()
        return try await app.database.read { db in
            try await db.first("SELECT id FROM work WHERE kind = 'payment.webhook' AND claimed_until IS NULL AND due_at > \(now)") != nil
        }
    }
}

/// Takes webhooks, or refuses as many of them as it is told to.
final class WebhookReceiver: HTTPResponder {
    private let state = Mutex<(requests: [HTTPRequest], refusals: Int)>(([], 0))

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        state.withLock { state in
            state.requests.append(request)
            guard state.refusals > 0 else { return HTTPResponse(status: .noContent) }
            state.refusals -= 1
            return HTTPResponse(status: .internalServerError)
        }
    }

    func refuse(_ count: Int) { state.withLock { $0.refusals = count } }

    var requests: [HTTPRequest] { state.withLock { $0.requests } }

    func events() throws -> [PaymentEvent] { try requests.map { try InputDecoder.decode(PaymentEvent.self, from: $0.body) } }

    /// Waits until so many requests have come.
    func waitFor(_ count: Int) async throws {
        let deadline = ContinuousClock.now + .seconds(30)
        while requests.count < count {
            guard ContinuousClock.now < deadline else { throw AppTestingError.unexpected(status: 0, body: "\(requests.count) webhooks") }
            try await Task.sleep(for: .milliseconds(2))
        }
    }

    static func run(_ body: (WebhookReceiver, SandboxSettings.Webhook) async throws -> Void) async throws {
        let loops = try EventLoopGroup(count: 1, name: "receiver")
        defer { loops.stop() }
        let receiver = WebhookReceiver()
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: receiver)
        let result: Result<Void, any Error>
        do {
            result = .success(
                try await body(
                    receiver, SandboxSettings.Webhook(url: "http://127.0.0.1:\(server.port)/hooks/sandbox", secret: PaymentApp.secret)))
        } catch {
            result = .failure(error)
        }
        await server.drain(within: .seconds(5))
        try result.get()
    }
}
