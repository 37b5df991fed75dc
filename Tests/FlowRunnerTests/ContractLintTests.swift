import Contracts
import HTTPCore
import JSONCoding
import Testing
import Wire

@testable import FlowRunner

/// What steps expect of answers, held against the project's own contracts.
@Suite struct ContractLintTests {
    private struct Contracted: ResponseChecker {
        var services: Set<String> { Set(Catalogue.services.keys) }
        func check(service: String, method: String, path: String, status: Int, headers: HTTPHeaders, body: [UInt8]) -> [ContractBreach] {
            []
        }
        func knows(service: String, method: String, path: String) -> Bool { endpoint(service: service, method: method, path: path) != nil }
        func endpoint(service: String, method: String, path: String) -> EndpointDescription? {
            Catalogue.endpoint(service: service, method: method, path: path)
        }
    }

    private func findings(_ flow: String) throws -> [String] {
        let loaded = try FlowLoader.load(text: flow, path: "flow.hurl")
        return FlowLint(table: nil, checker: Contracted()).check([loaded]).filter { ["unknown-field", "unknown-status"].contains($0.code) }
            .map { "\($0.position.line):\($0.position.column) \($0.message)\($0.hint.map { " | \($0)" } ?? "")" }
    }

    private func asserted(_ line: String, of request: String = "GET {{auth}}/auth/me", status: Int = 200) throws -> [String] {
        try findings("\(request)\nHTTP \(status)\n[Asserts]\n\(line)")
    }

    @Test(arguments: [
        "jsonpath \"$.email\" exists", "jsonpath \"$['email']\" exists", "jsonpath \"$..email\" exists", "jsonpath \"$.*\" exists",
        "jsonpath \"$\" isObject", "jsonpath \"$.passwordHash\" not exists", "body contains \"emial\"",
    ])
    func whatTheContractHasIsFine(_ line: String) throws { #expect(try asserted(line) == []) }

    @Test func anUnknownFieldIsToldWithTheNearest() throws {
        #expect(try asserted("jsonpath \"$.emial\" == \"a\"") == ["4:11 $ of auth.me has no emial | did you mean email?"])
        #expect(try asserted("jsonpath \"$..emial\" exists") == ["4:11 $ of auth.me has no emial | did you mean email?"])
        #expect(try asserted("jsonpath \"$.email.domain\" exists") == ["4:11 $.email of auth.me has no domain"])
        #expect(
            try findings("GET {{auth}}/auth/me\nHTTP 200\n[Captures]\nid: jsonpath \"$.idd\"") == [
                "4:15 $ of auth.me has no idd | did you mean id?"
            ])
    }

    /// A field that is not to be there is none of the contract's, but one that is nearly there was mistyped and proves nothing.
    @Test func whatMustNotExistMayBeUnknownUnlessItIsNearlyKnown() throws {
        #expect(try asserted("jsonpath \"$.emial\" not exists") == ["4:11 $ of auth.me has no emial | did you mean email?"])
        #expect(try asserted("jsonpath \"$.salt\" not exists") == [])
    }

    @Test func listsAndConditionsAreFollowed() throws {
        let sessions = "GET {{auth}}/auth/sessions"
        #expect(try asserted("jsonpath \"$.items[?(@.current == false)].id\" exists", of: sessions) == [])
        #expect(
            try asserted("jsonpath \"$.items[?(@.curent == false)].id\" exists", of: sessions) == [
                "4:11 $.items[] of auth.sessions has no curent | did you mean current?"
            ])
        #expect(
            try asserted("jsonpath \"$.items[0].idx\" exists", of: sessions).first?.hasPrefix("4:11 $.items[] of auth.sessions has no idx")
                == true)
        #expect(
            try asserted("jsonpath \"$.items[?(@.id == '{{a}}')].idx\" exists", of: sessions).count == 1)
        #expect(try asserted("jsonpath \"$.items[{{n}}].id\" exists", of: sessions) == [])
    }

    @Test func aRefusalHasTheFieldsOfErrors() throws {
        #expect(try asserted("jsonpath \"$.code\" == \"x\"", status: 401) == [])
        #expect(try asserted("jsonpath \"$.email\" exists", status: 401).first?.hasPrefix("4:11 $ of auth.me has no email") == true)
    }

    @Test func aStatusThatAnOperationDoesNotHaveIsToldWithThoseItHas() throws {
        let said = try findings("GET {{auth}}/auth/me\nHTTP 402")
        #expect(said.count == 1 && said[0].hasPrefix("2:6 auth.me never answers 402 | it has 200, 400, 401, "))
        #expect(try findings("GET {{auth}}/auth/me\nHTTP *\n[Asserts]\nstatus < 500") == [])
        #expect(try findings("GET {{auth}}/nowhere\nHTTP 404\n[Asserts]\njsonpath \"$.code\" == \"no_such_route\"") == [])
    }

    /// What another party owns has any shape.
    @Test func openObjectsAreNotLookedInto() {
        let open = Schema.object(JSONDocument.schema)
        var walk = SchemaWalk(root: open)
        let path = try? JSONPath("$.anything.at[3].all")
        #expect(path.flatMap { walk.miss(of: $0) } == nil)
    }
}
