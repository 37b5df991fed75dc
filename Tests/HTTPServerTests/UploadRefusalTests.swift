import Glibc
import HTTPCore
import HTTPServer
import Testing

/// Uploads that do not come to their end: whatever the reason, the peer is told where it can be, and no file is left.
@Suite(.timeLimit(.minutes(2))) struct UploadRefusalTests {
    static let refusal = HTTPResponse(status: .forbidden, headers: ["X-Why": "late"], body: .bytes(Array("no".utf8)))

    @Test(arguments: ["", "Expect: 100-continue\r\n"]) func refusedUnread(_ expect: String) async throws {
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            uploads.intake = { _ in .refused(Self.refusal) }
            let text = try await withClient(uploads) { client in
                client.send("PUT /f HTTP/1.1\r\nHost: h\r\n\(expect)Content-Length: 5\r\n\r\n")
                return try client.textToEnd()
            }
            #expect(text.hasPrefix("HTTP/1.1 403 "), "and no 100 before it")
            #expect(text.contains("\r\nConnection: close\r\n"))
            #expect(text.contains("\r\nX-Why: late\r\n"))
            #expect(text.hasSuffix("\r\n\r\nno"))
            #expect(uploads.served.value == 0)
            #expect(folder.names.isEmpty)
        }
    }

    @Test(arguments: Framing.allCases) func aPeerThatKeepsSendingReadsTheRefusal(_ framing: Framing) async throws {
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            uploads.intake = { _ in .refused(Self.refusal) }
            let answers = try await withServer(uploads) { server in
                let port = server.port
                return try await offThePool {
                    let request = framing.request(bytes(8 << 20)) + Array("GET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n".utf8)
                    return try (0..<5).map { _ in
                        let client = try RawClient(port: port)
                        let isSent = client.send(request)
                        let answer = try client.response()
                        return "\(isSent) \(answer.status) \(answer.text) \(try client.isClosed())"
                    }
                }
            }
            #expect(answers == [String](repeating: "true 403 no true", count: 5))
            #expect(uploads.served.value == 0)
        }
    }

    @Test func headIsRefusedWithoutABody() async throws {
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            uploads.intake = { _ in .refused(Self.refusal) }
            let text = try await withClient(uploads) { client in
                client.send("HEAD /f HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\nabcde")
                return try client.textToEnd()
            }
            #expect(text.hasPrefix("HTTP/1.1 403 "))
            #expect(text.hasSuffix("\r\n\r\n"))
        }
    }

    @Test func aPeerThatWaitsIsToldToGoOn() async throws {
        try await withFolder { folder in
            let texts = try await withClient(Uploads(folder: folder)) { client in
                client.send("PUT /f HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
                let interim = try client.response().status
                client.send([1, 2, 3])
                return ["\(interim)", try client.response().text]
            }
            #expect(texts == ["100", Uploads.summary([1, 2, 3])])
        }
    }

    @Test func moreThanTheMaximumIsRefused() async throws {
        let body = bytes(1_001)
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            uploads.maximum = 1_000
            let answers = try await withServer(uploads) { server in
                let port = server.port
                return try await offThePool {
                    try [
                        Array("PUT /f HTTP/1.1\r\nHost: h\r\nContent-Length: 1001\r\n\r\n".utf8),
                        Array("PUT /f HTTP/1.1\r\nHost: h\r\nExpect: 100-continue\r\nContent-Length: 1001\r\n\r\n".utf8),
                        Framing.chunked.request(body, piece: 100), Framing.chunked.request(body, piece: 2_000),
                        Framing.length.request(Array(body.prefix(1_000))), Framing.chunked.request(Array(body.prefix(1_000)), piece: 100),
                    ].map { text in
                        let client = try RawClient(port: port)
                        client.send(text)
                        return try client.response().status
                    }
                }
            }
            #expect(answers == [413, 413, 413, 413, 200, 200])
            #expect(uploads.served.value == 2)
            #expect(folder.names.isEmpty)
        }
    }

    @Test func whatComesBeyondTheLengthIsAnotherRequest() async throws {
        try await withFolder { folder in
            let answers = try await withClient(Uploads(folder: folder)) { client in
                client.send(Framing.length.request([1, 2, 3]) + [4, 5, 6, 13, 10, 13, 10])
                let first = try client.response(), second = try client.response()
                return [first.text, "\(second.status) \(try client.isClosed())"]
            }
            #expect(answers == [Uploads.summary([1, 2, 3]), "400 true"])
        }
    }

    @Test func aBrokenChunkEndsTheUpload() async throws {
        try await withFolder { folder in
            let uploads = Uploads(folder: folder)
            let status = try await withClient(uploads) { client in
                client.send("PUT /f HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n3\r\nabcX\r\n")
                return try client.response().status
            }
            #expect(status == 400)
            #expect(uploads.served.value == 0)
            #expect(folder.names.isEmpty)
        }
    }

    enum Leaving: CaseIterable, Sendable { case close, reset, halfClose }

    @Test(arguments: Leaving.allCases, Framing.allCases) func aPeerThatLeavesLeavesNoFile(_ leaving: Leaving, _ framing: Framing)
        async throws
    {
        try await withFolder { folder in
            let uploads = Uploads(folder: folder)
            try await withServer(uploads) { server in
                let port = server.port
                try await offThePool {
                    for size in [1, 100_000, 3 << 20] {
                        let client = try RawClient(port: port)
                        let request = framing.request(bytes(4 << 20))
                        client.send(Array(request.prefix(100 + size)))
                        #expect(folder.isUsed())
                        switch leaving {
                        case .close: client.close()
                        case .reset: client.reset()
                        case .halfClose: client.finishSending()
                        }
                        #expect(folder.becomesEmpty(), "\(size)")
                    }
                }
            }
            #expect(uploads.served.value == 0)
        }
    }

    @Test func aPeerThatLeavesDuringTheHandlerDoesNotTakeItsFile() async throws {
        let gate = Gate()
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            let seen = Count()
            uploads.handler = { request in
                await gate.wait()
                seen.add(Checksum.of(file: request.file?.path ?? "") == Checksum.of([1, 2, 3]) ? 1 : 100)
                return .text("")
            }
            let served = uploads.served
            try await withServer(uploads) { server in
                let port = server.port
                try await offThePool {
                    let client = try RawClient(port: port)
                    client.send(Framing.length.request([1, 2, 3]))
                    while served.value == 0 { pause(milliseconds: 1) }
                    client.reset()
                }
                gate.open()
            }
            #expect(seen.value == 1)
            #expect(folder.names.isEmpty)
        }
    }

    @Test func aDrainEndsWhatDoesNotCome() async throws {
        try await withFolder { folder in
            try await withServer(Uploads(folder: folder)) { server in
                let port = server.port
                let client = try await offThePool {
                    let client = try RawClient(port: port)
                    client.send(Array(Framing.length.request(bytes(100_000)).prefix(50_000)))
                    #expect(folder.isUsed())
                    return Held(client)
                }
                await server.drain(within: .milliseconds(50))
                #expect(folder.names.isEmpty)
                client.value.close()
            }
        }
    }

    /// `@unchecked Sendable`: handed from thread to thread, used by one at a time.
    final class Held: @unchecked Sendable {
        let value: RawClient
        init(_ value: RawClient) { self.value = value }
    }

    @Test(arguments: Framing.allCases) func aDrippedBodyIsCut(_ framing: Framing) async throws {
        try await withFolder { folder in
            let uploads = Uploads(folder: folder)
            // Made before the connection, whose time runs from its opening.
            let request = framing.request(bytes(20_000), piece: 1)
            let text = try await withClient(uploads, limits: LimitTests.quick) { client in
                client.send(Array(request.prefix(100)))
                var sent = 100
                while client.send([request[sent]]), sent < 10_000 {
                    sent += 1
                    pause(milliseconds: 5)
                    if client.hasInput { break }
                }
                return try client.textToEnd()
            }
            #expect(text.hasPrefix("HTTP/1.1 408 "))
            #expect(uploads.served.value == 0)
            #expect(folder.names.isEmpty)
        }
    }

    /// What is just quick enough in each span holds its file, and what is counted for it, no longer than it may in all.
    @Test func aBodyThatTakesTooLongInAllIsCut() async throws {
        var limits = LimitTests.quick
        limits.progressBytes = 1
        try await withFolder { [limits] folder in
            var uploads = Uploads(folder: folder)
            let released = Count()
            uploads.intake = { _ in
                .file(directory: folder.path, maximum: 1 << 20, hold: BodyHold { released.add() }, within: .milliseconds(400))
            }
            let text = try await withClient(uploads, limits: limits) { client in
                client.send("PUT /f HTTP/1.1\r\nHost: h\r\nContent-Length: 1048576\r\n\r\n")
                var sent = 0
                while client.send([7]), sent < 10_000 {
                    sent += 1
                    pause(milliseconds: 5)
                    if client.hasInput { break }
                }
                return try client.textToEnd()
            }
            #expect(text.hasPrefix("HTTP/1.1 408 "))
            #expect(uploads.served.value == 0 && released.value == 1)
            #expect(folder.names.isEmpty)
        }
    }

    /// Bytes are counted as they come.
    @Test(arguments: Framing.allCases) func whatFindsNoRoomIsRefusedWhenItComes(_ framing: Framing) async throws {
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            let released = Count()
            uploads.intake = { _ in
                let come = Count()
                let hold = BodyHold(
                    grow: { bytes in
                        come.add(bytes)
                        return come.value <= 100_000
                    },
                    release: { released.add() })
                return .file(directory: folder.path, maximum: 1 << 20, hold: hold)
            }
            let answers = try await withServer(uploads) { server in
                let port = server.port
                return try await offThePool {
                    try [100_000, 100_001, 400_000].map { size in
                        let client = try RawClient(port: port)
                        client.send(framing.request(bytes(size)))
                        let answer = try client.response()
                        return "\(answer.status) \(answer.field("Connection") ?? "goes on")"
                    }
                }
            }
            #expect(answers == ["200 goes on", "503 close", "503 close"])
            #expect(uploads.served.value == 1)
            #expect(folder.becomesEmpty() && released.value == 3)
        }
    }

    @Test func aBodyThatProgressesMayTakeLonger() async throws {
        var limits = LimitTests.quick
        limits.progressBytes = 100
        let body = bytes(6_000)
        try await withFolder { [limits] folder in
            let text = try await withClient(Uploads(folder: folder), limits: limits) { client in
                let request = Framing.length.request(body)
                for from in stride(from: 0, to: request.count, by: 100) {
                    client.send(Array(request[from..<min(from + 100, request.count)]))
                    pause(milliseconds: 10)
                }
                return try client.response().text
            }
            #expect(text == Uploads.summary(body))
        }
    }

    @Test(arguments: ["/no/such/folder", "/proc/self", "/dev/null"]) func aFolderThatCannotBeWrittenIsNoRoom(_ path: String) async throws {
        try await withFolder { folder in
            var uploads = Uploads(folder: folder)
            uploads.intake = { _ in .file(directory: path, maximum: 1 << 30) }
            let answers = try await withServer(uploads) { server in
                let port = server.port
                return try await offThePool {
                    try Framing.allCases.map { framing in
                        let client = try RawClient(port: port)
                        client.send(framing.request(bytes(1 << 20)))
                        let answer = try client.response()
                        return "\(answer.status) \(answer.text) \(try client.isClosed())"
                    }
                }
            }
            let body = #"{"code":"storage_full","message":"Insufficient Storage.","retryable":true}"#
            #expect(answers == ["507 \(body) true", "507 \(body) true"])
            #expect(uploads.served.value == 0)
        }
    }

    @Test(arguments: Framing.allCases) func aDiskThatFillsUpIsNoRoom(_ framing: Framing) async throws {
        try await withFolder { folder in
            let uploads = Uploads(folder: folder)
            let answer = try await withClient(uploads) { client in
                let request = framing.request(bytes(1 << 20))
                client.send(Array(request.prefix(500_000)))
                #expect(folder.isUsed())
                // The server's descriptor of the file now leads to a full device.
                let path = "\(folder.path)/\(folder.names.first ?? "")"
                let full = open("/dev/full", O_WRONLY | O_CLOEXEC)
                defer { close(full) }
                for descriptor in Int32(3)..<1024 where Self.target(of: descriptor) == path { dup2(full, descriptor) }
                client.send(Array(request.dropFirst(500_000)))
                return try client.response()
            }
            #expect(answer.status == 507)
            #expect(answer.field("Connection") == "close")
            #expect(uploads.served.value == 0)
            #expect(folder.names.isEmpty)
        }
    }

    private static func target(of descriptor: Int32) -> String {
        var text = [UInt8](repeating: 0, count: 1_000)
        let count = text.withUnsafeMutableBytes { bytes in
            bytes.bindMemory(to: CChar.self).baseAddress.map { readlink("/proc/self/fd/\(descriptor)", $0, 1_000) } ?? 0
        }
        return String(decoding: text.prefix(max(0, count)), as: UTF8.self)
    }
}
