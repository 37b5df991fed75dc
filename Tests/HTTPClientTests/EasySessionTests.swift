import CurlKit
import Glibc
import HTTPCore
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct EasySessionTests {
    @Test func answerAndTimings() throws {
        let peer = ScriptedPeer { _, _ in
            .answer(
                """
                HTTP/1.1 103 Early Hints\r\nLink: early\r\n\r\nHTTP/1.1 200 OK\r\nX-A: 1\r\nX-B: 2\r\nX-A: 3\r\nX-Folded: a\r\n  \
                b\r\nContent-Length: 2\r\n\r\nok
                """
            )
        }
        let session = try EasySession()
        let response = try session.perform(CurlRequest(url: peer.url("/x")))
        #expect(response.status == .ok)
        #expect(
            response.headers.map(\.name) == ["X-A", "X-B", "X-A", "X-Folded", "Content-Length"], "the interim answer leaves nothing behind")
        #expect(response.headers.all("x-a") == ["1", "3"])
        #expect(response.headers["X-Folded"] == "a b")
        #expect(response.version == "HTTP/1.1")
        #expect(response.url == peer.url("/x"))
        #expect(response.remoteAddress == "127.0.0.1" && response.remotePort == peer.port)
        let timings = response.timings
        #expect(timings.nameLookup <= timings.connect && timings.connect <= timings.sent)
        #expect(timings.sent <= timings.startTransfer && timings.startTransfer <= timings.total)
        #expect(timings.total > .zero)
        #expect(response.isNewConnection)
        #expect(try !session.perform(CurlRequest(url: peer.url("/x"))).isNewConnection)
    }

    @Test func oldVersionAndUnreadableBytes() throws {
        let peer = ScriptedPeer { _, _ in .answerAndClose("HTTP/1.0 200 OK\r\nX-Name: caf\u{e9}\r\n\r\nto the end") }
        let response = try EasySession().perform(CurlRequest(url: peer.url()))
        #expect(response.version == "HTTP/1.0")
        #expect(response.headers["X-Name"] == "café")
        #expect(String(decoding: response.body, as: UTF8.self) == "to the end")
    }

    @Test(arguments: ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PURGE", "X-CUSTOM"]) func anyMethod(method: String)
        throws
    {
        let peer = ScriptedPeer { request, _ in
            request.line.hasPrefix("HEAD") ? .answer("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n") : .status("200 OK")
        }
        let session = try EasySession()
        for _ in 0..<2 { #expect(try session.perform(CurlRequest(method: method, url: peer.url())).status == .ok) }
        #expect(peer.requests.map(\.line) == ["\(method) / HTTP/1.1", "\(method) / HTTP/1.1"])
    }

    @Test func aBodyGoesWithAnyMethod() throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        let session = try EasySession()
        for method in ["GET", "DELETE", "POST"] {
            _ = try session.perform(
                CurlRequest(method: method, url: peer.url(), headers: ["Content-Type": "text/plain"], body: .bytes(Array("body".utf8))))
        }
        #expect(peer.requests.map(\.text) == ["body", "body", "body"])
        #expect(peer.requests.allSatisfy { $0.headers.all("Content-Type") == ["text/plain"] })
    }

    @Test func headersKeepOrderAndDuplicates() throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        let headers: HTTPHeaders = ["X-B": "1", "X-A": "2", "x-b": "3", "X-Empty": "", "Accept": "application/json", "Host": "shop.test"]
        _ = try EasySession().perform(CurlRequest(url: peer.url(), headers: headers))
        let seen = try #require(peer.requests.first?.headers)
        #expect(seen.map(\.name).filter { $0.lowercased().hasPrefix("x-") } == ["X-B", "X-A", "x-b", "X-Empty"])
        #expect(seen.all("X-B") == ["1", "3"])
        #expect(seen.all("Accept") == ["application/json"], "ours replaces libcurl's")
        #expect(seen.all("Host") == ["shop.test"])
    }

    @Test func multipart() throws {
        let path = "/tmp/barbell-multipart-\(getpid())"
        let file = try #require(fopen(path, "w"))
        fputs("file content", file)
        fclose(file)
        defer { unlink(path) }
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        _ = try EasySession().perform(
            CurlRequest(
                method: "POST", url: peer.url(),
                body: .multipart([
                    .init(name: "title", content: .bytes(Array("Push day".utf8))),
                    .init(name: "empty", content: .bytes([])),
                    .init(name: "photo", filename: "a.png", contentType: "image/png", content: .bytes([0x89, 0x50, 0])),
                    .init(name: "video", filename: "b.mp4", contentType: "video/mp4", content: .file(path: path)),
                ])))
        let seen = try #require(peer.requests.first)
        let type = try #require(seen.headers["Content-Type"])
        #expect(type.hasPrefix("multipart/form-data; boundary="))
        let boundary = "--" + type.split(separator: "=")[1]
        let parts = String(decoding: seen.body, as: UTF8.self).components(separatedBy: boundary).dropFirst().map {
            $0.components(separatedBy: "\r\n")
        }
        #expect(parts.map { Array($0.dropFirst().dropLast()) } == [
            ["Content-Disposition: form-data; name=\"title\"", "", "Push day"],
            ["Content-Disposition: form-data; name=\"empty\"", "", ""],
            ["Content-Disposition: form-data; name=\"photo\"; filename=\"a.png\"", "Content-Type: image/png", "", "\u{FFFD}P\u{0}"],
            ["Content-Disposition: form-data; name=\"video\"; filename=\"b.mp4\"", "Content-Type: video/mp4", "", "file content"],
            [],
        ])
        #expect(throws: CurlError.invalidRequest("cannot read /nowhere")) {
            try EasySession().perform(
                CurlRequest(method: "POST", url: peer.url(), body: .multipart([.init(name: "a", content: .file(path: "/nowhere"))])))
        }
    }

    @Test func cookiesStayInTheirSession() throws {
        let peer = ScriptedPeer { _, number in
            number == 0 ? .status("200 OK", headers: ["Set-Cookie: a=1; Path=/", "Set-Cookie: b=2; Path=/only"]) : .status("200 OK")
        }
        let session = try EasySession(), other = try EasySession()
        for path in ["/", "/", "/only/x"] { _ = try session.perform(CurlRequest(url: peer.url(path))) }
        #expect(session.cookies.count == 2)
        _ = try other.perform(CurlRequest(url: peer.url()))
        try session.clearCookies()
        _ = try session.perform(CurlRequest(url: peer.url()))
        #expect(peer.requests.map { $0.headers["Cookie"] } == [nil, "a=1", "b=2; a=1", nil, nil])
        #expect(session.cookies.isEmpty)
    }

    @Test func basicAuth() throws {
        let peer = ScriptedPeer { _, _ in .status("200 OK") }
        let session = try EasySession()
        _ = try session.perform(CurlRequest(url: peer.url(), basicAuth: .init(user: "Aladdin", password: "open sesame")))
        _ = try session.perform(CurlRequest(url: peer.url()))
        #expect(peer.requests.map { $0.headers["Authorization"] } == ["Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==", nil])
    }

    @Test func limitsAndTimeouts() throws {
        let peer = ScriptedPeer { request, _ in
            request.line.contains("/slow") ? .hang : .status("200 OK", body: String(repeating: "x", count: 100))
        }
        let session = try EasySession()
        #expect(throws: CurlError.tooLarge(limit: 99)) {
            try session.perform(CurlRequest(url: peer.url(), options: .init(maximumBodyBytes: 99)))
        }
        #expect(throws: CurlError.timedOut(connecting: false)) {
            try session.perform(CurlRequest(url: peer.url("/slow"), options: .init(timeout: .milliseconds(100))))
        }
        #expect(try session.perform(CurlRequest(url: peer.url(), options: .init(maximumBodyBytes: 100))).body.count == 100)
    }

    @Test func brokenAnswers() throws {
        let answers: [ScriptedPeer.Step] = [
            .close, .reset, .answerAndClose("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\nshort"), .answerAndClose("garbage\r\n\r\n"),
        ]
        for answer in answers {
            let peer = ScriptedPeer { _, _ in answer }
            #expect(throws: CurlError.self, "\(answer)") { try EasySession().perform(CurlRequest(url: peer.url())) }
            #expect(peer.requests.count == 1)
        }
    }

    @Test func nobodyListens() throws {
        let peer = ScriptedPeer { _, _ in .close }
        peer.stop()
        do throws(CurlError) {
            _ = try EasySession().perform(CurlRequest(url: peer.url()))
            Issue.record("somebody answered")
        } catch {
            guard case .connectFailed = error else { Issue.record("\(error)"); return }
        }
    }

    /// libcurl sends it again by itself, but whoever took the first try may have acted on it.
    @Test func aPeerThatGoesUnderARequestIsNoRefusedConnection() throws {
        final class Place: Sendable { let peer = Mutex<ScriptedPeer?>(nil) }
        let place = Place()
        let peer = ScriptedPeer { _, number in
            guard number > 0 else { return .status("200 OK") }
            place.peer.withLock { $0 }?.stop()
            return .close
        }
        place.peer.withLock { $0 = peer }
        defer { place.peer.withLock { $0 = nil } }
        let session = try EasySession()
        _ = try session.perform(CurlRequest(url: peer.url()))
        do throws(CurlError) {
            _ = try session.perform(CurlRequest(url: peer.url()))
            Issue.record("somebody answered")
        } catch {
            guard case .reset = error else { Issue.record("\(error)"); return }
        }
        #expect(peer.requests.count == 2)
    }

    /// The environment's proxy is not asked: neither services nor tests may be led elsewhere by a variable.
    @Test func environmentProxiesAreIgnored() async {
        await #expect(processExitsWith: .success) {
            let peer = ScriptedPeer { _, _ in .status("200 OK") }
            for name in ["http_proxy", "HTTP_PROXY", "ALL_PROXY", "all_proxy"] { setenv(name, "http://127.0.0.1:1", 1) }
            let response = try EasySession().perform(CurlRequest(url: peer.url()))
            #expect(response.status == .ok && peer.requests.first?.line == "GET / HTTP/1.1")
        }
    }
}

extension String {
    /// As Foundation has it, without Foundation.
    fileprivate func components(separatedBy separator: some StringProtocol) -> [String] {
        split(separator: separator, omittingEmptySubsequences: false).map(String.init)
    }
}
