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

/// A store app with an auth service that makes real tokens, a sandbox that takes its mail, and a payment provider the test rules.
struct StoreFixture: PeopleFixture {
    let store: StoreApp
    let auth: AppUnderTest<AuthStandIn>
    let sandbox: AppUnderTest<SandboxService>
    let payments: FakePayments

    var app: StoreApp { store }

    /// - Parameters:
    ///   - start: the time on every clock; 2026-03-02 05:00 UTC when left out.
    ///   - again: a database and provider of a run before, for an app that is started again.
    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, testHooks: Bool = true,
        start: Instant = Instant(milliseconds: 1_772_427_600_000),
        databaseURL: Secret? = nil, payments kept: FakePayments? = nil, subscribers: [String: String] = [:],
        configure: (inout StoreSettings) -> Void = { _ in }, _ body: (StoreFixture) async throws -> Void
    ) async throws {
        let clock = ManualClock(start)
        let payments = kept ?? FakePayments()
        try await AppUnderTest<SandboxService>.run(settings: SandboxSettings(smtpPort: 0), transport: .socket, clock: clock) { sandbox in
            try await AppUnderTest<AuthStandIn>.beside(clock) { auth in
                var settings = StoreSettings(
                    auth: AuthLink(url: auth.url), provider: .other(payments), webhookSecrets: [Secret("whsec_test")],
                    smtpURL: Secret("smtp://127.0.0.1:\(sandbox.app.service.smtpPort ?? 0)"))
                configure(&settings)
                try await StoreApp.run(
                    settings: settings, engine: engine, transport: transport, testHooks: testHooks, subscribers: subscribers, clock: clock,
                    databaseURL: databaseURL
                ) { store in
                    try await body(StoreFixture(store: store, auth: auth, sandbox: sandbox, payments: payments))
                }
            }
        }
    }

    /// Makes an account and signs it in.
    func somebody(_ product: Product = .fitcoach, role: Role = .user, demo: Bool = false) -> Somebody {
        signIn(product, role: role, demo: demo)
    }

    /// A client that speaks for an administrator.
    var admin: AppClient { somebody(role: .admin).client }

    /// Puts a product on the shelf without the catalogue's routes, and answers its id.
    @discardableResult
    func shelve(
        _ slug: String = "resistance-band-set", price: Int64 = 8999, stock: Int64 = 40, category: ProductCategory = .equipment,
        tax: TaxCategory = .standard
    ) async throws -> ProductID {
        let id = ProductID(trusted: store.app.runtime.ids.next())
        let now = now
        let details = ProductDetails(
            slug: Slug(trusted: slug), category: category, name: .example, description: .example, brand: FreeText(trusted: "Rimal"),
            price: Price(trusted: price),
            taxCategory: tax, stock: Whole(trusted: stock), images: [.example], specifications: [.example], keywords: [], related: [])
        let document = try JSONColumn.text(details)
        let image = try JSONColumn.text(ImageSource.example)
        try await store.database.write { db in
            try await db.execute("""
                INSERT INTO products (id, slug, category, brand, name_en, name_ar, price, tax_category, stock, reserved, rating_sum, \
                rating_count, image,
                    document, is_archived, version, created_at, updated_at)
                VALUES (\(id.text), \(slug), \(category.rawValue), 'Rimal', \(details.name.en.text), \(details.name.ar.text), \(price), \
                \(tax.rawValue),
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
