internal import Contracts
internal import FlowRunner
internal import Fuzzing
internal import JSONCoding
internal import Platform
internal import Wire

/// `barbell fuzz`: asks a service everything its contract allows and forbids.
enum FuzzCommand {
    static let help = """
        usage: barbell fuzz [options] SERVICE

        Sends a running service every boundary of its contract: each field at its bounds and beyond, left out, null, of another type;
        paths, queries, headers, tokens and methods that are not right; then all pairs of valid values, then random mutations. Nothing
        may end in a server error, every error must be one the contract names, what is valid must be taken, what is not refused.

        Tests/Fuzz/SERVICE.hurl prepares people and things: its captures are the tokens (token, admin_token, other_token,
        refresh_token) and the values of path parameters. Tests/Fuzz/SERVICE.rules says what no schema can say.

          --seed N              what random cases are drawn from (default 1); equal seeds give equal cases
          --only OPERATION      only operations such as auth.login; * stands for any text; repeatable
          --phase NAME          boundary, pairwise or random; repeatable (default all)
          --max CASES           send so many cases at most; random ones fill it
          --time DURATION       send for so long at most, such as 30s; random cases fill it
          -j, --jobs N          connections (default 2)
          --timeout DURATION    for one answer (default 10s)
          --save                keep findings as flows
          --out DIR             where flows go (default out/fuzz)
          --flow FILE, --rules FILE
                                instead of those in Tests/Fuzz
          --list                print the cases, one a line, and send nothing
          --state PATH          the state of `barbell up` (default .barbell): addresses and the services' secret
          --service NAME=URL    a service's address; overrides the state
          --json                print the result as JSON, nothing else
          --quiet

        exit code: 0 nothing found · 1 a rule that nothing needs · 2 bad command line, flow or rule · 3 a service is not there
                   8 findings · 130 interrupted

        """

    static func main(arguments words: [String]) async -> Int32 {
        do {
            return try run(words)
        } catch let error as UsageError {
            Terminal.error("barbell fuzz: \(error.message)\nbarbell fuzz --help shows the options\n")
            return 2
        } catch let error as StateError {
            Terminal.error("barbell fuzz: \(error.message)\n")
            return 3
        } catch let error as FuzzRuleError {
            Terminal.error("barbell fuzz: \(error.message)\n")
            return 2
        } catch let error as WorldError {
            Terminal.error("barbell fuzz: nothing could be prepared: \(error.message)\n")
            return error.isEnvironment ? 3 : 2
        } catch {
            Terminal.error("barbell fuzz: \(error)\n")
            return 2
        }
    }

    private static func run(_ words: [String]) throws -> Int32 {
        var arguments = Arguments(words)
        if arguments.flag("--help", "-h") {
            Terminal.out(help)
            return 0
        }
        let isJSON = arguments.flag("--json")
        let isQuiet = arguments.flag("--quiet", "-q")
        _ = arguments.flag("--no-color")
        let isSaving = arguments.flag("--save")
        let isListing = arguments.flag("--list")
        let folder = try arguments.value("--out") ?? "out/fuzz"
        let settings = try settings(&arguments)
        let flowPath = try arguments.value("--flow")
        let rulesPath = try arguments.value("--rules")
        let state = try arguments.value("--state")
        let given = try addresses(&arguments)
        let names = try arguments.positionals()
        guard names.count == 1, let service = names.first else { throw UsageError(message: "name one service: \(known)") }
        guard let endpoints = Catalogue.services[service] else { throw UsageError(message: "there is no contract of \(service); there is \(known)") }
        guard settings.only.allSatisfy({ pattern in endpoints.contains { Self.fits($0.id, pattern) } }) else {
            throw UsageError(message: "\(service) has no operation \(settings.only.joined(separator: ", ")); barbell fuzz \(service) --list shows them")
        }
        let runSettings = try services(state, given)
        guard let address = runSettings.services.first(where: { $0.name == service }) else {
            throw StateError(message: "\(service) does not run: start it with `barbell up --detach`, or give --service \(service)=URL")
        }
        let rules = try rules(rulesPath ?? "Tests/Fuzz/\(service).rules", isGiven: rulesPath != nil)
        let preparation = flowPath ?? "Tests/Fuzz/\(service).hurl"
        let flow: LoadedFlow
        do { flow = try FlowLoader.load(preparation) } catch { throw UsageError(message: error.text) }

        RunEnvironment.catchInterruptions()
        let environment = RunEnvironment.live(checker: nil)
        let builder = WorldBuilder(flow: flow, settings: runSettings, environment: environment)
        if isListing {
            let world = try builder.build(seed: UInt64(UInt32.random(in: 1...UInt32.max)))
            Terminal.out(FuzzPlan(endpoints, captures: Set(world.values.keys), rules: rules, settings: settings).listing)
            return 0
        }
        let observer = isJSON || isQuiet || !Terminal.isTerminal ? nil : Progress()
        let run = FuzzRun(
            service: service, url: address.url, endpoints: endpoints, rules: rules, settings: settings, environment: environment, observer: observer
        ) { seed throws(WorldError) in try builder.build(seed: seed) }
        let outcome = try run.run()
        observer?.clear()
        var report = FuzzReport(outcome.result, operations: outcome.operations, rulesPath: rules.path)
        if isSaving {
            report.saved = try FindingFiles.write(outcome.result, operations: outcome.operations, rules: rules, folder: folder, preparation: preparation)
        }
        Terminal.out(isJSON ? report.json.text(pretty: true) + "\n" : report.text)
        return outcome.result.exitCode
    }

