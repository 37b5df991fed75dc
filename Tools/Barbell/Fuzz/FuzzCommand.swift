internal import Commands
internal import Contracts
internal import FlowRunner
internal import Fuzzing
internal import JSONCoding
internal import Patterns
internal import Platform
internal import Wire

/// `barbell fuzz`: asks a service everything its contract allows and forbids.
enum FuzzCommand {
    static let verb = Verb(
        "fuzz", "ask a service everything its contract allows and forbids",
        usage: ["[options] SERVICE"],
        help: [
            .text(
                """
                Sends a running service every boundary of its contract: each field at its bounds and beyond, left out, null, of another
                type; paths, queries, headers, tokens and methods that are not right; then all pairs of valid values, then random
                mutations. Nothing may end in a server error, every error must be one the contract names, what is valid must be taken,
                what is not refused.
                """),
            .text(
                """
                Tests/Fuzz/SERVICE.hurl prepares people and things: its captures are the tokens (token, admin_token, other_token,
                refresh_token) and the values of path parameters. Tests/Fuzz/SERVICE.rules says what no schema can say.
                """),
            .options([
                "--seed N": "what random cases are drawn from (default 1); equal seeds give equal cases",
                "--only OPERATION": "only operations such as auth.login; * stands for any text; repeatable",
                "--phase NAME": "boundary, pairwise or random; repeatable (default all)",
                "--max CASES": "send so many cases at most; random ones fill it",
                "--time DURATION": "send for so long at most, such as 30s; random cases fill it",
                "-j, --jobs N": "connections (default 2)",
                "--timeout DURATION": "for one answer (default 10s)",
                "--save": "keep findings as flows",
                "--out DIR": "where flows go (default out/fuzz)",
                "--flow FILE, --rules FILE": "instead of those in Tests/Fuzz",
                "--list": "print the cases, one a line, and send nothing",
                "--state PATH": "the state of `barbell up` (default .barbell, or BARBELL_STATE): addresses and the services' secret",
                "--service NAME=URL": "a service's address; overrides the state",
                "--json": "print the result as JSON, nothing else",
                "--quiet, -q": "",
            ]),
        ],
        exits: [
            .ok: "nothing found", .checkFailed: "a rule that nothing needs", .usage: "bad command line, flow or rule",
            .environment: "a service is not there, or no case was judged", .finding: "findings", .interrupted: "interrupted",
        ],
        completion: .list("services"), action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isJSON = arguments.flag("--json")
        let isQuiet = arguments.flag("--quiet")
        let isSaving = arguments.flag("--save")
        let isListing = arguments.flag("--list")
        let folder = arguments.value("--out") ?? "out/fuzz"
        let settings = try settings(arguments)
        let flowPath = arguments.value("--flow")
        let rulesPath = arguments.value("--rules")
        let running = try RunningServices(arguments)
        let names = arguments.positionals
        guard names.count == 1, let service = names.first else { throw UsageError(message: "name one service: \(known)") }
        guard let endpoints = Catalogue.services[service] else {
            throw UsageError(message: "there is no contract of \(service); there is \(known)")
        }
        guard settings.only.allSatisfy({ pattern in endpoints.contains { Wildcard(pattern).matches($0.id) } }) else {
            throw UsageError(
                message: "\(service) has no operation \(settings.only.joined(separator: ", ")); barbell fuzz \(service) --list shows them")
        }
        let rules = try rules(rulesPath ?? "Tests/Fuzz/\(service).rules", isGiven: rulesPath != nil)
        let preparation = flowPath ?? "Tests/Fuzz/\(service).hurl"
        let flow: LoadedFlow
        do { flow = try FlowLoader.load(preparation) } catch { throw UsageError(message: error.text) }
        // As it will be once the flow has run, whose values are not needed to know the cases.
        let captures = FlowPreparation.names(flow).union(Catalogue.services.keys)
        let plan = FuzzPlan(endpoints, captures: captures, rules: rules, settings: settings)
        guard !plan.isEmpty else { throw UsageError(message: "--only, --phase, --max and \(rules.path) leave no case to send") }
        if isListing {
            Terminal.out(plan.listing)
            return .ok
        }
        let runSettings = try replaySettings(running)
        guard let address = runSettings.services.first(where: { $0.name == service }) else {
            throw StateError(message: "\(service) does not run: start it with `barbell up --detach`, or give --service \(service)=URL")
        }

        if isSaving { try OutputFolder.prepare(folder) }
        RunEnvironment.catchInterruptions()
        let environment = RunEnvironment.live(checker: nil)
        let builder = WorldBuilder(flow: flow, settings: runSettings, environment: environment)
        let observer = isJSON || isQuiet || !Terminal.isTerminal ? nil : Progress()
        let run = FuzzRun(
            service: service, url: address.url, endpoints: endpoints, rules: rules, settings: settings, environment: environment,
            observer: observer
        ) { seed throws(WorldError) in try builder.build(seed: seed) }
        let outcome = try run.run()
        observer?.clear()
        var report = FuzzReport(outcome.result, operations: outcome.operations, rulesPath: rules.path)
        // A place that cannot be written takes nobody's findings away.
        let saved = Result {
            try isSaving
                ? FindingFiles.write(outcome.result, operations: outcome.operations, rules: rules, folder: folder, preparation: preparation)
                : [:]
        }
        report.saved = (try? saved.get()) ?? [:]
        Terminal.out(isJSON ? report.json.text(pretty: true) + "\n" : report.text)
        _ = try saved.get()
        return outcome.result.exitCode
    }

    private static var known: String { Catalogue.services.keys.sorted().joined(separator: ", ") }

    private static func rules(_ path: String, isGiven: Bool) throws -> FuzzRules {
        guard let text = try FindingFiles.read(path) else {
            if isGiven { throw UsageError(message: "there is no file \(path)") }
            return try FuzzRules("", path: path)
        }
        return try FuzzRules(text, path: path)
    }

    private static func settings(_ arguments: Arguments) throws -> FuzzSettings {
        var settings = FuzzSettings()
        settings.seed = try arguments.number("--seed", in: 0...UInt64.max) ?? 1
        settings.only = arguments.values("--only")
        settings.maximum = try arguments.number("--max", in: 1...100_000_000)
        settings.jobs = try arguments.number("--jobs", in: 1...64) ?? 2
        settings.time = try arguments.duration("--time")
        settings.timeout = try arguments.duration("--timeout") ?? .seconds(10)
        let phases = try arguments.values("--phase").map { text throws(UsageError) in
            guard let phase = FuzzCase.Phase(rawValue: text) else {
                throw UsageError(message: "--phase is \(FuzzCase.Phase.allCases.map(\.rawValue).joined(separator: ", ")), not \(text)")
            }
            return phase
        }
        if !phases.isEmpty { settings.phases = Set(phases) }
        return settings
    }

    private static func replaySettings(_ running: RunningServices) throws(StateError) -> RunSettings {
        var settings = RunSettings()
        settings.services = try running.addresses()
        settings.serviceSecret = running.secret
        settings.stateFile = running.stateFile
        return settings
    }
}

/// One line that tells how far a run is.
private final class Progress: FuzzObserver {
    func progress(sent: Int, operation: String) { Terminal.error("\r\u{1B}[K\(sent) cases, \(operation)") }
    func clear() { Terminal.error("\r\u{1B}[K") }
}
