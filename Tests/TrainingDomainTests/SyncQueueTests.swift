import Contracts
import JSONCoding
import TestSupport
import Testing
import TrainingDomain
import Wire

/// A queue with a clock, and what its effects did.
private struct QueueBench {
    var queue: SyncQueue
    var now = Instant.example
    var effects: [SyncEffect] = []
    var sent: [SyncRequest] = []
    var saved: SyncOutbox?
    var wake: Instant?
    private var ids = 0

    init(_ outbox: SyncOutbox = SyncOutbox(device: .example)) { queue = SyncQueue(outbox) }

    mutating func send(_ event: SyncEvent) {
        effects = queue.apply(event, now: now)
        for effect in effects {
            switch effect {
            case .send(let request):
                sent.append(request)
                wake = nil
            case .save(let outbox): saved = outbox
            case .wake(let instant): wake = instant
            default: break
            }
        }
    }

    /// A write of a template, or of what is said.
    mutating func write(_ entity: Int, _ kind: SyncKind = .template, base: Int64? = nil, bytes: Int64 = 100) {
        ids += 1
        send(.write(
            NewOperation(
                id: OperationID(trusted: uuid(ids)), kind: kind, action: .put, entity: uuid(1000 + entity), baseVersion: base,
                payload: JSONDocument(.object(["n": .integer(Int64(ids))])), bytes: bytes)))
    }

    mutating func answer(
        _ status: SyncStatus = .applied, version: Int64 = 1, changes: [SyncChange] = [], cursor: String = "c", hasMore: Bool = false
    ) {
        let results = (sent.last?.operations ?? []).map { SyncResult(id: $0.id, status: status, version: version) }
        send(.answered(SyncAnswer(results: results, changes: changes, cursor: OpaqueToken(trusted: cursor), hasMore: hasMore)))
    }
    var lastNumbers: [Int64] { sent.last?.operations.map(\.number) ?? [] }
    func wait(_ seconds: Int64) -> Instant { now + .seconds(seconds) }
}

struct SyncQueueTests {
    @Test("Coming to the front is one request, a write is one request, and ten idle minutes are none")
    func occasions() {
        var bench = QueueBench()
        bench.send(.foreground)
        #expect(bench.sent.count == 1)
        bench.answer()
        #expect(bench.sent.count == 1)
        bench.write(1)
        #expect(bench.sent.count == 2)
        bench.answer()
        bench.now = bench.wait(600)
        bench.send(.woken)
        #expect(bench.sent.count == 2)
        #expect(bench.wake == nil)
        bench.send(.foreground)
        #expect(bench.sent.count == 3)
    }

    @Test("One request at a time; what is written meanwhile goes with the next, in order and by growing numbers")
    func oneAtATime() {
        var bench = QueueBench()
        bench.write(1)
        for entity in 2...4 { bench.write(entity) }
        bench.send(.foreground)
        #expect(bench.sent.count == 1)
        #expect(bench.lastNumbers == [1])
        bench.answer()
        #expect(bench.sent.count == 2)
        #expect(bench.lastNumbers == [2, 3, 4])
        bench.answer()
        #expect(bench.queue.outbox.operations.isEmpty)
        #expect(bench.sent.count == 2)
    }

    @Test("What leaves is kept as sent before it leaves, and repeated as it is until it is answered")
    func repeated() {
        var bench = QueueBench()
        bench.write(1)
        let first = bench.sent[0].operations[0]
        #expect(bench.saved?.operations.first?.wasSent == true)
        bench.send(.failed(.passing(retryAfter: nil)))
        // It may have been done: a later wish is another operation.
        bench.write(1)
        bench = QueueBench(bench.queue.outbox)
        bench.send(.foreground)
        #expect(bench.sent[0].operations.map(\.id) == [first.id])
        #expect(bench.sent[0].operations[0] == first)
        bench.answer(version: 7)
        // The next one is made from what came of the first.
        #expect(bench.sent[1].operations.map { $0.baseVersion?.value?.value } == [7])
        #expect(bench.sent[1].operations.map(\.number) == [2])
    }

