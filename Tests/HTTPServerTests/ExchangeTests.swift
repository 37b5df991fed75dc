import EventLoop
import HTTPCore
import Testing

@testable import HTTPServer

@Suite struct ExchangeTests {
    @Test func requestReachesTheResponderAsSent() async throws {
        let responder = Responder { request in
            let fields = request.headers.map { "\($0.name)=\($0.value)" }.joined(separator: ";")
            let body = String(decoding: request.body, as: UTF8.self)
            return .text("\(request.method.rawValue)|\(request.path)|\(request.query ?? "-")|\(fields)|\(body)|\(request.peerAddress)")
        }
        let answer = try await withClient(responder) { client in
            client.send("PUT /a%20b?c=d HTTP/1.1\r\nHost: h\r\nX-A: 1\r\nContent-Length: 2\r\n\r\nhi")
            return try client.response()
        }
        #expect(answer.text == "PUT|/a%20b|c=d|Host=h;X-A=1;Content-Length=2|hi|127.0.0.1")
    }

    @Test func answerIsFramedAndDated() async throws {
        let responder = Responder { _ in
            HTTPResponse(
                status: .created,
                headers: ["X-A": "1", "Content-Length": "99", "Transfer-Encoding": "chunked", "Set-Cookie": "a=b"],
                body: .bytes(Array("hello".utf8)))
        }
        let answer = try await withClient(responder) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        #expect(answer.head.hasPrefix("HTTP/1.1 201 Created\r\n"))
        #expect(answer.head.components(of: "Content-Length") == 1)
        #expect(answer.field("Content-Length") == "5")
        #expect(answer.field("Transfer-Encoding") == nil)
        #expect(answer.field("Connection") == nil)
        #expect(answer.field("X-A") == "1")
        #expect(answer.field("Date")?.hasSuffix(" GMT") == true)
        #expect(answer.head.components(of: "Date:") == 1)
        #expect(answer.text == "hello")
    }

    @Test func dateOfTheApplicationIsKept() async throws {
        let answer = try await withClient(Responder { _ in HTTPResponse(status: .ok, headers: ["date": "x"]) }) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        #expect(answer.head.lowercased().components(of: "date:") == 1)
    }

    @Test func datesAreFormattedAsTheRFCHasThem() {
        #expect(httpDate(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
        #expect(httpDate(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
    }

    @Test func connectionIsKeptAndReused() async throws {
        let texts = try await withClient { client in
            try (0..<50).map { index in
                client.send("POST /\(index) HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\n\r\nx")
                return try client.response().text
            }
        }
        #expect(texts == (0..<50).map { "POST /\($0) x" })
    }

    @Test func pipelinedRequestsAreAnsweredInOrder() async throws {
        // Every third handler suspends; the later ones must not overtake it.
        let responder = Responder { request in
            if request.path.utf8.last.map({ $0 % 3 == 0 }) ?? false { await Task.yield() }
            return .text(request.path)
        }
        let paths = (0..<2_000).map { "/\($0)" }
        let texts = try await withClient(responder) { client in
            client.send(paths.map { "GET \($0) HTTP/1.1\r\nHost: h\r\n\r\n" }.joined())
            return try paths.map { _ in try client.response().text }
        }
        #expect(texts == paths)
    }

    @Test func pipelinedBodiesAcrossReadsAreAnsweredInOrder() async throws {
        let body = String(repeating: "b", count: 50_000)
        let answers = try await withClient { client in
            client.send((0..<10).map { "POST /\($0) HTTP/1.1\r\nHost: h\r\nContent-Length: 50000\r\n\r\n\(body)" }.joined())
            return try (0..<10).map { _ in try client.response().text }
        }
        #expect(answers == (0..<10).map { "POST /\($0) \(body)" })
    }

    @Test func requestInDripsIsWhole() async throws {
        let answer = try await withClient { client in
            for byte in "POST /x HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabc\r\n0\r\n\r\n".utf8 {
                client.send([byte])
            }
            return try client.response()
        }
        #expect(answer.text == "POST /x abc")
    }

    @Test func deleteMayHaveABody() async throws {
        let texts = try await withClient { client in
            client.send("DELETE /me HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\npass")
            let first = try client.response().text
            client.send("GET /me HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\nbody")
            return [first, try client.response().text]
        }
        #expect(texts == ["DELETE /me pass", "GET /me body"])
    }

    @Test func headGetsTheLengthAndNoBody() async throws {
        let seen = try await withClient { client in
            var seen: [String?] = []
            for method in ["GET", "HEAD", "HEAD"] {
                client.send("\(method) /abc HTTP/1.1\r\nHost: h\r\n\r\n")
                seen.append(try client.response(bodyless: method == "HEAD").field("Content-Length"))
            }
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return seen + [try client.response().text]
        }
        #expect(seen == ["9", "10", "10", "GET / "])
    }

