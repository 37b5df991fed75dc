import AppTesting
import AuthService
import Contracts
import HTTPCore
import JSONCoding
import MediaService
import Platform
import ProfileService
import SandboxService
import Security
import ServiceKit
import Storage
import StoreService
import TasksService
import Testing
import Wire

/// The databases of earlier releases, with people in them, are brought up to date and read by the services of this one.
@Suite struct DumpTests {
    @Test func everyServiceHasItsDumps() throws {
        let dumps = try Dump.all()
        for service in Schemas.released where service != SandboxService.name {
            for engine in Engine.allCases {
                #expect(dumps.contains { $0.service == service && $0.engine == engine }, "\(service) \(engine)")
            }
        }
        #expect(dumps.contains { $0.service == SandboxService.name })
        for dump in dumps { #expect(Schemas.released.contains(dump.service), "\(dump): it is released") }
        #expect(Set(Schemas.services) == Set(Catalogue.services.keys), "every service has its schema here")
    }

    @Test func theyMigrateAndKeepEveryRow() async throws {
        for dump in try Dump.all() {
            try await dump.restored { url in
                try await TestDatabase.open(url) { database in
                    var before: [String: Int] = [:]
                    // What was migrated grows with each release, and is looked at below.
                    for table in try await database.tables() where table != "migrations" {
                        before[table] = try await database.count(of: table)
                    }
                    #expect(before.values.reduce(0, +) > 10, "\(dump)")
                    let migrations = Schemas.migrations(of: dump.service)
                    try await migrate(database, migrations)
                    for (table, rows) in before { #expect(try await database.count(of: table) == rows, "\(table), \(dump)") }
                    #expect(try await database.count(of: "migrations") == migrations.count, "\(dump)")
                    // A second start finds nothing to do.
                    try await migrate(database, migrations)
                    if dump.engine == .sqlite {
                        let broken = try await database.read { db in try await db.query("PRAGMA foreign_key_check").count }
                        #expect(broken == 0, "\(dump)")
                    }
                }
            }
        }
    }

    // MARK: - Read by the services

    private func restored(_ service: String, _ body: (Dump, Secret) async throws -> Void) async throws {
        for dump in try Dump.all() where dump.service == service {
            try await dump.restored { url in try await body(dump, url) }
        }
    }

    /// Runs a service that asks an auth service about people, whose access tokens `body` gets by making them.
    private func withPeople<S: Service>(
        _ type: S.Type, _ dump: Dump, _ url: Secret, settings: @escaping (String) -> S.Settings,
        _ body: (AppUnderTest<S>, (String, Product) -> AppClient) async throws -> Void
    ) async throws {
        let clock = ManualClock(Instant(milliseconds: 1_795_392_000_000))
        try await AppUnderTest<AuthStandIn>.run(settings: Nothing(), transport: .socket, clock: clock) { auth in
            let authURL = "http://127.0.0.1:\(auth.port ?? 0)"
            try await AppUnderTest<S>.run(settings: settings(authURL), engine: dump.engine, clock: clock, databaseURL: url) {
                app async throws in
                try await body(app) { id, product in
                    let account = Account(
                        id: UserID(trusted: id), product: product, email: nil, emailVerified: false, phone: nil, name: "Layla", role: .user,
                        onboardingCompleted: true, demo: false, createdAt: clock.now())
                    return app.client.bearing(auth.app.service.token(for: account, now: clock.now()))
                }
            }
        }
    }

    private func text(_ sql: SQL, in database: any Database) async throws -> String {
        try await database.read { db in
            let row = try await db.first(sql)
            return try #require(row).get(0, as: String.self)
        }
    }

    @Test func peopleSignInToTheirAccounts() async throws {
        try await restored(AuthService.name) { dump, url in
            var settings = AuthSettings(smsURL: "http://127.0.0.1:1", smtpURL: Secret("smtp://127.0.0.1:1"))
            settings.hashing = .cheapest
            try await AppUnderTest<AuthService>.run(settings: settings, engine: dump.engine, databaseURL: url) { app async throws in
                let query: SQL = "SELECT email FROM users WHERE product = 'gtsd' AND email LIKE 'layla.%' ORDER BY id LIMIT 1"
                let address = try await text(query, in: app.database)
                let answer = try await app.client.answer(
                    Auth.login,
                    LoginRequest(
                        product: .gtsd, email: ShortText(trusted: address), password: try GivenPassword(validating: "Mountain7Path")))
                #expect(answer.status == 200, "\(dump): \(answer.text)")
                let token = OpaqueToken(trusted: try #require(answer.json?["accessToken"]?.string))
                #expect(try await app.client.bearing(token).call(Auth.me).email?.text == address, "\(dump)")
            }
        }
    }

    @Test func peopleFindTheirProfiles() async throws {
        try await restored(ProfileService.name) { dump, url in
            let settings = { ProfileSettings(auth: AuthLink(url: $0), smtpURL: Secret("smtp://127.0.0.1:1")) }
            try await withPeople(ProfileService.self, dump, url, settings: settings) { app, client in
                let id = try await text("SELECT user_id FROM weights ORDER BY id LIMIT 1", in: app.database)
                let answer = try await client(id, .gtsd).send(.get, "/profile/me")
                #expect(answer.status == 200 && answer.json?["userId"]?.string == id, "\(dump): \(answer.text)")
                let weights = try await client(id, .gtsd).send(.get, "/profile/weights")
                #expect(weights.json?["items"]?.array?.isEmpty == false, "\(dump): \(weights.text)")
            }
        }
    }

    @Test func peopleFindTheirTasks() async throws {
        try await restored(TasksService.name) { dump, url in
            let settings = {
                TasksSettings(auth: AuthLink(url: $0), profileURL: "http://127.0.0.1:1", push: PushLink(url: "http://127.0.0.1:1"))
            }
            try await withPeople(TasksService.self, dump, url, settings: settings) { app, client in
                let id = try await text("SELECT user_id FROM evidence ORDER BY id LIMIT 1", in: app.database)
                let task = try await text("SELECT task_id FROM evidence ORDER BY id LIMIT 1", in: app.database)
                let answer = try await client(id, .gtsd).send(.get, "/tasks/\(task)")
                #expect(answer.json?["status"]?.string == "completed", "\(dump): \(answer.text)")
            }
        }
    }

    @Test func peopleFindTheirFiles() async throws {
        try await restored(MediaService.name) { dump, url in
            let folder = "/tmp/barbell-dump-\(Int.random(in: 0..<Int.max))"
            let settings: (String) -> MediaServiceSettings = {
                MediaServiceSettings(
                    auth: AuthLink(url: $0), storage: .directory(folder + "/objects"), scratch: folder + "/scratch",
                    profileURL: "http://127.0.0.1:1")
            }
            try await withPeople(MediaService.self, dump, url, settings: settings) { app, client in
                let item = try await text("SELECT id FROM media_items WHERE is_deleted = 0 ORDER BY id LIMIT 1", in: app.database)
                let owner = try await text("SELECT owner FROM media_items WHERE is_deleted = 0 ORDER BY id LIMIT 1", in: app.database)
                let answer = try await client(owner, .stack).send(.get, "/media/items/\(item)")
                #expect(answer.json?["id"]?.string == item, "\(dump): \(answer.text)")
                let editor = try await text("SELECT owner FROM compositions ORDER BY id LIMIT 1", in: app.database)
                let list = try await client(editor, .stack).send(.get, "/compositions")
                #expect(list.json?["items"]?.array?.isEmpty == false, "\(dump): \(list.text)")
            }
        }
    }

    @Test func peopleFindTheirOrders() async throws {
        try await restored(StoreService.name) { dump, url in
            let settings: (String) -> StoreSettings = {
                StoreSettings(
                    auth: AuthLink(url: $0), provider: .sandbox(url: "http://127.0.0.1:1"), webhookSecrets: [Secret("whsec_test")],
                    smtpURL: Secret("smtp://127.0.0.1:1"))
            }
            try await withPeople(StoreService.self, dump, url, settings: settings) { app, client in
                let id = try await text("SELECT user_id FROM orders ORDER BY number LIMIT 1", in: app.database)
                let answer = try await client(id, .fitcoach).send(.get, "/store/orders")
                #expect(answer.json?["items"]?.array?.isEmpty == false, "\(dump): \(answer.text)")
                let found = try await app.client.send(.get, "/store/products?q=resistence%20bnad&limit=1")
                #expect(found.json?["corrected"]?.string == "resistance band", "\(dump): \(found.text)")
            }
        }
    }

    @Test func theSandboxShowsItsMessages() async throws {
        try await restored(SandboxService.name) { dump, url in
            try await AppUnderTest<SandboxService>.run(settings: SandboxSettings(smtpPort: 0), databaseURL: url) { app async throws in
                let shown = try await app.client.call(Sandbox.messages, MessageFilter(), Nothing()).items
                #expect(!shown.isEmpty, "\(dump)")
            }
        }
    }
}
