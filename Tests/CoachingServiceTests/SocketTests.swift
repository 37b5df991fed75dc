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

@testable import CoachingService

/// The WebSocket before a client that is not ours, PyPI's `websockets`. Runs where `BARBELL_WEBSOCKETS_PYTHON` names a Python that has it,
/// as `Tools/test` does.
@Suite(.serialized, .enabled(if: PythonScript.isThere("BARBELL_WEBSOCKETS_PYTHON")), .timeLimit(.minutes(2)))
struct SocketTests {
    /// Prints how the last connection ended. The thread has two messages.
    private static let script = """
        import json, sys
        from websockets.sync.client import connect
        from websockets.exceptions import ConnectionClosed
        url, token, client = json.load(open(sys.argv[1]))
        def open(after): return connect(url + "?after=" + str(after), compression=None, additional_headers={"Authorization": token})
        def next(socket, type):
            while True:
                event = json.loads(socket.recv(10))
                if event["type"] == type: return event
        socket = open(0)
        assert json.loads(socket.recv(10)) == {"type": "ready", "seq": 0}
        first = next(socket, "message")
        assert first["message"]["text"] == "سلام 1" and first["seq"] >= 1, first
        last = next(socket, "message")["seq"]
        socket.send(json.dumps({"type": "read", "client": client, "upTo": 1}))
        marks = next(socket, "marks")
        assert marks["marks"]["coachRead"] == 1 and marks["seq"] == last + 1, marks
        refused = [("nonsense", "malformed_request"), ('{"type": "read", "client": "%s"}' % client, "validation_failed"),
            ('{"type": "typing"}', "validation_failed"), (b"bytes", "malformed_request"),
            ('{"type": "typing", "client": "01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f"}', "not_found")]
        for command, code in refused:
            socket.send(command)
            assert next(socket, "refused")["code"] == code, command
        socket.send("x" * 2000)
        try:
            while True: socket.recv(10)
        except ConnectionClosed: assert socket.close_code == 1009, socket.close_code
        socket = open(last)
        assert json.loads(socket.recv(10)) == {"type": "ready", "seq": last}
        assert json.loads(socket.recv(10))["seq"] == last + 1
        socket.send(json.dumps({"type": "typing", "client": client}))
        socket.send(json.dumps({"type": "read", "client": client, "upTo": 2}))
        try:
            while True: event = socket.recv(20)
        except ConnectionClosed: print(json.dumps([json.loads(event)["reason"], socket.close_code, socket.close_reason]))
        """

    @Test(arguments: Engine.allCases)
    func anotherImplementationListensAndCommands(_ engine: Engine) async throws {
        try await CoachingFixture.run(engine: engine, transport: .socket) { fixture in
            let (client, coach) = try await fixture.pair()
            for number in 1...2 { _ = try await client.say(number, "سلام \(number)").sent() }
            let url = fixture.app.url.replacing("http://", with: "ws://") + "/coaching/socket"
            let token = try #require(coach.client.headers["Authorization"])
            async let output = PythonScript(python: "BARBELL_WEBSOCKETS_PYTHON", Self.script).runBeside(
                [.string(url), .string(token), .string(client.id.text)])
            try? await eventually("both messages were read", within: .seconds(10)) {
                try await fixture.number("SELECT coach_read FROM threads WHERE client_id = \(client.id.text)") == 2
            }
            try await fixture.tell(.roleChanged, about: coach, facts: EventFacts(version: fixture.now.milliseconds, role: .user))
            #expect(try await output == ["session_ended", 4003, "session_ended"])
        }
    }

    private static let goodbye = """
        import json, sys
        from websockets.sync.client import connect
        from websockets.exceptions import ConnectionClosed
        url, token = json.load(open(sys.argv[1]))
        with connect(url, compression=None, additional_headers={"Authorization": token}) as socket:
            said = []
            try:
                while True: said.append(json.loads(socket.recv(20)))
            except ConnectionClosed: print(json.dumps([said[-1].get("reason"), socket.close_code]))
        """

    @Test(arguments: [(FeedEndReason.tokenExpired, Int64(4001)), (.goingAway, 1001)])
    func aSocketSaysWhyItEnds(_ reason: FeedEndReason, _ code: Int64) async throws {
        try await CoachingFixture.run(transport: .socket) { fixture in
            let (_, coach) = try await fixture.pair()
            let url = fixture.app.url.replacing("http://", with: "ws://") + "/coaching/socket"
            let token = try #require(coach.client.headers["Authorization"])
            async let output = PythonScript(python: "BARBELL_WEBSOCKETS_PYTHON", Self.goodbye).runBeside([.string(url), .string(token)])
            try await eventually("it is open") {
                try await fixture.number("SELECT COUNT(*) FROM presence WHERE user_id = \(coach.id.text)") == 1
            }
            if reason == .goingAway { await fixture.app.app.shutDown() } else { fixture.app.clock.advance(by: .days(700)) }
            #expect(try await output == [.string(reason.rawValue), .integer(code)])
        }
    }

    @Test func whoAsksForNoWebSocketIsToldHow() async throws {
        try await CoachingFixture.run { fixture in
            let (_, coach) = try await fixture.pair()
            let answer = try await coach.client.answer(CoachingThreads.socket, FeedQuery(), Nothing())
            #expect(answer.code == .malformedRequest && answer.headers["Sec-WebSocket-Version"] == "13")
        }
    }
}
