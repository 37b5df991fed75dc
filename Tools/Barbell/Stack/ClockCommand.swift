internal import Commands
internal import JSONCoding
internal import Supervisor

/// `barbell clock`: the time of everybody who names no run.
enum ClockCommand {
    static let verb = Verb(
        "clock", "show or move the time of a running stack",
        usage: ["now", "set TIME [--follow]", "advance DURATION [--follow]", "follow", "stand"],
        help: [
            .text(
                """
                Moves every service to another time, for apps that cannot send X-Test-Run; what becomes due on the way is done at once and
                listed. The clock stands still where it was moved to, or goes on from there with --follow or `follow`; `stand` stops it. It only
                goes forward: `barbell restore` and `barbell reset` lead back. Flows and requests with X-Test-Run have their own time.
                """),
            .options([
                "--follow": "go on from there as real time does",
                "--json": #"{"virtual":…,"now":…,"follows":…,"moves":[{"to":…,"jobs":[{"service":…,"job":…},…]},…]}"#,
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
            ]),
            .text(
                """
                  barbell clock set 2026-03-01T08:00:00Z
                  barbell clock advance 13d --follow
                """),
        ],
        exits: [.ok: "it is so", .usage: "no time, or one that has passed", .environment: "nothing runs, or a service refused"],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let isJSON = arguments.flag("--json"), follows = arguments.flag("--follow")
        let folder = StateFolder(arguments)
        let words = arguments.positionals
        let wish: JSONValue?
        switch (words.first ?? "now", words.count) {
        case ("now", 0...1): wish = nil
        case ("set", 2): wish = ["now": .string(words[1]), "follows": .bool(follows)]
        case ("advance", 2): wish = ["by": .string(words[1]), "follows": .bool(follows)]
        case ("follow", 1): wish = ["follows": true]
        case ("stand", 1): wish = ["follows": false]
        case ("set", _): throw UsageError(message: "set takes a time such as 2026-03-01T08:00:00Z")
        case ("advance", _): throw UsageError(message: "advance takes a duration such as 13d, 1d2h or 61s")
        case (let word, _):
            let hint = Suggestion.phrase(for: word, among: ["now", "set", "advance", "follow", "stand"])
            throw UsageError(message: "clock knows now, set, advance, follow and stand, not '\(words.joined(separator: " "))'\(hint)")
        }
        let console = try ConsoleClient(folder)
        let clock: JSONValue
        if let wish {
            // Longer than the console waits for the services, which do on the way what is due on each day.
            clock = try console.ask(
                "POST", "/api/clock", wish, within: .seconds(620),
                ifUnanswered: "the move may go on: barbell clock now tells, and moving again would come on top")
        } else {
            clock = try console.ask("GET", "/api/clock")
        }
        if isJSON {
            Terminal.out(clock.text() + "\n")
        } else {
            Terminal.out(text(of: clock, isMoved: wish != nil))
        }
        let failures = clock["moves"]?[0]?["failures"]?.array ?? []
        guard wish != nil, !failures.isEmpty else { return .ok }
        for failure in failures { Terminal.error("barbell clock: \(failure.string ?? "")\n") }
        return .environment
    }

    private static func text(of clock: JSONValue, isMoved: Bool) -> String {
        let now = clock["now"]?.string ?? ""
        let manner =
            switch (clock["virtual"]?.bool, clock["follows"]?.bool) {
            case (true?, true?): "goes on from there"
            case (true?, _): "stands still"
            default: "real time"
            }
        var lines = ["\(now)  \(manner)"]
        if isMoved {
            var counts: [(job: String, count: Int)] = []
            for job in clock["moves"]?[0]?["jobs"]?.array ?? [] {
                let name = "\(job["service"]?.string ?? ""): \(job["job"]?.string ?? "")"
                if let index = counts.firstIndex(where: { $0.job == name }) { counts[index].count += 1 } else { counts.append((name, 1)) }
            }
            lines += counts.map { "  \($0.job)" + ($0.count > 1 ? " × \($0.count)" : "") }
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
