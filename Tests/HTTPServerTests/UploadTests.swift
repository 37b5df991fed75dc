import Glibc
import HTTPCore
import HTTPServer
import Testing

/// Bodies that are received into files.
@Suite(.timeLimit(.minutes(2))) struct UploadTests {
    @Test(arguments: [0, 1, 65_536, 8 << 20 | 1], Framing.allCases)
    func arriveWholeWhateverTheirSize(_ size: Int, _ framing: Framing) async throws {
        let body = bytes(size)
        try await withFolder { folder in
            let answers = try await withClient(Uploads(folder: folder)) { client in
                try [1_000, 1 << 20].map { piece in
                    client.send(framing.request(body, piece: piece))
                    return try client.response()
                }
            }
            #expect(answers.map(\.status) == [200, 200])
            #expect(answers.map(\.text) == [Uploads.summary(body), Uploads.summary(body)])
            #expect(folder.names.isEmpty, "what a handler does not take goes")
        }
    }

    @Test(arguments: Framing.allCases) func arriveWholeHoweverTheyAreCut(_ framing: Framing) async throws {
        let body = bytes(300)
        try await withFolder { folder in
            let text = try await withClient(Uploads(folder: folder)) { client in
                for byte in framing.request(body, piece: 7) { client.send([byte]) }
                return try client.response().text
            }
            #expect(text == Uploads.summary(body))
        }
    }

    @Test(arguments: HTTPMethod.allCases) func everyMethodMayBringOne(_ method: HTTPMethod) async throws {
        let body = bytes(10_000)
        try await withFolder { folder in
            let answer = try await withClient(Uploads(folder: folder)) { client in
                client.send(Framing.length.request(method, "/f", body))
                return try client.response(bodyless: method == .head)
            }
            #expect(answer.status == 200)
            let expected = Uploads.summary(method, "/f", body)
            #expect(method == .head ? answer.field("Content-Length") == "\(expected.utf8.count)" : answer.text == expected)
        }
    }

    @Test func requestsWithoutABodyAreNotAskedAbout() async throws {
        try await withFolder { folder in
            let uploads = Uploads(folder: folder)
            let texts = try await withClient(uploads) { client in
                try [HTTPMethod.get, .put, .delete].map { method in
                    client.send("\(method.rawValue) /x HTTP/1.1\r\nHost: h\r\n\r\n")
                    return try client.response().text
                }
            }
            #expect(texts == ["GET /x no file 0", "PUT /x no file 0", "DELETE /x no file 0"])
            #expect(uploads.asked.value == 0)
        }
    }

    @Test func theHeadSaysWhereABodyGoes() async throws {
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            uploads.intake = { head in
                let isWhole =
                    head.method == .put && head.query == "q" && head.headers["X-To"] != nil && head.peerAddress == "127.0.0.1"
                    && head.body.isEmpty
                return isWhole && head.path == "/file" ? .file(directory: folder.path, maximum: 10) : .memory
            }
            let texts = try await withClient(uploads) { [limits = HTTPLimits()] client in
                try ["/file", "/memory", "/file"].map { path in
                    client.send(Framing.length.request(.put, path + "?q", [1, 2, 3], fields: "X-To: \(limits.bodyBytes)\r\n"))
                    return try client.response().text
                }
            }
            #expect(
                texts == [Uploads.summary(.put, "/file", [1, 2, 3]), "PUT /memory no file 3", Uploads.summary(.put, "/file", [1, 2, 3])])
        }
    }

    @Test func aFileThatIsMovedAwayStays() async throws {
        let body = bytes(100_000)
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            uploads.handler = { request in
                guard let file = request.file else { return .text("no file") }
                var status = stat()
                stat(file.path, &status)
                return .text("\(rename(file.path, "\(folder.path)/kept")) \(String(status.st_mode & 0o777, radix: 8)) \(status.st_size)")
            }
            let text = try await withClient(uploads) { client in
                client.send(Framing.length.request(body))
                return try client.response().text
            }
            #expect(text == "0 600 100000")
            #expect(folder.names == ["kept"])
            #expect(Checksum.of(file: "\(folder.path)/kept") == Checksum.of(body))
        }
    }

    @Test func theFileOfARequestMayBeItsAnswer() async throws {
        let body = bytes(1 << 20)
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            uploads.handler = { HTTPResponse(status: .ok, body: .file(path: $0.file?.path ?? "")) }
            let answer = try await withClient(uploads) { client in
                client.send(Framing.length.request(body))
                return try client.response().body
            }
            #expect(answer == body)
            #expect(folder.names.isEmpty)
        }
    }

    @Test func requestsBehindAnUploadAreAnsweredInOrder() async throws {
        let body = bytes(200_000), small = bytes(10)
        try await withFolder { folder in
            let texts = try await withClient(Uploads(folder: folder)) { client in
                var all: [UInt8] = []
                for _ in 0..<5 {
                    all += Framing.length.request(body) + Array("GET /next HTTP/1.1\r\nHost: h\r\n\r\n".utf8)
                    all += Framing.chunked.request(.post, "/s", small, piece: 3) + Framing.length.request(.put, "/e", [])
                }
                client.send(all)
                return try (0..<20).map { _ in try client.response().text }
            }
            let round = [Uploads.summary(body), "GET /next no file 0", Uploads.summary(.post, "/s", small), Uploads.summary(.put, "/e", [])]
            #expect(texts == (0..<5).flatMap { _ in round })
            #expect(folder.names.isEmpty)
        }
    }

    @Test func manyAtOnceDoNotMix() async throws {
        try await withFolder { folder in
            let texts = try await withServer(loops: 2, Uploads(folder: folder)) { server in
                let port = server.port
                return try await withThrowingTaskGroup(of: (Int, String).self) { group in
                    for index in 0..<20 {
                        group.addTask {
                            try await offThePool {
                                let client = try RawClient(port: port)
                                let text = Framing.allCases[index % 2].request(bytes(1 << 20 + index, seed: UInt64(index)))
                                for from in stride(from: 0, to: text.count, by: 77_777) {
                                    client.send(Array(text[from..<min(from + 77_777, text.count)]))
                                }
                                return (index, try client.response().text)
                            }
                        }
                    }
                    return try await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
                }
            }
            #expect(
                texts == Dictionary(uniqueKeysWithValues: (0..<20).map { ($0, Uploads.summary(bytes(1 << 20 + $0, seed: UInt64($0)))) }))
            #expect(folder.names.isEmpty)
        }
    }

    @Test func memoryDoesNotGrowWithTheBody() async throws {
        let piece = bytes(1 << 20), pieces = 192
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            uploads.handler = { .text("\($0.file?.size ?? 0)") }
            let (text, grown) = try await withClient(uploads) { client in
                let before = Self.peakMemory(afterReset: true)
                client.send("PUT /f HTTP/1.1\r\nHost: h\r\nContent-Length: \(pieces << 20)\r\n\r\n")
                for _ in 0..<pieces { client.send(piece) }
                return (try client.response().text, Self.peakMemory() - before)
            }
            #expect(text == "\(pieces << 20)")
            #expect(grown < 96 << 20)
        }
    }

    /// The most this process has held, in bytes, since the last reset.
    private static func peakMemory(afterReset: Bool = false) -> Int {
        if afterReset, let file = fopen("/proc/self/clear_refs", "w") {
            fputs("5", file)
            fclose(file)
        }
        guard let file = fopen("/proc/self/status", "r") else { return 0 }
        defer { fclose(file) }
        var line = [CChar](repeating: 0, count: 256)
        while fgets(&line, 256, file) != nil {
            let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
            if text.hasPrefix("VmHWM:") { return (Int(text.filter(\.isNumber)) ?? 0) << 10 }
        }
        return 0
    }
}
