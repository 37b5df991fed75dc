import ContractRules
import JSONCoding
import Testing
import Wire

@Suite struct ReportTests {
    private func report(_ steps: [JSONValue], _ file: AcceptFile = AcceptFile(), showsInfo: Bool = false) throws -> DiffReport {
        let base = try Sample.base()
        let findings = ContractDiff(today: Sample.today).findings(
            from: try Sample.file(base, name: "old.json"), to: try Sample.file(try CorpusCase.applied(steps, to: base)))
        return DiffReport(
            title: "new.json against old.json", acceptance: file.judge(findings, today: Sample.today),
            acceptPath: "Contracts/accepted.json",
            showsInfo: showsInfo, isWhole: true)
    }

    private static let limit: JSONValue = ["op": "replace", "path": "/paths/~1orders/get/parameters/0/schema/maximum", "value": 50]
    private static let note: JSONValue = ["op": "remove", "path": "/components/schemas/Order/properties/note"]
    private static let field: JSONValue = ["op": "add", "path": "/components/schemas/Stock/properties/room", "value": ["type": "string"]]

    @Test func aFindingSaysWhatWhereWhoAndWhatToDo() throws {
        let text = try report([Self.limit]).text
        #expect(
            text == """
                new.json against old.json

                error    request-bound-tightened: a number must lie between narrower bounds
                         maximum 100 → maximum 50
                         GET /orders (orders.list) query limit
                         new.json:22
                         hurts callers that send what is refused now
                         do: Keep the old bounds, and clamp inside.
                         fingerprint: \(try fingerprint([Self.limit]))

                1 error

                """)
    }

    private func fingerprint(_ steps: [JSONValue]) throws -> String { try report(steps).acceptance.judged[0].finding.fingerprint }

    @Test func oneChangeOfASharedSchemaIsOneParagraph() throws {
        let text = try report([Self.note]).text
        #expect(text.ranges(of: "response-field-removed").count == 1)
        #expect(text.contains("optional string → gone") && text.contains("(as it was)") && text.contains("fingerprint of all 5: "))
        #expect(text.contains("POST /orders (orders.create) response 201 $.note  ") && text.hasSuffix("\n5 errors\n"))
    }

    @Test func harmlessChangesAreCountedOrListed() throws {
        #expect(try report([Self.field]).text == "new.json against old.json\n\n1 harmless change (--all lists them)\n")
        #expect(
            try report([Self.field], showsInfo: true).text.contains(
                "info     response-field-added  GET /internal/stock/{sku} response 200 $.room: new: optional string\n"))
        #expect(try report([]).text == "new.json against old.json\n\nno changes\n")
    }

    @Test func acceptedExpiredAndStaleAreSaid() throws {
        var file = AcceptFile()
        let accepted = AcceptedChange(
            fingerprint: try fingerprint([Self.limit]), rule: "r", place: "p", reason: "agreed", until: Sample.today)
        file.accept(accepted)
        file.accept(
            AcceptedChange(fingerprint: "aaaaaaaaaaaa", rule: "old-rule", place: "there", reason: "was agreed", until: Sample.today + -1))
        file.accept(AcceptedChange(fingerprint: "bbbbbbbbbbbb", rule: "gone-rule", place: "there", reason: "x", until: Sample.today + 9))
        let text = try report([Self.limit], file).text
        #expect(text.contains("accepted request-bound-tightened") && text.contains("accepted until 2026-06-01: agreed"))
        #expect(text.contains("expired on 2026-05-31: aaaaaaaaaaaa old-rule there (was agreed)"))
        #expect(text.contains("stale: bbbbbbbbbbbb gone-rule there matches no finding any more; delete it from Contracts/accepted.json"))
        #expect(text.hasSuffix("\n1 accepted\n"))
    }

    @Test func machinesGetTheSame() throws {
        let json = try JSONParser.parse(try report([Self.limit, Self.field]).json)
        #expect(json["summary"] == ["errors": 1, "warnings": 0, "infos": 1, "accepted": 0])
        let finding = try #require(json["findings"]?.array?.first { $0["level"] == "error" })
        #expect(
            finding["rule"] == "request-bound-tightened" && finding["place"] == "query limit" && finding["operationId"] == "orders.list")
        #expect(finding["before"] == "maximum 100" && finding["after"] == "maximum 50" && finding["line"]?.integer == 22)
        #expect(finding["fingerprint"]?.string?.count == 12 && finding["do"]?.string?.isEmpty == false && finding["breaks"] == [])
    }

    @Test func rulesAreListed() throws {
        #expect(try JSONParser.parse(ContractRule.listJSON).array?.count == ContractRule.all.count)
        #expect(ContractRule.listText.split(separator: "\n").count == ContractRule.all.count)
    }
}
