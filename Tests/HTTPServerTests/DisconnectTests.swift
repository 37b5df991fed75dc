import EventLoop
import HTTPCore
import HTTPServer
import Testing

/// Peers that leave at every moment of an exchange, many at a time; the server serves on and forgets them all.
@Suite struct DisconnectTests {
    static let mixed = Responder { request in
        switch request.path {
        case "/suspends":
            try? await EventLoop.current?.sleep(for: .milliseconds(Int64(request.query?.count ?? 1)))
            return .text("late")
        case "/large": return HTTPResponse(status: .ok, body: .bytes([UInt8](repeating: 1, count: 4 << 20)))
        case "/streams":
            return HTTPResponse(status: .ok, body: .stream { writer in
                for _ in 0..<50 {
                    try await writer.write([UInt8](repeating: 2, count: 50_000))
                    await Task.yield()
                }
            })
        case "/throws":
            return HTTPResponse(status: .ok, body: .stream { writer in
                try await writer.write([3])
                await Task.yield()
                throw CancellationError()
            })
        case "/file": return HTTPResponse(status: .ok, body: .file(path: "/proc/self/exe"))
        case "/hops":
            await Task.detached { await Task.yield() }.value
            return .text("hopped")
        default: return .text("quick")
        }
    }

    @Test func serverOutlivesEveryWayToLeave() async throws {
        var limits = HTTPLimits()
        limits.headTimeout = .milliseconds(50)
        limits.idleTimeout = .milliseconds(50)
        limits.writeTimeout = .milliseconds(100)
        let status = try await withServer(loops: 2, Self.mixed, limits: limits) { server in
            let port = server.port
            try await withThrowingTaskGroup(of: Void.self) { group in
                for thread in 0..<6 {
                    group.addTask { try await offThePool { try Self.leave(port: port, seed: UInt64(thread)) } }
                }
                try await group.waitForAll()
            }
            return try await offThePool {
                let client = try RawClient(port: port)
                client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                return try client.response().status
            }
        }
        #expect(status == 200)
    }

    private static func leave(port: Int, seed: UInt64) throws {
        var random = SplitMix(state: seed)
        let paths = ["/", "/suspends", "/suspends?aaaaaaaaa", "/large", "/streams", "/throws", "/file", "/hops"]
        for _ in 0..<250 {
            let client = try RawClient(port: port)
            var text = ""
            for _ in 0...Int(random.next() % 4) {
                let path = paths[Int(random.next() % UInt64(paths.count))]
                text += random.next() % 8 == 0 ? "GET \(path) HTTP/1.1\nHost: h\r\n\r\n" : "GET \(path) HTTP/1.1\r\nHost: h\r\n\r\n"
            }
            let bytes = Array(text.utf8)
            client.send(Array(bytes.prefix(random.next() % 3 == 0 ? Int(random.next() % UInt64(bytes.count)) : bytes.count)))
            if random.next() % 2 == 0, client.hasInput || random.next() % 2 == 0 { client.tryRead() }
            switch random.next() % 3 {
            case 0: client.reset()
            case 1: client.finishSending(); client.tryRead()
            default: client.close()
            }
        }
    }

    @Test func peersThatLeaveDuringTheHandlerDoNotReachTheNextOne() async throws {
        let gate = Gate()
        let entered = Count()
        let responder = Responder { request in
            entered.add()
            if request.path == "/wait" { await gate.wait() }
            return .text(request.path)
        }
        try await withServer(responder) { server in
            let port = server.port
            try await offThePool {
                for index in 0..<100 {
                    let client = try RawClient(port: port)
                    client.send("GET /wait HTTP/1.1\r\nHost: h\r\n\r\n")
                    while entered.value <= index { pause(milliseconds: 1) }
                    client.reset()
                }
            }
            gate.open()
            let answer = try await offThePool {
                let client = try RawClient(port: port)
                client.send("GET /next HTTP/1.1\r\nHost: h\r\n\r\n")
                return try client.response().text
            }
            #expect(answer == "/next")
        }
        #expect(entered.value == 101)
    }
}

/// SplitMix64: the same sequence in every run.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var z = state
        z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
        z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
        return z ^ (z >> 31)
    }
}
