internal import Glibc
internal import Synchronization

/// Threads in the order in which they first asked: what is kept for each of a few threads needs no lock that all of them take.
enum ThreadNumber {
    /// The number of the thread that asks, from 0 on; the same each time.
    static var current: Int {
        if let known = pthread_getspecific(key) { return Int(bitPattern: known) - 1 }
        // One more than the number, as nothing is what a thread has that did not ask yet.
        let mine = next.wrappingAdd(1, ordering: .relaxed).newValue
        pthread_setspecific(key, UnsafeRawPointer(bitPattern: mine))
        return mine - 1
    }

    private static let next = Atomic<Int>(0)
    private static let key: pthread_key_t = {
        var key = pthread_key_t()
        pthread_key_create(&key, nil)
        return key
    }()
}
