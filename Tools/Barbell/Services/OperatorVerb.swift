internal import Commands
internal import FlowRunner
internal import Platform

/// What the commands have in common with which an operator asks auth for something: where auth is, the secret that the call is signed
/// with, and how it ends.
enum OperatorVerb {
    enum Outcome {
        /// With what is said of it.
        case done(String)
        /// - Parameter isEnvironment: whether the services were at fault, and not what was asked for.
        case problem(String, isEnvironment: Bool)

        init(_ outcome: AccountOutcome, done: String) {
            self = outcome.problem.map { .problem($0, isEnvironment: outcome.isEnvironment) } ?? .done(done)
        }
    }

    /// Where the call goes.
    struct Auth {
        let services: [ServiceAddress]
        let secret: Secret?
        let environment = RunEnvironment.live(checker: nil)
    }

    /// - Parameters:
    ///   - words: what the command takes, for its usage.
    ///   - order: reads the words, and gives back what is sent once the services are found.
    static func make(
        _ name: String, _ summary: String, words: String, help: String,
        order: @escaping @Sendable ([String]) throws(UsageError) -> (Auth) -> Outcome
    ) -> Verb {
        Verb(
            name, summary, usage: ["[--state PATH] [--service auth=URL] \(words)"],
            help: [
                .text(help),
                .options([
                    "--state PATH":
                        """
                        the state of `barbell up` (default .barbell, or BARBELL_STATE): the address of auth, and the secret that
                        the call is signed with; SERVICE_SECRET in the environment goes first
                        """,
                    "--service auth=URL": "the address of auth; overrides the state",
                ]),
            ],
            exits: [.ok: "done", .checkFailed: "auth refused", .usage: "bad command line", .environment: "a service is not there"],
            action: .blocking { arguments in
                let running = try RunningServices(arguments)
                let send = try order(arguments.positionals)
                switch send(Auth(services: try running.addresses(), secret: running.secret)) {
                case .done(let said):
                    Terminal.out(said)
                    return .ok
                case .problem(let problem, let isEnvironment):
                    Terminal.error("barbell \(name): \(problem)\n")
                    return isEnvironment ? .environment : .checkFailed
                }
            })
    }
}
