internal import FlowRunner
internal import Pacts
internal import Platform
internal import ProviderStates
internal import Wire

/// `barbell contract verify`: replays what consumers expect against real providers.
enum ContractVerifyCommand {
    static let help = """
        usage: barbell contract verify [options] [pacts]

        Replays the pacts of a folder, or of one file, by default of Contracts/pacts, against the running services. Each interaction is
        replayed once, with the states that it names set up for it alone, and has a result of its own.

          --consumer NAME     only what NAME expects; repeatable
          --provider NAME     only what is expected of NAME; repeatable
          -j, --jobs N        interactions at the same time (default 4)
          --state PATH        the state of `barbell up` (default .barbell): addresses, and the secret that calls are signed with;
                              SERVICE_SECRET in the environment goes first
          --service NAME=URL  a service's address; overrides the state
          --timeout DURATION  for one request (default 30s)
          --record            write what passed into verified.json beside the pacts, for `barbell contract can-deploy`
          --openapi DIR       the committed contracts (default Contracts/openapi)
          --json              print the results as JSON, nothing else
          --junit FILE        write a JUnit file too, with a test case for each interaction

        An interaction that a provider never kept may fail while pending.json beside the pacts lists it:
        {"pending": [{"fingerprint": "0123456789abcdef", "reason": "…", "expires": "2026-12-31"}]}. The fingerprint is shown with the failure.

        exit code: 0 all passed or pending · 2 bad command line or pact · 3 a service is not there · 4 an answer is not what a consumer needs

        """

    static func main(arguments words: [String]) async -> Int32 {
        switch words.first {
        case "states": await ContractStatesCommand.main(arguments: Array(words.dropFirst()))
        case "can-deploy": ContractDeployCommand.main(arguments: Array(words.dropFirst()))
        default: ContractTask.run("verify", Array(words.dropFirst()), help: help, verify)
        }
    }

    private static func verify(_ arguments: inout Arguments) throws -> Int32 {
        let isJSON = arguments.flag("--json")
        let isRecording = arguments.flag("--record")
        let consumers = try arguments.values("--consumer")
        let providers = try arguments.values("--provider")
        let jobs = try arguments.number("--jobs", "-j", in: 1...64) ?? 4
        let timeout = try ContractTask.timeout(&arguments)
        let contracts = try arguments.value("--openapi") ?? ContractTask.contracts
        let place = try ContractTask.Place(&arguments)
        let junit = try arguments.value("--junit")
        let path = try ContractTask.path(&arguments)

        let all = try PactFolder.load(path)
        let chosen = try choose(all, consumers: consumers, providers: providers)
        let folder = ContractTask.folder(of: path)
        let settings = try place.settings()
        let pending = try PendingInteractions.load(folder: folder)
        var records = try VerificationRecords.load(folder: folder)
        // Before anything is replayed: recording is all or nothing.
        let hashes = isRecording ? try runningContracts(of: chosen, folder: contracts, settings: settings) : [:]

        let start = ContinuousClock.now
        let verifier = PactVerifier(providers: settings.services, states: ProviderStates(settings: settings), jobs: jobs, timeout: timeout)
        let results = verifier.verify(chosen)
        let milliseconds = (ContinuousClock.now - start).milliseconds
        let report = VerificationReport(
            results, pending: pending, records: records, today: ContractTask.today(), isComplete: chosen.count == all.count && path == folder)
        if isJSON {
            Terminal.out(String(decoding: report.json(milliseconds: milliseconds), as: UTF8.self))
        } else {
            Terminal.out(report.text(seconds: "\(milliseconds / 1000).\(String(milliseconds % 1000 / 10 + 100).dropFirst())"))
        }
        if let junit { try report.saveJUnit(junit) }
        if isRecording {
            let new = report.records(of: chosen, contracts: hashes)
            for record in new { records.add(record) }
            // What nobody expects any more was verified of nothing.
            if path == folder { records.keep { record in all.contains { $0.pact.consumer == record.consumer && $0.pact.provider == record.provider } } }
            try records.save(folder: folder)
            if !isJSON { Terminal.out("recorded \(new.count) of \(chosen.count) pacts in \(folder)/\(PactFolder.verifiedName)\n") }
        }
        return report.exitCode
    }

    private static func choose(_ pacts: [LoadedPact], consumers: [String], providers: [String]) throws(UsageError) -> [LoadedPact] {
        for name in consumers where !pacts.contains(where: { $0.pact.consumer == name }) {
            throw UsageError(message: "no pact is of the consumer \(name); there is \(Set(pacts.map(\.pact.consumer)).sorted().joined(separator: ", "))")
        }
        for name in providers where !pacts.contains(where: { $0.pact.provider == name }) {
            throw UsageError(message: "no pact expects anything of \(name); there is \(Set(pacts.map(\.pact.provider)).sorted().joined(separator: ", "))")
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
                throw UsageError(
                    message: "the running \(provider) serves another contract than \(folder)/\(provider).json: build it, or write its contract first")
            }
            hashes[provider] = committed
        }
        return hashes
    }
}
