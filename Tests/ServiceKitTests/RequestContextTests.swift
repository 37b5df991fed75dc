import AppTesting
import Contracts
import EventLoop
import HTTPCore
import Platform
@testable import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// Who asks, from where, in which run and language.
@Suite struct RequestContextTests {
    private func identity(hooks: Bool = true, proxies: Set<String> = []) -> (RequestIdentity, ManualClock) {
        let clock = ManualClock()
        return (
            RequestIdentity(
                ids: IDSource(clock: clock, random: SystemRandom()), clocks: TestClocks(real: clock), testHooks: hooks,
                trustedProxies: proxies.compactMap { AddressRange($0) }),
            clock
        )
    }

    private func context(_ headers: HTTPHeaders, hooks: Bool = true, proxies: Set<String> = [], peer: String = "127.0.0.1")
        -> RequestContext
    {
        identity(hooks: hooks, proxies: proxies).0.context(of: HTTPRequest(method: .get, path: "/", headers: headers, peerAddress: peer))
    }

    @Test(arguments: ["", "a b", "a\"b", "a\nb", "é", "<script>", String(repeating: "x", count: 129)])
    func anIdThatCouldDoHarmIsReplaced(_ id: String) {
        let used = context(["X-Request-Id": id]).requestID
        #expect(used != id)
        #expect(used.utf8.count == 36)
        #expect(context(["X-Test-Run": id]).run == nil)
    }

    @Test(arguments: ["a", "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f", "a.B_c:9", String(repeating: "x", count: 128)])
    func aSaneIdIsKept(_ id: String) {
        #expect(context(["X-Request-Id": id]).requestID == id)
        #expect(context(["X-Test-Run": id]).run == id)
    }

    @Test func withoutHooksARunIsNotHeard() {
        #expect(context(["X-Test-Run": "flow"], hooks: false).run == nil)
    }

    @Test func aRunLivesAtItsOwnTime() {
        let (identity, clock) = identity()
        #expect(identity.clocks.move("flow", to: clock.now() + .days(3)))
        func now(_ headers: HTTPHeaders) -> Instant { identity.context(of: HTTPRequest(method: .get, path: "/", headers: headers)).now }
        #expect(now(["X-Test-Run": "flow"]) == clock.now() + .days(3))
        #expect(now(["X-Test-Run": "other"]) == clock.now())
        #expect(now([:]) == clock.now())
    }

