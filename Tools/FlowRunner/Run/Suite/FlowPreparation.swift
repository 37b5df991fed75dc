public import Wire

/// What a flow left behind that was run to prepare something else.
public struct FlowPreparation: Sendable {
    /// Every variable at its end, secrets included.
    public let values: [String: FlowValue]
    /// The key of the flow's own time and data: what the services know its calls by.
    public let run: String
    /// The flow's time at its end.
    public let now: Instant
    /// Why it did not come to its end; nil when it did.
    public let problem: String?
    /// Whether the services were the reason, and not a mistake in the flow.
    public let isEnvironment: Bool

    /// The names of the values that a flow would leave behind, told without running it: all but those of services, and of captures whose
    /// names have to be computed.
    public static func names(_ flow: LoadedFlow) -> Set<String> {
        var names = VariableLint.always
        for step in flow.steps {
            for event in StepUses(step.entry).events {
                switch event {
                case .use: continue
                case .define(let name): names.insert(name)
                case .capture(let node): if let name = node.variable { names.insert(name) }
                }
            }
        }
        return names
    }

    /// Runs a flow on the calling thread, without a report.
    public static func run(_ flow: LoadedFlow, settings: RunSettings, environment: RunEnvironment) -> FlowPreparation {
        let workshop = MediaWorkshop()
        defer { workshop.clear() }
        let execution = FlowExecution(flow, settings, environment, workshop: workshop, redactionKey: Array(repeating: 0, count: 32))
        let result = execution.run(from: environment.uptime())
        let failed = result.steps.first { $0.outcome == .failed }
        var problem = result.outcome == .passed ? nil : result.problem ?? "\(flow.path): it did not pass"
        if let failed {
            let reason =
                failed.error?.message ?? failed.violations.first?.description
                ?? failed.failedChecks.first.map { "\($0.source): got \($0.actual)" } ?? "it failed"
            problem = "\(failed.file):\(failed.line): \(failed.title): \(reason)"
        }
        return FlowPreparation(
            values: execution.state.variables, run: execution.run, now: execution.state.now(), problem: problem,
            isEnvironment: failed.map { $0.error?.kind != .flow } ?? false)
    }
}
