import HTTPCore
import JSONCoding
import Pacts
import Testing

/// Every rule, with what fits it and what does not, and the words for it.
@Suite struct MatchingTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let expected: JSONValue
        var rules: [String: [Matcher]] = [:]
        let actual: String
        var found: [String] = []
        var testDescription: String { name }
    }

    static let cases: [Case] = [
        // Without a rule: the same value.
        Case(name: "equal", expected: ["a": 1, "b": ["x", nil, true]], actual: #"{"b":["x",null,true],"a":1}"#),
        Case(name: "another member is fine", expected: ["a": 1], actual: #"{"a":1,"z":{"y":2}}"#),
        Case(name: "empty object takes any", expected: [:], actual: #"{"a":1}"#),
        Case(name: "other text", expected: ["a": "x"], actual: #"{"a":"y"}"#, found: [#"$.a: expected "x", found "y""#]),
        Case(
            name: "missing", expected: ["a": "x", "b": nil], actual: "{}",
            found: [#"$.a: expected a text like "x", found nothing"#, "$.b: expected null, found nothing"]),
        Case(name: "missing deep", expected: ["a": ["b": [1]]], actual: #"{"a":{}}"#, found: ["$.a.b: expected a list, found nothing"]),
        Case(name: "null for a value", expected: ["a": "x"], actual: #"{"a":null}"#, found: [#"$.a: expected "x", found null"#]),
        Case(name: "whole is not decimal", expected: ["a": 1], actual: #"{"a":1.0}"#, found: ["$.a: expected 1, found 1.0"]),
        Case(name: "list too short", expected: [1, 2], actual: "[1]", found: ["$: expected a list of 2, found a list of 1"]),
        Case(name: "list too long", expected: [1], actual: "[1,2]", found: ["$: expected a list of 1, found a list of 2"]),
        Case(name: "item differs", expected: [1, 2], actual: "[1,3]", found: ["$[1]: expected 2, found 3"]),
        Case(
            name: "list for object", expected: ["a": ["b": 1]], actual: #"{"a":[1]}"#,
            found: ["$.a: expected an object with b, found a list of 1"]),
        Case(
            name: "Arabic and emoji", expected: ["اسم": "ليلى 🏋️"], actual: #"{"اسم":"ليلى 🏋"}"#,
            found: [#"$.اسم: expected "ليلى 🏋️", found "ليلى 🏋""#]),
        // equality inside of type
        Case(
            name: "equality wins inside", expected: ["a": ["b": 1, "c": 2]],
            rules: ["$.a": [.type(minimum: nil, maximum: nil)], "$.a.c": [.equality]],
            actual: #"{"a":{"b":9,"c":3}}"#, found: ["$.a.c: expected 2, found 3"]),
        // type
        Case(
            name: "type", expected: ["a": "x", "n": 1], rules: ["$": [.type(minimum: nil, maximum: nil)]], actual: #"{"a":"other","n":2.5}"#
        ),
        Case(
            name: "type differs", expected: ["a": "x", "b": true, "n": 1, "o": [:], "l": []],
            rules: ["$": [.type(minimum: nil, maximum: nil)]],
            actual: #"{"a":1,"b":"true","n":"1","o":[],"l":{}}"#,
            found: [
                #"$.a: expected a text like "x", found 1"#, #"$.b: expected a boolean like true, found "true""#,
                #"$.n: expected a number like 1, found "1""#,
                "$.o: expected an empty object, found an empty list", "$.l: expected a list, found an empty object",
            ]),
        Case(
            name: "null is no text", expected: ["a": "x"], rules: ["$.a": [.type(minimum: nil, maximum: nil)]], actual: #"{"a":null}"#,
            found: [#"$.a: expected a text like "x", found null"#]),
        Case(
            name: "items like the first", expected: [["id": 1]], rules: ["$": [.type(minimum: nil, maximum: nil)]],
            actual: #"[{"id":1},{"id":2,"x":3}]"#),
        Case(
            name: "an item that is not", expected: [["id": 1]], rules: ["$": [.type(minimum: nil, maximum: nil)]],
            actual: #"[{"id":1},{"id":"2"},{}]"#,
            found: [#"$[1].id: expected a number like 1, found "2""#, "$[2].id: expected a number like 1, found nothing"]),
        Case(name: "empty list by type", expected: [["id": 1]], rules: ["$": [.type(minimum: nil, maximum: nil)]], actual: "[]"),
        Case(
            name: "minimum", expected: [1], rules: ["$": [.type(minimum: 1, maximum: nil)]], actual: "[]",
            found: ["$: expected a list of at least 1, found a list of 0"]),
        Case(name: "minimum met", expected: [1], rules: ["$": [.type(minimum: 1, maximum: 2)]], actual: "[5,6]"),
        Case(
            name: "maximum", expected: [1], rules: ["$": [.type(minimum: nil, maximum: 1)]], actual: "[5,6]",
            found: ["$: expected a list of at most 1, found a list of 2"]),
        Case(
            name: "bounds are not inherited", expected: ["a": [[1]]], rules: ["$.a": [.type(minimum: 2, maximum: nil)]],
            actual: #"{"a":[[1],[]]}"#),
        // regex
        Case(
            name: "regex", expected: ["a": "2026-03-01"], rules: ["$.a": [.regex(#"^\d{4}-\d{2}-\d{2}$"#)]], actual: #"{"a":"1999-12-31"}"#),
        Case(name: "regex on a number", expected: ["a": 12], rules: ["$.a": [.regex("1.")]], actual: #"{"a":17}"#),
        Case(
            name: "regex of the whole text", expected: ["a": "x"], rules: ["$.a": [.regex("b")]], actual: #"{"a":"abc"}"#,
            found: [#"$.a: expected a text that fits /b/, found "abc""#]),
        Case(
            name: "regex unmet", expected: ["a": "x"], rules: ["$.a": [.regex("^x+$")]], actual: #"{"a":"xy"}"#,
            found: [#"$.a: expected a text that fits /^x+$/, found "xy""#]),
        Case(
            name: "regex on an object", expected: ["a": "x"], rules: ["$.a": [.regex(".*")]], actual: #"{"a":{"b":1}}"#,
            found: ["$.a: expected a text that fits /.*/, found an object with b"]),
        Case(
            name: "regex on null", expected: ["a": "x"], rules: ["$.a": [.regex(".*")]], actual: #"{"a":null}"#,
            found: ["$.a: expected a text that fits /.*/, found null"]),
        Case(name: "regex by scalars", expected: ["a": "é"], rules: ["$.a": [.regex("^..$")]], actual: "{\"a\":\"e\u{301}\"}"),
        // integer, decimal, number
        Case(name: "integer", expected: ["a": 1], rules: ["$.a": [.integer]], actual: #"{"a":-7}"#),
        Case(name: "huge integer", expected: ["a": 1], rules: ["$.a": [.integer]], actual: #"{"a":123456789012345678901234567890}"#),
        Case(
            name: "integer unmet", expected: ["a": 1], rules: ["$.a": [.integer]], actual: #"{"a":1.5}"#,
            found: ["$.a: expected a whole number, found 1.5"]),
        Case(
            name: "integer is no text", expected: ["a": 1], rules: ["$.a": [.integer]], actual: #"{"a":"1"}"#,
            found: [#"$.a: expected a whole number, found "1""#]),
        Case(name: "decimal", expected: ["a": 1.5], rules: ["$.a": [.decimal]], actual: #"{"a":2.0}"#),
        Case(
            name: "decimal unmet", expected: ["a": 1.5], rules: ["$.a": [.decimal]], actual: #"{"a":2}"#,
            found: ["$.a: expected a number with decimals, found 2"]),
        Case(name: "number", expected: ["a": 1, "b": 2], rules: ["$.a": [.number], "$.b": [.number]], actual: #"{"a":2,"b":2.5}"#),
        Case(
            name: "number unmet", expected: ["a": 1], rules: ["$.a": [.number]], actual: #"{"a":true}"#,
            found: ["$.a: expected a number, found true"]),
        // include, null
        Case(name: "include", expected: ["a": "b"], rules: ["$.a": [.include("b")]], actual: #"{"a":"abc"}"#),
        Case(
            name: "include unmet", expected: ["a": "b"], rules: ["$.a": [.include("عر")]], actual: #"{"a":"abc"}"#,
            found: [#"$.a: expected a text with "عر" in it, found "abc""#]),
        Case(name: "null", expected: ["a": nil], rules: ["$.a": [.null]], actual: #"{"a":null}"#),
        Case(
            name: "null unmet", expected: ["a": nil], rules: ["$.a": [.null]], actual: #"{"a":0}"#, found: ["$.a: expected null, found 0"]),
        Case(
            name: "null missing", expected: ["a": nil], rules: ["$.a": [.null]], actual: "{}", found: ["$.a: expected null, found nothing"]),
        // several at once
        Case(
            name: "two rules of a place", expected: ["a": "ab"], rules: ["$.a": [.include("a"), .regex(".*b")]], actual: #"{"a":"ac"}"#,
            found: [#"$.a: expected a text that fits /.*b/, found "ac""#]),
        Case(
            name: "everything is reported", expected: ["a": 1, "b": 2, "c": 3], actual: #"{"a":9,"c":"3"}"#,
            found: ["$.a: expected 1, found 9", "$.b: expected a number like 2, found nothing", #"$.c: expected 3, found "3""#]),
        // which rule counts
        Case(
            name: "a name before a star", expected: ["a": ["x": 1, "y": 2]], rules: ["$.*.*": [.integer], "$.a.y": [.equality]],
            actual: #"{"a":{"x":7,"y":7}}"#,
            found: ["$.a.y: expected 2, found 7"]),
        Case(
            name: "an index before a star", expected: [1, 2], rules: ["$": [.equality], "$[*]": [.integer], "$[1]": [.equality]],
            actual: "[5,6]",
            found: ["$[1]: expected 2, found 6"]),
        Case(
            name: "the longer path", expected: ["a": ["b": "x"]],
            rules: ["$.a": [.type(minimum: nil, maximum: nil)], "$.a.b": [.regex("^y$")]], actual: #"{"a":{"b":"y"}}"#),
        Case(
            name: "a text's rule is not its members'", expected: ["a": ["b": "x"]], rules: ["$": [.regex("q")]],
            actual: #"{"a":{"b":"x"}}"#, found: ["$: expected a text that fits /q/, found an object with a"]),
        Case(
            name: "items by star", expected: ["l": [["n": 1]]], rules: ["$.l": [.type(minimum: 1, maximum: nil)], "$.l[*].n": [.integer]],
            actual: #"{"l":[{"n":5},{"n":0.5}]}"#, found: ["$.l[1].n: expected a whole number, found 0.5"]),
        Case(
            name: "every expected member", expected: ["m": ["p": 1, "q": 1]], rules: ["$.m.*": [.integer]],
            actual: #"{"m":{"p":5,"q":"6","r":"7"}}"#, found: [#"$.m.q: expected a whole number, found "6""#]),
        Case(
            name: "a kind is inherited past a star", expected: ["m": ["k": ["a": "x"]]],
            rules: ["$.*": [.type(minimum: nil, maximum: nil)]], actual: #"{"m":{"k":{"a":"y"}}}"#),
        Case(
            name: "names in brackets", expected: ["a b": ["c.d": 1]], rules: ["$['a b']['c.d']": [.integer]],
            actual: #"{"a b":{"c.d":"1"}}"#, found: [#"$['a b']['c.d']: expected a whole number, found "1""#]),
        Case(
            name: "long texts are cut", expected: ["a": "x"], actual: "{\"a\":\"\(String(repeating: "ع", count: 500))\"}",
            found: ["$.a: expected \"x\", found \"\(String(repeating: "ع", count: 119))…"]),
        Case(
            name: "many names are cut", expected: ["a": 1], actual: #"{"a":{"h":1,"g":1,"f":1,"e":1,"d":1,"c":1,"b":1,"a":1}}"#,
            found: ["$.a: expected 1, found an object with a, b, c, d, e, f and 2 more"]),
    ]

    @Test(arguments: cases) func body(_ one: Case) {
        let response = PactResponse(
            status: 200, body: one.expected, matchingRules: MatchingRules(one.rules.isEmpty ? [:] : ["body": one.rules]))
        let found = ResponseMatcher().mismatches(
            response, status: 200, headers: ["Content-Type": "application/json"], body: Array(one.actual.utf8))
        #expect(found.map(\.description) == one.found)
    }

    struct Answer: Sendable, CustomTestStringConvertible {
        let name: String
        let expected: PactResponse
        var status = 200
        var headers: HTTPHeaders = [:]
        var body = ""
        var found: [String] = []
        var testDescription: String { name }
    }

    static let json: HTTPHeaders = ["Content-Type": "application/json; charset=utf-8"]
    static let answers: [Answer] = [
        Answer(name: "status", expected: PactResponse(status: 201), status: 404, found: ["status: expected 201, found 404"]),
        Answer(name: "no expectation of a body", expected: PactResponse(status: 200), body: "anything"),
        Answer(name: "a header", expected: PactResponse(status: 200, headers: ["x-a": "1"]), headers: ["X-A": "1"]),
        Answer(
            name: "a header is not there", expected: PactResponse(status: 200, headers: ["Location": "/x"]),
            found: [#"header Location: expected "/x", found nothing"#]),
        Answer(
            name: "a header differs in case", expected: PactResponse(status: 200, headers: ["Location": "/x"]), headers: ["Location": "/X"],
            found: [#"header Location: expected "/x", found "/X""#]),
        Answer(
            name: "a media type with more", expected: PactResponse(status: 200, headers: ["Content-Type": "application/json"]),
            headers: json),
        Answer(
            name: "another media type", expected: PactResponse(status: 200, headers: ["Content-Type": "application/json"]),
            headers: ["Content-Type": "text/html"], found: [#"header Content-Type: expected "application/json", found "text/html""#]),
        Answer(
            name: "a parameter of a media type", expected: PactResponse(status: 200, headers: ["Content-Type": "text/html; charset=utf-8"]),
            headers: ["Content-Type": "text/html"], found: [#"header Content-Type: expected "text/html; charset=utf-8", found "text/html""#]
        ),
        Answer(
            name: "a header by rule",
            expected: PactResponse(
                status: 200, headers: ["Retry-After": "1"], matchingRules: MatchingRules(["header": ["retry-after": [.regex("^[0-9]+$")]]])),
            headers: ["Retry-After": "37"]),
        Answer(
            name: "a header against its rule",
            expected: PactResponse(
                status: 200, headers: ["Retry-After": "1"], matchingRules: MatchingRules(["header": ["Retry-After": [.regex("^[0-9]+$")]]])),
            headers: ["Retry-After": "soon"], found: [#"header Retry-After: expected a text that fits /^[0-9]+$/, found "soon""#]),
        Answer(
            name: "an empty body", expected: PactResponse(status: 200, body: ["a": 1]), headers: json,
            found: ["$: expected an object with a, found an empty body"]),
        Answer(name: "a body that should be empty", expected: PactResponse(status: 204, body: .null), status: 204),
        Answer(
            name: "a body that should be empty and is not", expected: PactResponse(status: 200, body: .null), headers: json, body: "{}",
            found: ["$: expected an empty body, found a body of 2 bytes"]),
        Answer(
            name: "no JSON", expected: PactResponse(status: 200, body: ["a": 1]), headers: json, body: "<html>",
            found: ["$: expected an object with a, found a body that is not JSON (line 1, column 1: expected a value, found '<')"]),
        Answer(
            name: "half a body", expected: PactResponse(status: 200, body: ["a": 1]), headers: json, body: #"{"a":"#,
            found: [
                "$: expected an object with a, found a body that is not JSON (line 1, column 6: expected a value, found the end of the text)"
            ]),
        Answer(
            name: "a text body", expected: PactResponse(status: 200, body: "مرحبا"), headers: ["Content-Type": "text/plain"], body: "مرحبا"),
        Answer(
            name: "a text body by rule",
            expected: PactResponse(status: 200, body: "up 1", matchingRules: MatchingRules(["body": ["$": [.regex("^up [0-9]+$")]]])),
            headers: ["Content-Type": "text/plain"], body: "down", found: [#"$: expected a text that fits /^up [0-9]+$/, found "down""#]),
        Answer(name: "a JSON text", expected: PactResponse(status: 200, body: "x"), headers: json, body: #""x""#),
        Answer(
            name: "status, headers and body in order", expected: PactResponse(status: 200, headers: ["B": "1", "A": "1"], body: ["z": 1]),
            status: 500, headers: json, body: "{}",
            found: [
                "status: expected 200, found 500", #"header A: expected "1", found nothing"#, #"header B: expected "1", found nothing"#,
                "$.z: expected a number like 1, found nothing",
            ]),
    ]

    @Test(arguments: answers) func wholeAnswer(_ one: Answer) {
        let found = ResponseMatcher().mismatches(one.expected, status: one.status, headers: one.headers, body: Array(one.body.utf8))
        #expect(found.map(\.description) == one.found)
    }
}