    @Test(arguments: [
        // Nobody is believed who is not known.
        ("203.0.113.9", ["198.51.100.1"], "203.0.113.9"),
        // The nearest hop that no proxy of ours wrote; what is left of it is the client's own invention.
        ("10.0.0.1", ["198.51.100.1"], "198.51.100.1"), ("10.0.0.1", ["1.2.3.4, 198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["1.2.3.4,198.51.100.1 , 10.0.0.2"], "198.51.100.1"), ("10.0.0.1", ["1.2.3.4", "198.51.100.1"], "198.51.100.1"),
        ("10.0.0.1", ["10.0.0.2"], "10.0.0.1"), ("10.0.0.1", [], "10.0.0.1"), ("10.0.0.1", ["", " ,, "], "10.0.0.1"),
        ("10.0.0.1", ["2001:db8::7"], "2001:db8::7"), ("10.0.0.1", ["198.51.100.1:4711"], "198.51.100.1"),
        ("10.0.0.1", ["[2001:db8::7]:1"], "2001:db8::7"),
        // A network of proxies, of both kinds.
        ("172.16.9.9", ["198.51.100.1, 172.31.0.5"], "198.51.100.1"), ("fd00::9", ["198.51.100.1,fdff::1"], "198.51.100.1"),
        ("172.32.0.1", ["198.51.100.1"], "172.32.0.1"), ("::ffff:10.0.0.1", ["198.51.100.1"], "198.51.100.1"),
        // What is no address names nobody: the last that is known counts.
        ("10.0.0.1", ["198.51.100.1, unknown"], "10.0.0.1"), ("10.0.0.1", ["198.51.100.1, nonsense, 10.0.0.2"], "10.0.0.2"),
    ])
    func theClientBehindProxies(_ peer: String, _ forwarded: [String], _ client: String) {
        var headers: HTTPHeaders = [:]
        for value in forwarded { headers.add("X-Forwarded-For", value) }
        #expect(context(headers, proxies: ["10.0.0.1", "10.0.0.2", "172.16.0.0/12", "fd00::/8"], peer: peer).clientAddress == client)
    }

    /// A service beside a test's that lets an address write so often a minute.
    private func limited(
        to limit: Int, _ settings: ProbeService.Settings, _ body: (AppUnderTest<ProbeService>, AppClient) async throws -> Void
    ) async throws {
        try await Probe.run(settings: settings) { app async throws in
            let environment = [
                "SERVICE_SECRET": Probe.serviceSecret.reveal(), "ADDRESS_LIMIT": String(limit), "TRUSTED_PROXIES": "127.0.0.1",
                "TEST_HOOKS": "on", "DATABASE_URL": app.app.runtime.configuration.databaseURL.reveal(), "PORT": "0",
            ]
            var reader = ConfigReader(environment)
            let configuration = ServiceConfiguration(from: &reader, service: "probe", defaultPort: 0)
            try reader.finish()
            let loops = try EventLoopGroup(count: 1, name: "limited")
            let limited = try await ServiceApp<ProbeService>(
                configuration: configuration, settings: settings, loops: loops,
                database: try await ServiceMain.openDatabase(configuration, loops), logger: Logger(service: "probe", sink: app.log),
                clock: app.clock)
            try await body(app, AppClient(responder: limited.responder))
            await limited.shutDown()
            loops.stop()
        }
    }

    @Test func anAddressThatWritesTooMuchWaitsForTheNextMinute() async throws {
        let settings = ProbeService.Settings(routes: { _ in
            [Notes.add.handle { $0.body }, Notes.list.handle { _ in Note("x") }, Notes.write.handle { $0.body }]
        })
        try await limited(to: 3, settings) { app, client async throws in
            @Sendable func add(_ client: AppClient) async throws -> Answer { try await client.answer(Notes.add, Note("x")) }
            // 08:00:00 by the test's clock; ten seconds into the minute.
            app.clock.advance(by: .seconds(10))
            let statuses = try await parallel(10) { _ in try await add(client).status }
            #expect(statuses.count { $0 == 201 } == 3)
            let refused = try await add(client)
            #expect(refused.code == .rateLimited)
            #expect(refused.headers["Retry-After"] == "50")
            // Reading, signed-in writing, another address and another run are not counted.
            #expect(try await client.answer(Notes.list, NoteFilter(limit: nil, id: nil), Nothing()).status == 200)
            #expect(try await client.with("Authorization", "Bearer person:1").answer(Notes.write, Note("x")).status == 201)
            #expect(try await add(client.with("X-Forwarded-For", "198.51.100.7")).status == 201)
            #expect(try await add(client.with("X-Test-Run", "flow")).status == 201)
            app.clock.advance(by: .seconds(50))
            #expect(try await add(client).status == 201)
        }
    }

    @Test func everyMethodThatWritesIsCountedButNoUpload() async throws {
        let path: PathTemplate = "/notes/{id}"
        let put = Endpoint<Anyone, NoteParameters, Note, Note>("probe.put", .put, path, summary: "Put")
        let patch = Endpoint<Anyone, NoteParameters, Note, Note>("probe.patch", .patch, path, summary: "Patch")
        let delete = Endpoint<Anyone, NoteParameters, Nothing, Nothing>("probe.delete", .delete, path, summary: "Delete")
        let upload = Endpoint<Anyone, NoteParameters, Nothing, Nothing>(
            "probe.upload", .put, "/files/{id}", rawBody: "application/octet-stream", summary: "Upload")
        let settings = ProbeService.Settings(routes: { _ in
            [
                Notes.one.handle { _ in Note("x") }, put.handle { $0.body }, patch.handle { $0.body }, delete.handle { _ in Nothing() },
                upload.handle { _ in Nothing() },
            ]
        })
        try await limited(to: 5, settings) { app, client async throws in
            for _ in 0..<5 { #expect(try await client.answer(put, .example, Note("x")).status == 200) }
            let refused = try await client.answer(put, .example, Note("x"))
            #expect(refused.status == 429 && refused.code == .rateLimited)
            #expect(try await client.answer(patch, .example, Note("x")).status == 429)
            #expect(try await client.answer(delete, .example, Nothing()).status == 429)
            #expect(try await client.answer(upload, .example, Nothing()).status == 204)
            #expect(try await client.answer(Notes.one, .example, Nothing()).status == 200)
            app.clock.advance(by: .seconds(60))
            #expect(try await client.answer(put, .example, Note("x")).status == 200)
        }
    }
}
