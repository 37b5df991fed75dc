internal import Contracts
internal import Objects
internal import Platform
internal import ServiceKit
internal import Storage
internal import Synchronization
internal import Wire

/// Runs the exports that wait, some at a time. All that counts is in the table: a job belongs to whoever holds its lease, and a renderer
/// that dies leaves a lease that runs out, after which another begins the job again. Times of leases are the machine's.
final class RenderQueue: Sendable {
    static let lease: Duration = .seconds(10)
    static let heartbeat: Duration = .seconds(2)
    /// A job whose renderer died this often is not begun again: it may be what kills them.
    static let mostStarts: Int64 = 3

    private struct State {
        var running: [ExportID: Task<Void, Never>] = [:]
        var loop: Task<Void, Never>?
        var isStopping = false
    }

    private let keeper: MediaKeeper
    private let renderer: Renderer
    private let holder: String
    private let slots: Int
    private let state = Mutex(State())
    private let (wakes, wakeUp) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))

    init(keeper: MediaKeeper, renderer: Renderer) {
        self.keeper = keeper
        self.renderer = renderer
        holder = keeper.runtime.ids.next()
        slots = keeper.settings.renders
    }

    func start() {
        let loop = Task { [weak self, wakes] in
            for await _ in wakes {
                guard let self else { return }
                await self.fill()
            }
        }
        // Leases of others run out without anybody saying so.
        let ticks = Task { [wakeUp] in
            while !Task.isCancelled {
                wakeUp.yield()
                try? await Task.sleep(for: .seconds(1))
            }
        }
        state.withLock { $0.loop = Task { await withTaskCancellationHandler { await loop.value } onCancel: { loop.cancel(); ticks.cancel() } } }
    }

    /// Says that a job may be waiting.
    func wake() { wakeUp.yield() }

    /// Stops a job that runs here, and returns once its encoder is gone.
    func stop(_ id: ExportID) async {
        guard let task = state.withLock({ $0.running[id] }) else { return }
        task.cancel()
        await task.value
    }

    /// Ends what runs and gives it back, for the next process to begin at once.
    func shutDown() async {
        let (loop, running) = state.withLock { state in
            state.isStopping = true
            return (state.loop, Array(state.running.values))
        }
        loop?.cancel()
        wakeUp.finish()
        for task in running { task.cancel() }
        for task in running { await task.value }
        await loop?.value
    }

    private var now: Instant { keeper.runtime.clocks.now(run: nil) }

    /// Begins jobs while there are slots and jobs.
    private func fill() async {
        while state.withLock({ !$0.isStopping && $0.running.count < slots }) {
            do {
                let now = now
                let claimed = try await keeper.database.write { [holder] db in
                    try await ExportStore.claim(holder, until: now + Self.lease, now: now, in: db)
                }
                guard let claimed else { return }
                let begun = state.withLock { state in
                    guard !state.isStopping else { return false }
                    state.running[claimed.id] = Task { await self.run(claimed) }
                    return true
                }
                guard begun else { return try await giveBack(claimed) }
            } catch {
                keeper.runtime.logger.log(.error, "no export claimed", ["error": .string("\(error)")])
                return
            }
        }
    }

    private func giveBack(_ export: StoredExport) async throws {
        try await keeper.database.write { [holder] db in try await ExportStore.release(export.id, holder, in: db) }
    }

    private func run(_ export: StoredExport) async {
        let progress = Percent()
        let outcome = await withTaskGroup(of: Result<Renderer.Made, any Error>?.self) { group in
            group.addTask {
                do {
                    guard export.starts <= Self.mostStarts else { throw APIError(.renderInterrupted) }
                    return .success(try await self.renderer.render(export) { progress.set($0) })
                } catch {
                    return .failure(error)
                }
            }
            group.addTask {
                await self.beat(export) { progress.value }
                return nil
            }
            // Whatever ends first ends the other: a job that was taken away is not rendered on.
            var outcome: Result<Renderer.Made, any Error>?
            for await result in group {
                if let result { outcome = result }
                group.cancelAll()
            }
            return outcome
        }
        // In a task of its own: this one may be cancelled, but what happened has happened.
        await Task { await self.settle(export, outcome ?? .failure(CancellationError())) }.value
        state.withLock { $0.running[export.id] = nil }
        wake()
    }

    /// Holds the lease until the job is no longer ours.
    private func beat(_ export: StoredExport, _ progress: @Sendable () -> Int64) async {
        var told: Int64 = -1
        var toldAt = ContinuousClock.now
        while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(200))
            let percent = progress()
            guard percent != told || toldAt.duration(to: .now) >= Self.heartbeat, !Task.isCancelled else { continue }
            (told, toldAt) = (percent, .now)
            do {
                let (now, shown) = (now, keeper.runtime.clocks.now(run: export.run))
                let isOurs = try await keeper.database.write { [holder] db in
                    try await ExportStore.beat(export.id, holder, progress: percent, until: now + Self.lease, now: shown, in: db)
                }
                if !isOurs { return }
            } catch {
                // The database may be back before the lease ends; if not, somebody else has the job, and the next beat tells.
                keeper.runtime.logger.log(.warning, "export not told", ["export": .string(export.id.text), "error": .string("\(error)")])
            }
        }
    }

    private func settle(_ export: StoredExport, _ outcome: Result<Renderer.Made, any Error>) async {
        let (holder, now) = (holder, keeper.runtime.clocks.now(run: export.run))
        do {
            switch outcome {
            case .success(let made):
                let isOurs = try await keeper.database.write { db in
                    _ = try await OwnerStore.claim(export.owner, in: db)
                    guard try await ExportStore.finish(export.id, holder, object: made.object, bytes: made.bytes, now: now, in: db) else { return false }
                    // The room was there when the job began; a video that is made is not thrown away for a few bytes.
                    return try await OwnerStore.use(made.bytes, of: export.owner, limit: .max / 2, in: db)
                }
                if !isOurs { try await keeper.store.delete(ObjectKey(trusted: .exports, id: export.id.text, name: made.object)) }
            case .failure(is CancellationError):
                // Stopped by its owner, which the row says already, or given back because this process ends.
                try await giveBack(export)
            case .failure(let error):
                let code = (error as? APIError)?.code ?? (error as? RenderTrouble)?.code ?? .renderFailed
                keeper.runtime.logger.log(.error, "export failed", ["export": .string(export.id.text), "error": .string("\(error)")])
                try await keeper.database.write { db in try await ExportStore.fail(export.id, holder, code, now: now, in: db) }
            }
        } catch {
            // The lease ends by itself, and the job is begun again then.
            keeper.runtime.logger.log(.error, "export not settled", ["export": .string(export.id.text), "error": .string("\(error)")])
        }
    }
}

/// How far a job is, told by its encoder and read by its heartbeat.
private final class Percent: Sendable {
    private let percent = Atomic<Int64>(0)
    var value: Int64 { percent.load(ordering: .relaxed) }
    func set(_ value: Int64) { percent.store(value, ordering: .relaxed) }
}
