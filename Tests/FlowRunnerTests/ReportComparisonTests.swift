import JSONCoding
import Testing

@testable import FlowRunner

@Suite struct ReportComparisonTests {
    private func report(_ seed: UInt64, _ status: Int = 200, flows: [String] = ["flow.hurl"]) throws -> [UInt8] {
        var bench = Bench { _ throws(TransportError) in .json(status, #"{"id": "x"}"#) }
        bench.settings.seed = seed
        let text = "GET {{auth}}/x?{{newUuid}}\nHTTP 200\n[Captures]\nid: jsonpath \"$.id\""
        return JSONReport.bytes(bench.run(try flows.map { try FlowLoader.load(text: text, path: $0) }))
    }

    @Test func timesAndValuesThatWereOnlySeenDoNotCount() throws {
        let (first, second) = (try report(7), try report(7))
        #expect(try ReportComparison.differences(first, from: second).isEmpty)
        let changed = String(decoding: second, as: UTF8.self).replacing("\"wallDuration\":", with: "\"wallDuration\":1")
        #expect(try ReportComparison.differences(Array(changed.utf8), from: first).isEmpty)
    }

    @Test func anEarlierReportIsReadBeforeAnythingRuns() throws {
        let scratch = Scratch()
        defer { scratch.remove() }
        try scratch.write("no report", "report.json")
        #expect(throws: StateError.self) { try ReportComparison.earlier(scratch.path("report.json")) }
        #expect(throws: StateError.self) { try ReportComparison.earlier(scratch.path("missing.json")) }
        let known = try report(7)
        try scratch.write(String(decoding: known, as: UTF8.self), "report.json")
        #expect(try ReportComparison.earlier(scratch.path("report.json")) == known)
    }

    @Test func anotherOutcomeCounts() throws {
        let differences = try ReportComparison.differences(report(7, 500), from: report(7))
        #expect(differences.contains { $0.hasPrefix("$.outcome is \"failed\", expected \"passed\"") })
        #expect(differences.contains { $0.hasPrefix("$.flows[0].steps[0].checks[0].passed is false") })
    }

    @Test func flowsThatWereNotAskedForDoNotCount() throws {
        let all = try report(7, flows: ["a.hurl", "b.hurl", "c.hurl"])
        #expect(try ReportComparison.differences(report(7, flows: ["a.hurl", "c.hurl"]), from: all).isEmpty)
        #expect(
            try ReportComparison.differences(report(7, 500, flows: ["a.hurl", "c.hurl"]), from: all).contains { $0.contains("outcome") })
        #expect(try !ReportComparison.differences(all, from: report(7, flows: ["a.hurl", "c.hurl"])).isEmpty)
    }

    @Test func anotherSeedCounts() throws {
        #expect(try ReportComparison.differences(report(8), from: report(7)).contains { $0.hasPrefix("$.seed") })
    }

    @Test func anotherOrderOfMembersCounts() throws {
        let (one, other) = (#"{"schema":"barbell-run/1","a":1,"b":2}"#, #"{"schema":"barbell-run/1","b":2,"a":1}"#)
        #expect(try ReportComparison.differences(Array(one.utf8), from: Array(other.utf8)) == ["members are in another order"])
    }

    @Test(arguments: ["", "{", "[]", #"{"schema":"x/1"}"#, "null"])
    func whatIsNoReportIsRefused(_ text: String) throws {
        #expect(throws: StateError.self) { try ReportComparison.differences(Array(text.utf8), from: try report(7)) }
        #expect(throws: StateError.self) { try ReportComparison.earlier("/nowhere/report.json") }
    }
}
