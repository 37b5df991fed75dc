import EventLoop
import Glibc
import HTTPCore
import Testing

@testable import HTTPServer

@Suite struct StreamTests {
    static func streaming(
        _ headers: HTTPHeaders = [:], _ body: @escaping @Sendable (any HTTPBodyWriter) async throws -> Void
    ) -> Responder {
        Responder { _ in HTTPResponse(status: .ok, headers: headers, body: .stream(body)) }
    }

    @Test func piecesAreChunksAndTheConnectionGoesOn() async throws {
        let responder = Self.streaming { writer in
            for piece in ["a", "", "bc", "def"] {
                try await writer.write(Array(piece.utf8))
                await Task.yield()
            }
        }
        let answers = try await withClient(responder) { client in
            try (0..<3).map { _ in
                client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                return try client.response()
            }
        }
        for answer in answers {
            #expect(answer.field("Transfer-Encoding") == "chunked")
            #expect(answer.field("Content-Length") == nil)
            #expect(answer.text == "abcdef")
            #expect(answer.isComplete)
        }
    }

    @Test func pieceArrivesBeforeTheNextIsMade() async throws {
        let gate = Gate()
        let responder = Self.streaming { writer in
            try await writer.write(Array("first".utf8))
            await gate.wait()
            try await writer.write(Array("second".utf8))
        }
        let text = try await withClient(responder) { client in
            client.send("GET / HTTP/1.0\r\n\r\n")
            var text = ""
            while !text.hasSuffix("first") { text += String(decoding: try client.read(atLeast: 1), as: UTF8.self) }
            gate.open()
            return text + (try client.textToEnd())
        }
        #expect(text.hasSuffix("\r\n\r\nfirstsecond"))
        #expect(text.contains("\r\nConnection: close\r\n"))
        #expect(!text.contains("chunked"))
    }

    /// A stream that is quiet but for its heartbeats learns by nothing else that nobody is there any more.
    @Test func aPeerThatVanishedIsGivenUpAfterAMinute() async throws {
        let limit = try await offThePool { () -> Int32 in
            let listening = try ListeningSocket(host: "127.0.0.1", port: 0, shared: false)
            let client = try RawClient(port: listening.port)
            defer { client.close() }
            let listener = listening.take()
            defer { close(listener) }
            var accepted = accept(listener, nil, nil)
            while accepted < 0, errno == EAGAIN { accepted = accept(listener, nil, nil) }
            defer { close(accepted) }
            var milliseconds: Int32 = 0
            var length = socklen_t(MemoryLayout<Int32>.size)
            _ = getsockopt(accepted, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, &milliseconds, &length)
            return milliseconds
        }
        #expect(limit == ListeningSocket.vanishedAfter)
    }

    @Test func emptyStreamIsComplete() async throws {
        let answer = try await withClient(Self.streaming { _ in }) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        #expect(answer.isComplete)
        #expect(answer.body.isEmpty)
    }

