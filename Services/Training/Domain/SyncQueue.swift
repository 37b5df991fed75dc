public import Contracts
public import Wire

public enum SyncEvent: Sendable, Equatable {
    /// Something was done on this device.
    case write(NewOperation)
    /// The app came to the front, or the person signed in.
    case foreground
    case answered(SyncAnswer)
    case failed(SyncFailure)
    /// The instant of a `wake` has come.
    case woken
    /// The person has decided about an operation that was not done.
    case settle(OperationID)
    /// The person wants to leave. A workout under way would be lost too, and so many other things that this queue knows nothing of.
    case logOut(hasActiveWorkout: Bool, alsoUnsent: Int = 0)
    /// The answers to the question.
    case keep, discard, stay
}

public enum SyncFailure: Sendable, Hashable {
    /// It may work later, in so many seconds if the service said so.
    case passing(retryAfter: Int64?)
    /// The service no longer knows what was deleted since the cursor.
    case resync
    /// Nobody is signed in, or the request as a whole is not understood: the next start of the app may help.
    case lasting
}

/// What somebody has to carry out, in this order.
public enum SyncEffect: Sendable, Equatable {
    /// Everything that is here counts as gone unless it comes again before `endReload`.
    case beginReload
    /// One that is deleted with version 0 goes only where it has version 0 too: from this device, which alone ever had it.
    case apply([SyncChange])
    case endReload
    case save(SyncOutbox)
    case send(SyncRequest)
    /// Tell `woken` then. A later one replaces it.
    case wake(at: Instant)
    /// Sign out now. What is kept stays sealed for this account.
    case leave(isKept: Bool)
}

/// Before signing out. IL-ADD-04.
public struct UnsentQuestion: Sendable, Hashable {
    /// What the services do not have, of the queue and of the app besides it.
    public let operations: Int
    public let hasActiveWorkout: Bool
    public init(operations: Int, hasActiveWorkout: Bool) {
        self.operations = operations
        self.hasActiveWorkout = hasActiveWorkout
    }
}

/// The reducer of the sync: one request at a time, begun by a write or by coming to the front and by nothing else. What failed while
/// there is unsent work is tried again a few times, ever more slowly. IL-OOS-08.
public struct SyncQueue: Sendable, Equatable {
    public private(set) var outbox: SyncOutbox
    public private(set) var question: UnsentQuestion?
    public private(set) var isSending = false
    private var failures: Int64 = 0
    private var notBefore: Instant?
    /// What would be lost besides the operations.
    private struct Leaving: Sendable, Equatable {
        let hasActiveWorkout: Bool
        let alsoUnsent: Int
    }
    /// There while the person waits for the end of the request to leave.
    private var leaving: Leaving?

    static let mostRetries: Int64 = 8
    static let longestPause: Int64 = 300

    /// - Parameter isCacheWhole: whether what was read of the service's changes is still here. If not, all of it has to come again, and
    /// what does not is gone.
    public init(_ outbox: SyncOutbox, isCacheWhole: Bool = true) {
        self.outbox = outbox
        if !isCacheWhole { (self.outbox.cursor, self.outbox.isReloading) = (nil, true) }
    }

    public mutating func apply(_ event: SyncEvent, now: Instant) -> [SyncEffect] {
        switch event {
        case .write(let operation):
            outbox.add(operation)
            let isWaiting = notBefore.map { $0 > now } ?? false
            return isSending || isWaiting ? [.save(outbox)] : send()
        case .foreground:
            failures = 0
            return isSending ? [] : send()
        case .woken:
            guard let due = notBefore, !isSending, !outbox.operations.isEmpty else { return [] }
            // An alarm comes early when the clock was set back; should it be set on, that is seen before long.
            return due <= now ? send() : [.wake(at: min(due, now + .seconds(Self.longestPause)))]
        case .answered(let answer): return isSending ? take(answer, now: now) : []
        case .failed(let failure): return isSending ? fail(failure, now: now) : []
        case .settle(let id): return settle(id, now: now)
        case .logOut(let hasActiveWorkout, let alsoUnsent):
            return logOut(Leaving(hasActiveWorkout: hasActiveWorkout, alsoUnsent: alsoUnsent))
        case .keep, .discard, .stay: return decide(event)
        }
    }

