import Commands
import JSONCoding
import Pacts
import Testing
import Wire

/// What results mean: pending, exit codes, the texts.
@Suite struct ReportTests {
    static let today = LocalDate(daysSinceEpoch: 20_513)  // 2026-03-01

    static func result(_ description: String, _ outcome: InteractionResult.Outcome, file: String = "shop-stock.json") -> InteractionResult {
        var interaction = Interaction.get("/x", description)
        interaction.use = ContractUse(
            operation: "stock.thing",
            reads: [
                FieldRead(path: "$.items[*].id", symbol: "Thing.id", file: "Shop/Thing.swift"),
                FieldRead(path: "$.at", symbol: "Thing.at", file: "Shop/Thing.swift"),
            ])
        return InteractionResult(file: file, consumer: "shop", provider: "stock", interaction: interaction, outcome: outcome)
    }

    static let wrong = InteractionResult.Outcome.failed(
        .init(call: "GET /x", mismatches: [Mismatch(place: "$.items[3].id", expected: "1", actual: "nothing")]))

    private func report(
        _ results: [InteractionResult], _ entries: [PendingInteractions.Entry] = [], records: VerificationRecords = VerificationRecords()
    ) -> VerificationReport {
        VerificationReport(results, pending: PendingInteractions(entries), records: records, today: Self.today)
    }

    private func entry(_ result: InteractionResult, until day: Int64) -> PendingInteractions.Entry {
        PendingInteractions.Entry(
            fingerprint: result.fingerprint, reason: "stock is not there yet", expires: LocalDate(daysSinceEpoch: day))
    }

    @Test func exitCodes() {
        let gone = Self.result("c", .unreachable("no stock"))
        #expect(report([Self.result("a", .passed)]).exitCode == .ok)
        #expect(report([Self.result("a", .passed), Self.result("b", Self.wrong)]).exitCode == .contractViolated)
        #expect(report([Self.result("a", .passed), gone]).exitCode == .environment)
        #expect(report([Self.result("b", Self.wrong), gone]).exitCode == .contractViolated)
    }

    @Test func onlyWhatIsListedMayFail() {
        let failed = Self.result("b", Self.wrong)
        let lastDay = report([failed], [entry(failed, until: 20_513)])
        #expect(lastDay.exitCode == .ok)
        #expect(lastDay.count(.pending) == 1)
        #expect(lastDay.notes.isEmpty)
        let over = report([failed], [entry(failed, until: 20_512)])
        #expect(over.exitCode == .contractViolated)
        #expect(over.notes == ["shop → stock: b was pending until 2026-02-28, which is over (stock is not there yet)"])
        // Another expectation is another interaction.
        let other = InteractionResult(
            file: failed.file, consumer: "shop", provider: "stock", interaction: .get("/x", "b", status: 201), outcome: Self.wrong)
        #expect(other.fingerprint != failed.fingerprint)
        #expect(report([other], [entry(failed, until: 20_600)]).exitCode == .contractViolated)
    }

    @Test func whatPassedOnceIsNotPending() {
        let failed = Self.result("b", Self.wrong)
        let records = VerificationRecords([
            .init(consumer: "shop", provider: "stock", pact: "p", contract: "c", passed: [failed.fingerprint])
        ])
        let report = report([failed], [entry(failed, until: 20_600)], records: records)
        #expect(report.exitCode == .contractViolated)
        #expect(report.notes == ["shop → stock: b passed before, so it cannot be pending"])
    }

