import ContractRules
import JSONCoding
import Pacts
import Testing
import Wire

/// Who is hurt, by what consumers' pacts say.
@Suite struct UsageTests {
    private static func pact(
        consumer: String = "tasks", operation: String, request: PactRequest, status: Int = 200, reads: [String] = [],
        headers: [String: String] = [:]
    ) -> Pact {
        Pact(
            consumer: consumer, provider: "shop",
            interactions: [
                Interaction(
                    description: "asks for it", request: request, response: PactResponse(status: status, headers: headers),
                    use: ContractUse(
                        operation: operation,
                        reads: reads.map {
                            FieldRead(path: $0, symbol: "Answer.\($0.dropFirst(2))", file: "Services/Tasks/Service/Shop.swift")
                        }))
            ])
    }

    private static let getStock = PactRequest(method: "GET", path: "/internal/stock/abc")
    private static let stock = "/components/schemas/Stock"

    private func findings(_ steps: [JSONValue], _ pacts: [Pact]?, onlyKnown: Bool = false) throws -> [ContractFinding] {
        let base = try Sample.base()
        return ContractDiff(today: Sample.today, pacts: pacts, hasKnownConsumersOnly: onlyKnown)
            .findings(from: try Sample.file(base, name: "old.json"), to: try Sample.file(try CorpusCase.applied(steps, to: base)))
    }

    private static let countGone: [JSONValue] = [
        ["op": "remove", "path": "/components/schemas/Stock/properties/count"],
        ["op": "remove", "path": "/components/schemas/Stock/required"],
    ]

    @Test func aReaderIsNamedWithItsFile() throws {
        let findings = try findings(
            Self.countGone, [Self.pact(operation: "stock.get", request: Self.getStock, reads: ["$.count", "$.shelf"])])
        #expect(findings.map(\.level) == [.error])
        #expect(findings[0].breaks.map(\.text) == ["tasks: reads $.count (Services/Tasks/Service/Shop.swift)"])
        let located = findings[0].locating { file, symbol in file.hasSuffix("Shop.swift") && symbol == "Answer.count" ? 12 : nil }
        #expect(located.breaks.map(\.text) == ["tasks: reads $.count (Services/Tasks/Service/Shop.swift:12)"])
    }

    @Test func nobodyReadsItIsAWarningWhereOnlyServicesCall() throws {
        let other = Self.pact(operation: "stock.get", request: Self.getStock, reads: ["$.shelf"])
        let findings = try findings(Self.countGone, [other])
        #expect(findings.map(\.level) == [.warning])
        #expect(findings[0].notes == ["no known consumer reads it"] && findings[0].breaks.isEmpty)
    }

    @Test func withoutPactsNothingIsKnown() throws {
        #expect(try findings(Self.countGone, nil).map(\.level) == [.error])
        #expect(try findings(Self.countGone, nil)[0].notes.isEmpty)
        #expect(try findings(Self.countGone, []).map(\.level) == [.warning])
    }

    /// Apps have no pacts.
    @Test func routesForPeopleStayErrors() throws {
        let steps: [JSONValue] = [["op": "remove", "path": "/components/schemas/Order/properties/note"]]
        let open = try findings(steps, [])
        #expect(open.count == 5 && open.allSatisfy { $0.level == .error && $0.notes == ["no service reads it, but apps may"] })
        #expect(try findings(steps, [], onlyKnown: true).allSatisfy { $0.level == .warning })
    }

    @Test(arguments: [("$.address", true), ("$.address.zone", true), ("$", true), ("$.address.city", false), ("$.lines[*].sku", false)])
    func parentsAndChildrenCount(_ path: String, _ isHit: Bool) throws {
        let pact = Self.pact(operation: "orders.get", request: PactRequest(method: "GET", path: "/orders/1"), reads: [path])
        let steps: [JSONValue] = [["op": "remove", "path": "/components/schemas/Address/properties/zone"]]
        let found = try findings(steps, [pact]).filter { $0.operationID == "orders.get" }
        #expect(found.map(\.place) == ["response 200 $.address.zone"])
        #expect(found.allSatisfy { $0.breaks.isEmpty != isHit })
    }

