internal import Contracts
internal import Objects
internal import Platform
internal import ServiceKit
internal import Storage
internal import Synchronization
internal import Wire

/// Runs the exports that wait, some at a time. The state is in the table, not in memory: a job belongs to whoever holds its lease, and a
/// renderer that dies leaves a lease that runs out, after which another renderer begins the job again. Leases are in real time, also for
/// test runs with a clock of their own.
final class RenderQueue: Sendable {
    /// Longer than the clocks of two hosts may be apart, which is 30 seconds, and a heartbeat be late.
    static let lease: Duration = .seconds(45)
    static let heartbeat: Duration = .seconds(2)
    /// A job whose renderer died this often is not begun again: it may be what kills them.
    static let mostStarts: Int64 = 3
    /// A job that was put off this often fails: what keeps it from being done does not pass within two hours.
    static let mostWaits: Int64 = 30

    /// How long a job is put off that was put off so often before: 5 seconds, then twice as long each time, up to 5 minutes.
    static func wait(after waits: Int64) -> Duration {
        let doubled = Int64(5) << min(max(0, waits), 6)
        return .seconds(min(doubled, 300))
    }

    private struct State {
        /// The jobs that run in this process, by the lease under which they run.
        var running: [String: (export: ExportID, task: Task<Void, Never>)] = [:]
        var background: [Task<Void, Never>] = []
        var isStopping = false
    }

    private let dependencies: MediaDependencies
    private let renderer: Renderer
    private let slots: Int
    private let waitingGauge: MetricGauge
    private let state = Mutex(State())
    private let (wakes, wakeUp) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    init(dependencies: MediaDependencies, renderer: Renderer) {
        self.dependencies = dependencies
        self.renderer = renderer
        slots = dependencies.settings.renders
        let metrics = dependencies.runtime.metrics
        waitingGauge = metrics.gauge("barbell_renders_waiting", help: "Exports that nobody renders yet, 1,000 at most, of all processes.")
        metrics.gauge("barbell_renders_running", help: "Exports that this process renders now.") { [weak self] in
            Double(self?.state.withLock { $0.running.count } ?? 0)
        }
    }

    /// Counts what waits, for whoever watches.
    func count() async throws {
        waitingGauge.set(Double(try await dependencies.database.read { db in try await ExportStore.waiting(upTo: 1000, in: db) }))
    }

    func start() {
        let loop = Task { [weak self, wakes] in
            for await _ in wakes { await self?.fill() }
        }
        // Nobody says so when the lease of another process runs out, so this looks every second.
        let ticks = Task { [wakeUp] in
            while !Task.isCancelled {
                wakeUp.yield()
                try? await Task.sleep(for: .seconds(1))
            }
        }
        state.withLock { $0.background = [loop, ticks] }
    }

    /// Says that a job may be waiting.
    func wake() { wakeUp.yield() }

    /// Stops a job that runs here, and returns once its encoder is gone.
    func stop(_ id: ExportID) async {
        for task in state.withLock({ state in state.running.values.filter { $0.export == id }.map(\.task) }) {
            task.cancel()
            await task.value
        }
    }

    /// Ends what runs and gives it back, for the next process to begin at once.
    func shutDown() async {
        let (background, running) = state.withLock { state in
            state.isStopping = true
            return (state.background, state.running.values.map(\.task))
        }
        wakeUp.finish()
        for task in background + running { task.cancel() }
        for task in background + running { await task.value }
    }

    private var now: Instant { dependencies.runtime.clocks.now(run: nil) }

    /// Begins jobs while there are slots and jobs.
    private func fill() async {
        while let busy = state.withLock({ !$0.isStopping && $0.running.count < slots ? $0.running.values.map(\.export) : nil }) {
            do {
                let (now, lease) = (now, dependencies.runtime.ids.next())
                guard try await dependencies.database.read({ db in try await ExportStore.hasWork(now: now, in: db) }) else { return }
                let claimed = try await dependencies.database.write { db in
                    try await ExportStore.claim(lease, until: now + Self.lease, now: now, but: busy, in: db)
                }
                guard let claimed else { return }
                let hasBegun = state.withLock { state in
                    guard !state.isStopping else { return false }
                    state.running[lease] = (claimed.export.id, Task { await self.run(claimed) })
                    return true
                }
                // This task is being cancelled, and its database calls with it: the job is given back by a task of its own.
                if !hasBegun { return await Task { await self.settle(claimed, .failure(CancellationError())) }.value }
            } catch {
                dependencies.runtime.logger.log(.error, "no export claimed", ["error": .string("\(error)")])
                return
            }
        }
    }

    private func run(_ claimed: ClaimedExport) async {
        let trace = claimed.trace?.child() ?? TraceContext(requestID: claimed.export.id.text), began = ContinuousClock.now
        let outcome = await TraceContext.$current.withValue(trace) { await self.outcome(claimed) }
        tell(claimed, outcome, trace, .now - began)
        // In a task of its own: this one may be cancelled, but what happened has happened.
        await Task { await self.settle(claimed, outcome) }.value
        state.withLock { $0.running[claimed.lease] = nil }
        wake()
    }

