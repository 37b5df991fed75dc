import EventLoop
import HTTPClient
import HTTPCore
import HTTPServer
import JSONCoding
import Platform
import Synchronization
import Testing
import Wire

@testable import FlowRunner

/// A shop with accounts: what it gives out differs in every session.
private final class Shop: HTTPResponder {
    private struct State {
        var accounts: [String: String] = [:]
        var orders: [String: String] = [:]
        var count = 0
    }
    private let state = Mutex(State())

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        func json(_ status: Int, _ value: JSONValue, _ headers: HTTPHeaders = [:]) -> HTTPResponse {
            var headers = headers
            headers["Content-Type"] = "application/json"
            return HTTPResponse(status: HTTPStatus(status), headers: headers, body: .bytes(value.bytes()))
        }
        let body = (try? JSONParser.parse(request.body)) ?? .null
        return state.withLock { state in
            state.count += 1
            let token = "tok_\(UInt64.random(in: 1 << 40...1 << 50))_\(state.count)"
            let owner = request.headers["Authorization"].flatMap { state.accounts[String($0.dropFirst(7))] }
            switch (request.method, request.path) {
            case (.post, "/signup"):
                guard let email = body["email"]?.string, let password = body["password"]?.string, password.utf8.count >= 8 else {
                    return json(422, ["code": "validation_failed", "message": "The password is too short."])
                }
                guard !state.accounts.values.contains(email) else { return json(409, ["code": "email_taken"]) }
                state.accounts[token] = email
                return json(
                    201,
                    [
                        "accessToken": .string(token),
                        "user": [
                            "id": .string("usr\(state.count)x\(UInt32.random(in: 1000...9_999_999))"), "email": .string(email),
                            "createdAt": .string(Instant(milliseconds: Int64(state.count) * 1000).text), "name": body["name"] ?? .null,
                        ],
                    ])
            case (.post, "/orders"):
                guard let owner else { return json(401, ["code": "unauthenticated"]) }
                let id = "ord-\(state.count)-\(UInt32.random(in: 1000...9_999_999))"
                state.orders[id] = owner
                return json(
                    201,
                    [
                        "order": [
                            "id": .string(id), "items": body["items"] ?? .null, "total": 4299, "note": body["note"] ?? .null, "paid": false,
                            "coupon": .null,
                        ]
                    ], ["ETag": "\"v\(state.count)-\(id)\""])
            case (.get, _) where request.path.hasPrefix("/orders/"):
                guard let id = request.path.split(separator: "/").last, state.orders[String(id)] == owner, owner != nil else {
                    return json(404, ["code": "not_found"])
                }
                return json(
                    200,
                    [
                        "id": .string(String(id)), "day": .string(String(request.query?.suffix(10) ?? "2026-01-01")),
                        "lines": [["sku": "band"], ["sku": "mat"]], "tags": [],
                    ])
            case (.delete, _): return HTTPResponse(status: .noContent)
            case (.get, "/picture"): return HTTPResponse(status: .ok, headers: ["Content-Type": "image/png"], body: .bytes([0x89, 0x50]))
            default: return json(404, ["code": "not_found", "message": .string("\(request.path) \"is\" {{nowhere}}")])
            }
        }
    }
}

/// An event stream: one event, and one more when told to.
private final class Feed: HTTPResponder {
    private let gate = AsyncStream<Void>.makeStream()

    func goOn() { gate.continuation.finish() }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        HTTPResponse(
            status: .ok, headers: ["Content-Type": "text/event-stream"],
            body: .stream { [gate] writer in
                try await writer.write(Array("data: 1\n\n".utf8))
                for await _ in gate.stream {}
                try await writer.write(Array("data: 2\n\n".utf8))
            })
    }
}

@Suite struct RecordTests {
    private func client(on loops: EventLoopGroup) -> HTTPClient {
        HTTPClient(loops: loops, configuration: RecordingProxy.clientConfiguration, random: SystemRandom())
    }

    private func send(_ method: String, _ url: String, _ body: String = "", _ headers: HTTPHeaders = [:]) async throws -> TransportResponse
    {
        var request = TransportRequest(method: method, url: url, headers: headers, body: Array(body.utf8))
        if !body.isEmpty { request.headers["Content-Type"] = "application/json" }
        return try CurlTransport().send(request)
    }

