import Synchronization
import Testing

@testable import EventLoop

@Suite struct EventLoopTests {
    @Test func jobsFromOtherThreadsRunOnTheLoop() async throws {
        let loop = try EventLoop(name: "test")
        defer { loop.stop() }
        #expect(!loop.isCurrent)
        #expect(EventLoop.current == nil)
        let inside = await Task(executorPreference: loop) { (loop.isCurrent, EventLoop.current === loop) }.value
        #expect(inside == (true, true))
    }

    @Test func taskStaysOnTheLoopAcrossSuspensions() async throws {
        let loop = try EventLoop(name: "test")
        let other = try EventLoop(name: "other")
        defer { loop.stop(); other.stop() }
        let places = await Task(executorPreference: loop) {
            var places: [Bool] = [loop.isCurrent]
            await Task.yield()
            places.append(loop.isCurrent)
            _ = await Task(executorPreference: other) { other.isCurrent }.value
            places.append(loop.isCurrent)
            await Counter().add()
            places.append(loop.isCurrent)
            try? await loop.sleep(for: .milliseconds(1))
            places.append(loop.isCurrent)
            return places
        }.value
        #expect(places == [true, true, true, true, true])
    }

    @Test func crossThreadEnqueuesLoseNothing() async throws {
        let loop = try EventLoop(name: "test")
        defer { loop.stop() }
        let total = 100_000
        let onLoop = Count()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    await withTaskGroup(of: Void.self) { inner in
                        for _ in 0..<total / 4 {
                            inner.addTask(executorPreference: loop) {
                                if loop.isCurrent { onLoop.add() }
                            }
                        }
                    }
                }
            }
        }
        #expect(onLoop.value == total)
    }

    @Test func executeRunsAtOnceWhenOnTheLoop() async throws {
        let loop = try EventLoop(name: "test")
        defer { loop.stop() }
        let order = await Task(executorPreference: loop) {
            let order = Order()
            loop.execute { order.add(1) }
            order.add(2)
            return order.values
        }.value
        #expect(order == [1, 2])
    }

    @Test func jobsMadeOutsideATurnAreNotLost() async throws {
        let loop = try EventLoop(name: "test")
        defer { loop.stop() }
        // The continuation is resumed from another thread, and from the loop itself inside a timer's turn.
        let value = await withCheckedContinuation { continuation in
            loop.execute { loop.schedule(after: .zero) { Task(executorPreference: loop) { continuation.resume(returning: 7) } } }
        }
        #expect(value == 7)
    }

    @Test func yieldingTasksDoNotStarveTimers() async throws {
        let loop = try EventLoop(name: "test")
        defer { loop.stop() }
        let fired = Flag()
        await Task(executorPreference: loop) {
            loop.schedule(after: .milliseconds(1)) { fired.raise() }
            while !fired.isUp { await Task.yield() }
        }.value
        #expect(fired.isUp)
    }

    @Test func stopRunsQueuedJobsAndThoseTheyMakeReady() async throws {
        let loop = try EventLoop(name: "test")
        let ran = Count()
        for _ in 0..<2_000 {
            Task(executorPreference: loop) {
                ran.add()
                await Task.yield()
                ran.add()
            }
        }
        await offThePool { loop.stop() }
        #expect(ran.value == 4_000)
        await offThePool { loop.stop() }  // a second stop is harmless
    }

    @Test func stopBreaksTasksThatFeedThemselvesForever() async throws {
        let loop = try EventLoop(name: "test")
        let turns = Count()
        Task(executorPreference: loop) {
            while true {
                turns.add()
                await Task.yield()
            }
        }
        while turns.value == 0 { await Task.yield() }
        await offThePool { loop.stop() }
        let done = turns.value
        try await Task.sleep(for: .milliseconds(20))
        #expect(turns.value == done)
    }

    @Test func groupGivesTheCallersLoopOrTheNextOne() async throws {
        let group = try EventLoopGroup(count: 3)
        defer { group.stop() }
        let three = Set((0..<3).map { _ in ObjectIdentifier(group.next()) })
        #expect(three.count == 3)
        let second = group.loops[1]
        #expect(await Task(executorPreference: second) { group.next() === second && group.next() === second }.value)
    }
}

