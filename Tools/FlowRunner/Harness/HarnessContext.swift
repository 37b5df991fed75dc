public import Platform
public import Wire

/// What a flow's harness works with.
public struct HarnessContext: Sendable {
    /// The key of the flow's own time.
    public let run: String
    public let services: [ServiceAddress]
    public let transport: @Sendable () -> any Transport
    /// The real time.
    public let clock: @Sendable () -> Instant
    public let serviceSecret: Secret?
    /// For the ids of what the harness makes.
    public let random: any RandomSource
    /// What flows of the same run had made.
    public let workshop: MediaWorkshop
    /// Where the services' processes are written down; nil when nowhere.
    public let stateFile: String?
    /// Where faults between the services are set; nil when they call each other directly.
    public let faultControl: String?
    /// Time since some fixed moment.
    public let uptime: @Sendable () -> Duration
    public let sleep: @Sendable (Duration) -> Void

    public init(
        run: String, services: [ServiceAddress], transport: @escaping @Sendable () -> any Transport,
        clock: @escaping @Sendable () -> Instant, serviceSecret: Secret?, random: any RandomSource, workshop: MediaWorkshop,
        stateFile: String?, faultControl: String? = nil, uptime: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) -> Void
    ) {
        self.run = run
        self.services = services
        self.transport = transport
        self.clock = clock
        self.serviceSecret = serviceSecret
        self.random = random
        self.workshop = workshop
        self.stateFile = stateFile
        self.faultControl = faultControl
        self.uptime = uptime
        self.sleep = sleep
    }
}
