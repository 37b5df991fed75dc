import EventLoop
import HTTPClient
import HTTPCore
import Platform
import Testing

@Suite(.timeLimit(.minutes(1))) struct HTTPClientTests {
    /// Runs `body` with a client on loops of its own, which end with it.
    private func withClient(
        _ configuration: HTTPClient.Configuration = .init(retries: RetryPolicy(attempts: 3, base: .milliseconds(1))), loops count: Int = 1,
        _ body: (HTTPClient, EventLoopGroup) async throws -> Void
    ) async throws {
        let loops = try EventLoopGroup(count: count, name: "client")
        defer { loops.stop() }
        let client = HTTPClient(loops: loops, configuration: configuration, random: SystemRandom())
        defer { client.close() }
        try await body(client, loops)
    }

    @Test func answerArrivesWhole() async throws {
        let peer = ScriptedPeer { _, _ in
            .status("201 Created", headers: ["Set-Cookie: a=1", "X-Between: x", "Set-Cookie: b=2", "X-Empty:"], body: "hello")
        }
        try await withClient { client, _ async throws in
            let response = try await client.send(ClientRequest(url: peer.url("/path?q=1")), deadline: .seconds(10))
            #expect(response.status == .created)
            #expect(String(decoding: response.body, as: UTF8.self) == "hello")
            #expect(response.headers.all("set-cookie") == ["a=1", "b=2"])
            #expect(response.headers.map(\.name) == ["Content-Length", "Set-Cookie", "X-Between", "Set-Cookie", "X-Empty"])
            #expect(response.headers["X-Empty"] == "")
        }
        #expect(peer.requests.map(\.line) == ["GET /path?q=1 HTTP/1.1"])
    }

    @Test(arguments: HTTPMethod.allCases) func methodsAndBodies(method: HTTPMethod) async throws {
        let peer = ScriptedPeer { _, _ in .answer("HTTP/1.1 204 No Content\r\n\r\n") }
        let body: [UInt8] = method == .get || method == .head ? [] : Array(repeating: 0x78, count: 100_000)
        try await withClient { client, _ async throws in
            let request = ClientRequest(method: method, url: peer.url(), headers: ["X-One": "1", "X-One": "2", "X-Empty": ""], body: body)
            #expect(try await client.send(request, deadline: .seconds(10)).status == .noContent)
        }
        let seen = try #require(peer.requests.first)
        #expect(seen.line == "\(method.rawValue) / HTTP/1.1")
        #expect(seen.body == body)
        #expect(seen.headers.all("X-One") == ["1", "2"])
        #expect(seen.headers["X-Empty"] == "")
        #expect(seen.headers["User-Agent"] == "barbell")
        for added in ["Content-Type", "Expect", "Transfer-Encoding", "Cookie"] { #expect(seen.headers[added] == nil) }
        let announcesLength = [.post, .put, .patch].contains(method) || !body.isEmpty
        #expect((seen.headers["Content-Length"] != nil) == announcesLength)
    }

    @Test func anEmptyPostAnnouncesItsLength() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        try await withClient { client, _ async throws in
            _ = try await client.send(ClientRequest(method: .post, url: peer.url()), deadline: .seconds(10))
        }
        #expect(peer.requests.first?.headers["Content-Length"] == "0")
    }

    @Test func connectionsAreKeptAndCookiesAreNot() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK", headers: ["Set-Cookie: session=other-user"]) }
        try await withClient { client, _ async throws in
            for _ in 0..<5 { _ = try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10)) }
        }
        #expect(peer.requests.map(\.connection) == [0, 0, 0, 0, 0])
        #expect(peer.requests.allSatisfy { $0.headers["Cookie"] == nil })
    }

    @Test func theDeadlineEndsASilentCall() async throws {
        let peer = ScriptedPeer { _, _ in .hang }
        try await withClient { client, _ async throws in
            await #expect(throws: HTTPClientError.deadlineExceeded) {
                try await client.send(ClientRequest(url: peer.url()), deadline: .milliseconds(200))
            }
        }
        #expect(peer.requests.count == 1, "there is no time for a second attempt")
    }

    @Test func aSpentDeadlineSendsNothing() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        try await withClient { client, _ async throws in
            await #expect(throws: HTTPClientError.deadlineExceeded) {
                try await client.send(ClientRequest(url: peer.url()), deadline: .zero)
            }
        }
        #expect(peer.requests.isEmpty)
    }

    @Test func cancellationHangsUp() async throws {
        let peer = ScriptedPeer { _, _ in .hang }
        try await withClient { client, _ async throws in
            let call = Task { try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(60)) }
            while peer.requests.isEmpty { await Task.yield() }
            call.cancel()
            await #expect(throws: HTTPClientError.cancelled) { try await call.value }
            while peer.abandoned == 0 { await Task.yield() }  // the peer saw the connection close, not the deadline
        }
    }

    @Test func aCancelledTaskSendsNothing() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        try await withClient { client, _ async throws in
            let call = Task {
                while !Task.isCancelled { await Task.yield() }
                return try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(60))
            }
            call.cancel()
            await #expect(throws: HTTPClientError.cancelled) { try await call.value }
        }
        #expect(peer.requests.isEmpty)
    }

    @Test func closingTheClientEndsItsCalls() async throws {
        let peer = ScriptedPeer { _, _ in .hang }
        try await withClient { client, _ async throws in
            let call = Task { try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(60)) }
            while peer.requests.isEmpty { await Task.yield() }
            client.close()
            await #expect(throws: HTTPClientError.cancelled) { try await call.value }
            await #expect(throws: HTTPClientError.cancelled) {
                try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(60))
            }
        }
        #expect(peer.requests.count == 1)
    }

    @Test func largeAnswersAreRefused() async throws {
        let peer = ScriptedPeer { request, _ in
            .status("200 OK", body: String(repeating: "x", count: request.line.contains("/over") ? 1001 : 1000))
        }
        try await withClient(.init(maximumBodyBytes: 1000)) { client, _ async throws in
            #expect(try await client.send(ClientRequest(url: peer.url("/fits")), deadline: .seconds(10)).body.count == 1000)
            await #expect(throws: HTTPClientError.tooLarge(limit: 1000)) {
                try await client.send(ClientRequest(url: peer.url("/over")), deadline: .seconds(10))
            }
        }
    }

    @Test func chunkedLargeAnswersAreRefusedToo() async throws {
        let chunks = String(repeating: "a\r\n0123456789\r\n", count: 101) + "0\r\n\r\n"
        let peer = ScriptedPeer { _, _ in .answer("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks) }
        try await withClient(.init(maximumBodyBytes: 1000)) { client, _ async throws in
            await #expect(throws: HTTPClientError.tooLarge(limit: 1000)) {
                try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10))
            }
        }
    }

    @Test func callsStayOnTheirLoop() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        try await withClient(loops: 2) { client, loops async throws in
            for loop in loops.loops {
                let stayed = try await Task(executorPreference: loop) {
                    _ = try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10))
                    return loop.isCurrent
                }.value
                #expect(stayed)
            }
        }
        #expect(Set(peer.requests.map(\.connection)).count == 2, "each loop has its own connections")
    }

    @Test func moreCallsThanConnectionsWaitTheirTurn() async throws {
        let peer = ScriptedPeer { request, _ in .status("200 OK", body: request.line) }
        try await withClient(.init(connectionsPerHost: 2)) { client, _ async throws in
            let bodies = try await withThrowingTaskGroup(of: String.self) { group in
                for index in 0..<30 {
                    group.addTask {
                        let response = try await client.send(ClientRequest(url: peer.url("/\(index)")), deadline: .seconds(20))
                        return String(decoding: response.body, as: UTF8.self)
                    }
                }
                return try await group.reduce(into: Set()) { $0.insert($1) }
            }
            #expect(bodies == Set((0..<30).map { "GET /\($0) HTTP/1.1" }), "no answer went to another call")
        }
        #expect(peer.peakConnections <= 2)
    }

    /// The callee is not to blame for what it has not seen, so its circuit stays closed.
    @Test func theDeadlineHoldsForTheWaitForAConnection() async throws {
        let peer = ScriptedPeer { _, number in number == 0 ? .hang : .status("200 OK") }
        let configuration = HTTPClient.Configuration(
            connectionsPerHost: 1, retries: .never, circuitBreaker: .init(failures: 1, wait: .seconds(600), longestWait: .seconds(600)))
        try await withClient(configuration) { client, _ async throws in
            let first = Task { try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(60)) }
            while peer.requests.isEmpty { await Task.yield() }
            for _ in 0..<3 {
                await #expect(throws: HTTPClientError.noConnection) {
                    try await client.send(ClientRequest(url: peer.url()), deadline: .milliseconds(50))
                }
            }
            #expect(peer.requests.count == 1)
            first.cancel()
            await #expect(throws: HTTPClientError.cancelled) { try await first.value }
            #expect(try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10)).status == .ok)
        }
    }

    @Test(arguments: [
        "ftp://127.0.0.1/", "file:///etc/passwd", "gopher://127.0.0.1/", "", "http://", "not a url", "http://127.0.0.1:99999/",
    ])
    func otherURLsAreRefused(url: String) async throws {
        try await withClient { client, _ async throws in
            do throws(HTTPClientError) {
                _ = try await client.send(ClientRequest(url: url), deadline: .seconds(10))
                Issue.record("\(url) was sent")
            } catch {
                guard case .invalidRequest = error else { Issue.record("\(error)"); return }
            }
        }
    }

    @Test(arguments: [("X-A", "1\r\nX-B: 2"), ("X-A", "1\nX-B: 2"), ("X-A\r\nX-B", "2"), ("X A", "1"), ("", "1"), ("X-A", "1\u{0}")])
    func headersCannotSmuggleLines(name: String, value: String) async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        try await withClient { client, _ async throws in
            await #expect(throws: HTTPClientError.self) {
                try await client.send(ClientRequest(url: peer.url(), headers: HTTPHeaders([(name, value)])), deadline: .seconds(10))
            }
        }
        #expect(peer.requests.isEmpty)
    }

    @Test func aPlainPeerIsNoTLSPeer() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        try await withClient(.init(retries: .never)) { client, _ async throws in
            do throws(HTTPClientError) {
                _ = try await client.send(ClientRequest(url: "https://127.0.0.1:\(peer.port)/"), deadline: .milliseconds(1500))
                Issue.record("sent without TLS")
            } catch {
                switch error {
                case .tls, .connectFailed, .deadlineExceeded: break
                default: Issue.record("\(error)")
                }
            }
        }
    }

    @Test func contextIsCarriedButOverridesNothing() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        let context = CallContext(requestID: "req-1", testRun: "run-1", serviceToken: Secret("token"))
        try await withClient { client, _ async throws in
            _ = try await client.send(ClientRequest(url: peer.url()).carrying(context), deadline: .seconds(10))
            _ = try await client.send(
                ClientRequest(url: peer.url(), headers: ["Authorization": "Bearer own"]).carrying(context), deadline: .seconds(10))
            _ = try await client.send(ClientRequest(url: peer.url()).carrying(CallContext()), deadline: .seconds(10))
        }
        let names = ["X-Request-Id", "X-Test-Run", "Authorization"]
        #expect(peer.requests.map { request in names.map { request.headers[$0] } } == [
            ["req-1", "run-1", "Bearer token"], ["req-1", "run-1", "Bearer own"], [nil, nil, nil],
        ])
    }
}
