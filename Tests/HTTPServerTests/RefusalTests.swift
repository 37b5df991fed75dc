import HTTPCore
import HTTPServer
import Testing

/// Over a raw socket: what is refused is answered once, the connection closes, and nothing after it is processed.
@Suite struct RefusalTests {
    @Test(arguments: Malformed.all)
    func isAnsweredAndEndsTheConnection(_ malformed: Malformed) async throws {
        let served = Count()
        let responder = Responder { request in
            served.add()
            return .text(request.path)
        }
        let text = try await withClient(responder) { client in
            client.send(malformed.text + "GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n")
            return try client.textToEnd()
        }
        #expect(
            text.hasPrefix("HTTP/1.1 \(malformed.rejection.status.code) ") || text.hasPrefix("HTTP/1.0 \(malformed.rejection.status.code) ")
        )
        #expect(text.contains("\r\nConnection: close\r\n"))
        #expect(text.components(of: "HTTP/1.") == 1)
        #expect(served.value == 0)
    }

    @Test func comesAfterTheAnswersToWhatPrecededIt() async throws {
        let texts = try await withClient { client in
            client.send(
                "GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\r\nHost: a\r\n\r\nGET /3 HTTP/1.1\r\nHost : a\r\n\r\nGET /4 HTTP/1.1\r\nHost: a\r\n\r\n"
            )
            let answers = [try client.response(), try client.response(), try client.response()]
            return answers.map { "\($0.status) \($0.text)" } + [try client.isClosed() ? "closed" : "open"]
        }
        #expect(texts[0] == "200 GET /1 ")
        #expect(texts[1] == "200 GET /2 ")
        #expect(texts[2].hasPrefix("400 "))
        #expect(texts[3] == "closed")
    }

    @Test func waitsForASuspendedHandler() async throws {
        let gate = Gate()
        let responder = Responder { _ in
            await gate.wait()
            return .text("first")
        }
        let statuses = try await withServer(responder) { server in
            let port = server.port
            async let statuses = offThePool {
                let client = try RawClient(port: port)
                client.send("GET /1 HTTP/1.1\r\nHost: a\r\n\r\nGET /2 HTTP/1.1\n\n")
                return [try client.response().status, try client.response().status]
            }
            gate.open()
            return try await statuses
        }
        #expect(statuses == [200, 400])
    }

    @Test func bodyNamesTheDefectAndNothingOfTheRequest() async throws {
        let answer = try await withClient { client in
            client.send("GET /secret HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")
            return try client.response()
        }
        #expect(
            answer.text == #"{"code":"malformed_request","message":"Bad request: Host missing, repeated or not a host.","retryable":false}"#
        )
        #expect(answer.field("Content-Type") == "application/json")
    }

    @Test func reachesAPeerThatIsStillSending() async throws {
        let answer = try await withClient { client in
            client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 50000000\r\n\r\n")
            let piece = [UInt8](repeating: 0x61, count: 1 << 20)
            for _ in 0..<8 where !client.send(piece) { break }
            return try client.response()
        }
        #expect(answer.status == 413)
    }

    @Test func headGetsNoBody() async throws {
        let text = try await withClient { client in
            client.send("HEAD /x HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n")
            return try client.textToEnd()
        }
        #expect(text.hasPrefix("HTTP/1.1 400 "))
        #expect(text.hasSuffix("\r\n\r\n"))
    }

    @Test func answerIsTheApplicationsToWord() async throws {
        let loops = try EventLoopGroupFixture()
        let server = try await HTTPServer.start(
            host: "127.0.0.1", port: 0, loops: loops.group, responder: echo,
            rejected: { HTTPResponse(status: $0.status, headers: ["X-Code": $0.code], body: .bytes(Array("mine".utf8))) })
        let port = server.port
        let answer = try await offThePool {
            let client = try RawClient(port: port)
            client.send("NO / HTTP/1.1\r\nHost: a\r\n\r\n")
            return try client.response()
        }
        await server.drain(within: .seconds(1))
        try await loops.stop()
        #expect(answer.status == 501)
        #expect(answer.text == "mine")
        #expect(answer.field("X-Code") == "unknown_method")
    }
}

extension String {
    func components(of part: String) -> Int {
        var count = 0
        var rest = self[...]
        while let range = rest.firstRange(of: part) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}
