internal import Contracts
internal import JSONCoding
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What the payment provider does for its callers.
struct PaymentDesk: Sendable {
    static let settlement: WorkKind = "payment.settle"
    /// How long a slow card takes, in the run's time.
    static let settlementDelay = Duration.seconds(60)

    let runtime: ServiceRuntime
    let messages: MessageStore
    let feed: LiveFeed
    let events: PaymentEvents
    private var database: any Database { runtime.database }

    var handlers: [WorkKind: WorkHandler] {
        [PaymentEvents.kind: { item in try await events.deliver(item) }, Self.settlement: { item in try await settle(item) }]
    }

    // MARK: - Cards

    func tokenize(_ entry: CardEntry, at now: Instant) async throws -> TokenizedCard {
        guard let card = SandboxCard(entry.number) else { throw APIError(.validationFailed, fields: entry.problems()) }
        let known = KnownCard(card: card, expMonth: entry.expMonth, expYear: entry.expYear)
        let token = CardToken(uuid: runtime.ids.next())
        try await database.write { db in try await CardStore.add(token, known, at: now, in: db) }
        return TokenizedCard(token: token, brand: card.brand, last4: card.last4, expMonth: entry.expMonth, expYear: entry.expYear)
    }

    func keep(_ request: CardKeeping, of reference: PaymentReference, at now: Instant) async throws -> KeptCard {
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

    func forget(_ token: CardToken) async throws {
        try await database.write { db in try await CardStore.forget(token, in: db) }
    }

    static let unknownMethod = APIError(.validationFailed, fields: [FieldProblem("method", .malformed(expected: .token))])

    // MARK: - Payments

    func open(_ order: IntentOrder, run: String?, at now: Instant) async throws -> PaymentIntent {
        let opening = IntentStore.Opening(id: IntentID(uuid: runtime.ids.next()), order: order, run: run, now: now)
        let stored = try await database.write { db in
            if let customer = order.customer, try await !CardStore.exists(customer, in: db) {
                throw APIError(.validationFailed, fields: [FieldProblem("customer", .malformed(expected: .token))])
            }
            return try await IntentStore.open(opening, in: db)
        }
        feed.publish(.payment(stored.intent))
        return stored.intent
    }

    func find(_ id: IntentID) async throws -> PaymentIntent { try await stored(id).intent }

    func list(_ query: IntentQuery) async throws -> PaymentIntents {
        try await database.read { db in try await IntentStore.list(query, in: db) }
    }

    func cancel(_ id: IntentID) async throws -> PaymentIntent {
        if let canceled = try await change(.canceled, { db in try await IntentStore.cancel(id, in: db) }) { return canceled }
        return try await find(id)
    }

    func refund(_ id: IntentID, _ amount: PaymentAmount, at now: Instant) async throws -> IntentRefund {
        let refund = IntentRefund(id: IntentRefundID(uuid: runtime.ids.next()), amount: amount, done: true)
        let changed = try await change(.refunded) { db in try await IntentStore.refund(id, refund, at: now, in: db) }
        guard changed != nil else {
            _ = try await find(id)
            throw APIError(.limitReached)
        }
        return refund
    }

    // MARK: - Approval

    func awaiting(_ action: ActionID) async throws -> StoredIntent {
        guard let stored = try await database.read({ db in try await IntentStore.find(action: action, in: db) }) else { throw APIError(.notFound) }
        return stored
    }

    func answer(_ action: ActionID, approve: Bool) async throws -> PaymentIntent {
        let answered = try await change(approve ? .succeeded : .failed) { db in
            try await IntentStore.answer(action, approve: approve, in: db)
        }
        if let answered { return answered }
        return try await awaiting(action).intent
    }

    // MARK: - Confirming

    func confirm(_ id: IntentID, _ request: IntentConfirmation, baseURL: String, at now: Instant) async throws -> Confirmed {
        let stored = try await stored(id)
        guard stored.intent.status == .open else { return Confirmed(intent: stored.intent, isAnswerLost: false) }
        let method = try await database.read { db in try await CardStore.find(request.method, in: db) }
        // A kept card is its customer's, and nobody else's; while the person is away there is no other.
        guard let method, method.customer == stored.customer || (method.customer == nil && !stored.isOffSession) else { throw Self.unknownMethod }
        let disturbance = try await messages.takeDisturbance(.payment, to: MessageStore.normalized(stored.intent.reference.text))
        if disturbance?.mode == .fail { throw APIError(.unavailable, retryAfter: .seconds(1)) }
        let verdict =
            disturbance?.mode == .refuse ? .decline(.declined) : CardVerdict(method.known, isOffSession: stored.isOffSession, at: now)
        let action = ActionID(uuid: runtime.ids.next())
        let approval = IntentStore.Approval(action: action, url: try baseURL + actionPath(action), returnURL: request.returnUrl)
        let changed = try await change(verdict.event) { db in
            let changed = try await IntentStore.confirm(id, with: method.known, verdict, approval: approval, in: db)
            if changed != nil, verdict == .chargeLater {
                try await runtime.work.add(
                    Self.settlement, ["intent": .string(id.text)], run: stored.run, dueAt: runtime.clocks.now(run: stored.run) + Self.settlementDelay,
                    in: db)
            }
            return changed
        }
        if let disturbance, disturbance.mode == .delay { try await Task.sleep(for: disturbance.delay) }
        guard let changed else { return Confirmed(intent: try await find(id), isAnswerLost: false) }
        let isLost = disturbance?.mode == .drop || (method.known.card == .lostAnswer && verdict == .charge)
        return Confirmed(intent: changed, isAnswerLost: isLost)
    }

    struct Confirmed: Sendable {
        let intent: PaymentIntent
        /// Whether the caller is not to learn it.
        let isAnswerLost: Bool
    }

    private func actionPath(_ action: ActionID) throws -> String {
        guard let path = Sandbox.approvalPage.path.path(["id": action.text]) else { throw APIError(.internalError) }
        return path
    }

    private func settle(_ item: WorkItem) async throws {
        guard let id = item.payload["intent"]?.string else { throw WorkFailure.permanent("incomplete") }
        _ = try await change(.succeeded) { db in try await IntentStore.settle(IntentID(trusted: id), in: db) }
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
