package import Platform

extension ServiceConfiguration {
    /// A configuration on 127.0.0.1 and a port of the system's choice, without an address limit.
    package static func forTests(
        databaseURL: Secret, testHooks: Bool, trustedProxies: Set<String>, subscribers: [String: String], secret: Secret
    ) -> ServiceConfiguration {
        ServiceConfiguration(
            environment: .test, host: "127.0.0.1", port: 0, databaseURL: databaseURL, databaseExclusive: false, loops: 2, logLevel: .trace, testHooks: testHooks,
            serviceSecret: secret, trustedProxies: trustedProxies, addressLimit: 0, eventSubscribers: subscribers, bodyLimit: 1 << 20,
            drain: .seconds(5))
    }
}
