import EventLoop
import HTTPClient
import HTTPCore
import Platform
import Testing

/// What is sent again, and above all what is not.
@Suite(.timeLimit(.minutes(1))) struct RetryTests {
    private func withClient(_ configuration: HTTPClient.Configuration? = nil, _ body: (HTTPClient) async throws -> Void) async throws {
        let loops = try EventLoopGroup(count: 1, name: "client")
        defer { loops.stop() }
        let standard = HTTPClient.Configuration(
            retries: RetryPolicy(attempts: 3, base: .milliseconds(1)), circuitBreaker: .init(failures: 100))
        let client = HTTPClient(loops: loops, configuration: configuration ?? standard, random: SystemRandom())
        defer { client.close() }
        try await body(client)
    }

    @Test(arguments: ["502 Bad Gateway", "503 Service Unavailable", "504 Gateway Timeout"])
    func aTemporaryAnswerIsTriedAgain(status: String) async throws {
        let peer = ScriptedPeer { _, number in number < 2 ? .status(status) : .status("200 OK") }
        try await withClient { client async throws in
            #expect(try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10)).status == .ok)
        }
        #expect(peer.requests.count == 3)
    }

    @Test func theLastAnswerIsReturnedWhenAttemptsRunOut() async throws {
        let peer = ScriptedPeer { _, number in .status("503 Service Unavailable", body: "\(number)") }
        try await withClient { client async throws in
            let response = try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10))
            #expect(response.status == .serviceUnavailable && response.body == Array("2".utf8))
        }
        #expect(peer.requests.count == 3)
    }

    @Test(arguments: ["500 Internal Server Error", "501 Not Implemented", "429 Too Many Requests", "409 Conflict"])
    func otherAnswersAreFinal(status: String) async throws {
        let peer = ScriptedPeer { _, _ in .status(status) }
        try await withClient { client async throws in _ = try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10)) }
        #expect(peer.requests.count == 1)
    }

    @Test(arguments: [HTTPMethod.post, .patch]) func effectsAreNotRepeated(method: HTTPMethod) async throws {
        let unavailable = ScriptedPeer { _, _ in .status("503 Service Unavailable") }
        let resetting = ScriptedPeer { _, _ in .reset }
        try await withClient { client async throws in
            let response = try await client.send(ClientRequest(method: method, url: unavailable.url(), body: [1]), deadline: .seconds(10))
            #expect(response.status == .serviceUnavailable)
            await #expect(throws: HTTPClientError.self) {
                try await client.send(ClientRequest(method: method, url: resetting.url(), body: [1]), deadline: .seconds(10))
            }
        }
        #expect(unavailable.requests.count == 1)
        #expect(resetting.requests.count == 1)
    }

    @Test func anIdempotencyKeyMakesAPostRepeatable() async throws {
        let peer = ScriptedPeer { _, number in [.reset, .status("503 Service Unavailable"), .status("201 Created")][number] }
        try await withClient { client async throws in
            let request = ClientRequest(method: .post, url: peer.url(), headers: ["Idempotency-Key": "key-1"], body: Array("order".utf8))
            #expect(try await client.send(request, deadline: .seconds(10)).status == .created)
        }
        #expect(peer.requests.map { $0.headers["Idempotency-Key"] } == ["key-1", "key-1", "key-1"])
        #expect(peer.requests.map(\.text) == ["order", "order", "order"])
    }

    @Test func whatIsSentOnceIsNotRepeatedWhateverItsKey() async throws {
        let resetting = ScriptedPeer { _, _ in .reset }
        let unavailable = ScriptedPeer { _, _ in .status("503 Service Unavailable") }
        try await withClient { client async throws in
            for method in [HTTPMethod.get, .post] {
                for peer in [resetting, unavailable] {
                    var request = ClientRequest(method: method, url: peer.url(), headers: ["Idempotency-Key": "key-1"])
                    request.isSentOnce = true
                    _ = try? await client.send(request, deadline: .seconds(10))
                }
            }
        }
        #expect(resetting.requests.count == 2 && unavailable.requests.count == 2)
    }

    /// libcurl repeats a request by itself when a kept connection closes under it. A peer that acted on the first copy would act
    /// twice, so what may not be repeated must come exactly once.
    @Test(arguments: [[UInt8](), [1, 2, 3]]) func aDeadKeptConnectionDoesNotDoubleAPost(body: [UInt8]) async throws {
        let peer = ScriptedPeer { request, _ in request.line.hasPrefix("GET") ? .status("200 OK") : .close }
        try await withClient { client async throws in
            _ = try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10))
            do throws(HTTPClientError) {
                _ = try await client.send(ClientRequest(method: .post, url: peer.url(), body: body), deadline: .seconds(10))
                Issue.record("there was no answer")
            } catch {
                guard case .reset = error else { Issue.record("\(error)"); return }
            }
        }
        #expect(peer.requests.map(\.line) == ["GET / HTTP/1.1", "POST / HTTP/1.1"])
    }

    @Test func aDeadKeptConnectionIsReplacedForAPut() async throws {
        let peer = ScriptedPeer { request, number in number == 1 ? .close : .status("200 OK") }
        try await withClient { client async throws in
            _ = try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10))
            let put = ClientRequest(method: .put, url: peer.url(), body: Array("value".utf8))
            #expect(try await client.send(put, deadline: .seconds(10)).status == .ok)
        }
        #expect(peer.requests.map(\.text) == ["", "value", "value"])
    }

    @Test func aLongRetryAfterIsNotWaitedForInVain() async throws {
        let peer = ScriptedPeer { _, _ in .status("503 Service Unavailable", headers: ["Retry-After: 3600"]) }
        try await withClient { client async throws in
            let response = try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(30))
            #expect(response.headers["Retry-After"] == "3600")
        }
        #expect(peer.requests.count == 1)
    }

    @Test func retryAfterIsHonoured() async throws {
        let peer = ScriptedPeer { _, number in
            number == 0 ? .status("503 Service Unavailable", headers: ["Retry-After: 1"]) : .status("200 OK")
        }
        try await withClient { client async throws in
            let began = ContinuousClock.now
            #expect(try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(30)).status == .ok)
            #expect(ContinuousClock.now - began >= .seconds(1), "a lower bound: the pause cannot be shorter")
        }
    }

    @Test func aRefusedConnectionIsTriedAgainAndReported() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        let url = peer.url()
        peer.stop()
        try await withClient { client async throws in
            do throws(HTTPClientError) {
                _ = try await client.send(ClientRequest(url: url), deadline: .seconds(10))
                Issue.record("nobody listens there")
            } catch {
                guard case .connectFailed = error else { Issue.record("\(error)"); return }
            }
        }
    }

    @Test func theCircuitOpensForThisCalleeOnly() async throws {
        let broken = ScriptedPeer { _, _ in .reset }
        let healthy = ScriptedPeer { _, _ in .status("200 OK") }
        let configuration = HTTPClient.Configuration(
            retries: .never, circuitBreaker: .init(failures: 3, wait: .seconds(600), longestWait: .seconds(600)))
        try await withClient(configuration) { client async throws in
            for _ in 0..<3 {
                await #expect(throws: HTTPClientError.self) {
                    try await client.send(ClientRequest(url: broken.url()), deadline: .seconds(10))
                }
            }
            do throws(HTTPClientError) {
                _ = try await client.send(ClientRequest(url: broken.url("/other")), deadline: .seconds(10))
                Issue.record("the circuit is closed")
            } catch {
                guard case .circuitOpen(let retryAfter) = error else { Issue.record("\(error)"); return }
                #expect(retryAfter > .zero && retryAfter <= .seconds(600))
            }
            #expect(try await client.send(ClientRequest(url: healthy.url()), deadline: .seconds(10)).status == .ok)
        }
        #expect(broken.requests.count == 3, "an open circuit asks nobody")
    }

    @Test func theCircuitOfATestRunIsItsOwn() async throws {
        let peer = ScriptedPeer { request, _ in request.headers["X-Test-Run"] == "a" ? .reset : .status("200 OK") }
        let configuration = HTTPClient.Configuration(
            retries: .never, circuitBreaker: .init(failures: 3, wait: .seconds(600), longestWait: .seconds(600)))
        try await withClient(configuration) { client async throws in
            let url = peer.url()
            for _ in 0..<5 {
                await #expect(throws: HTTPClientError.self) {
                    try await client.send(ClientRequest(url: url, headers: ["X-Test-Run": "a"]), deadline: .seconds(10))
                }
            }
            for headers: HTTPHeaders in [["X-Test-Run": "b"], [:]] {
                #expect(try await client.send(ClientRequest(url: url, headers: headers), deadline: .seconds(10)).status == .ok)
            }
        }
        #expect(peer.requests.count == 5, "the circuit of a opened after three")
    }

    @Test func theCircuitClosesAgain() async throws {
        let peer = ScriptedPeer { _, number in number < 2 ? .reset : .status("200 OK") }
        let configuration = HTTPClient.Configuration(retries: .never, circuitBreaker: .init(failures: 2, wait: .milliseconds(1)))
        try await withClient(configuration) { client async throws in
            for _ in 0..<2 { _ = try? await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10)) }
            while (try? await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10))) == nil { await Task.yield() }
            #expect(try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10)).status == .ok)
        }
    }

    /// A callee that answers 503 with `Retry-After` is in control of itself: it is not cut off.
    @Test func aBusyCalleeIsNotCutOff() async throws {
        let peer = ScriptedPeer { _, _ in .status("503 Service Unavailable", headers: ["Retry-After: 5"]) }
        try await withClient(HTTPClient.Configuration(retries: .never, circuitBreaker: .init(failures: 2, wait: .seconds(600)))) {
            client async throws in
            for _ in 0..<5 {
                #expect(try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10)).status == .serviceUnavailable)
            }
        }
        #expect(peer.requests.count == 5)
    }
}
