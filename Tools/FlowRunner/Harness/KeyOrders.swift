internal import Contracts
internal import JSONCoding
public import Platform
internal import Wire

/// `barbell keys`: what an operator does to the keys that sign access tokens.
public enum KeyOrder: Sendable, Equatable {
    case list, rotate
    /// Trust a key that leaked no longer.
    case revoke(kid: String)

    /// What became of it.
    public enum Outcome: Sendable, Equatable {
        /// The ids of the keys that are published now.
        case keys([String])
        /// - Parameter isEnvironment: whether the services were at fault, and not what was asked for.
        case problem(String, isEnvironment: Bool)
    }

    /// - Parameter secret: the services' `SERVICE_SECRET`.
    public func send(services: [ServiceAddress], secret: Secret?, environment: RunEnvironment) -> Outcome {
        let peers = PeerCalls(
            services: services, secret: secret, run: nil, caller: .operator, transport: environment.transport, clock: environment.clock)
        let (endpoint, parameters) =
            switch self {
            case .list: (Auth.keys.description, [String: String]())
            case .rotate: (Auth.rotateKeys.description, [:])
            case .revoke(let kid): (Auth.revokeKey.description, ["kid": kid])
            }
        do throws(HarnessError) {
            let response = try peers.call(endpoint, of: "auth", parameters: parameters, body: .object([:]), failure: "keys_failed")
            let answer = try? JSONReading.parse(response.body)
            if response.status == 200, let keys = answer?["keys"]?.array { return .keys(keys.compactMap { $0["kid"]?.string }) }
            if response.status == 404 { return .problem("auth: it has no such key", isEnvironment: false) }
            let said = answer?["message"]?.string ?? "status \(response.status)"
            return .problem("auth: \(said)", isEnvironment: response.status >= 500)
        } catch {
            return .problem(error.message, isEnvironment: true)
        }
    }
}
