public import Contracts
internal import Platform
public import ServiceKit
public import Storage
public import Wire

/// A service under test with what its tests need beside it. A fixture names the app and starts its neighbours; what tests do with any
/// service is here.
public protocol ServiceFixture: Sendable {
    associatedtype Subject: Service
    /// The service under test.
    var app: AppUnderTest<Subject> { get }
}

extension ServiceFixture {
    public var client: AppClient { app.client }
    public var now: Instant { app.clock.now() }

    /// A client that speaks for another service.
    public func asService(_ name: ServiceName) -> AppClient { app.asService(name) }

    /// Tells the app a fact as another service would.
    @discardableResult
    public func tell(
        _ type: EventType, about somebody: Somebody, facts: EventFacts? = nil, id: EventID? = nil, at: Instant? = nil
    ) async throws -> Answer {
        try await app.tell(type, about: somebody.id, of: somebody.account.product, facts: facts, id: id, at: at)
    }

    /// How many rows a query finds.
    public func rows(_ sql: SQL) async throws -> Int { try await app.rows(sql) }

    /// The first column of the first row; 0 without one.
    public func number(_ sql: SQL) async throws -> Int64 { try await app.number(sql) }
}

/// A fixture with an auth service that makes real tokens.
public protocol PeopleFixture: ServiceFixture {
    var auth: AppUnderTest<AuthStandIn> { get }
    /// How long access tokens are good for: longer than the tests move the clock.
    static var tokenLifetime: Duration { get }
}

extension PeopleFixture {
    public static var tokenLifetime: Duration { .days(600) }

    /// Makes an account and signs it in.
    public func signIn(_ product: Product, name: String? = "Layla", role: Role = .user, demo: Bool = false) -> Somebody {
        auth.somebody(product, name: name, role: role, demo: demo, lifetime: Self.tokenLifetime, on: client)
    }

    /// Another session of the same person.
    public func again(_ somebody: Somebody) -> Somebody { auth.again(somebody, lifetime: Self.tokenLifetime, on: client) }
}
