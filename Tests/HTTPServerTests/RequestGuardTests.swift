import HTTPCore
import Testing

@testable import HTTPServer

@Suite struct RequestGuardTests {
    struct Outcome: Equatable {
        var requests: [String] = []
        var rejection: HTTPRejection?
    }

    /// Runs `text` through a guard in pieces of `size` bytes, as pipelined requests.
    static func run(_ text: String, size: Int = .max, limits: HTTPLimits = HTTPLimits()) -> Outcome {
        var outcome = Outcome()
        var requestGuard = RequestGuard(limits: limits)
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let piece = Array(bytes.prefix(size))
            bytes = bytes.dropFirst(size)
            var from = 0
            var progress = RequestGuard.Progress.complete
            repeat {
                do throws(HTTPRejection) {
                    let used: Int
                    (used, progress) = try piece[from...].withUnsafeBufferPointer { bytes throws(HTTPRejection) in
                        try requestGuard.consume(bytes)
                    }
                    from += used
                    switch progress {
                    case .partial: break
                    case .head: try requestGuard.acceptBody(upTo: limits.bodyBytes) { nil }
                    case .complete:
                        let request = requestGuard.take(peerAddress: "")
                        let body = String(decoding: request.body, as: UTF8.self)
                        outcome.requests.append("\(request.method.rawValue) \(request.path)?\(request.query ?? "") [\(body)]")
                    }
                } catch {
                    outcome.rejection = error
                    return outcome
                }
            } while progress != .partial
        }
        return outcome
    }

    static let valid: [(String, [String])] = [
        ("GET / HTTP/1.1\r\nHost: a\r\n\r\n", ["GET /? []"]),
        ("GET /a/b?c=d&e HTTP/1.1\r\nHost: a:80\r\nX: \tb c\t \r\n\r\n", ["GET /a/b?c=d&e []"]),
        ("GET /?a?b HTTP/1.1\r\nHost:\r\n\r\n", ["GET /?a?b []"]),
        ("GET / HTTP/1.0\r\n\r\n", ["GET /? []"]),
        ("\r\nGET / HTTP/1.1\r\nHost: a\r\n\r\n", ["GET /? []"]),
        ("GET http://a.b:80/c?d HTTP/1.1\r\nHost: A.b:80\r\n\r\n", ["GET /c?d []"]),
        ("GET http://a HTTP/1.1\r\nHost: a\r\n\r\n", ["GET /? []"]),
        ("GET http://a?q HTTP/1.1\r\nHost: a\r\n\r\n", ["GET /?q []"]),
        ("POST /p HTTP/1.1\r\nHost: a\r\nContent-Length: 3\r\n\r\nabc", ["POST /p? [abc]"]),
        ("DELETE /p HTTP/1.1\r\nHost: a\r\ncontent-length: 3\r\n\r\nabc", ["DELETE /p? [abc]"]),
        ("PUT /p HTTP/1.1\r\nHost: a\r\nContent-Length: 0\r\n\r\n", ["PUT /p? []"]),
        ("PATCH /p HTTP/1.1\r\nHost: a\r\nContent-Length: 003\r\n\r\nabc", ["PATCH /p? [abc]"]),
        (
            "POST /p HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: Chunked\r\n\r\n3\r\nabc\r\n00A;x=\"y\"\r\n0123456789\r\n0\r\nT: v\r\n\r\n",
            ["POST /p? [abc0123456789]"]
        ),
        ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", ["POST /? []"]),
        (
            """
            GET /1 HTTP/1.1\r\nHost: a\r\n\r\nPOST /2 HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n\r\nGET /3 HTTP/1.1\r\nHost: a\r\n\r\n
            """,
            ["GET /1? []", "POST /2? [\r\n]", "GET /3? []"]
        ),
    ]

    @Test(arguments: valid.indices)
    func validRequestsAreFramedHoweverTheyArrive(_ index: Int) {
        let (text, requests) = Self.valid[index]
        for size in [Int.max, 1, 2, 3, 7] {
            #expect(Self.run(text, size: size) == Outcome(requests: requests), "in pieces of \(size)")
        }
    }

    @Test(arguments: Malformed.all)
    func malformedRequestsAreRefusedHoweverTheyArrive(_ malformed: Malformed) {
        for size in [Int.max, 1, 2, 3, 7] {
            let outcome = Self.run(malformed.text + "GET /after HTTP/1.1\r\nHost: a\r\n\r\n", size: size)
            #expect(outcome == Outcome(rejection: malformed.rejection), "in pieces of \(size)")
        }
    }

    @Test func limitsAreExact() {
        var limits = HTTPLimits()
        let request = "GET /12345 HTTP/1.1\r\nHost: a\r\nX: 12345\r\n\r\n"
        limits.requestLineBytes = 21
        limits.headBytes = request.utf8.count
        limits.fieldCount = 2
        for size in [Int.max, 1] {
            #expect(Self.run(request, size: size, limits: limits).requests.count == 1)
            var tight = limits
            tight.requestLineBytes -= 1
            #expect(Self.run(request, size: size, limits: tight).rejection == .targetTooLong)
            tight = limits
            tight.headBytes -= 1
            #expect(Self.run(request, size: size, limits: tight).rejection == .headTooLarge)
            tight = limits
            tight.fieldCount -= 1
            #expect(Self.run(request, size: size, limits: tight).rejection == .headTooLarge)
        }
    }

    @Test func bodyLimitCountsEveryChunk() {
        var limits = HTTPLimits()
        limits.bodyBytes = 5
        let head = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
        #expect(Self.run(head + "3\r\nabc\r\n2\r\nde\r\n0\r\n\r\n", limits: limits).requests == ["POST /? [abcde]"])
        #expect(Self.run(head + "3\r\nabc\r\n3\r\n", limits: limits).rejection == .bodyTooLarge)
        let fixed = "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: "
        #expect(Self.run(fixed + "5\r\n\r\nabcde", limits: limits).requests == ["POST /? [abcde]"])
        #expect(Self.run(fixed + "6\r\n\r\n", limits: limits).rejection == .bodyTooLarge)
        #expect(Self.run(fixed + "99999999999999999999999\r\n\r\n", limits: limits).rejection == .bodyTooLarge)
    }

    @Test func trailersCountAsHead() {
        var limits = HTTPLimits()
        limits.headBytes = 100
        let start = "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
        let trailers = String(repeating: "T: 12345\r\n", count: 20)
        #expect(Self.run(start + trailers, limits: limits).rejection == .headTooLarge)
    }

    @Test func fieldsKeepOrderAndCase() throws {
        var requestGuard = RequestGuard(limits: HTTPLimits())
        let text = "GET / HTTP/1.1\r\nHost: a\r\nX-One: 1\r\nx-one:2\r\nEmpty:\r\nHigh: caf\u{e9}\r\n\r\n"
        let whole = try Array(text.utf8).withUnsafeBufferPointer { try requestGuard.consume($0) }
        #expect(whole.progress == .complete)
        let request = requestGuard.take(peerAddress: "10.0.0.1")
        #expect(request.headers == ["Host": "a", "X-One": "1", "x-one": "2", "Empty": "", "High": "caf\u{c3}\u{a9}"])
        #expect(request.peerAddress == "10.0.0.1")
        #expect(requestGuard.isPristine)
    }

    /// Bytes above ASCII are letters, never marks that combine: a value costs what it is long, whatever compares it.
    @Test func aFieldValueIsMadeOfLetters() throws {
        var requestGuard = RequestGuard(limits: HTTPLimits())
        let marks = String(repeating: "\u{301}\u{316}", count: 3000)
        let whole = try Array("GET / HTTP/1.1\r\nHost: a\r\nX-Marks: a\(marks)\r\n\r\n".utf8).withUnsafeBufferPointer {
            try requestGuard.consume($0)
        }
        #expect(whole.progress == .complete)
        let value = try #require(requestGuard.take(peerAddress: "10.0.0.1").headers["X-Marks"])
        #expect(value.unicodeScalars.count == 1 + marks.utf8.count)
        #expect(value.unicodeScalars.allSatisfy { $0.value < 0x100 && $0.properties.canonicalCombiningClass == .notReordered })
    }

    @Test func continueIsOwedOnceAndOnlyWhileTheBodyIsAwaited() throws {
        func owed(_ text: String) throws -> [Bool] {
            var requestGuard = RequestGuard(limits: HTTPLimits())
            try Array(text.utf8).withUnsafeBufferPointer { bytes in
                let (used, progress) = try requestGuard.consume(bytes)
                guard progress == .head else { return }
                try requestGuard.acceptBody(upTo: 1000) { nil }
                _ = try requestGuard.consume(bytes.slice(used, bytes.count))
            }
            return [requestGuard.takeContinue(), requestGuard.takeContinue()]
        }
        let head = "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-Continue\r\nContent-Length: 3\r\n"
        #expect(try owed(head) == [false, false])
        #expect(try owed(head + "\r\n") == [true, false])
        #expect(try owed(head + "\r\na") == [false, false])
        #expect(try owed("POST / HTTP/1.0\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n") == [false, false])
    }

    @Test func aBodyGoesWhereTheHeadWasToldItGoes() throws {
        final class Pieces: BodySink {
            var all: [String] = []
            func write(_ bytes: Bytes) { all.append(bytes.text) }
        }
        for framing in ["Content-Length: 6\r\n\r\nabcdef", "Transfer-Encoding: chunked\r\n\r\n2\r\nab\r\n4\r\ncdef\r\n0\r\n\r\n"] {
            let pieces = Pieces()
            var requestGuard = RequestGuard(limits: HTTPLimits())
            let text = Array("PUT /x HTTP/1.1\r\nHost: a\r\n\(framing)GET / ".utf8)
            try text.withUnsafeBufferPointer { bytes in
                let (used, progress) = try requestGuard.consume(bytes)
                #expect(progress == .head)
                #expect(requestGuard.announced(peerAddress: "p").path == "/x")
                #expect(try requestGuard.consume(bytes.slice(used, bytes.count)).used == 0, "nothing is taken before the body is accepted")
                try requestGuard.acceptBody(upTo: 6) { pieces }
                let rest = try requestGuard.consume(bytes.slice(used, bytes.count))
                #expect(rest.progress == .complete)
                #expect(used + rest.used == bytes.count - 6)
            }
            #expect(pieces.all.joined() == "abcdef")
            #expect(requestGuard.bodyBytes == 6)
            let request = requestGuard.take(peerAddress: "p", file: BodyFile(path: "/f", size: 6))
            #expect(request.body.isEmpty)
            #expect(request.file == BodyFile(path: "/f", size: 6))
            #expect(requestGuard.bodyBytes == 0)
        }
    }

    @Test func noFileIsMadeForABodyThatIsAnnouncedTooLarge() throws {
        var requestGuard = RequestGuard(limits: HTTPLimits())
        let text = Array("PUT /x HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\n".utf8)
        _ = try text.withUnsafeBufferPointer { try requestGuard.consume($0) }
        #expect(throws: HTTPRejection.bodyTooLarge) {
            try requestGuard.acceptBody(upTo: 5) { () throws(HTTPRejection) in
                Issue.record("made")
                return nil
            }
        }
    }

    @Test(arguments: [
        ("", false), ("If-None-Match: \"a\"\r\n", true), ("if-modified-since: x\r\n", true), ("If-Match: \"a\"\r\n", false),
        ("Transfer-encodinG: chunked\r\n", false),
    ])
    func conditionsAreSeenInTheHead(_ field: String, _ isConditional: Bool) throws {
        var requestGuard = RequestGuard(limits: HTTPLimits())
        let text = Array("GET / HTTP/1.1\r\nHost: a\r\n\(field)\r\n".utf8)
        _ = try text.withUnsafeBufferPointer { try requestGuard.consume($0) }
        #expect(requestGuard.isConditional == isConditional)
    }
}
