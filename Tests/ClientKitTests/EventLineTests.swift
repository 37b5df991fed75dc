import ClientKit
import ClientPlatform
import Contracts
import HTTPCore
import Testing
import Wire

/// A line of events over the system's client.
@Suite(.timeLimit(.minutes(1))) struct EventLineTests {
    private func run(
        deadline: Duration = .seconds(20), maximumBodyBytes: Int = 8 << 20, _ server: ScriptedServer,
        _ body: (URLSessionTransport, String) async throws -> Void
    ) async throws {
        try await TransportKind.urlSession.run(deadline: deadline, maximumBodyBytes: maximumBodyBytes, server) {
            transport, address async throws in
            try await body(try #require(transport as? URLSessionTransport), address)
        }
    }

    private static func stream(_ write: @escaping @Sendable (any HTTPBodyWriter) async throws -> Void) -> HTTPResponse {
        HTTPResponse(status: .ok, headers: ["Content-Type": "text/event-stream"], body: .stream(write))
    }

    /// The second event is sent once the first has been read: nothing waits for the end of the answer.
    @Test func eventsArriveAsTheyAreSent() async throws {
        let gate = Gate()
        let server = ScriptedServer { _ in
            Self.stream { writer in
                try await writer.write(Array("data: one\n\n".utf8))
                await gate.wait()
                try await writer.write(Array("data: two\n\n".utf8))
            }
        }
        try await run(server) { line, address async throws in
            let heard = Record<String>()
            let answer = try await line.open(ClientRequest(url: address + "/", headers: ["Accept": "text/event-stream"])) { bytes in
                heard.add(String(decoding: bytes, as: UTF8.self))
                gate.open()
            }
            #expect(answer.status == .ok && answer.body.isEmpty)
            #expect(heard.all.joined() == "data: one\n\ndata: two\n\n")
        }
    }

    @Test func aLineThatIsCutSaysSoAfterWhatItGave() async throws {
        struct Cut: Error {}
        let server = ScriptedServer { _ in
            Self.stream { writer in
                try await writer.write(Array("data: one\n\ndata: tw".utf8))
                throw Cut()
            }
        }
        try await run(server) { line, address async throws in
            let heard = Record<[UInt8]>()
            await #expect(throws: NetworkFailure.interrupted) { try await line.open(ClientRequest(url: address + "/")) { heard.add($0) } }
            #expect(String(decoding: heard.all.joined(), as: UTF8.self) == "data: one\n\ndata: tw")
        }
    }

    @Test func aRefusalIsAnAnswerWithItsBody() async throws {
        let server = ScriptedServer { _ in
            HTTPResponse(status: .unauthorized, headers: ["Content-Type": "application/json"], body: .bytes(Array("{}".utf8)))
        }
        try await run(server) { line, address async throws in
            let answer = try await line.open(ClientRequest(url: address + "/")) { _ in Issue.record("a refusal is no event") }
            #expect(answer.status == .unauthorized && answer.body == Array("{}".utf8))
        }
    }

    /// The deadline is for the head; a line that is only quiet stays open.
    @Test func aQuietLineStaysOpenBeyondTheDeadline() async throws {
        let gate = Gate()
        let server = ScriptedServer { _ in
            Self.stream { writer in
                try await writer.write(Array(": hello\n\n".utf8))
                await gate.wait()
                try await writer.write(Array("data: late\n\n".utf8))
            }
        }
        try await run(deadline: .milliseconds(200), server) { line, address async throws in
            let heard = Record<[UInt8]>()
            let reading = Task { try await line.open(ClientRequest(url: address + "/")) { heard.add($0) } }
            try await eventually { !heard.all.isEmpty }
            // Another request of the same transport runs into its deadline meanwhile.
            let silent = ScriptedServer { _ in
                await gate.wait()
                return HTTPResponse(status: .ok)
            }
            try await TransportKind.urlSession.run(silent) { _, other async throws in
                await #expect(throws: NetworkFailure.timedOut) { try await line.send(ClientRequest(url: other + "/")) }
                gate.open()
            }
            #expect(try await reading.value.status == .ok)
            #expect(String(decoding: heard.all.joined(), as: UTF8.self).hasSuffix("data: late\n\n"))
        }
    }

    @Test func closingALineHangsUp() async throws {
        let ended = Record<Bool>()
        let server = ScriptedServer { _ in
            Self.stream { writer in
                try await writer.write(Array("data: one\n\n".utf8))
                // Throws when the reader is gone.
                defer { ended.add(true) }
                while true {
                    try await writer.write(Array(": beat\n\n".utf8))
                    try await Task.sleep(for: .milliseconds(5))
                }
            }
        }
        try await run(server) { line, address async throws in
            let heard = Record<[UInt8]>()
            let reading = Task { try await line.open(ClientRequest(url: address + "/")) { heard.add($0) } }
            try await eventually { !heard.all.isEmpty }
            reading.cancel()
            await #expect(throws: NetworkFailure.cancelled) { try await reading.value }
            try await eventually { !ended.all.isEmpty }
        }
    }

    /// Whoever reads too slowly for what is sent loses the line and not the memory. The server pauses between pieces because Linux's
    /// `URLSession` cancels on the queue that reads, and never gets to it as long as there is always more to read.
    @Test func aFloodIsCutOff() async throws {
        let gate = Gate(), ended = Record<Bool>()
        let server = ScriptedServer { _ in
            Self.stream { writer in
                defer { ended.add(true) }
                while true {
                    try await writer.write([UInt8](repeating: 0x2e, count: 10_000))
                    try await Task.sleep(for: .milliseconds(1))
                }
            }
        }
        try await run(maximumBodyBytes: 100_000, server) { line, address async throws in
            let reading = Task { try await line.open(ClientRequest(url: address + "/")) { _ in await gate.wait() } }
            try await eventually { !ended.all.isEmpty }
            gate.open()
            await #expect(throws: NetworkFailure.interrupted) { try await reading.value }
        }
    }
}
