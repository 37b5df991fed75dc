internal import Commands
internal import FlowRunner

/// `barbell erase`: deletes an account for somebody who cannot do so themselves, or again after a backup brought it back.
enum EraseCommand {
    static let verb = OperatorVerb.make(
        "erase", "delete an account and everything that belongs to it", words: "USER",
        help:
            """
            Deletes the account with the id USER as if its owner had done so, in every service. It cannot be brought back. An account
            that is gone already counts as done.
            """,
        order: { words throws(UsageError) in
            guard words.count == 1 else { throw UsageError(message: "give the id of an account") }
            return { auth in
                let outcome = AccountErasure.erase(
                    words[0], services: auth.services, secret: auth.secret, environment: auth.environment)
                return .init(outcome, done: "\(words[0]) is gone\n")
            }
        })
}
