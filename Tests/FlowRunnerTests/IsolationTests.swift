import Commands
import HTTPCore
import JSONCoding
import Testing

@testable import FlowRunner

@Suite struct HarnessTests {
    private func bench(hooks: Bool? = true, status: Int = 200) -> Bench {
        var bench = Bench { request throws(TransportError) in
            request.url.hasSuffix("/_test/clock") ? .json(status, #"{"jobs": [{"name": "expire"}, "sweep"]}"#) : .json(200, "{}")
        }
        bench.settings.services = [
            ServiceAddress(name: "auth", url: "http://a:1", hasTestHooks: hooks),
            ServiceAddress(name: "tasks", url: "http://b:2/", hasTestHooks: true),
        ]
        return bench
    }

    @Test func timeMovesInEveryService() throws {
        let bench = bench()
        let result = try bench.run(
            """
            GET {{harness}}/clock
            HTTP 200
            {"now": "2026-03-01T08:00:00.000Z", "virtual": false}
            POST {{harness}}/clock/set
            {"now": "2026-03-01T00:00:00Z"}
            HTTP 200
            POST {{harness}}/clock/advance
            {"by": "13d"}
            HTTP 200
            [Captures]
            now: jsonpath "$.now"
            [Asserts]
            jsonpath "$.now" == "2026-03-14T00:00:00.000Z"
            jsonpath "$.jobs" count == 4
            jsonpath "$.jobs[0].service" == "auth"
            jsonpath "$.jobs[0].name" == "expire"
            jsonpath "$.jobs[3].job" == "sweep"
            variable "now" daysAfterNow == 0
            GET {{auth}}/x?at={{newDate}}
            HTTP 200
            POST {{harness}}/clock/advance
            {"to": "2026-03-13T00:00:00Z"}
            HTTP 409
            [Asserts]
            jsonpath "$.code" == "clock_moves_forward"
            """)
        #expect(result.complaints == "")
        let calls = bench.log.all.filter { $0.url.hasSuffix("/_test/clock") }
        #expect(Set(calls.map(\.url)) == ["http://a:1/_test/clock", "http://b:2/_test/clock"])
        #expect(calls.count == 4)
        let body = try JSONParser.parse(calls[3].body)
        #expect(body["run"] == .string(result.run) && body["now"] == "2026-03-14T00:00:00.000Z")
        #expect(bench.log.all.contains { $0.url == "http://a:1/x?at=2026-03-14T00:00:00.000Z" })
    }

    /// Whoever is made in a past gets up at the hours of where they live.
    @Test func aPastIsSoLongBeforeThePresentAndHasTimesOfDay() throws {
        let result = try bench().run(
            """
            POST {{harness}}/clock/set
            {"ago": "56d", "at": "07:30+03:00"}
            HTTP 200
            [Asserts]
            jsonpath "$.now" == "2026-01-04T04:30:00.000Z"
            POST {{harness}}/clock/advance
            {"by": "1d", "at": "23:15+03:00"}
            HTTP 200
            [Asserts]
            jsonpath "$.now" == "2026-01-05T20:15:00.000Z"
            POST {{harness}}/clock/advance
            {"by": "1h", "at": "07:30+03:00"}
            HTTP 200
            [Asserts]
            jsonpath "$.now" == "2026-01-06T04:30:00.000Z"
            POST {{harness}}/clock/advance
            {"by": "1h", "at": "00:00Z"}
            HTTP 409
            POST {{harness}}/clock/end
            HTTP 200
            [Asserts]
            jsonpath "$.now" == "2026-03-01T08:00:00.000Z"
            """)
        #expect(result.complaints == "")
    }

    @Test(arguments: [
        ("POST {{harness}}/nothing\n{}", 404, "not_found"), ("GET {{harness}}/events", 405, "method_not_allowed"),
        ("GET {{harness}}/clock/set", 405, "method_not_allowed"),
        ("POST {{harness}}/clock/advance\n`x`", 400, "bad_json"),
        ("POST {{harness}}/clock/advance\n{\"by\": \"soon\"}", 422, "bad_duration"),
        ("POST {{harness}}/clock/advance\n{\"by\": \"106751991167d\"}", 422, "bad_duration"),
        ("POST {{harness}}/clock/advance\n{\"to\": \"soon\"}", 422, "bad_time"), ("POST {{harness}}/clock/set\n{}", 422, "bad_time"),
        ("POST {{harness}}/clock/set\n{\"ago\": \"long\"}", 422, "bad_duration"),
        ("POST {{harness}}/clock/set\n{\"ago\": \"1d\", \"at\": \"7:30\"}", 422, "bad_time"),
    ])
    func mistakesAreAnswered(_ request: String, _ status: Int, _ code: String) throws {
        let bench = bench()
        #expect(try bench.run("\(request)\nHTTP \(status)\n[Asserts]\njsonpath \"$.code\" == \"\(code)\"").complaints == "")
        #expect(bench.log.all.isEmpty)
    }

    @Test func aServiceThatRefusesFailsTheStep() throws {
        let refused = try bench(status: 500).run(
            "POST {{harness}}/clock/advance\n{\"by\": \"1d\"}\nHTTP 502\n[Asserts]\njsonpath \"$.message\" startsWith \"auth answered 500\""
        )
        #expect(refused.complaints == "")
        let absent = try bench(hooks: true, status: 404).run("POST {{harness}}/clock/advance\n{\"by\": \"1d\"}\nHTTP 502")
        #expect(absent.complaints == "")
    }

    @Test func aServiceWithoutHooksIsLeftAlone() throws {
        let bench = bench(hooks: false)
        #expect(
            try bench.run("POST {{harness}}/clock/advance\n{\"by\": \"1d\"}\nHTTP 200\n[Asserts]\njsonpath \"$.jobs\" count == 2")
                .complaints == "")
        #expect(bench.log.all.map(\.url) == ["http://b:2/_test/clock"])
    }
}

