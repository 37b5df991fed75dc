import FlowRunner
import Foundation
@testable import Fuzzing
import HTTPCore
import JSONCoding
import LocalFiles
import Patterns
import Testing
import Wire

@Suite struct RuleTests {
    @Test(arguments: [
        ("refuse a b c # x", "starts with skips"), ("refuses a b # x", "refuses needs 3 words, not 2"), ("skips a", "say why, after a #"),
        ("skips a #  ", "say why"),
        ("as a # x", "as needs 2 words"),
    ])
    func mistakesAreToldWithTheirLine(_ line: String, _ message: String) {
        let error = #expect(throws: FuzzRuleError.self) { try FuzzRules("# fine\n\n\(line)\n", path: "a.rules") }
        #expect(error?.message.hasPrefix("a.rules:3: ") == true)
        #expect(error?.message.contains(message) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: [
        ("a.b", "a.b", true), ("a.b", "a.c", false), ("a.bcd", "a.*", true), ("a.bcd", "*", true),
        ("profile.addInBody", "profile.*nBody*", true),
        ("metrics.reps", "metrics.*", true), ("metrics", "metrics.*", false), ("images.0.file", "images.*.file", true),
        ("images.0.alt", "images.*.file", false),
        ("aa", "a*a", true), ("a", "a*a", false), ("", "*", true),
    ])
    func starsStandForAnyText(_ text: String, _ pattern: String, _ fits: Bool) { #expect(Wildcard(pattern).matches(text) == fits) }

    @Test func rulesAreUsedOnce() throws {
        let rules = try FuzzRules("as a.* other # a\nskips b # b\n", path: "a.rules")
        #expect(rules.token(of: "a.one") == "other")
        #expect(rules.token(of: "c") == nil)
        #expect(rules.stale.map(\.words) == [["b"]])
        #expect(rules.says(.skips, "b"))
        #expect(rules.stale.isEmpty)
    }
}

@Suite struct SuspectTests {
    @Test func whoWasAnsweredBeforeTheServiceWentIsFoundWhereNobodyElseIs() {
        let draft = Operation(Bikes.add.description, captures: []).base
        let one = FuzzCase(operation: "bikes.add", phase: .boundary, name: "valid", field: "", draft: draft, expectation: .accepted)
        let (tally, other) = (Tally(), Tally())
        tally.suspect(one, place: [0, 0, 1])
        other.suspect(one, place: [0, 0, 1])
        tally.blameSuspect(hasNeighbours: false)
        let found = tally.snapshot.findings.values.map { $0.oracle }
        #expect(found == [.noAnswer])
        other.add(Failure(oracle: .noAnswer, field: "name", message: "the connection broke"), one, place: [0, 0, 2])
        other.blameSuspect(hasNeighbours: false)
        let fields = other.snapshot.findings.values.map { $0.field }
        #expect(fields == ["name"], "who went without an answer is known")
    }

    @Test(arguments: [false, true]) func whereCasesAreAskedTogetherItIsSaidThatEachMayBeTheOne(hasNeighbours: Bool) throws {
        let operation = Operation(Bikes.add.description, captures: []), draft = operation.base
        let one = FuzzCase(operation: "bikes.add", phase: .boundary, name: "valid", field: "", draft: draft, expectation: .accepted)
        let judgement = Judgement(rules: try noRules(), hasNeighbours: hasNeighbours), tally = Tally()
        let failure = try #require(judgement.failures(one, operation, .wentDown("the connection broke")).first)
        #expect(failure.message.contains("--jobs 1") == hasNeighbours, "\(failure.message)")
        tally.suspect(one, place: [0, 0, 1])
        tally.blameSuspect(hasNeighbours: hasNeighbours)
        let blamed = tally.snapshot.findings.values.map { $0.message.contains("--jobs 1") }
        #expect(blamed == [hasNeighbours])
    }
}

@Suite struct FindingFlowTests {
    private func finding(_ draft: RequestDraft, _ oracle: Oracle, _ expectation: Fuzzing.Expectation, operation: String = "bikes.add")
        -> Finding
    {
        let one = FuzzCase(
            operation: operation, phase: .boundary, name: "body name: x", field: "name", draft: draft, expectation: expectation)
        return Finding(operation: operation, oracle: oracle, field: "name", count: 1, message: "", example: one, place: [])
    }

