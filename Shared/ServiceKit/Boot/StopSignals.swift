internal import Glibc

/// Waits for SIGTERM or SIGINT on a thread of its own; both are blocked everywhere else.
///
/// Threads inherit what is blocked from the one that makes them, so this is made on the main thread before there are others.
public final class StopSignals: Sendable {
    public init() {
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, SIGTERM)
        sigaddset(&set, SIGINT)
        pthread_sigmask(SIG_BLOCK, &set, nil)
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            let box = Unmanaged.passRetained(Waiter(continuation))
            var thread = pthread_t()
            let failed = pthread_create(&thread, nil, { context in
                guard let context else { return nil }
                var set = sigset_t()
                sigemptyset(&set)
                sigaddset(&set, SIGTERM)
                sigaddset(&set, SIGINT)
                var caught: Int32 = 0
                sigwait(&set, &caught)
                Unmanaged<Waiter>.fromOpaque(context).takeRetainedValue().continuation.resume()
                return nil
            }, box.toOpaque())
            if failed != 0 { box.takeRetainedValue().continuation.resume() }
        }
    }

    private final class Waiter: Sendable {
        let continuation: CheckedContinuation<Void, Never>
        init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
    }
}
