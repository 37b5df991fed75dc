#if canImport(Darwin)
public import Darwin
#else
public import Glibc
#endif

/// A value that one thread at a time reads and changes. What apps compile has this in place of the standard library's `Mutex`, which
/// needs iOS 18. POSIX threads are everywhere, so what runs on a phone is what the tests run.
///
/// `@unchecked Sendable`: the value is touched only between `pthread_mutex_lock` and `pthread_mutex_unlock`, can itself be sent, and both
/// pointers are freed in `deinit`.
public final class Lock<Value: Sendable>: @unchecked Sendable {
    // Neither may move: a thread may be waiting on the one, and the other is what it waits for.
    @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
    @usableFromInline let value: UnsafeMutablePointer<Value>

    public init(_ value: Value) {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)  // the default kind allocates nothing, so it does not fail
        self.value = .allocate(capacity: 1)
        self.value.initialize(to: value)
    }

    /// Waits for the thread that is in, so `body` returns at once and never comes here again.
    @inlinable
    public func withLock<Result, Failure: Error>(_ body: (inout Value) throws(Failure) -> Result) throws(Failure) -> Result {
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value.pointee)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
        value.deinitialize(count: 1)
        value.deallocate()
    }
}
