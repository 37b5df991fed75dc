import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import SandboxService
import Security
import ServiceKit
import Storage
import StoreService
import TestSupport
import Testing
import Wire

typealias StoreApp = AppUnderTest<StoreService>

/// Somebody signed in, with a client that speaks for them.
struct Somebody: Sendable {
    let account: Account
    let token: OpaqueToken
    let client: AppClient
    var id: UserID { account.id }
}

/// A store app with an auth service that makes real tokens, a sandbox that takes its mail, and a payment provider the test rules.
struct StoreFixture: Sendable {
    let store: StoreApp
    let auth: AppUnderTest<AuthStandIn>
    let sandbox: AppUnderTest<SandboxService>
    let payments: FakePayments

    var client: AppClient { store.client }
    var now: Instant { store.clock.now() }

    /// - Parameters:
    ///   - start: the time on every clock; 2026-03-02 05:00 UTC when left out.
    ///   - again: a database and provider of a run before, for an app that is started again.
    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, testHooks: Bool = true, start: Instant = Instant(milliseconds: 1_772_427_600_000),
        databaseURL: Secret? = nil, payments kept: FakePayments? = nil, subscribers: [String: String] = [:],
        configure: (inout StoreSettings) -> Void = { _ in }, _ body: (StoreFixture) async throws -> Void
    ) async throws {
        let clock = ManualClock(start)
        let payments = kept ?? FakePayments()
        try await AppUnderTest<SandboxService>.run(settings: SandboxSettings(smtpPort: 0), transport: .socket, clock: clock) { sandbox in
            try await AppUnderTest<AuthStandIn>.run(settings: Nothing(), transport: .socket, clock: clock) { auth in
                let authURL = "http://127.0.0.1:\(auth.port ?? 0)"
                var settings = StoreSettings(
                    auth: AuthLink(url: authURL), provider: .other(payments), webhookSecrets: [Secret("whsec_test")],
                    smtpURL: Secret("smtp://127.0.0.1:\(sandbox.app.service.smtpPort ?? 0)"))
                configure(&settings)
                let configured = settings
                try await StoreApp.run(
                    settings: configured, engine: engine, transport: transport, testHooks: testHooks, subscribers: subscribers, clock: clock,
                    databaseURL: databaseURL
                ) { store in
                    try await body(StoreFixture(store: store, auth: auth, sandbox: sandbox, payments: payments))
                }
            }
        }
    }

    /// Makes an account and signs it in. Access tokens here live for 600 days.
    func somebody(_ product: Product = .fitcoach, role: Role = .user, demo: Bool = false) -> Somebody {
        let (account, token) = auth.app.service.signIn(product, role: role, demo: demo, now: now, lifetime: .days(600))
        return Somebody(account: account, token: token, client: client.bearing(token))
    }

    /// A client that speaks for an administrator.
    var admin: AppClient { somebody(role: .admin).client }

    /// Tells the app a fact as another service would.
    @discardableResult
    func tell(_ type: EventType, about somebody: Somebody, facts: EventFacts? = nil) async throws -> Answer {
        try await asService("auth").answer(
            System.receiveEvent,
            Event(
                id: EventID(trusted: store.app.runtime.ids.next()), type: type, at: now, user: somebody.id, product: somebody.account.product, run: nil,
                facts: facts))
    }

    /// A client that speaks for another service.
    func asService(_ name: String) -> AppClient {
        client.with("Authorization", "Bearer " + store.app.runtime.keys.tokens.issue(name, now: now))
    }

    func rows(_ sql: SQL) async throws -> Int {
        try await store.database.read { db in try await db.query(sql).count }
    }

    func number(_ sql: SQL) async throws -> Int64 {
        try await store.database.read { db in try await db.first(sql)?.get(0) } ?? 0
    }

    /// Puts a product on the shelf without the catalogue's routes, and answers its id.
    @discardableResult
    func shelve(
        _ slug: String = "resistance-band-set", price: Int64 = 8999, stock: Int64 = 40, category: ProductCategory = .equipment,
        tax: TaxCategory = .standard
    ) async throws -> ProductID {
        let id = ProductID(trusted: store.app.runtime.ids.next())
        let now = now
        let details = ProductDetails(
            slug: Slug(trusted: slug), category: category, name: .example, description: .example, brand: FreeText(trusted: "Rimal"), price: Price(trusted: price),
            taxCategory: tax, stock: Whole(trusted: stock), images: [.example], specifications: [.example], keywords: [], related: [])
        let document = try JSONColumn.text(details)
        let image = try JSONColumn.text(ImageSource.example)
        try await store.database.write { db in
            try await db.execute("""
                INSERT INTO products (id, slug, category, brand, name_en, name_ar, price, tax_category, stock, reserved, rating_sum, rating_count, image,
                    document, is_archived, version, created_at, updated_at)
                VALUES (\(id.text), \(slug), \(category.rawValue), 'Rimal', \(details.name.en.text), \(details.name.ar.text), \(price), \(tax.rawValue),
                    \(stock), 0, 0, 0, \(image), \(document), 0, 1, \(now), \(now))
                """)
        }
        return id
    }

    /// Waits until the app has nothing left to do now.
    func settle() async throws {
        let limit = ContinuousClock.now + .seconds(20)
        while try await number("SELECT COUNT(*) FROM work WHERE is_dead = 0 AND due_at <= \(now)") > 0 {
            guard ContinuousClock.now < limit else {
                Issue.record("the work does not end")
                return
            }
            store.app.runtime.work.wake()
            try await Task.sleep(for: .milliseconds(5))
        }
    }

    func mails(to address: String) async throws -> [RecordedMessage] {
        try await sandbox.client.call(Sandbox.messages, MessageFilter(to: ShortText(trusted: address), channel: .mail), Nothing()).items
    }
}

/// Runs `work` `count` times at once, all let go together.
func parallel<T: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) async throws -> T) async throws -> [T] {
    try await withThrowingTaskGroup(of: (Int, T).self) { group in
        for index in 0..<count { group.addTask { (index, try await work(index)) } }
        var results: [(Int, T)] = []
        for try await result in group { results.append(result) }
        return results.sorted { $0.0 < $1.0 }.map(\.1)
    }
}
