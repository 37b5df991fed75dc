import Glibc
import HTTPCore
import JSONCoding
import LocalFiles
import Testing

@testable import FlowRunner

/// Knows auth with any path.
private struct OpenChecker: ResponseChecker {
    let services: Set<String> = ["auth", "tasks"]
    func knows(service: String, method: String, path: String) -> Bool { true }
    func check(service: String, method: String, path: String, status: Int, headers: HTTPHeaders, body: [UInt8]) -> [ContractBreach] { [] }
}

@Suite struct LintRuleTests {
    private func lint(_ texts: String..., checker: (any ResponseChecker)? = OpenChecker(), variables: Set<String> = []) throws
        -> [FlowDiagnostic]
    {
        let flows = try texts.enumerated().map { try FlowLoader.load(text: $1, path: "f\($0).hurl") }
        return FlowLint(table: nil, checker: checker, variables: variables).check(flows)
    }

    private func brief(_ findings: [FlowDiagnostic]) -> [String] {
        findings.map { "\($0.position.line):\($0.position.column) \($0.code ?? "?")\($0.hint.map { " (\($0))" } ?? "")" }
    }

    @Test func everyRuleIsExplained() {
        #expect(
            LintRules.all.map(\.code) == LintRules.all.map(\.code).sorted() && Set(LintRules.all.map(\.code)).count == LintRules.all.count)
        for rule in LintRules.all {
            #expect(rule.code.utf8.allSatisfy { (0x61...0x7a).contains($0) || $0 == 0x2d } && LintRules.rule(rule.code) == rule)
            #expect(!rule.summary.isEmpty && !rule.summary.contains("\n") && rule.explanation.count > 60)
        }
        #expect(LintRules.rule("never-heard") == nil)
    }

    @Test func theCodeIsPartOfTheText() throws {
        let findings = try lint("GET {{auth}}/x\n")
        #expect(findings.map(\.text) == [
            """
            f0.hurl:1:1: error: this step asserts nothing [no-assert]\n  1 | GET {{auth}}/x\n    | ^^^\n  hint: add a response line such \
            as HTTP 200
            """
        ])
    }

    @Test func variablesMustBeSetBefore() throws {
        let findings = try lint(
            """
            GET {{auth}}/{{usr}}
            X: {{run}} {{unique}} {{seed}} {{phone}} {{phoneLocal}} {{phoneArabic}} {{harness}} {{newUuid}}
            [Options]
            variable: name=value
            variable: other={{name}}
            HTTP 200
            [Captures]
            user: jsonpath "$.id"
            copy: variable "user"
            [Asserts]
            jsonpath "$.id" == {{copy}}
            jsonpath "$.name" == "{{other}} {{later}}"
            variable "nothing" not exists
            variable "something" exists
            POST {{tasks}}/x
            {"id": "{{later}}", "n": {{user}}}
            HTTP 200
            [Captures]
            later: jsonpath "$.later"
            [Asserts]
            jsonpath "$.x" == {{later}}
            """)
        #expect(brief(findings) == [
            "1:16 undefined-variable (set it with a capture, the option variable, or --variable usr=…)",
            "12:35 undefined-variable (f0.hurl:15 captures it, after it is needed)",
            "14:1 undefined-variable (set it with a capture, the option variable, or --variable something=…)",
        ])
    }

    @Test func mistypedVariablesAreGuessed() throws {
        let flow = "GET {{auth}}/x\nHTTP 200\n[Captures]\nchallenge: jsonpath \"$.c\"\nGET {{atuh}}/{{chalenge}}/{{challenge}}\nHTTP 404"
        #expect(
            brief(try lint(flow)) == ["5:7 undefined-variable (did you mean auth?)", "5:16 undefined-variable (did you mean challenge?)"])
        #expect(try lint("GET {{auth}}/{{mine}}\nHTTP 200", variables: ["mine"]).isEmpty)
        // Without contracts any name may be a service.
        #expect(try lint("GET {{anything}}/x\nHTTP 200", checker: nil).isEmpty)
    }

    @Test func placesThatVariablesHideIn() throws {
        let parts = [
            "GET {{auth}}/x\n[Query]\na: {{v}}\nHTTP 200", "GET {{auth}}/x\n[Cookies]\na: {{v}}\nHTTP 200",
            "POST {{auth}}/x\n[Form]\na: {{v}}\nHTTP 200",
            "POST {{auth}}/x\n[Multipart]\na: {{v}}\nHTTP 200", "GET {{auth}}/x\n[BasicAuth]\na: {{v}}\nHTTP 200",
            "GET {{auth}}/x\n[Options]\nretry: {{v}}\nHTTP 200", "GET {{auth}}/x\nHTTP 200\nX: {{v}}",
            "GET {{auth}}/x\nHTTP 200\n{\"a\": {{v}}}",
            "GET {{auth}}/x\nHTTP 200\n[Asserts]\njsonpath \"$.{{v}}\" exists",
            "GET {{auth}}/x\nHTTP 200\n[Asserts]\nheader \"{{v}}\" exists",
            "GET {{auth}}/x\nHTTP 200\n[Asserts]\nbody replace \"{{v}}\" \"b\" == \"x\"", "POST {{auth}}/x\n```\n{{v}}\n```\nHTTP 200",
            "POST {{auth}}/x\nfile,{{v}};\nHTTP 200",
        ]
        for part in parts { #expect(try lint(part).map(\.code) == ["undefined-variable"], "\(part)") }
    }

    @Test func capturesThatAreLostBeforeUse() throws {
        let capture = "GET {{auth}}/x\nHTTP 200\n[Captures]\na: jsonpath \"$.a\"\n"
        let use = "GET {{auth}}/{{a}}\nHTTP 200\n"
        #expect(brief(try lint(capture + capture + use)) == ["4:1 overwritten-capture (remove it, or give one of the two another name)"])
        #expect(try lint(capture + use + capture + use).isEmpty)
        // Its own asserts use it, and so does the step that captures it anew.
        #expect(try lint(capture + "[Asserts]\njsonpath \"$.b\" != {{a}}\n" + capture + use).isEmpty)
        #expect(try lint(capture + capture.replacing("/x", with: "/{{a}}") + use).isEmpty)
        #expect(try lint(capture.replacing("\"$.a\"", with: "\"$.a\" redact") + capture + use).isEmpty)
        #expect(brief(try lint(capture)) == ["4:1 unused-capture"])
        // What one flow captures another may use: sub-flows are flows of their own, too.
        #expect(try lint(capture, use.replacing("{{a}}", with: "{{a}}"), variables: ["a"]).isEmpty)
    }

    /// What one flow does not use of an included file, another may.
    @Test func includedCapturesAreJudgedOnlyWithAllFlows() throws {
        let folder = "/tmp/barbell-lint-\(getpid())"
        try Files.write(Array("GET {{auth}}/x\nHTTP 200\n[Captures]\nspare: jsonpath \"$.a\"\n".utf8), to: folder + "/_part.hurl")
        defer {
            unlink(folder + "/_part.hurl")
            rmdir(folder)
        }
        let flow = try FlowLoader.load(text: "# @include _part.hurl\n", path: folder + "/f.hurl")
        for (isWhole, codes) in [(true, ["unused-capture"]), (false, [])] {
            #expect(FlowLint(table: nil, checker: nil, isWhole: isWhole).check([flow]).map(\.code) == codes)
        }
    }

    @Test(arguments: [
        ("variable \"a\" == {{a}}", true), ("variable \"a\" == \"{{a}}\"", true), ("variable \"a\" >= {{a}}", true),
        ("variable \"a\" != {{a}}", false),
        ("variable \"a\" not == {{a}}", false), ("variable \"a\" toInt == {{a}}", false), ("jsonpath \"$.a\" == {{a}}", true),
        ("jsonpath \"$.a\" contains \"{{a}}\"", true), ("jsonpath \"$.a\" > {{a}}", false), ("jsonpath \"$.b\" == {{a}}", false),
        ("jsonpath \"$.a\" toString == {{a}}", false), ("jsonpath \"$.a\" == \"x{{a}}\"", false), ("jsonpath \"$.a\" == {{old}}", false),
        ("jsonpath \"$.list\" count == {{n}}", true),
    ])
    func valuesComparedWithThemselves(_ assert: String, _ isWrong: Bool) throws {
        let flow =
            "GET {{auth}}/x\nHTTP 200\n[Captures]\na: jsonpath \"$.a\"\nn: jsonpath \"$.list\" count\n[Asserts]\n\(assert)\nGET {{auth}}/{{a}}/{{n}}\nHTTP 200"
        #expect(try lint(flow, variables: ["old"]).map(\.code) == (isWrong ? ["self-comparison"] : []))
    }

    @Test(arguments: [
        ("delay: 1s", true), ("delay: 200ms", true), ("delay: 50ms", false), ("delay: 1s\nretry: 3", false), ("retry: 3\ndelay: 1s", false),
        ("delay: {{pause}}", false), ("retry-interval: 5s\nretry: 2", false),
    ])
    func fixedPauses(_ options: String, _ isWrong: Bool) throws {
        let findings = try lint("GET {{auth}}/x\n[Options]\n\(options)\nHTTP 200", variables: ["pause"])
        #expect(findings.map(\.code) == (isWrong ? ["fixed-delay"] : []))
    }

    @Test func stepsNeedNoTitle() throws {
        #expect(try lint(String(repeating: "GET {{auth}}/x\nHTTP 200\n", count: 60)).isEmpty)
    }

    @Test func findingsAsJSON() throws {
        let findings = try lint("GET {{auth}}/سلة\n")
        let problem = LintReport.asFinding(
            FlowDiagnostic(file: "b\"ad.hurl", position: SourcePosition(line: 2, column: 3), sourceLine: "x", message: "no\nway"))
        let report = LintReport(findings: findings + [problem], flows: 2, steps: 1, tests: 0)
        let json = try JSONParser.parse(report.json)
        #expect(json["findings"]?[0] == [
            "code": "no-assert", "severity": "error", "file": "f0.hurl", "line": 1, "column": 1, "message": "this step asserts nothing",
            "hint": "add a response line such as HTTP 200",
        ])
        #expect(json["findings"]?[1]?["code"] == "syntax" && json["findings"]?[1]?["file"] == "b\"ad.hurl")
        #expect(json["counts"] == ["flows": 2, "steps": 1, "tests": 0, "errors": 2, "warnings": 0])
        #expect(report.text.hasSuffix("\n\n2 flows, 1 steps, 0 tests: 2 errors, 0 warnings\n"))
    }
}
