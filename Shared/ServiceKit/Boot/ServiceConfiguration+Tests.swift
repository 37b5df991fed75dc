package import Platform
internal import Security

extension ServiceConfiguration {
    /// A configuration on 127.0.0.1 and a port of the system's choice, without an address limit.
    package static func forTests(
        databaseURL: Secret, testHooks: Bool, trustedProxies: Set<String>, subscribers: [String: String], secret: Secret
    ) -> ServiceConfiguration {
        ServiceConfiguration(
            environment: .test, release: "test", host: "127.0.0.1", port: 0, databaseURL: databaseURL, database: .patient,
            loops: 2, logLevel: .trace, testHooks: testHooks, hasDocs: true, serviceSecret: secret, previousSecret: nil,
            unaddressedTokensUntil: nil, clockTolerance: .standard, origins: [],
            trustedProxies: trustedProxies.compactMap { AddressRange($0) }, addressLimit: 0, replicas: 1,
            eventSubscribers: subscribers, eventsURL: nil, eventsReplicas: 1, bodyLimit: 1 << 20, bodyBudget: 128 << 20, bodyBudgetPerAddress: 128 << 20,
            answerBudget: 128 << 20, stopDelay: .zero, drain: .seconds(5), metricsPort: nil, traces: TraceSettings(),
            certificateAuthorities: nil)
    }
}
