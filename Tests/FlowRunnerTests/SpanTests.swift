import Commands
import HTTPCore
import JSONCoding
import Testing

@testable import FlowRunner

/// What services did for the requests of a run, as the console of their stack tells of it.
@Suite struct SpanTests {
    private static let console = "http://127.0.0.1:8020"

    /// As the console answers: newest services last, times in nanoseconds as text, durations in microseconds.
    private static let trace = #"""
        {"spans": [
            {"id": "c", "parent": "b", "service": "sandbox", "name": "POST /sms", "kind": "server", "began": "1000400000", "micros": 200},
            {"id": "a", "parent": "runner", "service": "auth", "name": "POST /x", "kind": "server", "began": "1000000000", "micros": 1000,
             "attributes": {"http.response.status_code": 200, "secret": "pass-word-1"}},
            {"id": "b", "parent": "a", "service": "auth", "name": "SMS to very-secret-key", "kind": "client", "began": "1000300000",
             "micros": 400, "failure": "timed out"}
        ]}
        """#

    private func run(_ text: String, _ answer: @escaping @Sendable (TransportRequest) throws(TransportError) -> TransportResponse) throws
        -> (result: RunResult, log: RequestLog)
    {
        var bench = Bench(answer)
        bench.settings.secrets = ["key": "very-secret-key"]
        var environment = bench.environment
        let collector = SpanCollector(console: Self.console, environment: environment)
        environment.spans = collector
        let flow = try FlowLoader.load(text: text, path: "a.hurl")
        var result = FlowSuite.run([flow], settings: bench.settings, environment: environment, redactionKey: Array(0..<32))
        collector.fill(&result)
        return (result, bench.log)
    }

    private static func isAsked(_ request: TransportRequest) -> Bool { request.url.hasPrefix(console) }

    @Test func aStepShowsWhatServicesDidForItInTheMiddleOfItsWait() throws {
        let (result, log) = try run("GET {{auth}}/x\nHTTP 200") { request throws(TransportError) in
            if Self.isAsked(request) { return .json(200, Self.trace) }
            var response = TransportResponse.json(200, "{}")
            response.timing = .init(
                connected: .microseconds(50), sent: .microseconds(100), firstByte: .microseconds(2100), total: .milliseconds(3))
            return response
        }
        let spans = result.flows[0].steps[0].exchanges[0].spans
        #expect(spans.map(\.service) == ["auth", "auth", "sandbox"] && spans.map(\.depth) == [0, 1, 2])
        // 2000 µs of waiting hold 1000 µs of work: it began 500 µs after the request was sent.
        #expect(spans.map(\.at) == [600, 900, 1000] && spans.map(\.took) == [1000, 400, 200])
        #expect(spans[1].failure == "timed out" && spans[1].name.hasPrefix("SMS to [redacted "))
        let sent = try #require(log.all.first { !Self.isAsked($0) }?.headers["traceparent"])
        #expect(log.all.last?.url == "\(Self.console)/api/traces/\(sent.split(separator: "-")[1])")
    }

    @Test func aTraceThatIsNotThereYetIsAskedForOnceMore() throws {
        let asked = CallCounter()
        let (result, log) = try run("GET {{auth}}/x\nHTTP 200") { request throws(TransportError) in
            guard Self.isAsked(request) else { return .json(200, "{}") }
            return asked.next() == 1 ? .json(404, #"{"code": "not_found"}"#) : .json(200, Self.trace)
        }
        #expect(result.flows[0].steps[0].exchanges[0].spans.count == 3)
        #expect(log.all.count(where: Self.isAsked) == 2)
    }

    @Test func aConsoleThatIsAwayIsAskedOnceAndFailsNothing() throws {
        let (result, log) = try run("GET {{auth}}/x\nHTTP 200\nGET {{auth}}/y\nHTTP 200") { request throws(TransportError) in
            if Self.isAsked(request) { throw TransportError("cannot connect") }
            return .json(200, "{}")
        }
        #expect(result.exitCode == .ok && result.flows[0].steps.allSatisfy { $0.exchanges[0].spans.isEmpty })
        #expect(log.all.count(where: Self.isAsked) == 1)
    }

    @Test func aTraceOfTheFlowsOwnIsKept() throws {
        let own = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"
        let (_, log) = try run("GET {{auth}}/x\ntraceparent: \(own)\nHTTP 200") { request throws(TransportError) in .json(200, "{}") }
        #expect(log.all.first?.headers["traceparent"] == own)
        #expect(log.all.last?.url == "\(Self.console)/api/traces/4bf92f3577b34da6a3ce929d0e0e4736")
    }

    @Test(arguments: [#"{}"#, #"{"spans": [{"id": "a", "parent": "b"}, {"id": "b", "parent": "a"}]}"#, #"{"spans": [1, {}]}"#])
    func aTraceThatIsNoTreeIsNoTrouble(_ text: String) throws {
        #expect(ServiceSpan.tree(try JSONParser.parse(text)).isEmpty)
    }
}
