import Commands
import FlowRunner
import Fuzzing
import HTTPCore
import JSONCoding
import Testing
import Wire

@Suite struct OracleTests {
    @Test func aServiceThatKeepsItsContractHasNoFindings() async throws {
        let (result, operations) = try await fuzz(.none)
        #expect(result.findings.map { "\($0.operation) \($0.oracle) \($0.field): \($0.message) \($0.example.name)" } == [])
        #expect(result.exitCode == .ok)
        #expect(operations.map(\.id) == ["bikes.add", "bikes.delete", "bikes.list", "bikes.one"])
        #expect(result.unreached == [])
        #expect(FuzzCase.Phase.allCases.allSatisfy { (result.cases[$0] ?? 0) > 0 })
        #expect(result.sequences == 6)
    }

    @Test(arguments: [
        (BikeShop.Fault.serverError, Oracle.serverError, "bikes.add", "name"), (.undocumentedField, .contract, "bikes.one", "$.secret"),
        (.undocumentedCode, .contract, "bikes.add", "$.code"), (.takesEverything, .acceptedInvalid, "bikes.add", "wheels.0.size"),
        (.refusesTheLongest, .refusedValid, "bikes.add", "name"), (.namesAnotherField, .wrongField, "bikes.add", "colour"),
        (.ignoresAuth, .wrongStatus, "bikes.one", ""), (.forgetsAllow, .wrongHeaders, "bikes.list", ""),
        (.forgetsKeys, .idempotency, "bikes.add", "Idempotency-Key"),
        (.forgetsAnswers, .idempotency, "bikes.add", "Idempotency-Key"), (.showsTheDeleted, .useAfterDelete, "bikes.one", ""),
        (.showsEverybody, .wrongStatus, "bikes.one", ""), (.plainErrors, .contract, "bikes.one", ""),
    ])
    func eachFaultIsFound(_ fault: BikeShop.Fault, _ oracle: Oracle, _ operation: String, _ field: String) async throws {
        let (result, _) = try await fuzz(fault) { $0.phases = [.boundary] }
        let found = result.findings.first { $0.oracle == oracle && $0.operation == operation && $0.field == field }
        #expect(found != nil, "\(result.findings.map { "\($0.operation) \($0.oracle) \($0.field): \($0.message)" })")
        #expect(result.exitCode == .finding)
        #expect((found?.count ?? 0) > 0)
    }

    @Test func noAnswerInTimeIsFound() async throws {
        let (result, _) = try await fuzz(.silence) {
            $0.phases = [.boundary]
            $0.only = ["bikes.add"]
            $0.timeout = .milliseconds(300)
        }
        #expect(result.findings.contains { $0.oracle == .noAnswer && $0.field == "colour" })
        // Of the requests that belong together too.
        #expect(result.findings.contains { $0.oracle == .noAnswer && $0.example.name == "repeat with the same key" })
    }

    @Test func theCaseThatTookTheServiceDownIsFoundAlsoWhenItCameBack() async throws {
        let (result, operations) = try await fuzz(.goesDown) {
            $0.phases = [.boundary]
            $0.only = ["bikes.add"]
            $0.jobs = 1
        }
        let finding = try #require(result.findings.first)
        #expect(result.findings.count == 1 && finding.count == 1)
        #expect(finding.oracle == .noAnswer && finding.operation == "bikes.add")
        #expect(result.problem == nil && result.exitCode == .finding)
        let text = FuzzReport(result, operations: operations, rulesPath: "none.rules").text
        #expect(text.contains("and then nobody listened: the service went down"))
    }