@Suite struct IsolationTests {
    @Test func flowsShareNothingAndKeepTheirOrder() throws {
        var bench = Bench { request throws(TransportError) in
            .json(200, "{}", ["Set-Cookie": "who=\(request.headers["X-Test-Run"] ?? ""); Path=/"])
        }
        bench.settings.jobs = 4
        bench.settings.shuffleSeed = 99
        let flows = try (0..<40).map {
            try FlowLoader.load(
                text:
                    "GET {{auth}}/{{unique}}\nHTTP 200\n[Captures]\nmine: header \"Set-Cookie\"\nGET {{auth}}/{{unique}}\nHTTP 200\n[Asserts]\nvariable \"mine\" contains \"{{run}}\"",
                path: "f\($0).hurl")
        }
        let result = bench.run(flows)
        #expect(result.flows.map(\.path) == flows.map(\.path))
        #expect(result.exitCode == .ok)
        #expect(Set(result.flows.map(\.run)).count == 40)
        let requests = bench.log.all
        #expect(Set(requests.map(\.url)).count == 40)
        for (_, own) in Dictionary(grouping: requests, by: { $0.headers["X-Test-Run"] ?? "" }) {
            #expect(own.count == 2)
            #expect(own[1].headers["Cookie"] == "who=\(own[0].headers["X-Test-Run"] ?? "-")")
        }
    }

    @Test func oneSeedGivesEqualReports() throws {
        let text =
            "# @req A-1\nPOST {{auth}}/{{newUuid}}\n[Multipart]\na: {{unique}}\nHTTP 200\n[Captures]\nid: jsonpath \"$.id\"\n[Asserts]\njsonpath \"$.id\" == 5"
        func report(seed: UInt64, jobs: Int, shuffle: UInt64?) throws -> ([UInt8], Set<String>) {
            let count = CallCounter()
            var bench = Bench { _ throws(TransportError) in .json(200, "{\"id\": \(count.next())}") }
            bench.settings.seed = seed
            bench.settings.jobs = jobs
            bench.settings.shuffleSeed = shuffle
            let flows = try (0..<8).map { try FlowLoader.load(text: text.replacing("== 5", with: "isInteger"), path: "f\($0).hurl") }
            let report = try JSONParser.parse(JSONReport.bytes(bench.run(flows)))
            return (report.withoutWall.bytes(), Set(bench.log.all.map(\.url)))
        }
        let first = try report(seed: 7, jobs: 1, shuffle: nil)
        let second = try report(seed: 7, jobs: 8, shuffle: 3)
        #expect(first.0 == second.0)
        #expect(first.1 == second.1)
        #expect(try report(seed: 8, jobs: 1, shuffle: nil).1 != first.1)
    }

    @Test func nothingStartsAfterTheFirstFailure() throws {
        var bench = Bench { _ throws(TransportError) in .json(500, "{}") }
        bench.settings.stopsAtFailure = true
        let flows = try (0..<3).map { try FlowLoader.load(text: "GET {{auth}}/x\nHTTP 200", path: "f\($0).hurl") }
        let result = bench.run(flows)
        #expect(result.flows.map(\.outcome) == [.failed, .notRun, .notRun])
        let report = String(decoding: TAPReport.bytes(result), as: UTF8.self)
        #expect(report.contains("\nnot ok 2 - f1.hurl\n  ---\n  messages:\n    - 'not started after a failure'\n  ...\n"))
        #expect(!report.contains("SKIP") && !report.contains("Bail out!"))
        #expect(bench.log.all.count == 1)
        #expect(result.exitCode == .checkFailed)
    }

