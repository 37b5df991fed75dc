import Commands
import Contracts
import JSONCoding
import Testing
import Wire

@testable import FlowRunner

@Suite struct ExplainTests {
    private let book = ExplanationBook(
        Explanation.errorCodes + Explanation.fieldRules + Explanation.exitCodes + Explanation.faultActions + Explanation.lintFindings)

    @Test func everyErrorOfTheAPIIsExplained() throws {
        for code in ErrorCode.allCases {
            let entry = try #require(book.find(code.rawValue).first)
            #expect(entry.title == "error of the API, status \(code.status)")
            #expect(entry.text.contains(code.message(.english)) && entry.text.contains(code.message(.arabic)))
        }
        let taken = try #require(book.find("email_taken").first)
        #expect(taken.text.contains("  auth  POST /auth/signup") && taken.text.contains("The app offers: sign_in"))
        #expect(book.find("unavailable").first?.text.contains("may succeed later") == true)
    }

    @Test func wordsWithTwoMeaningsHaveBoth() {
        #expect(book.find("read_only").map(\.title).count == 2)
        #expect(book.find("out_of_stock").count == 2)
    }

    @Test func whatEndpointsSayAboutFieldsIsThere() {
        for code in ["required", "too_short", "must_not_be_later", "price_changed", "malformed"] {
            #expect(book.find(code).contains { $0.title.hasPrefix("rule of a field") && $0.text.contains("Arabic:  ") }, "\(code)")
        }
    }

    @Test func spellingIsForgivenAndSlipsAreGuessed() {
        #expect(book.find("EMAIL-TAKEN").first?.code == "email_taken")
        #expect(book.find("email_takn").isEmpty && book.suggestion(for: "email_takn") == "email_taken")
        #expect(book.suggestion(for: "nothing like it at all") == nil)
        for odd in ["", "😀", "رمز", String(repeating: "x", count: 10_000)] { #expect(book.find(odd).isEmpty) }
        #expect(Set((0...9).map { String($0) } + ["130"]).isSubset(of: book.codes))
        #expect(book.codes == book.codes.sorted())
    }
}

@Suite struct DoctorTests {
    private static let outputs: [(output: String?, level: Diagnosis.Level)] = [
        ("Swift version 6.3.1 (swift-6.3.1-RELEASE)\nTarget: x86_64", Diagnosis.Level.ok),
        ("swift-driver version: 1.120 Swift version 5.10", .problem),
        ("Swift version 6.1 (x)", .problem), ("Swift version 7.0", .ok), ("", .warning), ("Swift version", .warning),
        ("Swift version x", .problem), (nil, .problem),
    ]

    @Test func oldSwiftIsAProblem() {
        for (output, level) in Self.outputs { #expect(Diagnosis.swift(output).level == level, "\(output ?? "none")") }
    }

    @Test func packagesAreThoseOfTheScript() {
        let script = "x\npackages=(\n    a b-dev # why\n    c\n)\nother=(d)"
        #expect(Diagnosis.packages(inScript: script) == ["a", "b-dev", "c"])
        #expect(Diagnosis.packages(inScript: "") == [])
        #expect(Diagnosis.packages(["a", "b"], installed: ["a", "b", "c"]).level == .ok)
        let missing = Diagnosis.packages(["a", "b"], installed: ["a"])
        #expect(missing.level == .problem && missing.found == "missing: b" && missing.advice == "run ./Tools/install")
        #expect(Diagnosis.packages(["a"], installed: nil).level == .warning)
    }

    @Test func boundsAreBounds() {
        let mebibytes: [UInt64] = [0, 511, 512, 2047, 2048]
        let limits: [UInt64] = [255, 256, 1023, 1024, .max]
        let disks: [Diagnosis.Level] = mebibytes.map { Diagnosis.disk($0 << 20).level }
        let files: [Diagnosis.Level] = limits.map { Diagnosis.openFiles($0).level }
        #expect(disks == [.problem, .problem, .warning, .warning, .ok])
        #expect(files == [.problem, .warning, .warning, .ok, .ok])
        #expect(
            Diagnosis.clock(now: 0, newest: nil).level == .problem
                && Diagnosis.clock(now: 1_800_000_000, newest: 1_800_000_060).level == .ok)
        #expect(Diagnosis.clock(now: 1_800_000_000, newest: 1_800_000_061).level == .warning)
        #expect(Diagnosis.executable("auth", path: nil, built: nil, newest: nil).level == .problem)
        #expect(Diagnosis.executable("auth", path: "x/auth", built: 10, newest: (11, "a.swift")).found == "x/auth is older than a.swift")
        #expect(Diagnosis.executable("auth", path: "x/auth", built: 11, newest: (11, "a.swift")).level == .ok)
    }

    @Test func problemsEndWithThree() {
        let list = [Diagnosis("a", .ok, "x"), Diagnosis("bb", .warning, "y", advice: "do z")]
        #expect(Diagnosis.exitCode(list) == .ok && Diagnosis.exitCode([]) == .ok)
        #expect(Diagnosis.exitCode(list + [Diagnosis("c", .problem, "x")]) == .environment)
        #expect(Diagnosis.text(list) == "ok       a   x\nwarning  bb  y; do z\n\n2 checks: 0 problems, 1 warning\n")
        #expect(Diagnosis.json(list)["checks"]?[1]?["advice"]?.string == "do z")
    }
}
