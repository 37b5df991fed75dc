internal import Glibc

/// A counting semaphore of the system, for threads that sleep; never waited on by a task.
///
/// `@unchecked Sendable`: `sem_t` is made to be shared by threads; its address never changes and it is destroyed in `deinit`.
public final class Semaphore: @unchecked Sendable {
    private let handle: UnsafeMutablePointer<sem_t>

    /// Starts at zero.
    public init() {
        handle = .allocate(capacity: 1)
        handle.initialize(to: sem_t())
        sem_init(handle, 0, 0)  // fails only for a count beyond the system's limit
    }

    public func signal() { sem_post(handle) }

    /// Blocks the thread until there is a count to take.
    public func wait() {
        while sem_wait(handle) != 0 {}  // interrupted by a signal
    }

    deinit {
        sem_destroy(handle)
        handle.deallocate()
    }
}