    @Test func slowReaderHoldsTheWriterAndNotMemory() async throws {
        let written = Count()
        let piece = [UInt8](repeating: 7, count: 100_000)
        let pieces = 1_000
        let responder = Self.streaming { writer in
            for _ in 0..<pieces {
                try await writer.write(piece)
                written.add()
            }
        }
        let (atRest, whole) = try await withClient(responder) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            // Waits until the writer has stopped making progress.
            var before = -1
            while written.value != before {
                before = written.value
                pause(milliseconds: 100)
            }
            return (before, try client.response())
        }
        #expect(atRest < pieces / 2)
        #expect(whole.isComplete)
        #expect(whole.body.count == pieces * piece.count)
    }

    @Test func leavingPeerCancelsTheWriterThatWaitsForRoom() async throws {
        let ended = Gate()
        let responder = Self.streaming { writer in
            defer { ended.open() }
            while true { try await writer.write([UInt8](repeating: 7, count: 100_000)) }
        }
        try await withServer(responder) { server in
            let port = server.port
            try await offThePool {
                let client = try RawClient(port: port)
                client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                _ = try client.read(atLeast: 1_000)
                client.close()
            }
            await ended.wait()
            #expect(ended.isOpen)
        }
    }

    @Test(arguments: [false, true]) func leavingPeerCancelsTheSilentStream(_ withReset: Bool) async throws {
        let (started, ended) = (Gate(), Gate())
        let responder = Self.streaming(["Content-Type": "text/event-stream"]) { writer in
            // A peer that is quick to leave is gone before the first piece.
            defer {
                started.open()
                ended.open()
            }
            try await writer.write(Array("data: 1\n\n".utf8))
            started.open()
            try await EventLoop.current?.sleep(for: .seconds(3600))
        }
        try await withServer(responder) { server in
            let port = server.port
            async let left: Void = offThePool {
                let client = try RawClient(port: port)
                client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                _ = try client.read(atLeast: 100)
                if withReset { client.reset() } else { client.close() }
            }
            await started.wait()
            try await left
            await ended.wait()
            #expect(ended.isOpen)
        }
    }

    @Test func failedStreamDoesNotLookComplete() async throws {
        struct Failure: Error {}
        let responder = Self.streaming { writer in
            try await writer.write(Array("part".utf8))
            throw Failure()
        }
        let answer = try await withClient(responder) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        #expect(answer.text == "part")
        #expect(!answer.isComplete)
    }

    @Test func streamThatFailsAtOnceEndsTheConnection() async throws {
        struct Failure: Error {}
        let answer = try await withClient(Self.streaming { _ in throw Failure() }) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        #expect(answer.status == 200)
        #expect(!answer.isComplete)
    }

    @Test func declaredLengthIsKept() async throws {
        let responder = Self.streaming(["Content-Length": "6"]) { writer in
            try await writer.write(Array("abc".utf8))
            try await writer.write(Array("def".utf8))
        }
        let answers = try await withClient(responder) { client in
            try ["GET", "HEAD", "GET"].map { method in
                client.send("\(method) / HTTP/1.1\r\nHost: h\r\n\r\n")
                return try client.response(bodyless: method == "HEAD")
            }
        }
        #expect(answers.map { $0.field("Content-Length") } == ["6", "6", "6"])
        #expect(answers.map { $0.field("Transfer-Encoding") } == [nil, nil, nil])
        #expect(answers.map(\.text) == ["abcdef", "", "abcdef"])
    }

    @Test(arguments: ["ab", "abcd"]) func wrongLengthEndsTheConnection(_ text: String) async throws {
        let responder = Self.streaming(["Content-Length": "3"]) { try await $0.write(Array(text.utf8)) }
        let answer = try await withClient(responder) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        #expect(!answer.isComplete)
    }

    @Test func headOfAStreamDoesNotRunIt() async throws {
        let ran = Count()
        let texts = try await withClient(Self.streaming { _ in ran.add() }) { client in
            client.send("HEAD / HTTP/1.1\r\nHost: h\r\n\r\n")
            let head = try client.response(bodyless: true)
            client.send("HEAD / HTTP/1.1\r\nHost: h\r\n\r\n")
            return [head.field("Content-Length"), "\(try client.response(bodyless: true).status)"]
        }
        #expect(texts == [nil, "200"])
        #expect(ran.value == 0)
    }

    @Test func writesFromOtherExecutorsArrive() async throws {
        let responder = Self.streaming { writer in
            await Task.detached { try? await writer.write(Array("elsewhere".utf8)) }.value
        }
        let answer = try await withClient(responder) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        #expect(answer.text == "elsewhere")
    }

    @Test func requestPipelinedBehindAStreamIsAnsweredAfterIt() async throws {
        let gate = Gate()
        let responder = Responder { request in
            guard request.path == "/stream" else { return .text("next") }
            return HTTPResponse(status: .ok, body: .stream { writer in
                try await writer.write(Array("one ".utf8))
                await gate.wait()
                try await writer.write(Array("two".utf8))
            })
        }
        let texts = try await withClient(responder) { client in
            client.send("GET /stream HTTP/1.1\r\nHost: h\r\n\r\n")
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            gate.open()
            return [try client.response().text, try client.response().text]
        }
        #expect(texts == ["one two", "next"])
    }
}

