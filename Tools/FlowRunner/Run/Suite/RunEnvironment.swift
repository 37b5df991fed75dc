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
    /// Which of them this is.
    var repetition = 1
    /// Starts no flow after the first failure.
    public var stopsAtFailure = false
    /// How many more times a failed flow is run, each time with other data.
    public var reruns = 0
    /// Whether flows that passed only when run again fail the run.
    public var failsOnFlaky = false
    /// What every step starts from.
    public var step = StepOptions()
    /// The first and the last step to run, from 1.
    public var steps: ClosedRange<Int> = 1...Int.max
    /// How many times each flow is run, each time with data of its own.
    public var repetitions = 1
    /// Goes on after a failed step.
    public var continuesOnError = false
    /// Whether what a step asserts is looked at.
    public var checksAsserts = true
    /// Where `file,…;` is looked for, absolute; nil for the folder of each flow.
    public var fileRoot: String?
    /// Lines of a Netscape cookie file that every flow begins with.
    public var cookies: [String] = []
    public var keepsCookies = true
    /// Whether results have the last answer of each flow whole.
    public var keepsAnswers = false
    /// Whether reports show tokens and passwords: for data that is made up.
    public var showsSecrets = false

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
    /// Standard output, for the option `output`.
    public var output: @Sendable ([UInt8]) -> Void = { _ in }
    /// Learns what the services did for each request; nil where nobody keeps that.
    public var spans: SpanCollector?
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
