import EventLoop
import Glibc
import HTTPCore
import HTTPServer
import Testing
import TestSupport

/// A server that is about to end loses no request.
@Suite struct LeavingTests {
    @Test func keptConnectionsEndWithTheirNextAnswer() async throws {
        let answers = try await withServer { server in
            let port = server.port
            let kept = try await offThePool { () throws -> RawClientBox in
                let client = try RawClient(port: port)
                client.send("GET /1 HTTP/1.1\r\nHost: h\r\n\r\n")
                _ = try client.response()
                return RawClientBox(client)
            }
            server.leave()
            return try await offThePool {
                // From another thread: the loop hears of it first.
                pause(milliseconds: 50)
                kept.client.send("POST /2 HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\n\r\nx")
                let second = try kept.client.response()
                let fresh = try RawClient(port: port)
                fresh.send("POST /3 HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\n\r\nx")
                let third = try fresh.response()
                return try [
                    "\(second.status) \(second.field("Connection") ?? "") \(kept.client.isClosed())",
                    "\(third.status) \(third.field("Connection") ?? "") \(fresh.isClosed())",
                ]
            }
        }
        #expect(answers == ["200 close true", "200 close true"])
    }

    /// A client that has connected has been promised an answer, also when no loop had the time to accept it.
    @Test func whoWaitsToBeAcceptedIsServed() async throws {
        let begun = Count()
        let responder = Responder { request in
            begun.add()
            // On its loop, as only a defect would: nobody is accepted meanwhile.
            if request.path == "/slow" { usleep(400_000) }
            return .text("done")
        }
        let loops = try EventLoopGroup(count: 1)
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: responder)
        let port = server.port
        async let statuses = offThePool { () throws -> [Int] in
            let slow = try RawClient(port: port)
            slow.send("GET /slow HTTP/1.1\r\nHost: h\r\n\r\n")
            while begun.value == 0 { pause(milliseconds: 1) }
            let waiting = try (0..<40).map { index in
                let client = try RawClient(port: port)
                // Half of them have said what they want, the others are about to.
                if index % 2 == 0 { client.send("POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\n\r\nx") }
                return client
            }
            pause(milliseconds: 420)
            for (index, client) in waiting.enumerated() where index % 2 == 1 {
                client.send("POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\n\r\nx")
            }
            return waiting.map { (try? $0.response().status) ?? 0 }
        }
        while begun.value == 0 { try await Task.sleep(for: .milliseconds(1)) }
        try await Task.sleep(for: .milliseconds(200))
        await server.drain(within: .seconds(5))
        #expect(try await statuses == [Int](repeating: 200, count: 40))
        try await offThePool { loops.stop() }
    }

    /// Every connection that is made while the server stops is answered or not made.
    @Test func noConnectionIsMadeAndLost() async throws {
        let loops = try EventLoopGroup(count: 2)
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: echo)
        let port = server.port
        let (answered, lost) = (Count(), Count())
        async let callers: Void = withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try await offThePool {
                        while let client = try? RawClient(port: port) {
                            client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nConnection: close\r\n\r\nx")
                            if (try? client.response().status) == 200 { answered.add() } else { lost.add() }
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        while answered.value < 200 { try await Task.sleep(for: .milliseconds(1)) }
        await server.drain(within: .seconds(5))
        try await callers
        #expect(lost.value == 0)
        #expect(answered.value >= 200)
        try await offThePool { loops.stop() }
    }
}

/// `@unchecked Sendable`: handed from one script to the next, never used by two.
private final class RawClientBox: @unchecked Sendable {
    let client: RawClient
    init(_ client: RawClient) { self.client = client }
}
