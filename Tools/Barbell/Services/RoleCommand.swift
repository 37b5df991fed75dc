internal import Commands
internal import FlowRunner

/// `barbell role`: the first administrator of a stack is made from here, as no account can make itself one.
enum RoleCommand {
    static let verb = OperatorVerb.make(
        "role", "let an account be an administrator or a coach", words: "USER ROLE",
        help: "Lets the account with the id USER be a user, coach or admin. The role counts from its next sign-in or refresh.",
        order: { words throws(UsageError) in
            guard words.count == 2 else { throw UsageError(message: "give the id of an account and its role") }
            return { auth in
                let outcome = AccountRole.set(
                    words[1], of: words[0], services: auth.services, secret: auth.secret, environment: auth.environment)
                return .init(outcome, done: "\(words[0]) is \(words[1])\n")
            }
        })
}
