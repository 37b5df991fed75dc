public import Wire

/// A call to a service that may be made any number of times: the second one changes nothing.
public protocol IdempotentCall: DTO {
    /// What it is about. Calls about one thing reach the service in the order they were made.
    var entity: String { get }
    /// What is left of this call, which the service has not done, and a later one about the same thing.
    func followed(by later: Self) -> CallMerge<Self>
    /// Whether the service knows nothing of the thing before this call: without it, a later one makes no sense.
    var isNew: Bool { get }
    /// Whether it changes a part of the thing, so that it goes with a change before it that was refused.
    var isChange: Bool { get }
    /// The same about a thing that the service calls otherwise than this device did; for things that get their id there.
    func named(_ name: String) -> Self
    /// Whether it would be refused for the same reason as the call that was locked.
    func isHeld(by lock: CallRefusal) -> Bool
}

extension IdempotentCall {
    public func named(_ name: String) -> Self { self }
    public func isHeld(by lock: CallRefusal) -> Bool { true }
}

public enum CallMerge<Call: IdempotentCall>: Sendable, Equatable {
    /// Each has to be made.
    case both
    /// One that does what both do.
    case one(Call)
    /// The second takes the first back.
    case nothing
}

/// A call that the service has not answered yet.
public struct QueuedCall<Call: IdempotentCall>: DTO {
    /// Grows with each call of an outbox.
    public let number: Int64
    public internal(set) var call: Call
    /// It left once, so that the service may have done it although no answer came. From then on it is repeated as it is.
    public internal(set) var wasSent: Bool
    /// It was sent more than once, so that an earlier answer was lost: what a later one says is only of that try. Nil of older apps.
    var isUncertain: Bool?
    public static var example: Self { QueuedCall(number: 1, call: .example, wasSent: false) }
}

/// Why a service did not do a call.
public struct CallRefusal: DTO, Hashable {
    public struct Field: DTO, Hashable {
        public let field: String
        public let code: String
        /// In the language of the request.
        public let message: String
        public static let example = Field(field: "portion", code: "out_of_range", message: "Between 0.01 and 10,000.")
    }
    public let status: Int64
    /// As it was sent.
    public let code: String
    /// In the language of the request.
    public let message: String
    public let fields: [Field]
    /// The tier that would allow it.
    public let upgrade: Tier?
    /// Nil for a code that is newer than this version of the app.
    public var known: ErrorCode? { ErrorCode(rawValue: code) }
    public static let example = CallRefusal(status: 404, code: ErrorCode.notFound.rawValue, message: "Not found.", fields: [], upgrade: nil)
}

/// A call that was refused, for the person to decide. Nothing of theirs is dropped without them. IL-ADD-03.
public struct CallIssue<Call: IdempotentCall>: DTO {
    public let number: Int64
    /// With what the person changed since.
    public let call: Call
    public let refusal: CallRefusal
    public static var example: Self { CallIssue(number: 1, call: .example, refusal: .example) }
}

/// The calls of one account on one device that have to reach a service.
public struct CallOutbox<Call: IdempotentCall>: DTO {
    public internal(set) var lastNumber: Int64 = 0
    /// In the order they were made.
    public internal(set) var calls: [QueuedCall<Call>] = []
    public internal(set) var issues: [CallIssue<Call>] = []
    /// Why nothing that it holds goes out until access is back, such as the end of a trial. Everything is kept.
    public internal(set) var lock: CallRefusal?

    public init() {}

    /// What would be lost with the outbox.
    public var unsent: Int { calls.count + issues.count }

    public static var example: Self { Self() }
}

extension CallOutbox {
    /// The place of the call that goes out next; nil when nothing may. What a lock holds is passed over, and with it what was done to the
    /// same thing since.
    /// - Parameters:
    ///   - isTrying: whether the person may have access again, so that what is locked is sent as well.
    ///   - numbers: of calls that are passed over too.
    func next(isTrying: Bool, passing numbers: Set<Int64>) -> Int? {
        var held: Set<String> = []
        for (place, queued) in calls.enumerated() {
            let isLocked = !isTrying && (lock.map { queued.call.isHeld(by: $0) } ?? false)
            guard isLocked || numbers.contains(queued.number) || held.contains(queued.call.entity) else { return place }
            held.insert(queued.call.entity)
        }
        return nil
    }

    /// The call that the lock was said of: the first one that it holds.
    var locked: Int64? { lock.flatMap { lock in calls.first { $0.call.isHeld(by: lock) }?.number } }

    func holds(_ number: Int64) -> Bool {
        lock.map { lock in calls.contains { $0.number == number && $0.call.isHeld(by: lock) } } ?? false
    }

    /// Adds a call. It becomes one with the last one about the same thing, if that has not left.
    mutating func add(_ call: Call) {
        let former = locked
        defer {
            // Once the locked one is taken back, nobody knows whether the next would be locked too.
            if former != nil, former != locked { lock = nil }
        }
        if let place = calls.lastIndex(where: { $0.call.entity == call.entity }), !calls[place].wasSent {
            switch calls[place].call.followed(by: call) {
            case .both: break
            case .one(let merged):
                calls[place].call = merged
                return
            case .nothing:
                calls.remove(at: place)
                return
            }
        }
        lastNumber += 1
        calls.append(QueuedCall(number: lastNumber, call: call, wasSent: false))
    }

    /// Takes out a call that was done.
    /// - Parameter name: what the service calls the thing from now on. Calls that wait are told here, and not by what else the device
    /// keeps, because an outbox outlives the caches.
    mutating func done(_ number: Int64, named name: String? = nil) -> Call? {
        guard let place = calls.firstIndex(where: { $0.number == number && $0.wasSent }) else { return nil }
        let done = calls.remove(at: place).call
        issues.removeAll { $0.call.entity == done.entity }
        if let name {
            for place in calls.indices where calls[place].call.entity == done.entity { calls[place].call = calls[place].call.named(name) }
        }
        return done
    }

    /// Takes out a call that was refused. What was done to the same thing since goes with it where it makes no sense alone, and is sent
    /// where it does.
    mutating func refuse(_ number: Int64, _ refusal: CallRefusal) {
        guard let place = calls.firstIndex(where: { $0.number == number && $0.wasSent }) else { return }
        // After a lost answer it may have been done all the same.
        let isUncertain = calls[place].isUncertain == true
        var refused = calls.remove(at: place).call
        issues.removeAll { $0.call.entity == refused.entity }
        // A deletion, or anything else that says all there is to say, may be done although what came before it was not.
        while let next = calls.firstIndex(where: { $0.call.entity == refused.entity }), refused.isNew || calls[next].call.isChange {
            switch refused.followed(by: calls[next].call) {
            case .both:
                issues.append(CallIssue(number: number, call: refused, refusal: refusal))
                return
            case .one(let merged):
                refused = merged
                calls.remove(at: next)
            case .nothing:
                if !isUncertain { calls.remove(at: next) }
                return
            }
        }
        issues.append(CallIssue(number: number, call: refused, refusal: refusal))
    }
}