    @Test func anInterruptionStopsBetweenSteps() throws {
        let bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        var environment = bench.environment
        let log = bench.log
        environment.isInterrupted = { log.all.count >= 1 }
        let flows = try (0..<2).map { try FlowLoader.load(text: "GET {{auth}}/x\nHTTP 200\nGET {{auth}}/y\nHTTP 200", path: "f\($0).hurl") }
        let result = FlowSuite.run(flows, settings: bench.settings, environment: environment, redactionKey: [1])
        #expect(result.exitCode == .interrupted)
        #expect(result.flows.map { $0.steps.map(\.outcome) } == [[.passed, .notRun], [.notRun, .notRun]])
        let lines = String(decoding: TAPReport.bytes(result), as: UTF8.self).split(separator: "\n").map(String.init)
        #expect(lines.filter { !$0.hasPrefix(" ") } == [
            "TAP version 13", "1..2", "not ok 1 - f0.hurl", "not ok 2 - f1.hurl", "Bail out! interrupted",
        ])
        #expect(lines.count { $0 == "    - 'interrupted'" } == 2)
    }

    @Test func anInterruptedDelaySendsNothing() throws {
        let bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        var environment = bench.environment
        let log = bench.log
        environment.isInterrupted = { log.slept > .zero }
        let flow = try FlowLoader.load(text: "GET {{auth}}/x\n[Options]\ndelay: 9s\nHTTP 200", path: "f.hurl")
        let result = FlowSuite.run([flow], settings: bench.settings, environment: environment, redactionKey: [1])
        #expect(result.flows[0].outcome == .notRun)
        #expect(log.slept == .milliseconds(50))
        #expect(log.all.isEmpty)
    }

    @Test func contractBreachesFailTheStep() throws {
        var bench = Bench { _ throws(TransportError) in .json(200, "{}") }
        bench.checker = StrictChecker()
        let flow = try FlowLoader.load(text: "GET {{auth}}/users/5?x=1\nHTTP 200", path: "f.hurl")
        let result = bench.run([flow])
        #expect(result.flows[0].complaints == "1 contract $.id: auth GET /users/5 200")
        #expect(result.exitCode == .contractViolated)
        #expect(try bench.run("GET http://elsewhere/\nHTTP 200").outcome == .passed)
    }
}

struct StrictChecker: ResponseChecker {
    let services: Set<String> = ["auth"]
    func knows(service: String, method: String, path: String) -> Bool { path == "/users/{}" && method == "GET" }
    func check(service: String, method: String, path: String, status: Int, headers: HTTPHeaders, body: [UInt8]) -> [ContractBreach] {
        [ContractBreach(path: "$.id", message: "\(service) \(method) \(path) \(status)")]
    }
}

extension JSONValue {
    /// What must be equal from run to run.
    var withoutWall: JSONValue {
        switch self {
        case .array(let items): return .array(items.map(\.withoutWall))
        case .object(let object):
            var result = JSONObject()
            for (name, value) in object where !name.hasPrefix("wall") { result[name] = value.withoutWall }
            return .object(result)
        default: return self
        }
    }
}

@Suite struct IncludeTests {
    @Test func aSubFlowRunsInPlaceAndItsCapturesAreOurs() throws {
        let bench = Bench { _ throws(TransportError) in .json(200, #"{"token": "t0ken-value-1"}"#) }
        let flow = try FlowLoader.load(Golden.folder + "/include/main.hurl")
        #expect(flow.title == "Main")
        #expect(flow.steps.map { $0.source.path.split(separator: "/").last ?? "" } == ["_login.hurl", "_deep.hurl", "main.hurl"])
        #expect(flow.requirements.map(\.id) == ["M-1", "L-1"])
        let result = bench.run([flow]).flows[0]
        #expect(result.complaints == "")
        #expect(bench.log.all.last?.headers["Authorization"] == "Bearer t0ken-value-1")
        #expect(result.proven == ["M-1", "L-1", "L-2"])
    }

    @Test func circlesAreErrors() throws {
        let error = #expect(throws: FlowDiagnostic.self) { try FlowLoader.load(Golden.folder + "/include/circle.hurl") }
        #expect(error?.message == "this include goes in a circle")
        #expect(error?.hint?.hasSuffix("circle.hurl") == true)
        #expect(error?.file.hasSuffix("circle2.hurl") == true && error?.position.line == 3)
    }

    @Test func missingFilesAreErrorsAtTheInclude() {
        let error = #expect(throws: FlowDiagnostic.self) {
            try FlowLoader.load(text: "GET http://a/\nHTTP 200\n# @include nope.hurl", path: "dir/f.hurl")
        }
        #expect(error?.message == "cannot read dir/nope.hurl: No such file or directory")
        #expect(error?.position.line == 3)
    }

    @Test func partsAreNotRunAlone() {
        let files = FlowLoader.files(in: [Golden.folder + "/include", Golden.folder + "/include/main.hurl"])
        #expect(files.map { $0.split(separator: "/").last ?? "" } == ["circle.hurl", "circle2.hurl", "main.hurl"])
    }
}
