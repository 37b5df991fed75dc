import Platform
import Synchronization
import Testing

@testable import Security

@Suite(.timeLimit(.minutes(1))) struct WorkerPoolTests {
    /// Starts a job that holds its thread until `gate` is signalled, and returns once it runs.
    private func occupy(_ pool: WorkerPool, until gate: Semaphore) async -> Task<Void, any Error> {
        let before = pool.load.running
        let task = Task { try await pool.run { gate.wait() } }
        while pool.load.running == before { await Task.yield() }
        return task
    }

    @Test func beyondTheQueueCallersAreToldWhenToComeBack() async throws {
        let pool = try WorkerPool(threads: 1, queueLimit: 2, longestWait: .seconds(60))
        let gate = Semaphore()
        let first = await occupy(pool, until: gate)
        let waiting = (0..<2).map { _ in Task { try await pool.run { 1 } } }
        while pool.load.queued < 2 { await Task.yield() }
        do {
            _ = try await pool.run { 1 }
            Issue.record("the fourth job had no room")
        } catch .overloaded(let retryAfter) {
            #expect(retryAfter >= .seconds(1))
        }
        gate.signal()
        try await first.value
        for task in waiting { #expect(try await task.value == 1) }
        #expect(try await pool.run { 2 } == 2, "it recovers")
    }

    @Test func aLongWaitIsRefusedBeforeItBegins() async throws {
        let pool = try WorkerPool(threads: 1, queueLimit: 100, longestWait: .zero)
        let gate = Semaphore()
        let first = await occupy(pool, until: gate)
        gate.signal()
        try await first.value  // now the pool knows that a job takes some time
        #expect(try await pool.run { 1 } == 1, "a free thread means no wait")
        let second = await occupy(pool, until: gate)
        await #expect(throws: WorkerPoolError.self) { try await pool.run { 1 } }
        gate.signal()
        try await second.value
    }

    @Test func allThreadsWorkAndNoMore() async throws {
        let pool = try WorkerPool(threads: 3, queueLimit: 100, longestWait: .seconds(60))
        let gate = Semaphore()
        var held: [Task<Void, any Error>] = []
        for _ in 0..<3 { held.append(await occupy(pool, until: gate)) }  // returns only if three run side by side
        let counter = Counter()
        let rest = (0..<40).map { _ in Task { try await pool.run { counter.enter(); counter.leave() } } }
        while pool.load.queued < 40 { await Task.yield() }
        #expect(pool.load == WorkerPool.Load(running: 3, queued: 40))
        for _ in 0..<3 { gate.signal() }
        for task in held + rest { try await task.value }
        #expect(counter.peak <= 3)
        #expect(counter.total == 40)
    }

    @Test func aCancelledCallerWaitsForNothing() async throws {
        let pool = try WorkerPool(threads: 1, queueLimit: 10, longestWait: .seconds(60))
        let gate = Semaphore()
        let first = await occupy(pool, until: gate)
        let ran = Counter()
        let queued = Task { try await pool.run { ran.enter() } }
        while pool.load.queued < 1 { await Task.yield() }
        queued.cancel()
        await #expect(throws: WorkerPoolError.cancelled) { try await queued.value }
        gate.signal()
        try await first.value
        _ = try await pool.run { 0 }  // the cancelled job was before this one
        #expect(ran.total == 0)
    }

    @Test func aReleasedPoolLetsGoOfEverything() async throws {
        weak var released: WorkerPool?
        do {
            let pool = try WorkerPool(threads: 2, queueLimit: 10, longestWait: .seconds(60))
            released = pool
            #expect(try await pool.run { 5 } == 5)
        }
        while released != nil { await Task.yield() }
    }
}

/// Counts who is inside at once.
final class Counter: Sendable {
    private let state = Mutex((inside: 0, peak: 0, total: 0))
    func enter() { state.withLock { $0.inside += 1; $0.total += 1; $0.peak = max($0.peak, $0.inside) } }
    func leave() { state.withLock { $0.inside -= 1 } }
    var peak: Int { state.withLock(\.peak) }
    var total: Int { state.withLock(\.total) }
}
