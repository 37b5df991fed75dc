import EventLoop
import Glibc
import HTTPClient
import HTTPCore
import HTTPServer
import Platform
import Testing

@testable import CurlKit

/// Bodies that go from a file and into one.
@Suite(.timeLimit(.minutes(2))) struct FileTransferTests {
    static let content = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }

    /// A folder of the test's own and a client.
    private func run(
        _ configuration: HTTPClient.Configuration = .init(retries: RetryPolicy(attempts: 3, base: .milliseconds(1))),
        _ body: (HTTPClient, Scratch) async throws -> Void
    ) async throws {
        let loops = try EventLoopGroup(count: 1, name: "client")
        defer { loops.stop() }
        let client = HTTPClient(loops: loops, configuration: configuration, random: SystemRandom())
        defer { client.close() }
        let scratch = try Scratch()
        defer { scratch.remove() }
        try await body(client, scratch)
    }

    // MARK: - Sending

    @Test(arguments: [nil, 0..<300_000, 0..<1, 299_999..<300_000, 1_000..<200_000, 5..<5, 300_000..<300_000] as [Range<Int>?])
    func aFileOrAPartOfItIsSent(_ range: Range<Int>?) async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        try await run { client, scratch async throws in
            let path = try scratch.file(Self.content)
            let request = ClientRequest(method: .put, url: peer.url("/o"), headers: ["X-A": "1"], body: .file(path: path, range: range))
            #expect(try await client.send(request, deadline: .seconds(10)).status == .ok)
        }
        let seen = try #require(peer.requests.first)
        let expected = Array(Self.content[range ?? 0..<300_000])
        #expect(seen.line == "PUT /o HTTP/1.1")
        #expect(seen.body == expected)
        #expect(seen.headers["Content-Length"] == "\(expected.count)")
        #expect(seen.headers["X-A"] == "1")
        for added in ["Content-Type", "Expect", "Transfer-Encoding"] { #expect(seen.headers[added] == nil) }
    }

    @Test func everyAttemptSendsTheWholeFile() async throws {
        let peer = ScriptedPeer { _, number in number == 0 ? .status("503 Service Unavailable") : number == 1 ? .reset : .status("200 OK") }
        try await run { client, scratch async throws in
            let request = ClientRequest(method: .put, url: peer.url(), body: .file(path: try scratch.file(Self.content)))
            #expect(try await client.send(request, deadline: .seconds(10)).status == .ok)
        }
        #expect(peer.requests.map { $0.body == Self.content } == [true, true, true])
    }

    @Test func aDeadKeptConnectionIsNoticed() async throws {
        let peer = ScriptedPeer { _, number in
            number == 0 ? .answerAndClose("HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n") : .status("200 OK")
        }
        try await run { client, scratch async throws in
            let request = ClientRequest(method: .put, url: peer.url(), body: .file(path: try scratch.file(Self.content)))
            for _ in 0..<2 { #expect(try await client.send(request, deadline: .seconds(10)).status == .ok) }
        }
        #expect(peer.requests.allSatisfy { $0.body == Self.content })
    }

    @Test func whatIsNotARepeatableFileIsNotSentTwice() async throws {
        let peer = ScriptedPeer { _, _ in .reset }
        try await run { client, scratch async throws in
            let request = ClientRequest(method: .post, url: peer.url(), body: .file(path: try scratch.file(Self.content)))
            await #expect(throws: HTTPClientError.self) { try await client.send(request, deadline: .seconds(10)) }
        }
        #expect(peer.requests.count == 1)
    }

    @Test func filesThatCannotBeReadAreNotSent() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        try await run { client, scratch async throws in
            let path = try scratch.file([1, 2, 3])
            let cases: [(ClientBody, HTTPClientError)] = [
                (.file(path: scratch.path + "/missing"), .file(code: ENOENT)), (.file(path: scratch.path), .file(code: EINVAL)),
                (.file(path: "/dev/zero"), .file(code: EINVAL)),
                (.file(path: path, range: 1..<4), .invalidRequest("range outside the file")),
                (.file(path: path, range: -1..<2), .invalidRequest("range outside the file")),
            ]
            for (body, error) in cases {
                await #expect(throws: error) {
                    try await client.send(ClientRequest(method: .put, url: peer.url(), body: body), deadline: .seconds(10))
                }
            }
        }
        #expect(peer.requests.isEmpty)
    }

    @Test func aFileThatShrinksIsAnError() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        let path = try scratch.file(Self.content)
        let source = try FileSource(path: path, range: nil)
        var buffer = [UInt8](repeating: 0, count: 1000)
        #expect(try buffer.withUnsafeMutableBytes { try source.read(into: $0) } == 1000)
        truncate(path, 500)
        #expect(throws: CurlError.file(code: EIO)) { try buffer.withUnsafeMutableBytes { try source.read(into: $0) } }
        #expect(source.seek(to: 0))
        #expect(try buffer.withUnsafeMutableBytes { try source.read(into: $0) } == 500)
        #expect(!source.seek(to: 300_001))
    }

    @Test func aShrinkingFileEndsTheCall() async throws {
        // The answer does not come before the body, so the client is still reading when the file is cut.
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        try await run { client, scratch async throws in
            let path = scratch.path + "/sparse"
            let descriptor = open(path, O_CREAT | O_RDWR, 0o600)
            defer { close(descriptor) }
            ftruncate(descriptor, 1 << 40)
            let call = Task {
                try await client.send(ClientRequest(method: .put, url: peer.url(), body: .file(path: path)), deadline: .seconds(60))
            }
            while peer.openConnections == 0 { await Task.yield() }
            ftruncate(descriptor, 10)
            await #expect(throws: HTTPClientError.file(code: EIO)) { try await call.value }
        }
    }

    // MARK: - Receiving

    @Test(arguments: [0, 1, 16_384, 300_000]) func anAnswerGoesToAFile(_ size: Int) async throws {
        let text = String(decoding: Self.content.prefix(size).map { $0 & 0x7f }, as: UTF8.self)
        let peer = ScriptedPeer { request, _ in
            request.line.contains("/chunked")
                ? .answer(
                    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + (size > 0 ? "\(String(size, radix: 16))\r\n\(text)\r\n" : "")
                        + "0\r\n\r\n")
                : .status("206 Partial Content", headers: ["ETag: \"e\""], body: text)
        }
        try await run { client, scratch async throws in
            for path in ["/known", "/chunked"] {
                let answer = try await client.download(
                    ClientRequest(url: peer.url(path)), to: scratch.path + path, maximum: size, deadline: .seconds(10))
                #expect(answer.status.isSuccess)
                #expect(answer.fileBytes == size)
                #expect(answer.body.isEmpty)
                #expect(answer.headers["ETag"] == (path == "/known" ? "\"e\"" : nil))
                #expect(scratch.read(path) == Array(text.utf8))
                var status = stat()
                stat(scratch.path + path, &status)
                #expect(status.st_mode & 0o777 == 0o600)
            }
        }
    }

    @Test func otherAnswersAreInMemory() async throws {
        let peer = ScriptedPeer { request, _ in
            .status(
                request.line.contains("/404") ? "404 Not Found" : "304 Not Modified", body: request.line.contains("/404") ? "<Error/>" : "")
        }
        try await run { client, scratch async throws in
            for path in ["/404", "/304"] {
                let answer = try await client.download(
                    ClientRequest(url: peer.url(path)), to: scratch.path + "/f", maximum: 3, deadline: .seconds(10))
                #expect(answer.status.code == Int(path.dropFirst()))
                #expect(answer.body == Array((path == "/404" ? "<Error/>" : "").utf8))
                #expect(answer.fileBytes == nil)
            }
            #expect(scratch.names.isEmpty)
        }
    }

    @Test func aPlainSendKeepsItsLimit() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK", body: "1234") }
        try await run(.init(maximumBodyBytes: 3)) { client, scratch async throws in
            await #expect(throws: HTTPClientError.tooLarge(limit: 3)) {
                try await client.send(ClientRequest(url: peer.url()), deadline: .seconds(10))
            }
            let answer = try await client.download(
                ClientRequest(url: peer.url()), to: scratch.path + "/f", maximum: 4, deadline: .seconds(10))
            #expect(answer.fileBytes == 4)
        }
    }

    @Test func tooLargeLeavesNoFile() async throws {
        let peer = ScriptedPeer { request, _ in
            request.line.contains("/chunked")
                ? .answer(
                    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + String(repeating: "a\r\n0123456789\r\n", count: 101)
                        + "0\r\n\r\n")
                // The rest never comes: an announced length is believed.
                : .answer("HTTP/1.1 200 OK\r\nContent-Length: 1001\r\n\r\n0")
        }
        try await run { client, scratch async throws in
            for path in ["/known", "/chunked"] {
                await #expect(throws: HTTPClientError.tooLarge(limit: 1000)) {
                    try await client.download(
                        ClientRequest(url: peer.url(path)), to: scratch.path + "/f", maximum: 1000, deadline: .seconds(60))
                }
                #expect(scratch.names.isEmpty)
            }
        }
        #expect(peer.requests.count == 2, "and it is not asked for again")
    }

    @Test func aBrokenTransferIsTriedAgainAndLeavesNoPart() async throws {
        let half = ScriptedPeer.Step.answerAndClose("HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n" + String(repeating: "x", count: 500))
        let broken = ScriptedPeer { _, _ in half }
        let mended = ScriptedPeer { _, number in number < 2 ? half : .status("200 OK", body: "whole") }
        try await run { client, scratch async throws in
            do throws(HTTPClientError) {
                _ = try await client.download(
                    ClientRequest(url: broken.url()), to: scratch.path + "/f", maximum: 1000, deadline: .seconds(10))
                Issue.record("a part is not the whole")
            } catch {
                guard case .reset = error else { Issue.record("\(error)"); return }
            }
            #expect(broken.requests.count == 3)
            #expect(scratch.names.isEmpty)
            let answer = try await client.download(
                ClientRequest(url: mended.url()), to: scratch.path + "/f", maximum: 1000, deadline: .seconds(10))
            #expect(answer.fileBytes == 5)
            #expect(scratch.read("/f") == Array("whole".utf8))
        }
    }

    @Test func whatIsThereAlreadyIsLeftAlone() async throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK", body: "new") }
        try await run { client, scratch async throws in
            let path = try scratch.file([1, 2, 3])
            let cases = [(path, EEXIST), (scratch.path, EEXIST), (scratch.path + "/no/f", ENOENT), ("/proc/self/f", ENOENT)]
            for (path, code) in cases {
                await #expect(throws: HTTPClientError.file(code: code), "\(path)") {
                    try await client.download(ClientRequest(url: peer.url()), to: path, maximum: 1000, deadline: .seconds(10))
                }
            }
            #expect(scratch.read("/file") == [1, 2, 3])
        }
        #expect(peer.requests.isEmpty, "nothing is asked for that cannot be kept")
    }

    @Test func aFullDiskLeavesNoFile() throws {
        let scratch = try Scratch()
        defer { scratch.remove() }
        // A link would be refused, so the device takes the place of a file that is open.
        let target = try FileTarget(.init(path: scratch.path + "/f", maximum: 1000))
        let full = open("/dev/full", O_WRONLY)
        defer { close(full) }
        for descriptor in Int32(3)..<1024 where scratch.isOpen("/f", as: descriptor) { dup2(full, descriptor) }
        #expect(throws: CurlError.file(code: ENOSPC)) { try [1, 2, 3].withUnsafeBytes { try target.write($0) } }
    }

    @Test func anEarlyEndLeavesNoFile() async throws {
        let peer = ScriptedPeer { _, _ in .hang }
        try await run { client, scratch async throws in
            await #expect(throws: HTTPClientError.deadlineExceeded) {
                try await client.download(
                    ClientRequest(url: peer.url()), to: scratch.path + "/f", maximum: 1000, deadline: .milliseconds(100))
            }
            #expect(scratch.names.isEmpty)
            let path = scratch.path + "/f"
            let call = Task { try await client.download(ClientRequest(url: peer.url()), to: path, maximum: 1000, deadline: .seconds(60)) }
            while scratch.names.isEmpty { await Task.yield() }
            call.cancel()
            await #expect(throws: HTTPClientError.cancelled) { try await call.value }
            #expect(scratch.names.isEmpty)
        }
    }

    // MARK: - Both, with our own server

    struct Store: HTTPResponder {
        let path: String
        func intake(of head: HTTPRequest) -> BodyIntake { .file(directory: path, maximum: 1 << 30) }
        func respond(to request: HTTPRequest) async -> HTTPResponse {
            if let file = request.file {
                rename(file.path, path + "/stored")
                return HTTPResponse(status: .created)
            }
            return HTTPResponse(status: .ok, body: .file(path: path + "/stored"))
        }
    }

    @Test func aLargeFileGoesThereAndBack() async throws {
        let size = 48 << 20
        try await run { client, scratch async throws in
            let path = scratch.path + "/large"
            let file = try #require(fopen(path, "w"))
            for index in 0..<size >> 20 {
                let piece = [UInt8](repeating: UInt8(truncatingIfNeeded: index * 7), count: 1 << 20)
                #expect(fwrite(piece, 1, piece.count, file) == piece.count)
            }
            fclose(file)
            let loops = try EventLoopGroup(count: 1, name: "server")
            let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: Store(path: scratch.path))
            let url = "http://127.0.0.1:\(server.port)/"
            let put = try await client.send(ClientRequest(method: .put, url: url, body: .file(path: path)), deadline: .seconds(60))
            #expect(put.status == .created)
            let back = try await client.download(ClientRequest(url: url), to: scratch.path + "/back", maximum: size, deadline: .seconds(60))
            #expect(back.fileBytes == size)
            let part = try await client.download(
                ClientRequest(url: url, headers: ["Range": "bytes=1048575-1048576"]), to: scratch.path + "/part", maximum: 2,
                deadline: .seconds(60))
            #expect(part.status == .partialContent)
            #expect(scratch.read("/part") == [0, 7])
            #expect(scratch.isSame("/large", "/back"))
            await server.drain(within: .seconds(5))
            loops.stop()
        }
    }
}

