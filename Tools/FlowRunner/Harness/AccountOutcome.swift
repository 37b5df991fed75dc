internal import JSONCoding
internal import Platform
internal import Wire

/// What became of an operator's call about an account; `problem` is nil when it is done.
public struct AccountOutcome: Sendable, Equatable {
    public let problem: String?
    /// Whether the services were at fault, and not what was asked for.
    public let isEnvironment: Bool

    /// - Parameter call: what auth is asked; it answers 204 when it is done.
    static func of(
        services: [ServiceAddress], secret: Secret?, environment: RunEnvironment,
        _ call: (PeerCalls) throws(HarnessError) -> TransportResponse
    ) -> AccountOutcome {
        let peers = PeerCalls(
            services: services, secret: secret, run: nil, caller: .operator, transport: environment.transport, clock: environment.clock)
        do throws(HarnessError) {
            let response = try call(peers)
            guard response.status != 204 else { return AccountOutcome(problem: nil, isEnvironment: false) }
            let answer = try? JSONReading.parse(response.body)
            let field = answer?["fields"]?.array?.first?["message"]?.string
            let said = field ?? answer?["message"]?.string ?? "status \(response.status)"
            return AccountOutcome(problem: "auth: \(said)", isEnvironment: response.status >= 500)
        } catch {
            return AccountOutcome(problem: error.message, isEnvironment: true)
        }
    }
}
