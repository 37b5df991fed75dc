internal import Commands
internal import FlowRunner

/// `barbell work`: the queues of running services, for whoever looks after them.
enum WorkCommand {
    static let verb = Verb(
        "work", "list, retry or drop what waits in the services' queues",
        usage: [
            "list  [options] [service …]", "retry [options] SERVICE (--kind KIND | ID …)", "drop  [options] SERVICE (--kind KIND | ID …)",
        ],
        help: [
            .text(
                """
                Shows the work that waits in the services' queues or was given up, has it tried again at once, or forgets it. With --kind,
                retry and drop mean what was given up of that kind. Of each service, the oldest 500 are listed.
                """),
            .options([
                "--kind KIND": "only work of a kind",
                "--dead": "list only what was given up",
                "--state PATH":
                    """
                    the state of `barbell up` (default .barbell, or BARBELL_STATE): addresses, and the secret that the calls are signed \
                    with;
                    SERVICE_SECRET in the environment goes first
                    """,
                "--service NAME=URL": "a service's address; overrides the state",
            ]),
        ],
        exits: [.ok: "done", .checkFailed: "a service refused", .usage: "bad command line", .environment: "a service is not there"],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let running = try RunningServices(arguments)
        let kind = arguments.value("--kind"), isDead = arguments.flag("--dead")
        var words = arguments.positionals[...]
        guard let order = words.popFirst(), ["list", "retry", "drop"].contains(order) else {
            throw UsageError(message: "say what to do: list, retry or drop")
        }
        let control = WorkControl(services: try running.addresses(), secret: running.secret, environment: .live(checker: nil))
        if order == "list" { return list(control.lists(of: words.isEmpty ? control.services : Array(words), kind: kind, isDead: isDead)) }
        guard let name = words.popFirst(), kind != nil || !words.isEmpty, kind == nil || words.isEmpty else {
            throw UsageError(message: "\(order) needs a service, and either --kind or the ids of pieces of work")
        }
        let ids = Array(words)
        let count = try order == "retry" ? control.retry(of: name, ids: ids, kind: kind) : control.drop(of: name, ids: ids, kind: kind)
        Terminal.out("\(name): \(count) \(order == "retry" ? "tried again" : "dropped")\n")
        return .ok
    }

    private static func list(_ lists: [(service: String, result: Result<[WorkControl.Piece], WorkControl.Refusal>)]) -> ExitCode {
        var refusals: [WorkControl.Refusal] = []
        for (service, result) in lists {
            switch result {
            case .success(let pieces): show(service, pieces)
            case .failure(let refusal):
                Terminal.error("barbell work: \(refusal.message)\n")
                refusals.append(refusal)
            }
        }
        return refusals.isEmpty ? .ok : refusals.contains(where: \.isEnvironment) ? .environment : .checkFailed
    }

    private static func show(_ service: String, _ pieces: [WorkControl.Piece]) {
        guard !pieces.isEmpty else { return Terminal.out("\(service): nothing\n") }
        for piece in pieces {
            let state = piece.isDead ? "dead" : "due \(piece.dueAt)"
            let error = piece.lastError.isEmpty ? "" : "  \(piece.lastError)"
            Terminal.out("\(service)  \(piece.id)  \(piece.kind)  \(state)  \(piece.attempts) tries\(error)\n")
        }
        if pieces.count >= WorkControl.mostListed { Terminal.out("\(service): these are the oldest \(WorkControl.mostListed)\n") }
    }
}
