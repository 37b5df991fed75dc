public import Commands

/// What came of one step, or of the flow as a whole.
public struct LoadRow: Sendable {
    public let name: String
    /// As written in the flow; empty for a sum.
    public let target: String
    /// Whether it went to a service; what the harness does in the runner itself is no load.
    public let isCall: Bool
    /// How long it took.
    public internal(set) var measured = Histogram()
    /// How long it took from the moment at which it was meant to begin: equal to `measured` in a closed loop. Runs that never started for
    /// want of a free worker are in here with the time they waited.
    public internal(set) var corrected = Histogram()
    public internal(set) var errors: UInt64 = 0
    /// How many answers of each status came, retries and redirects counted; 0 stands for none that came.
    public internal(set) var statuses: [Int: UInt64] = [:]

    public var count: UInt64 { measured.count }
    /// Of 1.
    public var errorShare: Double { count == 0 ? 0 : Double(errors) / Double(count) }

    init(name: String, target: String = "", isCall: Bool = true) {
        self.name = name
        self.target = target
        self.isCall = isCall
    }

    init(name: String, summing rows: [LoadRow]) {
        self.init(name: name)
        for row in rows {
            measured.merge(row.measured)
            corrected.merge(row.corrected)
            errors += row.errors
            statuses.merge(row.statuses, uniquingKeysWith: +)
        }
    }
}

/// Something that went wrong, and how often.
public struct LoadFailure: Sendable, Equatable {
    public enum Kind: String, Sendable {
        case check, contract, environment
    }
    public let step: String
    public let file: String
    public let line: Int
    public let kind: Kind
    /// Of the first time it happened, secrets replaced.
    public let message: String
    public internal(set) var count: UInt64
}

/// What a load test has measured.
public struct LoadResult: Sendable {
    public let plan: LoadPlan
    public let title: String
    public let path: String
    public internal(set) var timeline: LoadTimeline
    /// Whole runs of the flow.
    public internal(set) var flow: LoadRow
    /// In the flow's order.
    public internal(set) var steps: [LoadRow]
    public internal(set) var failures: [LoadFailure] = []
    /// Runs before measuring began.
    public internal(set) var warmUpRuns: UInt64 = 0
    /// Runs that started late because every worker was busy.
    public internal(set) var delayed: UInt64 = 0
    public internal(set) var worstDelay: Duration = .zero
    /// Runs that were due before the end and had not started by then.
    public internal(set) var notStarted: UInt64 = 0
    /// From the end of the warm-up to the end of the last run.
    public internal(set) var elapsed: Duration = .zero
    /// What this process itself used; nil where that is not known.
    public internal(set) var injectorCPU: Duration?
    public internal(set) var isInterrupted = false
    public internal(set) var verdicts: [Objective.Verdict] = []

    /// All calls to services together.
    public var calls: LoadRow { LoadRow(name: "all calls", summing: steps.filter { $0.isCall }) }

    /// All steps of a name together: a flow may have several.
    func step(_ name: String) -> LoadRow { LoadRow(name: name, summing: steps.filter { $0.name == name }) }

    /// A second. In an open loop the last run may end before its time is over, and nothing else was due until then.
    public func rate(_ row: LoadRow) -> Double {
        let time = plan.isOpen && !isInterrupted ? max(elapsed, plan.duration) : elapsed
        let seconds = Double(time.wholeNanoseconds) / 1e9
        return seconds > 0 ? Double(row.count) / seconds : 0
    }

    /// Everything that is wrong, in the order in which one exit code is chosen. A load that ran nothing failed. Empty when
    /// all is well.
    public var exitCodes: [ExitCode] {
        var codes: [ExitCode] = []
        if isInterrupted { codes.append(.interrupted) }
        if failures.contains(where: { $0.kind == .environment }) { codes.append(.environment) }
        if failures.contains(where: { $0.kind == .contract }) { codes.append(.contractViolated) }
        if failures.contains(where: { $0.kind == .check }) || (flow.count == 0 && !isInterrupted) { codes.append(.checkFailed) }
        if verdicts.contains(where: { !$0.isMet }) { codes.append(.objectiveMissed) }
        return codes
    }

    public var exitCode: ExitCode { exitCodes.first ?? .ok }
}
