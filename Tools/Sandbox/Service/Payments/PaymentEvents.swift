internal import Contracts
internal import HTTPClient
internal import HTTPCore
internal import JSONCoding
internal import Payments
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Tells the merchant by webhook what became of payments: from the queue, so that each event arrives at least once, in its own time.
struct PaymentEvents: Sendable {
    static let kind: WorkKind<PaymentNotice> = "payment.webhook"
    /// The outbox gives up on work after some tries. Before that, new work takes its place: a merchant may be away for as long as it likes.
    private static let tries = 12
    private static let pause: Duration = .hours(1)

    let runtime: ServiceRuntime
    /// Nil when nobody wants to be told.
    let webhook: SandboxSettings.Webhook?

    /// Adds an event to the caller's transaction.
    func add(_ type: PaymentEventType, _ stored: StoredIntent, in db: any Connection) async throws {
        guard webhook != nil else { return }
        let event = PaymentEvent(
            id: PaymentEventID(uuid: runtime.ids.next()), type: type, at: runtime.clocks.now(run: stored.run), run: stored.run,
            payment: stored.intent)
        // The text is kept as it is signed, so that each delivery has the same bytes.
        let body = String(decoding: try JSONWriter.encode(event), as: UTF8.self)
        try await runtime.work.add(Self.kind, PaymentNotice(body: body), run: stored.run, in: db)
    }

    func deliver(_ notice: PaymentNotice, _ item: WorkItem) async throws {
        guard let webhook, let signature = WebhookSignature(secrets: [webhook.secret]) else { throw WorkFailure.permanent("no address") }
        let body = Array(notice.body.utf8)
        var headers: HTTPHeaders = ["Content-Type": "application/json", "X-Request-Id": item.id]
        // Signed at each try, and in real time: the receiver compares with its own clock.
        headers[WebhookSignature.sandboxHeader] = signature.header(for: body, at: runtime.clocks.now(run: nil))
        if let run = item.run { headers["X-Test-Run"] = run }
        let answer: ClientResponse
        do {
            answer = try await runtime.http.send(
                ClientRequest(method: .post, url: webhook.url, headers: headers, body: body), deadline: .seconds(10))
        } catch {
            return try await later(notice, item, "\(error)")
        }
        guard answer.status.isSuccess else { return try await later(notice, item, "answered with \(answer.status.code)") }
    }

    private func later(_ notice: PaymentNotice, _ item: WorkItem, _ reason: String) async throws {
        guard item.attempt >= Self.tries else { throw WorkFailure.temporary(reason) }
        runtime.logger.log(.warning, "a webhook is still not taken", ["work": .string(item.id), "reason": .string(reason)])
        let due = runtime.clocks.now(run: item.run) + Self.pause
        try await runtime.database.write { db in
            try await runtime.work.add(Self.kind, notice, run: item.run, dueAt: due, in: db)
        }
    }
}
