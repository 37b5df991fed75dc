import JSONCoding
import Pacts
import Testing
import Wire

/// The matrix of committed files.
@Suite struct DeployTests {
    static let today = LocalDate(daysSinceEpoch: 20_513)
    static let shop = pact(.get("/a", "a"), .get("/b", "b"))

    private func fingerprints(_ loaded: LoadedPact) -> [String] {
        loaded.pact.interactions.map { $0.fingerprint(consumer: loaded.pact.consumer, provider: loaded.pact.provider) }
    }

    private func record(_ loaded: LoadedPact, pact: String? = nil, contract: String = "c1", passed: [String]? = nil)
        -> VerificationRecords.Record
    {
        .init(
            consumer: loaded.pact.consumer, provider: loaded.pact.provider, pact: pact ?? loaded.pact.fingerprint, contract: contract,
            passed: passed ?? fingerprints(loaded))
    }

    private func cell(
        _ records: [VerificationRecords.Record], contracts: [String: String] = ["stock": "c1"], pending: [PendingInteractions.Entry] = []
    ) -> DeployMatrix.Cell? {
        DeployMatrix(
            pacts: [Self.shop], records: VerificationRecords(records), contracts: contracts, pending: PendingInteractions(pending),
            today: Self.today
        ).cells.first
    }

