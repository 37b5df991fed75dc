internal import Synchronization
internal import Wire

/// Told about a run while it goes on; calls come from several threads, one at a time.
public protocol RunObserver: Sendable {
    /// - Parameters:
    ///   - finished: how many flows have ended, of how many.
    ///   - failed: how many of them did not pass.
    func progress(finished: Int, failed: Int, total: Int, latest: String)
    /// Flows in input order.
    func finished(_ flow: FlowResult)
}

/// Runs flows on several threads and collects their results in input order.
public enum FlowSuite {
    /// Flows with this tag run when no other flow does.
    static let aloneTag = "alone"

    /// - Parameter redactionKey: at least 16 random bytes; placeholders of equal secrets are equal under one key.
    public static func run(
        _ flows: [LoadedFlow], settings: RunSettings, environment: RunEnvironment, redactionKey: [UInt8], observer: (any RunObserver)? = nil
    ) -> RunResult {
        let start = environment.uptime()
        let started = environment.clock()
        let count = flows.count
        let flows = Array(repeatElement(flows, count: settings.repetitions).joined())
        var order = Array(flows.indices)
        if let seed = settings.shuffleSeed {
            var random = SeededNumbers(seed: seed, name: "shuffle")
            order.shuffle(using: &random)
        }
        let collected = Mutex(Collected(results: Array(repeating: nil, count: flows.count)))
        // Flows tagged `alone` disturb the services for all others, so they run last and one at a time.
        let plan = order.filter { !flows[$0].tags.contains(aloneTag) }
        let alone = order.filter { flows[$0].tags.contains(aloneTag) }
        let workshop = MediaWorkshop()
        defer { workshop.clear() }
        @Sendable func perform(_ index: Int) {
            let flow = flows[index]
            var settings = settings
            settings.repetition = index / count + 1
            let isStopped = environment.isInterrupted() || (settings.stopsAtFailure && collected.withLock { $0.failed > 0 })
            let result =
                isStopped
                ? notRun(flow, environment.isInterrupted() ? "interrupted" : "not started after a failure")
                : tries(flow, settings, environment, workshop, redactionKey, start)
            environment.spans?.ended(result)
            collected.withLock { collected in
                collected.results[index] = result
                collected.finished += 1
                if result.outcome != .passed { collected.failed += 1 }
                observer?.progress(finished: collected.finished, failed: collected.failed, total: flows.count, latest: flow.title)
                while collected.next < flows.count, let ready = collected.results[collected.next] {
                    observer?.finished(ready)
                    collected.next += 1
                }
            }
        }
        Threads.share(plan.count, width: settings.jobs) { perform(plan[$0]) }
        for index in alone { perform(index) }
        return RunResult(
            flows: collected.withLock { $0.results.compactMap { $0 } }, seed: settings.seed, wallStarted: started,
            wallDuration: environment.uptime() - start, isInterrupted: environment.isInterrupted(), jobs: settings.jobs,
            failsOnFlaky: settings.failsOnFlaky)
    }

    /// Runs a flow, again when it failed and may be. Each try has a seed of its own: what the one before left in the services would
    /// be in its way. A broken contract is no bad luck, so it is not tried again.
    private static func tries(
        _ flow: LoadedFlow, _ settings: RunSettings, _ environment: RunEnvironment, _ workshop: MediaWorkshop, _ redactionKey: [UInt8],
        _ start: Duration
    ) -> FlowResult {
        var failed: [FailedTry] = []
        var settings = settings
        var numbers = SeededNumbers(seed: settings.seed, name: "tries of \(flow.path)")
        while true {
            var result = FlowExecution(flow, settings, environment, workshop: workshop, redactionKey: redactionKey).run(from: start)
            result.failedTries = failed
            let hasBreach = result.steps.contains(where: \.isBreach)
            guard result.outcome == .failed, !hasBreach, failed.count < settings.reruns, !environment.isInterrupted() else { return result }
            failed.append(FailedTry(result))
            settings.seed = numbers.next()
        }
    }

    private struct Collected: Sendable {
        var results: [FlowResult?]
        var finished = 0
        var failed = 0
        /// The first flow not yet told to the observer.
        var next = 0
    }

    private static func notRun(_ flow: LoadedFlow, _ reason: String) -> FlowResult {
        let steps = flow.steps.enumerated().map { index, loaded in
            StepResult(
                number: index + 1, title: loaded.entry.title ?? "\(loaded.entry.request.method) \(loaded.entry.request.url.source)",
                file: loaded.source.path, line: loaded.entry.position.line, method: loaded.entry.request.method,
                target: loaded.entry.request.url.source, requirements: loaded.entry.requirements.map(\.id).unique, outcome: .notRun)
        }
        return FlowResult(
            path: flow.path, title: flow.title, tags: flow.tags, requirements: flow.requirements.map(\.id).unique, run: "",
            outcome: .notRun,
            problem: reason, steps: steps, wallStart: .zero, wallDuration: .zero)
    }
}
