internal import Commands
internal import FlowRunner

/// `barbell keys`: the keys that sign access tokens.
enum KeysCommand {
    static let verb = OperatorVerb.make(
        "keys", "show, rotate or revoke the keys that sign access tokens", words: "[list | rotate | revoke KID]",
        help:
            """
            Shows the keys that verify access tokens, starts signing with the one that stands by, or takes one that leaked away: from
            then on no service takes a token that it signed, and who had one refreshes it or signs in again.
            """,
        order: { words throws(UsageError) in
            let order = try order(words)
            return { auth in
                switch order.send(services: auth.services, secret: auth.secret, environment: auth.environment) {
                case .keys(let kids): .done(kids.map { $0 + "\n" }.joined())
                case .problem(let problem, let isEnvironment): .problem(problem, isEnvironment: isEnvironment)
                }
            }
        })

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