    private func tell(
        _ claimed: ClaimedExport, _ outcome: Result<Renderer.Made, any Error>, _ trace: TraceContext, _ duration: Duration
    ) {
        guard dependencies.runtime.tracer.isOn else { return }
        var facts = Span.Facts([
            "media.export.id": .string(claimed.export.id.text), "media.export.resolution": .string(claimed.export.resolution.rawValue),
            "media.export.codec": .string(claimed.export.codec.rawValue),
        ])
        if case .failure(let error) = outcome { facts.failure = "\(error)" }
        dependencies.runtime.tracer.record("render", .consumer, trace, duration, facts)
    }

    private func outcome(_ claimed: ClaimedExport) async -> Result<Renderer.Made, any Error> {
        let progress = Percent()
        // A cancellation that came before the job was listed in `running` found nothing to stop. The first beat tells that the lease is
        // lost.
        guard await beat(claimed, 0) else { return .failure(CancellationError()) }
        return await withTaskGroup(of: Result<Renderer.Made, any Error>?.self) { group in
            group.addTask {
                do {
                    guard claimed.export.starts <= Self.mostStarts else { throw RenderTrouble(code: .renderInterrupted) }
                    return .success(try await self.renderer.render(claimed) { progress.set($0) })
                } catch {
                    // Any error of a cancelled render is taken for the cancellation.
                    return .failure(Task.isCancelled ? CancellationError() : error)
                }
            }
            group.addTask {
                await self.hold(claimed) { progress.value }
                return nil
            }
            // Whichever ends first ends the other: a job whose lease is lost is not rendered any further.
            var outcome: Result<Renderer.Made, any Error>?
            for await result in group {
                if let result { outcome = result }
                group.cancelAll()
            }
            return outcome ?? .failure(CancellationError())
        }
    }

    /// Holds the lease until it is lost.
    private func hold(_ claimed: ClaimedExport, _ progress: @Sendable () -> Int64) async {
        var told: Int64 = 0
        var toldAt = ContinuousClock.now
        while true {
            guard (try? await Task.sleep(for: .milliseconds(200))) != nil else { return }
            let percent = progress()
            guard percent != told || toldAt.duration(to: .now) >= Self.heartbeat else { continue }
            (told, toldAt) = (percent, .now)
            guard await beat(claimed, percent) else { return }
        }
    }

    /// - Returns: false when the lease is lost.
    private func beat(_ claimed: ClaimedExport, _ progress: Int64) async -> Bool {
        do {
            let (now, shown) = (now, dependencies.runtime.clocks.now(run: claimed.export.run))
            return try await dependencies.database.write { db in
                try await ExportStore.beat(claimed, progress: progress, until: now + Self.lease, now: shown, in: db)
            }
        } catch {
            // The database may be back before the lease ends; if not, somebody else has the job, and the next beat tells.
            if !Task.isCancelled { warn("export not told", claimed, error) }
            return true
        }
    }

    /// Writes down what came of a job, unless it is somebody else's by now.
    private func settle(_ claimed: ClaimedExport, _ outcome: Result<Renderer.Made, any Error>) async {
        let now = dependencies.runtime.clocks.now(run: claimed.export.run)
        do {
            switch outcome {
            case .success(let made):
                let isOurs = try await finish(claimed, made, now: now)
                for key in isOurs ? claimed.export.objectsOfEarlierStarts : [made.object] { try await dependencies.store.delete(key) }
            case .failure(is CancellationError):
                // Stopped by its owner, which the row says already, or given back because this process ends.
                try await dependencies.database.write { db in try await ExportStore.release(claimed, in: db) }
            case .failure(let error): try await giveUp(claimed, error, now: now)
            }
        } catch {
            // The lease ends by itself, and the job is begun again then.
            warn("export not settled", claimed, error)
        }
    }

    /// Fails a job, or puts it off when the cause may pass.
    private func giveUp(_ claimed: ClaimedExport, _ error: any Error, now: Instant) async throws {
        let trouble = error as? RenderTrouble ?? RenderTrouble(code: .renderFailed, detail: "\(error)")
        let waits = claimed.export.waits
        if trouble.code == .unavailable, waits < Self.mostWaits {
            warn("export put off", claimed, trouble)
            let until = self.now + Self.wait(after: waits)
            return try await dependencies.database.write { db in try await ExportStore.putOff(claimed, until: until, in: db) }
        }
        warn("export failed", claimed, trouble)
        let code = trouble.code == .unavailable ? .renderFailed : trouble.code
        try await dependencies.database.write { db in try await ExportStore.fail(claimed, code, now: now, in: db) }
    }

    private func finish(_ claimed: ClaimedExport, _ made: Renderer.Made, now: Instant) async throws -> Bool {
        try await dependencies.database.write { db in
            _ = try await OwnerStore.claim(claimed.export.owner, in: db)
            guard try await ExportStore.finish(claimed, object: made.object, bytes: made.bytes, now: now, in: db) else { return false }
            // There was room when the job began; a video that is made is not thrown away for a few bytes more than expected.
            _ = try await OwnerStore.use(made.bytes, of: claimed.export.owner, limit: .max, in: db)
            return true
        }
    }

    private func warn(_ message: StaticString, _ claimed: ClaimedExport, _ error: any Error) {
        dependencies.runtime.logger.log(.warning, message, ["export": .string(claimed.export.id.text), "error": .string("\(error)")])
    }
}

/// How far a job is, told by its encoder and read by its heartbeat.
private final class Percent: Sendable {
    private let percent = Atomic<Int64>(0)
    var value: Int64 { percent.load(ordering: .relaxed) }
    func set(_ value: Int64) { percent.store(value, ordering: .relaxed) }
}
