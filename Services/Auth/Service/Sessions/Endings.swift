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
    /// At most this many transactions delete what somebody had ended in one pass.
    private static let batches = 100
    /// At most this many delete what expired, each person of which is told of to every other service.
    private static let expiredBatches = 4
    /// How far apart these are told, so that a pass has the minute until the next one and holds up nobody's code: what is due first is
    /// delivered first.
    private static let spread: Duration = .milliseconds(150)
    /// How long a demo's session is kept after its end: longer than clocks differ.
    private static let afterDemo: Duration = .hours(1)

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

    /// Deletes sessions that have been over since `before`, and tells of those that nobody had ended: their devices may still be pushed to.
    /// In small transactions, and no more than a pass may do; the next one goes on. Those of demos, which anybody makes many of, go by
    /// themselves and first, so that nobody's end waits for them.
    func purge(before: Instant, now: Instant, in database: any Database) async throws {
        try await SessionStore.purgeDemos(before: now - Self.afterDemo, in: database)
        for batch in 0..<Self.expiredBatches {
            let count = try await database.write { db in
                let expired = try await SessionStore.deleteExpired(before: before, atMost: Self.most, in: db)
                let people = Dictionary(grouping: expired.filter { !$0.isDemo }, by: \.userID)
                for (place, (id, sessions)) in people.sorted(by: { $0.key < $1.key }).enumerated() {
                    guard let user = try await UserStore.find(id, in: db) else { continue }
                    try await events.publish(
                        .sessionsEnded, user: id, product: user.account.product, at: now, run: nil,
                        facts: EventFacts(sessions: sessions.map(\.id)), dueAt: now + Self.spread * (batch * Self.most + place), in: db)
                }
                return expired.count
            }
            if count > 0 { work.wake() }
            guard count >= Self.most else { break }
        }
        for _ in 0..<Self.batches {
            let count = try await database.write { db in
                try await SessionStore.deleteEnded(before: before, atMost: Self.most, in: db).count
            }
            guard count >= Self.most else { break }
        }
        try await KnownDeviceStore.purge(before: before, in: database)
    }

    /// Waits until every service that can be reached has received the events, so that the session is over everywhere when the client gets
    /// its answer. At most one second: a service that is down receives them later.
    func settle(_ deliveries: [String]) async {
        guard !deliveries.isEmpty else { return }
        await work.delivered(deliveries, within: Self.patience)
    }
}
