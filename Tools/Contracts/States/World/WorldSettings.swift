public import Platform

/// Where the running services are, and what is needed to speak with them.
public struct WorldSettings: Sendable {
    /// By name, without a slash at the end: `["auth": "http://127.0.0.1:8081"]`.
    public var services: [String: String]
    /// The `SERVICE_SECRET` of the services; nil when it is not known.
    public var serviceSecret: Secret?
    /// What the payment provider signs its webhooks with.
    public var webhookSecret: Secret
    public var clock: any WallClock
    public var random: any RandomSource
    /// How long what services tell each other may take to arrive.
    public var patience: Duration

    public init(
        services: [String: String], serviceSecret: Secret?, webhookSecret: Secret, clock: any WallClock = SystemClock(),
        random: any RandomSource = SystemRandom(), patience: Duration = .seconds(15)
    ) {
        self.services = services.mapValues { $0.hasSuffix("/") ? String($0.dropLast()) : $0 }
        self.serviceSecret = serviceSecret
        self.webhookSecret = webhookSecret
        self.clock = clock
        self.random = random
        self.patience = patience
    }
}
