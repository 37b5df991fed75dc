internal import CEvent
internal import Glibc
internal import Synchronization

/// A timer armed on a loop. The loop owns it until it fires, is cancelled or the loop stops; it fires once.
///
/// `@unchecked Sendable`: `event` and the closures are touched on the loop's thread only, where the timer is armed, fires and
/// is cancelled.
public final class LoopTimer: @unchecked Sendable {
    private var event: OpaquePointer?
    private var action: (() -> Void)?
    private var dropped: (() -> Void)?
    private let loop: EventLoop

    init(loop: EventLoop, after delay: Duration, dropped: (() -> Void)?, action: @escaping () -> Void) {
        self.loop = loop
        self.action = action
        self.dropped = dropped
        event = event_new(
            loop.base, -1, 0,
            { _, _, context in
                guard let context else { return }
                let timer = Unmanaged<LoopTimer>.fromOpaque(context).takeUnretainedValue()
                timer.loop.turn { timer.fire() }
            }, Unmanaged.passUnretained(self).toOpaque())
        var interval = timeval(delay)
        event_add(event, &interval)
        loop.hold(self)
    }

    /// On the loop's thread. A timer that fired or was cancelled stays as it is.
    public func cancel() {
        guard event != nil else { return }
        precondition(loop.isCurrent, "timers are cancelled on their own loop")
        disarm()
    }

    private func fire() {
        let action = self.action
        disarm()
        action?()
    }

    /// The loop stops before the timer could fire.
    func drop() {
        let dropped = self.dropped
        disarm()
        dropped?()
    }

    private func disarm() {
        if let event { event_free(event) }
        event = nil
        action = nil
        dropped = nil
        loop.release(self)
    }
}

extension EventLoop {
    /// Calls `action` on the loop after a monotonic delay, or `dropped` if the loop stops before. On the loop's thread only.
    @discardableResult
    public func schedule(
        after delay: Duration, dropped: (() -> Void)? = nil, _ action: @escaping () -> Void
    ) -> LoopTimer {
        precondition(isCurrent, "timers are armed on their own loop")
        return LoopTimer(loop: self, after: delay, dropped: dropped, action: action)
    }

    /// Suspends for a monotonic delay, without a thread hop when called from a task of this loop. Ends early, throwing
    /// `CancellationError`, when the task is cancelled or the loop stops; its timer is freed with it.
    public func sleep(for delay: Duration) async throws {
        let sleep = Sleep()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                guard sleep.begin(continuation) else { return }
                execute { [self] in
                    sleep.hold(
                        schedule(after: delay, dropped: { sleep.finish(.failure(CancellationError())) }) {
                            sleep.finish(.success(()))
                        })
                }
            }
        } onCancel: {
            if let timer = sleep.finish(.failure(CancellationError())) { execute { timer.cancel() } }
        }
    }
}

/// The one-shot hand-over between a timer and a cancellation, whichever comes first.
private final class Sleep: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Void, any Error>?
        var result: Result<Void, any Error>?
        var timer: LoopTimer?
    }
    private let state = Mutex(State())

    /// - Returns: whether a timer is needed; not when the cancellation came first.
    func begin(_ continuation: CheckedContinuation<Void, any Error>) -> Bool {
        let early: Result<Void, any Error>? = state.withLock { state in
            if state.result == nil { state.continuation = continuation }
            return state.result
        }
        if let early { continuation.resume(with: early) }
        return early == nil
    }

    /// On the loop: the timer that was armed, unless the sleep has ended meanwhile.
    func hold(_ timer: LoopTimer) {
        let late = state.withLock { state in
            if state.result == nil { state.timer = timer }
            return state.result != nil
        }
        if late { timer.cancel() }
    }

    /// - Returns: the timer that is still armed, for the loop to cancel.
    @discardableResult
    func finish(_ result: Result<Void, any Error>) -> LoopTimer? {
        let (continuation, timer) = state.withLock { state in
            guard state.result == nil else { return (CheckedContinuation<Void, any Error>?.none, LoopTimer?.none) }
            state.result = result
            defer { (state.continuation, state.timer) = (nil, nil) }
            return (state.continuation, state.timer)
        }
        continuation?.resume(with: result)
        return timer
    }
}

extension timeval {
    /// Not below zero.
    init(_ duration: Duration) {
        let (seconds, attoseconds) = max(.zero, duration).components
        self.init(tv_sec: Int(seconds), tv_usec: Int(attoseconds / 1_000_000_000_000))
    }
}
