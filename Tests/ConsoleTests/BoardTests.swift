import AppTesting
@testable import Console
import HTTPClient
import HTTPCore
import JSONCoding
import LocalFiles
import Platform
import Supervisor
import Testing
import TestSupport

/// What the console shows of what it was told.
@Suite(.serialized) struct BoardTests {
    private func span(_ id: String, _ name: String, parent: String? = nil, kind: Int64 = 2, at: Int64, for nanos: Int64, failed: Bool = false) -> JSONValue {
        var span: JSONObject = [
            "traceId": "4bf92f3577b34da6a3ce929d0e0e4736", "spanId": .string(id), "name": .string(name), "kind": .integer(kind),
            "startTimeUnixNano": .string(String(1_774_000_000_000_000_000 + at)),
            "endTimeUnixNano": .string(String(1_774_000_000_000_000_000 + at + nanos)),
            "attributes": [["key": "http.response.status_code", "value": ["intValue": "200"]]],
        ]
        span["parentSpanId"] = parent.map(JSONValue.string)
        if failed { span["status"] = ["code": 2, "message": "it rained"] }
        return .object(span)
    }

    private func document(_ service: String, _ spans: [JSONValue]) -> JSONValue {
        let resource: JSONValue = ["attributes": [["key": "service.name", "value": ["stringValue": .string(service)]]]]
        return ["resourceSpans": [["resource": resource, "scopeSpans": [["spans": .array(spans)]]]]]
    }