    @Test("Changes of the same thing that have not left are one; those with something between stay apart and in order")
    func coalesced() {
        var bench = QueueBench()
        bench.write(9)
        bench.write(1, base: 4)
        bench.write(1, base: 4)
        bench.write(2)
        bench.write(1, base: 4)
        #expect(bench.queue.outbox.operations.map(\.entity.text) == [uuid(1009), uuid(1001), uuid(1002), uuid(1001)])
        bench.answer()
        // One operation a thing in a request.
        #expect(bench.sent.last?.operations.map { $0.entity?.value?.text } == [uuid(1001), uuid(1002)])
        bench.answer(version: 5)
        #expect(bench.sent.last?.operations.map { $0.baseVersion?.value?.value } == [5])
    }

    @Test("A finished workout is in the outbox once")
    func workoutOnce() {
        var bench = QueueBench()
        bench.write(1, .workout)
        bench.write(1, .workout)
        #expect(bench.queue.outbox.operations.count == 1)
    }

    @Test("A request has at most 100 operations and half a megabyte")
    func batches() {
        var bench = QueueBench()
        bench.write(0)
        for entity in 1...250 { bench.write(entity) }
        var counts: [Int] = []
        while !bench.queue.outbox.operations.isEmpty {
            bench.answer()
            counts.append(bench.sent.last?.operations.count ?? 0)
        }
        #expect(counts == [100, 100, 50, 50])
        bench = QueueBench()
        bench.write(0)
        for entity in 1...3 { bench.write(entity, bytes: 300_000) }
        bench.write(4, bytes: 9_000_000)
        bench.answer()
        #expect(bench.sent.last?.operations.count == 1)
        while !bench.queue.outbox.operations.isEmpty { bench.answer() }
        #expect(bench.queue.outbox.lastNumber == 5)
    }

    @Test("What fails is tried again ever more slowly while there is unsent work, and then waits for the person")
    func backoff() {
        var bench = QueueBench()
        bench.write(1)
        var pauses: [Int64] = []
        while bench.queue.isSending {
            bench.send(.failed(.passing(retryAfter: nil)))
            guard let wake = bench.wake else { break }
            pauses.append((wake - bench.now).milliseconds / 1000)
            // Neither an early alarm nor a write hurries it.
            bench.send(.woken)
            #expect(bench.effects == [.wake(at: min(wake, bench.wait(300)))])
            bench.write(2)
            #expect(!bench.queue.isSending)
            bench.now = wake
            bench.send(.woken)
        }
        #expect(pauses == [2, 4, 8, 16, 32, 64, 128, 256])
        #expect(bench.sent.count == 9)
        bench.send(.foreground)
        #expect(bench.sent.count == 10)
        bench.send(.failed(.passing(retryAfter: 900)))
        #expect(bench.wake == bench.wait(900))
    }

    @Test("Without unsent work, and when signing in is needed, nothing is tried again")
    func noRetry() {
        var bench = QueueBench()
        bench.send(.foreground)
        bench.send(.failed(.passing(retryAfter: nil)))
        #expect(bench.effects.isEmpty)
        bench.write(1)
        bench.send(.failed(.lasting))
        #expect(bench.effects.isEmpty)
        #expect(bench.queue.outbox.operations.count == 1)
    }

    @Test("Pages are read to their end, and kept before the cursor behind them is")
    func pages() throws {
        var bench = QueueBench()
        bench.send(.foreground)
        bench.answer(changes: [.example], cursor: "one", hasMore: true)
        #expect(bench.sent.last?.cursor?.text == "one")
        #expect(bench.effects.first == .apply([.example]))
        bench.answer(changes: [.example], cursor: "two")
        #expect(bench.sent.count == 2)
        #expect(bench.effects == [.apply([.example]), .save(bench.queue.outbox)])
        #expect(bench.saved?.cursor?.text == "two")
    }

