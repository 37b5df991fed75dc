import EventLoop
import HTTPCore
import HTTPServer
import Synchronization
import Testing
import TestSupport

/// Peers that hold more than their share.
@Suite struct PressureTests {
    @Test func halfSentRequestsMakeRoomForWholeOnes() async throws {
        var limits = HTTPLimits()
        limits.connectionsPerLoop = 8
        let (statuses, turnedAway, displaced) = try await withServer(limits: limits) { server in
            let (port, load) = (server.port, server.load)
            return try await offThePool {
                let holders = try (0..<24).map { _ in
                    let holder = try RawClient(port: port)
                    holder.send("GET / HTTP/1.1\r\nHos")
                    pause(milliseconds: 5)
                    return holder
                }
                let statuses = try (0..<10).map { _ in
                    let client = try RawClient(port: port)
                    client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                    return try client.response().status
                }
                // The first to come are the first to go.
                return (statuses, try holders.prefix(16).map { try $0.response().status }, load.displacedConnections)
            }
        }
        #expect(statuses == [Int](repeating: 200, count: 10))
        #expect(turnedAway == [Int](repeating: 503, count: 16))
        #expect(displaced >= 16)
    }

    @Test func aBodyThatGoesOnKeepsItsPlace() async throws {
        var limits = HTTPLimits()
        limits.connectionsPerLoop = 4
        limits.progressBytes = 100
        let answer = try await withServer(limits: limits) { server in
            let (port, load) = (server.port, server.load)
            return try await offThePool {
                let sender = try RawClient(port: port)
                sender.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2000\r\n\r\n")
                var holders: [RawClient] = []
                for round in 1...19 {
                    sender.send(String(repeating: "x", count: 100))
                    // Whoever holds a place has sent a byte too, so that nobody's bytes are still on their way when places are given.
                    while load.arrivingBytes < 100 * round + min(round - 1, 3) { pause(milliseconds: 1) }
                    let holder = try RawClient(port: port)
                    holder.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 2\r\n\r\n")
                    holder.send("y")
                    holders.append(holder)
                    while load.displacedConnections < round - 3 || load.arrivingBytes < 100 * round + min(round, 3) {
                        pause(milliseconds: 1)
                    }
                }
                sender.send(String(repeating: "x", count: 100))
                return try sender.response()
            }
        }
        #expect(answer.status == 200)
        #expect(answer.body.count == 2000 + 7)
    }

    /// Bytes that have come and cannot be answered yet are what a sender can make a server hold.
    @Test func unfinishedBodiesHaveABudgetForAnAddress() async throws {
        var limits = HTTPLimits()
        limits.arrivingBytesPerAddress = 100_000
        let gatekeeper = Addresses()
        let (refused, other, whole, left) = try await withServer(gatekeeper, limits: limits) { server in
            let (port, load) = (server.port, server.load)
            return try await offThePool {
                func post(_ from: String, _ length: Int) throws -> RawClient {
                    let client = try RawClient(port: port)
                    client.send("POST / HTTP/1.1\r\nHost: h\r\nX-From: \(from)\r\nContent-Length: \(length)\r\n\r\n")
                    return client
                }
                let first = try post("a", 90_000)
                first.send([UInt8](repeating: 1, count: 80_000))
                while load.arrivingBytes < 80_000 { pause(milliseconds: 1) }
                let second = try post("a", 90_000)
                second.send([UInt8](repeating: 1, count: 80_000))
                let refused = try second.response().status
                let stranger = try post("b", 90_000)
                stranger.send([UInt8](repeating: 1, count: 80_000))
                while load.arrivingBytes < 160_000 { pause(milliseconds: 1) }
                stranger.send([UInt8](repeating: 1, count: 10_000))
                let other = try stranger.response().status
                first.send([UInt8](repeating: 1, count: 10_000))
                let whole = try first.response().status
                second.close()
                while load.arrivingBytes > 0 { pause(milliseconds: 1) }
                return (refused, other, whole, load.arrivingBytes)
            }
        }
        #expect((refused, other, whole) == (503, 200, 200))
        #expect(left == 0)
    }