    /// What was refused and is nowhere but on this device goes with the decision, unless the person has done something with it since.
    private mutating func settle(_ id: OperationID, now: Instant) -> [SyncEffect] {
        let settled = outbox.issues.first { $0.operation.id == id }
        outbox.issues.removeAll { $0.operation.id == id }
        guard let gone = settled?.phantom(now), !outbox.isPending(gone.kind, gone.entity) else { return [.save(outbox)] }
        return [.apply([gone]), .save(outbox)]
    }

    /// Marks what leaves before it does: from here on nobody knows whether the service did it.
    private mutating func send() -> [SyncEffect] {
        let count = outbox.batch
        for index in 0..<count { outbox.operations[index].wasSent = true }
        (isSending, notBefore) = (true, nil)
        let operations = outbox.operations[..<count].map { $0.operation }
        return [
            .save(outbox), .send(SyncRequest(device: outbox.device, operations: BoundedList(trusted: operations), cursor: outbox.cursor)),
        ]
    }

    // MARK: Answers

    /// What came is kept before the cursor behind it is, so that being killed between the two only reads it again.
    private mutating func take(_ answer: SyncAnswer, now: Instant) -> [SyncEffect] {
        isSending = false
        let waited = outbox.operations.count { $0.wasSent }
        let (answered, current) = outbox.take(answer.results)
        outbox.cursor = answer.cursor
        // What the person changed meanwhile is newer to them; the answer to it says what became of it. The changes were read after the
        // operations were done, so that they come last.
        let changes = (current + answer.changes).filter { !outbox.isPending($0.kind, $0.entity) }
        var effects: [SyncEffect] = changes.isEmpty ? [] : [.apply(changes)]
        if outbox.isReloading, !answer.hasMore {
            outbox.isReloading = false
            effects.append(.endReload)
        }
        guard waited == 0 || answered > 0 else { return effects + [.save(outbox)] + pause(nil, now: now) }
        failures = 0
        if let leaving, outbox.operations.isEmpty { return effects + [.save(outbox)] + leaveOrAsk(leaving) }
        return effects + (answer.hasMore || !outbox.operations.isEmpty ? send() : [.save(outbox)])
    }

    private mutating func fail(_ failure: SyncFailure, now: Instant) -> [SyncEffect] {
        isSending = false
        if failure == .resync, outbox.cursor != nil {
            outbox.cursor = nil
            outbox.isReloading = true
            return [.beginReload] + send()
        }
        if let leaving { return leaveOrAsk(leaving) }
        switch failure {
        case .passing(let seconds): return pause(seconds, now: now)
        case .resync: return pause(nil, now: now)
        case .lasting: return []
        }
    }

    /// 2, 4, 8 … seconds, at most five minutes. Without unsent work, and after the last try, it waits for the person.
    private mutating func pause(_ seconds: Int64?, now: Instant) -> [SyncEffect] {
        if let leaving { return leaveOrAsk(leaving) }
        failures += 1
        guard failures <= Self.mostRetries, !outbox.operations.isEmpty else { return [] }
        let doubled = min(Self.longestPause, Int64(1) << min(failures, 20))
        let due = now + .seconds(max(doubled, min(seconds ?? 0, 86_400)))
        notBefore = due
        return [.wake(at: due)]
    }

    // MARK: Leaving

    private mutating func logOut(_ wish: Leaving) -> [SyncEffect] {
        leaving = wish
        question = nil
        if isSending { return [] }
        // What can still go out goes out first. AUTH-05-b.
        return outbox.operations.isEmpty ? leaveOrAsk(wish) : send()
    }

    private mutating func leaveOrAsk(_ wish: Leaving) -> [SyncEffect] {
        leaving = nil
        let unsent = outbox.unsent + wish.alsoUnsent
        if unsent == 0, !wish.hasActiveWorkout { return [.leave(isKept: false)] }
        question = UnsentQuestion(operations: unsent, hasActiveWorkout: wish.hasActiveWorkout)
        return []
    }

    private mutating func decide(_ event: SyncEvent) -> [SyncEffect] {
        guard question != nil else { return [] }
        question = nil
        switch event {
        case .keep:
            // The cache is cleared, so that everything has to come again.
            (outbox.cursor, outbox.isReloading) = (nil, false)
            return [.save(outbox), .leave(isKept: true)]
        case .discard: return [.leave(isKept: false)]
        default: return []
        }
    }
}
