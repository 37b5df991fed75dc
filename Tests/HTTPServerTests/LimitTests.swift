import EventLoop
import HTTPCore
import HTTPServer
import Testing

/// Slow and greedy peers. Times are short, and only what must happen in the end is asserted, not when.
@Suite struct LimitTests {
    static var quick: HTTPLimits {
        var limits = HTTPLimits()
        limits.headTimeout = .milliseconds(200)
        limits.bodyTimeout = .milliseconds(200)
        limits.writeTimeout = .milliseconds(200)
        limits.idleTimeout = .milliseconds(200)
        return limits
    }

    @Test func drippedHeadIsCut() async throws {
        let served = Count()
        let text = try await withClient(Responder { _ in served.add(); return .text("") }, limits: Self.quick) { client in
            // Each byte comes in good time; all of them together do not.
            client.send("GET / HTTP/1.1\r\n")
            var sent = 0
            while client.send("X: a\r\n"), sent < 10_000 {
                sent += 1
                pause(milliseconds: 5)
                if client.hasInput { break }
            }
            return try client.textToEnd()
        }
        #expect(text.hasPrefix("HTTP/1.1 408 "))
        #expect(served.value == 0)
    }

    @Test func silentConnectionIsClosed() async throws {
        let closed = try await withClient(limits: Self.quick) { try $0.isClosed() }
        #expect(closed)
    }

    @Test func idleConnectionIsClosedWithoutAWord() async throws {
        var limits = HTTPLimits()
        limits.idleTimeout = .milliseconds(50)
        let rest = try await withClient(limits: limits) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            _ = try client.response()
            return try client.readToEnd()
        }
        #expect(rest.isEmpty)
    }

    @Test func headAfterAnIdleSpellHasItsOwnTime() async throws {
        var limits = Self.quick
        limits.idleTimeout = .seconds(60)
        let text = try await withClient(limits: limits) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            _ = try client.response()
            client.send("GET /")
            return try client.textToEnd()
        }
        #expect(text.hasPrefix("HTTP/1.1 408 "))
    }

    @Test func drippedBodyIsCut() async throws {
        let text = try await withClient(limits: Self.quick) { client in
            client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000000\r\n\r\n")
            var sent = 0
            while client.send("x"), sent < 10_000 {
                sent += 1
                pause(milliseconds: 5)
                if client.hasInput { break }
            }
            return try client.textToEnd()
        }
        #expect(text.hasPrefix("HTTP/1.1 408 "))
    }

    @Test func bodyThatProgressesMayTakeLonger() async throws {
        var limits = Self.quick
        limits.progressBytes = 100
        let answer = try await withClient(limits: limits) { client in
            client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 6000\r\n\r\n")
            for _ in 0..<60 {
                client.send(String(repeating: "x", count: 100))
                pause(milliseconds: 10)
            }
            return try client.response()
        }
        #expect(answer.body.count == 6000 + 7)
    }

    @Test func readerThatStopsIsDropped() async throws {
        var limits = Self.quick
        limits.headTimeout = .seconds(60)
        limits.idleTimeout = .seconds(60)
        limits.connectionsPerLoop = 1
        let size = 64 << 20
        let responder = Responder { request in
            request.path == "/" ? HTTPResponse(status: .ok, body: .bytes([UInt8](repeating: 1, count: size))) : .text("")
        }
        let received = try await withServer(responder, limits: limits) { server in
            let port = server.port
            return try await offThePool {
                let client = try RawClient(port: port, receiveBuffer: 64 << 10)
                client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                // Its place is taken for as long as the server keeps it.
                while true {
                    let other = try RawClient(port: port)
                    other.send("GET /other HTTP/1.1\r\nHost: h\r\n\r\n")
                    if let status = try? other.response().status, status == 200 { break }
                    pause(milliseconds: 10)
                }
                return (try? client.readToEnd().count) ?? 0
            }
        }
        #expect(received < size)
    }

    @Test func bodyBeyondTheLimitIsRefusedUnread() async throws {
        var limits = HTTPLimits()
        limits.bodyBytes = 1000
        let answers = try await withServer(limits: limits) { server in
            let port = server.port
            return try await offThePool {
                try [
                    "Content-Length: 1001\r\n\r\n", "Content-Length: 1001\r\nExpect: 100-continue\r\n\r\n",
                    "Transfer-Encoding: chunked\r\n\r\n3e8\r\n\(String(repeating: "x", count: 1000))\r\n1\r\n",
                ].map { rest in
                    let client = try RawClient(port: port)
                    client.send("POST / HTTP/1.1\r\nHost: h\r\n\(rest)")
                    let answer = try client.response()
                    return "\(answer.status) \(answer.field("Connection") ?? "") \(try client.isClosed())"
                }
            }
        }
        #expect(answers == [String](repeating: "413 close true", count: 3))
    }

    @Test func bodyAtTheLimitIsTaken() async throws {
        var limits = HTTPLimits()
        limits.bodyBytes = 1000
        let answer = try await withClient(limits: limits) { client in
            client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1000\r\n\r\n\(String(repeating: "x", count: 1000))")
            return try client.response()
        }
        #expect(answer.status == 200)
    }

    @Test func largeHeadsAreRefused() async throws {
        let statuses = try await withServer { server in
            let port = server.port
            return try await offThePool {
                try [
                    "GET / HTTP/1.1\r\nHost: h\r\nX: \(String(repeating: "x", count: 20_000))\r\n\r\n",
                    "GET / HTTP/1.1\r\nHost: h\r\n\(String(repeating: "X: y\r\n", count: 101))\r\n",
                    "GET /\(String(repeating: "x", count: 9_000)) HTTP/1.1\r\nHost: h\r\n\r\n",
                    "GET /\(String(repeating: "x", count: 900_000))",
                ].map { text in
                    let client = try RawClient(port: port)
                    client.send(text)
                    return try client.response().status
                }
            }
        }
        #expect(statuses == [431, 431, 414, 414])
    }

    @Test func connectionsBeyondTheLimitAreTurnedAway() async throws {
        var limits = HTTPLimits()
        limits.connectionsPerLoop = 2
        let statuses = try await withServer(limits: limits) { server in
            let port = server.port
            return try await offThePool {
                var clients: [RawClient] = []
                var statuses: [Int] = []
                for _ in 0..<3 {
                    let client = try RawClient(port: port)
                    client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                    statuses.append(try client.response().status)
                    clients.append(client)
                }
                let turnedAway = try clients[2].isClosed()
                clients[0].close()
                // The place is free again once the server has seen the close.
                while true {
                    let client = try RawClient(port: port)
                    client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                    if let status = try? client.response().status, status == 200 { break }
                }
                return statuses + [turnedAway ? 1 : 0]
            }
        }
        #expect(statuses == [200, 200, 503, 1])
    }
}
