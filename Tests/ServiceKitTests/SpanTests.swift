import AppTesting
import Contracts
import EventLoop
import HTTPCore
import HTTPServer
import JSONCoding
import Platform
import ServiceKit
import Storage
import Synchronization
import TestSupport
import Testing
import Wire

/// What a collector of OpenTelemetry gets to see of a request, of what it asks and of what it leaves for later.
@Suite(.serialized) struct SpanTests {
    /// Asks another service and leaves work.
    private static func settings(asking callee: Probe) -> ProbeService.Settings {
        let url = "http://127.0.0.1:\(callee.port ?? 0)"
        return ProbeService.Settings(
            routes: { runtime in
                [
                    Notes.write.handle { call in
                        _ = try await runtime.peers.ask(
                            Notes.one, reading: Note.self, at: url, parameters: NoteParameters(id: .example), for: call.context.origin)
                        try await runtime.database.write { db in
                            try await db.execute("INSERT INTO effects (name, at) VALUES (\("x"), \(call.now))")
                            try await runtime.work.add("job", ["x": 1], run: nil, in: db)
                        }
                        runtime.work.wake()
                        return call.body
                    }
                ]
            },
            work: { _ in [WorkHandler("job") { _ in throw WorkFailure.permanent("it rained") }] })
    }

    private func run(_ engine: Engine = .sqlite, _ body: (Probe, Collector) async throws -> Void) async throws {
        let answering = ProbeService.Settings(routes: { _ in [Notes.one.handle { _ in Note("here") }] })
        try await Collector.run { collector in
            let traces = TraceSettings(endpoint: collector.url, interval: .milliseconds(10))
            try await Probe.run(settings: answering, transport: .socket, name: ServiceName("callee"), configure: { $0.traces = traces }) {
                callee in
                try await Probe.run(settings: Self.settings(asking: callee), engine: engine, configure: { $0.traces = traces }) { app in
                    try await body(app, collector)
                }
            }
        }
    }