    @Test func spansOfSeveralServicesAreOneTrace() async throws {
        try await ConsoleFixture.run { fixture async throws in
            // The callee's come first, as it may be quicker to send them.
            let there = document("profile", [span("00f067aa0ba902b8", "profile.facts", parent: "00f067aa0ba902b9", at: 2_000_000, for: 1_000_000)])
            let here = document("tasks", [
                span("00f067aa0ba902b7", "tasks.list", at: 0, for: 5_000_000),
                span("00f067aa0ba902b9", "profile.facts", parent: "00f067aa0ba902b7", kind: 3, at: 1_000_000, for: 3_000_000, failed: true),
            ])
            for body in [there, here] { #expect(try await fixture.send(.post, "/v1/traces", body).status.code == 200) }
            let trace = try await fixture.json(.get, "/api/traces/4bf92f3577b34da6a3ce929d0e0e4736")
            #expect(trace["summary"]?["name"]?.string == "tasks.list" && trace["summary"]?["services"]?.array?.count == 2)
            #expect(trace["summary"]?["status"]?.integer == 200 && trace["summary"]?["failed"]?.bool == true)
            #expect(trace["summary"]?["micros"]?.double == 5000)
            #expect(trace["spans"]?.array?.compactMap { $0["service"]?.string } == ["tasks", "tasks", "profile"])
            #expect(try await fixture.send(.get, "/api/traces/0af92f3577b34da6a3ce929d0e0e4736").status.code == 404)
            #expect(try await fixture.send(.delete, "/api/traces").status.code == 204)
            #expect(try await fixture.send(.get, "/api/traces/4bf92f3577b34da6a3ce929d0e0e4736").status.code == 404)
        }
    }

    @Test(arguments: ["{", "[]", #"{"resourceSpans":[{"scopeSpans":[{"spans":[{"traceId":"x"},7,{}]}]}]}"#])
    func whatIsNoSpanHarmsNobody(_ body: String) async throws {
        let spans = (try? JSONParser.parse(Array(body.utf8))).map(SeenSpan.read) ?? []
        #expect(spans.isEmpty)
    }

    @Test func tracesAndSpansAreKeptUpToABound() {
        let board = TraceBoard()
        func one(_ trace: Int, _ id: Int) -> JSONValue {
            ["traceId": .string(String(format16(trace) + format16(trace))), "spanId": .string(format16(id)), "name": "x", "startTimeUnixNano": "1", "endTimeUnixNano": "2"]
        }
        for trace in 1...5000 { board.add(SeenSpan.read(document("auth", [one(trace, 1)]))) }
        for id in 1...5000 { board.add(SeenSpan.read(document("auth", [one(9999, id)]))) }
        #expect(board.changed(after: 0, limit: 10_000).traces.count <= 2200)
        #expect(board.trace(format16(1) + format16(1)) == nil && board.trace(format16(4999) + format16(4999)) != nil)
        let large = board.trace(format16(9999) + format16(9999))
        #expect(large?["spans"]?.array?.count == 2000 && large?["dropped"]?.integer == 3000)
    }

    @Test func tracesThatComeAllAtOnceAreKeptUpToTheSameBound() {
        let board = TraceBoard()
        for batch in 0..<3 {
            board.add(SeenSpan.read(document("auth", (1...5000).map { number -> JSONValue in
                let half = format16(batch * 5000 + number)
                return [
                    "traceId": .string(half + half), "spanId": .string(half), "name": "x", "startTimeUnixNano": "1", "endTimeUnixNano": "2",
                ]
            })))
            #expect(board.changed(after: 0, limit: 20_000).traces.count <= 2200)
        }
        #expect(board.trace(format16(15_000) + format16(15_000)) != nil)
    }

    private func format16(_ number: Int) -> String {
        let text = String(number, radix: 16)
        return String(repeating: "0", count: 16 - text.count) + text
    }

    @Test func linesOfARequestAreFoundInEveryLog() async throws {
        try await ConsoleFixture.run { fixture async throws in
            func write(_ service: String, _ lines: [String]) throws {
                let path = "\(fixture.folder.path)/state/logs/\(service).log"
                try Files.write(Array(lines.joined(separator: "\n").utf8), to: path)
            }
            try write("auth", [
                #"{"ts":"2026-11-25T08:00:00.002Z","level":"info","service":"auth","requestId":"a","traceId":"t1","msg":"request","endpoint":"auth.me","user":"u1","status":200}"#,
                #"{"ts":"2026-11-25T08:00:00.003Z","level":"error","service":"auth","requestId":"b","traceId":"t2","msg":"request","status":500}"#,
            ])
            try write("notes", [#"{"ts":"2026-11-25T08:00:00.001Z","level":"info","service":"notes","requestId":"c","traceId":"t1","msg":"work"}"#, "Fatal error"])
            func found(_ query: String) async throws -> [String] {
                let answer = try await fixture.json(.get, "/api/logs\(query)")
                return answer["lines"]?.array?.compactMap { $0["request"]?.string ?? $0["text"]?.string } ?? []
            }
            #expect(try await found("") == ["c", "Fatal error", "a", "b"])
            #expect(try await found("?request=a") == ["c", "Fatal error", "a"])
            #expect(try await found("?user=u1&service=auth") == ["a"])
            #expect(try await found("?level=error") == ["b"])
            #expect(try await found("?limit=1") == ["b"])
        }
    }

    @Test func aPageHearsOfLinesInTheOrderOfTheirComing() async throws {
        let boards = Boards(), writer = Pieces()
        for number in 1...700 { boards.log.add(service: "auth", text: "line \(number)") }
        let stream = Task { try await EventStream(boards: boards).write(to: writer) }
        try await eventually("the newest came") { writer.text.contains("line 700") }
        // The first picture has a part of what was there.
        #expect(!writer.text.contains("line 400\"") && writer.text.contains("line 401\""))
        boards.log.add(service: "auth", text: "another")
        try await eventually("so did the next") { writer.text.contains("another") }
        for number in 1...20_000 { boards.log.add(service: "auth", text: "flood \(number)") }
        try await eventually("and the end of a flood") { writer.text.contains("flood 20000") }
        #expect(writer.text.contains(#""skipped":1"#))
        stream.cancel()
        _ = await stream.result
    }
}
