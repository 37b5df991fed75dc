internal import JSONCoding
public import Platform
internal import Wire

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
        let peers = PeerCalls(
            services: services, secret: secret, run: nil, caller: .operator, transport: environment.transport, clock: environment.clock)
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