    @Test func findingsAreMadeSmaller() async throws {
        let (result, operations) = try await fuzz(.serverError) { $0.phases = [.boundary] }
        let finding = try #require(result.findings.first { $0.oracle == .serverError })
        guard case .json(let body) = finding.example.draft.body else {
            Issue.record("a body of JSON was expected")
            return
        }
        // What the fault needs, and what the contract needs; no more.
        #expect(String(decoding: body.bytes { _ in "" }, as: UTF8.self) == #"{"name":"بب","colour":"red"}"#)
        #expect(finding.isShrunk)
        let text = FuzzReport(result, operations: operations, rulesPath: "none.rules").text
        #expect(text.contains("server-error  bikes.add name  ("))
        #expect(
            text.contains(
                #"curl -i -X POST --path-as-is "$bikes/bikes" -H "Authorization: Bearer $token" -H 'Content-Type: application/json' --data-binary '{"name":"بب","colour":"red"}'"#
            ))
        #expect(text.contains("finding"))
    }

    @Test func rulesExcuseAndGoStale() async throws {
        let rules = try FuzzRules(
            """
            refuses bikes.add name too_long   # four is enough
            shares  bikes.none                # nobody needs this
            """, path: "bikes.rules")
        let (result, operations) = try await fuzz(.refusesTheLongest, rules: rules)
        #expect(result.findings.isEmpty)
        #expect(result.stale.map(\.line) == [2])
        #expect(result.exitCode == .checkFailed)
        let text = FuzzReport(result, operations: operations, rulesPath: rules.path).text
        #expect(text.contains("bikes.rules:2: nothing needed the rule `shares bikes.none`; take it out"))
    }

    @Test func whatIsSkippedIsNotCalled() async throws {
        let rules = try FuzzRules("skips bikes.a* # not today", path: "bikes.rules")
        let (result, operations) = try await fuzz(.serverError, rules: rules) { $0.phases = [.boundary] }
        #expect(!operations.contains { $0.id == "bikes.add" })
        #expect(result.findings.isEmpty)
    }

    @Test func equalSeedsGiveEqualVerdicts() async throws {
        func once() async throws -> JSONValue {
            let (result, operations) = try await fuzz(.takesEverything) { $0.seed = 7 }
            let json = FuzzReport(result, operations: operations, rulesPath: "none.rules").json
            var object = try #require(json.object)
            for name in object.keys where name.hasPrefix("wall") { object[name] = nil }
            return .object(object)
        }
        let (a, b) = (try await once(), try await once())
        #expect(a == b)
        #expect(a["findings"]?.array?.isEmpty == false)
    }

    @Test func aMaximumIsKept() async throws {
        let (result, _) = try await fuzz(.none) { $0.maximum = 5 }
        #expect(result.total == 5)
        #expect(result.stale.isEmpty)
    }

    @Test func whereNothingWasJudgedNothingIsFine() async throws {
        // What the server itself refuses does not come so far, so only requests that are valid.
        let (result, operations) = try await fuzz(.asksToWait) { $0.phases = [.pairwise] }
        #expect(result.total > 0 && result.throttled == result.total && result.findings.isEmpty)
        #expect(result.exitCode == .environment && result.problem == "no case was judged")
        #expect(FuzzReport(result, operations: operations, rulesPath: "none.rules").text.contains("no case was judged"))
    }

    @Test func whatCannotBeSentIsNotFine() throws {
        var settings = FuzzSettings()
        (settings.only, settings.phases) = (["bikes.add"], [.pairwise])
        let environment = RunEnvironment.live(checker: nil)
        let (clock, rules) = (environment.clock, try noRules())
        let run = FuzzRun(
            service: "bikes", url: "http://127.0.0.1:1", endpoints: Bikes.all, rules: rules, settings: settings, environment: environment
        ) { _ in World(values: [:], run: "fuzz", lateRun: nil, secret: nil, clock: clock) }
        let (result, _) = try run.run()
        #expect(result.total == 0 && result.unsent > 0)
        #expect(result.exitCode == .environment && result.problem == "no case was judged")
    }

    @Test func aServiceThatIsAwayStopsTheRun() throws {
        var environment = RunEnvironment.live(checker: nil)
        environment.sleep = { _ in }
        let (clock, rules) = (environment.clock, try noRules())
        // Nobody listens on port 1.
        let run = FuzzRun(
            service: "bikes", url: "http://127.0.0.1:1", endpoints: Bikes.all, rules: rules, settings: FuzzSettings(),
            environment: environment
        ) { _ in World(values: ["token": .string("person")], run: "fuzz", lateRun: nil, secret: nil, clock: clock) }
        let (result, _) = try run.run()
        #expect(result.exitCode == .environment)
        #expect(result.problem?.hasPrefix("bikes at http://127.0.0.1:1 is gone") == true)
    }
}