    /// A session through the proxy becomes a flow that passes against the same service, twice.
    @Test func aRecordedSessionIsReplayed() async throws {
        let (loops, proxyLoops) = (try EventLoopGroup(count: 1), try EventLoopGroup(count: 1))
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: Shop())
        let log = CallLog()
        let url = "http://127.0.0.1:\(server.port)"
        let http = client(on: proxyLoops)
        let proxy = try await HTTPServer.start(
            host: "127.0.0.1", port: 0, loops: proxyLoops,
            responder: RecordingProxy(service: "shop", url: url, http: http, log: log, clock: { Instant(milliseconds: 1_772_352_000_000) }))
        let base = "http://127.0.0.1:\(proxy.port)"
        _ = try await send("POST", base + "/signup", #"{"email": "Layla@Example.com", "password": "short"}"#)
        let signedUp = try await send(
            "POST", base + "/signup", #"{"email": "Layla@Example.com", "password": "Mountain7Path", "name": "ليلى 😀 \"L\" {{x}}"}"#)
        let token = try #require(try JSONParser.parse(signedUp.body)["accessToken"]?.string)
        let authorization: HTTPHeaders = ["Authorization": "Bearer \(token)", "Idempotency-Key": "3f1c0e36-0001", "Accept-Language": "ar"]
        let order = try await send(
            "POST", base + "/orders",
            #"{"items": [{"sku": "band", "quantity": 2, "price": 21.5}], "note": "for Layla@Example.com", "on": "2026-03-01"}"#,
            authorization)
        let id = try #require(try JSONParser.parse(order.body)["order"]?["id"]?.string)
        #expect(try await send("GET", base + "/orders/\(id)?day=2026-03-01", "", authorization).status == 200)
        #expect(try await send("GET", base + "/picture").body == [0x89, 0x50])
        _ = try await send("GET", base + "/no%20where", "")
        _ = try await send("DELETE", base + "/orders/\(id)", "", ["If-Match": order.headers["ETag"] ?? ""])
        await proxy.drain(within: .seconds(1))
        http.close()
        proxyLoops.stop()

        let draft = try FlowDraft(log.answered, title: "A visit", path: "draft.hurl")
        #expect(draft.remarks == [])
        #expect(draft.secrets == ["password", "password2"])
        for secret in ["Mountain7Path", token, id, "Layla@Example.com", "3f1c0e36"] { #expect(!draft.text.contains(secret), "\(secret)") }
        for line in [
            "accessToken: jsonpath \"$.accessToken\"", "orderId: jsonpath \"$.order.id\"", "etag: header \"ETag\"",
            "Authorization: Bearer {{accessToken}}",
            "If-Match: {{etag}}", "Idempotency-Key: key-{{unique}}-1",
            "GET {{shop}}/orders/{{orderId}}?day={{newDate format \"%Y-%m-%d\" urlEncode}}",
            "jsonpath \"$.user.email\" == \"layla.{{unique}}@example.com\"", "jsonpath \"$.user.createdAt\" isIsoDate",
            "jsonpath \"$.user.id\" isString",
            "jsonpath \"$.order.total\" == 4299", "jsonpath \"$.order.coupon\" == null", "jsonpath \"$.order.items\" count == 1",
            "jsonpath \"$.tags\" isEmpty",
            "jsonpath \"$.lines\" count == 2", "header \"Content-Type\" startsWith \"image/png\"", "HTTP 204",
            "# run with --secret password2=…",
        ] { #expect(draft.text.contains(line + "\n"), "\(line)") }
        #expect(try FlowFormatter.format(SourceText(path: "draft.hurl", text: draft.text)) == draft.text)
        let flow = try FlowLoader.load(text: draft.text, path: "draft.hurl")
        #expect(FlowLint(table: nil, checker: nil).check([flow]) == [])

        var settings = RunSettings()
        settings.services = [ServiceAddress(name: "shop", url: url)]
        settings.secrets = ["password": "short", "password2": "Mountain7Path"]
        for seed in 1...2 {
            settings.seed = UInt64(seed)
            let result = FlowSuite.run([flow], settings: settings, environment: .live(checker: nil), redactionKey: [1, 2, 3])
            #expect(result.flows.map(\.complaints) == [""], "\(draft.text)")
        }
        await server.drain(within: .seconds(1))
        loops.stop()
    }

    @Test func aServiceThatIsAwayIsNoCall() async throws {
        let loops = try EventLoopGroup(count: 1)
        let log = CallLog()
        let http = client(on: loops)
        let proxy = try await HTTPServer.start(
            host: "127.0.0.1", port: 0, loops: loops,
            responder: RecordingProxy(
                service: "shop", url: "http://127.0.0.1:1", http: http, log: log, clock: { Instant(milliseconds: 0) }))
        // However often: the app decides when to ask again.
        for _ in 1...7 {
            let answer = try await send("GET", "http://127.0.0.1:\(proxy.port)/")
            #expect(answer.status == 502)
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(text.hasPrefix("barbell record: no answer from http://127.0.0.1:1: not connected"))
        }
        #expect(log.answered.isEmpty)
        await proxy.drain(within: .seconds(1))
        http.close()
        loops.stop()
    }

    /// What has no end of its own reaches the app as it comes, and is no call of the flow.
    @Test(.timeLimit(.minutes(1))) func anEventStreamIsPassedOnAndAWebSocketRefused() async throws {
        let (loops, proxyLoops) = (try EventLoopGroup(count: 1), try EventLoopGroup(count: 1))
        let feed = Feed()
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: feed)
        let log = CallLog()
        let url = "http://127.0.0.1:\(server.port)"
        let http = client(on: proxyLoops)
        let proxy = try await HTTPServer.start(
            host: "127.0.0.1", port: 0, loops: proxyLoops,
            responder: RecordingProxy(service: "shop", url: url, http: http, log: log, clock: { Instant(milliseconds: 0) }))
        let base = "http://127.0.0.1:\(proxy.port)"
        let events = try await http.open(
            ClientRequest(url: base + "/events?token=x"), deadline: .seconds(20), silence: .seconds(30), isEndless: true)
        #expect(events.headers["Content-Type"] == "text/event-stream")
        let first = try await events.next()
        #expect(first == Array("data: 1\n\n".utf8))
        feed.goOn()
        var rest: [UInt8] = []
        while let piece = try await events.next() { rest += piece }
        #expect(rest == Array("data: 2\n\n".utf8))

        let socket = try await send("GET", base + "/room", "", ["Upgrade": "websocket", "Connection": "Upgrade"])
        #expect(socket.status == 501)
        #expect(String(decoding: socket.body, as: UTF8.self).contains("at \(url)/room"))
        #expect(log.answered.isEmpty)
        #expect(
            log.remarks == [
                "shop GET /events: event streams are passed on and are no part of the flow",
                "shop GET /room: WebSockets are not passed on; the app has to ask \(url) itself",
            ])
        await proxy.drain(within: .seconds(1))
        await server.drain(within: .seconds(1))
        http.close()
        proxyLoops.stop()
        loops.stop()
    }

    private func call(
        _ method: String, _ target: String, _ body: [UInt8] = [], _ type: String? = nil, status: Int = 200, headers: HTTPHeaders = [:],
        answer: String = ""
    ) -> RecordedCall {
        var headers = headers
        if let type { headers["Content-Type"] = type }
        return RecordedCall(
            service: "a", method: method, target: target, headers: headers, body: body, status: status,
            answerHeaders: answer.isEmpty ? [:] : ["Content-Type": "application/json"], answer: Array(answer.utf8),
            time: Instant(milliseconds: 0))
    }

    @Test func codesAreSecretsOrComeFromAnAnswer() throws {
        let request = call("POST", "/otp/request", Array(#"{"phone": "+966501234567"}"#.utf8), "application/json", status: 202)
        let verify = call(
            "POST", "/otp/verify", Array(#"{"phone": "+966501234567", "code": "481516"}"#.utf8), "application/json",
            answer: #"{"ok": true, "token": "abc"}"#)
        let alone = try FlowDraft([request, verify], title: "x", path: "x.hurl")
        #expect(alone.secrets == ["code"])
        #expect(alone.text.contains(#"{ "phone": "{{phone}}", "code": "{{code}}" }"#))
        let message = call(
            "GET", "/messages?to=%2B966501234567",
            answer: #"{"items": [{"code": "481516", "text": "481516 is your code.", "to": "+966501234567"}]}"#)
        let whole = try FlowDraft([request, message, verify], title: "x", path: "x.hurl")
        #expect(whole.secrets == [])
        #expect(whole.text.contains("code: jsonpath \"$.items[0].code\"\n"))
        #expect(whole.text.contains("jsonpath \"$.items[0].text\" isString\n"))
        #expect(whole.text.contains("GET {{a}}/messages?to={{phone urlEncode}}\n"))
        #expect(!whole.text.contains("481516"))
        let coupon = try FlowDraft(
            [call("PUT", "/promo", Array(#"{"code": "WELCOME10"}"#.utf8), "application/json")], title: "x", path: "x.hurl")
        #expect(coupon.secrets == [] && coupon.text.contains("WELCOME10"))
    }

    @Test func everyKindOfBodyIsKept() throws {
        let draft = try FlowDraft(
            [
                call("POST", "/form", Array("user=a%20b&password=geheim99&x=1%2B1%23".utf8), "application/x-www-form-urlencoded"),
                call("POST", "/text", Array("two\nlines # and {one} \\ more".utf8), "text/plain"),
                call("POST", "/bytes", [0, 255, 10], "application/octet-stream"),
                call("POST", "/ticks", Array("`{{x}}`".utf8), "text/plain"),
                call("POST", "/large", [UInt8](repeating: 65, count: 100_000), "text/plain"),
                call(
                    "PATCH", "/json", Array(#"{"a": "{{b}} \\ \" \u0001 ف", "c": [1, 2.5, null, {}], "a b'c": 1}"#.utf8),
                    "application/json", answer: #"{"a b'c": [], "d": "{{e}} \" \\ \n"}"#),
                call("HEAD", "/x", answer: "{}"),
                call(
                    "GET", "/secret",
                    headers: ["Authorization": "Bearer eyJ.unknown.token", "X-Key": "a#b", "User-Agent": "x", "Cookie": "a=b"]),
            ], title: "Two\nlines", path: "x.hurl")
        #expect(draft.secrets == ["password", "token"])
        #expect(draft.remarks.count == 1 && draft.remarks[0].contains("/large"))
        let flow = try FlowLoader.load(text: draft.text, path: "x.hurl")
        #expect(flow.title == "Two lines")
        let log = RequestLog()
        var settings = RunSettings()
        settings.services = [ServiceAddress(name: "a", url: "http://a")]
        settings.secrets = ["password": "geheim99", "token": "eyJ.unknown.token"]
        let environment = RunEnvironment(
            transport: {
                FakeTransport(log: log) { request throws(TransportError) in
                    request.url.hasSuffix("/json") ? .json(200, #"{"a b'c": [], "d": "{{e}} \" \\ \n"}"#) : TransportResponse(status: 200)
                }
            },
            clock: { Instant(milliseconds: 0) }, uptime: { .zero }, sleep: { _ in })
        let result = FlowSuite.run([flow], settings: settings, environment: environment, redactionKey: [1])
        #expect(result.flows[0].complaints == "")
        let bodies = log.all.map { $0.body }
        #expect(String(decoding: bodies[0], as: UTF8.self) == "user=a%20b&password=geheim99&x=1%2B1%23")
        #expect(String(decoding: bodies[1], as: UTF8.self) == "two\nlines # and {one} \\ more")
        #expect(bodies[2] == [0, 255, 10] && bodies[3] == Array("`{{x}}`".utf8))
        #expect(try JSONParser.parse(bodies[4]) == JSONParser.parse(#"{"a": "{{b}} \\ \" \u0001 ف", "c": [1, 2.5, null, {}], "a b'c": 1}"#))
        #expect(log.all[6].headers["X-Key"] == "a#b" && log.all[6].headers["User-Agent"] != "x")
    }

    @Test func waitingIsARetry() throws {
        var calls = [
            call("POST", "/jobs", status: 202), call("GET", "/jobs/1", answer: #"{"state": "running"}"#),
            call("GET", "/jobs/1", answer: #"{"state": "done"}"#),
        ]
        calls += [call("GET", "/later"), call("GET", "/at-once"), call("DELETE", "/jobs/1", status: 204)]
        for (index, milliseconds) in [0, 10, 20, 500, 510, 5000].enumerated() {
            calls[index].time = Instant(milliseconds: Int64(milliseconds))
        }
        let text = try FlowDraft(calls, title: "x", path: "x.hurl").text
        let retried = text.components(separatedBy: "# @step ").filter { $0.contains("retry: 50\nretry-interval: 100ms\n") }
        #expect(retried.map { $0.prefix { $0 != "\n" } } == ["GET /jobs/1 answers 200", "GET /later answers 200"])
        #expect(!text.contains("running") && text.contains("== \"done\""))
    }

    @Test func nothingIsNoFlow() throws {
        #expect(try FlowDraft([], title: "Empty", path: "x.hurl").text == "# @title Empty\n")
    }
}
