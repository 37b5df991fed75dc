internal import Commands
internal import FlowRunner
internal import LocalFiles
internal import Supervisor

/// `barbell seed`: people with a past, made through the services' own routes in a time of their own.
enum SeedCommand {
    static let verb = Verb(
        "seed", "make people with weeks behind them in a running stack",
        usage: ["[options] PERSONA …", "[options] FILE.hurl …", "--list"],
        help: [
            .text(
                """
                Makes the personas of the products' documents: each signs up weeks ago, lives through those weeks in virtual time, and is then there in
                the present, to be signed in as. A persona is a flow that ends with POST {{harness}}/clock/end; a file of your own makes yours.
                """),
            .options(["--list": "print the personas there are", "--quiet, -q": "say only what went wrong"]),
            .options(ReplaySettings.options),
            .text("  barbell seed khalid layla"),
        ],
        exits: [.ok: "they are there", .checkFailed: "a step was refused", .environment: "nothing runs"],
        completion: .files, action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = ToolFiles(projectFolder: Files.currentFolder()).personas
        let personas = Files.names(in: folder).filter { $0.hasSuffix(".hurl") && !$0.hasPrefix("_") }.map { String($0.dropLast(5)) }
        let isQuiet = arguments.flag("--quiet")
        if arguments.flag("--list") {
            for name in personas { Terminal.out("\(name)\t\(words(of: "\(folder)/\(name).hurl").first ?? "")\n") }
            return .ok
        }
        guard !arguments.positionals.isEmpty else { throw UsageError(message: "whom? there is \(personas.joined(separator: ", "))") }
        let settings = try ReplaySettings.read(arguments)
        let paths = try arguments.positionals.map { name throws(UsageError) -> String in
            if name.hasSuffix(".hurl") { return name }
            guard personas.contains(name) else {
                throw UsageError(message: "there is no persona '\(name)'\(Suggestion.phrase(for: name, among: personas))")
            }
            return "\(folder)/\(name).hurl"
        }
        let (flows, problems) = try FlowFiles.load(paths)
        for problem in problems { Terminal.error(problem.text + "\n\n") }
        guard problems.isEmpty else { return .usage }
        RunEnvironment.catchInterruptions()
        let console = ConsoleReporter(isTerminal: Terminal.isTerminal, hasColour: Terminal.wantsColour, isQuiet: true) { Terminal.out($0) }
        let result = FlowSuite.run(
            flows, settings: settings, environment: .live(checker: CatalogueChecker()), redactionKey: (0..<32).map { _ in .random(in: 0...255) },
            observer: console)
        guard result.exitCode == .ok else {
            console.summary(result, reports: [])
            Terminal.error("barbell seed: somebody who is there already is not made again; barbell reset begins anew\n")
            return result.exitCode
        }
        if !isQuiet { for path in paths { Terminal.out(words(of: path).joined(separator: "\n  ") + "\n") } }
        return .ok
    }

    /// A persona's title, and what the comments below it say of how to sign in.
    private static func words(of path: String) -> [String] {
        let lines = (Files.text(path) ?? "").split(separator: "\n", omittingEmptySubsequences: false).prefix { $0.hasPrefix("#") }
        return lines.compactMap { line in
            let text = line.drop { $0 == "#" || $0 == " " }
            if text.hasPrefix("@title ") { return String(text.dropFirst(7)) }
            return text.hasPrefix("@") ? nil : String(text)
        }
    }
}
