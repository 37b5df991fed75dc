internal import Contracts
internal import HTTPCore
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What the payment provider does for its callers.
struct PaymentActions: Sendable {
    static let settlement: WorkKind<PaymentSettlement> = "payment.settle"
    /// How long a slow card takes, in the run's time.
    static let settlementDelay = Duration.seconds(60)

    let runtime: ServiceRuntime
    let disturbances: Disturbances
    let feed: LiveFeed
    let events: PaymentEvents
    /// What the address of an approval page begins with; what the caller used when nil.
    let publicURL: String?
    private var database: any Database { runtime.database }

    var handlers: [WorkHandler] { [PaymentEvents.kind.handle(events.deliver), Self.settlement.handle(settle)] }

    // MARK: - Cards

    func tokenize(_ call: Call<Anyone, Nothing, CardEntry>) async throws -> TokenizedCard {
        let entry = call.body
        guard let card = SandboxCard(entry.number) else { throw APIError(.validationFailed, fields: entry.problems()) }
        let known = KnownCard(card: card, expMonth: entry.expMonth, expYear: entry.expYear)
        let token = CardToken(uuid: runtime.ids.next())
        try await database.write { db in try await CardStore.add(token, known, at: call.now, in: db) }
        return TokenizedCard(token: token, brand: card.brand, last4: card.last4, expMonth: entry.expMonth, expYear: entry.expYear)
    }

    func keep(_ call: Call<Anyone, PayerParameters, CardKeeping>) async throws -> KeptCard {
        let (request, reference, now) = (call.body, call.parameters.reference, call.now)
        let fresh = CustomerID(uuid: runtime.ids.next())
        return try await database.write { db in
            guard let found = try await CardStore.find(request.method, in: db) else { throw Self.unknownMethod }
            if let decline = found.known.refusalToKeep(at: now) {
                return KeptCard(method: request.method, customer: nil, card: found.known.facts, decline: decline)
            }
            if let customer = request.customer, try await !CardStore.exists(customer, in: db) { throw APIError(.notFound) }
            let customer =
                if let customer = request.customer { customer } else { try await CardStore.customer(of: reference, fresh: fresh, in: db) }
            guard try await CardStore.keep(request.method, for: customer, in: db) else { throw Self.unknownMethod }
            return KeptCard(method: request.method, customer: customer, card: found.known.facts, decline: nil)
        }
    }

    func forget(_ call: Call<Anyone, CardTokenParameters, Nothing>) async throws -> Nothing {
        try await database.write { db in try await CardStore.forget(call.parameters.id, in: db) }
        return Nothing()
    }

    static let unknownMethod = APIError(.validationFailed, fields: [FieldProblem("method", .malformed(expected: .token))])

    // MARK: - Payments

    func open(_ call: Call<Anyone, Nothing, IntentOrder>) async throws -> PaymentIntent {
        let order = call.body
        let opening = IntentStore.Opening(id: IntentID(uuid: runtime.ids.next()), order: order, run: call.context.run, now: call.now)
        let stored = try await database.write { db in
            if let customer = order.customer, try await !CardStore.exists(customer, in: db) {
                throw APIError(.validationFailed, fields: [FieldProblem("customer", .malformed(expected: .token))])
            }
            return try await IntentStore.open(opening, in: db)
        }
        feed.publish(.payment(stored.intent))
        return stored.intent
    }

    func one(_ call: Call<Anyone, IntentParameters, Nothing>) async throws -> PaymentIntent { try await stored(call.parameters.id).intent }

    func list(_ call: Call<Anyone, IntentQuery, Nothing>) async throws -> PaymentIntents {
        try await database.read { db in try await IntentStore.list(call.parameters, in: db) }
    }

    func cancel(_ call: Call<Anyone, IntentParameters, Nothing>) async throws -> PaymentIntent {
        let id = call.parameters.id
        if let canceled = try await change(.canceled, { db in try await IntentStore.cancel(id, in: db) }) { return canceled }
        return try await stored(id).intent
    }

    func refund(_ call: Call<Anyone, IntentParameters, IntentRefundOrder>) async throws -> IntentRefund {
        let (id, now) = (call.parameters.id, call.now)
        let refund = IntentRefund(id: IntentRefundID(uuid: runtime.ids.next()), amount: call.body.amount, done: true)
        let changed = try await change(.refunded) { db in try await IntentStore.refund(id, refund, at: now, in: db) }
        guard changed != nil else {
            _ = try await stored(id)
            throw APIError(.limitReached)
        }
        return refund
    }

    // MARK: - Approval

    func approvalPage(_ call: Call<Anyone, ActionParameters, Nothing>) async throws -> HTTPResponse {
        ApprovalPage(stored: try await awaiting(call.parameters.id), action: call.parameters.id).response
    }

    func answer(_ call: Call<Anyone, ActionParameters, ActionAnswer>) async throws -> PaymentIntent {
        try await answer(call.parameters.id, approve: call.body.approve)
    }

    func approveByHand(_ call: Call<Anyone, ActionParameters, Nothing>) async throws -> HTTPResponse {
        try await answerByHand(call.parameters.id, approve: true)
    }

    func refuseByHand(_ call: Call<Anyone, ActionParameters, Nothing>) async throws -> HTTPResponse {
        try await answerByHand(call.parameters.id, approve: false)
    }