    @Test func entriesThatAreNotNeededAreNamed() {
        let passed = Self.result("a", .passed)
        let gone = PendingInteractions.Entry(fingerprint: "00000000000000ff", reason: "r", expires: Self.today)
        #expect(report([passed], [entry(passed, until: 20_600), gone]).notes == [
            "shop → stock: a passes now: take its entry \(passed.fingerprint) out of pending.json",
            "pending.json names 00000000000000ff, which is no interaction any more: take it out",
        ])
        // Of a part of the pacts nothing can be said about the rest.
        let part = VerificationReport(
            [passed], pending: PendingInteractions([gone]), records: VerificationRecords(), today: Self.today, isComplete: false)
        #expect(part.notes.isEmpty)
    }

    @Test func text() {
        let waiting = Self.result("waits", .failed(.init(problem: "no such state\nstates of stock: a")))
        let wrong = Self.result("wrong", Self.wrong)
        let gone = Self.result("gone", .unreachable("no stock"), file: "till-stock.json")
        let report = report([Self.result("a", .passed), waiting, wrong, gone], [entry(waiting, until: 20_600)])
        #expect(report.text(seconds: "0.12") == """
            shop → stock  1 of 3 passed
              PENDING  waits  [\(waiting.fingerprint)]
                until 2026-05-27: stock is not there yet
                no such state
                states of stock: a
                shop-stock.json
              FAILED  wrong  [\(wrong.fingerprint)]
                GET /x
                $.items[3].id: expected 1, found nothing
                read by Thing.id (Shop/Thing.swift)
                shop-stock.json
            shop → stock  0 of 1 passed
              UNREACHABLE  gone  [\(gone.fingerprint)]
                no stock
                till-stock.json

            4 interactions: 1 passed, 1 failed, 1 pending, 1 not reached in 0.12 s

            """)
    }

    @Test func json() throws {
        let wrong = Self.result("wrong", Self.wrong)
        let document = try JSONParser.parse(report([Self.result("a", .passed), wrong]).json(milliseconds: 7))
        #expect(document["passed"] == 1)
        #expect(document["failed"] == 1)
        #expect(document["wallMilliseconds"] == 7)
        #expect(document["interactions"]?[1] == [
            "consumer": "shop", "provider": "stock", "file": "shop-stock.json", "interaction": "wrong", "operation": "stock.thing",
            "fingerprint": .string(wrong.fingerprint), "verdict": "failed", "call": "GET /x",
            "mismatches": [["place": "$.items[3].id", "expected": "1", "actual": "nothing"]],
        ])
    }

    @Test func junit() {
        let waiting = Self.result("waits", Self.wrong)
        let odd = Self.result("a <b> & \"ليلى\" \u{1}", .passed, file: "other")
        let text = report(
            [waiting, Self.result("wrong", Self.wrong), odd, Self.result("gone", .unreachable("no"), file: "other")],
            [entry(waiting, until: 20_600)]
        ).junit
        #expect(text.contains(#"<testsuites tests="4" failures="1" errors="1" skipped="1">"#))
        #expect(text.contains(#"<testsuite name="shop → stock" tests="2" failures="1" errors="0" skipped="1">"#))
        #expect(text.contains(#"name="waits"><skipped message="stock is not there yet"/></testcase>"#))
        #expect(text.contains("<failure>  FAILED  wrong"))
        #expect(text.contains("<error>  UNREACHABLE  gone"))
        #expect(text.contains("name=\"a &lt;b&gt; &amp; &quot;ليلى&quot; \u{fffd}\"/>"))
    }

    // MARK: - pending.json

    static let badPending: [(text: String, error: String)] = [
        ("", "p: line 1, column 1: this is not JSON: expected a value, found the end of the text"),
        ("[]", "p: $: expected an object, found a list"),
        ("{}", "p: $: there is no 'pending'"),
        (
            #"{"pending":[{"fingerprint":"xyz"}]}"#,
            "p: $.pending[0].fingerprint: a fingerprint is 16 hexadecimal digits, as `barbell contract verify` shows them"
        ),
        (#"{"pending":[{"fingerprint":"0123456789abcdef","expires":"2026-12-31"}]}"#, "p: $.pending[0]: there is no 'reason'"),
        (
            #"{"pending":[{"fingerprint":"0123456789abcdef","expires":"2026-12-31","reason":""}]}"#,
            "p: $.pending[0].reason: this name is empty"
        ),
        (#"{"pending":[{"fingerprint":"0123456789abcdef","reason":"r"}]}"#, "p: $.pending[0]: there is no 'expires'"),
        (
            #"{"pending":[{"fingerprint":"0123456789abcdef","reason":"r","expires":"2026-02-30"}]}"#,
            "p: $.pending[0].expires: expected a day such as 2026-12-31"
        ),
        (
            #"{"pending":[{"fingerprint":"0123456789abcdef","reason":"r","expires":"2026-12-31"},{"fingerprint":"0123456789abcdef","reason":"r","expires":"2026-12-31"}]}"#,
            "p: $.pending[1].fingerprint: this fingerprint is there twice"
        ),
        (#"{"pending":[],"more":1}"#, "p: $.more: 'more' is not known here; known are pending"),
    ]

    @Test(arguments: badPending.indices) func badPendingFile(_ index: Int) {
        #expect { try PendingInteractions(json: Array(Self.badPending[index].text.utf8), file: "p") } throws: {
            "\($0)" == Self.badPending[index].error
        }
    }

    @Test func pendingFile() throws {
        let scratch = try Scratch()
        let path = scratch.path
        #expect(try PendingInteractions.load(folder: path) == PendingInteractions())
        try scratch.write(
            "pending.json",
            #"{"pending":[{"interaction":"for people","fingerprint":"0123456789abcdef","reason":"انتظار","expires":"2026-12-31"}]}"#)
        let entry = try PendingInteractions.load(folder: path).entry("0123456789abcdef")
        #expect(entry == .init(fingerprint: "0123456789abcdef", reason: "انتظار", expires: try LocalDate(validating: "2026-12-31")))
    }
}
