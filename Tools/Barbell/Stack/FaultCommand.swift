internal import Commands
internal import FlowRunner
internal import Supervisor
internal import Wire

/// `barbell fault`: upsets what the services of a stack say to each other, to see what an app makes of it.
enum FaultCommand {
    static let verb = Verb(
        "fault", "upset the calls between services, list what is upset, or end it",
        usage: ["FROM TO ACTION [options]", "[--state DIR]", "--clear [ID]"],
        help: [
            .text(
                """
                Upsets the calls from service FROM to service TO, * for any, until it is cleared. Without arguments lists what is set and
                how many calls met it. The stack has to be up with --faults. Actions: status (answered by the proxy), delay, reset, refuse
                (down), drop (the callee has committed, its answer is lost), truncate, duplicate, reorder, watch.
                """),
            .options([
                "--route TEXT": "only calls of a route, as 'GET /profile/users/{id}' or '* /media/**'",
                "--status N": "what the action status answers (default 503)",
                "--delay DURATION": "how long the actions delay and reorder hold a call, as 2s",
                "--times N": "only the next N calls",
                "--rate R": "only some of the calls, drawn evenly: 0.3 for three of ten",
                "--clear": "end the fault with this ID, or all of them",
                "--state DIR": "the stack's folder (default .barbell, or BARBELL_STATE)",
            ]),
            .text(
                """
                  barbell fault tasks profile status --status 503
                  barbell fault '*' media delay --delay 2s --rate 0.5
                  barbell fault --clear
                """),
        ],
        exits: [.checkFailed: "the proxy refused", .environment: "nothing runs, or not with --faults"],
        completion: .list("services"), action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let folder = StateFolder(arguments)
        let words = arguments.positionals
        let wish = try wish(words, arguments)
        guard let state = folder.runningState() else {
            throw EnvironmentError(message: "nothing runs from \(folder.path): start it with barbell up --faults")
        }
        guard let control = state.faults else {
            throw EnvironmentError(message: "the services call each other directly: start them with barbell up --faults")
        }
        let faults = StandingFaults(control: control, environment: .live(checker: nil))
        do throws(StandingFaults.Refusal) {
            if arguments.flag("--clear") {
                for line in try faults.clear(words.first) { Terminal.out("\(line)  cleared\n") }
            } else if let wish {
                let id = try faults.set(wish)
                Terminal.out("fault \(id) is set: barbell fault --clear \(id) ends it\n")
            } else {
                let lines = try faults.list()
                Terminal.out(lines.isEmpty ? "no fault is set\n" : lines.joined(separator: "\n") + "\n")
            }
            return .ok
        } catch {
            Terminal.error("barbell fault: \(error.message)\n")
            return error.isEnvironment ? .environment : .checkFailed
        }
    }

    /// Nil where nothing is to be set.
    private static func wish(_ words: [String], _ arguments: Arguments) throws -> StandingFaults.Wish? {
        if arguments.flag("--clear") {
            guard words.count <= 1 else { throw UsageError(message: "--clear takes one ID, or none for all") }
            return nil
        }
        guard !words.isEmpty else { return nil }
        guard words.count == 3 else { throw UsageError(message: "give the service that calls, the one that is called, and the action") }
        var wish = StandingFaults.Wish(from: words[0], to: words[1], action: words[2])
        wish.route = arguments.value("--route")
        wish.status = try arguments.number("--status", in: 200...599) ?? (wish.action == "status" ? 503 : nil)
        wish.delayMs = try arguments.duration("--delay").map { Int($0.milliseconds) }
        wish.times = try arguments.number("--times", in: 1...1_000_000)
        if let text = arguments.value("--rate") {
            guard let rate = Double(text), rate > 0, rate <= 1 else {
                throw UsageError(message: "--rate needs a number above 0 and at most 1, not \(text)")
            }
            wish.rate = rate
        }
        return wish
    }
}
