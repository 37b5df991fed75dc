@testable import Fuzzing
import FlowRunner
import HTTPCore
import JSONCoding
import Testing
import Wire

@Suite struct PlanTests {
    private func plan(_ change: (inout FuzzSettings) -> Void = { _ in }) throws -> FuzzPlan {
        var settings = FuzzSettings()
        change(&settings)
        return FuzzPlan(Bikes.all, captures: ["id", "token"], rules: try noRules(), settings: settings)
    }

    @Test func equalSeedsGiveEqualCases() throws {
        let one = try plan { $0.seed = 3 }.listing
        #expect(one == (try plan { $0.seed = 3 }.listing))
        #expect(one != (try plan { $0.seed = 4 }.listing))
        #expect(one.split(separator: "\n").count > 500)
    }

    @Test func aMaximumKeepsSomeOfEverything() throws {
        let plan = try plan { $0.maximum = 60 }
        #expect(plan.units.reduce(0) { $0 + $1.cases.count } == 60)
        #expect(Set(plan.units.filter { !$0.cases.isEmpty }.map(\.operation.id)).count == 4)
        #expect(plan.randomPerOperation == 0)
        let fixed = try self.plan().units.reduce(0) { $0 + $1.cases.count }
        #expect(try self.plan { $0.maximum = fixed + 40 }.randomPerOperation == 10)
    }

    @Test func aPlanMayBeEmpty() throws {
        #expect(try !plan().isEmpty)
        #expect(try plan { $0.only = ["bikes.none"] }.isEmpty)
        // Four operations take random cases, and two cases are not enough for one each.
        #expect(try plan { ($0.phases, $0.maximum) = ([.random], 2) }.isEmpty)
        #expect(try !plan { ($0.phases, $0.maximum) = ([.random], 4) }.isEmpty)
    }

    /// As the world of a run would have them, but for the services.
    @Test func theNamesOfAWorldAreKnownBeforeThereIsOne() throws {
        let flow = try FlowLoader.load(
            text: """
                GET {{auth}}/x
                [Options]
                variable: price=3000
                HTTP 200
                [Captures]
                id: jsonpath "$.id"
                {{id}}: jsonpath "$.name"
                """, path: "prepare.hurl")
        #expect(FlowPreparation.names(flow) == ["harness", "run", "seed", "unique", "phone", "phoneLocal", "phoneArabic", "price", "id"])
    }

    @Test func onlyAndPhases() throws {
        let plan = try plan {
            $0.only = ["bikes.o*"]
            $0.phases = [.pairwise]
        }
        #expect(plan.operations.map(\.id) == ["bikes.one"])
        #expect(plan.units.flatMap(\.cases).allSatisfy { $0.phase == .pairwise })
    }

    /// What each boundary case was made to show is what its request shows.
    @Test func boundaryCasesAgreeWithTheJudge() throws {
        let plan = try plan()
        let operations = Dictionary(uniqueKeysWithValues: plan.operations.map { ($0.id, $0) })
        for one in plan.units.flatMap(\.cases) where one.draft.credential == .right && !one.name.contains("nobody's") {
            let operation = try #require(operations[one.operation])
            let read = Expected.of(one.draft, operation)
            switch (one.expectation, read) {
            case (_, .undecided), (.undecided, _): continue
            case (.refused, .refused), (.accepted, .accepted), (.statuses, .statuses): continue
            // How deep or how large a text may be is no matter of its schema.
            case (.refused(nil), .accepted) where one.name.contains("nested") || one.name.contains("oversize"): continue
            default: Issue.record("\(one.operation) \(one.name): \(one.expectation), read as \(read)")
            }
        }
    }

    @Test func requiredFieldsAreNamed() throws {
        let cases = try plan().units.flatMap(\.cases)
        #expect(cases.contains { $0.name == "body name: absent" && $0.expectation == .refused(field: "name") })
        #expect(cases.contains { $0.name == "body name: null" && $0.expectation == .refused(field: "name") })
        #expect(cases.contains { $0.name == "body wheels.0.note: absent" } == false)
        #expect(cases.contains { $0.name == "body wheels.0.note: present" && $0.expectation == .accepted })
        #expect(cases.contains { $0.name == "body wheels.0.size: above-maximum" && $0.expectation == .refused(field: "wheels.0.size") })
        #expect(cases.contains { $0.name == "body : extra-field" && $0.expectation == .accepted })
        #expect(cases.contains { $0.name == "method PUT" && $0.expectation == .statuses([405]) })
        #expect(cases.contains { $0.name == "query limit: below-minimum" && $0.expectation == .refused(field: "limit") })
        #expect(cases.contains { $0.name == "query colour: other-word" && $0.expectation == .refused(field: "colour") })
        #expect(cases.contains { $0.name == "token: somebody else's" && $0.operation == "bikes.one" })
        #expect(!cases.contains { $0.name.hasPrefix("token") && $0.operation == "bikes.list" })
    }

    @Test func capturesFillTheBody() throws {
        let operation = Operation(Bikes.add.description, captures: ["bikes_add__name", "bikes_add__wheels__0__size", "other"])
        guard case .json(let body) = operation.base.body else {
            Issue.record("a body of JSON was expected")
            return
        }
        #expect(body["name"] == .captured("bikes_add__name"))
        #expect(body.value(at: [.member("wheels"), .index(0), .member("size")]) == .captured("bikes_add__wheels__0__size"))
        #expect(Operation(Bikes.one.description, captures: ["id"]).base.path == ["id": .captured("id")])
        #expect(Operation(Bikes.one.description, captures: ["id", "bikes_one__id"]).base.path == ["id": .captured("bikes_one__id")])
    }
}

@Suite struct ShrinkerTests {
    private func body(_ json: JSONValue) -> RequestDraft {
        var draft = RequestDraft(method: "POST")
        draft.body = .json(Node(json))
        draft.headers = [.init("Accept-Language", "ar")]
        draft.query = [.init("a", .text("b"))]
        return draft
    }

    private func text(_ draft: RequestDraft) -> String {
        guard case .json(let node) = draft.body else { return "" }
        return String(decoding: node.bytes { _ in "" }, as: UTF8.self)
    }

    @Test func onlyWhatMattersIsLeft() {
        let draft = body(["keep": "xxxxxxxxQxxxxxxxxxx", "drop": ["a": 1, "b": [1, 2, 3]], "number": 123_456])
        let small = Shrinker.shrink(draft, budget: 500) { self.text($0).contains("Q") }
        #expect(text(small) == #"{"keep":"Q"}"#)
        #expect(small.headers.isEmpty)
        #expect(small.query.isEmpty)
    }

    @Test func numbersGoTowardsZero() {
        let draft = body(["n": 1_000_000])
        let small = Shrinker.shrink(draft, budget: 500) { draft in
            guard case .json(let node) = draft.body, case .scalar(.integer(let value))? = node["n"] else { return false }
            return value > 100
        }
        #expect(text(small).count <= #"{"n":1000}"#.count)
    }

    @Test func theBudgetIsKept() {
        var tried = 0
        let draft = body(["a": "aaaaaaaaaaaaaaaaaaaa", "b": 1, "c": 2])
        let small = Shrinker.shrink(draft, budget: 3) { _ in
            tried += 1
            return false
        }
        #expect(tried == 3)
        #expect(small == draft)
    }

    @Test func itEndsWhateverFails() {
        let draft = body(["a": "مرحبا🏋️", "list": [["x": nil], 2.5, true], "deep": ["b": ["c": -77]]])
        let small = Shrinker.shrink(draft, budget: 100_000) { _ in true }
        #expect(text(small) == "{}")
    }
}
