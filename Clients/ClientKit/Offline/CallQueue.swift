public import Wire

public struct CallAnswer<Output: Sendable & Equatable>: Sendable, Equatable {
    public enum Outcome: Sendable, Equatable {
        /// With what the service says of it, where it says something.
        case done(Output?)
        case refused(CallRefusal)
        /// Nothing of this person's is done until they have access again.
        case locked(CallRefusal)
    }
    /// Of the call.
    public let number: Int64
    public let outcome: Outcome
    public init(number: Int64, outcome: Outcome) {
        self.number = number
        self.outcome = outcome
    }
}

public enum CallFailure: Sendable, Hashable {
    /// It may work later, in so many seconds if the service said so.
    case passing(retryAfter: Int64?)
    /// Nobody is signed in, or something between the app and the service answers: the next start of the app may help.
    case lasting
}

/// A call that the service did.
public struct CallDone<Call: IdempotentCall, Output: Sendable & Equatable>: Sendable, Equatable {
    public let call: Call
    public let output: Output?
}

/// Before signing out. IL-ADD-04.
public struct UnsentCalls: Sendable, Hashable {
    /// What the service does not have.
    public let calls: Int
    public let hasActiveWork: Bool
}

/// The reducer of calls that are made in their order, one at a time, begun by a write or by coming to the front and by nothing else. One
/// that is refused does not hold up the others. What failed on the way is tried again a few times, ever more slowly; what is locked waits
/// until the app comes to the front again. IL-OOS-08.
public struct CallQueue<Call: IdempotentCall, Output: Sendable & Equatable>: OfflineQueue {
    public typealias Outbox = CallOutbox<Call>
    public typealias Wish = Call
    public typealias Settled = Int64
    public typealias Request = QueuedCall<Call>
    public typealias Answer = CallAnswer<Output>
    public typealias Failure = CallFailure
    public typealias Change = CallDone<Call, Output>
    public typealias Question = UnsentCalls

    public private(set) var outbox: CallOutbox<Call>
    public private(set) var question: UnsentCalls?
    public private(set) var isSending = false
    private var backoff = Backoff()
    /// Whether the person waits for the end of the calls to leave; then, whether work is under way.
    private var leaving: Bool?

    public init(_ outbox: CallOutbox<Call>) { self.outbox = outbox }

    public var isEverythingSent: Bool { outbox.calls.isEmpty }

    public mutating func take(_ event: OfflineEvent<Self>, now: Instant) -> [OfflineEffect<Self>] {
        switch event {
        case .write(let call):
            outbox.add(call)
            return isSending || backoff.isWaiting(now) || outbox.lock != nil ? [.save(outbox)] : send()
        case .foreground:
            backoff = Backoff()
            return isSending || outbox.calls.isEmpty ? [] : send()
        case .woken: return backoff.isDue(now) && !isSending && !outbox.calls.isEmpty ? send() : []
        case .answered(let answer): return isSending ? take(answer) : []
        case .failed(let failure): return isSending ? fail(failure, now: now) : []
        case .settle(let number):
            outbox.issues.removeAll { $0.number == number }
            return [.save(outbox)]
        case .logOut(let hasActiveWork):
            leaving = hasActiveWork
            question = nil
            if isSending { return [] }
            // What can still go out goes out first. AUTH-05-b.
            return outbox.calls.isEmpty ? leaveOrAsk(hasActiveWork) : send()
        case .keep: return decide([.save(outbox), .leave(isKept: true)])
        case .discard: return decide([.leave(isKept: false)])
        case .stay: return decide([])
        }
    }

    /// Marks what leaves before it does: from here on nobody knows whether the service did it. With nothing to send it saves what there is.
    private mutating func send() -> [OfflineEffect<Self>] {
        guard !outbox.calls.isEmpty else { return [.save(outbox)] }
        backoff.clear()
        outbox.calls[0].wasSent = true
        isSending = true
        return [.save(outbox), .send(outbox.calls[0])]
    }

    // MARK: Answers

    private mutating func take(_ answer: CallAnswer<Output>) -> [OfflineEffect<Self>] {
        isSending = false
        backoff = Backoff()
        var effects: [OfflineEffect<Self>] = []
        switch answer.outcome {
        case .done(let output):
            outbox.lock = nil
            if let call = outbox.done(answer.number) { effects = [.change(CallDone(call: call, output: output))] }
        case .refused(let refusal):
            outbox.lock = nil
            outbox.refuse(answer.number, refusal)
        case .locked(let refusal):
            outbox.lock = refusal
            // It was not done, so that what comes after it may still become one with it.
            for place in outbox.calls.indices where outbox.calls[place].number == answer.number { outbox.calls[place].wasSent = false }
            return [.save(outbox)] + (leaving.map { leaveOrAsk($0) } ?? [])
        }
        if let hasActiveWork = leaving, outbox.calls.isEmpty { return effects + [.save(outbox)] + leaveOrAsk(hasActiveWork) }
        return effects + send()
    }

    private mutating func fail(_ failure: CallFailure, now: Instant) -> [OfflineEffect<Self>] {
        isSending = false
        if let hasActiveWork = leaving { return leaveOrAsk(hasActiveWork) }
        guard case .passing(let seconds) = failure, let due = backoff.pause(seconds, now: now) else { return [] }
        return [.wake(at: due)]
    }

    // MARK: Leaving

    private mutating func leaveOrAsk(_ hasActiveWork: Bool) -> [OfflineEffect<Self>] {
        leaving = nil
        if outbox.unsent == 0, !hasActiveWork { return [.leave(isKept: false)] }
        question = UnsentCalls(calls: outbox.unsent, hasActiveWork: hasActiveWork)
        return []
    }

    private mutating func decide(_ effects: [OfflineEffect<Self>]) -> [OfflineEffect<Self>] {
        guard question != nil else { return [] }
        question = nil
        return effects
    }
}

/// How long to wait after failures: 2, 4, 8 … seconds, at most five minutes, and after the eighth for the person.
struct Backoff: Sendable, Equatable {
    static let mostRetries: Int64 = 8
    static let longestPause: Int64 = 300
    private var failures: Int64 = 0
    private var notBefore: Instant?

    func isWaiting(_ now: Instant) -> Bool { notBefore.map { $0 > now } ?? false }
    func isDue(_ now: Instant) -> Bool { notBefore.map { $0 <= now } ?? false }
    mutating func clear() { notBefore = nil }

    /// - Parameter seconds: what the service asked for.
    mutating func pause(_ seconds: Int64?, now: Instant) -> Instant? {
        failures += 1
        guard failures <= Self.mostRetries else { return nil }
        let doubled = min(Self.longestPause, Int64(1) << min(failures, 20))
        let due = now + .seconds(max(doubled, min(seconds ?? 0, 86_400)))
        notBefore = due
        return due
    }
}
