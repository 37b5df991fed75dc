internal import Glibc

/// Hears signals on a thread of its own, outside any signal handler.
public final class SignalWatch: Sendable {
    private let numbers: [Int32]
    private let heard: @Sendable (Int32) -> Void

    private init(_ numbers: [Int32], _ heard: @escaping @Sendable (Int32) -> Void) {
        self.numbers = numbers
        self.heard = heard
    }

    /// From now on these signals do nothing but call `heard`. To be called before the process has other threads: they inherit the
    /// mask that keeps the signals from them. A reader that goes away becomes an error of `write` instead of a signal.
    public static func start(_ numbers: [Int32], heard: @escaping @Sendable (Int32) -> Void) throws(SystemError) {
        signal(SIGPIPE, SIG_IGN)
        try SignalWatch(numbers, heard).run()
    }

    private func run() throws(SystemError) {
        var mask = Self.set(numbers)
        pthread_sigmask(SIG_BLOCK, &mask, nil)
        let context = Unmanaged.passRetained(self)
        var thread = pthread_t()
        let failure = pthread_create(&thread, nil, { context in
            guard let context else { return nil }
            Unmanaged<SignalWatch>.fromOpaque(context).takeRetainedValue().listen()
        }, context.toOpaque())
        guard failure == 0 else {
            context.release()
            throw SystemError("pthread_create", failure)
        }
    }

    private func listen() -> Never {
        pthread_detach(pthread_self())
        var mask = Self.set(numbers)
        while true {
            var number: Int32 = 0
            if sigwait(&mask, &number) == 0 { heard(number) }
        }
    }

    private static func set(_ numbers: [Int32]) -> sigset_t {
        var set = sigset_t()
        sigemptyset(&set)
        for number in numbers { sigaddset(&set, number) }
        return set
    }
}
