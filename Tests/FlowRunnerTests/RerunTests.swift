import Commands
import HTTPCore
import JSONCoding
import LocalFiles
import Synchronization
import Testing

@testable import FlowRunner

/// Answers 500 to the first calls of each path, then 200.
private final class Unsteady: Sendable {
    private let calls = Mutex<[String: Int]>([:])
    let failures: Int
    init(failures: Int) { self.failures = failures }

    func answer(_ url: String) -> TransportResponse {
        let place = String(url.prefix { $0 != "?" })
        let number = calls.withLock { calls in
            calls[place, default: 0] += 1
            return calls[place, default: 0]
        }
        return .json(place.hasSuffix("/steady") || number > failures ? 200 : 500, #"{"token": "secret-of-\#(number)-xyz"}"#)
    }
}

@Suite struct RerunTests {
    private static let texts = [
        (
            "a.hurl",
            "# @title Unsteady\n# @req A-1\n# @step ask\nPOST {{auth}}/unsteady?who={{unique}}\n{\"run\": \"{{run}}\"}\nHTTP 200\n# @step more\nGET {{auth}}/steady\nHTTP 200"
        ),
        ("b.hurl", "GET {{auth}}/steady\nHTTP 200"),
    ]

    private func run(failures: Int, reruns: Int, failsOnFlaky: Bool = false) throws -> (RunResult, RequestLog) {
        let peer = Unsteady(failures: failures)
        var bench = Bench { request throws(TransportError) in peer.answer(request.url) }
        bench.settings.reruns = reruns
        bench.settings.failsOnFlaky = failsOnFlaky
        return (bench.run(try Self.texts.map { try FlowLoader.load(text: $0.1, path: $0.0) }), bench.log)
    }

    @Test func aFlowThatPassesLaterIsFlakyAndNeverPassed() throws {
        let (result, log) = try run(failures: 2, reruns: 3)
        #expect(result.flows.map(\.isFlaky) == [true, false])
        #expect(result.flows[0].failedTries.count == 2)
        #expect(result.count(.passed) == 1 && result.flakyCount == 1 && result.count(.failed) == 0)
        #expect(result.exitCode == .ok)
        // Each try has its own data, or it would trip over what the one before has left.
        #expect(Set(log.all.map(\.url).filter { $0.contains("who=") }).count == 3)
        #expect(Set(log.all.compactMap { $0.headers["X-Test-Run"] }).count == 4)
    }

    @Test func whatPassedOnlyLaterProvesNothing() throws {
        #expect(try run(failures: 0, reruns: 1).0.flows[0].proven == ["A-1"])
        #expect(try run(failures: 1, reruns: 1).0.flows[0].proven == [])
    }

    @Test func onlyIfAskedForFlakyFails() throws {
        #expect(try run(failures: 1, reruns: 1, failsOnFlaky: true).0.exitCode == .flaky)
        #expect(try run(failures: 0, reruns: 1, failsOnFlaky: true).0.exitCode == .ok)
        #expect(try run(failures: 5, reruns: 1, failsOnFlaky: true).0.exitCode == .checkFailed)
    }

    @Test func triesEnd() throws {
        let (result, log) = try run(failures: 100, reruns: 2)
        #expect(result.flows[0].outcome == .failed && !result.flows[0].isFlaky)
        #expect(log.all.count == 4)
        #expect(result.flows[0].failedTries.count == 2)
        #expect(try run(failures: 1, reruns: 0).0.exitCode == .checkFailed)
    }

    @Test func reportsShowIt() throws {
        let (result, _) = try run(failures: 1, reruns: 1)
        let json = try JSONParser.parse(JSONReport.bytes(result))
        #expect(json["flaky"]?.integer == 1)
        #expect(json["counts"]?["flows"]?["passed"]?.integer == 1)
        #expect(json["flows"]?[0]?["outcome"]?.string == "flaky" && json["flows"]?[1]?["outcome"]?.string == "passed")
        #expect(json["flows"]?[0]?["failedTries"]?[0]?["step"]?["title"]?.string == "ask")
        let junit = String(decoding: JUnitReport.bytes(result), as: UTF8.self)
        #expect(junit.contains("<flakyFailure message=\"a.hurl:6:6: HTTP 200\">"))
        #expect(junit.contains("failures=\"0\""))
        let page = try ReadReport(HTMLReport.bytes(result)), html = page.everything
        #expect(page.markup.contains("FLAKY: Unsteady") && page.markup.contains("1 of 2 flows are flaky"))
        #expect(try page.flow(1)["outcome"] == "flaky")
        #expect(try page.flow(1)["tries"]?[0]?.string?.hasPrefix("step 1: ask\na.hurl:6:6: HTTP 200\n") == true)
        let output = Mutex("")
        let console = ConsoleReporter(isTerminal: false, hasColour: false, isQuiet: true) { text in output.withLock { $0 += text } }
        for flow in result.flows { console.finished(flow) }
        console.summary(result, reports: [])
        let text = output.withLock { $0 }
        #expect(text.contains("! FLAKY Unsteady (passed at try 2"))
        #expect(text.contains("a.hurl, try 1: step 1: ask"))
        #expect(text.contains("2 flows: 1 passed, 0 failed, 1 FLAKY"))
        for report in [junit, html, text, String(decoding: JSONReport.bytes(result), as: UTF8.self)] {
            #expect(!report.contains("secret-of-1"))
        }
    }

    @Test func whatFailedLastIsKnown() throws {
        let folder = Scratch()
        defer { folder.remove() }
        let path = folder.path("report.json")
        try Files.write(JSONReport.bytes(try run(failures: 1, reruns: 1).0), to: path)
        #expect(try LastReport.failed(path) == ["a.hurl"])
        try Files.write(JSONReport.bytes(try run(failures: 1, reruns: 0).0), to: path)
        #expect(try LastReport.failed(path) == ["a.hurl"])
        try Files.write(JSONReport.bytes(try run(failures: 0, reruns: 0).0), to: path)
        #expect(try LastReport.failed(path) == [])
        // What a first failure or an interruption has kept from running has not passed.
        var stopped = try run(failures: 1, reruns: 0).0
        stopped.flows[1].outcome = .notRun
        try Files.write(JSONReport.bytes(stopped), to: path)
        #expect(try LastReport.failed(path) == ["a.hurl", "b.hurl"])
        for bad in ["", "{", "[]", "{\"schema\": \"other\"}", "سلام"] {
            try Files.write(Array(bad.utf8), to: path)
            #expect(throws: StateError.self) { try LastReport.failed(path) }
        }
        #expect(throws: StateError.self) { try LastReport.failed(folder.path("none.json")) }
    }
}
