internal import Commands
internal import FlowRunner

/// `barbell role`: the first administrator of a stack is made from here, as no account can make itself one.
enum RoleCommand {
    static let verb = Verb(
        "role", "let an account be an administrator or a coach",
        usage: ["[--state PATH] [--service auth=URL] USER ROLE"],
        help: [
            .text("Lets the account with the id USER be a user, coach or admin. The role counts from its next sign-in or refresh."),
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
        let words = arguments.positionals
        guard words.count == 2 else { throw UsageError(message: "give the id of an account and its role") }
        let outcome = AccountRole.set(
            words[1], of: words[0], services: try running.addresses(), secret: running.secret, environment: .live(checker: nil))
        guard let problem = outcome.problem else {
            Terminal.out("\(words[0]) is \(words[1])\n")
            return .ok
        }
        Terminal.error("barbell role: \(problem)\n")
        return outcome.isEnvironment ? .environment : .checkFailed
    }
}
