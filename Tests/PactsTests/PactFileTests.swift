import JSONCoding
import Pacts
import Testing

/// Reading and writing the files.
@Suite struct PactFileTests {
    /// Everything that a pact may hold.
    static let whole = Pact(
        consumer: "tasks", provider: "profile",
        interactions: [
            Interaction(
                description: "asks for ليلى 🏋️",
                states: [ProviderState("a person", ["product": "gtsd", "أ": [1, nil, 1.5]]), ProviderState("nobody")],
                request: PactRequest(
                    method: "POST", path: "/people/1", query: ["q": ["a b", "ج"], "limit": ["1"]],
                    headers: ["Authorization": "Bearer x", "Accept": "*/*"],
                    body: ["name": "ليلى", "huge": 9_223_372_036_854_775_807, "tiny": 1e-300, "none": nil],
                    matchingRules: MatchingRules([
                        "path": ["": [.regex("^/people/.+$")]], "header": ["Authorization": [.regex("^Bearer .+$")]],
                        "query": ["q": [.type(minimum: nil, maximum: nil)]],
                    ]),
                    generators: Generators([
                        "path": ["": "/people/${user}"], "header": ["Authorization": "Bearer ${token}"], "query": ["q": "${word}"],
                        "body": ["$.name": "${name}"]
                    ])),
                response: PactResponse(
                    status: 201, headers: ["Content-Type": "application/json"], body: ["items": [["id": 1]], "at": "now"],
                    matchingRules: MatchingRules([
                        "body": [
                            "$.items": [.type(minimum: 1, maximum: 9)], "$.items[*].id": [.integer, .number],
                            "$.at": [.regex("^n"), .include("o")], "$.a": [.decimal],
                            "$.b": [.null], "$.c": [.equality],
                        ],
                        "header": ["Content-Type": [.include("json")]],
                    ])),
                use: ContractUse(
                    operation: "profile.facts",
                    reads: [
                        FieldRead(path: "$.at", symbol: "Facts.at", file: "Services/A.swift"),
                        FieldRead(path: "$.items[*].id", symbol: "Facts.items.id", file: "Services/A.swift"),
                    ])),
            Interaction(
                description: "no body, and null", request: PactRequest(method: "DELETE", path: "/x", body: .null),
                response: PactResponse(status: 204),
                use: ContractUse(operation: "", reads: [])),
        ])

    @Test func comesBackAsItWas() throws {
        let read = try Pact(json: Self.whole.json, file: "a.json")
        #expect(read == Self.whole)
        #expect(read.json == Self.whole.json)
        #expect(Self.whole.json.last == UInt8(ascii: "\n"))
        #expect(Self.whole.fileName == "tasks-profile.json")
    }

    @Test func orderMakesNoDifference() throws {
        var turned = Self.whole
        turned.interactions.reverse()
        turned.interactions[1].use.reads.reverse()
        #expect(turned.json == Self.whole.json)
        #expect(try Pact(json: turned.json, file: "a").interactions.map(\.description) == ["asks for ليلى 🏋️", "no body, and null"])
    }

