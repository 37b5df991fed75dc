internal import EventLoop
internal import Platform
internal import Storage
internal import Synchronization

/// At most `size` connections. Callers beyond that wait in line, each until its deadline; a broken connection's place goes to
/// the next in line, who makes a new one.
final class PostgresPool: Sendable {
    private enum Grant { case connection(PostgresHandle), permit }
    private struct Waiter {
        let id: Int
        let deadline: ContinuousClock.Instant
        let continuation: CheckedContinuation<Result<Grant, DatabaseError>, Never>
    }
    private struct State {
        var idle: [PostgresHandle] = []
        var waiters: [Waiter] = []
        var total = 0
        var lastWaiter = 0
        var isSweeping = false
        var isClosed = false
        var drained: CheckedContinuation<Void, Never>?
    }
    private let state = Mutex(State())
    private let url: Secret
    private let loops: EventLoopGroup
    private let size: Int
    private let options: PostgresOptions

    init(url: Secret, loops: EventLoopGroup, size: Int, options: PostgresOptions) {
        self.url = url
        self.loops = loops
        self.size = max(1, size)
        self.options = options
    }

    /// - Parameter once: whether a server that cannot be reached is reported at once instead of tried again.
    /// - Throws: `busy` when no connection became free in time, `connectionFailed` when none could be made.
    func acquire(once: Bool = false) async throws(DatabaseError) -> PostgresHandle {
        let deadline = ContinuousClock.now + options.acquireTimeout
        var backoff = Backoff(first: .milliseconds(20), limit: .seconds(1))
        while true {
            switch try await grant(deadline) {
            case .connection(let handle):
                if handle.isUsable { return handle }
                release(handle)
            case .permit:
                do throws(DatabaseError) {
                    return try await connect()
                } catch {
                    discard(nil)
                    let pause = backoff.next()
                    if once || ContinuousClock.now + pause >= deadline { throw error }
                    try await self.pause(pause)
                }
            }
        }
    }

    func release(_ handle: PostgresHandle) {
        guard handle.isReusable else { return discard(handle) }
        let waiter: Waiter?? = state.withLock { state in
            if state.isClosed { return .none }
            if !state.waiters.isEmpty { return state.waiters.removeFirst() }
            state.idle.append(handle)
            return .some(nil)
        }
        guard let waiter else { return discard(handle) }
        waiter?.continuation.resume(returning: .success(.connection(handle)))
    }

    /// Refuses new callers and returns when every connection is closed.
    func close() async {
        await withCheckedContinuation { continuation in
            let (idle, waiters, isDrained) = state.withLock { state in
                state.isClosed = true
                defer { (state.idle, state.waiters) = ([], []) }
                state.total -= state.idle.count
                if state.total > 0 { state.drained = continuation }
                return (state.idle, state.waiters, state.total == 0)
            }
            for handle in idle { handle.close() }
            for waiter in waiters { waiter.continuation.resume(returning: .failure(.closed)) }
            if isDrained { continuation.resume() }
        }
    }

    /// Waits on a loop, so that no other thread is needed.
    func pause(_ duration: Duration) async throws(DatabaseError) {
        let loop = loops.next()
        do {
            try await withTaskExecutorPreference(loop) { try await loop.sleep(for: duration) }
        } catch {
            throw .interrupted
        }
    }

    // MARK: - Connections

    private func connect() async throws(DatabaseError) -> PostgresHandle {
        let loop = loops.next(), url = url
        // Looking up a host name blocks.
        let handle = await withTaskExecutorPreference(globalConcurrentExecutor) { PostgresHandle(url: url.reveal(), loop: loop) }
        do throws(DatabaseError) {
            try await handle.connect(within: options.connectTimeout)
            _ = try await handle.run(.text(options.sessionSetup))
        } catch {
            handle.close()
            throw error
        }
        handle.onBroken { [weak self, weak handle] in
            if let handle { self?.forget(handle) }
        }
        return handle
    }

    /// An idle connection broke.
    private func forget(_ handle: PostgresHandle) {
        let isIdle = state.withLock { state in
            guard let index = state.idle.firstIndex(where: { $0 === handle }) else { return false }
            state.idle.remove(at: index)
            return true
        }
        if isIdle { discard(handle) }
    }

    /// Gives a place up; the next in line may fill it.
    private func discard(_ handle: PostgresHandle?) {
        handle?.close()
        let (waiter, drained): (Waiter?, CheckedContinuation<Void, Never>?) = state.withLock { state in
            if !state.waiters.isEmpty { return (state.waiters.removeFirst(), nil) }
            state.total -= 1
            return (nil, state.total == 0 ? state.drained.take() : nil)
        }
        waiter?.continuation.resume(returning: .success(.permit))
        drained?.resume()
    }

    // MARK: - The line

    private func grant(_ deadline: ContinuousClock.Instant) async throws(DatabaseError) -> Grant {
        if let grant = try state.withLock({ state throws(DatabaseError) in try take(&state) }) { return grant }
        let id = state.withLock { state in
            state.lastWaiter += 1
            return state.lastWaiter
        }
        let result = await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let immediate: Result<Grant, DatabaseError>? = state.withLock { state in
                    do throws(DatabaseError) {
                        if let grant = try take(&state) { return .success(grant) }
                    } catch {
                        return .failure(error)
                    }
                    state.waiters.append(Waiter(id: id, deadline: deadline, continuation: continuation))
                    return nil
                }
                if let immediate { return continuation.resume(returning: immediate) }
                armSweep()
                if Task.isCancelled { expire(.interrupted) { $0.id == id } }
            }
        } onCancel: {
            expire(.interrupted) { $0.id == id }
        }
        return try result.get()
    }

    private func take(_ state: inout State) throws(DatabaseError) -> Grant? {
        if state.isClosed { throw .closed }
        // The last used is warm; one on the caller's own loop saves two thread hops.
        let current = EventLoop.current
        if let index = state.idle.lastIndex(where: { $0.loop === current }) ?? state.idle.indices.last {
            return .connection(state.idle.remove(at: index))
        }
        guard state.total < size else { return nil }
        state.total += 1
        return .permit
    }

    private func expire(_ error: DatabaseError, _ isOver: (Waiter) -> Bool) {
        let over = state.withLock { state in
            defer { state.waiters.removeAll(where: isOver) }
            return state.waiters.filter(isOver)
        }
        for waiter in over { waiter.continuation.resume(returning: .failure(error)) }
    }

    /// One timer serves the whole line: it is set for the earliest deadline, and set again while anybody waits.
    private func armSweep() {
        let next: ContinuousClock.Instant? = state.withLock { state in
            guard !state.isSweeping, let next = state.waiters.map(\.deadline).min() else { return nil }
            state.isSweeping = true
            return next
        }
        guard let next else { return }
        let loop = loops.next()
        loop.execute { [weak self] in
            loop.schedule(after: max(.zero, next - ContinuousClock.now)) {
                guard let self else { return }
                self.state.withLock { $0.isSweeping = false }
                let now = ContinuousClock.now
                self.expire(.busy) { $0.deadline <= now }
                self.armSweep()
            }
        }
    }
}
