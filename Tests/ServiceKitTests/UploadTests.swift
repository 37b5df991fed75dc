import AppTesting
import Contracts
import Glibc
import HTTPCore
import JSONCoding
import Platform
import ServiceKit
import Testing
import TestSupport
import Wire

private enum Files {
    static let put = Endpoint<Anyone, NoteParameters, Nothing, Nothing>(
        "probe.putFile", .put, "/files/{id}", rawBody: "application/octet-stream", errors: [.forbidden, .dayClosed], summary: "Put")
    static let post = Endpoint<Anyone, Nothing, Nothing, RawOutput>(
        "probe.postFile", .post, "/files", contentType: "text/plain", rawBody: "application/octet-stream", summary: "Post")
    static let get = Endpoint<Anyone, NoteParameters, Nothing, RawOutput>(
        "probe.getFile", .get, "/files/{id}", contentType: "application/octet-stream", summary: "Get")
}

/// Uploads, over a socket and in-process: the same handlers see the same things.
@Suite(.timeLimit(.minutes(2))) struct UploadTests {
    static let path = "/files/\(UserID.example.text)"
    static let content = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 13) }

    struct Store: Sendable {
        let folder: String
        let admitted = Collected<String>()
        let served = Collected<String>()

        /// `X-Say` of a request decides what becomes of it.
        func settings(into directory: String? = nil) -> ProbeService.Settings {
            let directory = directory ?? folder
            return ProbeService.Settings(routes: { _ in
                [
                    Files.put.handleUpload(into: directory, admit: admit) { call, request, file in
                        served.add("\(file.size) \(request.body.count) \(request.file == file) \(request.headers["X-Say"] ?? "")")
                        switch request.headers["X-Say"] {
                        case "day closed": throw APIError(.dayClosed)
                        case "broken": throw SecretCause()
                        case "drop": break
                        default:
                            guard rename(file.path, "\(folder)/\(call.parameters.id.text)") == 0 else { throw SecretCause() }
                        }
                        return HTTPResponse(status: .noContent, headers: ["ETag": "\"\(file.size)\""])
                    },
                    Files.post.handleUpload(into: directory, admit: { _, _ in 100 }) { _, _, file in
                        served.add("post")
                        return HTTPResponse(status: .ok, body: .bytes(Array("\(file.size)".utf8)))
                    },
                    Files.get.handle { call in
                        HTTPResponse(status: .ok, headers: ["ETag": "\"1\""], body: .file(path: "\(folder)/\(call.parameters.id.text)"))
                    },
                    Notes.add.handle { $0.body },
                ]
            })
        }

        private func admit(_ call: Call<Anyone, NoteParameters, Nothing>, _ request: HTTPRequest) throws -> Int {
            admitted.add(
                "\(request.method.rawValue) \(call.parameters.id.text) \(request.query ?? "") \(request.body.count) \(call.context.language)"
            )
            switch request.headers["X-Say"] {
            case "forbidden": throw APIError(.forbidden)
            case "secret": throw SecretCause()
            default: return request.headers["X-Maximum"].flatMap { Int($0) } ?? 1 << 30
            }
        }

        var names: [String] {
            guard let directory = opendir(folder) else { return [] }
            defer { closedir(directory) }
            var names: [String] = []
            while let entry = readdir(directory) {
                let name = withUnsafePointer(to: &entry.pointee.d_name) {
                    $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
                }
                if name != "." && name != ".." { names.append(name) }
            }
            return names
        }
    }

    private static func run(_ transport: Transport, into directory: String? = nil, _ body: (Probe, Store) async throws -> Void) async throws
    {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        let store = Store(folder: folder.path)
        try await Probe.run(settings: store.settings(into: directory), transport: transport) { app in try await body(app, store) }
    }

    @Test(arguments: Transport.allCases) func aFileIsTakenAndGivenBack(_ transport: Transport) async throws {
        try await Self.run(transport) { app, store async throws in
            let put = try await app.client.send(.put, Self.path + "?signature=s", headers: ["Accept-Language": "ar"], body: Self.content)
            #expect(put.status == 204)
            #expect(put.headers["ETag"] == "\"3000000\"")
            #expect(put.headers["X-Request-Id"] != nil)
            #expect(put.headers["Content-Type"] == nil)
            #expect(store.admitted.all == ["PUT \(UserID.example.text) signature=s 0 arabic"], "once, without the body")
            #expect(store.served.all == ["3000000 0 true "])
            #expect(store.names == [UserID.example.text])
            let get = try await app.client.send(.get, Self.path)
            #expect(get.body == Self.content)
            #expect(get.headers["Content-Type"] == "application/octet-stream")
        }
    }

    @Test(arguments: Transport.allCases) func anEmptyBodyIsAnEmptyFile(_ transport: Transport) async throws {
        try await Self.run(transport) { app, store async throws in
            #expect(try await app.client.send(.put, Self.path).status == 204)
            #expect(store.served.all == ["0 0 true "])
            #expect(store.admitted.count == 1)
            #expect(store.names.count == 1)
        }
    }

    @Test(arguments: Transport.allCases) func whatIsNotAdmittedIsNotRead(_ transport: Transport) async throws {
        try await Self.run(transport) { app, store async throws in
            for (say, status) in [("forbidden", 403), ("secret", 500)] {
                let answer = try await app.client.send(
                    .put, Self.path, headers: ["X-Say": say, "Accept-Language": "ar", "X-Request-Id": "req-\(say)"], body: Self.content)
                #expect(answer.status == status)
                #expect(answer.headers.all("X-Request-Id") == ["req-\(say)"])
                #expect(answer.headers.all("X-Content-Type-Options") == ["nosniff"])
                #expect(answer.json?["requestId"]?.string == "req-\(say)")
                #expect(answer.json?["message"]?.string?.unicodeScalars.contains { (0x600...0x6ff).contains($0.value) } == true)
                #expect(!answer.text.contains("cause"))
                let line = app.log.text.split(separator: "\n").first { $0.contains("req-\(say)") && $0.contains("probe.putFile") }
                #expect(line?.contains("\(status)") == true, "it is counted and logged as its route's")
            }
            #expect(store.admitted.count == 2)
            #expect(store.served.count == 0)
            #expect(store.names.isEmpty)
        }
    }

    @Test(arguments: Transport.allCases) func moreThanIsAdmittedIsRefused(_ transport: Transport) async throws {
        try await Self.run(transport) { app, store async throws in
            let over = try await app.client.send(.put, Self.path, headers: ["X-Maximum": "2999999"], body: Self.content)
            #expect(over.status == 413)
            #expect(over.code == .contentTooLarge)
            #expect(store.served.count == 0)
            #expect(store.names.isEmpty)
            #expect(try await app.client.send(.put, Self.path, headers: ["X-Maximum": "3000000"], body: Self.content).status == 204)
        }
    }

    @Test(arguments: Transport.allCases) func whatAHandlerDoesNotKeepGoes(_ transport: Transport) async throws {
        try await Self.run(transport) { app, store async throws in
            for (say, status) in [("drop", 204), ("day closed", 409), ("broken", 500)] {
                let answer = try await app.client.send(.put, Self.path, headers: ["X-Say": say], body: Self.content)
                #expect(answer.status == status)
                #expect(store.names.isEmpty, "\(say)")
            }
            #expect(store.served.count == 3)
        }
    }

    @Test(arguments: Transport.allCases, ["/no/such/folder", "/proc/self"]) func aFolderThatCannotBeWrittenIsNoRoom(
        _ transport: Transport, _ folder: String
    ) async throws {
        try await Self.run(transport, into: folder) { app, store async throws in
            let answer = try await app.client.send(.put, Self.path, body: Self.content)
            #expect(answer.status == 507)
            #expect(answer.code == .storageFull)
            #expect(answer.json?["retryable"] == true)
            #expect(!answer.text.contains(folder))
            #expect(store.served.count == 0)
            #expect(app.log.text.split(separator: "\n").contains { $0.contains("body not stored") && $0.contains("errno") })
        }
    }

    @Test(arguments: Transport.allCases) func anIdThatCannotBeOneNamesNothing(_ transport: Transport) async throws {
        try await Self.run(transport) { app, store async throws in
            #expect(try await app.client.send(.put, "/files/x", body: Self.content).code == .notFound)
            #expect(try await app.client.send(.put, "/nowhere", body: [1]).code == .noSuchRoute)
            #expect(try await app.client.send(.delete, Self.path, body: [1]).code == .methodNotAllowed)
            #expect(store.admitted.count == 0)
            #expect(store.names.isEmpty)
        }
    }

    @Test func otherRoutesKeepTheirLimit() async throws {
        try await Self.run(.socket) { app, store async throws in
            #expect(try await app.client.json(.post, "/notes", #"{"text":"x"}"#).status == 201)
            let answer = try await app.client.send(.post, "/notes", headers: ["Content-Type": "application/json"], body: Self.content)
            #expect(answer.code == .contentTooLarge)
            // The route of uploads by POST has its own.
            #expect(try await app.client.send(.post, "/files", body: [UInt8](repeating: 1, count: 101)).code == .contentTooLarge)
        }
    }

    @Test(arguments: Transport.allCases) func aKeyDoesNotStandForABodyThatIsNotKept(_ transport: Transport) async throws {
        try await Self.run(transport) { app, store async throws in
            for body in [[1], [1, 2], [1]] as [[UInt8]] {
                let answer = try await app.client.send(.post, "/files", headers: ["Idempotency-Key": "same"], body: body)
                #expect(answer.text == "\(body.count)")
                #expect(answer.headers["Content-Type"] == "text/plain")
            }
            #expect(store.served.count == 3)
        }
    }

    @Test func unchangedAndPartialAnswersComeFromTheTransport() async throws {
        try await Self.run(.socket) { app, store async throws in
            _ = try await app.client.send(.put, Self.path, body: [1, 2, 3])
            for (fields, status, body) in [
                (["If-None-Match": "\"1\""], 304, []), (["Range": "bytes=1-"], 206, [2, 3]), (["Range": "bytes=3-"], 416, []),
            ] as [(HTTPHeaders, Int, [UInt8])] {
                let answer = try await app.client.send(.get, Self.path, headers: fields)
                #expect(answer.status == status)
                #expect(answer.body == body)
                #expect(
                    Files.get.description.violations(status: answer.status, contentType: answer.headers["Content-Type"], body: nil).isEmpty)
            }
        }
    }
}