    @Test func aSchemaInASchemaInASchemaIsReadToo() throws {
        let pact = Self.pact(
            operation: "orders.list", request: PactRequest(method: "GET", path: "/orders"), reads: ["$.items[*].address.zone", "$.next"])
        let found = try findings([["op": "remove", "path": "/components/schemas/Address/properties/zone"]], [pact])
        #expect(found.filter { !$0.breaks.isEmpty }.map(\.place) == ["response 200 $.items[*].address.zone"])
    }

    /// The finding is told once, at the shortest place; whoever reads the schema at another place is hurt all the same.
    @Test func aSharedSchemaIsReadAtEveryPlace() throws {
        let pact = Self.pact(
            operation: "categories.tree", request: PactRequest(method: "GET", path: "/categories"), reads: ["$.children[*].parent.name"])
        let found = try findings(
            [["op": "replace", "path": "/components/schemas/Category/properties/name/type", "value": "integer"]], [pact])
        #expect(found.map(\.place) == ["response 200 $.name"])
        #expect(found[0].breaks.map(\.what) == ["reads $.children[*].parent.name"])
    }

    @Test func valuesOfMapsAreReadByTheirKeys() throws {
        let pact = Self.pact(operation: "orders.get", request: PactRequest(method: "GET", path: "/orders/1"), reads: ["$.prices.vat"])
        let found = try findings(
            [["op": "replace", "path": "/components/schemas/Order/properties/prices/additionalProperties/type", "value": "string"]], [pact])
        #expect(found.filter { !$0.breaks.isEmpty }.map(\.operationID) == ["orders.get"])
    }

    /// What is accepted where apps may be hurt is not accepted where a consumer is.
    @Test func aBrokenConsumerIsAChangeOfItsOwn() throws {
        let pact = Self.pact(operation: "orders.get", request: PactRequest(method: "GET", path: "/orders/1"), reads: ["$.note"])
        let found = try findings([["op": "remove", "path": "/components/schemas/Order/properties/note"]], [pact])
        let broken = found.filter { !$0.breaks.isEmpty }
        #expect(broken.map(\.operationID) == ["orders.get"] && Set(found.map(\.change)).count == 2)
        #expect(found.filter { $0.change == broken[0].change }.count == 1)
    }

    @Test func anotherStatusIsNotRead() throws {
        let pact = Self.pact(operation: "stock.get", request: Self.getStock, status: 404, reads: ["$.count"])
        #expect(try findings(Self.countGone, [pact]).map(\.level) == [.warning])
    }

    @Test func theProviderMustBeThisService() throws {
        var pact = Self.pact(operation: "stock.get", request: Self.getStock, reads: ["$.count"])
        pact.provider = "store"
        #expect(try findings(Self.countGone, [pact]).map(\.level) == [.warning])
    }

    @Test func anInteractionWithoutAnOperationIsFoundByItsRoute() throws {
        let pact = Self.pact(operation: "", request: Self.getStock, reads: ["$.count"])
        #expect(try findings(Self.countGone, [pact])[0].breaks.count == 1)
        let elsewhere = Self.pact(operation: "", request: PactRequest(method: "GET", path: "/internal/stock"), reads: ["$.count"])
        #expect(try findings(Self.countGone, [elsewhere])[0].breaks.isEmpty)
    }

    @Test func aServiceThatMayCallNoMoreIsNamedIfItCalls() throws {
        let callers = "/paths/~1internal~1stock~1{sku}/get/x-callers"
        let base = try CorpusCase.applied([["op": "add", "path": .string(callers), "value": ["tasks", "store"]]], to: try Sample.base())
        func findings(_ left: JSONValue, _ pacts: [Pact]) throws -> [ContractFinding] {
            let narrowed = try CorpusCase.applied([["op": "replace", "path": .string(callers), "value": left]], to: base)
            return ContractDiff(today: Sample.today, pacts: pacts)
                .findings(from: try Sample.file(base, name: "old.json"), to: try Sample.file(narrowed))
        }
        let tasks = Self.pact(operation: "stock.get", request: Self.getStock)
        let hurt = try findings(["store"], [tasks])
        #expect(hurt.map(\.rule.id) == ["caller-removed"] && hurt.map(\.level) == [.error])
        #expect(hurt[0].breaks.map(\.consumer) == ["tasks"])
        let unused = try findings(["tasks"], [tasks])
        #expect(unused.map(\.level) == [.warning] && unused[0].breaks.isEmpty && unused[0].notes == ["store is not known to call it"])
    }

