import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import Security
import ServiceKit
import Testing
import Wire

@Suite struct AuthenticationTests {
    private static let settings = ProbeService.Settings(routes: { _ in
        [
            Notes.list.handle { _ in Note("anyone") }, Notes.mine.handle { Note($0.caller.userID.text) }, Notes.write.handle { $0.body },
            Notes.administer.handle { _ in Note("admin") }, Notes.peer.handle { Note($0.caller.name) },
        ]
    })

    private func status(_ app: Probe, _ path: String, _ authorization: String?) async throws -> Int {
        let client = authorization.map { app.client.with("Authorization", $0) } ?? app.client
        let answer = try await client.send(.get, path)
        #expect((answer.status == 401) == (answer.headers["WWW-Authenticate"]?.hasPrefix("Bearer") == true))
        return answer.status
    }

    @Test func whoMayCallWhat() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            let service = "Bearer " + app.app.runtime.keys.tokens.issue(.tasks, for: "probe", now: app.clock.now())
            let table: [(String?, anyone: Int, mine: Int, admin: Int, peer: Int)] = [
                (nil, 200, 401, 401, 401), ("Bearer nobody", 200, 401, 401, 401), ("Bearer person:1", 200, 200, 403, 403),
                ("bearer person:1", 200, 200, 403, 403), ("Basic person:1", 200, 401, 401, 401), ("person:1", 200, 401, 401, 401),
                ("Bearer", 200, 401, 401, 401), ("Bearer admin:1", 200, 200, 200, 403), ("Bearer demo:1", 200, 200, 403, 403),
                (service, 200, 401, 401, 200),
            ]
            for row in table {
                #expect(try await status(app, "/notes", row.0) == row.anyone, "\(row.0 ?? "none")")
                #expect(try await status(app, "/mine", row.0) == row.mine, "\(row.0 ?? "none")")
                #expect(try await status(app, "/admin", row.0) == row.admin, "\(row.0 ?? "none")")
                #expect(try await status(app, "/peer", row.0) == row.peer, "\(row.0 ?? "none")")
            }
        }
    }

    @Test func aDemoOnlyLooks() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            let demo = app.client.with("Authorization", "Bearer demo:1")
            #expect(try await demo.answer(Notes.mine).status == 200)
            #expect(try await demo.answer(Notes.write, Note("x")).code == .demoReadOnly)
            #expect(try await app.client.with("Authorization", "Bearer person:1").answer(Notes.write, Note("x")).status == 201)
        }
    }

    @Test func serviceTokensProveANameForFiveMinutes() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            let tokens = app.app.runtime.keys.tokens
            let token = tokens.issue(.tasks, for: "probe", now: app.clock.now())
            func answer(_ token: String) async throws -> Int { try await status(app, "/peer", "Bearer " + token) }
            #expect(try await app.client.with("Authorization", "Bearer " + token).answer(Notes.peer).json?["text"]?.string == "tasks")
            var parts = token.split(separator: ".").map(String.init)
            parts[1] = "auth~probe"
            #expect(try await answer(parts.joined(separator: ".")) == 401)
            parts = token.split(separator: ".").map(String.init)
            parts[2] = "\((Int64(parts[2]) ?? 0) + 1)"
            #expect(try await answer(parts.joined(separator: ".")) == 401)
            for forged in ["svc.tasks", "svc.tasks.99999999999.", "svc.tasks.99999999999.AAAA", "svc...", token + "A", token + ".x"] {
                #expect(try await answer(forged) == 401, "\(forged)")
            }
            // Five minutes, and what the clocks of two machines may differ by.
            app.clock.advance(by: .seconds(329))
            #expect(try await answer(token) == 200)
            app.clock.advance(by: .seconds(1))
            #expect(try await answer(token) == 401)
        }
    }

    @Test func aTokenUnderAnotherSecretIsForged() async throws {
        try await Probe.run(settings: Self.settings) { app async throws in
            var reader = ConfigReader(["SERVICE_SECRET": "another secret of at least thirty-two characters"])
            let other = ServiceConfiguration(from: &reader, service: "x", defaultPort: 0)
            #expect(other.serviceSecret.reveal() != Probe.serviceSecret.reveal())
            let foreign = try ServiceKeysForTests.tokens(other.serviceSecret).issue(.tasks, for: "probe", now: app.clock.now())
            #expect(try await status(app, "/peer", "Bearer " + foreign) == 401)
            // The same secret in another process is how services know each other.
            let own = try ServiceKeysForTests.tokens(Probe.serviceSecret).issue(.tasks, for: "probe", now: app.clock.now())
            #expect(try await status(app, "/peer", "Bearer " + own) == 200)
        }
    }

    /// What one service was given is worth nothing at another, and a route is for the services it names.
    @Test func aTokenIsForOneServiceAndItsRoutes() async throws {
        try await Probe.run(settings: Self.settings, testHooks: false) { app async throws in
            let tokens = app.app.runtime.keys.tokens
            func answer(_ caller: ServiceName, for callee: ServiceName) async throws -> Answer {
                try await app.client.with("Authorization", "Bearer " + tokens.issue(caller, for: callee, now: app.clock.now())).answer(
                    Notes.peer)
            }
            #expect(try await answer(.tasks, for: "probe").status == 200)
            for callee in ["auth", "prob", "probe~probe", "", "tasks"] as [ServiceName] {
                #expect(try await answer(.tasks, for: callee).code == .unauthenticated, "\(callee)")
            }
            for caller in [.auth, .harness, .operator, "", "Tasks"] as [ServiceName] {
                #expect(try await answer(caller, for: "probe").code == .forbidden, "\(caller)")
            }
        }
        // The harness may do what any service may where tests run, and nowhere else.
        try await Probe.run(settings: Self.settings) { app async throws in
            #expect(try await app.peer(.harness).answer(Notes.peer).status == 200)
        }
    }

    @Test func aFactIsToldByTheServiceWhoseItIs() async throws {
        try await Probe.run(settings: Self.settings, testHooks: false) { app async throws in
            for type in EventType.allCases {
                let event = Event(
                    id: EventID(trusted: app.app.runtime.ids.next()), type: type, at: app.clock.now(), user: .example, product: .gtsd,
                    run: nil)
                #expect(try await app.peer(type.publisher).answer(System.receiveEvent, event).status == 204, "\(type)")
                for other in System.receiveEvent.description.callers where other != type.publisher {
                    #expect(try await app.peer(other).answer(System.receiveEvent, event).code == .forbidden, "\(type) by \(other)")
                }
            }
        }
    }

    /// While the services of an older release are being replaced, their tokens, which name no callee, may be taken for a while.
    @Test func tokensOfAnOlderReleaseAreTakenUntilTheirDay() async throws {
        func status(at offset: Duration, until: Duration?) async throws -> Int {
            var status = 0
            try await Probe.run(settings: Self.settings, configure: { $0.unaddressedTokensUntil = until.map { ManualClock().now() + $0 } })
            { app async throws in
                app.clock.advance(by: offset)
                let old = try ServiceKeysForTests.unaddressed("tasks", Probe.serviceSecret, now: app.clock.now())
                status = try await self.status(app, "/peer", "Bearer " + old)
            }
            return status
        }
        #expect(try await status(at: .zero, until: nil) == 401)
        #expect(try await status(at: .zero, until: .hours(1)) == 200)
        #expect(try await status(at: .minutes(59), until: .hours(1)) == 200)
        #expect(try await status(at: .hours(1), until: .hours(1)) == 401)
    }
}
