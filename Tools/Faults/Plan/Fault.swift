public import JSONCoding

/// One fault as it was asked for: which calls, and what happens to them.
public struct Fault: Sendable, Hashable {
    /// What happens to a call.
    public enum Action: Sendable, Hashable {
        /// The proxy answers; the callee never sees the call.
        case status(Int, retryAfter: Int?, body: JSONValue?)
        /// Forwarded after so many milliseconds.
        case delay(Int)
        /// Forwarded at once, and the answer held for so many milliseconds after it began.
        case delayAnswer(Int)
        /// The connection is reset before anything is forwarded.
        case reset
        /// The head of the answer and so many bytes of its body, then the connection is closed; half of the body when nil.
        case truncate(Int?)
        /// The callee's whole answer is read, then the connection is closed without a byte.
        case drop
        /// Sent to the callee twice, one after the other; the second answer is returned.
        case duplicate
        /// Held until the next call that fits was answered, or until so many milliseconds have passed.
        case reorder(Int)
        /// The connection is reset, as by a callee that is not there.
        case refuse
        /// Nothing happens; the call is only listed.
        case watch

        /// The word in `"action"`.
        public var word: String {
            switch self {
            case .status: "status"
            case .delay, .delayAnswer: "delay"
            case .reset: "reset"
            case .truncate: "truncate"
            case .drop: "drop"
            case .duplicate: "duplicate"
            case .reorder: "reorder"
            case .refuse: "refuse"
            case .watch: "watch"
            }
        }
    }

    /// Which of the calls that fit, counted from 1 since the fault was set.
    public enum Selection: Sendable, Hashable {
        case every
        case numbers([Int])
        case range(ClosedRange<Int>)
        case rate(Double, seed: UInt64)

        /// Whether the call with this number is meant: the same for the same number, whoever asks and in whatever order.
        func holds(_ number: Int) -> Bool {
            switch self {
            case .every: return true
            case .numbers(let numbers): return numbers.contains(number)
            case .range(let range): return range.contains(number)
            case .rate(let rate, let seed):
                var mixed = seed &+ UInt64(truncatingIfNeeded: number) &* 0x9E37_79B9_7F4A_7C15
                mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
                mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
                mixed ^= mixed >> 31
                return Double(mixed >> 11) * 0x1p-53 < rate
            }
        }
    }

    /// The caller, or `*`.
    public let from: String
    /// The callee, or `*`.
    public let to: String
    let route: RoutePattern?
    public let selection: Selection
    public let action: Action
    /// How often it happens at most; nil for no limit.
    public let times: Int?
    /// The test run whose calls are meant, or `*` for every call.
    public let run: String
    /// Whether it is fine when it never happens.
    public let isOptional: Bool

    func fits(_ call: CallFacts) -> Bool {
        (run == "*" || run == call.run) && (from == "*" || from == call.from) && (to == "*" || to == call.to)
            && route?.matches(method: call.method, path: call.path) ?? true
    }
}

/// What a call is told apart by.
public struct CallFacts: Sendable, Hashable {
    public let from: String
    public let to: String
    public let method: String
    /// Without the query.
    public let path: String
    /// The `X-Test-Run`; nil when the call has none.
    public let run: String?

    public init(from: String, to: String, method: String, path: String, run: String?) {
        self.from = from
        self.to = to
        self.method = method
        self.path = path
        self.run = run
    }
}
