internal import Glibc

/// A POSIX semaphore, for the writer's thread to sleep on.
///
/// `@unchecked Sendable`: `sem_post` and `sem_wait` may be called from any thread; the address does not change.
final class Semaphore: @unchecked Sendable {
    private let pointer: UnsafeMutablePointer<sem_t>

    init() {
        pointer = .allocate(capacity: 1)
        pointer.initialize(to: sem_t())
        sem_init(pointer, 0, 0)
    }

    deinit {
        sem_destroy(pointer)
        pointer.deallocate()
    }

    func signal() { sem_post(pointer) }

    func wait() { while sem_wait(pointer) != 0 && errno == EINTR {} }
}
