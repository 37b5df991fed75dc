public import Wire

/// A call to a service that may be made any number of times: the second one changes nothing.
public protocol IdempotentCall: DTO {
    /// What it is about. Calls about one thing reach the service in the order they were made.
    var entity: String { get }
    /// What is left of this call, which the service has not done, and a later one about the same thing.
    func followed(by later: Self) -> CallMerge<Self>
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
    /// Why nothing goes out until access is back, such as the end of a trial. Everything is kept.
    public internal(set) var lock: CallRefusal?

    public init() {}

    /// What would be lost with the outbox.
    public var unsent: Int { calls.count + issues.count }

    public static var example: Self { Self() }
}

extension CallOutbox {
    /// Adds a call. It becomes one with the last one about the same thing, if that has not left.
    mutating func add(_ call: Call) {
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
    mutating func done(_ number: Int64) -> Call? {
        guard let place = calls.firstIndex(where: { $0.number == number && $0.wasSent }) else { return nil }
        let done = calls.remove(at: place).call
        issues.removeAll { $0.call.entity == done.entity }
        return done
    }

    /// Takes out a call that was refused. What was done to the same thing since goes with it where it makes no sense alone.
    mutating func refuse(_ number: Int64, _ refusal: CallRefusal) {
        guard let place = calls.firstIndex(where: { $0.number == number && $0.wasSent }) else { return }
        var refused = calls.remove(at: place).call
        issues.removeAll { $0.call.entity == refused.entity }
        while let next = calls.firstIndex(where: { $0.call.entity == refused.entity }) {
            switch refused.followed(by: calls[next].call) {
            case .both:
                issues.append(CallIssue(number: number, call: refused, refusal: refusal))
                return
            case .one(let merged):
                refused = merged
                calls.remove(at: next)
            case .nothing:
                calls.remove(at: next)
                return
            }
        }
        issues.append(CallIssue(number: number, call: refused, refusal: refusal))
    }
}
