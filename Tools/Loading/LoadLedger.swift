internal import FlowRunner

/// What has been measured so far. Behind one lock: a run of the flow takes it once, for less than a microsecond a step.
struct LoadLedger {
    private(set) var result: LoadResult
    private let steps: [LoadedStep]
    /// Places of `result.failures` by step and message.
    private var failurePlaces: [String: Int] = [:]
    private var lastCount: UInt64 = 0

    /// How many different failures are kept; the rest are still counted as errors.
    private static let failureLimit = 50

    init(_ flow: LoadedFlow, _ plan: LoadPlan) {
        steps = flow.steps
        result = LoadResult(
            plan: plan, title: flow.title, path: flow.path, timeline: LoadTimeline(plan.duration), flow: LoadRow(name: "whole flow"),
            steps: flow.steps.map {
                LoadRow(
                    name: Self.name(of: $0), target: "\($0.entry.request.method) \($0.entry.request.url.source)",
                    isCall: !$0.entry.request.url.source.hasPrefix("{{harness}}"))
            })
    }

    static func name(of step: LoadedStep) -> String { step.entry.title ?? "\(step.entry.request.method) \(step.entry.request.url.source)" }

    /// - Parameters:
    ///   - late: how long after its intended start the run began.
    ///   - ended: when, from the end of the warm-up.
    ///   - isMeasured: false in the warm-up, of which only failures are kept.
    mutating func add(_ run: FlowResult, late: Duration, wasBusy: Bool, ended: Duration, isMeasured: Bool) {
        var index = 0
        var hasFailed = false
        var pauses: Duration = .zero
        let slice = isMeasured ? result.timeline.place(of: ended) : 0
        for step in run.steps {
            // A repeated step has several results, in a row.
            while index < steps.count, !(steps[index].source.path == step.file && steps[index].entry.position.line == step.line) {
                index += 1
            }
            guard index < steps.count else { break }
            guard step.outcome == .passed || step.outcome == .failed else { continue }
            if step.outcome == .failed {
                hasFailed = true
                fail(step)
            }
            guard isMeasured else { continue }
            pauses += step.wallDelay
            let time = step.wallDuration - step.wallDelay
            result.steps[index].measured.record(time)
            result.steps[index].corrected.record(time + late)
            if step.outcome == .failed { result.steps[index].errors += 1 }
            guard result.steps[index].isCall else { continue }
            result.steps[index].statuses.merge(step.statuses, uniquingKeysWith: +)
            result.timeline.slices[slice].calls.record(time + late)
            if step.outcome == .failed { result.timeline.slices[slice].errors += 1 }
        }
        if run.outcome == .failed, !hasFailed {
            fail(LoadFailure(step: "", file: run.path, line: 1, kind: .check, message: run.problem ?? "the flow failed", count: 1))
        }
        guard run.outcome != .notRun else { return }
        guard isMeasured else {
            result.warmUpRuns += 1
            return
        }
        result.timeline.slices[slice].runs += 1
        result.flow.measured.record(run.wallDuration - pauses)
        result.flow.corrected.record(run.wallDuration - pauses + late)
        if run.outcome == .failed { result.flow.errors += 1 }
        if wasBusy {
            result.delayed += 1
            result.worstDelay = max(result.worstDelay, late)
        }
    }

    /// A run that was due and never started: whoever asked has waited this long, at every step.
    mutating func addNotStarted(waited: Duration) {
        result.notStarted += 1
        result.worstDelay = max(result.worstDelay, waited)
        result.flow.corrected.record(waited)
        for index in result.steps.indices { result.steps[index].corrected.record(waited) }
    }

    private mutating func fail(_ step: StepResult) {
        let kind: LoadFailure.Kind
        let message: String
        if let error = step.error, error.kind == .environment {
            (kind, message) = (.environment, error.message)
        } else if let breach = step.violations.first {
            (kind, message) = (.contract, breach.description)
        } else if let check = step.failedChecks.first {
            (kind, message) = (.check, "\(check.source): got \(check.actual), expected \(check.expected)")
        } else {
            (kind, message) = (.check, step.error?.message ?? "the step failed")
        }
        let line = step.failedChecks.first.map(\.line) ?? step.error?.line ?? step.line
        fail(LoadFailure(step: step.title, file: step.file, line: line, kind: kind, message: message, count: 1))
    }

    private mutating func fail(_ failure: LoadFailure) {
        // Failures are counted by place and kind, because the values in their messages differ from run to run.
        let key = "\(failure.file):\(failure.line) \(failure.kind.rawValue)"
        if let place = failurePlaces[key] {
            result.failures[place].count += 1
        } else if result.failures.count < Self.failureLimit {
            failurePlaces[key] = result.failures.count
            result.failures.append(failure)
        }
    }

    /// Everything at the end of a test.
    mutating func close(elapsed: Duration, cpu: Duration?, isInterrupted: Bool, objectives: [Objective]) -> LoadResult {
        result.elapsed = elapsed
        // A ramp down to nothing is shown to its end, although its last run ends before it.
        let end = result.plan.isOpen && !isInterrupted ? max(elapsed, result.plan.duration) : elapsed
        if end > .zero { _ = result.timeline.place(of: end - .nanoseconds(1)) }
        result.injectorCPU = cpu
        result.isInterrupted = isInterrupted
        result.failures.sort { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
        result.verdicts = objectives.map { $0.verdict(result) }
        return result
    }

    /// Where things stand, with how many runs have ended since the last look.
    mutating func glance(at time: Duration, seconds: Double, busy: Int) -> LoadProgress {
        let done = result.flow.count + result.warmUpRuns
        defer { lastCount = done }
        return LoadProgress(
            time: time, isWarmUp: result.flow.count == 0 && result.warmUpRuns > 0,
            rate: seconds > 0 ? Double(done - lastCount) / seconds : 0,
            median: result.flow.corrected.percentile(50), p99: result.flow.corrected.percentile(99), failed: result.flow.errors, busy: busy,
            delayed: result.delayed)
    }
}

/// One line on the way.
public struct LoadProgress: Sendable {
    public let time: Duration
    public let isWarmUp: Bool
    /// Runs of the flow a second since the line before.
    public let rate: Double
    /// Nanoseconds, of whole runs so far.
    public let median: UInt64
    public let p99: UInt64
    public let failed: UInt64
    /// Runs going on.
    public let busy: Int
    public let delayed: UInt64

    /// Without a line feed.
    public var text: String {
        let seconds = Shown.right("\(time.components.seconds)", 4)
        if isWarmUp { return "\(seconds) s  warm-up  \(Shown.rate(rate))" }
        let late = delayed > 0 ? "  \(delayed) late" : ""
        return
            "\(seconds) s  \(Shown.rate(rate))  p50 \(Shown.time(median))  p99 \(Shown.time(p99))  \(failed) failed  \(busy) at work\(late)"
    }
}
