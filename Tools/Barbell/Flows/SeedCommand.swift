internal import Commands
internal import FlowRunner
internal import LocalFiles
internal import Supervisor

/// `barbell seed`: people with a past, made through the services' own routes in a time of their own.
enum SeedCommand {
    static let verb = Verb(
        "seed", "make people with weeks behind them in a running stack",
        usage: ["[options] PERSONA …", "[options] FILE.hurl …", "[options] --all", "--list"],
        help: [
            .text(
                """
                Makes the personas of the products' documents: each signs up weeks ago, lives through those weeks in virtual time, and is
                then there in the present, to be signed in as. A persona is a flow that ends with POST {{harness}}/clock/end; a file of your
                own makes yours.
                """),
            .options([
                "--all": "everybody there is", "--list": "print the personas there are", "--quiet, -q": "say only what went wrong",
                "-j, --jobs N": "personas at the same time (default 4)",
            ]),
            .options(ReplaySettings.options),
            .text("  barbell seed khalid maryam"),
        ],
        exits: [.ok: "they are there", .checkFailed: "a step was refused", .environment: "nothing runs"],
        completion: .files, action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = ToolFiles(projectFolder: Files.currentFolder()).personas
        let personas = Files.names(in: folder).filter { $0.hasSuffix(".hurl") && !$0.hasPrefix("_") }.map { String($0.dropLast(5)) }
        func path(_ name: String) throws(UsageError) -> String {
            if name.hasSuffix(".hurl") { return name }
            guard personas.contains(name) else {
                throw UsageError(message: "there is no persona '\(name)'\(Suggestion.phrase(for: name, among: personas))")
            }
            return "\(folder)/\(name).hurl"
        }
        if arguments.flag("--list") {
            for name in personas { Terminal.out("\(name)\t\(Head(of: "\(folder)/\(name).hurl").title)\n") }
            return .ok
        }
        let names = arguments.flag("--all") ? personas : arguments.positionals
        guard !names.isEmpty else { throw UsageError(message: "whom? there is \(personas.joined(separator: ", "))") }
        var settings = try ReplaySettings.read(arguments)
        settings.jobs = try arguments.number("--jobs", in: 1...256) ?? 4
        let asked = try names.map(path)
        var needed: [String] = []
        for path in try asked.flatMap({ try Head(of: $0).needs.map(path) }) where !needed.contains(path) { needed.append(path) }
        try refuseMovedClock(settings.stateFile)
        RunEnvironment.catchInterruptions()
        for paths in [needed, asked.filter { !needed.contains($0) }] where !paths.isEmpty {
            let code = try make(paths, settings)
            guard code == .ok else { return code }
            if !arguments.flag("--quiet") { for path in paths { Terminal.out(Head(of: path).words.joined(separator: "\n  ") + "\n") } }
        }
        return .ok
    }

    /// Personas live up to the real present: in a stack that is ahead of it their sessions would be over before they are there.
    private static func refuseMovedClock(_ stateFile: String?) throws(UsageError) {
        guard let stateFile, Files.kind(StateFolder(Files.folder(of: stateFile)).clockFile) != nil else { return }
        throw UsageError(
            message: "the clock of this stack was moved, and personas live up to the real present: seed before the clock is moved, "
                + "or begin anew with barbell reset")
    }

    private static func make(_ paths: [String], _ settings: RunSettings) throws -> ExitCode {
        let (flows, problems) = try FlowFiles.load(paths)
        for problem in problems { Terminal.error(problem.text + "\n\n") }
        guard problems.isEmpty else { return .usage }
        let console = ConsoleReporter(isTerminal: Terminal.isTerminal, hasColour: Terminal.wantsColour, isQuiet: true) { Terminal.out($0) }
        // Flows hold every answer against the contract; here that would be half of the work.
        let result = FlowSuite.run(
            flows, settings: settings, environment: .live(checker: nil),
            redactionKey: (0..<32).map { _ in .random(in: 0...255) }, observer: console)
        if result.exitCode != .ok {
            console.summary(result, reports: [])
            if result.exitCode == .checkFailed, result.flows.contains(where: { $0.steps.contains(where: isThereAlready) }) {
                Terminal.error("barbell seed: somebody who is there already is not made again; barbell reset begins anew\n")
            }
        }
        return result.exitCode
    }

    /// Whether somebody was to sign up whose address is taken, or whose number only signed them in.
    private static func isThereAlready(_ step: StepResult) -> Bool {
        guard step.outcome == .failed else { return false }
        let isTaken = step.target.hasSuffix("/auth/signup") && step.statuses[409] != nil
        let isKnown = step.statuses[200] != nil && step.failedChecks.contains { $0.source.contains("isNewUser\" == true") }
        return isTaken || isKnown
    }

    /// What the comments say that a persona's file begins with.
    private struct Head {
        /// The title, then how to sign in.
        var words: [String] = []
        /// Who has to be there first, as a coach before their clients; these can be made again.
        var needs: [String] = []

        init(of path: String) {
            let lines = (Files.text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("#") }
            for text in lines.map({ $0.drop { $0 == "#" || $0 == " " } }) {
                if text.hasPrefix("@title ") { words.append(String(text.dropFirst(7))) }
                if text.hasPrefix("@needs ") { needs += text.dropFirst(7).split(separator: " ").map(String.init) }
                if !text.hasPrefix("@") { words.append(String(text)) }
            }
        }

        var title: String { words.first ?? "" }
    }
}