    /// Leads back to the page, which then shows what became of the payment, so that reloading it sends nothing again.
    private func answerByHand(_ action: ActionID, approve: Bool) async throws -> HTTPResponse {
        _ = try await answer(action, approve: approve)
        let page = Sandbox.approvalPage.path.path(["id": action.text]) ?? "/"
        return HTTPResponse(status: HTTPStatus(302), headers: ["Location": page, "Cache-Control": "no-store"])
    }

    private func awaiting(_ action: ActionID) async throws -> StoredIntent {
        guard let stored = try await database.read({ db in try await IntentStore.find(action: action, in: db) }) else {
            throw APIError(.notFound)
        }
        return stored
    }

    private func answer(_ action: ActionID, approve: Bool) async throws -> PaymentIntent {
        let answered = try await change(nil) { db in
            guard let answered = try await IntentStore.answer(action, approve: approve, in: db) else { return nil }
            guard approve, try await !CardStore.use(of: action, in: db) else {
                try await events.add(approve ? .succeeded : .failed, answered, in: db)
                return answered
            }
            // Another payment that waited with the same card was quicker.
            let declined = try await IntentStore.answer(action, approve: false, from: .succeeded, in: db)
            if let declined { try await events.add(.failed, declined, in: db) }
            return declined
        }
        if let answered { return answered }
        return try await awaiting(action).intent
    }

    // MARK: - Confirming

    func confirm(_ call: Call<Anyone, IntentParameters, IntentConfirmation>) async throws -> HTTPResponse {
        let confirmed = try await confirmed(call)
        return confirmed.isAnswerLost ? .brokenOff : try HTTPResponse.json(confirmed.intent)
    }

    private struct Confirmed: Sendable {
        let intent: PaymentIntent
        /// Whether the caller is not to learn it.
        let isAnswerLost: Bool
    }

    private func confirmed(_ call: Call<Anyone, IntentParameters, IntentConfirmation>) async throws -> Confirmed {
        let (id, request, now) = (call.parameters.id, call.body, call.now)
        // The card is read first: used up by this very payment, it meets one that is not open any more.
        let method = try await database.read { db in try await CardStore.find(request.method, in: db) }
        let stored = try await stored(id)
        guard stored.intent.status == .open else { return Confirmed(intent: stored.intent, isAnswerLost: false) }
        // A kept card works for its customer only, and off session only a kept card works. One that nobody keeps is charged once.
        guard let method, method.customer == stored.customer || (method.customer == nil && !stored.isOffSession),
            method.customer != nil || !method.isUsed
        else { throw Self.unknownMethod }
        let disturbance = try await disturbances.take(.payment, to: stored.intent.reference.text)
        if disturbance?.mode == .fail { throw APIError(.unavailable, retryAfter: .seconds(1)) }
        let verdict =
            disturbance?.mode == .refuse ? .decline(.declined) : CardVerdict(method.known, isOffSession: stored.isOffSession, at: now)
        let action = ActionID(uuid: runtime.ids.next())
        let url = try call.context.publicURL(publicURL) + actionPath(action)
        let approval = IntentStore.Approval(action: action, url: url, returnURL: request.returnUrl)
        let changed = try await change(verdict.event) { db in
            let changed = try await IntentStore.confirm(
                id, with: method.known, of: request.method, verdict, approval: approval, in: db)
            if changed != nil, method.customer == nil, verdict == .charge || verdict == .chargeLater {
                // Another payment may have been quicker.
                guard try await CardStore.use(request.method, in: db) else { throw Self.unknownMethod }
            }
            if changed != nil, verdict == .chargeLater {
                try await runtime.work.add(
                    Self.settlement, PaymentSettlement(intent: id), run: stored.run,
                    dueAt: runtime.clocks.now(run: stored.run) + Self.settlementDelay, in: db)
            }
            return changed
        }
        if let disturbance, disturbance.mode == .delay { try await Task.sleep(for: disturbance.delay) }
        guard let changed else { return Confirmed(intent: try await self.stored(id).intent, isAnswerLost: false) }
        let isLost = disturbance?.mode == .drop || (method.known.card == .lostAnswer && verdict == .charge)
        return Confirmed(intent: changed, isAnswerLost: isLost)
    }

    private func actionPath(_ action: ActionID) throws -> String {
        guard let path = Sandbox.approvalPage.path.path(["id": action.text]) else { throw APIError(.internalError) }
        return path
    }

    private func settle(_ work: PaymentSettlement, _ item: WorkItem) async throws {
        _ = try await change(.succeeded) { db in try await IntentStore.settle(work.intent, in: db) }
    }

    // MARK: - Parts

    private func stored(_ id: IntentID) async throws -> StoredIntent {
        guard let stored = try await database.read({ db in try await IntentStore.find(id, in: db) }) else { throw APIError(.notFound) }
        return stored
    }

    /// Runs a change of state and tells of it, when it happened, in the same transaction.
    private func change(
        _ type: PaymentEventType?, _ body: @escaping @Sendable (any Connection) async throws -> StoredIntent?
    ) async throws -> PaymentIntent? {
        let changed = try await database.write { db in
            let changed = try await body(db)
            if let changed, let type { try await events.add(type, changed, in: db) }
            return changed
        }
        guard let changed else { return nil }
        runtime.work.wake()
        feed.publish(.payment(changed.intent))
        return changed.intent
    }
}

extension CardVerdict {
    /// What the merchant is told; nothing while it is not decided.
    fileprivate var event: PaymentEventType? {
        switch self {
        case .charge: .succeeded
        case .chargeLater: nil
        case .askForApproval: .requiresAction
        case .decline: .failed
        }
    }
}
