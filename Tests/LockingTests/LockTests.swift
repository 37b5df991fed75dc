import Dispatch
import Locking
import Testing

@Suite(.timeLimit(.minutes(1))) struct LockTests {
    private struct Refused: Error, Equatable { let reason: String }

    @Test func aValueIsReadAndChangedAndWhatTheBodyGivesComesBack() {
        let lock = Lock(["a": 1])
        #expect(lock.withLock { $0.updateValue(2, forKey: "a") } == 1)
        #expect(lock.withLock { $0 } == ["a": 2])
    }

    /// An error keeps its type, leaves what was changed before it, and lets the next one in.
    @Test func anErrorLeavesTheLockOpen() {
        let lock = Lock(0)
        #expect(throws: Refused(reason: "closed")) {
            try lock.withLock { value throws(Refused) in
                value = 7
                throw Refused(reason: "closed")
            }
        }
        #expect(lock.withLock { $0 } == 7)
    }

    /// Each thread reads, lets the others run, and writes: without the lock nearly every addition would be lost.
    @Test(arguments: [2, 8, 32]) func oneThreadAtATimeIsIn(_ threads: Int) {
        let lock = Lock((total: 0, inside: 0, most: 0))
        DispatchQueue.concurrentPerform(iterations: threads) { _ in
            for _ in 0..<20_000 {
                lock.withLock { state in
                    state.inside += 1
                    state.most = max(state.most, state.inside)
                    state.total += 1
                    state.inside -= 1
                }
            }
        }
        #expect(lock.withLock { $0.total } == threads * 20_000)
        #expect(lock.withLock { $0.most } == 1)
    }

    @Test func locksOfDifferentValuesDoNotWaitForEachOther() {
        let outer = Lock(1), inner = Lock(2)
        #expect(outer.withLock { first in inner.withLock { second in first + second } } == 3)
    }

    /// The value goes with the lock.
    @Test func nothingIsKeptAlive() {
        final class Thing: Sendable {}
        weak var seen: Thing?
        do {
            let lock = Lock([Thing()])
            seen = lock.withLock { $0.first }
            #expect(seen != nil)
        }
        #expect(seen == nil)
    }
}