    @Test func states() {
        func judged(_ cell: DeployMatrix.Cell?) -> [String] { [cell?.state.rawValue ?? "", cell?.reason ?? ""] }
        #expect(judged(cell([record(Self.shop)])) == ["verified", ""])
        #expect(judged(cell([])) == ["not_verified", "stock was never verified against what shop expects"])
        #expect(judged(cell([record(Self.shop, pact: "old")])) == ["pact_changed", "what shop expects changed since"])
        #expect(judged(cell([record(Self.shop, contract: "c0")])) == ["contract_changed", "the contract of stock changed since"])
        #expect(
            judged(cell([record(Self.shop, pact: "old", contract: "c0")])) == [
                "both_changed", "both the pact and the contract of stock changed since",
            ])
        #expect(judged(cell([record(Self.shop)], contracts: [:])) == ["no_contract", "Contracts/openapi has no stock.json"])
        #expect(judged(cell([record(Self.shop, passed: [])])) == ["failing", "'a' and 1 more never passed, and may not wait any longer"])
    }

    @Test func pendingInteractionsCountUntilTheirDay() {
        let prints = fingerprints(Self.shop)
        func entry(_ day: Int64) -> PendingInteractions.Entry {
            .init(fingerprint: prints[1], reason: "r", expires: LocalDate(daysSinceEpoch: day))
        }
        let record = record(Self.shop, passed: [prints[0]])
        let waiting = cell([record], pending: [entry(20_513)])
        #expect(waiting?.state == .verified)
        #expect(waiting?.pendingCount == 1)
        #expect(waiting?.reason == "1 of 2 interactions may still fail")
        #expect(cell([record], pending: [entry(20_512)])?.state == .failing)
        #expect(cell([record])?.reason == "'b' never passed, and may not wait any longer")
    }

    @Test func usesOfTheConsumerDoNotCount() {
        var renamed = Self.shop.pact
        renamed.interactions[0].use = ContractUse(
            operation: "stock.a", reads: [FieldRead(path: "$.a", symbol: "New.name", file: "New.swift")])
        let matrix = DeployMatrix(
            pacts: [LoadedPact(file: "f", pact: renamed)], records: VerificationRecords([record(Self.shop)]), contracts: ["stock": "c1"],
            pending: PendingInteractions(), today: Self.today)
        #expect(matrix.cells.map(\.state) == [.verified])
    }

    @Test func textAndChoice() throws {
        let till = pact(.get("/a", "a"), consumer: "till")
        let other = pact(.get("/a", "a"), provider: "post")
        let matrix = DeployMatrix(
            pacts: [till, Self.shop, other], records: VerificationRecords([record(Self.shop), record(other, contract: "c0")]),
            contracts: ["stock": "c1", "post": "c1"], pending: PendingInteractions(), today: Self.today)
        #expect(DeployMatrix.text(matrix.cells) == """
            consumer \\ provider  post              stock
            shop                 contract changed  verified
            till                 ·                 not verified

            shop × post: the contract of post changed since
            till × stock: stock was never verified against what till expects

            no: 2 of 3 pairs are not verified; replay them with `barbell contract verify --record`

            """)
        #expect(matrix.cells(consumer: nil, provider: nil, service: "till").map(\.provider) == ["stock"])
        #expect(matrix.cells(consumer: "shop", provider: nil, service: nil).map(\.provider) == ["post", "stock"])
        #expect(matrix.cells(consumer: nil, provider: "stock", service: "post").isEmpty)
        let good = matrix.cells(consumer: "shop", provider: "stock", service: nil)
        #expect(DeployMatrix.text(good).hasSuffix("\n\nyes: all 1 pairs are verified\n"))
        #expect(try JSONParser.parse(DeployMatrix.json(good))["deployable"] == true)
        let document = try JSONParser.parse(DeployMatrix.json(matrix.cells))
        #expect(document["deployable"] == false)
        #expect(document["matrix"]?[2]?["state"] == "not_verified")
    }

    @Test func recordsKeepTheNewestOfAPair() throws {
        var records = VerificationRecords([record(Self.shop, contract: "c0")])
        records.add(.init(consumer: "a", provider: "z", pact: "1", contract: "2", passed: ["b", "a"]))
        records.add(record(Self.shop))
        #expect(records.records.map(\.contract) == ["2", "c1"])
        #expect(records.records[0].passed == ["a", "b"])
        let scratch = try Scratch()
        let path = scratch.path
        #expect(try VerificationRecords.load(folder: path) == VerificationRecords())
        try records.save(folder: path)
        #expect(try VerificationRecords.load(folder: path) == records)
        #expect(try scratch.read("verified.json") == String(decoding: records.json, as: UTF8.self))
        #expect { try records.save(folder: path + "/nowhere") } throws: {
            "\($0)" == "\(path)/nowhere/verified.json: it cannot be written: No such file or directory"
        }
    }

    @Test func whatFailedIsNotRecorded() {
        func result(_ index: Int, _ outcome: InteractionResult.Outcome) -> InteractionResult {
            InteractionResult(
                file: Self.shop.file, consumer: "shop", provider: "stock", interaction: Self.shop.pact.interactions[index], outcome: outcome
            )
        }
        func records(_ results: [InteractionResult], _ contracts: [String: String] = ["stock": "c1"]) -> [VerificationRecords.Record] {
            VerificationReport(results, pending: PendingInteractions(), records: VerificationRecords(), today: Self.today)
                .records(of: [Self.shop], contracts: contracts)
        }
        #expect(records([result(0, .passed), result(1, .passed)]) == [record(Self.shop)])
        #expect(records([result(0, .passed), result(1, .failed(.init(problem: "x")))]).isEmpty)
        #expect(records([result(0, .passed), result(1, .unreachable("x"))]).isEmpty)
        #expect(records([result(0, .passed), result(1, .passed)], [:]).isEmpty)
        #expect(records([]).isEmpty)
    }

    /// What passed once and fails now, with the same pact and the same contract.
    @Test func aFailureTakesBackThatAPairIsVerified() throws {
        let prints = fingerprints(Self.shop)
        func report(_ outcomes: [InteractionResult.Outcome], _ records: VerificationRecords) -> VerificationReport {
            let results = zip(Self.shop.pact.interactions, outcomes).map {
                InteractionResult(file: Self.shop.file, consumer: "shop", provider: "stock", interaction: $0, outcome: $1)
            }
            return VerificationReport(results, pending: PendingInteractions(), records: records, today: Self.today)
        }
        func noted(_ outcomes: [InteractionResult.Outcome], contract: String = "c1") -> VerificationRecords {
            var records = VerificationRecords([record(Self.shop)])
            for failure in report(outcomes, records).failures(of: [Self.shop], contracts: ["stock": contract]) { records.fail(failure) }
            return records
        }
        let failed = noted([.passed, .failed(.init(problem: "x"))])
        let taken = cell(failed.records)
        #expect(taken?.state == .failing && taken?.reason == "'b' failed when it was last replayed")
        // It has passed all the same, so it may not be pending now, and the file keeps both.
        #expect(failed.hasPassed(prints[1]))
        let entry = PendingInteractions.Entry(fingerprint: prints[1], reason: "r", expires: Self.today)
        #expect(cell(failed.records, pending: [entry])?.state == .failing)
        #expect(try VerificationRecords(json: failed.json, file: "v") == failed)
        // Who is not there has not failed, and what failed against another contract says nothing of this one.
        #expect(noted([.passed, .unreachable("x")]) == VerificationRecords([record(Self.shop)]))
        #expect(noted([.passed, .failed(.init(problem: "x"))], contract: "c2") == VerificationRecords([record(Self.shop)]))
        var mended = failed
        for new in report([.passed, .passed], failed).records(of: [Self.shop], contracts: ["stock": "c1"]) { mended.add(new) }
        #expect(mended == VerificationRecords([record(Self.shop)]) && cell(mended.records)?.state == .verified)
    }

    @Test func contractsAreHashedByContent() throws {
        let scratch = try Scratch()
        let path = scratch.path
        try scratch.write("stock.json", "{\"a\": 1, \"b\": 2}\n")
        try scratch.write("bad.json", "{")
        #expect(try ContractDocument.hash(of: "stock", folder: path) == ContractDocument.hash(Array(#"{"b":2,"a":1}"#.utf8)))
        #expect(try ContractDocument.hash(of: "gone", folder: path) == nil)
        #expect { try ContractDocument.hash(of: "bad", folder: path) } throws: { "\($0)" == "\(path)/bad.json: this is not JSON" }
    }

    @Test func badRecords() {
        let good = #"{"verified":[{"consumer":"a","provider":"b","pact":"1","contract":"2","passed":["x"]}]}"#
        let bad = [
            ("{", "v: line 1, column 2: this is not JSON: expected a member name in quotes or '}', found the end of the text"),
            ("{}", "v: $: there is no 'verified'"),
            (good.replacing(#""pact":"1","#, with: ""), "v: $.verified[0]: there is no 'pact'"),
            (good.replacing(#"["x"]"#, with: "[1]"), "v: $.verified[0].passed[0]: expected a text, found a number"),
        ]
        for (text, error) in bad { #expect { try VerificationRecords(json: Array(text.utf8), file: "v") } throws: { "\($0)" == error } }
    }
}
