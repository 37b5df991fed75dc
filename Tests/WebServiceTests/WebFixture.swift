import AppTesting
import EventLoop
import Foundation
import HTTPClient
import HTTPCore
import HTTPServer
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Wire

@testable import WebService

/// The web service before stub services, with a release of a client in a folder of its own.
struct WebFixture: Sendable {
    let app: AppUnderTest<WebService>
    let services: StubServices
    let root: String
    let spool: String
    /// What the services call themselves.
    let base: String

    static func run(
        engine: Engine = .sqlite, transport: Transport = .inProcess, trustedProxies: Set<String> = [], databaseURL: Secret? = nil,
        secret: Secret? = nil, previousSecret: Secret? = nil, services: StubServices = StubServices(), configure: (inout WebSettings) -> Void = { _ in },
        _ body: (WebFixture) async throws -> Void
    ) async throws {
        let loops = try EventLoopGroup(count: 1, name: "services")
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: services)
        let result: Result<Void, any Error>
        do {
            do {
                let temporary = try TemporaryFolder(), folder = temporary.path
                defer { temporary.remove() }
                let base = "http://127.0.0.1:\(server.port)"
                let names = ["auth", "profile", "tasks", "media", "store", "training", "nutrition", "coaching"]
                var settings = WebSettings(
                    services: Dictionary(uniqueKeysWithValues: names.map { ($0, base) }), root: folder + "/web", spool: folder + "/spool")
                configure(&settings)
                try await AppUnderTest<WebService>.run(
                    settings: settings, engine: engine, transport: transport, trustedProxies: trustedProxies, databaseURL: databaseURL,
                    secret: secret, previousSecret: previousSecret
                ) { app in
                    try await body(
                        WebFixture(app: app, services: services, root: folder + "/web", spool: folder + "/spool", base: base))
                }
            }
            result = .success(())
        } catch { result = .failure(error) }
        await server.drain(within: .zero)
        loops.stop()
        try result.get()
    }

    /// A browser that shows a product's pages.
    var browser: AppClient { app.client.with("X-Barbell", "web").with("Sec-Fetch-Site", "same-origin") }

    /// Signs in on GTSD's page.
    func signIn(_ number: Int = 1, expiresIn: Int = 900, body: String = "{\"product\":\"gtsd\",\"email\":\"a\",\"password\":\"b\"}") async throws -> AppClient {
        services.on("POST /auth/login", StubServices.tokens(number, expiresIn: expiresIn))
        let answer = try await browser.json(.post, "/gtsd/api/auth/login", body)
        guard let cookie = answer.headers["Set-Cookie"]?.prefix(while: { $0 != ";" }) else { throw NoCookie(answer: answer.text) }
        return browser.with("Cookie", String(cookie))
    }

    /// Auth is told after the browser has its answer.
    func expectEnded(_ access: String) async throws {
        try await eventually("auth is told") {
            services.seen("POST /auth/logout").contains { $0.headers["Authorization"] == "Bearer " + access }
        }
    }

    struct NoCookie: Error { let answer: String }

    /// Writes a file of the client's folder.
    func write(_ path: String, _ text: String) throws {
        let url = URL(filePath: root + "/" + path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
