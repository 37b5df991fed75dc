internal import Commands
internal import FlowRunner

/// `barbell keys`: the keys that sign access tokens.
enum KeysCommand {
    static let verb = Verb(
        "keys", "show, rotate or revoke the keys that sign access tokens",
        usage: ["[--state PATH] [--service auth=URL] [list | rotate | revoke KID]"],
        help: [
            .text(
                """
                Shows the keys that verify access tokens, starts signing with the one that stands by, or takes one that leaked away: from
                then on no service takes a token that it signed, and who had one refreshes it or signs in again.
                """),
            .options([
                "--state PATH":
                    """
                    the state of `barbell up` (default .barbell, or BARBELL_STATE): the address of auth, and the secret that the call is \
                    signed
                    with; SERVICE_SECRET in the environment goes first
                    """,
                "--service auth=URL": "the address of auth; overrides the state",
            ]),
        ],
        exits: [.ok: "done", .checkFailed: "auth refused", .usage: "bad command line", .environment: "a service is not there"],
        action: .blocking(run))

    private static func run(_ arguments: Arguments) throws -> ExitCode {
        let running = try RunningServices(arguments)
        let order = try order(arguments.positionals)
        switch order.send(services: try running.addresses(), secret: running.secret, environment: .live(checker: nil)) {
        case .keys(let kids):
            Terminal.out(kids.map { $0 + "\n" }.joined())
            return .ok
        case .problem(let problem, let isEnvironment):
            Terminal.error("barbell keys: \(problem)\n")
            return isEnvironment ? .environment : .checkFailed
        }
    }

    private static func order(_ words: [String]) throws(UsageError) -> KeyOrder {
        switch words.count {
        case 0: return .list
        case 1 where words[0] == "list": return .list
        case 1 where words[0] == "rotate": return .rotate
        case 2 where words[0] == "revoke": return .revoke(kid: words[1])
        default: throw UsageError(message: "say list, rotate, or revoke and the id of a key")
        }
    }
}
