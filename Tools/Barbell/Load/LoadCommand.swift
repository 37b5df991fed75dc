internal import Commands
internal import FlowRunner
internal import Loading
internal import LocalFiles

/// `barbell load`: replays a flow many times over and measures.
enum LoadCommand {
    static let verb = Verb(
        "load", "replay a flow many times over and measure",
        usage: [
            "FLOW [--rate N/s | --users N] --for DURATION [options]", "FLOW [--rate N/s] --stage DURATION:RATE … [options]",
        ],
        help: [
            .text("Replays one flow over and over, each time with its own data and time, and shows how long every step took."),
            .options([
                "--rate N/s":
                    """
                    open loop: N runs start every second, whatever the services do; times count from the moment a run was
                    meant to start, so a service that stalls cannot hide it
                    """,
                "--stage DURATION:RATE":
                    """
                    open loop in stages, repeatable: 30s:50 goes from the last rate (--rate at first, or none) in a straight
                    line to 50 runs a second within 30 seconds; 0s:50 jumps there; together they say how long is measured
                    """,
                "--users N": "closed loop: N people, each starting again when done (default 1)",
                "--for DURATION": "how long is measured, such as 30s",
                "--warm-up DURATION": "load before measuring begins (default none)",
                "--arrivals even|poisson":
                    "open loop: one every 1/N second, or independent of each other, drawn from the seed (default even)",
                "--workers N": "open loop: at most N runs at the same time (default 64); runs that find none free start late and say so",
                "--slo OBJECTIVE":
                    """
                    what must be reached; repeatable: "p95<50ms", "step 'NAME' p99<200ms", "flow max<2s", "errors<1%",
                    "rate>=90/s"; measures are p1 to p100, max, mean, errors, rate; of all calls unless it names a step or the flow
                    """,
                "--no-contract": "do not check answers against their contracts, which saves CPU of this process",
                "--report DIR": "also write load.json, and load.html with charts, there",
                "--json": "print load.json to standard output, nothing else",
                "--quiet, -q": "no lines on the way",
            ]),
            .options(ReplaySettings.options),
            .text("On a terminal a line a second shows how it goes. A failed check fails the test, whatever the objectives."),
        ],
        exits: [
            .ok: "fine", .checkFailed: "a check failed", .usage: "bad command line or flow", .environment: "a service is not there",
            .contractViolated: "an answer breaks its contract", .objectiveMissed: "an objective is missed",
            .interrupted: "interrupted; the JSON lists every reason",
        ],
        completion: .files, action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isJSON = arguments.flag("--json")
        let isQuiet = arguments.flag("--quiet")
        let checksContracts = !arguments.flag("--no-contract")
        let folder = arguments.value("--report")
        let objectives = try arguments.values("--slo").map { text throws(UsageError) in
            do throws(Objective.Problem) { return try Objective(parsing: text) } catch { throw UsageError(message: error.message) }
        }
        var plan = try LoadArguments(arguments).plan()
        let settings = try ReplaySettings.read(arguments)
        let paths = arguments.positionals
        guard paths.count == 1 else {
            throw UsageError(message: paths.isEmpty ? "name the flow to replay" : "one flow at a time, not also \(paths[1])")
        }
        let flow = try flow(paths[0])
        let names = LoadTest.stepNames(flow)
        for objective in objectives {
            guard let name = objective.unknownStep(among: names) else { continue }
            throw UsageError(
                message: "\(flow.path) has no step '\(name)'; its steps are \(names.map { "'\($0)'" }.joined(separator: ", "))")
        }
        plan.seed = settings.seed

        if let folder { try OutputFolder.prepare(folder) }
        RunEnvironment.catchInterruptions()
        let checker = checksContracts ? CatalogueChecker() : nil
        // Contracts are put together when they are first asked for, and that is not the services' time.
        _ = checker?.knows(service: "auth", method: "GET", path: "/health")
        let environment = RunEnvironment.live(checker: checker)
        let replay = FlowReplay(
            flow, settings: settings, environment: environment, redactionKey: (0..<32).map { _ in .random(in: 0...255) })
        let test = LoadTest(replay, plan: plan, objectives: objectives, environment: environment)
        let result: LoadResult
        if Terminal.isErrorTerminal && !isQuiet {
            result = test.run { progress in Terminal.error(progress.text + "\n") }
        } else {
            result = test.run()
        }
        // What cannot be written takes nobody's result away.
        Terminal.out(isJSON ? String(decoding: result.json, as: UTF8.self) : result.text)
        if let folder {
            try Files.write(result.json, to: "\(folder)/load.json")
            try Files.write(result.html, to: "\(folder)/load.html")
            if !isJSON { Terminal.out("report: \(folder)/load.html\n") }
        }
        return result.exitCode
    }

    private static func flow(_ path: String) throws -> LoadedFlow {
        let files = FlowLoader.files(in: [path])
        guard let file = files.first else { throw UsageError(message: "no flow (*.hurl) at \(path)") }
        guard files.count == 1 else { throw UsageError(message: "\(path) holds \(files.count) flows; name one of them") }
        let flow = try FlowLoader.load(file)
        guard !flow.steps.isEmpty else { throw UsageError(message: "\(file) has no step") }
        return flow
    }
}
