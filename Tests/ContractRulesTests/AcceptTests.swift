import ContractRules
import JSONCoding
import Testing
import Wire

@Suite struct AcceptTests {
    private func change(_ fingerprint: String, until: Int64 = 10, place: String = "GET /a") -> AcceptedChange {
        AcceptedChange(
            fingerprint: fingerprint, rule: "operation-removed", place: place, reason: "nobody uses it", until: Sample.today + until)
    }

    private static let removal: [JSONValue] = [["op": "remove", "path": "/components/schemas/Order/properties/note"]]

    private func findings() throws -> [ContractFinding] {
        let base = try Sample.base()
        return ContractDiff(today: Sample.today).findings(
            from: try Sample.file(base, name: "old.json"), to: try Sample.file(try CorpusCase.applied(Self.removal, to: base)))
    }

    @Test func theFileIsCanonical() throws {
        var file = AcceptFile()
        file.accept(change("bbbbbbbbbbbb", place: "GET /b"))
        file.accept(change("aaaaaaaaaaaa", place: "GET /c"))
        file.accept(change("aaaaaaaaaaaa", place: "GET /a"))
        #expect(file.entries.map(\.place) == ["GET /a", "GET /b"])
        #expect(try AcceptFile(json: file.json, name: "accepted.json") == file)
        #expect(file.json.last == 0x0a)
    }

    @Test(arguments: [
        ("", "accepted.json:1: this is not JSON"), ("[]", "expected {\"accepted\""),
        ("{\"accepted\": [\n\n{}]}", "accepted.json:3: this entry has no 'until'"),
        (#"{"accepted": [{"until": "2026-02-30"}]}"#, "'until' is not a date"),
        (#"{"accepted": [{"until": "2026-02-03", "fingerprint": "ABC"}]}"#, "'ABC' is no fingerprint"),
        (#"{"accepted": [{"until": "2026-02-03", "fingerprint": "0123456789ab"}]}"#, "no 'reason'"),
        (
            #"{"accepted": [{"until": "2026-02-03", "fingerprint": "0123456789ab", "reason": "x"}, {"until": "2026-02-03", "fingerprint": "0123456789ab", "reason": "x"}]}"#,
            "accepted twice"
        ),
    ])
    func wrongFilesAreNamed(_ text: String, _ message: String) {
        let problem = #expect(throws: OpenAPIProblem.self) { try AcceptFile(json: Array(text.utf8), name: "accepted.json") }
        #expect(problem?.description.contains(message) == true, "\(String(describing: problem))")
    }

    @Test func aFingerprintLetsOneFindingPass() throws {
        let findings = try findings()
        var file = AcceptFile()
        file.accept(change(findings[0].fingerprint))
        let acceptance = file.judge(findings, today: Sample.today)
        #expect(acceptance.open(.error) == Array(findings.dropFirst()))
        #expect(acceptance.expired.isEmpty && acceptance.stale.isEmpty)
    }

    @Test func aChangeLetsAllItsPlacesPass() throws {
        let findings = try findings()
        #expect(findings.count == 5 && Set(findings.map(\.change)).count == 1)
        var file = AcceptFile()
        file.accept(change(findings[0].change))
        #expect(file.judge(findings, today: Sample.today).open(.warning).isEmpty)
    }

    @Test func itCountsThroughItsLastDay() throws {
        let findings = try findings()
        var file = AcceptFile()
        file.accept(change(findings[0].change, until: 0))
        #expect(file.judge(findings, today: Sample.today).open(.error).isEmpty)
        let late = file.judge(findings, today: Sample.today + 1)
        #expect(late.open(.error).count == 5 && late.expired.map(\.fingerprint) == [findings[0].change] && late.stale.isEmpty)
    }

    @Test func entriesThatMatchNothingAreStale() throws {
        var file = AcceptFile()
        file.accept(change("0123456789ab"))
        #expect(file.judge(try findings(), today: Sample.today).stale.map(\.fingerprint) == ["0123456789ab"])
    }

    @Test func fingerprintsStayAndTell() throws {
        #expect(try findings().map(\.fingerprint) == findings().map(\.fingerprint))
        let (a, b) = (Sample.taking(#"{"type": "integer", "maximum": 9}"#), Sample.taking(#"{"type": "integer", "maximum": 8}"#))
        let c = Sample.taking(#"{"type": "integer", "maximum": 7}"#)
        // Another outcome is another decision; where it started from is not.
        #expect(try Sample.diff(a, b)[0].fingerprint != Sample.diff(a, c)[0].fingerprint)
        #expect(try Sample.diff(a, c)[0].fingerprint == Sample.diff(b, c)[0].fingerprint)
    }
}