@Suite struct FileTests {
    static let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }

    /// Runs `body` with the path of a file of `content`.
    static func withFile<T>(_ content: [UInt8] = content, _ body: (String) async throws -> T) async throws -> T {
        var template = Array("/tmp/barbell-file-XXXXXX".utf8CString)
        let fd = mkstemp(&template)
        defer { close(fd); unlink(template) }
        _ = content.withUnsafeBytes { write(fd, $0.baseAddress, $0.count) }
        return try await body(String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }

    static func answers(_ fields: [String], method: String = "GET", _ headers: HTTPHeaders = [:]) async throws -> [RawClient.Response] {
        try await withFile { path in
            let responder = Responder { _ in HTTPResponse(status: .ok, headers: headers, body: .file(path: path)) }
            return try await withClient(responder) { client in
                try fields.map { field in
                    client.send("\(method) / HTTP/1.1\r\nHost: h\r\n\(field)\r\n")
                    return try client.response(bodyless: method == "HEAD")
                }
            }
        }
    }

    @Test func wholeFileArrives() async throws {
        for answer in try await Self.answers(["", ""], ["Content-Type": "video/mp4"]) {
            #expect(answer.status == 200)
            #expect(answer.field("Accept-Ranges") == "bytes")
            #expect(answer.field("Content-Type") == "video/mp4")
            #expect(answer.body == Self.content)
        }
    }

    @Test func rangesAreParts() async throws {
        let last = Self.content.count - 1
        let cases: [(String, Range<Int>)] = [
            ("0-0", 0..<1), ("5-9", 5..<10), ("299990-", 299_990..<300_000), ("-10", 299_990..<300_000),
            ("-999999999", 0..<300_000), ("10-99999999999999999999999", 10..<300_000), ("0-\(last)", 0..<300_000),
        ]
        let answers = try await Self.answers(cases.map { "Range: bytes=\($0.0)\r\n" })
        for (answer, (text, range)) in zip(answers, cases) {
            #expect(answer.status == 206, "\(text)")
            #expect(answer.field("Content-Range") == "bytes \(range.lowerBound)-\(range.upperBound - 1)/300000")
            #expect(answer.body == Array(Self.content[range]), "\(text)")
        }
    }

    @Test func rangesBeyondTheEndAreNotSatisfiable() async throws {
        for answer in try await Self.answers(["Range: bytes=300000-\r\n", "Range: bytes=999999-9999999\r\n", "Range: bytes=-0\r\n"]) {
            #expect(answer.status == 416)
            #expect(answer.field("Content-Range") == "bytes */300000")
            #expect(answer.body.isEmpty)
        }
    }

    @Test func whatIsNoSingleRangeIsIgnored() async throws {
        let fields = ["items=0-1", "bytes=5-4", "bytes=a-b", "bytes=-", "bytes=1", "bytes=0-1,3-4", "bytes=+1-2", "bytes=0x1-2"]
        for answer in try await Self.answers(fields.map { "Range: \($0)\r\n" }) {
            #expect(answer.status == 200)
            #expect(answer.body.count == Self.content.count)
        }
    }

    @Test func conditionDecidesBetweenPartAndWhole() async throws {
        let range = "Range: bytes=0-1\r\nIf-Range: "
        let tagged: HTTPHeaders = ["ETag": "\"v1\"", "Last-Modified": "Sun, 06 Nov 1994 08:49:37 GMT"]
        let answers = try await Self.answers(
            [
                range + "\"v1\"\r\n", range + "\"v2\"\r\n", range + "W/\"v1\"\r\n", range + "Sun, 06 Nov 1994 08:49:37 GMT\r\n",
                range + "Mon, 07 Nov 1994 08:49:37 GMT\r\n",
            ],
            tagged)
        #expect(answers.map(\.status) == [206, 200, 200, 206, 200])
        let weak = try await Self.answers([range + "W/\"v1\"\r\n"], ["ETag": "W/\"v1\""])
        #expect(weak.map(\.status) == [200])
    }

    @Test func headHasTheLengthAndNoRange() async throws {
        let answers = try await Self.answers(["", "Range: bytes=0-1\r\n"], method: "HEAD")
        #expect(answers.map(\.status) == [200, 200])
        #expect(answers.map { $0.field("Content-Length") } == ["300000", "300000"])
    }

    @Test func emptyFileIsAnEmptyBody() async throws {
        let answers = try await Self.withFile([]) { path in
            try await withClient(Responder { _ in HTTPResponse(status: .ok, body: .file(path: path)) }) { client in
                try ["", "Range: bytes=0-\r\n"].map { field in
                    client.send("GET / HTTP/1.1\r\nHost: h\r\n\(field)\r\n")
                    return try client.response()
                }
            }
        }
        #expect(answers.map(\.status) == [200, 416])
        #expect(answers.map { $0.field("Content-Length") } == ["0", "0"])
    }

    @Test(arguments: [("/no/such/file", 404), ("/tmp", 500)]) func filesThatCannotBeSentAreErrors(_ path: String, _ status: Int)
        async throws
    {
        let answer = try await withClient(Responder { _ in HTTPResponse(status: .ok, body: .file(path: path)) }) { client in
            client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
            return try client.response()
        }
        #expect(answer.status == status)
        #expect(!answer.text.contains(path))
    }

    @Test func fileThatShrinksEndsTheConnection() async throws {
        let big = [UInt8](repeating: 1, count: 32 << 20)
        try await Self.withFile(big) { path in
            let answer = try await withClient(Responder { _ in HTTPResponse(status: .ok, body: .file(path: path)) }) { client in
                client.send("GET / HTTP/1.1\r\nHost: h\r\n\r\n")
                _ = try client.read(atLeast: 1)
                truncate(path, 1_000)
                return try client.readToEnd().count
            }
            #expect(answer < big.count)
        }
    }

    @Test func rangeOfSizesAtTheEdges() {
        #expect(ByteRange("bytes=0-0", size: 1) == .part(0..<1))
        #expect(ByteRange("Bytes=0-0", size: 1) == .part(0..<1))
        #expect(ByteRange("bytes=1-", size: 1) == .unsatisfiable)
        #expect(ByteRange("bytes=-1", size: 0) == .unsatisfiable)
        #expect(ByteRange("bytes=0-", size: .max) == .part(0..<Int.max))
        #expect(ByteRange(nil, size: 10) == .whole)
    }
}
