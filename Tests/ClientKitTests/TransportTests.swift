import ClientKit
import Contracts
import HTTPCore
import Platform
import TestSupport
import Testing
import Wire

@Suite(.timeLimit(.minutes(2))) struct TransportTests {
    @Test(arguments: TransportKind.allCases) func whatIsSentArrivesAndSoDoesTheAnswer(_ kind: TransportKind) async throws {
        let server = ScriptedServer { request in
            HTTPResponse(status: .created, headers: ["ETag": "\"7\"", "Content-Type": "text/plain"], body: .bytes(request.body.reversed()))
        }
        try await kind.run(server) { transport, address async throws in
            let body = [UInt8]((0..<100_000).map { UInt8($0 % 251) })
            let attempts = Record<Int>()
            var request = ClientRequest(
                method: .post, url: address + "/a%2Fb/%D8%B9?q=%2B+1&r=", headers: ["Authorization": "Bearer t", "X-One": "1"], body: body)
            request.onAttempt = { attempts.add($0) }
            let answer = try await transport.send(request)
            #expect(answer.status == .created && answer.headers["etag"] == "\"7\"" && answer.headers["content-type"] == "text/plain")
            #expect(answer.body == body.reversed())
            #expect(attempts.all == [1])
        }
        let asked = try #require(server.asked.first)
        #expect(asked.method == .post && asked.path == "/a%2Fb/%D8%B9" && asked.query == "q=%2B+1&r=")
        #expect(asked.headers["Authorization"] == "Bearer t" && asked.headers["X-One"] == "1")
        #expect(asked.headers["Content-Length"] == "100000" && asked.headers["Cookie"] == nil)
    }

    @Test(arguments: TransportKind.allCases, HTTPMethod.allCases.filter { $0 != .trace && $0 != .query })
    func everyMethodArrives(_ kind: TransportKind, _ method: HTTPMethod) async throws {
        let server = ScriptedServer { _ in HTTPResponse(status: .noContent) }
        try await kind.run(server) { transport, address async throws in
            let answer = try await transport.send(ClientRequest(method: method, url: address + "/"))
            #expect(answer.status == .noContent && answer.body.isEmpty)
        }
        #expect(server.asked.map(\.method) == [method])
    }

    @Test(arguments: TransportKind.allCases, [301, 302, 303, 307, 308])
    func aRedirectIsAnAnswerAndTheTokenGoesNowhereElse(_ kind: TransportKind, _ status: Int) async throws {
        let server = ScriptedServer { _ in
            HTTPResponse(status: HTTPStatus(status), headers: ["Location": "/elsewhere"], body: .bytes(Array("moved".utf8)))
        }
        try await kind.run(server) { transport, address async throws in
            let answer = try await transport.send(ClientRequest(url: address + "/here", headers: ["Authorization": "Bearer t"]))
            #expect(answer.status.code == status && answer.headers["Location"] == "/elsewhere")
        }
        #expect(server.asked.map(\.path) == ["/here"])
    }

    @Test(arguments: TransportKind.allCases) func cookiesAreNotKept(_ kind: TransportKind) async throws {
        let server = ScriptedServer { _ in HTTPResponse(status: .ok, headers: ["Set-Cookie": "a=1; Path=/"]) }
        try await kind.run(server) { transport, address async throws in
            for _ in 0..<2 { _ = try await transport.send(ClientRequest(url: address + "/")) }
        }
        #expect(server.asked.map { $0.headers["Cookie"] } == [nil, nil])
    }

    /// An answer that may be kept is asked for again all the same, and 304 is not hidden from whoever asked for it.
    @Test(arguments: TransportKind.allCases) func answersAreNotKept(_ kind: TransportKind) async throws {
        let server = ScriptedServer { request in
            request.headers["If-None-Match"] == nil
                ? HTTPResponse(status: .ok, headers: ["ETag": "\"1\"", "Cache-Control": "max-age=3600"], body: .bytes([1]))
                : HTTPResponse(status: .notModified, headers: ["ETag": "\"1\""])
        }
        try await kind.run(server) { transport, address async throws in
            for _ in 0..<2 { #expect(try await transport.send(ClientRequest(url: address + "/")).body == [1]) }
            let third = try await transport.send(ClientRequest(url: address + "/", headers: ["If-None-Match": "\"1\""]))
            #expect(third.status == .notModified && third.body.isEmpty)
        }
        #expect(server.asked.count == 3)
    }

    /// Made by gzip 1.12: `printf 'hello hello hello hello' | gzip -9n`.
    private static let packed: [UInt8] = [
        0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0xcb, 0x48, 0xcd, 0xc9, 0xc9, 0x57, 0xc8, 0x40, 0x27, 0x01, 0xe3, 0x51,
        0x3d, 0x8d, 0x17, 0x00, 0x00, 0x00,
    ]

    @Test(arguments: TransportKind.allCases) func aPackedAnswerIsUnpackedByWhoeverAskedForIt(_ kind: TransportKind) async throws {
        let server = ScriptedServer { request in
            let isPacked = request.headers["Accept-Encoding"]?.contains("gzip") == true
            return HTTPResponse(
                status: .ok, headers: isPacked ? ["Content-Encoding": "gzip"] : [:],
                body: .bytes(isPacked ? Self.packed : Array("hello hello hello hello".utf8)))
        }
        try await kind.run(server) { transport, address async throws in
            let answer = try await transport.send(ClientRequest(url: address + "/"))
            #expect(String(decoding: answer.body, as: UTF8.self) == "hello hello hello hello")
        }
        if kind == .urlSession { #expect(server.asked.first?.headers["Accept-Encoding"]?.contains("gzip") == true) }
    }

    @Test(arguments: TransportKind.allCases) func aSilentServiceTimesOut(_ kind: TransportKind) async throws {
        let gate = Gate()
        let server = ScriptedServer { _ in
            await gate.wait()
            return HTTPResponse(status: .ok)
        }
        try await kind.run(deadline: .milliseconds(300), server) { transport, address async throws in
            await #expect(throws: NetworkFailure.timedOut) { try await transport.send(ClientRequest(url: address + "/")) }
            gate.open()
        }
    }

    @Test(arguments: TransportKind.allCases) func anAnswerThatNeverEndsTimesOut(_ kind: TransportKind) async throws {
        let server = ScriptedServer { _ in
            HTTPResponse(
                status: .ok,
                body: .stream { writer in
                    while true {
                        try await writer.write([1])
                        try await Task.sleep(for: .milliseconds(20))
                    }
                })
        }
        try await kind.run(deadline: .milliseconds(300), server) { transport, address async throws in
            await #expect(throws: NetworkFailure.timedOut) { try await transport.send(ClientRequest(url: address + "/")) }
        }
    }

    @Test(arguments: TransportKind.allCases) func whoGivesUpIsNotKeptWaiting(_ kind: TransportKind) async throws {
        let gate = Gate()
        let server = ScriptedServer { _ in
            await gate.wait()
            return HTTPResponse(status: .ok)
        }
        try await kind.run(server) { transport, address async throws in
            let call = Task { try await transport.send(ClientRequest(url: address + "/")) }
            try await eventually { !server.asked.isEmpty }
            call.cancel()
            await #expect(throws: NetworkFailure.cancelled) { try await call.value }
            gate.open()
        }
    }

    @Test(arguments: TransportKind.allCases) func nobodyThereIsUnreachable(_ kind: TransportKind) async throws {
        try await kind.run(ScriptedServer { _ in HTTPResponse(status: .ok) }) { transport, _ async throws in
            await #expect(throws: NetworkFailure.unreachable) { try await transport.send(ClientRequest(url: "http://127.0.0.1:1/")) }
        }
    }

    /// FoundationNetworking does not say what was wrong; on Apple's platforms the error does (`NetworkFailureTests`).
    @Test(arguments: TransportKind.allCases) func aCertificateThatNobodySignedIsNotTrusted(_ kind: TransportKind) async throws {
        let peer = try TLSPeer(), expected: NetworkFailure = kind == .curl ? .insecure : .interrupted
        try await kind.run(ScriptedServer { _ in HTTPResponse(status: .ok) }) { transport, _ async throws in
            await #expect(throws: expected) { try await transport.send(ClientRequest(url: "https://127.0.0.1:\(peer.port)/")) }
        }
    }

    @Test(arguments: TransportKind.allCases) func anAnswerThatBreaksOffIsNone(_ kind: TransportKind) async throws {
        struct Broken: Error {}
        let server = ScriptedServer { _ in
            HTTPResponse(
                status: .ok,
                body: .stream { writer in
                    try await writer.write(Array("half".utf8))
                    throw Broken()
                })
        }
        try await kind.run(server) { transport, address async throws in
            await #expect(throws: NetworkFailure.interrupted) { try await transport.send(ClientRequest(url: address + "/")) }
        }
    }

    @Test(arguments: TransportKind.allCases) func anAnswerBeyondTheLimitIsNotTaken(_ kind: TransportKind) async throws {
        let server = ScriptedServer { request in
            HTTPResponse(status: .ok, body: .bytes([UInt8](repeating: 1, count: request.path.count * 1000)))
        }
        try await kind.run(maximumBodyBytes: 2000, server) { transport, address async throws in
            #expect(try await transport.send(ClientRequest(url: address + "/1")).body.count == 2000)
            await #expect(throws: NetworkFailure.interrupted) { try await transport.send(ClientRequest(url: address + "/12")) }
        }
    }

    @Test(arguments: TransportKind.allCases) func manyCallsAtOnceKeepTheirAnswersApart(_ kind: TransportKind) async throws {
        let server = ScriptedServer { request in HTTPResponse(status: .ok, body: .bytes(Array(request.path.utf8))) }
        try await kind.run(server) { transport, address async throws in
            let results = await outcomes(100) { number throws(ClientError) in
                do throws(NetworkFailure) {
                    return try await transport.send(ClientRequest(url: "\(address)/\(number)")).body
                } catch {
                    throw .network(error)
                }
            }
            let bodies = Set(results.compactMap { try? $0.get() }.map { String(decoding: $0, as: UTF8.self) })
            #expect(bodies == Set((0..<100).map { "/\($0)" }))
        }
    }

    // MARK: Files

    @Test(arguments: TransportKind.allCases, [nil, 0..<10, 1_000_000..<7_000_000, 8_388_000..<8_388_608] as [Range<Int>?])
    func aFileOrAPartOfItIsSentAndCounted(_ kind: TransportKind, _ range: Range<Int>?) async throws {
        try await withDirectory { directory in
            let content = [UInt8](unsafeUninitializedCapacity: 8 << 20) { buffer, count in
                for place in 0..<8 << 20 { buffer[place] = UInt8(truncatingIfNeeded: place &* 2_654_435_761 >> 16) }
                count = 8 << 20
            }
            put(content, directory + "/film")
            let arrived = Record<[UInt8]>(), progress = Record<Int>()
            let server = ScriptedServer(folder: directory) { request in
                arrived.add(request.file.map { contents($0.path) } ?? request.body)
                return HTTPResponse(status: .ok)
            }
            try await kind.run(server) { transport, address async throws in
                var request = ClientRequest(method: .put, url: address + "/", body: .file(path: directory + "/film", range: range))
                request.onSent = { progress.add($0) }
                #expect(try await transport.send(request).status == .ok)
            }
            let expected = range.map { Array(content[$0]) } ?? content
            #expect(arrived.all == [expected])
            #expect(server.asked.first?.headers["Content-Length"] == "\(expected.count)")
            #expect(progress.all.last == expected.count)
            #expect(zip(progress.all, progress.all.dropFirst()).allSatisfy { $0 < $1 })
            // On the way, and not only at its end. How much goes at once is the kernel's to say: megabytes on a busy machine.
            if expected.count > 1 << 20 { #expect(progress.all.count >= 3, "\(progress.all)") }
        }
    }

    @Test(arguments: TransportKind.allCases) func aFileThatIsNotThereIsNotSent(_ kind: TransportKind) async throws {
        let server = ScriptedServer { _ in HTTPResponse(status: .ok) }
        try await kind.run(server) { transport, address async throws in
            for body in [ClientBody.file(path: "/nowhere/film"), .file(path: "/nowhere/film", range: 0..<1)] {
                await #expect(throws: NetworkFailure.interrupted) {
                    try await transport.send(ClientRequest(method: .put, url: address + "/", body: body))
                }
            }
        }
        #expect(server.asked.isEmpty)
    }

    // MARK: A session over it

    @Test(.proves("GTSD-1.4-04"), arguments: TransportKind.allCases) func callsWithARefusedTokenShareOneRenewal(_ kind: TransportKind)
        async throws
    {
        let service = ModelService()
        try await kind.run(Front(service: service)) { transport, address async throws in
            let manager = try SessionManager.make(transport, MemoryTokenStore(), address: address)
            _ = try await manager.logIn(.example)
            service.expireAccessTokens()
            let results = await outcomes(30) { _ throws(ClientError) in _ = try await manager.me() }
            #expect(results.count { $0.isSuccess } == 30)
            #expect(service.count("/auth/refresh") == 1)
        }
    }
}
