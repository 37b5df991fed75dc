import Testing

@testable import Faults

/// Heads and bodies as they are read from bytes.
@Suite struct MessageTests {
    private func queue(_ text: String) -> ByteQueue {
        let queue = ByteQueue()
        queue.append(Array(text.utf8))
        return queue
    }

    /// How many bytes belong to the body, fed in pieces; nil when it is malformed.
    private func length(_ text: String, _ body: BodyLength, pieces: Int) -> (count: Int, isDone: Bool)? {
        var framing = BodyFraming(body)
        var rest = Array(text.utf8)[...]
        var count = 0
        while !rest.isEmpty, !framing.isDone {
            let piece = Array(rest.prefix(pieces))
            guard let taken = try? piece.withUnsafeBytes({ try framing.take($0) }) else { return nil }
            count += taken
            rest = rest.dropFirst(taken)
            if taken < piece.count { break }
        }
        return (count, framing.isDone)
    }

    @Test(arguments: [1, 2, 3, 7, 1000]) func bodiesEndWhereTheyEnd(_ pieces: Int) throws {
        for (text, body, count, isDone) in [
            ("abcdef", BodyLength.bytes(4), 4, true), ("ab", .bytes(4), 2, false), ("abc", .none, 0, true), ("abc", .bytes(0), 0, true),
            ("abc", .untilClose, 3, false),
            ("3\r\nabc\r\n0\r\n\r\nGET", .chunked, 13, true),
            ("3;x=y\r\nabc\r\nA\r\n0123456789\r\n0\r\nT: v\r\n\r\nrest", .chunked, 38, true),
            ("0\r\n\r\n", .chunked, 5, true), ("00\r\n\r\n", .chunked, 6, true), ("5\r\nab", .chunked, 5, false),
        ] {
            let found = try #require(length(text, body, pieces: pieces), "\(text)")
            #expect(found == (count, isDone), "\(text)")
        }
        for text in [
            "\r\n", "x\r\n", "3\nabc", "3\r\nabcd\r\n", "-1\r\n", "3\r\nabc\rx", "fffffffffffffffff\r\n", "0\r\nA\nB\r\n\r\n", ";\r\n",
        ] {
            #expect(length(text, .chunked, pieces: pieces) == nil, "\(text)")
        }
    }

    @Test func aRequestIsReadByItsFields() throws {
        let text =
            """
            POST http://a:1/b/c?d=e HTTP/1.1\r\nHOST: 127.0.0.1:9\r\ncontent-length: 5 \r\nX-Test-Run:\t r-1\r\nExpect: \
            100-Continue\r\nConnection: x, Close\r\n\r\n
            """
        let head = try #require(try RequestHead.read(queue("\r\n" + text + "hello")))
        #expect(
            head.method == "POST" && head.path == "/b/c" && head.run == "r-1" && head.body == .bytes(5) && !head.keepsAlive
                && head.head.expectsContinue)
        #expect(
            String(
                decoding: head.forwarded(replacing: Array("127.0.0.1:9".utf8), by: Array("h:80".utf8), withoutExpect: true), as: UTF8.self)
            == text.replacing("127.0.0.1:9", with: "h:80").replacing("Expect: 100-Continue\r\n", with: ""))
        #expect(String(decoding: head.forwarded(replacing: Array("other:9".utf8), by: []), as: UTF8.self) == text)
        for (target, path) in [("/", "/"), ("/a?b", "/a"), ("*", "*"), ("http://h", "/"), ("http://h?x", "/"), ("/a#b", "/a")] {
            #expect(try RequestHead.read(queue("GET \(target) HTTP/1.1\r\n\r\n"))?.path == path)
        }
    }

    @Test func aHeadIsReadWhereverItIsCut() throws {
        let text = "GET /a HTTP/1.1\r\nA: b\r\nX-Long: \(String(repeating: "x", count: 300))\r\n\r\n"
        let bytes = Array(text.utf8)
        for cut in 0..<bytes.count {
            let queue = ByteQueue()
            queue.append(Array(bytes[..<cut]))
            #expect(try RequestHead.read(queue) == nil)
            queue.append(Array(bytes[cut...]))
            #expect(try RequestHead.read(queue)?.head.bytes == bytes)
            #expect(queue.isEmpty)
        }
    }

    @Test(arguments: [
        ("GET\r\n\r\n", 400), ("GET /\r\n\r\n", 400), ("GET / HTTP/2.0\r\n\r\n", 505), ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 505),
        ("GET / FTP/1.1\r\n\r\n", 400),
        ("GET  / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nno colon\r\n\r\n", 400), ("GET / HTTP/1.1\r\nA : b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\n: b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\n folded\r\n\r\n", 400), ("GET / HTTP/1.1\nA: b\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nTransfer-Encoding: gzip\r\n\r\n", 501),
        ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n", 501),
        ("GET / HTTP/1.1\r\nUpgrade: websocket\r\n\r\n", 501), ("CONNECT a:1 HTTP/1.1\r\n\r\n", 501),
        ("GET / HTTP/1.1\r\nA: " + String(repeating: "x", count: 40_000), 431),
        ("GET / HTTP/1.1\r\nA: " + String(repeating: "x", count: 33_000) + "\r\n\r\n", 431),
    ])
    func headsThatAreNone(_ text: String, _ status: Int) throws {
        let refusal = try #require(throws: MessageHead.Refusal.self) { _ = try RequestHead.read(queue(text)) }
        #expect(refusal.status == status, "\(refusal.reason)")
    }

    @Test func answersEndByTheirRequest() throws {
        let get = try #require(try RequestHead.read(queue("GET / HTTP/1.1\r\n\r\n"))),
            head = try #require(try RequestHead.read(queue("HEAD / HTTP/1.1\r\n\r\n")))
        for (text, length, headLength) in [
            ("HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\n", BodyLength.bytes(3), BodyLength.none),
            ("HTTP/1.1 204 \r\nContent-Length: 3\r\n\r\n", .none, .none),
            ("HTTP/1.1 304\r\nContent-Length: 3\r\n\r\n", .none, .none),
            ("HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n", .chunked, .none),
            ("HTTP/1.0 200 OK\r\n\r\n", .untilClose, .none), ("HTTP/1.1 100 Continue\r\n\r\n", .none, .none),
        ] {
            let answer = try #require(try AnswerHead.read(queue(text)))
            #expect(answer.body(to: get) == length && answer.body(to: head) == headLength)
        }
        #expect(throws: MessageHead.Refusal.self) { try AnswerHead.read(queue("SSH-2.0-OpenSSH\r\n\r\n")) }
        #expect(throws: MessageHead.Refusal.self) { try AnswerHead.read(queue("HTTP/1.1 2x0 OK\r\n\r\n")) }
    }

    @Test func aQueueKeepsItsBytesInOrder() {
        let queue = ByteQueue()
        var next: UInt8 = 0, expected: UInt8 = 0
        for round in 0..<3000 {
            let count = queue.append((0..<(round % 97)).map { _ in defer { next &+= 1 }; return next })
            #expect(count == round % 97)
            let taken = min(queue.count, round % 89)
            for byte in queue.bytes.prefix(taken) { #expect(byte == expected); expected &+= 1 }
            queue.drop(taken)
            if queue.room < 200 { expected &+= UInt8(truncatingIfNeeded: queue.count); queue.drop(queue.count) }
        }
        queue.drop(queue.count)
        #expect(queue.append([UInt8](repeating: 1, count: 70_000)) == ByteQueue.capacity && queue.room == 0)
    }
}
