internal import Commands
internal import Glibc
internal import Platform
internal import Processes
internal import Supervisor
internal import Wire

/// `barbell logs`: what the services printed.
enum LogsCommand {
    static let verb = Verb(
        "logs", "show what the services printed",
        usage: ["[-f] [--request ID] [--level LEVEL] [--since DURATION] [--grep TEXT] [--log json] [service …]"],
        help: [
            .options([
                "-f, --follow": "go on until the stack has stopped or Ctrl-C",
                "-n, --tail N": "begin with the last N lines of each service (default: all)",
                "--request ID":
                    """
                    what one request did, in every service, and the work that it left for later; its id is in X-Request-Id of the answer \
                    and in error bodies, or give a trace id
                    """,
                "--level debug|info|notice|warning|error": "only lines of this level and above",
                "--since DURATION": "only the last 30s, 5m, 2h",
                "--grep TEXT": "only lines with this text, in any case",
                "--log text|json": "lines for people (default), or as they were written",
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
                "--no-color": "",
            ]),
            .text(
                """
                Lines of all services come in the order of time, with the service's name before them unless one is named.

                  barbell logs --level warning --since 5m
                  barbell logs --request 01a2053f-c8da-7037-8b11-09db8cdefce0
                """),
        ],
        completion: .list("services"), action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = StateFolder(arguments)
        let isFollowing = arguments.flag("--follow")
        let tail = try arguments.number("--tail", in: 0...Int.max)
        let isRaw = try arguments.isRawLog
        var filter = try filter(arguments)
        let names = arguments.positionals
        let known = folder.runningState()?.services.map(\.name) ?? folder.loggedServices()
        guard !known.isEmpty else { throw EnvironmentError(message: "nothing has run from \(folder.path): start it with barbell up") }
        if let unknown = names.first(where: { !known.contains($0) }) {
            let hint = Suggestion.phrase(for: unknown, among: known)
            throw UsageError(message: "no service called '\(unknown)' has run from \(folder.path)\(hint)")
        }
        let services = names.isEmpty ? known : names
        let output = LineOutput.output
        let renderer = ConsoleRenderer(services: services, coloured: output.wantsColour(ProcessEnvironment.current()), rawLog: isRaw)
        let follower = LogFollower(folder, services: services)
        let print = { (lines: [LogLine]) in
            lines.allSatisfy {
                output.line(names.count == 1 || isRaw ? renderer.text(of: $0) : renderer.prefixed($0.service, renderer.text(of: $0)))
            }
        }
        let news = { filter.apply(follower.newLines().map { LogLine(service: $0.service, text: $0.line) }) }
        guard print(tail.map { last($0, of: news()) } ?? news()), isFollowing else { return .ok }
        while true {
            // Asked before reading, so that lines written just before the end are still shown.
            let isRunning = folder.runningState() != nil
            guard print(news()), isRunning else { return .ok }
            usleep(50_000)
        }
    }

    private static func filter(_ arguments: Arguments) throws -> LogFilter {
        var filter = LogFilter()
        filter.requestID = arguments.value("--request")
        filter.words = arguments.value("--grep")
        if let text = arguments.value("--level") {
            guard let level = LogLevel(rawValue: text) else {
                let hint = Suggestion.phrase(for: text, among: LogLevel.allCases.map(\.rawValue))
                throw UsageError(message: "--level knows debug, info, notice, warning and error, not \(text)\(hint)")
            }
            filter.level = level
        }
        if let span = try arguments.duration("--since") { filter.since = (SystemClock().now() - span).description }
        return filter
    }

    /// The last lines of each service, still in the order of time.
    private static func last(_ count: Int, of lines: [LogLine]) -> [LogLine] {
        var left: [String: Int] = [:]
        let kept = lines.reversed().filter { line in
            left[line.service, default: 0] += 1
            return left[line.service, default: 0] <= count
        }
        return kept.reversed()
    }
}

extension Arguments {
    /// Whether `--log json` asks for records as they were written.
    var isRawLog: Bool {
        get throws(UsageError) {
            guard let form = value("--log") else { return false }
            guard form == "text" || form == "json" else { throw UsageError(message: "--log knows text and json, not \(form)") }
            return form == "json"
        }
    }
}
