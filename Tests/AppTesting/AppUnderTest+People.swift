public import Contracts
public import Platform
internal import Security
public import ServiceKit
public import Storage
public import Wire

/// Somebody signed in, with a client that speaks for them.
public struct Somebody: Sendable {
    public let account: Account
    public let token: OpaqueToken
    public let client: AppClient
    public var id: UserID { account.id }

    public init(account: Account, token: OpaqueToken, client: AppClient) {
        self.account = account
        self.token = token
        self.client = client
    }
}

extension AppUnderTest where S == AuthStandIn {
    /// Makes an account and signs it in.
    /// - Parameter client: of the app that the person uses.
    public func somebody(
        _ product: Product, name: String? = "Layla", role: Role = .user, demo: Bool = false, lifetime: Duration, on client: AppClient
    ) -> Somebody {
        let (account, token) = app.service.signIn(product, name: name, role: role, demo: demo, now: clock.now(), lifetime: lifetime)
        return Somebody(account: account, token: token, client: client.bearing(token))
    }

    /// Another session of the same person.
    public func again(_ somebody: Somebody, lifetime: Duration, on client: AppClient) -> Somebody {
        let token = app.service.token(for: somebody.account, now: clock.now(), lifetime: lifetime)
        return Somebody(account: somebody.account, token: token, client: client.bearing(token))
    }
}

extension AppUnderTest where S.Settings == Nothing {
    /// Runs a stand-in that other services call.
    public static func beside(_ clock: ManualClock, _ body: (AppUnderTest) async throws -> Void) async throws {
        try await run(settings: Nothing(), transport: .socket, clock: clock, body)
    }
}

extension AppUnderTest {
    /// Where other services find it; for apps over sockets.
    public var url: String { "http://127.0.0.1:\(port ?? 0)" }

    /// A client that speaks for another service.
    public func asService(_ name: ServiceName) -> AppClient {
        client.with("Authorization", "Bearer " + app.runtime.keys.tokens.issue(name, for: ServiceName(S.name), now: clock.now()))
    }

    /// Tells the app a fact as the service would that publishes it.
    /// - Parameter at: when it became true; now when left out.
    @discardableResult
    public func tell(
        _ type: EventType, about user: UserID, of product: Product, facts: EventFacts? = nil, id: EventID? = nil, at: Instant? = nil,
        run: String? = nil
    ) async throws -> Answer {
        try await asService(type.publisher).answer(
            System.receiveEvent,
            Event(
                id: id ?? EventID(trusted: app.runtime.ids.next()), type: type, at: at ?? clock.now(), user: user, product: product,
                run: run, facts: facts))
    }

    /// How many rows a query finds.
    public func rows(_ sql: SQL) async throws -> Int { try await database.read { db in try await db.query(sql).count } }

    /// The first column of the first row; 0 without one.
    public func number(_ sql: SQL) async throws -> Int64 { try await database.read { db in try await db.first(sql)?.get(0) } ?? 0 }
}
