import EventLoop
import Glibc
import HTTPCore
import HTTPServer
import Testing

@Suite struct ServerTests {
    @Test func everyLoopServesOnOnePort() async throws {
        let responder = Responder { _ in .text(EventLoop.current?.name ?? "none") }
        let names = try await withServer(loops: 3, responder) { server in
            let port = server.port
            return try await offThePool {
                // The kernel spreads by the hash of the peer's port.
                var names: Set<String> = []
                for _ in 0..<400 where names.count < 3 {
                    let client = try RawClient(port: port)
                    client.send("GET / HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n")
                    names.insert(try client.response().text)
                }
                return names
            }
        }
        #expect(names == ["loop-0", "loop-1", "loop-2"])
    }

    @Test(arguments: [1, 2]) func portInUseIsAnError(_ count: Int) async throws {
        try await withServer(loops: count) { server in
            let other = try EventLoopGroupFixture(count: count)
            await #expect(throws: HTTPServerError.cannotListen(host: "127.0.0.1", port: server.port, errno: EADDRINUSE)) {
                try await HTTPServer.start(host: "127.0.0.1", port: server.port, loops: other.group, responder: echo)
            }
            try await other.stop()
        }
    }

    @Test func hostsThatCannotBeBoundAreErrors() async throws {
        let loops = try EventLoopGroupFixture()
        await #expect(throws: HTTPServerError.unknownHost("no such host")) {
            try await HTTPServer.start(host: "no such host", port: 0, loops: loops.group, responder: echo)
        }
        await #expect(throws: HTTPServerError.cannotListen(host: "192.0.2.1", port: 0, errno: EADDRNOTAVAIL)) {
            try await HTTPServer.start(host: "192.0.2.1", port: 0, loops: loops.group, responder: echo)
        }
        try await loops.stop()
    }

    @Test func portIsFreeAgainAfterTheDrain() async throws {
        let loops = try EventLoopGroupFixture(count: 2)
        let first = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops.group, responder: echo)
        await first.drain(within: .seconds(1))
        let second = try await HTTPServer.start(host: "127.0.0.1", port: first.port, loops: loops.group, responder: echo)
        #expect(second.port == first.port)
        await second.drain(within: .seconds(1))
        try await loops.stop()
    }

    @Test func ipv6IsServedWhereThereIsIt() async throws {
        let loops = try EventLoopGroupFixture()
        if let server = try? await HTTPServer.start(host: "::1", port: 0, loops: loops.group, responder: echo) {
            #expect(server.port > 0)
            await server.drain(within: .seconds(1))
        }
        try await loops.stop()
    }
}

@Suite struct DrainTests {
    @Test func finishesWhatRunsAndClosesWhatIdles() async throws {
        let (entered, idles, gate) = (Gate(), Gate(), Gate())
        let responder = Responder { request in
            if request.path == "/slow" {
                entered.open()
                await gate.wait()
            }
            return .text("done")
        }
        let loops = try EventLoopGroupFixture(count: 2)
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops.group, responder: responder)
        let port = server.port
        async let slow = offThePool {
            let client = try RawClient(port: port)
            client.send("GET /slow HTTP/1.1\r\nHost: h\r\n\r\n")
            let answer = try client.response()
            return (answer.text, answer.field("Connection"), try client.isClosed())
        }
        async let idle = offThePool {
            let client = try RawClient(port: port)
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            let connection = try client.response().field("Connection")
            idles.open()
            return (connection, try client.isClosed())
        }
        await entered.wait()
        await idles.wait()
        async let drained: Void = server.drain(within: .seconds(30))
        // A closed idle connection shows that the drain has begun; the slow one still runs.
        let idled = try await idle
        #expect(idled == (nil, true))
        try await offThePool {
            // The listening sockets go one loop after the other.
            while let client = try? RawClient(port: port) {
                client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                _ = try? client.readToEnd()
            }
        }
        gate.open()
        await drained
        let slowed = try await slow
        #expect(slowed == ("done", "close", true))
        await server.drain(within: .zero)
        try await loops.stop()
    }

    @Test func finishesARequestThatIsStillArriving() async throws {
        let loops = try EventLoopGroupFixture()
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops.group, responder: echo)
        let port = server.port
        let (sent, going) = (Gate(), Gate())
        async let answer = offThePool {
            let client = try RawClient(port: port)
            client.send("POST /x HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
            guard try client.response().status == 100 else { throw RawClient.Failure.closed }
            sent.open()
            while (try? RawClient(port: port)) != nil {}
            going.open()
            client.send("abc")
            return try client.response()
        }
        await sent.wait()
        await server.drain(within: .seconds(30))
        #expect(going.isOpen)
        #expect(try await answer.text == "POST /x abc")
        #expect(try await answer.field("Connection") == "close")
        try await loops.stop()
    }

    @Test func cancelsAndCutsWhatOutlivesTheLimit() async throws {
        let (entered, cancelled) = (Gate(), Gate())
        let responder = Responder { _ in
            entered.open()
            while !Task.isCancelled { try? await EventLoop.current?.sleep(for: .seconds(3600)) }
            cancelled.open()
            return .text("too late")
        }
        let loops = try EventLoopGroupFixture()
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops.group, responder: responder)
        let port = server.port
        async let answered = offThePool {
            let client = try RawClient(port: port)
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.readToEnd().count
        }
        await entered.wait()
        await server.drain(within: .milliseconds(20))
        #expect(cancelled.isOpen)
        #expect(try await answered == 0)
        try await loops.stop()
    }

    @Test func returnsThoughAHandlerIgnoresTheCancellation() async throws {
        let (entered, gate) = (Gate(), Gate())
        let responder = Responder { _ in
            entered.open()
            await gate.wait()
            return .text("after the end")
        }
        let loops = try EventLoopGroupFixture()
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops.group, responder: responder)
        let port = server.port
        async let answered = offThePool {
            let client = try RawClient(port: port)
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.readToEnd().count
        }
        await entered.wait()
        await server.drain(within: .zero)
        #expect(try await answered == 0)
        gate.open()  // the handler ends after its server is gone
        try await loops.stop()
    }

    @Test func endsEventStreamsAtOnceAndLetsDownloadsFinish() async throws {
        let (events, download, gate) = (Gate(), Gate(), Gate())
        let responder = Responder { request in
            if request.path == "/events" {
                return HTTPResponse(status: .ok, headers: ["Content-Type": "text/event-stream"], body: .stream { writer in
                    try await writer.write(Array("data: 1\n\n".utf8))
                    events.open()
                    try await EventLoop.current?.sleep(for: .seconds(3600))
                })
            }
            return HTTPResponse(status: .ok, body: .stream { writer in
                try await writer.write(Array("first ".utf8))
                download.open()
                await gate.wait()
                try await writer.write(Array("last".utf8))
            })
        }
        let loops = try EventLoopGroupFixture()
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops.group, responder: responder)
        let port = server.port
        async let eventsEnd = offThePool {
            let client = try RawClient(port: port)
            client.send("GET /events HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response().text
        }
        async let downloaded = offThePool {
            let client = try RawClient(port: port)
            client.send("GET /download HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        await events.wait()
        await download.wait()
        async let drained: Void = server.drain(within: .seconds(30))
        #expect(try await eventsEnd == "data: 1\n\n")
        gate.open()
        await drained
        let answer = try await downloaded
        #expect(answer.text == "first last")
        #expect(answer.isComplete)
        try await loops.stop()
    }
}