    @Test func callersOfARemovedOperationAreNamed() throws {
        let steps: [JSONValue] = [["op": "remove", "path": "/paths/~1internal~1stock~1{sku}"]]
        let found = try findings(steps, [Self.pact(operation: "stock.get", request: Self.getStock)])
        #expect(found.map(\.level) == [.error] && found[0].breaks.map(\.what) == ["calls it: asks for it"])
        #expect(try findings(steps, []).map(\.level) == [.warning])
    }

    @Test func headersAndStatusesAreReadToo() throws {
        let pact = Self.pact(operation: "orders.list", request: PactRequest(method: "GET", path: "/orders"), headers: ["x-total": "3"])
        let header = try findings([["op": "remove", "path": "/paths/~1orders/get/responses/200/headers"]], [pact])
        #expect(header[0].breaks.map(\.what) == ["reads the header X-Total"])
        let status = try findings([["op": "remove", "path": "/paths/~1orders/get/responses/200"]], [pact])
        #expect(status[0].breaks.map(\.what) == ["waits for 200: asks for it"])
    }

    // MARK: - Requests

    private static func ordering(_ body: JSONValue, query: [String: [String]] = [:], headers: [String: String] = [:]) -> Pact {
        pact(
            consumer: "store", operation: "orders.create",
            request: PactRequest(method: "POST", path: "/orders", query: query, headers: headers, body: body), status: 201)
    }

    private static let order: JSONValue = [
        "kind": "pickup", "items": [["sku": "abc", "count": 60]], "note": "هدية 🎁", "extras": ["bows": 7],
    ]

