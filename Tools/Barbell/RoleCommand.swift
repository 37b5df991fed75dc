internal import FlowRunner

/// `barbell role`: the first administrator of a stack is made from here, as no account can make itself one.
enum RoleCommand {
    static let help = """
        usage: barbell role [--state PATH] [--service auth=URL] USER ROLE

        Lets the account with the id USER be a user, coach or admin. The role counts from its next sign-in or refresh.

          --state PATH        the state of `barbell up` (default .barbell): the address of auth, and the secret that the call is signed
                              with; SERVICE_SECRET in the environment goes first
          --service auth=URL  the address of auth; overrides the state

        exit code: 0 done · 1 auth refused · 2 bad command line · 3 a service is not there

        """

    static func main(arguments words: [String]) -> Int32 {
        StackCommand.run("role", words, help: help) { arguments in
            let state = try arguments.value("--state")
            let given = try arguments.values("--service").map { text throws(UsageError) in
                guard let pair = VariableText.pair(text) else { throw UsageError(message: "--service needs NAME=URL") }
                return pair
            }
            let words = try arguments.positionals()
            guard words.count == 2 else { throw UsageError(message: "give the id of an account and its role") }
            let outcome = AccountRole.set(
                words[1], of: words[0], services: try RunningServices.addresses(state: state, given: given),
                secret: RunningServices.secret(state: state), environment: .live(checker: nil))
            guard let problem = outcome.problem else {
                Terminal.out("\(words[0]) is \(words[1])\n")
                return 0
            }
            Terminal.error("barbell role: \(problem)\n")
            return outcome.isEnvironment ? 3 : 1
        }
    }
}
