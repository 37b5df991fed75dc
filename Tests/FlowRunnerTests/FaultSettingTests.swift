import Commands
import HTTPCore
import JSONCoding
import Synchronization
import Testing

@testable import FlowRunner

/// `{{harness}}/faults`: how the flow's faults reach the proxy, leave it, and show in the reports.
@Suite struct FaultSettingTests {
    private static let set = #"""
        POST {{harness}}/faults
        {"from": "tasks", "to": "profile", "route": "GET /profile/users/{id}", "call": 1, "action": "status", "status": 503}
        HTTP 201
        [Captures]
        fault: jsonpath "$.id"

        """#

    /// What the proxy lists of that fault.
    private static func listed(_ fired: Int, _ more: String = "", path: String = "/profile/users/7") -> String {
        let hit = #"{"call": 1, "method": "GET", "path": "\#(path)", "answered": null, "uptimeUs": 2500000}"#
        return #"""
            {"faults": [{"id": "5", "from": "tasks", "to": "profile", "route": "GET /profile/users/{id}", "calls": [1], "action": "status", "status": 503\#(more),
            "matched": \#(fired), "fired": \#(fired), "hits": [\#(fired > 0 ? hit : "")]}]}
            """#
    }

    private static func bench(_ list: String = listed(1), post: (status: Int, body: String) = (201, #"{"id": "5"}"#)) -> Bench {
        var bench = Bench { request throws(TransportError) in
            guard request.url.hasPrefix("http://proxy:9/") else { return .json(200, #"{"id": "tok-secret-1"}"#) }
            return request.method == "POST" ? .json(post.status, post.body) : .json(200, list)
        }
        bench.settings.faultControl = "http://proxy:9"
        return bench
    }

    private static func proxied(_ bench: Bench) -> [String] {
        bench.log.all.filter { $0.url.hasPrefix("http://proxy:9/") }.map { "\($0.method) \($0.url)" }
    }

    @Test func faultsAreSetListedAndTakenAwayForTheFlowsRun() throws {
        let bench = Self.bench()
        let result = try bench.run(
            Self.set + #"""
                GET {{harness}}/faults
                HTTP 200
                [Asserts]
                jsonpath "$.faults[0].fired" == 1
                """#)
        #expect(result.complaints == "")
        let run = "?run=\(result.run)"
        #expect(
            Self.proxied(bench) == [
                "POST http://proxy:9/faults\(run)", "GET http://proxy:9/faults\(run)", "DELETE http://proxy:9/faults\(run)",
            ])
        let sent = try JSONParser.parse(bench.log.all[0].body)
        #expect(sent["action"] == "status" && sent["run"] == nil)
        #expect(result.faults.map(\.summary) == ["tasks → profile GET /profile/users/{id}: status 503, call 1"])
        #expect(result.faults[0].hits[0].wallAt == .milliseconds(2500))
    }

    @Test func whatAFlowRemovesItselfIsKeptForTheReport() throws {
        let bench = Self.bench()
        let result = try bench.run(Self.set + "DELETE {{harness}}/faults/{{fault}}\nHTTP 200\n")
        #expect(result.complaints == "" && result.faults.count == 2)
        #expect(Self.proxied(bench)[1].hasPrefix("DELETE http://proxy:9/faults/5?run="))
    }

    @Test func aFlowThatFailsLeavesNothingBehind() throws {
        let bench = Self.bench()
        let result = try bench.run(Self.set + "GET {{auth}}/x\nHTTP 404\nGET {{auth}}/y\nHTTP 200\n")
        #expect(result.outcome == .failed && Self.proxied(bench).last?.hasPrefix("DELETE ") == true)
        let console = Mutex("")
        ConsoleReporter(isTerminal: false, hasColour: false) { text in console.withLock { $0 += text } }.finished(result)
        #expect(console.withLock { $0.contains("injected: tasks → profile GET /profile/users/7: status 503 (call 1)\n") })
    }

    @Test func aFaultThatMetNothingFailsTheFlow() throws {
        let result = try Self.bench(Self.listed(0)).run(Self.set)
        #expect(
            result.outcome == .failed
                && result.exitProblem.contains("no call met the fault tasks → profile GET /profile/users/{id}: status 503, call 1"))
        #expect(result.exitProblem.contains("\"optional\": true"))
        for more in [#", "optional": true"#, #", "rate": 0.5, "seed": 1"#] {
            #expect(try Self.bench(Self.listed(0, more)).run(Self.set).outcome == .passed, "\(more)")
        }
        let watching = Self.listed(0).replacing("\"action\": \"status\"", with: "\"action\": \"watch\"")
        let watched = try Self.bench(watching).run(Self.set)
        #expect(watched.outcome == .passed && watched.faults.isEmpty)
        // What failed anyway has its own reason.
        #expect(try Self.bench(Self.listed(0)).run(Self.set + "GET {{auth}}/x\nHTTP 404\n").problem == nil)
    }

    @Test(arguments: [
        (#""action": "reorder", "achieved": 0"#, #""remark": "no other call came within 50 ms""#, "no other call came within 50 ms"),
        (#""action": "reorder", "delayMs": 50, "achieved": 0"#, #""remark": null"#, "no other call had passed the one that it held"),
        (#""action": "duplicate", "achieved": 0"#, #""remark": "the callee was not there""#, "the callee was not there"),
    ])
    func aFaultThatDidNothingFailsTheFlow(_ members: String, _ remark: String, _ reason: String) throws {
        let list = Self.listed(1).replacing(#""action": "status", "status": 503"#, with: members)
            .replacing(#""answered": null"#, with: #""answered": 200, "# + remark)
        let result = try Self.bench(list).run(Self.set)
        #expect(result.outcome == .failed)
        #expect(result.exitProblem.contains("did nothing to the 1 call that met it: \(reason)"))
        let achieved = list.replacing(#""achieved": 0"#, with: #""achieved": 1"#)
        #expect(try Self.bench(achieved).run(Self.set).outcome == .passed)
        let optional = list.replacing(#""achieved": 0"#, with: #""achieved": 0, "optional": true"#)
        #expect(try Self.bench(optional).run(Self.set).outcome == .passed)
    }

    @Test func withoutAProxyTheMachineIsNotReady() throws {
        var bench = Self.bench()
        bench.settings.faultControl = nil
        let result = try bench.run(Self.set)
        #expect(result.complaints.contains("start them by `barbell up --faults`"))
        #expect(result.steps[0].error?.kind == .environment)
        #expect(bench.run([try FlowLoader.load(text: Self.set, path: "a.hurl")]).exitCode == .environment)
        #expect(bench.log.all.isEmpty)
        let away = Bench { _ throws(TransportError) in throw TransportError("cannot connect to proxy:9") }
        var settings = away
        settings.settings.faultControl = "http://proxy:9"
        #expect(try settings.run(Self.set).complaints.contains("the faults proxy: cannot connect to proxy:9"))
    }

    @Test func whatTheProxyRefusesComesBack() throws {
        let bench = Self.bench(post: (422, #"{"code": "bad_fault", "message": "action must be one of …"}"#))
        let flow = Self.set.replacing(
            "HTTP 201\n[Captures]\nfault: jsonpath \"$.id\"", with: "HTTP 422\n[Asserts]\njsonpath \"$.code\" == \"bad_fault\"")
        #expect(try bench.run(flow).complaints == "")
        #expect(Self.proxied(bench).count == 1, "nothing was set, so nothing is taken away")
    }

    @Test func everyReportShowsThem() throws {
        let bench = Self.bench(Self.listed(1, path: "/links/tok-secret-1"))
        let flow = try FlowLoader.load(
            text: Self.set + "GET {{auth}}/x\nHTTP 200\n[Captures]\ntoken: jsonpath \"$.id\"\n", path: "a.hurl")
        let result = bench.run([flow])
        let json = try JSONParser.parse(JSONReport.bytes(result))
        let fault = json["flows"]?[0]?["faults"]?[0]
        #expect(
            fault?["from"] == "tasks" && fault?["calls"] == [1] && fault?["status"] == 503
                && fault?["summary"] == .string(result.flows[0].faults[0].summary))
        #expect(
            fault?["id"] == nil && fault?["fired"] == nil && fault?["hits"] == nil, "what may differ from run to run is under wall names")
        #expect(fault?["wallMatched"] == 1 && fault?["wallHits"]?[0]?["at"] == .number(2.5))
        let page = try ReadReport(HTMLReport.bytes(result))
        let texts = [JSONReport.bytes(result), JUnitReport.bytes(result)].map { String(decoding: $0, as: UTF8.self) } + [page.everything]
        for text in texts {
            #expect(text.contains("tasks → profile GET /profile/users/{id}: status 503, call 1") || text.contains("status 503 (call 1)"))
            #expect(!text.contains("tok-secret-1"), "a secret of the flow is one in a path too")
        }
        #expect(texts[1].contains("<property name=\"fault\" value=\"tasks → profile GET /profile/users/{id}: status 503, call 1\"/>"))
        #expect(texts[1].contains("<system-out>injected: tasks → profile GET /links/[redacted "))
        let hit = try #require(try page.flow(1)["faults"]?[0])
        #expect(hit["line"]?.string?.hasPrefix("tasks → profile GET /links/[redacted ") == true && hit["at"] == 2_500_000)
        let other = try FlowLoader.load(text: "GET {{auth}}/x\nHTTP 200\n", path: "b.hurl")
        #expect(try ReadReport(HTMLReport.bytes(Self.bench().run([other]))).flow(1)["faults"] == [])
    }

    @Test(arguments: [
        (#""action": "status", "status": 429"#, "status 429"), (#""action": "delay", "delayMs": 1500"#, "held 1500 ms"),
        (#""action": "delay", "phase": "answer", "delayMs": 9"#, "answer held 9 ms"), (#""action": "reset""#, "reset"),
        (#""action": "refuse""#, "refused"),
        (#""action": "truncate""#, "answer cut in its middle"), (#""action": "truncate", "afterBytes": 3"#, "answer cut after 3 bytes"),
        (#""action": "drop""#, "answer dropped"),
        (#""action": "duplicate""#, "sent twice"), (#""action": "reorder", "delayMs": 2000"#, "let another call pass"),
        (#""action": "reset", "fromCall": 2"#, "reset, calls 2 to the last"),
        (#""action": "reset", "fromCall": 1, "toCall": 3"#, "reset, calls 1 to 3"), (#""action": "reset", "rate": 0.3"#, "reset, rate 0.3"),
        (#""action": "reset", "calls": [1, 4]"#, "reset, calls 1, 4"),
    ])
    func faultsHaveWords(_ members: String, _ words: String) throws {
        let json = try JSONParser.parse(#"{"id": "1", "from": "a", "to": "*", \#(members), "matched": 1, "fired": 1, "hits": []}"#)
        #expect(try #require(InjectedFault(json)).summary == "a → *: \(words)")
    }

    @Test func anAnswerThatIsNoListIsNone() {
        for json: JSONValue in [[], "x", ["id": "1"], ["id": "x", "matched": 1, "fired": 1, "hits": []], .null] {
            #expect(InjectedFault(json) == nil)
        }
    }
}

extension FlowResult {
    fileprivate var exitProblem: String { problem ?? "" }
}