/// A folder of a test's own.
struct Scratch {
    let path: String

    init() throws {
        var template = Array("/tmp/barbell-transfer-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw HTTPClientError.file(code: errno) }
        path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    func remove() {
        for name in names { unlink("\(path)/\(name)") }
        rmdir(path)
    }

    var names: [String] {
        guard let directory = opendir(path) else { return [] }
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

    func file(_ content: [UInt8]) throws -> String {
        guard let file = fopen(path + "/file", "w") else { throw HTTPClientError.file(code: errno) }
        defer { fclose(file) }
        fwrite(content, 1, content.count, file)
        return path + "/file"
    }

    func read(_ name: String) -> [UInt8]? {
        guard let file = fopen(path + name, "r") else { return nil }
        defer { fclose(file) }
        var content: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = fread(&piece, 1, piece.count, file)
            if count == 0 { return content }
            content += piece[..<count]
        }
    }

    func isSame(_ a: String, _ b: String) -> Bool {
        guard let a = read(a), let b = read(b), a.count == b.count else { return false }
        return a == b
    }

    func isOpen(_ name: String, as descriptor: Int32) -> Bool {
        var text = [CChar](repeating: 0, count: 1_000)
        let count = readlink("/proc/self/fd/\(descriptor)", &text, 999)
        return count > 0 && String(decoding: text.prefix(count).map { UInt8(bitPattern: $0) }, as: UTF8.self) == path + name
    }
}
