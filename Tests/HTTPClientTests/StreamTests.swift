import EventLoop
import Glibc
import HTTPClient
import HTTPCore
import Platform
import Synchronization
import Testing

/// Answers that are read while they come.
@Suite(.timeLimit(.minutes(1))) struct StreamTests {
    private func withClient(
        _ configuration: HTTPClient.Configuration = .init(retries: RetryPolicy(attempts: 3, base: .milliseconds(1))),
        _ body: (HTTPClient) async throws -> Void
    ) async throws {
        let loops = try EventLoopGroup(count: 1, name: "client")
        defer { loops.stop() }
        let client = HTTPClient(loops: loops, configuration: configuration, random: SystemRandom())
        defer { client.close() }
        try await body(client)
    }

    /// A peer that reads the head of a request and then does as `serve` says.
    private func peer(_ serve: @escaping @Sendable (RawConnection) -> Void) -> RawListener {
        RawListener { connection in
            while let line = connection.line(), !line.isEmpty {}
            serve(connection)
        }
    }

    private func request(_ peer: RawListener) -> ClientRequest { ClientRequest(url: "http://127.0.0.1:\(peer.port)/") }

    private func rest(of answer: StreamedResponse) async throws -> [UInt8] {
        var bytes: [UInt8] = []
        while let piece = try await answer.next() { bytes += piece }
        return bytes
    }

    @Test func theHeadComesBeforeTheBody() async throws {
        let hasHead = Gate()
        let peer = peer { connection in
            connection.write("HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 206 Partial Content\r\nContent-Length: 5\r\nX-One: 1\r\n\r\n")
            hasHead.wait()
            connection.write("hello")
        }
        defer { peer.stop() }
        try await withClient { client async throws in
            let answer = try await client.open(request(peer), deadline: .seconds(10), silence: .seconds(20))
            #expect(answer.status == HTTPStatus(206) && answer.headers["X-One"] == "1" && answer.headers["Link"] == nil)
            hasHead.open()
            #expect(try await rest(of: answer) == Array("hello".utf8))
            #expect(try await answer.next() == nil)
        }
    }

    @Test func trailersAreNoSecondHead() async throws {
        let peer = peer { $0.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nTrailer: X-End\r\n\r\n2\r\nok\r\n0\r\nX-End: 1\r\n\r\n") }
        defer { peer.stop() }
        try await withClient { client async throws in
            let answer = try await client.open(request(peer), deadline: .seconds(10), silence: .seconds(20))
            #expect(try await rest(of: answer) == Array("ok".utf8) && answer.headers["X-End"] == nil)
        }
    }

    /// 64 MiB are more than all buffers between the two hold, which is some MiB.
    @Test func whoDoesNotReadHoldsTheCallee() async throws {
        let written = Mutex(0), total = 64 << 20
        let peer = peer { connection in
            connection.write("HTTP/1.1 200 OK\r\nContent-Length: \(total)\r\n\r\n")
            let piece = String(repeating: "x", count: 1 << 20)
            for _ in 0..<64 {
                connection.write(piece)
                written.withLock { $0 += 1 << 20 }
            }
        }
        defer { peer.stop() }
        try await withClient { client async throws in
            let answer = try await client.open(request(peer), deadline: .seconds(10), silence: .seconds(20))
            var count = try await answer.next()?.count ?? 0
            var before = -1
            while written.withLock({ $0 }) != before {  // until it stands still
                before = written.withLock { $0 }
                try await Task.sleep(for: .milliseconds(100))
            }
            #expect(before < total / 2)
            while let piece = try await answer.next() { count += piece.count }
            #expect(count == total && written.withLock { $0 } == total)
        }
    }

    @Test func aBodyThatBreaksOffIsNoEnd() async throws {
        let peer = peer { $0.write("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nhal") }
        defer { peer.stop() }
        try await withClient { client async throws in
            let answer = try await client.open(request(peer), deadline: .seconds(10), silence: .seconds(20))
            #expect(try await answer.next() == Array("hal".utf8))
            do throws(HTTPClientError) {
                _ = try await answer.next()
                Issue.record("it ended")
            } catch {
                #expect(error.reason.hasPrefix("the connection broke"))
            }
        }
    }

    @Test func whoLetsGoEndsTheCall() async throws {
        let ended = Gate()
        let peer = peer { connection in
            connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n")
            connection.waitForEnd()
            ended.open()
        }
        defer { peer.stop() }
        try await withClient { client async throws in
            do {
                let answer = try await client.open(request(peer), deadline: .seconds(10), silence: .seconds(20))
                #expect(try await answer.next() == Array("ok".utf8))
            }
            await ended.opened()
        }
    }

    /// Events are read for hours. Were theirs the connections of calls, nobody could call a service that has enough listeners.
    @Test func answersThatAreReadKeepNoCallWaiting() async throws {
        let peer = ScriptedPeer { request, _ in
            request.line.hasPrefix("GET /events")
                ? .answer("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n") : .status("200 OK")
        }
        try await withClient(.init(connectionsPerHost: 1, retries: .never)) { client async throws in
            var open: [StreamedResponse] = []
            for _ in 0..<3 {
                let events = ClientRequest(url: peer.url("/events"))
                open.append(try await client.open(events, deadline: .seconds(10), silence: .seconds(20)))
            }
            #expect(try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10)).status == .ok)
            for answer in open { #expect(try await answer.next() == Array("ok".utf8)) }
        }
    }

    /// A page listens until it is closed: a picture does not wait for that, however many listen.
    @Test func answersWithoutAnEndKeepNoOtherWaiting() async throws {
        let peer = ScriptedPeer { request, _ in
            request.line.hasPrefix("GET /events")
                ? .answer("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n") : .status("200 OK")
        }
        try await withClient(.init(connectionsPerHost: 1, connections: 1, endlessConnections: 3, retries: .never)) { client async throws in
            var open: [StreamedResponse] = []
            let events = ClientRequest(url: peer.url("/events"))
            for _ in 0..<3 {
                open.append(try await client.open(events, deadline: .seconds(10), silence: .seconds(20), isEndless: true))
            }
            let picture = try await client.open(ClientRequest(url: peer.url()), deadline: .seconds(10), silence: .seconds(20))
            #expect(picture.status == .ok)
            await #expect(throws: HTTPClientError.self, "a fourth has no connection") {
                _ = try await client.open(events, deadline: .milliseconds(50), silence: .seconds(20), isEndless: true)
            }
            for answer in open { #expect(try await answer.next() == Array("ok".utf8)) }
        }
    }

    @Test func aReaderThatIsCancelledWaitsNoLonger() async throws {
        let peer = peer { connection in
            connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            connection.waitForEnd()
        }
        defer { peer.stop() }
        try await withClient { client async throws in
            let answer = try await client.open(request(peer), deadline: .seconds(10), silence: .seconds(20))
            let reading = Task { () async -> HTTPClientError? in
                do throws(HTTPClientError) { _ = try await answer.next() } catch { return error }
                return nil
            }
            reading.cancel()
            #expect(await reading.value == .cancelled)
        }
    }

    @Test func aHeadThatDoesNotComeIsWaitedForUntilTheDeadline() async throws {
        let peer = peer { $0.waitForEnd() }
        defer { peer.stop() }
        try await withClient { client async throws in
            await #expect(throws: HTTPClientError.deadlineExceeded) {
                _ = try await client.open(request(peer), deadline: .milliseconds(50), silence: .seconds(20))
            }
        }
    }

    @Test func aCalleeThatFallsSilentHasBrokenOff() async throws {
        let peer = peer { connection in
            connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n2\r\nok\r\n")
            connection.waitForEnd()
        }
        defer { peer.stop() }
        try await withClient { client async throws in
            let answer = try await client.open(request(peer), deadline: .seconds(10), silence: .seconds(1))
            #expect(try await answer.next() == Array("ok".utf8))
            await #expect(throws: HTTPClientError.deadlineExceeded) { _ = try await answer.next() }
        }
    }

    @Test func aClientThatClosesEndsWhatIsRead() async throws {
        let peer = peer { connection in
            connection.write("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            connection.waitForEnd()
        }
        defer { peer.stop() }
        try await withClient { client async throws in
            let answer = try await client.open(request(peer), deadline: .seconds(10), silence: .seconds(20))
            client.close()
            await #expect(throws: HTTPClientError.cancelled) { _ = try await answer.next() }
        }
    }
}

/// Opened once; waited for by threads and by tasks.
private final class Gate: Sendable {
    private let isOpen = Mutex(false)
    func open() { isOpen.withLock { $0 = true } }
    func wait() { while !isOpen.withLock({ $0 }) { usleep(1000) } }
    func opened() async { while !isOpen.withLock({ $0 }) { try? await Task.sleep(for: .milliseconds(1)) } }
}
