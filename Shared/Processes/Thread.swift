internal import Glibc

/// A thread of the system that runs one closure.
struct Thread {
    private let handle: pthread_t

    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    static func start(_ body: @escaping @Sendable () -> Void) -> Result<Thread, ChildFailure> {
        let context = Unmanaged.passRetained(Body(body)).toOpaque()
        var handle = pthread_t()
        let failure = pthread_create(&handle, nil, { context in
            guard let context else { return nil }
            Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
            return nil
        }, context)
        guard failure == 0 else {
            Unmanaged<Body>.fromOpaque(context).release()
            return .failure(.cannotStart("pthread_create: \(String(cString: strerror(failure)))"))
        }
        return .success(Thread(handle: handle))
    }

    /// One of the two is to be called, once.
    func detach() { pthread_detach(handle) }
    func join() { pthread_join(handle, nil) }
}
