import Commands
import HTTPCore
import Synchronization
import Testing
import Wire

@testable import FlowRunner

@Suite struct RunnerTests {
    @Test func capturesFlowIntoTheNextRequest() throws {
        let bench = Bench { request throws(TransportError) in
            request.method == "POST"
                ? .json(201, #"{"id": 5, "user": {"name": "Sara"}, "tags": ["a", "b"]}"#, ["Location": "/users/5"])
                : .json(200, #"{"ok": true}"#)
        }
        let result = try bench.run(
            """
            # @req AUTH-1
            # @step create
            POST {{auth}}/users
            Accept-Language: ar
            {"name": "Sara {{unique}}", "n": {{seed}}}
            HTTP 201
            Location: /users/5
            [Captures]
            id: jsonpath "$.id"
            [Asserts]
            jsonpath "$.user.name" == "Sara"
            jsonpath "$.tags" count == 2
            jsonpath "$.tags[*]" includes "b"
            jsonpath "$.missing" not exists
            header "location" matches /users\\/\\d+/
            duration < 1000
            status == 201
            # @req AUTH-2
            GET {{auth}}/users/{{id}}
            [Query]
            q: a b
            HTTP 200
            {"ok": true}
            """)
        #expect(result.complaints == "")
        #expect(result.outcome == .passed)
        #expect(result.requirements == ["AUTH-1"])
        #expect(result.proven == ["AUTH-1", "AUTH-2"])
        let sent = bench.log.all
        #expect(sent.map(\.url) == ["http://127.0.0.1:1/users", "http://127.0.0.1:1/users/5?q=a%20b"])
        #expect(sent[0].headers["Content-Type"] == "application/json")
        #expect(sent[0].headers["X-Test-Run"] == result.run)
        #expect(sent[1].headers["X-Request-Id"] == "\(result.run)-2-1")
    }

    @Test func everyFailingAssertIsListed() throws {
        let bench = Bench { _ throws(TransportError) in .json(422, #"{"code": "bad", "n": "5", "list": [1]}"#) }
        let result = try bench.run(
            """
            GET {{auth}}/x
            HTTP 200
            Content-Type: text/plain
            [Captures]
            a: jsonpath "$.nope"
            [Asserts]
            jsonpath "$.n" == 5
            jsonpath "$.nope" != 1
            jsonpath "$.list" includes 2
            jsonpath "$.code" not exists
            header "X" contains "y"
            GET {{auth}}/never
            HTTP 200
            """)
        #expect(
            result.complaints == """
                1 2:6 HTTP 200 | 422 | 200 | the answer was {"code": "bad", "n": "5", "list": [1]}
                1 5:1 capture a | nothing | a value | the members of $ are code, n, list
                1 3:1 Content-Type: text/plain | "application/json" | "text/plain"
                1 7:1 jsonpath "$.n" == 5 | "5" | == 5 | the types differ: string and integer
                1 8:1 jsonpath "$.nope" != 1 | nothing | != 1 | the members of $ are code, n, list
                1 9:1 jsonpath "$.list" includes 2 | [1] | includes 2
                1 10:1 jsonpath "$.code" not exists | "bad" | not exists
                1 11:1 header "X" contains "y" | nothing | contains "y" | the answer's headers are Content-Type
                """)
        #expect(result.steps.map(\.outcome) == [.failed, .notRun])
        #expect(bench.log.all.count == 1)
    }
}

@Suite struct StepOptionTests {
    /// Answers 503 until the n-th request.
    private func flaky(_ good: Int) -> Bench {
        let count = CallCounter()
        return Bench { _ throws(TransportError) in count.next() < good ? .json(503, "{}") : .json(200, #"{"n": 1}"#) }
    }

    @Test func aFailureOvercomeByRetryDoesNotCount() throws {
        let bench = flaky(3)
        let result = try bench.run("GET {{auth}}/x\n[Options]\nretry: 5\nretry-interval: 200ms\nHTTP 200\n[Asserts]\njsonpath \"$.n\" == 1")
        #expect(result.outcome == .passed)
        #expect(result.steps[0].attempts == 3)
        #expect(bench.log.slept == .milliseconds(400))
        #expect(bench.log.all.map { $0.headers["X-Request-Id"] } == (1...3).map { "\(result.run)-1-\($0)" })
    }

    @Test func retriesEnd() throws {
        let bench = flaky(10)
        let result = try bench.run("GET {{auth}}/x\n[Options]\nretry: 2\nHTTP 200")
        #expect(result.outcome == .failed)
        #expect(result.steps[0].attempts == 3)
        #expect(bench.log.slept == .seconds(2))
    }

    @Test func aServiceThatIsAwayIsRetriedToo() throws {
        let count = CallCounter()
        let bench = Bench { _ throws(TransportError) in
            if count.next() == 1 { throw TransportError("cannot connect") }
            return .json(200, "{}")
        }
        #expect(try bench.run("GET {{auth}}/x\n[Options]\nretry: 1\nHTTP 200").outcome == .passed)
    }

    @Test func aMistakeInTheFlowIsNotRetried() throws {
        let bench = flaky(1)
        let result = try bench.run("GET {{auth}}/{{missng}}\n[Options]\nretry: 5\nvariable: missing=1\nHTTP 200")
        #expect(result.complaints == "1 1:5 error the variable missng is not set")
        #expect(result.steps[0].error?.hint == "did you mean missing?")
        #expect(bench.log.all.isEmpty)
    }

    @Test func aServiceThatIsAwayIsAnEnvironmentFailure() throws {
        let bench = Bench { _ throws(TransportError) in throw TransportError("cannot connect") }
        let flow = try FlowLoader.load(text: "GET {{auth}}/x\nHTTP 200", path: "f.hurl")
        #expect(bench.run([flow]).exitCode == .environment)
    }

    /// Breaks its contract in the first answer only.
    private func breaking(_ first: TransportResponse) -> Bench {
        let count = CallCounter()
        var bench = Bench { _ throws(TransportError) in count.next() == 1 ? first : .json(200, "{}") }
        bench.checker = UndeclaredChecker()
        return bench
    }

    @Test func aBrokenContractIsNotForgivenForALaterAnswer() throws {
        let flow = try FlowLoader.load(text: "GET {{auth}}/x\n[Options]\nretry: 1\nHTTP 200", path: "f.hurl")
        var bench = breaking(.json(200, #"{"undeclared": 1}"#))
        #expect(bench.run([flow]).exitCode == .contractViolated && bench.log.all.count == 1)
        bench = breaking(.json(503, #"{"undeclared": 1}"#))
        bench.settings.reruns = 2
        #expect(bench.run([flow]).exitCode == .contractViolated && bench.log.all.count == 1)
    }

    @Test func whatABalancerSaysIsNoServicesAnswer() throws {
        let page = TransportResponse(status: 502, headers: ["Content-Type": "text/html"], body: Array("<h1>undeclared</h1>".utf8))
        let text = "GET {{auth}}/x\n[Options]\nretry: 1\nHTTP 200"
        var bench = breaking(page)
        bench.settings.services.append(ServiceAddress(name: "auth-1", url: "http://127.0.0.1:2", hasTestHooks: true, group: "auth"))
        let result = try bench.run(text)
        #expect(result.outcome == .passed && result.steps[0].attempts == 2)
        // Of somebody's own address nobody knows what is before it.
        bench = breaking(page)
        bench.settings.services = [ServiceAddress(name: "auth", url: "http://127.0.0.1:1")]
        #expect(try bench.run(text).outcome == .passed)
    }

    /// Where no balancer is, such an answer is the service's own, and a mistake of it.
    @Test func aServiceOfOneProcessHasNoBalancerToBlame() throws {
        let page = TransportResponse(status: 502, headers: ["Content-Type": "text/html"], body: Array("<h1>undeclared</h1>".utf8))
        let flow = try FlowLoader.load(text: "GET {{auth}}/x\n[Options]\nretry: 1\nHTTP 200", path: "f.hurl")
        var bench = breaking(page)
        bench.settings.reruns = 2
        #expect(bench.run([flow]).exitCode == .contractViolated && bench.log.all.count == 1)
    }

    @Test func skippedIsNeverGreen() throws {
        let bench = flaky(1)
        let all = try bench.run("# @req A-1\nGET {{auth}}/x\n[Options]\nskip: true\nHTTP 200")
        #expect(all.outcome == .failed)
        #expect(all.problem == "the flow ran no step: all were skipped")
        let some = try bench.run(
            "# @req A-1\nGET {{auth}}/x\nHTTP 200\n# @req A-2\nGET {{auth}}/x\n[Options]\nvariable: yes=true\nskip: {{yes}}\nHTTP 200")
        #expect(some.outcome == .passed)
        #expect(some.proven == [])
        #expect(try bench.run("# nothing").problem == "the flow has no step")
    }

    private static let marked = "# @req A-1\n# @step one\nGET {{auth}}/x\nHTTP 200\n# @step two\n# @req A-2\nGET {{auth}}/x\nHTTP 200"

    @Test func withoutItsAssertsAFlowProvesNothing() throws {
        var bench = flaky(1)
        #expect(try bench.run(Self.marked).proven == ["A-1", "A-2"])
        bench.settings.checksAsserts = false
        let result = try bench.run(Self.marked)
        #expect(result.outcome == .passed && result.proven == [])
    }

    @Test func whatSeveralStepsCarryIsProvenByAllOfThem() throws {
        func text(_ status: Int) -> String {
            """
            GET {{auth}}/x
            HTTP 200
            # @step one
            # @req A-1 A-2
            GET {{auth}}/x
            HTTP 200
            # @step two
            # @req A-1
            GET {{auth}}/x
            HTTP \(status)
            """
        }
        #expect(try flaky(1).run(text(200)).proven == ["A-1", "A-2"])
        #expect(try flaky(1).run(text(404)).proven == ["A-2"])
    }

    @Test func someStepsDoNotProveWhatTheWholeFlowDoes() throws {
        var bench = flaky(1)
        bench.settings.steps = 2...2
        #expect(try bench.run(Self.marked).proven == ["A-2"])
        bench.settings.steps = 1...2
        #expect(try bench.run(Self.marked).proven == ["A-1", "A-2"])
    }

    @Test func repeatMakesStepsOfTheirOwn() throws {
        let bench = flaky(1)
        let result = try bench.run("# @step ask\nGET {{auth}}/x?{{newUuid}}\n[Options]\nvariable: n=3\nrepeat: {{n}}\nHTTP 200")
        #expect(result.steps.map(\.title) == ["ask (1)", "ask (2)", "ask (3)"])
        #expect(Set(bench.log.all.map(\.url)).count == 3)
    }

    @Test func delayHappensBeforeTheRequest() throws {
        let bench = flaky(1)
        _ = try bench.run("GET {{auth}}/x\n[Options]\ndelay: 2s\nHTTP 200")
        #expect(bench.log.slept == .seconds(2))
    }

    @Test func redirectsAreFollowedOnlyOnRequest() throws {
        let bench = Bench { request throws(TransportError) in
            request.url.hasSuffix("/a")
                ? TransportResponse(status: 303, headers: ["Location": "http://other:2/b", "Set-Cookie": "s=1"]) : .json(200, "{}")
        }
        let plain = try bench.run("POST {{auth}}/a\nHTTP 303\nLocation: http://other:2/b")
        #expect(plain.complaints == "")
        let followed = try bench.run(
            """
            POST {{auth}}/a
            Authorization: Bearer abcdefgh
            [Options]
            location: true
            {"x": 1}
            HTTP 200
            [Asserts]
            url == "http://other:2/b"
            redirects count == 1
            redirects first location == "http://other:2/b"
            """)
        #expect(followed.complaints == "")
        let last = try #require(bench.log.all.last)
        #expect(last.method == "GET" && last.body.isEmpty)
        #expect(last.headers["Authorization"] == nil && last.headers["Content-Type"] == nil && last.headers["X-Test-Run"] == nil)
        #expect(followed.steps[0].exchanges.map(\.status) == [303, 200])
    }

    @Test func aCircleOfRedirectsEnds() throws {
        let bench = Bench { _ throws(TransportError) in TransportResponse(status: 302, headers: ["Location": "/a"]) }
        let result = try bench.run("GET {{auth}}/a\n[Options]\nlocation: true\nmax-redirs: 3\nHTTP 302")
        #expect(result.complaints == "1 1:1 error more than 3 redirects")
        #expect(bench.log.all.count == 4)
    }
}

@Suite struct RequestTests {
    private func sent(_ text: String) throws -> TransportRequest {
        let bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        let result = try bench.run(text + "\nHTTP 200")
        #expect(result.complaints == "")
        return try #require(bench.log.all.first)
    }

    @Test func jsonTemplatesAreEscapedInsideStringsOnly() throws {
        let request = try sent(
            #"""
            POST {{auth}}/x
            [Options]
            variable: quote="say \"hi\"\n"
            variable: n=5
            variable: raw=[1,2]
            {"a": "{{quote}}!", "b": {{n}}, "c": {{raw}}, "{{n}}": "\u00e9"}
            """#)
        #expect(String(decoding: request.body, as: UTF8.self) == #"{"a": "say \"hi\"\n!", "b": 5, "c": [1,2], "5": "\u00e9"}"#)
        #expect(request.headers["Content-Type"] == "application/json")
    }

    @Test func formsAndQueriesAreEncoded() throws {
        let request = try sent("POST {{auth}}/x?a=1\n[Query]\nb: d&e=س\n[Form]\nname: a b+c\nx: \n")
        #expect(request.url == "http://127.0.0.1:1/x?a=1&b=d%26e%3D%D8%B3")
        #expect(String(decoding: request.body, as: UTF8.self) == "name=a%20b%2Bc&x=")
        #expect(request.headers["Content-Type"] == "application/x-www-form-urlencoded")
    }

    @Test func multipartHoldsTextAndFiles() throws {
        let bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        let result = try bench.run(
            "POST {{auth}}/x\n[Multipart]\nname: Sara \"S\"\nphoto: file,picture.png;\nraw: file,picture.png; text/plain\nHTTP 200",
            path: Golden.folder + "/flow.hurl")
        #expect(result.complaints == "")
        let request = try #require(bench.log.all.first)
        let type = try #require(request.headers["Content-Type"])
        let boundary = try #require(type.split(separator: "=").last)
        let expected = """
            --\(boundary)\r
            Content-Disposition: form-data; name="name"\r
            \r
            Sara "S"\r
            --\(boundary)\r
            Content-Disposition: form-data; name="photo"; filename="picture.png"\r
            Content-Type: image/png\r
            \r
            not really a picture
            \r
            --\(boundary)\r
            Content-Disposition: form-data; name="raw"; filename="picture.png"\r
            Content-Type: text/plain\r
            \r
            not really a picture
            \r
            --\(boundary)--\r

            """
        #expect(String(decoding: request.body, as: UTF8.self) == expected)
    }

    @Test(arguments: [
        ("```\nline 1\n{{run}} \\n\n```", "line 1\n%RUN% \\n\n", nil as String?),
        ("```json\n{\"a\": {{seed}}}\n```", "{\"a\": 7}\n", "application/json"),
        ("```xml,raw\n<a>{{x}}</a>\n```", "<a>{{x}}</a>\n", "application/xml"), ("`one {{seed}} \\` line`", "one 7 ` line", nil),
        ("<a>{{seed}}</a>", "<a>{{seed}}</a>", "application/xml"),
        ("base64,SGVs\n bG8=;", "Hello", nil), ("hex,48 65 6c6C6f;", "Hello", nil),
        ("```graphql\n{ me }\n```", #"{"query":"{ me }"}"#, "application/json"), ("[1, {{seed}}]", "[1, 7]", "application/json"),
        ("```base64\nSGVs\nbG8=\n```", "Hello", nil),
    ])
    func bodies(_ written: String, _ body: String, _ type: String?) throws {
        let request = try sent("POST {{auth}}/x\n\(written)")
        #expect(String(decoding: request.body, as: UTF8.self) == body.replacing("%RUN%", with: request.headers["X-Test-Run"] ?? ""))
        #expect(request.headers["Content-Type"] == type)
    }

    @Test func credentialsAndCookiesAreSent() throws {
        let request = try sent("GET {{auth}}/x\n[BasicAuth]\nsara: p:w\n[Cookies]\na: 1\nb: {{seed}}")
        #expect(request.headers["Authorization"] == "Basic c2FyYTpwOnc=")
        #expect(request.headers["Cookie"] == "a=1; b=7")
    }

    @Test func cookiesOfAnswersComeBack() throws {
        let bench = Bench { _ throws(TransportError) in .json(200, "{}", ["Set-Cookie": "sid=s3cr3t-value; Path=/"]) }
        _ = try bench.run("GET {{auth}}/a\nHTTP 200\nGET {{auth}}/b\nHTTP 200\nGET http://elsewhere/\nHTTP 200")
        #expect(bench.log.all.map { $0.headers["Cookie"] } == [nil, "sid=s3cr3t-value", nil])
        #expect(bench.log.all.map { $0.headers["X-Test-Run"] != nil } == [true, true, false])
    }

    @Test func urlsWithoutASchemeAreExplained() throws {
        let bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        let result = try bench.run("GET /auth/me\nHTTP 200")
        #expect(result.complaints == "1 1:5 error /auth/me is not an http or https URL")
    }
}

final class CallCounter: Sendable {
    private let value = Mutex(0)
    func next() -> Int {
        value.withLock {
            $0 += 1
            return $0
        }
    }
}

/// Lets no answer pass that says `undeclared`.
private struct UndeclaredChecker: ResponseChecker {
    let services: Set<String> = ["auth"]
    func knows(service: String, method: String, path: String) -> Bool { true }
    func check(service: String, method: String, path: String, status: Int, headers: HTTPHeaders, body: [UInt8]) -> [ContractBreach] {
        String(decoding: body, as: UTF8.self).contains("undeclared") ? [ContractBreach(path: "$.undeclared", message: "not declared")] : []
    }
}