    @Test("What the person changed and has not sent is not overwritten by what comes")
    func pending() {
        var bench = QueueBench()
        bench.send(.foreground)
        bench.write(1)
        let theirs = SyncChange(kind: .template, entity: uuid(1001), version: 9, template: .example)
        bench.answer(changes: [theirs, .example])
        #expect(bench.effects.first == .apply([.example]))
    }

    @Test("A conflict shows what is there and keeps what was meant; one operation that is refused holds up no other")
    func issues() throws {
        var bench = QueueBench()
        for entity in 0...3 { bench.write(entity) }
        bench.answer()
        let sent = try #require(bench.sent.last?.operations)
        let current = SyncChange(kind: .template, entity: try #require(sent[0].entity?.value?.text), version: 9, template: .example)
        bench.send(
            .answered(
                SyncAnswer(
                    results: [
                        SyncResult(id: sent[0].id, status: .conflict, version: 9, code: .versionConflict, current: current),
                        SyncResult(id: sent[1].id, status: .refused, code: .exerciseNameTaken, suggestedName: .example),
                        SyncResult(id: sent[2].id, status: .unchanged, version: 3),
                    ], changes: [], cursor: .example, hasMore: false)))
        #expect(bench.effects.first == .apply([current]))
        #expect(bench.queue.outbox.operations.isEmpty)
        #expect(bench.queue.outbox.issues.map(\.code) == [.versionConflict, .exerciseNameTaken])
        #expect(bench.queue.outbox.issues.map(\.operation.payload) == [sent[0].payload, sent[1].payload])
        #expect(bench.queue.outbox.issues[1].suggestedName == .example)
        bench.send(.settle(sent[0].id))
        #expect(bench.saved?.issues.count == 1)
    }

    /// What was made from a version that a service has stays: one of before does not say what it has.
    @Test(
        "What was refused and is nowhere but here goes once the person has decided",
        arguments: [
            (nil, .exerciseNameTaken, 0), (nil, .validationFailed, 0), (3, .notFound, 3), (3, .exerciseNameTaken, nil),
            (3, .validationFailed, nil),
        ] as [(Int64?, ErrorCode, Int64?)])
    func phantoms(base: Int64?, code: ErrorCode, gone: Int64?) throws {
        var bench = QueueBench()
        bench.write(1, .exercise, base: base)
        let sent = try #require(bench.sent.last?.operations.first)
        let result = SyncResult(id: sent.id, status: .refused, code: code)
        bench.send(.answered(SyncAnswer(results: [result], changes: [], cursor: .example, hasMore: false)))
        var busy = bench
        bench.send(.settle(sent.id))
        var wanted: [SyncEffect] = [.save(bench.queue.outbox)]
        if let gone {
            let phantom = SyncChange(kind: .exercise, entity: uuid(1001), version: gone, deletedAt: bench.now)
            wanted.insert(.apply([phantom]), at: 0)
        }
        #expect(bench.effects == wanted)
        #expect(bench.queue.outbox.issues.isEmpty)
        // It is decided once, and what was done with it since is to be shown.
        bench.send(.settle(sent.id))
        #expect(bench.effects == [.save(bench.queue.outbox)])
        busy.write(1, .exercise)
        busy.send(.settle(sent.id))
        #expect(busy.effects == [.save(busy.queue.outbox)])
    }

    @Test("What changed after a conflict was found is not overwritten by what the conflict was with")
    func newestLast() throws {
        var bench = QueueBench()
        bench.write(1)
        let sent = try #require(bench.sent.last?.operations.first)
        func theirs(_ version: Int64) -> SyncChange {
            SyncChange(kind: .template, entity: uuid(1001), version: version, template: .example)
        }
        let result = SyncResult(id: sent.id, status: .conflict, version: 8, code: .versionConflict, current: theirs(8))
        bench.send(.answered(SyncAnswer(results: [result], changes: [theirs(9)], cursor: .example, hasMore: false)))
        #expect(bench.effects.first == .apply([theirs(8), theirs(9)]))
    }

    @Test("A clock that is set back while something waits does not keep it until the app comes to the front")
    func clockSetBack() {
        var bench = QueueBench()
        bench.write(1)
        bench.send(.failed(.passing(retryAfter: nil)))
        let due = bench.wait(2)
        bench.now = bench.wait(-3600)
        bench.send(.woken)
        #expect(bench.wake == bench.wait(300) && !bench.queue.isSending)
        bench.now = due
        bench.send(.woken)
        #expect(bench.sent.count == 2)
    }

    @Test("An answer without results is no reason to ask at once again")
    func mute() {
        var bench = QueueBench()
        bench.write(1)
        bench.send(.answered(SyncAnswer(results: [], changes: [], cursor: .example, hasMore: false)))
        #expect(bench.sent.count == 1)
        #expect(bench.wake != nil)
        #expect(bench.queue.outbox.operations.count == 1)
    }

    @Test("After 410 everything comes again, what is gone goes, and unsent work stays")
    func resync() {
        var bench = QueueBench()
        bench.send(.foreground)
        bench.answer(cursor: "old")
        bench.write(1)
        bench.send(.failed(.resync))
        #expect(bench.effects.first == .beginReload)
        #expect(bench.sent.last?.cursor == nil)
        #expect(bench.sent.last?.operations.count == 1)
        #expect(bench.saved?.isReloading == true)
        bench.answer(changes: [.example], cursor: "new", hasMore: true)
        #expect(!bench.effects.contains(.endReload))
        bench.answer(changes: [.example], cursor: "newer")
        #expect(bench.effects == [.apply([.example]), .endReload, .save(bench.queue.outbox)])
        #expect(bench.saved?.isReloading == false)
        // A service that says it again, although there is no cursor, is not asked on and on.
        bench = QueueBench()
        bench.send(.foreground)
        bench.send(.failed(.resync))
        #expect(bench.sent.count == 1)
    }

    @Test("Signing out sends what it can first, and asks about the rest")
    func logOut() {
        var bench = QueueBench()
        bench.send(.logOut(hasActiveWorkout: false))
        #expect(bench.effects == [.leave(isKept: false)])

        bench = QueueBench()
        bench.write(1)
        bench.send(.failed(.lasting))
        bench.send(.logOut(hasActiveWorkout: false))
        #expect(bench.sent.count == 2)
        bench.answer()
        #expect(bench.effects.last == .leave(isKept: false))

        bench = QueueBench()
        bench.write(1)
        bench.send(.logOut(hasActiveWorkout: true))
        bench.send(.failed(.passing(retryAfter: nil)))
        #expect(bench.queue.question == UnsentQuestion(operations: 1, hasActiveWorkout: true))
        #expect(bench.wake == nil)
        var kept = bench
        kept.send(.keep)
        #expect(kept.effects.last == .leave(isKept: true))
        #expect(kept.saved?.operations.count == 1)
        #expect(kept.saved?.cursor == nil)
        var stays = bench
        stays.send(.stay)
        #expect(stays.effects.isEmpty)
        #expect(stays.queue.question == nil)
        bench.send(.discard)
        #expect(bench.effects == [.leave(isKept: false)])
        // A workout under way alone is asked about too.
        bench = QueueBench()
        bench.send(.logOut(hasActiveWorkout: true))
        #expect(bench.queue.question == UnsentQuestion(operations: 0, hasActiveWorkout: true))
        // And so is what is unsent elsewhere in the app.
        bench = QueueBench()
        bench.write(1)
        bench.send(.logOut(hasActiveWorkout: false, alsoUnsent: 2))
        bench.answer()
        #expect(bench.queue.question == UnsentQuestion(operations: 2, hasActiveWorkout: false))
    }
}