    private func flow(_ finding: Finding) -> String? {
        let operations = Dictionary(uniqueKeysWithValues: Bikes.all.map { ($0.id, Operation($0, captures: ["id"])) })
        return FindingFlow(finding, service: "bikes", operations: operations, plainCaptures: ["count"]) { _ in nil }.text(
            preparation: "../../Fuzz/bikes.hurl")
    }

    private func draft(_ body: RequestDraft.Body) -> RequestDraft {
        var draft = Operation(Bikes.add.description, captures: []).base
        draft.body = body
        return draft
    }

    @Test func aFlowSaysWhatTheContractSays() throws {
        let node = Node.object([.init("name", .captured("who")), .init("n", .captured("count")), .init("x", .verbatim("1e400"))])
        let text = try #require(flow(finding(draft(.json(node)), .wrongField, .refused(field: "name"))))
        #expect(
            text == """
                # @title bikes.add: a refusal names the field that is wrong
                # @tag fuzz bikes
                # @include ../../Fuzz/bikes.hurl

                # @step body name: x
                POST {{bikes}}/bikes
                Authorization: Bearer {{token}}
                Content-Type: application/json
                ```json
                {"name":"{{who}}","n":{{count}},"x":1e400}
                ```
                HTTP *
                [Asserts]
                status >= 400
                status < 500
                jsonpath "$.fields[*].field" includes "name"

                """)
    }

    /// Whatever the request is, the flow can be read, and sends the same bytes.
    @Test(arguments: [
        RequestDraft.Body.bytes([0xff, 0, 0x7b]), .bytes(Array("{\"a\":".utf8)), .json(Node(["a": "{{x}} ```"])),
        .json(Node(["a": "مرحبا\n\u{0}"])), .none,
        .json(.verbatim("\"\\ud800\"")),
    ])
    func everyBodyCanBeWritten(_ body: RequestDraft.Body) throws {
        let text = try #require(flow(finding(draft(body), .serverError, .undecided)))
        let alone = text.split(separator: "\n", omittingEmptySubsequences: false).filter { !$0.hasPrefix("# @include") }.joined(
            separator: "\n")
        let loaded = try FlowLoader.load(text: alone, path: "finding.hurl")
        #expect(loaded.steps.count == 1)
        #expect(loaded.tags == ["fuzz", "bikes"])
        if case .bytes(let bytes) = body, case .bytes(let sent)? = loaded.steps.first?.entry.request.body { #expect(bytes == sent) }
    }

    @Test func namesAreTheSameEachTime() {
        let one = finding(draft(.none), .serverError, .undecided)
        #expect(FindingFlow(one, service: "bikes", operations: [:], token: { _ in nil }).fileName == "bikes-add-\(one.hash).hurl")
        #expect(one.hash.count == 8)
        #expect(one.hash != finding(draft(.none), .contract, .undecided).hash)
    }

    /// The services were asked all the same: it is no mistake in a rule.
    @Test func aFlowWithoutAPlaceIsTheFailureOfAFile() throws {
        var result = FuzzResult(service: "bikes", seed: 1)
        result.findings = [finding(draft(.none), .serverError, .undecided)]
        let operations = Bikes.all.map { Operation($0, captures: ["id"]) }, rules = try noRules()
        #expect(throws: FileError.self) {
            try FindingFiles.write(result, operations: operations, rules: rules, folder: "/dev/null/fuzz", preparation: "bikes.hurl")
        }
    }

    @Test func pathsAreSeenFromTheFolder() {
        #expect(FindingFiles.up(from: "out/fuzz", to: "Tests/Fuzz/a.hurl") == "../../Tests/Fuzz/a.hurl")
        #expect(FindingFiles.up(from: "Tests/Flows/fuzz", to: "Tests/Fuzz/a.hurl") == "../../Fuzz/a.hurl")
        #expect(FindingFiles.up(from: "./out", to: "./a.hurl") == "../a.hurl")
        #expect(FindingFiles.up(from: "out", to: "/tmp/a.hurl") == "/tmp/a.hurl")
        // Found again wherever the checkout is, if the folder is inside of it.
        let here = FileManager.default.currentDirectoryPath
        #expect(FindingFiles.up(from: here + "/Tests/Flows/fuzz", to: "Tests/Fuzz/a.hurl") == "../../Fuzz/a.hurl")
        #expect(FindingFiles.up(from: "/nowhere/fuzz", to: "Tests/Fuzz/a.hurl") == here + "/Tests/Fuzz/a.hurl")
    }
}
