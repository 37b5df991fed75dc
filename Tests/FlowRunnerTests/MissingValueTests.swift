import HTTPCore
import Testing

@testable import FlowRunner

/// What is said when a query finds nothing: somebody has to fix the flow or the service, and looks for the name first.
@Suite struct MissingValueTests {
    private static let body = #"{"user": {"email": "anna@example.com", "tags": ["a"]}, "items": [], "count": 2}"#

    private func notes(_ lines: String, section: String = "[Captures]", status: Int = 200, body: String = body) throws -> [String] {
        let bench = Bench { _ throws(TransportError) in .json(200, body, ["X-One": "1", "Set-Cookie": "session=abc"]) }
        let result = try bench.run("GET {{auth}}/x\n[Options]\nvariable: known=1\nHTTP \(status)\n\(section)\n\(lines)")
        return result.steps[0].failedChecks.map { $0.note ?? "" }
    }

    @Test func aFailedCaptureShowsTheNearestNameAndTheBody() throws {
        #expect(
            try notes("mail: jsonpath \"$.user.emial\"") == ["the nearest of the members of $.user is email\nthe answer was \(Self.body)"])
        #expect(try notes("first: jsonpath \"$.items[0].id\"") == ["$.items has 0 elements\nthe answer was \(Self.body)"])
        #expect(try notes("any: jsonpath \"$.items[*].id\"") == ["$.items is an empty list\nthe answer was \(Self.body)"])
        #expect(try notes("deep: jsonpath \"$.count.more\"") == ["$.count is 2\nthe answer was \(Self.body)"])
        #expect(try notes("one: header \"X-On\"") == ["the nearest of the answer's headers is X-One\nthe answer was \(Self.body)"])
        #expect(try notes("one: cookie \"sesion\"") == ["the nearest of its cookies is session\nthe answer was \(Self.body)"])
        #expect(try notes("n: jsonpath \"$.user.address\"") == ["the members of $.user are email, tags\nthe answer was \(Self.body)"])
        #expect(
            try notes("n: jsonpath \"$.user.mail\" count") == ["the nearest of the members of $.user is email\nthe answer was \(Self.body)"]
        )
    }

    @Test func theBodyIsShownOnceAndNotAfterAWrongStatus() throws {
        #expect(try notes("a: jsonpath \"$.aa\"\nb: jsonpath \"$.bb\"").map { $0.contains("the answer was") } == [true, false])
        #expect(try notes("a: jsonpath \"$.aa\"", status: 201).map { $0.contains("the answer was") } == [true, false])
    }

    @Test func aLongBodyIsCutAndBytesAreCounted() throws {
        let long = "{\"text\": \"\(String(repeating: "x", count: 1000))\"}"
        #expect(try notes("a: jsonpath \"$.tex\"", body: long)[0].hasSuffix("xxx…"))
    }

    @Test func aFailedAssertShowsTheNearestName() throws {
        #expect(try notes("jsonpath \"$.user.emial\" exists", section: "[Asserts]") == ["the nearest of the members of $.user is email"])
        #expect(try notes("variable \"knwon\" == 1", section: "[Asserts]") == ["the nearest variable is known"])
    }

    @Test func madeUpDataMayBeShown() throws {
        var bench = Bench { _ throws(TransportError) in .json(200, #"{"accessToken": "abcdef.123456"}"#) }
        let flow = "POST {{auth}}/x\n{\"password\": \"Correct-Horse-1\"}\nHTTP 201"
        #expect(try bench.run(flow).steps[0].exchanges[0].requestBody.text.contains("[redacted"))
        bench.settings.showsSecrets = true
        let shown = try bench.run(flow).steps[0].exchanges[0]
        #expect(shown.requestBody.text.contains("Correct-Horse-1") && shown.responseBody.text.contains("abcdef.123456"))
    }
}