    @Test func noContentAndNotModifiedHaveNoBody() async throws {
        let responder = Responder { request in
            HTTPResponse(status: HTTPStatus(Int(request.path.dropFirst()) ?? 0), body: .bytes(Array("must not be sent".utf8)))
        }
        let answers = try await withClient(responder) { client in
            try [204, 304, 200].map { code in
                client.send("GET /\(code) HTTP/1.1\r\nHost: h\r\n\r\n")
                return try client.response()
            }
        }
        #expect(answers.map(\.status) == [204, 304, 200])
        #expect(answers[0].field("Content-Length") == nil)
        #expect(answers[1].field("Content-Length") == nil)
        #expect(answers[2].text == "must not be sent")
    }

    @Test func emptyAnswerHasLengthZero() async throws {
        let answer = try await withClient(Responder { _ in HTTPResponse(status: .ok) }) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        #expect(answer.field("Content-Length") == "0")
        #expect(answer.field("Content-Type") == nil)
    }

    @Test func http10IsClosed() async throws {
        let text = try await withClient { client in
            client.send("GET /x HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
            return try client.textToEnd()
        }
        #expect(text.contains("\r\nConnection: close\r\n"))
        #expect(text.contains("\r\nContent-Length: 7\r\n"))
        #expect(text.hasSuffix("\r\n\r\nGET /x "))
    }

    @Test(arguments: ["close", "Close", "keep-alive, close", " x ,close"])
    func connectionIsClosedWhenAsked(_ option: String) async throws {
        let text = try await withClient { client in
            client.send("GET /x HTTP/1.1\r\nHost: h\r\nConnection: \(option)\r\n\r\nGET /y HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.textToEnd()
        }
        #expect(text.components(of: "HTTP/1.1 200 OK") == 1)
        #expect(text.contains("\r\nConnection: close\r\n"))
    }

    @Test func applicationMayCloseTheConnection() async throws {
        let text = try await withClient(Responder { _ in HTTPResponse(status: .ok, headers: ["Connection": "close"]) }) { client in
            client.send("GET /x HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.textToEnd()
        }
        #expect(text.components(of: "Connection: close") == 1)
    }

    @Test func continueIsSentWhenAwaited() async throws {
        let statuses = try await withClient { client in
            client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\n")
            let first = try client.response().status
            client.send("abc")
            let second = try client.response()
            client.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\nExpect: 100-continue\r\n\r\nabc")
            return ["\(first)", "\(second.status) \(second.text)", "\(try client.response().status)"]
        }
        #expect(statuses == ["100", "200 POST / abc", "200"])
    }

    @Test func answerLargerThanEveryBufferArrivesWhole() async throws {
        let body = [UInt8]((0..<65_521).map { UInt8(truncatingIfNeeded: $0 &* 31) })
        let large = Array(repeatElement(body, count: 128).joined())
        let responder = Responder { _ in HTTPResponse(status: .ok, body: .bytes(large)) }
        let answers = try await withClient(responder) { client in
            try (0..<2).map { _ in
                client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                return try client.response().body
            }
        }
        #expect(answers.count == 2)
        for answer in answers { #expect(answer == large) }
    }

    @Test func halfClosedPeerGetsItsAnswer() async throws {
        let text = try await withClient(Responder { _ in await Task.yield(); return .text("done") }) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            client.finishSending()
            return try client.textToEnd()
        }
        #expect(text.hasSuffix("done"))
    }

    @Test(arguments: [["X\r\nY": "a"], ["X": "a\r\nSet-Cookie: b"], ["X": "a\0b"], ["": "a"], ["X Y": "a"]] as [HTTPHeaders])
    func answerIsNeverSplit(_ headers: HTTPHeaders) async throws {
        let responder = Responder { _ in HTTPResponse(status: .ok, headers: headers, body: .bytes(Array("body".utf8))) }
        let answer = try await withClient(responder) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        #expect(answer.status == 500)
        #expect(answer.field("Set-Cookie") == nil)
        #expect(answer.text.contains("internal_error"))
    }

    @Test(arguments: [100, 101, 0, 700]) func impossibleStatusIsAnInternalError(_ code: Int) async throws {
        let answer = try await withClient(Responder { _ in HTTPResponse(status: HTTPStatus(code)) }) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        #expect(answer.status == 500)
    }

    @Test func handlerRunsOnTheLoopThatAccepted() async throws {
        let responder = Responder { _ in
            guard let loop = EventLoop.current else { return .text("no loop") }
            let before = loop.isCurrent
            await Task.yield()
            try? await loop.sleep(for: .milliseconds(1))
            return .text("\(before) \(loop.isCurrent)")
        }
        let text = try await withClient(responder) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response().text
        }
        #expect(text == "true true")
    }
}