@Suite struct LoopTimeTests {
    @Test func timersFireInOrderOfTheirDelay() async throws {
        let loop = try EventLoop(name: "test")
        defer { loop.stop() }
        let order = await withCheckedContinuation { continuation in
            loop.execute {
                let order = Order()
                loop.schedule(after: .milliseconds(20)) { continuation.resume(returning: order.values + [3]) }
                loop.schedule(after: .milliseconds(10)) { order.add(2) }
                loop.schedule(after: .milliseconds(-5)) { order.add(1) }
            }
        }
        #expect(order == [1, 2, 3])
    }

    @Test func cancelledTimerDoesNotFireAndIsFreed() async throws {
        let loop = try EventLoop(name: "test")
        defer { loop.stop() }
        let fired = Flag()
        let freed = await Task(executorPreference: loop) {
            weak var weakTimer: LoopTimer?
            do {
                let timer = loop.schedule(after: .milliseconds(1)) { fired.raise() }
                weakTimer = timer
                timer.cancel()
                timer.cancel()
            }
            return weakTimer == nil
        }.value
        #expect(freed)
        try await loop.sleep(for: .milliseconds(10))
        #expect(!fired.isUp)
    }

    @Test func firedTimerIsFreed() async throws {
        let loop = try EventLoop(name: "test")
        defer { loop.stop() }
        let gone = Flag()
        await Task(executorPreference: loop) {
            let canary = Canary(gone)
            await withCheckedContinuation { continuation in
                loop.schedule(after: .zero) { canary.touch(); continuation.resume() }
            }
        }.value
        for _ in 0..<100_000 where !gone.isUp { await Task.yield() }
        #expect(gone.isUp)
    }

    @Test func sleepEndsOnCancellationAndFreesItsTimer() async throws {
        let loop = try EventLoop(name: "test")
        defer { loop.stop() }
        let started = Flag()
        let task = Task(executorPreference: loop) { () -> Bool in
            started.raise()
            do { try await loop.sleep(for: .seconds(3600)); return false } catch { return error is CancellationError }
        }
        while !started.isUp { await Task.yield() }
        task.cancel()
        #expect(await task.value)
        while await Task(executorPreference: loop, operation: { loop.armedTimers }).value > 0 { await Task.yield() }
    }

    @Test func sleepOfACancelledTaskThrowsAtOnce() async throws {
        let loop = try EventLoop(name: "test")
        defer { loop.stop() }
        let task = Task(executorPreference: loop) { () -> Bool in
            withUnsafeCurrentTask { $0?.cancel() }
            do { try await loop.sleep(for: .seconds(3600)); return false } catch { return error is CancellationError }
        }
        #expect(await task.value)
    }

    @Test func stopWakesSleepers() async throws {
        let loop = try EventLoop(name: "test")
        let started = Flag()
        let task = Task(executorPreference: loop) { () -> Bool in
            started.raise()
            do { try await loop.sleep(for: .seconds(3600)); return false } catch { return error is CancellationError }
        }
        while !started.isUp { await Task.yield() }
        await offThePool { loop.stop() }
        #expect(await task.value)
    }
}

private actor Counter {
    private var value = 0
    func add() { value += 1 }
}

private final class Flag: Sendable {
    private let up = Atomic<Bool>(false)
    func raise() { up.store(true, ordering: .releasing) }
    var isUp: Bool { up.load(ordering: .acquiring) }
}

private final class Count: Sendable {
    private let count = Atomic<Int>(0)
    func add() { count.wrappingAdd(1, ordering: .relaxed) }
    var value: Int { count.load(ordering: .relaxed) }
}

private final class Order: Sendable {
    private let order = Mutex<[Int]>([])
    func add(_ value: Int) { order.withLock { $0.append(value) } }
    var values: [Int] { order.withLock { $0 } }
}

/// Raises its flag when everything that held it has let go.
private final class Canary: Sendable {
    private let gone: Flag
    init(_ gone: Flag) { self.gone = gone }
    func touch() {}
    deinit { gone.raise() }
}

/// `stop()` blocks its caller, which must not be a loop.
private func offThePool(_ body: @escaping @Sendable () -> Void) async {
    await Task.detached { body() }.value
}