    @Test(arguments: Engine.allCases) func aRequestIsATreeOfWhatWasDoneForIt(_ engine: Engine) async throws {
        try await run(engine) { app, collector in
            let user = UserID.example.text
            let answer = try await app.client.with("Authorization", "Bearer person:\(user)").json(.post, "/mine", #"{"text":"x"}"#)
            #expect(answer.status == 201)
            try await eventually("all of it arrived") {
                // The callee sends its own, when it comes to it.
                collector.spans.contains { $0.name == "job" } && collector.spans.contains { $0.name == "probe.write" }
                    && collector.spans.contains { $0.name == "probe.one" && $0.kind == 2 }
            }
            let spans = collector.spans
            let request = try #require(spans.first { $0.name == "probe.write" })
            #expect(request.kind == 2 && request.parent == nil && request.service == "probe")
            #expect(request.attributes["http.response.status_code"] == "201" && request.attributes["user.id"] == user)
            let call = try #require(spans.first { $0.name == "probe.one" && $0.kind == 3 })
            #expect(call.parent == request.id && call.attributes["barbell.peer"] == "probe" && call.attributes["barbell.tries"] == "1")
            let answered = try #require(spans.first { $0.name == "probe.one" && $0.kind == 2 })
            #expect(answered.parent == call.id && answered.service == "callee")
            let transaction = try #require(spans.first { $0.name == "transaction" && $0.parent == request.id })
            let statement = try #require(spans.first { $0.name == "INSERT effects" })
            #expect(statement.parent == transaction.id)
            #expect(statement.attributes["db.query.text"] == "INSERT INTO effects (name, at) VALUES ($1, $2)")
            #expect(statement.attributes["db.system.name"] == (engine == .sqlite ? "sqlite" : "postgresql"))
            let job = try #require(spans.first { $0.name == "job" })
            #expect(job.kind == 5 && job.parent == transaction.id && job.failure?.contains("it rained") == true)
            #expect(Set(spans.filter { [request.id, call.id, answered.id, job.id].contains($0.id) }.map(\.trace)).count == 1)
            #expect(spans.allSatisfy { $0.began <= $0.ended })
        }
    }

    @Test func aRefusalIsNoFailureOfTheServer() async throws {
        try await run { app, collector in
            _ = try await app.client.json(.post, "/mine", #"{"text":"x"}"#)
            try await eventually("it arrived") { collector.spans.contains { $0.name == "probe.write" } }
            let request = try #require(collector.spans.first { $0.name == "probe.write" })
            #expect(request.failure == nil && request.attributes["error.type"] == "token_missing")
        }
    }

    /// Whoever begins a trace says whether it is wanted.
    @Test func aTraceThatIsNotSampledIsNotTold() async throws {
        try await run { app, collector in
            let unwanted = "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00"
            _ = try await app.client.with("traceparent", unwanted).json(.post, "/mine", #"{"text":"x"}"#)
            _ = try await app.client.json(.post, "/mine", #"{"text":"x"}"#)
            try await eventually("the other one arrived") { collector.spans.contains { $0.name == "probe.write" } }
            #expect(!collector.spans.contains { $0.trace == "4bf92f3577b34da6a3ce929d0e0e4736" })
        }
    }

    @Test func aCollectorThatIsAwayHoldsUpNobodyAndIsToldOfOnce() async throws {
        let traces = TraceSettings(endpoint: "http://127.0.0.1:9", interval: .milliseconds(10))
        let settings = ProbeService.Settings(routes: { _ in [Notes.one.handle { _ in Note("here") }] })
        try await Probe.run(settings: settings, configure: { $0.traces = traces }) { app in
            for _ in 0..<20 {
                #expect(try await app.client.send(.get, "/notes/\(UserID.example.text)").status == 200)
                try await Task.sleep(for: .milliseconds(5))
            }
            try await eventually("it was told") { app.log.count(of: "spans not sent") == 1 }
            let metrics = app.app.runtime.metrics.render()
            #expect(metrics.contains("barbell_spans_dropped_total") && !metrics.contains("barbell_spans_dropped_total 0\n"))
        }
    }
}

/// Our export before the decoder of OpenTelemetry's own schema. Runs where `BARBELL_OTLP_PYTHON` names a Python that has PyPI's
/// `opentelemetry-proto`, as `Tools/test` has it.
@Suite(.enabled(if: PythonScript.isThere("BARBELL_OTLP_PYTHON")), .timeLimit(.minutes(2))) struct SpanExportTests {
    /// In OTLP's JSON form ids are hexadecimal, where JSON of Protocol Buffers has base64; for the rest the two are the same, and a member
    /// that the schema does not have is an error.
    private static let decode = """
        import base64, json, sys
        from google.protobuf import json_format
        from opentelemetry.proto.collector.trace.v1.trace_service_pb2 import ExportTraceServiceRequest
        document = json.load(open(sys.argv[1]))
        for resource in document["resourceSpans"]:
            for scope in resource["scopeSpans"]:
                for span in scope["spans"]:
                    for name in ("traceId", "spanId", "parentSpanId"):
                        if name in span: span[name] = base64.b64encode(bytes.fromhex(span[name])).decode()
        request = json_format.ParseDict(document, ExportTraceServiceRequest())
        value = lambda v: getattr(v, v.WhichOneof("value")) if v.WhichOneof("value") else None
        resource = request.resource_spans[0]
        print(json.dumps({
            "service": [value(a.value) for a in resource.resource.attributes if a.key == "service.name"],
            "spans": [{
                "trace": s.trace_id.hex(), "id": s.span_id.hex(), "parent": s.parent_span_id.hex(), "name": s.name, "kind": s.kind,
                "nanos": s.end_time_unix_nano - s.start_time_unix_nano, "began": str(s.start_time_unix_nano), "code": s.status.code,
                "message": s.status.message, "attributes": {a.key: value(a.value) for a in s.attributes},
            } for s in resource.scope_spans[0].spans]}))
        """

    @Test func openTelemetryReadsWhatIsExported() throws {
        let root = try #require(TraceContext(traceparent: "00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01"))
        let child = root.child()
        let spans = [
            Span(
                context: root, name: "auth.me", kind: .server, beganAt: 1_774_000_000_123_456_789, duration: .microseconds(1500),
                facts: .init()),
            Span(
                context: child, name: "read", kind: .client, beganAt: 1_774_000_000_123_500_000, duration: .nanoseconds(7),
                facts: .init(["a": "كلمة \"x\"", "b": .integer(Int64.max), "c": 0.25, "d": true, "e": nil], failure: "it rained")),
        ]
        let document = try JSONParser.parse(SpanExport.document(spans, service: "auth"))
        let read = try PythonScript(python: "BARBELL_OTLP_PYTHON", Self.decode).run(document)
        #expect(read["service"]?.array?.first?.string == "auth")
        let first = try #require(read["spans"]?.array?.first), second = try #require(read["spans"]?.array?.last)
        #expect(first["trace"]?.string == "4bf92f3577b34da6a3ce929d0e0e4736" && first["id"]?.string == "00f067aa0ba902b7")
        #expect(first["parent"]?.string == "" && first["name"]?.string == "auth.me" && first["kind"]?.integer == 2)
        #expect(first["began"]?.string == "1774000000123456789" && first["nanos"]?.integer == 1_500_000 && first["code"]?.integer == 0)
        #expect(second["parent"]?.string == "00f067aa0ba902b7" && second["id"]?.string == child.spanID && second["kind"]?.integer == 3)
        #expect(second["nanos"]?.integer == 7 && second["code"]?.integer == 2 && second["message"]?.string == "it rained")
        let attributes = second["attributes"]
        #expect(attributes?["a"]?.string == "كلمة \"x\"" && attributes?["b"]?.integer == Int64.max && attributes?["d"]?.bool == true)
        #expect(attributes?["e"] == .null)
    }
}

/// A collector that keeps what it is sent, read by the parser of JSON alone.
private final class Collector: HTTPResponder {
    struct Seen: Sendable {
        let service: String, trace: String, id: String, name: String
        let parent: String?
        let kind: Int64
        let began: Int64, ended: Int64
        let attributes: [String: String]
        let failure: String?
    }

    private let seen = Mutex<[Seen]>([])
    private let port = Mutex(0)
    var spans: [Seen] { seen.withLock { $0 } }
    var url: String { "http://127.0.0.1:\(port.withLock { $0 })" }

    static func run(_ body: (Collector) async throws -> Void) async throws {
        let loops = try EventLoopGroup(count: 1, name: "collector"), collector = Collector()
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: collector)
        collector.port.withLock { $0 = server.port }
        let result: Result<Void, any Error>
        do { result = .success(try await body(collector)) } catch { result = .failure(error) }
        await server.drain(within: .seconds(1))
        loops.stop()
        try result.get()
    }

    func respond(to request: HTTPRequest) async -> HTTPResponse {
        guard request.path == "/v1/traces", request.headers["Content-Type"] == "application/json",
            let document = try? JSONParser.parse(request.body)
        else { return HTTPResponse(status: .badRequest) }
        for resource in document["resourceSpans"]?.array ?? [] {
            let service = Self.attributes(resource["resource"])["service.name"] ?? ""
            let spans = (resource["scopeSpans"]?.array ?? []).flatMap { $0["spans"]?.array ?? [] }
            seen.withLock { $0 += spans.map { Self.span($0, of: service) } }
        }
        return HTTPResponse(status: .ok, headers: ["Content-Type": "application/json"], body: .bytes(Array("{}".utf8)))
    }

    private static func span(_ span: JSONValue, of service: String) -> Seen {
        Seen(
            service: service, trace: span["traceId"]?.string ?? "", id: span["spanId"]?.string ?? "", name: span["name"]?.string ?? "",
            parent: span["parentSpanId"]?.string, kind: span["kind"]?.integer ?? 0,
            began: (span["startTimeUnixNano"]?.string).flatMap { Int64($0) } ?? 1,
            ended: (span["endTimeUnixNano"]?.string).flatMap { Int64($0) } ?? 0,
            attributes: attributes(span), failure: span["status"]?["message"]?.string)
    }

    private static func attributes(_ value: JSONValue?) -> [String: String] {
        let listed: [JSONValue] = value?["attributes"]?.array ?? []
        let pairs = listed.compactMap { attribute -> (String, String)? in
            guard let key = attribute["key"]?.string, let value = attribute["value"]?.object?.first(where: { _ in true })?.value else {
                return nil
            }
            return (key, value.string ?? value.text())
        }
        return Dictionary(pairs) { first, _ in first }
    }
}
