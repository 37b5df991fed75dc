import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

/// One trace through everything: what a request calls, what it leaves for later and what that calls. Both engines.
@Suite(.serialized) struct TraceTests {
    private static let caller = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"

    /// A service whose writes leave work that asks another one.
    private static func settings(asking callee: Probe, dueAfter wait: Duration = .zero) -> ProbeService.Settings {
        let url = "http://127.0.0.1:\(callee.port ?? 0)"
        return ProbeService.Settings(
            routes: { runtime in
                [
                    Notes.add.handle { call in
                        try await runtime.database.write { db in
                            try await runtime.work.add("job", ["x": 1], run: nil, dueAt: call.now + wait, in: db)
                        }
                        runtime.work.wake()
                        return call.body
                    },
                    Notes.list.handle { call in
                        try await runtime.peers.ask(
                            Notes.one, reading: Note.self, at: url, parameters: NoteParameters(id: .example), for: call.context.origin)
                            ?? Note("")
                    },
                ]
            },
            work: { runtime in
                [
                    WorkHandler("job") { item in
                        _ = try await runtime.peers.ask(
                            Notes.one, reading: Note.self, at: url, parameters: NoteParameters(id: .example), for: item.origin)
                    }
                ]
            })
    }

    private func run(
        _ engine: Engine = .sqlite, dueAfter wait: Duration = .zero, _ body: (Probe, Probe) async throws -> Void
    ) async throws {
        let answering = ProbeService.Settings(routes: { _ in [Notes.one.handle { _ in Note("here") }] })
        try await Probe.run(settings: answering, transport: .socket) { callee in
            try await Probe.run(settings: Self.settings(asking: callee, dueAfter: wait), engine: engine) { app async throws in
                try await body(app, callee)
            }
        }
    }

    @Test func callsToOtherServicesAreInTheTraceOfTheRequest() async throws {
        try await run { app, callee async throws in
            _ = try await app.client.with("traceparent", Self.caller).send(.get, "/notes")
            let (here, there) = (app.log.records(of: "request").first?.trace, callee.log.records(of: "request").first?.trace)
            #expect(here?.traceID == "4bf92f3577b34da6a3ce929d0e0e4736" && there?.traceID == here?.traceID)
            #expect(Set([here?.spanID, there?.spanID, "00f067aa0ba902b7"]).count == 3)
        }
    }

    /// The trace of a request that has none begins with its id.
    @Test(arguments: Engine.allCases) func soIsWhatTheRequestLeavesForLater(_ engine: Engine) async throws {
        try await run(engine) { app, callee async throws in
            let answer = try await app.client.json(.post, "/notes", #"{"text":"x"}"#)
            let id = try #require(answer.headers["X-Request-Id"])
            try await eventually("the other service was asked") { callee.log.count(of: "request") == 1 }
            #expect(callee.log.records(of: "request").first?.trace?.traceID == id.filter { $0 != "-" })
            try await eventually("the work is done") { try await app.rows("SELECT id FROM work") == 0 }
        }
    }

    @Test func whatIsForTomorrowBeginsATraceOfItsOwn() async throws {
        try await run(dueAfter: .hours(20)) { app, callee async throws in
            _ = try await app.client.with("traceparent", Self.caller).json(.post, "/notes", #"{"text":"x"}"#)
            app.clock.advance(by: .hours(20))
            app.app.runtime.work.wake()
            try await eventually("the other service was asked") { callee.log.count(of: "request") == 1 }
            let trace = try #require(callee.log.records(of: "request").first?.trace)
            #expect(trace.traceID != "4bf92f3577b34da6a3ce929d0e0e4736")
        }
    }

    @Test func aHeaderThatIsNoneBeginsATrace() async throws {
        try await run { app, _ async throws in
            for header in ["00-x", String(repeating: "0", count: 4000), "😀"] {
                let answer = try await app.client.with("traceparent", header).send(.get, "/notes")
                #expect(answer.status == 200)
            }
            let traces = app.log.records(of: "request").compactMap(\.trace?.traceID)
            #expect(Set(traces).count == 3)
        }
    }
}
