import AppTesting
import Contracts
import HTTPCore
import Payments
import Platform
import Security
import ServiceKit
import Storage
import Synchronization
import Wire

/// Another service of the system, as far as it has to do with tiers: it takes events, and shows people the tier it knows.
struct TierReader: Service {
    /// Where the auth service is, once that is known.
    final class Place: Sendable {
        private let kept = Mutex("")
        var url: String { kept.withLock { $0 } }
        func set(_ url: String) { kept.withLock { $0 = url } }
    }

    static let name = "profile"
    static let migrations = [
        EventedTiers.migration(was: 100),
        Migration(
            module: "listener", number: 101, name: "create heard",
            statements: ["CREATE TABLE heard (user_id TEXT NOT NULL, tier TEXT NOT NULL, version BIGINT NOT NULL)"]),
    ] + Departures.migrations()
    static func settings(from reader: inout ConfigReader) -> Place { Place() }
    static let mine = Endpoint<SignedIn, Nothing, Nothing, Entitlement>(
        "profile.myTier", .get, "/tier", summary: "The tier of whoever asks")

    let routes: [Route]
    let authenticator: any Authenticator
    let work: [WorkHandler] = []

    init(settings: Place, runtime: ServiceRuntime) async throws {
        authenticator = LateAuthenticator(place: settings, runtime: runtime)
        routes = [
            Self.mine.handle { call in
                let tier = try await runtime.database.read { db in try await EventedTiers().tier(of: call.caller.userID, in: db) }
                return Entitlement(userId: call.caller.userID, tier: tier, version: 0)
            }
        ]
    }

    func receive(_ event: Event, in db: any Connection) async throws {
        try await EventedTiers().receive(event, in: db)
        guard event.type == .entitlementChanged, let tier = event.facts?.tier, let version = event.facts?.version else { return }
        try await db.execute("INSERT INTO heard (user_id, tier, version) VALUES (\(event.user.text), \(tier.rawValue), \(version))")
    }
}

private struct LateAuthenticator: Authenticator {
    let place: TierReader.Place
    let runtime: ServiceRuntime

    func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        try await RemoteAuthenticator(AuthLink(url: place.url), runtime: runtime)
            .principal(bearer: token, context: context)
    }
}

/// A store with another service beside it that hears of tiers.
struct TierFixture: Sendable {
    let store: StoreFixture
    let reader: AppUnderTest<TierReader>

    static func run(engine: Engine = .sqlite, more subscribers: [String: String] = [:], _ body: (TierFixture) async throws -> Void)
        async throws
    {
        let place = TierReader.Place()
        // The same time as the store's.
        let clock = ManualClock(Instant(milliseconds: 1_772_427_600_000))
        try await AppUnderTest<TierReader>.run(settings: place, engine: engine, transport: .socket, clock: clock) { reader in
            let all = subscribers.merging(["profile": "http://127.0.0.1:\(reader.port ?? 0)"]) { own, _ in own }
            try await StoreFixture.run(engine: engine, subscribers: all) { store in
                place.set("http://127.0.0.1:\(store.auth.port ?? 0)")
                try await body(TierFixture(store: store, reader: reader))
            }
        }
    }

    /// What the other service shows to a token.
    func seen(by somebody: Subscriber) async throws -> Tier {
        try await reader.client.bearing(somebody.somebody.token).call(TierReader.mine).tier
    }

    /// `premium 1` of everything it heard of somebody, in order.
    func heard(of somebody: Subscriber) async throws -> [String] {
        try await reader.database.read { db in
            try await db.query("SELECT tier, version FROM heard WHERE user_id = \(somebody.id.text) ORDER BY version")
                .map { "\(try $0.get(0, as: String.self)) \(try $0.get(1, as: Int64.self))" }
        }
    }
}
