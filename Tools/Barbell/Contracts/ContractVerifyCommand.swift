internal import Commands
internal import FlowRunner
internal import Pacts
internal import Platform
internal import ProviderStates
internal import Wire

/// `barbell contract verify`: replays what consumers expect against real providers.
enum ContractVerifyCommand {
    static let verb = Verb(
        "verify",
        usage: ["[options] [pacts]"],
        help: [
            .text(
                """
                Replays the pacts of a folder, or of one file, by default of Contracts/pacts, against the running services. Each
                interaction is replayed once, with the states that it names set up for it alone, and has a result of its own.
                """),
            .options([
                "--consumer NAME": "only what NAME expects; repeatable",
                "--provider NAME": "only what is expected of NAME; repeatable",
                "-j, --jobs N": "interactions at the same time (default 4)",
                "--state PATH":
                    """
                    the state of `barbell up` (default .barbell, or BARBELL_STATE): addresses, and the secret that calls are signed with;
                    SERVICE_SECRET in the environment goes first
                    """,
                "--service NAME=URL": "a service's address; overrides the state",
                "--timeout DURATION": "for one request (default 30s)",
                "--record":
                    "write what passed, and what fails since, into verified.json beside the pacts, for `barbell contract can-deploy`",
                "--openapi DIR": "the committed contracts (default Contracts/openapi)",
                "--json": "print the results as JSON, nothing else",
                "--junit FILE": "write a JUnit file too, with a test case for each interaction",
            ]),
            .text(
                """
                An interaction that a provider never kept may fail while pending.json beside the pacts lists it:
                {"pending": [{"fingerprint": "0123456789abcdef", "reason": "…", "expires": "2026-12-31"}]}.
                The fingerprint is shown with the failure.
                """),
        ],
        exits: [
            .ok: "all passed or pending", .usage: "bad command line or pact", .environment: "a service is not there",
            .contractViolated: "an answer is not what a consumer needs",
        ],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isJSON = arguments.flag("--json")
        let isRecording = arguments.flag("--record")
        let consumers = arguments.values("--consumer")
        let providers = arguments.values("--provider")
        let jobs = try arguments.number("--jobs", in: 1...64) ?? 4
        let timeout = try arguments.duration("--timeout") ?? .seconds(30)
        let contracts = arguments.value("--openapi") ?? ContractTask.contracts
        let place = try ContractTask.Place(arguments)
        let junit = arguments.value("--junit")
        let path = try ContractTask.path(arguments)

        let all = try PactFolder.load(path)
        let chosen = try choose(all, consumers: consumers, providers: providers)
        let folder = ContractTask.folder(of: path)
        let settings = try place.settings()
        let pending = try PendingInteractions.load(folder: folder)
        var records = try VerificationRecords.load(folder: folder)
        // Checked before anything is replayed, because either every pact that passes is recorded or none.
        let hashes = isRecording ? try runningContracts(of: chosen, folder: contracts, settings: settings) : [:]

        let start = ContinuousClock.now
        let verifier = PactVerifier(providers: settings.services, states: ProviderStates(settings: settings), jobs: jobs, timeout: timeout)
        let results = verifier.verify(chosen)
        let milliseconds = (ContinuousClock.now - start).milliseconds
        let report = VerificationReport(
            results, pending: pending, records: records, today: ContractTask.today(),
            isComplete: chosen.count == all.count && path == folder)
        if isJSON {
            Terminal.out(String(decoding: report.json(milliseconds: milliseconds), as: UTF8.self))
        } else {
            Terminal.out(report.text(seconds: "\(milliseconds / 1000).\(String(milliseconds % 1000 / 10 + 100).dropFirst())"))
        }
        if let junit { try report.saveJUnit(junit) }
        if isRecording {
            let new = report.records(of: chosen, contracts: hashes)
            for record in new { records.add(record) }
            // A pair that was verified with these very files is so no more.
            for failure in report.failures(of: chosen, contracts: hashes) { records.fail(failure) }
            // A record of a pact that no longer exists says nothing, so it goes.
            if path == folder {
                records.keep { record in all.contains { $0.pact.consumer == record.consumer && $0.pact.provider == record.provider } }
            }
            try records.save(folder: folder)
            if !isJSON { Terminal.out("recorded \(new.count) of \(chosen.count) pacts in \(folder)/\(PactFolder.verifiedName)\n") }
        }
        return report.exitCode
    }

    private static func choose(_ pacts: [LoadedPact], consumers: [String], providers: [String]) throws(UsageError) -> [LoadedPact] {
        for name in consumers where !pacts.contains(where: { $0.pact.consumer == name }) {
            throw UsageError(
                message: "no pact is of the consumer \(name); there is \(Set(pacts.map(\.pact.consumer)).sorted().joined(separator: ", "))")
        }
        for name in providers where !pacts.contains(where: { $0.pact.provider == name }) {
            throw UsageError(
                message: "no pact expects anything of \(name); there is \(Set(pacts.map(\.pact.provider)).sorted().joined(separator: ", "))"
            )
        }
        let chosen = pacts.filter {
            (consumers.isEmpty || consumers.contains($0.pact.consumer)) && (providers.isEmpty || providers.contains($0.pact.provider))
        }
        guard !chosen.isEmpty else { throw UsageError(message: "no pact fits --consumer and --provider") }
        return chosen
    }

    /// The hash of each provider's contract: what is committed, which is also what the running service serves.
    private static func runningContracts(of pacts: [LoadedPact], folder: String, settings: WorldSettings) throws -> [String: String] {
        var hashes: [String: String] = [:]
        for provider in Set(pacts.map(\.pact.provider)).sorted() {
            guard let committed = try ContractDocument.hash(of: provider, folder: folder) else {
                throw UsageError(message: "\(folder) has no \(provider).json, so nothing can be recorded of \(provider)")
            }
            let served = try RunningContract.hash(at: settings.services[provider], of: provider)
            guard served == committed else {
                let file = "\(folder)/\(provider).json"
                throw UsageError(
                    message: "the running \(provider) serves another contract than \(file): build it, or write its contract first")
            }
            hashes[provider] = committed
        }
        return hashes
    }
}
