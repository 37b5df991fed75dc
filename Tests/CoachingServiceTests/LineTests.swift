import AppTesting
import Contracts
import HTTPCore
import HTTPServer
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import CoachingService

/// Streams over real sockets, as a peer that is not ours reads them: Python's sockets, with a reading of server-sent events, chunks and
/// WebSocket frames of its own. Runs where `BARBELL_WEBSOCKETS_PYTHON` names a Python, as `Tools/test` does. FR-MESSAGING-01-d.
@Suite(.serialized, .enabled(if: PythonScript.isThere("BARBELL_WEBSOCKETS_PYTHON")), .timeLimit(.minutes(3))) struct LineTests {
    private static let line = """
        import json, random, socket, struct, sys, time, urllib.request
        given = json.load(open(sys.argv[1]))
        random.seed(given["seed"])

        def open_line(url, after, buffer=None):
            host, port = url.removeprefix("http://").split(":")
            line = socket.socket()
            if buffer: line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            line.connect((host, int(port)))
            asks = "GET /coaching/%s?after=%d HTTP/1.1\\r\\nHost: h\\r\\nAuthorization: %s\\r\\n" % (given["kind"], after, given["token"])
            if given["kind"] == "socket":
                asks += "Upgrade: websocket\\r\\nConnection: Upgrade\\r\\nSec-WebSocket-Version: 13\\r\\n"
                asks += "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\\r\\n"
            line.sendall((asks + "\\r\\n").encode())
            return line

        def chunks(raw, at):
            body = []
            while (end := raw.find(b"\\r\\n", at)) >= 0:
                size = int(raw[at:end], 16)
                body.append(raw[end + 2:end + 2 + size])
                at = end + 2 + size + 2
            return b"".join(body)

        def frames(raw, at):
            while len(raw) >= at + 4:
                length, start = (raw[at + 1], at + 2) if raw[at + 1] < 126 else (struct.unpack_from(">H", raw, at + 2)[0], at + 4)
                if len(raw) < start + length: break
                if raw[at] == 0x81: yield raw[start:start + length]
                at = start + length
            yield raw[at:]

        def events(raw):
            "The numbered ones that are whole, and whether one was cut."
            body = raw.find(b"\\r\\n\\r\\n") + 4
            if body < 4: return [], True
            if given["kind"] == "events":
                *whole, part = chunks(raw, body).split(b"\\n\\n")
                whole = [line[6:] for block in whole for line in block.split(b"\\n") if line.startswith(b"data: ")]
            else: *whole, part = frames(raw, body)
            whole = [json.loads(event) for event in whole]
            assert not any(event["type"] in ("reset", "end") for event in whole), whole[-1]
            return [event["seq"] for event in whole if "seq" in event and event["type"] != "ready"], bool(part)

        """

    /// Each cut comes after a random number of bytes, in the middle of a head, a chunk, a frame or an event, and is a reset.
    private static let cutting = line + """
        told, cuts, inside = [], 0, 0
        while cuts < given["cuts"] or not told or told[-1] < given["last"]:
            line = open_line(random.choice(given["urls"]), told[-1] if told else 0)
            line.settimeout(0.1)
            raw, left = b"", random.randrange(1, 2000)
            try:
                while left > 0:
                    piece = line.recv(min(left, 701))
                    if not piece: break
                    raw, left = raw + piece, left - len(piece)
            except TimeoutError: pass
            line.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            line.close()
            whole, isCut = events(raw)
            told, cuts, inside = told + whole, cuts + 1, inside + isCut
        print(json.dumps({"told": told, "cuts": cuts, "inside": inside}))
        """

    private func ask(_ script: String, _ input: JSONValue) async throws -> JSONValue {
        try await PythonScript(python: "BARBELL_WEBSOCKETS_PYTHON", script).runBeside(input)
    }

    @Test(arguments: ["events", "socket"]) func aHundredCutsInTheMiddleLoseAndRepeatNothingAtTwoProcesses(_ kind: String) async throws {
        try await cut(kind, over: nil)
    }

    /// The processes hint to each other over a bus, which is killed and comes back meanwhile.
    @Test func noneIsLostWithABusThatIsKilled() async throws {
        let folder = try TemporaryFolder()
        try await cut("events", over: try NATSServer(folder: folder.path + "/bus"))
    }

    private func cut(_ kind: String, over bus: NATSServer?) async throws {
        let start = SystemClock().now()
        try await CoachingFixture.run(engine: .postgres, transport: .socket, start: start, events: bus?.url) { fixture in
            if bus != nil { try await eventually("the bus is there") { fixture.app.app.runtime.hints.areHeard } }
            try await OtherProcess.run(beside: fixture) { other in
                let (client, coach) = try await fixture.pair(tier: .smartPremium)
                let token = try #require(coach.client.headers["Authorization"])
                async let read = ask(
                    Self.cutting,
                    [
                        "kind": .string(kind), "urls": [.string(fixture.app.url), .string(other.url)], "token": .string(token), "cuts": 100,
                        "seed": 20_261_125, "last": 120,
                    ])
                let away = Somebody(account: coach.account, token: coach.token, client: other.client(coach))
                for number in 1...60 {
                    if number == 20 { bus?.kill() }
                    if number == 40 { try bus?.start() }
                    _ = try await client.say(number).sent()
                    _ = try await away.answer(number, to: client).sent()
                }
                let answer = try await read
                #expect(answer["told"]?.array?.compactMap(\.integer) == Array(1...120))
                #expect(answer["cuts"]?.integer ?? 0 >= 100)
                // Else it was cut between events only.
                #expect(answer["inside"]?.integer ?? 0 >= 20)
            }
        }
    }

    /// Reads the beginning, then nothing until the service has dropped it, then what had come; and goes on from there.
    private static let sleeping = line + """
        def online():
            asks = urllib.request.Request(given["urls"][0] + "/coaching/coach", headers={"Authorization": given["other"]})
            return json.load(urllib.request.urlopen(asks))["online"]
        line = open_line(given["urls"][0], 0, buffer=4096)
        raw = line.recv(500)
        while not online(): time.sleep(0.02)
        while online(): time.sleep(0.02)
        line.settimeout(20)
        try:
            while piece := line.recv(65536): raw += piece
        except ConnectionResetError: pass
        first, _ = events(raw)
        line, raw = open_line(given["urls"][0], first[-1]), b""
        line.settimeout(20)
        while b'"seq":%d' % given["last"] not in raw[-70000:]: raw += line.recv(65536)
        print(json.dumps({"first": first, "then": events(raw)[0]}))
        """

    @Test(arguments: ["events", "socket"]) func aReaderThatStopsIsDroppedAndGoesOnWhereItWas(_ kind: String) async throws {
        try await CoachingFixture.run(transport: .socket) { fixture in
            let coach = try await fixture.workingCoach(capacity: 1), client = try await fixture.somebody()
            _ = try await client.client.call(CoachChoice.coach)
            let seq = try await client.say(1, String(repeating: "x", count: 900)).sent().message.seq
            let begun = try await fixture.number("SELECT last_seq FROM feeds WHERE user_id = \(coach.id.text)")
            // 8 MB of news: more than sockets and the service keep for somebody who does not read.
            let last = begun + 6_000
            try await fixture.app.database.write { db in
                try await db.execute("UPDATE feeds SET last_seq = \(last) WHERE user_id = \(coach.id.text)")
                try await db.execute("""
                    WITH RECURSIVE numbers (seq) AS (SELECT \(begun) + 1 UNION ALL SELECT seq + 1 FROM numbers WHERE seq < \(last))
                    INSERT INTO feed (user_id, seq, type, client_id, subject, at)
                    SELECT \(coach.id.text), seq, 'message', \(client.id.text), \(String(seq)), \(fixture.now) FROM numbers
                    """)
            }
            // As the service's own server, with less patience.
            var limits = HTTPLimits()
            limits.writeTimeout = .milliseconds(500)
            let app = fixture.app.app
            let server = try await HTTPServer.start(
                host: "127.0.0.1", port: 0, loops: app.runtime.loops, limits: limits, responder: app.responder)
            let answer = try await ask(
                Self.sleeping,
                [
                    "kind": .string(kind), "urls": [.string("http://127.0.0.1:\(server.port)")], "seed": 1, "last": .integer(last),
                    "token": .string(try #require(coach.client.headers["Authorization"])),
                    "other": .string(try #require(client.client.headers["Authorization"])),
                ])
            await server.drain(within: .seconds(1))
            let first = answer["first"]?.array?.compactMap(\.integer) ?? [], then = answer["then"]?.array?.compactMap(\.integer) ?? []
            #expect(!first.isEmpty && first.count < Int(last))
            // What the service had to say besides may follow. Of thousands of numbers, only where they go wrong.
            let wrong = zip(first + then, 1...).first { $0 != $1 }
            #expect(wrong == nil && Int64(first.count + then.count) >= last, "\(first.count), then \(then.count), \(String(describing: wrong))")
        }
    }
}
