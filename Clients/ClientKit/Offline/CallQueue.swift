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
    /// What the service calls the thing that the call made; nil where it keeps the device's name.
    public let name: String?
    public init(number: Int64, outcome: Outcome, name: String? = nil) {
        self.number = number
        self.outcome = outcome
        self.name = name
    }
}

public enum CallFailure: Sendable, Hashable {
    /// It may work later, in so many seconds if the service said so.
    case passing(retryAfter: Int64?)
    /// Nobody is signed in, or something between the app and the service answers: the next start of the app may help.
    case lasting
    /// It was answered, and not with what the service has to say of it, as by a mistake of the service or by what guards the way there.
    /// That may be about this call alone.
    case unjudged(CallRefusal, retryAfter: Int64?, isPassing: Bool)
}

/// A call that the service did.
public struct CallDone<Call: IdempotentCall, Output: Sendable & Equatable>: Sendable, Equatable {
    public let call: Call
    public let output: Output?
}

/// Before signing out. IL-ADD-04.
public struct UnsentCalls: Sendable, Hashable {
    /// What the service does not have, of the queue and of the app besides it.
    public let calls: Int
    public let hasActiveWork: Bool
}

/// The reducer of calls that are made in their order, one at a time, begun by a write or by coming to the front and by nothing else. One
/// that is refused does not hold up the others. What failed on the way is tried again a few times, ever more slowly; what was answered
/// without being judged lets the others pass meanwhile, and is the person's to decide about when that does not end; what is locked waits
/// until the app comes to the front again, and lets pass what the lock does not hold. IL-OOS-08.
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
    public var isSending: Bool { sending != nil }
    /// The number of the call under way.
    private var sending: Int64?
    private var backoff = Backoff()
    /// What would be lost besides the calls.
    private struct Leaving: Sendable, Equatable {
        let hasActiveWork: Bool
        let alsoUnsent: Int
    }
    /// There while the person waits for the end of the calls to leave.
    private var leaving: Leaving?
    /// Whether what is locked is tried again, until an answer says that it still is or there is none.
    private var isTrying = false
    /// A call that was answered without being judged.
    private struct Unjudged: Sendable, Equatable {
        /// How often, as long as it is not sure.
        var failures: Int64 = 0
        /// Whether the others go before it.
        var isAside = false
        /// Whether the service has done or judged another one since, so that it is not the way there.
        var isSure = false
        /// Its own repetitions from then on, which answers of the others neither hurry nor end.
        var backoff = Backoff()
        /// Whether the person came back, for whom it goes out before its pause is over.
        var isAsked = false

        func isDue(_ now: Instant) -> Bool { isAsked || !backoff.isWaiting(now) }

        /// Lets the others pass: at once where trying again does not help, and otherwise after three tries, because what is over soon shall
        /// not change the order in which messages arrive.
        /// - Returns: whether there is nothing to hope for any more. As long as the service answers none of the others either, it is the
        ///   service or the way there, however long that lasts: the call waits beside them.
        mutating func fails(isPassing: Bool, after seconds: Int64?, now: Instant) -> Bool {
            isAsked = false
            failures += 1
            isAside = isSure || !isPassing || failures >= 3
            // A try before the end of its pause is one that the person wanted, and none of the eight.
            guard isSure, !backoff.isWaiting(now) else { return false }
            return !isPassing || backoff.pause(seconds, now: now) == nil
        }
    }
    /// By number. Another start of the app begins anew with them.
    private var unjudged: [Int64: Unjudged] = [:]

    public init(_ outbox: CallOutbox<Call>) { self.outbox = outbox }

    public var isEverythingSent: Bool { outbox.calls.isEmpty }

    /// Whether a call goes out by itself, but not yet.
    func isPausing(_ number: Int64, _ now: Instant) -> Bool {
        backoff.isWaiting(now) || unjudged[number].map { $0.isAside && !$0.isDue(now) } ?? false
    }

    public mutating func take(_ event: OfflineEvent<Self>, now: Instant) -> [OfflineEffect<Self>] {
        switch event {
        case .write(let call):
            outbox.add(call)
            return isSending || backoff.isWaiting(now) ? [.save(outbox)] : send(now)
        case .foreground:
            backoff = Backoff()
            tryAll()
            return isSending || !isWaiting ? [] : send(now)
        case .woken:
            guard !isSending, isWaiting else { return [] }
            if let due = backoff.again(now) { return [.wake(at: due)] }
            let isDue = backoff.isDue(now) || unjudged.values.contains { $0.isAside && $0.backoff.isDue(now) }
            return isDue ? send(now) : wakeAside(now)
        case .answered(let answer): return isSending ? take(answer, now: now) : []
        case .failed(let failure): return isSending ? fail(failure, now: now) : []
        case .settle(let number):
            outbox.issues.removeAll { $0.number == number }
            return [.save(outbox)]
        case .logOut(let hasActiveWork, let alsoUnsent):
            let wish = Leaving(hasActiveWork: hasActiveWork, alsoUnsent: alsoUnsent)
            leaving = wish
            question = nil
            tryAll()
            if isSending { return [] }
            // What can still go out goes out first. AUTH-05-b.
            return outbox.calls.isEmpty ? leaveOrAsk(wish) : send(now)
        case .keep: return decide([.save(outbox), .leave(isKept: true)])
        case .discard: return decide([.leave(isKept: false)])
        case .stay: return decide([])
        }
    }

    /// Also what is locked, and what waits for the end of its own pause.
    private mutating func tryAll() {
        isTrying = true
        for number in unjudged.keys { unjudged[number]?.isAsked = true }
    }

    private var next: Int? { outbox.next(isTrying: isTrying, passing: Set(unjudged.filter { $0.value.isAside }.keys)) }

    /// Whether there is something that may go out, also behind the others.
    private var isWaiting: Bool { outbox.next(isTrying: isTrying, passing: []) != nil }

    /// Marks what leaves before it does: from here on nobody knows whether the service did it. With nothing to send it saves what there is.
    private mutating func send(_ now: Instant) -> [OfflineEffect<Self>] {
        // What was passed over has its turn again once nothing else may go and its own pause is over.
        if next == nil { for (number, call) in unjudged where call.isDue(now) { unjudged[number]?.isAside = false } }
        guard let next else { return [.save(outbox)] + wakeAside(now) }
        backoff.clear()
        if outbox.calls[next].wasSent { outbox.calls[next].isUncertain = true }
        outbox.calls[next].wasSent = true
        sending = outbox.calls[next].number
        return [.save(outbox), .send(outbox.calls[next])]
    }

    /// For the first of those whose own pause is not over.
    private func wakeAside(_ now: Instant) -> [OfflineEffect<Self>] {
        let dues = unjudged.values.filter { $0.isAside }.compactMap { $0.backoff.again(now) }
        guard let due = dues.min() else { return [] }
        return [.wake(at: due)]
    }

    // MARK: Answers

    private mutating func take(_ answer: CallAnswer<Output>, now: Instant) -> [OfflineEffect<Self>] {
        sending = nil
        backoff = Backoff()
        unjudged[answer.number] = nil
        // How often they failed before says nothing of them: that may have been the service.
        for (number, call) in unjudged where !call.isSure { unjudged[number] = Unjudged(isAside: call.isAside, isSure: true) }
        var effects: [OfflineEffect<Self>] = []
        switch answer.outcome {
        case .done(let output):
            unlock(answer.number)
            if let call = outbox.done(answer.number, named: answer.name) { effects = [.change(CallDone(call: call, output: output))] }
        case .refused(let refusal):
            unlock(answer.number)
            outbox.refuse(answer.number, refusal)
        case .locked(let refusal):
            (outbox.lock, isTrying) = (refusal, false)
            // It was not done, so that what comes after it may still become one with it; unless an earlier try, whose answer was lost,
            // may have done it.
            for place in outbox.calls.indices where outbox.calls[place].number == answer.number {
                outbox.calls[place].wasSent = outbox.calls[place].isUncertain == true
            }
            // One that its own lock does not hold is not sent again at once.
            guard outbox.holds(answer.number) else { return [.save(outbox)] + (leaving.map { leaveOrAsk($0) } ?? wakeAside(now)) }
        }
        if let leaving, next == nil { return effects + [.save(outbox)] + leaveOrAsk(leaving) }
        return effects + send(now)
    }

    /// The service did or judged something that the lock holds, so there is access again.
    private mutating func unlock(_ number: Int64) { if outbox.holds(number) { outbox.lock = nil } }

    private mutating func fail(_ failure: CallFailure, now: Instant) -> [OfflineEffect<Self>] {
        let failed = sending
        sending = nil
        if let leaving {
            isTrying = false
            return leaveOrAsk(leaving)
        }
        switch failure {
        case .passing(let seconds): return pause(seconds, now: now)
        case .lasting: return rest()
        case .unjudged(let refusal, let seconds, let isPassing):
            guard let failed else { return rest() }
            var call = unjudged[failed] ?? Unjudged()
            let isGivenUp = call.fails(isPassing: isPassing, after: seconds, now: now)
            unjudged[failed] = isGivenUp ? nil : call
            if isGivenUp { outbox.refuse(failed, refusal) }
            // It is about this one alone, so the others do not wait for it.
            if call.isSure { return send(now) }
            return isPassing || next != nil ? pause(seconds, now: now) : rest() + wakeAside(now)
        }
    }

    private mutating func pause(_ seconds: Int64?, now: Instant) -> [OfflineEffect<Self>] {
        guard let due = backoff.pause(seconds, now: now) else { return rest() }
        return [.wake(at: due)]
    }

    /// Until the person comes back or does something.
    private mutating func rest() -> [OfflineEffect<Self>] {
        isTrying = false
        return []
    }

    // MARK: Leaving

    private mutating func leaveOrAsk(_ wish: Leaving) -> [OfflineEffect<Self>] {
        leaving = nil
        let unsent = outbox.unsent + wish.alsoUnsent
        if unsent == 0, !wish.hasActiveWork { return [.leave(isKept: false)] }
        question = UnsentCalls(calls: unsent, hasActiveWork: wish.hasActiveWork)
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
    /// When to look again after an alarm that came early, because the clock was set back: soon enough to see that it was set on. Nil for
    /// one that did not.
    func again(_ now: Instant) -> Instant? { notBefore.flatMap { $0 > now ? min($0, now + .seconds(Self.longestPause)) : nil } }
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
