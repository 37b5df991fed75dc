internal import Contracts
internal import HTTPCore
internal import JSONCoding
public import Platform
internal import Wire

/// `{{harness}}/roles`: makes an account an administrator or a coach, which no account can do for itself.
///
/// `POST /roles` with `{"user": …, "role": "admin"}` answers the same once auth took it; the next sign-in or refresh gives an access
/// token with that role. What auth refuses comes back as auth said it.
final class RoleGiver {
    private let peers: PeerCalls

    init(_ peers: PeerCalls) { self.peers = peers }

    func give(_ document: JSONValue) throws(HarnessError) -> TransportResponse {
        var members = try Members(document, code: "bad_role")
        let user = try members.needed("user")
        let role = try members.needed("role")
        try members.finish()
        let response = try give(role, to: user)
        return response.status == 204 ? .answer(200, ["user": .string(user), "role": .string(role)]) : response
    }

    /// What auth says: 204 when it is done.
    func give(_ role: String, to user: String) throws(HarnessError) -> TransportResponse {
        try peers.call(Auth.setRole.description, of: "auth", parameters: ["id": user], body: ["role": .string(role)], failure: "role_failed")
    }
}

/// `barbell role`: the same from the command line.
public enum AccountRole {
    /// What became of it; `problem` is nil when the account has the role.
    public struct Outcome: Sendable, Equatable {
        public let problem: String?
        /// Whether the services were at fault, and not what was asked for.
        public let isEnvironment: Bool
    }

    /// - Parameters:
    ///   - role: `user`, `coach` or `admin`; auth decides.
    ///   - secret: the services' `SERVICE_SECRET`.
    public static func set(
        _ role: String, of user: String, services: [ServiceAddress], secret: Secret?, environment: RunEnvironment
    ) -> Outcome {
        let peers = PeerCalls(services: services, secret: secret, run: nil, transport: environment.transport, clock: environment.clock)
        do throws(HarnessError) {
            let response = try RoleGiver(peers).give(role, to: user)
            guard response.status != 204 else { return Outcome(problem: nil, isEnvironment: false) }
            let answer = try? JSONReading.parse(response.body)
            let field = answer?["fields"]?.array?.first?["message"]?.string
            let said = field ?? answer?["message"]?.string ?? "status \(response.status)"
            return Outcome(problem: "auth: \(said)", isEnvironment: response.status >= 500)
        } catch {
            return Outcome(problem: error.message, isEnvironment: true)
        }
    }
}