    @Test func writesWhatTheSpecificationSays() throws {
        let document = try JSONParser.parse(Self.whole.json)
        #expect(document["metadata"]?["pactSpecification"]?["version"] == "3.0.0")
        let interaction = try #require(document["interactions"]?[0])
        #expect(interaction["providerStates"]?[0] == ["name": "a person", "params": ["product": "gtsd", "أ": [1, nil, 1.5]]])
        #expect(interaction["providerStates"]?[1] == ["name": "nobody"])
        #expect(interaction["request"]?["generators"]?["path"] == ["type": "ProviderState", "expression": "/people/${user}"])
        #expect(
            interaction["request"]?["generators"]?["header"] == [
                "Authorization": ["type": "ProviderState", "expression": "Bearer ${token}"]
            ])
        #expect(interaction["request"]?["matchingRules"]?["path"] == ["matchers": [["match": "regex", "regex": "^/people/.+$"]]])
        #expect(interaction["response"]?["matchingRules"]?["body"]?["$.items"] == ["matchers": [["match": "type", "min": 1, "max": 9]]])
        #expect(
            document["metadata"]?["barbell"]?["uses"]?[0]?["reads"]?[0] == [
                "path": "$.at", "file": "Services/A.swift", "symbol": "Facts.at",
            ])
        #expect(document["interactions"]?[1]?["request"]?["body"] == JSONValue.null)
        #expect(document["interactions"]?[1]?["response"] == ["status": 204])
    }

    @Test func hugeNumbersStayStable() throws {
        let text = String(decoding: Self.whole.json, as: UTF8.self).replacing("9223372036854775807", with: "123456789012345678901234567890")
        let once = try Pact(json: Array(text.utf8), file: "a").json
        #expect(try Pact(json: once, file: "a").json == once)
        #expect(String(decoding: once, as: UTF8.self).contains("1.2345678901234568e+29"))
    }

    @Test func fingerprintIsOfTheExpectationAlone() throws {
        var other = Self.whole
        other.interactions[0].use = ContractUse(operation: "other", reads: [])
        #expect(other.fingerprint == Self.whole.fingerprint)
        #expect(other.json != Self.whole.json)
        other.interactions[0].response.status = 200
        #expect(other.fingerprint != Self.whole.fingerprint)
        #expect(Self.whole.fingerprint.count == 64)
    }

    @Test func readsWhatOtherToolsWrite() throws {
        let text = #"""
            {"provider":{"name":"p"},"consumer":{"name":"c"},"metadata":{"pactSpecification":{"version":"3.0.0"},"pactRust":{"models":"1"}},
            "interactions":[{"_id":"7","description":"d","request":{"method":"get","path":"/","query":{"a":"1"},"headers":{"X":["1","2"]}},
            "response":{"status":200,"generators":{},"matchingRules":{"body":{"$":{"combine":"AND","matchers":[{"match":"type"}]}}}}}]}
            """#
        let pact = try Pact(json: Array(text.utf8), file: "a")
        #expect(pact.interactions[0].request == PactRequest(method: "GET", path: "/", query: ["a": ["1"]], headers: ["X": "1, 2"]))
        #expect(pact.interactions[0].use == ContractUse(operation: "", reads: []))
    }

    // MARK: - What is no pact

    /// A good file with one text in it replaced.
    static let good =
        #"{"consumer":{"name":"c"},"provider":{"name":"p"},"metadata":{"pactSpecification":{"version":"3.0.0"}},"interactions":[{"description":"d","request":{"method":"GET","path":"/"},"response":{"status":200}}]}"#
    static let bad: [(from: String, to: String, error: String)] = [
        (good, "", "a.json: line 1, column 1: this is not JSON: expected a value, found the end of the text"),
        (good, "[1,", "a.json: line 1, column 4: this is not JSON: expected a value, found the end of the text"),
        (good, "[]", "a.json: $: this is no pact: it names no consumer, no provider and no interactions"),
        (good, #"{"openapi":"3.1.0"}"#, "a.json: $: this is no pact: it names no consumer, no provider and no interactions"),
        (#""consumer":{"name":"c"},"#, "", "a.json: $: there is no 'consumer'"),
        (#"{"name":"c"}"#, #""c""#, "a.json: $.consumer: expected an object, found a text"),
        (#""name":"p""#, #""name":"""#, "a.json: $.provider.name: this name is empty"),
        (#""metadata":{"pactSpecification":{"version":"3.0.0"}},"#, "", "a.json: $: there is no 'metadata'"),
        (
            "3.0.0", "2.0.0",
            "a.json: $.metadata.pactSpecification.version: this is version 2.0.0 of the specification; only version 3 is read"
        ),
        (#""pactSpecification""#, #""specification""#, "a.json: $.metadata: there is no 'pactSpecification'"),
        (
            #"[{"description""#, #"[], "x": [{"description""#,
            "a.json: $: there is no interaction: a consumer that expects nothing needs no file"
        ),
        (#""description":"d","#, "", "a.json: $.interactions[0]: there is no 'description'"),
        (#""path":"/""#, #""path":"x""#, "a.json: $.interactions[0].request.path: a path starts with /"),
        (#""path":"/""#, #""path":"/?a=1""#, "a.json: $.interactions[0].request.path: the query belongs in 'query'"),
        (
            #""status":200"#, #""status":"200""#,
            "a.json: $.interactions[0].response.status: expected a status from 100 to 599, found a text"
        ),
        (#""status":200"#, #""status":99"#, "a.json: $.interactions[0].response.status: expected a status from 100 to 599, found 99"),
        (
            #""status":200"#, #""statos":200"#,
            "a.json: $.interactions[0].response.statos: 'statos' is not known here; known are body, generators, headers, matchingRules, status"
        ),
        (
            #""status":200"#, #""status":200,"headers":{"A":"1","a":"2"}"#,
            "a.json: $.interactions[0].response.headers.a: this header is there twice"
        ),
        (
            #""status":200"#, #""status":200,"headers":{"A":1}"#,
            "a.json: $.interactions[0].response.headers.A: expected a list, found a number"
        ),
        (
            #""status":200"#, #""status":200,"matchingRules":{"body":{"x":{"matchers":[{"match":"type"}]}}}"#,
            "a.json: $.interactions[0].response.matchingRules.body.x: 'x' is no path: write $, then .name, ['name'], [0], [*] or .*"
        ),
        (
            #""status":200"#, #""status":200,"matchingRules":{"body":{"$.a[":{"matchers":[{"match":"type"}]}}}"#,
            "a.json: $.interactions[0].response.matchingRules.body['$.a[']: '$.a[' is no path: write $, then .name, ['name'], [0], [*] or .*"
        ),
        (
            #""status":200"#, #""status":200,"matchingRules":{"body":{"$":{"matchers":[]}}}"#,
            "a.json: $.interactions[0].response.matchingRules.body['$']: there is no matcher"
        ),
        (
            #""status":200"#, #""status":200,"matchingRules":{"body":{"$":{"matchers":[{"match":"semver"}]}}}"#,
            "a.json: $.interactions[0].response.matchingRules.body['$'].matchers[0].match: the matcher 'semver' is not known; known are equality, type, regex, integer, decimal, number, include, null"
        ),
        (
            #""status":200"#,
            #""status":200,"matchingRules":{"body":{"$":{"combine":"OR","matchers":[{"match":"type"},{"match":"null"}]}}}"#,
            "a.json: $.interactions[0].response.matchingRules.body['$'].combine: matchers are combined with AND only"
        ),
        (
            #""status":200"#, #""status":200,"matchingRules":{"status":{}}"#,
            "a.json: $.interactions[0].response.matchingRules.status: rules are for path, query, header and body, not for status"
        ),
        (
            #""status":200"#, #""status":200,"matchingRules":{"body":{"$":{"matchers":[{"match":"type","min":-1}]}}}"#,
            "a.json: $.interactions[0].response.matchingRules.body['$'].matchers[0].min: expected a whole number that is not negative, found a number"
        ),
        (
            #""path":"/""#, #""path":"/","generators":{"path":{"type":"Uuid"}}"#,
            "a.json: $.interactions[0].request.generators.path.type: only generators of the type ProviderState are known"
        ),
        (
            #""path":"/""#, #""path":"/","generators":{"method":{}}"#,
            "a.json: $.interactions[0].request.generators.method: generators are for path, query, header and body, not for method"
        ),
        (
            #""description":"d","#, #""description":"d","providerStates":[{"params":{}}],"#,
            "a.json: $.interactions[0].providerStates[0]: there is no 'name'"
        ),
        (
            #""description":"d","#, #""description":"d","providerStates":[{"name":"s","params":[]}],"#,
            "a.json: $.interactions[0].providerStates[0].params: expected an object, found a list"
        ),
        (
            #""metadata":{"#, #""metadata":{"barbell":{"uses":[{"interaction":"gone","operation":"a"}]},"#,
            "a.json: $.metadata.barbell.uses: there is no interaction 'gone'"
        ),
    ]

    @Test(arguments: bad.indices) func badFile(_ index: Int) {
        let (from, to, error) = Self.bad[index]
        let text = Self.good.replacing(from, with: to)
        #expect { try Pact(json: Array(text.utf8), file: "a.json") } throws: { "\($0)" == error }
    }

    @Test func aRegularExpressionIsChecked() {
        let text = Self.good.replacing(
            #""status":200"#, with: #""status":200,"matchingRules":{"body":{"$":{"matchers":[{"match":"regex","regex":"("}]}}}"#)
        #expect { try Pact(json: Array(text.utf8), file: "a") } throws: {
            "\($0)".contains("matchers[0].regex: this is no regular expression")
        }
    }

    @Test func descriptionsAreUnique() throws {
        var twice = Self.whole
        twice.interactions[1].description = twice.interactions[0].description
        #expect { try Pact(json: twice.json, file: "a") } throws: {
            "\($0)" == "a: $.interactions[1]: there is another interaction 'asks for ليلى 🏋️'; descriptions are unique in a pact"
        }
    }

    // MARK: - Folders

    @Test func foldersHoldOnePactAPair() throws {
        let scratch = try Scratch()
        let path = scratch.path
        #expect { try PactFolder.load(path) } throws: { "\($0)" == "\(path): there is no pact in this folder" }
        try scratch.write("c-p.json", Self.good)
        try scratch.write("pending.json", "not a pact")
        try scratch.write("verified.json", "nor this")
        try scratch.write("notes.txt", "nor this")
        #expect(try PactFolder.load(path).map(\.file) == ["\(path)/c-p.json"])
        #expect(try PactFolder.load("\(path)/c-p.json").count == 1)
        try scratch.write("other.json", Self.good)
        #expect { try PactFolder.load(path) } throws: { "\($0)".contains("c-p.json is already what c expects of p; keep one of them") }
        try scratch.write("a.json", "{")
        #expect { try PactFolder.load(path) } throws: { "\($0)".hasPrefix("\(path)/a.json: line 1, column 2: this is not JSON") }
        #expect { try PactFolder.load("\(path)/nowhere") } throws: { "\($0)" == "\(path)/nowhere: there is no such file or folder" }
    }
}
