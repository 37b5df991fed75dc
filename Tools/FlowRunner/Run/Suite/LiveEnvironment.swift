internal import Glibc
internal import Synchronization
internal import Wire

/// Set by the signal handler, which can reach nothing but a global; nothing else in the process shares it.
private let interruption = Atomic<Bool>(false)

extension RunEnvironment {
    /// libcurl, the system's clocks, real pauses.
    public static func live(checker: (any ResponseChecker)?) -> RunEnvironment {
        let clock: @Sendable () -> Instant = {
            var time = timespec()
            clock_gettime(CLOCK_REALTIME, &time)
            return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
        }
        return RunEnvironment(
            transport: { CurlTransport() }, checker: checker, clock: clock,
            uptime: {
                var time = timespec()
                clock_gettime(CLOCK_MONOTONIC, &time)
                return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
            },
            sleep: { duration in
                let parts = duration.components
                var time = timespec(tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
                nanosleep(&time, nil)
            },
            isInterrupted: { interruption.load(ordering: .relaxed) })
    }

    /// Lets SIGINT and SIGTERM end a run between two steps, so that its reports are still written. A second signal kills.
    public static func catchInterruptions() {
        _ = interruption.load(ordering: .relaxed)  // makes the global before a handler can need it
        var action = sigaction()
        action.__sigaction_handler.sa_handler = { _ in interruption.store(true, ordering: .relaxed) }
        action.sa_flags = Int32(bitPattern: SA_RESETHAND)
        sigaction(SIGINT, &action, nil)
        sigaction(SIGTERM, &action, nil)
    }
}
