public import Platform
public import Wire

/// What a run may vary, from the command line.
public struct RunSettings: Sendable {
    public var services: [ServiceAddress] = []
    /// `--variable` and `--variables-file`.
    public var variables: [String: FlowValue] = [:]
    /// `--secret`: variables whose values no report shows.
    public var secrets: [String: String] = [:]
    /// The `SERVICE_SECRET` of the services, for what the harness tells them in a service's name; nil when it is not known.
    public var serviceSecret: Secret?
    /// The `state.json` of the services; nil when nothing keeps one.
    public var stateFile: String?
    /// Where faults between the services are set; nil when they call each other directly.
    public var faultControl: String?
    public var seed: UInt64 = 0
    public var jobs = 1
    /// Runs the flows in an order drawn from this seed; results stay in input order.
    public var shuffleSeed: UInt64?
    /// Starts no flow after the first failure.
    public var stopsAtFailure = false
    /// How many more times a failed flow is run, each time with other data.
    public var reruns = 0
    /// Whether flows that passed only when run again fail the run.
    public var failsOnFlaky = false
    /// How long one exchange may take unless its step says otherwise.
    public var timeout: Duration = .seconds(30)

    public init() {}
}

/// What a run needs from outside itself.
public struct RunEnvironment: Sendable {
    /// A fresh transport; one for each flow.
    public var transport: @Sendable () -> any Transport
    public var checker: (any ResponseChecker)?
    /// The contracts whose use is noted; nil notes nothing.
    public var surface: SurfaceCatalogue?
    public var clock: @Sendable () -> Instant
    /// Time since some fixed moment; never goes back.
    public var uptime: @Sendable () -> Duration
    public var sleep: @Sendable (Duration) -> Void
    /// Whether the user asked to stop.
    public var isInterrupted: @Sendable () -> Bool
    /// The harness of one flow.
    public var harness: @Sendable (HarnessContext) -> any HarnessEndpoint

    public init(
        transport: @escaping @Sendable () -> any Transport, checker: (any ResponseChecker)? = nil,
        clock: @escaping @Sendable () -> Instant, uptime: @escaping @Sendable () -> Duration,
        sleep: @escaping @Sendable (Duration) -> Void, isInterrupted: @escaping @Sendable () -> Bool = { false },
        harness: @escaping @Sendable (HarnessContext) -> any HarnessEndpoint = { FlowHarness($0) }
    ) {
        self.transport = transport
        self.checker = checker
        self.clock = clock
        self.uptime = uptime
        self.sleep = sleep
        self.isInterrupted = isInterrupted
        self.harness = harness
    }
}
