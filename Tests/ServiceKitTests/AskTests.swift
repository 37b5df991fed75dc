import AppTesting
import Contracts
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Storage
import Testing
import Wire

/// Questions to other services: what is not there is nil, and whatever else goes wrong is `unavailable` and in the log with its callee.
@Suite(.timeLimit(.minutes(1))) struct AskTests {
    private static func probe(_ answer: @escaping @Sendable (UserID) throws -> Note) -> ProbeService.Settings {
        ProbeService.Settings(routes: { _ in [Notes.one.handle { try answer($0.parameters.id) }] })
    }

    private func ask(
        _ callee: Probe, from app: Probe, url: String? = nil, absent: Set<ErrorCode> = [.notFound]
    ) async throws(APIError) -> Note? {
        try await app.app.runtime.peers.ask(
            Notes.one, reading: Note.self, at: url ?? "http://127.0.0.1:\(callee.port ?? 0)", parameters: NoteParameters(id: .example),
            for: CallOrigin(requestID: "req-7", run: nil), absent: absent)
    }

    private func run(_ answer: @escaping @Sendable (UserID) throws -> Note, _ body: (Probe, Probe) async throws -> Void) async throws {
        try await Probe.run(settings: Self.probe(answer), transport: .socket) { callee in
            try await Probe.run(settings: ProbeService.Settings()) { app async throws in try await body(callee, app) }
        }
    }

    @Test func whatIsThereIsRead() async throws {
        try await run({ Note($0.text) }) { callee, app async throws in
            #expect(try await ask(callee, from: app)?.text.text == UserID.example.text)
        }
    }

    @Test func whatIsNotThereIsNil() async throws {
        try await run({ _ in throw APIError(.notFound) }) { callee, app async throws in
            #expect(try await ask(callee, from: app) == nil)
            #expect(!app.log.text.contains("a call to another service failed"))
        }
    }

    @Test func otherRefusalsMayMeanThatItIsNotThere() async throws {
        try await run({ _ in throw APIError(.forbidden) }) { callee, app async throws in
            #expect(try await ask(callee, from: app, absent: [.notFound, .forbidden]) == nil)
            let error = await #expect(throws: APIError.self) { try await ask(callee, from: app) }
            #expect(error?.code == .unavailable && error?.retryAfter == .seconds(1))
        }
    }

    /// A token that is refused may be good in a moment, when keys and clocks have caught up: what is delivered with it is not given up.
    @Test(arguments: ErrorCode.tokenRefusals) func whoseTokenIsRefusedTriesAgain(_ code: ErrorCode) async throws {
        try await run({ _ in throw APIError(code) }) { callee, app async throws in
            let url = "http://127.0.0.1:\(callee.port ?? 0)"
            await #expect {
                try await app.app.runtime.peers.deliver { peers in
                    _ = try await peers.call(
                        Notes.one, reading: Note.self, at: url, parameters: NoteParameters(id: .example), body: Nothing(),
                        requestID: "req-8", run: nil, deadline: .seconds(2))
                }
            } throws: { if case WorkFailure.temporary = $0 { true } else { false } }
        }
    }

    @Test func whatGoesWrongIsLoggedWithItsCallee() async throws {
        try await run({ _ in throw SecretCause() }) { callee, app async throws in
            let error = await #expect(throws: APIError.self) { try await ask(callee, from: app) }
            #expect(error?.code == .unavailable)
            let line = app.log.text.split(separator: "\n").first { $0.contains("a call to another service failed") }
            for part in ["probe.one", "req-7", "callee="] { #expect(line?.contains(part) == true, "\(part) in \(line ?? "")") }
            // Nobody listens there.
            let away = await #expect(throws: APIError.self) { try await ask(callee, from: app, url: "http://127.0.0.1:9") }
            #expect(away?.code == .unavailable)
            for part in ["probe gave no answer to probe.one in 3 tries", "not connected"] {
                #expect(away?.detail?.contains(part) == true, "\(part) in \(away?.detail ?? "")")
            }
            #expect(app.log.count(of: "a call to another service failed") == 2)
            let unanswered = app.log.text.split(separator: "\n").filter { $0.contains("a call got no answer") }
            #expect(unanswered.count == 1)
            for part in ["probe.one", "req-7", "not connected", "127.0.0.1", "tries=integer(3)"] {
                #expect(unanswered.first?.contains(part) == true, "\(part) in \(unanswered)")
            }
        }
    }
}
