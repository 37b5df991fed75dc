public import Platform

/// `barbell role`: the same as `{{harness}}/roles` from the command line.
public enum AccountRole {
    /// - Parameters:
    ///   - role: `user`, `coach` or `admin`; auth decides.
    ///   - secret: the services' `SERVICE_SECRET`.
    public static func set(
        _ role: String, of user: String, services: [ServiceAddress], secret: Secret?, environment: RunEnvironment
    ) -> AccountOutcome {
        AccountOutcome.of(services: services, secret: secret, environment: environment) { peers throws(HarnessError) in
            try RoleGiver(peers).give(role, to: user)
        }
    }
}
