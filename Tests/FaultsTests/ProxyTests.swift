import CurlKit
import Glibc
import HTTPCore
import HTTPServer
import JSONCoding
import Synchronization
import Testing

@testable import Faults

/// What passes when there is no fault, and what happens at the edges of the protocol.
@Suite(.timeLimit(.minutes(2))) struct ProxyTests {
    @Test func callsPassAsTheyAre() async throws {
        try await withStage { stage in
            let session = try EasySession()
            for method in ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"] {
                let answer = try stage.call(
                    "/a%20b?c=%D8%B9&d", method: method, body: method == "GET" || method == "HEAD" ? nil : Array("x".utf8), session: session
                )
                #expect(answer.status.code == 200 && (answer.text.isEmpty == (method == "HEAD")))
            }
            #expect(stage.callee.lines[0] == "GET /a%20b?c=%D8%B9&d")
            #expect(
                stage.callee.requests.allSatisfy { $0.headers["Host"] == "127.0.0.1:\(stage.calleePort)" },
                "the callee sees the name a direct call has")
            #expect(try stage.call("/none", session: session).status.code == 204)
            #expect(try !stage.call("/x", session: session).isNewConnection, "one connection for all of them")
        }
    }

    @Test func largeBodiesPassBothWays() async throws {
        try await withStage { stage in
            let body = pattern(20 << 20)
            let session = try EasySession()
            #expect(try stage.call("/echo", method: "POST", body: body, session: session).body == body)
            #expect(try stage.call("/large", session: session).body == body)
            let stream = try stage.call("/stream", session: session)
            #expect(stream.body.count == 2_000_000 && stream.body.last == 39 && !stream.isNewConnection)
            try stage.set(#""action": "watch""#)
            #expect(try stage.call("/echo", method: "POST", body: body, session: session).body == body)
        }
    }

    @Test func chunksAndPipelinesPass() async throws {
        try await withStage { stage in
            let raw = try RawClient(port: stage.port)
            raw.send("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n2;x=y\r\nab\r\n")
            raw.send(
                "1\r\nc\r\n0\r\nTrailer: t\r\n\r\nGET /x HTTP/1.1\r\nHost: a\r\n\r\nGET /x HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            )
            let (text, end) = raw.rest()
            #expect(
                text.contains("\r\n\r\nabcHTTP/1.1 200") && text.contains("answer 2HTTP/1.1 200") && text.hasSuffix("answer 3")
                    && end == .closed)
        }
    }

    @Test func askingBeforeSendingPasses() async throws {
        try await withStage { stage in
            let raw = try RawClient(port: stage.port)
            raw.send("POST /echo HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
            #expect(raw.read(to: "\r\n\r\n").hasPrefix("HTTP/1.1 100 "))
            raw.send("abc")
            #expect(raw.read(to: "abc").hasPrefix("HTTP/1.1 200 "))
            // The answer may also be no.
            try stage.set(#""action": "status", "status": 413"#)
            raw.send("POST /echo HTTP/1.1\r\nHost: a\r\nX-Test-Run: r\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
            let (text, end) = raw.rest()
            #expect(text.hasPrefix("HTTP/1.1 413 ") && text.contains("Connection: close") && end == .closed)
        }
    }

    /// A callee that refuses a body unread is heard, although most of the body never went.
    @Test func anEarlyNoIsHeard() async throws {
        let raw = try Listener { connection in
            connection.readHead()
            connection.send("HTTP/1.1 413 Content Too Large\r\nContent-Length: 2\r\nConnection: close\r\n\r\nno")
            connection.drain()
        }
        try await withProxy(raw.port) { proxy in
            let client = try RawClient(port: proxy.edges[0].port)
            client.send("POST / HTTP/1.1\r\nContent-Length: 50000000\r\n\r\n")
            client.send(pattern(100_000))
            #expect(client.read(to: "\r\n\r\nno").hasPrefix("HTTP/1.1 413 "))
        }
    }

    @Test func slowClientsAndByteByByte() async throws {
        try await withStage { stage in
            let raw = try RawClient(port: stage.port)
            for byte in Array("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nslow".utf8) { raw.send([byte]) }
            #expect(raw.read(to: "slow").hasPrefix("HTTP/1.1 200 OK"))
            // Nobody reads 20 MB for a while; nothing is lost and nobody else waits.
            raw.send("GET /large HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
            #expect(try stage.call().status.code == 200)
            #expect(raw.restBytes().bytes.suffix(20 << 20) == pattern(20 << 20)[...])
        }
    }

    @Test func aHalfClosedCallerGetsItsAnswer() async throws {
        try await withStage { stage in
            let raw = try RawClient(port: stage.port)
            raw.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
            raw.finishSending()
            let (text, end) = raw.rest()
            #expect(text.hasSuffix("answer 1") && end == .closed)
        }
    }

    @Test func aBodyThatStopsIsNotAnswered() async throws {
        try await withStage { stage in
            let raw = try RawClient(port: stage.port)
            raw.send("POST /echo HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf")
            raw.finishSending()
            #expect(!raw.rest().text.hasPrefix("HTTP/1.1 200"))
            #expect(stage.callee.requests.isEmpty)
        }
    }

    @Test(arguments: [
        ("NONSENSE\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 505), ("GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n", 501),
        ("POST / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nX: \(String(repeating: "y", count: 70_000))\r\n\r\n", 431),
    ])
    func whatIsNoRequestIsRefused(_ text: String, _ status: Int) async throws {
        try await withStage { stage in
            let raw = try RawClient(port: stage.port)
            raw.send(text)
            let answer = raw.rest().text
            #expect(answer.hasPrefix("HTTP/1.1 \(status) ") && answer.contains("barbell's faults proxy: "), "\(answer)")
            #expect(stage.callee.requests.isEmpty)
        }
    }

    @Test func badChunksEndTheConnection() async throws {
        try await withStage { stage in
            let raw = try RawClient(port: stage.port)
            raw.send("POST /echo HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n")
            #expect(!raw.rest().text.hasPrefix("HTTP/1.1 200"))
            #expect(try stage.call().text == "answer 1")
        }
    }

    @Test func aCalleeThatIsNotThereResets() async throws {
        let (descriptor, port) = try Sockets.listen(0)
        close(descriptor)
        try await withProxy(port) { proxy in
            let raw = try RawClient(port: proxy.edges[0].port)
            raw.send("GET / HTTP/1.1\r\n\r\n")
            #expect(raw.rest() == ("", .reset))
        }
    }

    /// What the callee does to its connection is done to the caller's.
    @Test func theCalleesEndIsPassedOn() async throws {
        let hints = "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
        let cases: [(said: String, isReset: Bool, heard: String, end: RawClient.End)] = [
            ("", false, "", .closed), ("", true, "", .reset),
            ("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf", false, "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhalf", .closed),
            ("HTTP/1.0 200 OK\r\n\r\nto the end", false, "HTTP/1.0 200 OK\r\n\r\nto the end", .closed), (hints, false, hints, .closed),
            ("HTTP/1.1 101 Switching Protocols\r\n\r\n", false, "", .closed), ("220 smtp ready\r\n\r\n", false, "", .closed),
        ]
        for (said, isReset, heard, end) in cases {
            let listener = try Listener { connection in
                connection.readHead()
                connection.send(said)
                if isReset { connection.resetOnClose() }
            }
            try await withProxy(listener.port) { proxy in
                let raw = try RawClient(port: proxy.edges[0].port)
                raw.send("GET / HTTP/1.1\r\n\r\n")
                let got = raw.rest()
                #expect(got.text == heard && got.end == end, "\(said)")
            }
        }
    }

    @Test func anIdleConnectionEndsWithTheCallees() async throws {
        var limits = HTTPLimits()
        limits.idleTimeout = .milliseconds(100)
        try await withStage(limits: limits) { stage in
            let raw = try RawClient(port: stage.port)
            raw.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
            let (text, end) = raw.rest()
            #expect(text.hasSuffix("answer 1") && end == .closed)
            let session = try EasySession()
            #expect(try stage.call(session: session).text == "answer 2")
            #expect(try stage.call(session: session).text == "answer 3")
        }
    }

    @Test func theConnectionServesOnAfterEachFaultThatKeepsIt() async throws {
        try await withStage { stage in
            let session = try EasySession()
            _ = try stage.call(session: session)
            for members in [
                #""action": "status", "status": 500"#, #""action": "delay", "delayMs": 1"#,
                #""action": "delay", "delayMs": 1, "phase": "answer""#,
                #""action": "duplicate""#, #""action": "reorder", "delayMs": 1"#, #""action": "watch""#,
            ] {
                try stage.set(members)
                #expect(try !stage.call(session: session).isNewConnection, "\(members)")
                try stage.control("DELETE", "/faults?run=r")
                #expect(try stage.call(session: session).status.code == 200)
            }
            for members in [#""action": "reset""#, #""action": "refuse""#, #""action": "drop""#, #""action": "truncate""#] {
                try stage.set(members)
                #expect(throws: CurlError.self) { _ = try stage.call("/echo", method: "POST", body: pattern(9), session: session) }
                try stage.control("DELETE", "/faults?run=r")
                #expect(try stage.call(session: session).status.code == 200, "\(members)")
            }
        }
    }

    @Test func controlSaysWhatIsWrong() async throws {
        try await withStage { stage in
            #expect(try stage.control("GET", "/edges").json == ["edges": [["from": "tasks", "to": "profile"]]])
            for (method, path, body, status, message) in [
                ("POST", "/faults?run=r", "{", 400, "not JSON"), ("POST", "/faults?run=r", "[]", 422, "an object"),
                ("POST", "/faults", #"{"from": "tasks", "to": "profile", "action": "reset"}"#, 422, "run must be"),
                ("PUT", "/faults", "{}", 405, "does not answer to PUT"), ("GET", "/nothing", "", 404, "there is /faults"),
                ("DELETE", "/faults/7?run=r", "", 404, "there is none"),
                ("DELETE", "/faults/x", "", 404, "no fault has the id x"), ("GET", "/faults?who=r", "", 400, "run=NAME"),
                ("GET", "/faults?run=a%20b", "", 400, "run=NAME"),
                ("POST", "/faults?run=r", String(repeating: "[", count: 100_000), 400, "not JSON"),
            ] {
                let answer = try stage.control(method, path, body)
                #expect(
                    answer.status == status && answer.json["message"]?.string?.contains(message) == true, "\(method) \(path): \(answer)")
            }
            try stage.set(#""action": "reset""#)
            #expect(try stage.control("DELETE", "/faults/1?run=other").status == 404, "not another run's")
            #expect(try stage.control("DELETE", "/faults/1?run=r").json["faults"]?.array?.count == 1)
            let raw = try RawClient(port: Int(stage.proxy.controlURL.split(separator: ":").last ?? "") ?? 0)
            raw.send("POST /faults HTTP/1.1\r\nContent-Length: 3000000\r\n\r\n")
            raw.send([UInt8](repeating: 0x20, count: 1_100_000))
            #expect(raw.rest().text.hasPrefix("HTTP/1.1 413 "))
        }
    }

    @Test func aTakenPortIsSaid() async throws {
        let (descriptor, port) = try Sockets.listen(0)
        defer { close(descriptor) }
        let error = try #require(throws: FaultProxyError.self) {
            try FaultProxy([FaultEdge(from: "a", to: "b", port: port, host: "127.0.0.1", target: 1)])
        }
        #expect(error.description == "cannot listen on 127.0.0.1:\(port): Address already in use")
    }

    @Test func stoppingEndsWhatIsHeld() async throws {
        let (listener, port) = try Sockets.listen(0)
        defer { close(listener) }
        let proxy = try FaultProxy([FaultEdge(from: "tasks", to: "profile", port: 0, host: "127.0.0.1", target: port)])
        let raw = try RawClient(port: proxy.edges[0].port)
        raw.send("GET / HTTP/1.1\r\n\r\n")
        try await offThePool { proxy.stop() }
        #expect(raw.rest().text == "")
        proxy.stop()
    }
}

func withProxy(_ port: Int, _ script: @escaping @Sendable (FaultProxy) throws -> Void) async throws {
    let proxy = try FaultProxy([FaultEdge(from: "tasks", to: "profile", port: 0, host: "127.0.0.1", target: port)])
    let result: Result<Void, any Error>
    do { result = .success(try await offThePool { try script(proxy) }) } catch { result = .failure(error) }
    try await offThePool { proxy.stop() }
    try result.get()
}

/// A callee that does exactly what it is told, with each connection on its own thread.
final class Listener: Sendable {
    let port: Int
    private let descriptor: Int32

    init(_ act: @escaping @Sendable (Connection) -> Void) throws {
        (descriptor, port) = try Sockets.listen(0)
        let descriptor = descriptor
        guard DetachedThread.start({
            while let client = Sockets.accept(descriptor) {
                let connection = Connection(client)
                act(connection)
                connection.finish()
            }
            close(descriptor)
        }) else { throw FaultProxyError("no thread") }
    }

    deinit { shutdown(descriptor, Int32(SHUT_RDWR)) }
}

final class Connection {
    private let descriptor: Int32
    private var isReset = false

    init(_ descriptor: Int32) { self.descriptor = descriptor }

    func readHead() {
        var text = ""
        var byte: UInt8 = 0
        while !text.hasSuffix("\r\n\r\n"), recv(descriptor, &byte, 1, 0) == 1 { text.unicodeScalars.append(Unicode.Scalar(byte)) }
    }

    func send(_ text: String) {
        _ = Array(text.utf8).withUnsafeBytes { Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    }
    func drain() {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while recv(descriptor, &buffer, buffer.count, 0) > 0 {}
    }
    func resetOnClose() { isReset = true }
    func finish() { if isReset { Sockets.reset(descriptor) } else { close(descriptor) } }
}
