internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Ends sessions. The transaction that ends a session also publishes events, after which the other services refuse its tokens and push
/// nothing more to its devices, which also those have that nobody used for long. Demo sessions all show the same data and have no devices,
/// so nobody is told of their end.
struct Endings: Sendable {
    let events: EventPublisher
    let work: WorkQueue

    /// How long an answer waits for the other services to know.
    static let patience: Duration = .seconds(1)
    /// At most this many sessions are named in one event.
    private static let most = 100

    /// Ends one session.
    /// - Parameter user: the account the session must belong to.
    /// - Returns: the deliveries to wait for; nil when there was no such session.
    func end(
        _ id: SessionID, of user: UserID, _ product: Product, because reason: String, _ context: RequestContext, in db: any Connection
    ) async throws -> [String]? {
        guard let ended = try await SessionStore.revoke(id, of: user, because: reason, now: context.now, in: db) else { return nil }
        guard !ended.isDemo else { return [] }
        return try await events.publish(
            .sessionEnded, user: user, product: product, at: context.now, run: context.run, facts: EventFacts(session: id), in: db)
    }

    /// Ends every session of an account, or every one but `kept`.
    /// - Returns: the deliveries to wait for.
    func endAll(
        of user: UserID, _ product: Product, except kept: SessionID? = nil, because reason: String, _ context: RequestContext,
        in db: any Connection
    ) async throws -> [String] {
        let ended = try await SessionStore.revokeAll(of: user, except: kept, because: reason, now: context.now, in: db)
            .filter { !$0.isDemo }.map(\.id)
        var deliveries: [String] = []
        for start in stride(from: 0, to: ended.count, by: Self.most) {
            deliveries += try await events.publish(
                .sessionsEnded, user: user, product: product, at: context.now, run: context.run,
                facts: EventFacts(sessions: Array(ended[start..<min(start + Self.most, ended.count)])), in: db)
        }
        return deliveries
    }

    /// Waits until every service that can be reached has received the events, so that the session is over everywhere when the client gets
    /// its answer. At most one second: a service that is down receives them later.
    func settle(_ deliveries: [String]) async {
        guard !deliveries.isEmpty else { return }
        await work.delivered(deliveries, within: Self.patience)
    }
}