    @Test func unfinishedBodiesHaveABudgetInAll() async throws {
        var limits = HTTPLimits()
        limits.arrivingBytes = 100_000
        let statuses = try await withServer(Addresses(), limits: limits) { server in
            let (port, load) = (server.port, server.load)
            return try await offThePool {
                let clients = try (0..<3).map { index in
                    let client = try RawClient(port: port)
                    client.send("POST / HTTP/1.1\r\nHost: h\r\nX-From: \(index)\r\nContent-Length: 50000\r\n\r\n")
                    client.send([UInt8](repeating: 1, count: 40_000))
                    while load.arrivingBytes < 40_000 * min(index + 1, 2) { pause(milliseconds: 1) }
                    return client
                }
                let refused = try clients[2].response().status
                return try [refused] + clients.prefix(2).map { client in
                    client.send([UInt8](repeating: 1, count: 10_000))
                    return try client.response().status
                }
            }
        }
        #expect(statuses == [503, 200, 200])
    }

    /// Who reads is answered, who does not goes, the largest first.
    @Test func readersThatStopAreCutWhenMemoryIsNeeded() async throws {
        let (answer, most) = (12 << 20, 40 << 20)
        var limits = HTTPLimits()
        limits.unsentBytes = most
        let responder = Responder { request in
            HTTPResponse(status: .ok, body: .bytes([UInt8](repeating: 1, count: request.path == "/small" ? 4 << 20 : answer)))
        }
        let (whole, cut, unsent) = try await withServer(responder, limits: limits) { server in
            let (port, load) = (server.port, server.load)
            return try await offThePool {
                func ask(_ path: String) throws -> RawClient {
                    let client = try RawClient(port: port, receiveBuffer: 4 << 10)
                    client.send("GET \(path) HTTP/1.1\r\nHost: h\r\n\r\n")
                    return client
                }
                let small = try ask("/small")
                while load.unsentBytes == 0 { pause(milliseconds: 1) }
                let stopped = try (0..<8).map { _ in try ask("/large") }
                while load.cutConnections < 3 { pause(milliseconds: 5) }
                while load.unsentBytes > most { pause(milliseconds: 5) }
                let unsent = load.unsentBytes
                let whole = try small.response().body.count
                return (whole, stopped.count { (try? $0.response().body.count) != answer }, unsent)
            }
        }
        #expect(whole == 4 << 20)
        #expect(cut >= 3)
        #expect(unsent <= most)
    }

    @Test func filesHaveALimit() async throws {
        try await withFolder { folder in
            var limits = HTTPLimits()
            limits.filesPerLoop = 2
            let statuses = try await withServer(Uploads(folder: folder), limits: limits) { server in
                let port = server.port
                return try await offThePool {
                    let clients = try (0..<3).map { index in
                        let client = try RawClient(port: port)
                        client.send("PUT /f HTTP/1.1\r\nHost: h\r\nContent-Length: 20\r\n\r\n0123456789")
                        while folder.names.count < min(index + 1, 2) { pause(milliseconds: 1) }
                        return client
                    }
                    let refused = try clients[2].response().status
                    clients[0].send("0123456789")
                    let first = try clients[0].response().status
                    let next = try RawClient(port: port)
                    next.send("PUT /f HTTP/1.1\r\nHost: h\r\nContent-Length: 10\r\n\r\n0123456789")
                    return [refused, first, try next.response().status]
                }
            }
            #expect(statuses == [503, 200, 200])
        }
    }
}

/// Tells addresses by a field.
private struct Addresses: HTTPResponder {
    func respond(to request: HTTPRequest) async -> HTTPResponse { .text("\(request.body.count)") }
    func address(of head: HTTPRequest) -> String { head.headers["X-From"] ?? "" }
}
