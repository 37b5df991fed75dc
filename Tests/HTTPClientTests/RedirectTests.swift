import CurlKit
import HTTPCore
import Testing

@Suite(.timeLimit(.minutes(1))) struct RedirectTests {
    private func redirecting(_ status: String) -> ScriptedPeer {
        ScriptedPeer { request, _ in
            request.line.contains("/start")
                ? .status(status, headers: ["Location: /end?x=1"], body: "moved") : .status("200 OK", body: "here")
        }
    }

    @Test func chainIsListed() throws {
        let peer = ScriptedPeer { request, _ in
            if request.line.hasPrefix("GET /1 ") { return .status("302 Found", headers: ["Location: 2", "X-Hop: one"], body: "first") }
            if request.line.hasPrefix("GET /2 ") { return .status("301 Moved Permanently", headers: ["Location: /3"]) }
            return .status("200 OK", body: "end")
        }
        let session = try EasySession()
        let response = try session.perform(CurlRequest(url: peer.url("/1"), options: .init(maximumRedirects: 5)))
        #expect(response.status == .ok && response.url == peer.url("/3"))
        #expect(response.hops.map(\.status.code) == [302, 301])
        #expect(response.hops.map(\.url) == [peer.url("/1"), peer.url("/2")])
        #expect(response.hops[0].headers["X-Hop"] == "one" && response.hops[0].body == Array("first".utf8))
        #expect(response.headers["X-Hop"] == nil, "the last answer has its own headers only")
    }

    @Test func redirectsAreTheCallersUnlessAskedFor() throws {
        let peer = redirecting("302 Found")
        let response = try EasySession().perform(CurlRequest(url: peer.url("/start")))
        #expect(response.status.code == 302 && response.headers["Location"] == "/end?x=1" && response.hops.isEmpty)
        #expect(peer.requests.count == 1)
    }

    @Test func thereIsALimit() throws {
        let peer = ScriptedPeer { _, _ in .status("302 Found", headers: ["Location: /"]) }
        #expect(throws: CurlError.tooManyRedirects(limit: 3)) {
            try EasySession().perform(CurlRequest(url: peer.url(), options: .init(maximumRedirects: 3)))
        }
        #expect(peer.requests.count == 4)
    }

    /// RFC 9110 §15.4.
    @Test(arguments: [
        ("301 Moved Permanently", "POST", "GET"), ("302 Found", "POST", "GET"), ("303 See Other", "POST", "GET"),
        ("303 See Other", "PUT", "GET"),
        ("307 Temporary Redirect", "POST", "POST"), ("308 Permanent Redirect", "POST", "POST"), ("302 Found", "PUT", "PUT"),
        ("301 Moved Permanently", "DELETE", "DELETE"), ("303 See Other", "HEAD", "HEAD"),
    ])
    func methodAfterRedirect(status: String, method: String, next: String) throws {
        let peer = ScriptedPeer { request, _ in
            request.line.contains("/start")
                ? .answer("HTTP/1.1 \(status)\r\nLocation: /end?x=1\r\nContent-Length: 0\r\n\r\n") : .status("200 OK")
        }
        let sendsBody = method != "HEAD"
        let request = CurlRequest(
            method: method, url: peer.url("/start"), headers: sendsBody ? ["Content-Type": "text/plain"] : [:],
            body: sendsBody ? .bytes(Array("body".utf8)) : .none, options: .init(maximumRedirects: 1))
        #expect(try EasySession().perform(request).status == .ok)
        let last = try #require(peer.requests.last)
        #expect(last.line == "\(next) /end?x=1 HTTP/1.1")
        #expect(last.text == (next == method && sendsBody ? "body" : ""))
        #expect((last.headers["Content-Type"] != nil) == (next == method && sendsBody))
    }

    @Test func credentialsStayWithTheirOrigin() throws {
        let target = ScriptedPeer { _, _ in .status("200 OK") }
        let elsewhere = target.url("/stolen")
        let peer = ScriptedPeer { request, _ in
            request.line.contains("/away") ? .status("307 Temporary Redirect", headers: ["Location: \(elsewhere)"])
                : request.line.contains("/home") ? .status("307 Temporary Redirect", headers: ["Location: /kept"]) : .status("200 OK")
        }
        let session = try EasySession()
        for path in ["/home", "/away"] {
            for basic in [nil, CurlRequest.Credentials(user: "u", password: "p")] {
                let headers: HTTPHeaders =
                    basic == nil ? ["Authorization": "Bearer secret", "Cookie": "id=1", "X-Other": "1"] : ["X-Other": "1"]
                _ = try session.perform(
                    CurlRequest(url: peer.url(path), headers: headers, basicAuth: basic, options: .init(maximumRedirects: 1)))
            }
        }
        #expect(peer.requests.filter { $0.line.contains("/kept") }.map { $0.headers["Authorization"] } == ["Bearer secret", "Basic dTpw"])
        #expect(target.requests.count == 2)
        #expect(
            target.requests.allSatisfy { $0.headers["Authorization"] == nil && $0.headers["Cookie"] == nil && $0.headers["X-Other"] == "1" }
        )
    }

    @Test(arguments: ["file:///etc/passwd", "gopher://127.0.0.1/", "ftp://127.0.0.1/"]) func otherSchemesAreNotFollowed(target: String)
        throws
    {
        let peer = ScriptedPeer { _, _ in .status("302 Found", headers: ["Location: \(target)"]) }
        #expect(throws: CurlError.self) { try EasySession().perform(CurlRequest(url: peer.url(), options: .init(maximumRedirects: 3))) }
    }
}

@Suite struct URLOriginTests {
    @Test(arguments: [
        ("http://Example.test/a", "http://example.test:80"), ("https://example.test", "https://example.test:443"),
        ("http://u:p@example.test:8080/x?y", "http://example.test:8080"), ("http://[::1]:81/", "http://[::1]:81"),
    ])
    func origins(url: String, origin: String) throws { #expect(try URLOrigin(of: url).description == origin) }

    @Test(arguments: ["", "nonsense", "/path", "http://", "http://a b/", "http://a:0x50/"]) func noOrigins(url: String) {
        #expect(throws: CurlError.self) { try URLOrigin(of: url) }
    }
}
