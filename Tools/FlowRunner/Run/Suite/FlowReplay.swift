/// Runs one flow many times, on several threads. Each run has its own key, time, variables and cookies, as if it were another person's;
/// the connections of a thread stay.
public final class FlowReplay: Sendable {
    public let flow: LoadedFlow
    private let settings: RunSettings
    private let environment: RunEnvironment
    private let workshop = MediaWorkshop()
    private let redactionKey: [UInt8]

    /// - Parameter redactionKey: at least 16 random bytes; hides secrets in what failed runs say.
    public init(_ flow: LoadedFlow, settings: RunSettings, environment: RunEnvironment, redactionKey: [UInt8]) {
        self.flow = flow
        self.settings = settings
        self.environment = environment
        self.redactionKey = redactionKey
    }

    /// One thread's share: keeps its connections from run to run. Used by one thread.
    public final class Worker {
        private let replay: FlowReplay
        private let transport: any Transport

        fileprivate init(_ replay: FlowReplay) {
            self.replay = replay
            transport = replay.environment.transport()
        }

        /// - Parameter number: of the run; runs of one number and one seed draw the same values.
        /// - Returns: times are measured from the environment's zero; steps of a run that passed have no exchanges.
        public func run(_ number: UInt64) -> FlowResult {
            var settings = replay.settings
            var numbers = SeededNumbers(seed: settings.seed, name: "run \(number)")
            settings.seed = numbers.next()
            return FlowExecution(
                replay.flow, settings, replay.environment, workshop: replay.workshop, redactionKey: replay.redactionKey,
                transport: transport
            ).run(from: .zero, keepsExchanges: false)
        }
    }

    /// Calls `body` on `count` threads at once, each with a worker of its own, and returns when all have ended.
    public func share(among count: Int, _ body: @escaping @Sendable (Worker) -> Void) {
        Threads.each(Array(0..<max(1, count))) { _ in body(Worker(self)) }
        workshop.clear()
    }
}