    private static var known: String { Catalogue.services.keys.sorted().joined(separator: ", ") }
    private static func fits(_ id: String, _ pattern: String) -> Bool { FuzzRules.fits(id, pattern) }

    private static func rules(_ path: String, isGiven: Bool) throws -> FuzzRules {
        guard let text = try FindingFiles.read(path) else {
            if isGiven { throw UsageError(message: "there is no file \(path)") }
            return try FuzzRules("", path: path)
        }
        return try FuzzRules(text, path: path)
    }

    private static func settings(_ arguments: inout Arguments) throws -> FuzzSettings {
        var settings = FuzzSettings()
        settings.seed = try arguments.number("--seed", in: 0...UInt64.max) ?? 1
        settings.only = try arguments.values("--only")
        settings.maximum = try arguments.number("--max", in: 1...100_000_000)
        settings.jobs = try arguments.number("--jobs", "-j", in: 1...64) ?? 2
        settings.time = try duration("--time", &arguments)
        settings.timeout = try duration("--timeout", &arguments) ?? .seconds(10)
        let phases = try arguments.values("--phase").map { text throws(UsageError) in
            guard let phase = FuzzCase.Phase(rawValue: text) else {
                throw UsageError(message: "--phase is \(FuzzCase.Phase.allCases.map(\.rawValue).joined(separator: ", ")), not \(text)")
            }
            return phase
        }
        if !phases.isEmpty { settings.phases = Set(phases) }
        return settings
    }

    private static func duration(_ name: String, _ arguments: inout Arguments) throws(UsageError) -> Duration? {
        guard let text = try arguments.value(name) else { return nil }
        guard let duration = TimeSpan.parse(text), duration > .zero else {
            throw UsageError(message: "\(name) needs a duration such as 30s, not \(text)")
        }
        return duration
    }

    private static func addresses(_ arguments: inout Arguments) throws(UsageError) -> [(name: String, value: String)] {
        try arguments.values("--service").map { text throws(UsageError) in
            guard let pair = VariableText.pair(text) else { throw UsageError(message: "--service needs NAME=URL") }
            return pair
        }
    }

    private static func services(_ state: String?, _ given: [(name: String, value: String)]) throws -> RunSettings {
        var settings = RunSettings()
        settings.services = try RunningServices.addresses(state: state, given: given)
        settings.serviceSecret = RunningServices.secret(state: state)
        settings.stateFile = StateFile.path(state ?? RunningServices.defaultState)
        return settings
    }
}

/// One line that tells how far a run is.
private final class Progress: FuzzObserver {
    func progress(sent: Int, operation: String) { Terminal.error("\r\u{1B}[K\(sent) cases, \(operation)") }
    func clear() { Terminal.error("\r\u{1B}[K") }
}
