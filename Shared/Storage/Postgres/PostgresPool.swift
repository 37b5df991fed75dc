internal import EventLoop
internal import Platform
internal import Storage
internal import Synchronization

/// At most `options.poolSize` connections. Callers beyond that wait in line (`PostgresLine`), each until its deadline; the place of one
/// that broke goes to the next in line, who makes a new one. When one fell silent those that are idle are suspect and replaced with it, and
/// so that none is kept for nothing, what was idle for long is closed.
final class PostgresPool: Sendable {
    private enum Grant { case connection(PostgresHandle), permit }
    private struct Waiter {
        let id: Int
        /// Where it runs.
        let loop: EventLoop?
        let since: ContinuousClock.Instant
        let deadline: ContinuousClock.Instant
        let continuation: CheckedContinuation<Result<Grant, DatabaseError>, Never>
    }
    private struct Idle {
        let handle: PostgresHandle
        let since: ContinuousClock.Instant
    }
    private struct State {
        var idle: [Idle] = []
        var waiters: [Waiter] = []
        var total = 0
        var lastWaiter = 0
        var isSweeping = false
        var isTrimming = false
        var isClosed = false
        var drained: CheckedContinuation<Void, Never>?
    }
    private let state = Mutex(State())
    private let servers: PostgresServers
    private let loops: EventLoopGroup
    private let size: Int
    private let options: PostgresOptions
    private let lookups: PostgresLookups
    let trips = PostgresTrips()

    /// - Throws: `connectionFailed` when the system gives no thread.
    init(url: Secret, loops: EventLoopGroup, options: PostgresOptions) throws(DatabaseError) {
        lookups = try PostgresLookups(most: max(1, options.poolSize))
        servers = PostgresServers(url: url)
        self.loops = loops
        size = max(1, options.poolSize)
        self.options = options
    }

    var load: DatabaseLoad {
        state.withLock { state in
            DatabaseLoad(
                connections: state.total, most: size, busy: state.total - state.idle.count, waiting: state.waiters.count)
        }
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
        if handle.fellSilent { discardIdle { _ in true } }
        guard handle.isReusable else { return discard(handle) }
        let waiter: Waiter?? = state.withLock { state in
            if state.isClosed { return .none }
            if let first = state.waiters.first {
                let front = state.waiters.prefix(PostgresLine.front).map(\.loop)
                let waited = ContinuousClock.now - first.since
                return state.waiters.remove(at: PostgresLine.place(on: handle.loop, of: front, firstWaited: waited))
            }
            state.idle.append(Idle(handle: handle, since: .now))
            return .some(nil)
        }
        guard let waiter else { return discard(handle) }
        if waiter == nil { armTrim() }
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
            for entry in idle { entry.handle.close() }
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

    /// To the first server that takes us.
    private func connect() async throws(DatabaseError) -> PostgresHandle {
        var failure = DatabaseError.connectionFailed("no server is named")
        for attempt in 0..<servers.count {
            do throws(DatabaseError) {
                let handle = try await connect(attempt: attempt)
                servers.prefer(attempt: attempt)
                return handle
            } catch {
                failure = error
            }
        }
        throw failure
    }

    private func connect(attempt: Int) async throws(DatabaseError) -> PostgresHandle {
        let loop = loops.next(), parameters = servers.parameters(attempt: attempt, options), options = options, trips = trips
        let begin = { @Sendable in
            PostgresHandle(
                parameters: parameters, loop: loop, preparesStatements: options.pooling == .session, answerLimit: options.answerLimit, trips: trips)
        }
        // Behind names that nobody resolves a server with an address would wait in vain.
        let handle = servers.isNamed(attempt: attempt) ? try await lookups.run(within: options.connectTimeout, on: loop, begin) : begin()
        do throws(DatabaseError) {
            try await handle.connect(within: options.connectTimeout)
            if let setup = options.sessionSetup { _ = try await handle.run(.text(setup)) }
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
    private func forget(_ handle: PostgresHandle) { discardIdle { $0.handle === handle } }

    private func discardIdle(_ isOver: (Idle) -> Bool) {
        let over = state.withLock { state in
            defer { state.idle.removeAll(where: isOver) }
            return state.idle.filter(isOver)
        }
        for entry in over { discard(entry.handle) }
    }

    /// One timer serves all: while anything is idle it looks twice in the time that is allowed.
    private func armTrim() {
        let isFirst = state.withLock { state in
            defer { state.isTrimming = true }
            return !state.isTrimming
        }
        guard isFirst else { return }
        let loop = loops.next(), limit = options.idleTimeout
        loop.execute { [weak self] in
            loop.schedule(after: limit / 2) {
                guard let self else { return }
                let now = ContinuousClock.now
                self.discardIdle { $0.since + limit <= now }
                let isMore = self.state.withLock { state in
                    state.isTrimming = false
                    return !state.idle.isEmpty
                }
                if isMore { self.armTrim() }
            }
        }
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
                    state.waiters.append(
                        Waiter(id: id, loop: EventLoop.current, since: .now, deadline: deadline, continuation: continuation))
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
        if let index = state.idle.lastIndex(where: { $0.handle.loop === current }) ?? state.idle.indices.last {
            return .connection(state.idle.remove(at: index).handle)
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
