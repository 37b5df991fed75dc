internal import Contracts
internal import HTTPCore
internal import JSONCoding
public import Platform
internal import Wire

/// `barbell erase`: an account and everything that belongs to it goes, in every service.
public enum AccountErasure {
    /// - Parameter secret: the services' `SERVICE_SECRET`.
    public static func erase(
        _ user: String, services: [ServiceAddress], secret: Secret?, environment: RunEnvironment
    ) -> AccountOutcome {
        AccountOutcome.of(services: services, secret: secret, environment: environment) { peers throws(HarnessError) in
            try peers.call(
                Auth.erase.description, of: "auth", parameters: ["id": user], body: .object([:]), failure: "erase_failed")
        }
    }
}
