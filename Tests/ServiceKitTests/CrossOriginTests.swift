import AppTesting
import Contracts
import HTTPCore
import Platform
import ServiceKit
import Storage
import Testing
import Wire

/// What pages of other origins may do from a browser. The Fetch standard, §3.2.
@Suite(.serialized) struct CrossOriginTests {
    private static let page = "http://127.0.0.1:8020"
    private static let settings = ProbeService.Settings(routes: { _ in
        [Notes.list.handle { _ in Note("x") }, Notes.add.handle { $0.body }, Notes.mine.handle { _ in Note("mine") }]
    })

    private func run(_ origins: [String] = [page], _ body: (AppClient) async throws -> Void) async throws {
        try await Probe.run(settings: Self.settings, configure: { $0.origins = origins }) { try await body($0.client) }
    }

    private func ask(_ client: AppClient, _ path: String, from origin: String, for method: String = "POST") async throws -> Answer {
        try await client.with("Origin", origin).send(.options, path, headers: [
            "Access-Control-Request-Method": method, "Access-Control-Request-Headers": "authorization,content-type,idempotency-key",
        ])
    }

    @Test func aPageThatIsOnTheListIsToldWhatItMaySend() async throws {
        try await run { client async throws in
            let answer = try await ask(client, "/notes", from: Self.page)
            #expect(answer.status == 204 && answer.headers["Access-Control-Allow-Origin"] == Self.page)
            #expect(answer.headers["Access-Control-Allow-Methods"] == "GET, HEAD, POST")
            let fields = answer.headers["Access-Control-Allow-Headers"]?.lowercased() ?? ""
            for field in ["authorization", "content-type", "idempotency-key"] { #expect(fields.contains(field)) }
            #expect(answer.headers["Access-Control-Allow-Credentials"] == nil && answer.headers.all("Vary").contains("Origin"))
        }
    }

    @Test func itReadsAnswersAndRefusals() async throws {
        try await run { client async throws in
            let page = client.with("Origin", Self.page)
            for answer in [try await page.send(.get, "/notes"), try await page.send(.get, "/mine"), try await page.send(.get, "/nowhere")] {
                #expect(answer.headers["Access-Control-Allow-Origin"] == Self.page)
                #expect(answer.headers["Access-Control-Expose-Headers"]?.contains("X-Request-Id") == true)
                #expect(answer.headers.all("Vary").contains("Origin") && answer.headers["Access-Control-Allow-Credentials"] == nil)
            }
        }
    }

    @Test(arguments: [
        "http://127.0.0.1:8021", "https://127.0.0.1:8020", "http://127.0.0.1:8020.evil.example", "null", "", "http://127.0.0.1:8020/",
        String(repeating: "a", count: 5000),
    ])
    func anyOtherPageIsToldNothing(_ origin: String) async throws {
        try await run { client async throws in
            let question = try await ask(client, "/notes", from: origin)
            #expect(question.status == 405 && question.headers["Access-Control-Allow-Origin"] == nil)
            let answer = try await client.with("Origin", origin).send(.get, "/notes")
            #expect(answer.status == 200 && answer.headers["Access-Control-Allow-Origin"] == nil && answer.headers.all("Vary") == ["Origin"])
        }
    }

    @Test func withoutAListThereIsNothingOfIt() async throws {
        try await run([]) { client async throws in
            #expect(try await ask(client, "/notes", from: Self.page).status == 405)
            let answer = try await client.with("Origin", Self.page).send(.get, "/notes")
            #expect(answer.headers["Access-Control-Allow-Origin"] == nil && answer.headers["Vary"] == nil)
        }
    }

    @Test(arguments: [
        ("http://127.0.0.1:8020, https://app.example.com", true), ("https://App.example.com", false), ("*", false), ("null", false),
        ("https://app.example.com/", false), ("app.example.com", false),
    ])
    func theListHasOriginsAsBrowsersWriteThem(_ text: String, _ isGood: Bool) throws {
        var reader = ConfigReader(["CORS_ORIGINS": text, "SERVICE_SECRET": String(repeating: "0123456789abcdef", count: 4)])
        let configuration = ServiceConfiguration(from: &reader, service: "probe", defaultPort: 0)
        if isGood {
            try reader.finish()
            #expect(configuration.origins == ["http://127.0.0.1:8020", "https://app.example.com"])
        } else {
            #expect(throws: (any Error).self) { try reader.finish() }
        }
    }
}