    @Test(arguments: [
        (
            #"{"op": "replace", "path": "/components/schemas/OrderRequest/properties/kind/enum", "value": ["delivery"]}"#,
            "$.kind is \"pickup\", not one of \"delivery\""
        ),
        (
            #"{"op": "replace", "path": "/components/schemas/Line/properties/count/maximum", "value": 50}"#,
            "$.items[*].count is 60, above 50"
        ),
        (
            #"{"op": "replace", "path": "/components/schemas/OrderRequest/properties/note/maxLength", "value": 5}"#,
            "$.note has 6 characters, more than 5"
        ),
        (
            #"{"op": "replace", "path": "/components/schemas/OrderRequest/required", "value": ["items", "kind", "wanted"]}"#,
            "$.wanted is missing"
        ),
        (
            #"{"op": "replace", "path": "/components/schemas/OrderRequest/properties/extras/additionalProperties/maximum", "value": 5}"#,
            "$.extras.bows is 7, above 5"
        ),
        (
            #"{"op": "add", "path": "/components/schemas/OrderRequest/properties/note/pattern", "value": "^[a-z]*$"}"#,
            "$.note does not match ^[a-z]*$"
        ),
        (
            #"{"op": "replace", "path": "/components/schemas/OrderRequest/properties/items/minItems", "value": 2}"#,
            "$.items has 1 items, fewer than 2"
        ),
        (
            #"{"op": "add", "path": "/components/schemas/Line/properties/count/multipleOf", "value": 7}"#,
            "$.items[*].count is 60, not a multiple of 7"
        ),
        (#"{"op": "add", "path": "/components/schemas/OrderRequest/additionalProperties", "value": false}"#, nil),
        (
            #"{"op": "replace", "path": "/components/schemas/OrderRequest/properties/note", "value": {"type": "integer"}}"#,
            "$.note is string, not integer"
        ),
    ] as [(String, String?)])
    func aRecordedRequestThatIsRefusedIsNamed(_ step: String, _ problem: String?) throws {
        let found = try findings([try JSONParser.parse(step)], [Self.ordering(Self.order)]).filter {
            $0.rule.direction == .request && $0.operationID == "orders.create"
        }
        #expect(found.map(\.level) == [.error])
        #expect(found[0].breaks.map(\.text) == (problem.map { ["store: 'asks for it' would be refused: \($0)"] } ?? []))
    }

    @Test func aRequestThatStillFitsIsNotBroken() throws {
        let step: JSONValue = ["op": "replace", "path": "/components/schemas/Line/properties/count/maximum", "value": 60]
        let found = try findings([step], [Self.ordering(Self.order)]).filter { $0.rule.direction == .request }
        #expect(found.map(\.level) == [.error] && found[0].breaks.isEmpty)
        #expect(found[0].notes == ["store calls it; the recorded requests still fit, others may not"])
    }

    /// What a provider's state puts in is not known before it runs.
    @Test func generatedValuesAreNotChecked() throws {
        var pact = Self.ordering(Self.order)
        pact.interactions[0].request.generators = Generators(["body": ["$.note": "${note}"]])
        let step: JSONValue = ["op": "replace", "path": "/components/schemas/OrderRequest/properties/note/maxLength", "value": 5]
        #expect(try findings([step], [pact])[0].breaks.isEmpty)
    }

    @Test func aFieldThatIsSentMayNotGo() throws {
        let step: JSONValue = ["op": "remove", "path": "/components/schemas/OrderRequest/properties/note"]
        let sent = try findings([step], [Self.ordering(Self.order)])
        #expect(sent.map(\.level) == [.error] && sent[0].breaks.map(\.what) == ["sends $.note: asks for it"])
        #expect(try findings([step], [Self.ordering(["kind": "pickup", "items": []])]).map(\.level) == [.warning])
    }

    @Test func parametersThatAreSentOrNot() throws {
        let list = Self.pact(
            operation: "orders.list", request: PactRequest(method: "GET", path: "/orders", query: ["limit": ["60"], "ids": ["a", "b"]]))
        let removed = try findings([["op": "remove", "path": "/paths/~1orders/get/parameters/2"]], [list])
        #expect(removed[0].breaks.map(\.what) == ["sends query ids: asks for it"])
        let required = try findings([["op": "replace", "path": "/paths/~1orders/get/parameters/1/required", "value": true]], [list])
        #expect(required[0].breaks.map(\.what) == ["does not send query sort: asks for it"])
        let bound = try findings([["op": "replace", "path": "/paths/~1orders/get/parameters/0/schema/maximum", "value": 50]], [list])
        #expect(bound[0].breaks.map(\.what) == ["'asks for it' would be refused: limit is 60, above 50"])
        let key = try findings(
            [["op": "replace", "path": "/paths/~1orders/post/parameters/0/required", "value": true]], [Self.ordering(Self.order)])
        #expect(key[0].breaks.map(\.what) == ["does not send header Idempotency-Key: asks for it"])
        let sent = try findings(
            [["op": "replace", "path": "/paths/~1orders/post/parameters/0/required", "value": true]],
            [Self.ordering(Self.order, headers: ["idempotency-key": "1"])])
        #expect(sent[0].breaks.isEmpty)
    }

    @Test func promisesDoNotDependOnConsumers() throws {
        let found = try findings([["op": "add", "path": "/paths/~1internal~1stock~1{sku}/get/deprecated", "value": true]], [])
        #expect(found.map(\.rule.id) == ["deprecated", "sunset-missing"] && found[1].level == .error)
    }
}

@Suite struct SourceLineTests {
    private static let text = """
        import Wire
        // struct Answer of old: timezone
        struct Question { let timezone: String }

        struct Answer: DTO {
            /// timezone
            var profile: Profile
            struct Profile: DTO {
                let name: String, timezone: String
                let `class`: String
            }
        }
        enum Kind: String { case small, large }
        """

    @Test(arguments: [
        ("Answer.profile", 7), ("Answer.profile.timezone", 9), ("Answer.Profile.name", 9), ("Question.timezone", 3), ("Kind.large", 13),
        ("Profile.class", 10), ("Answer.nothing", nil), ("Nobody.timezone", nil), ("timezone", nil), ("", nil),
    ] as [(String, Int?)])
    func fieldsAreFoundAfterTheirType(_ symbol: String, _ line: Int?) { #expect(SourceLine.find(symbol, in: Self.text) == line) }
}
