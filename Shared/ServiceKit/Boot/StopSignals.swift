internal import Glibc

/// Turns SIGTERM and SIGINT into the end of a wait. Made first thing in `main`, so that a signal that comes while the service
/// starts is not lost either.
///
/// By a handler that writes to a pipe, on whatever thread the signal arrives. The main thread lets them through also where who started
/// this process had them blocked, as threads of pools do: a blocked signal is inherited and would never be heard.
public struct StopSignals: Sendable {
    public init() {
        // Opens the pipe now: a handler may not do what a first use would.
        _ = wakeup
        var stops = sigset_t()
        sigemptyset(&stops)
        for number in [SIGTERM, SIGINT] {
            sigaddset(&stops, number)
            signal(number) { _ in
                var byte: UInt8 = 1
                _ = write(wakeup.writeEnd, &byte, 1)
            }
        }
        pthread_sigmask(SIG_UNBLOCK, &stops, nil)
    }

    /// Returns once a signal came.
    func wait() async {
        await withCheckedContinuation { continuation in
            let waiter = Unmanaged.passRetained(Waiter(continuation))
            var thread = pthread_t()
            let failed = pthread_create(&thread, nil, { context in
                guard let context else { return nil }
                var byte: UInt8 = 0
                while read(wakeup.readEnd, &byte, 1) < 0, errno == EINTR {}
                Unmanaged<Waiter>.fromOpaque(context).takeRetainedValue().continuation.resume()
                return nil
            }, waiter.toOpaque())
            if failed != 0 { waiter.takeRetainedValue().continuation.resume() }
        }
    }

    private final class Waiter: Sendable {
        let continuation: CheckedContinuation<Void, Never>
        init(_ continuation: CheckedContinuation<Void, Never>) { self.continuation = continuation }
    }
}

/// A signal handler can reach nothing but globals.
private let wakeup: (readEnd: Int32, writeEnd: Int32) = {
    var ends: [Int32] = [-1, -1]
    pipe(&ends)
    return (ends[0], ends[1])
}()
