import FlowRunner
import HTTPCore
import Testing
import Wire

@Suite struct RunnerTests {
    @Test func capturesFlowIntoTheNextRequest() throws {
        let bench = Bench { request throws(TransportError) in
            request.method == "POST"
                ? .json(201, #"{"id": 5, "user": {"name": "Sara"}, "tags": ["a", "b"]}"#, ["Location": "/users/5"]) : .json(200, #"{"ok": true}"#)
        }
        let result = try bench.run(
            """
            # @req AUTH-1
            # @step create
            POST {{auth}}/users
            Accept-Language: ar
            {"name": "Sara {{unique}}", "n": {{count}}}
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
            """.replacing("{{count}}", with: "1"))
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
                1 5:1 capture a | nothing | a value
                1 2:6 HTTP 200 | 422 | 200 | the answer was {"code": "bad", "n": "5", "list": [1]}
                1 3:1 Content-Type: text/plain | "application/json" | "text/plain"
                1 7:1 jsonpath "$.n" == 5 | "5" | == 5 | a string is compared with a integer
                1 8:1 jsonpath "$.nope" != 1 | nothing | != 1
                1 9:1 jsonpath "$.list" includes 2 | [1] | includes 2
                1 10:1 jsonpath "$.code" not exists | "bad" | not exists
                1 11:1 header "X" contains "y" | nothing | contains "y"
                """)
        #expect(result.steps.map(\.outcome) == [.failed, .notRun])
        #expect(bench.log.all.count == 1)
    }
}
