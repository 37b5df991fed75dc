/// A part of a trace that has ended: what was done, when, for how long, and how it went. Spans of OpenTelemetry, as far as Barbell
/// needs them.
public struct Span: Sendable {
    /// What it is to others; the numbers are those of OTLP.
    public enum Kind: Int64, Sendable {
        case `internal` = 1
        /// A request that was answered.
        case server = 2
        /// A call that was made, also to a database.
        case client = 3
        /// Work of a queue that was done.
        case consumer = 5
    }

    /// Its own place in the trace.
    public let context: TraceContext
    /// One of few words, without ids: `tasks.list`, `read`, `INSERT work`.
    public let name: String
    public let kind: Kind
    /// Nanoseconds since 1970.
    public let beganAt: Int64
    public let duration: Duration
    public let facts: Facts

    public init(context: TraceContext, name: String, kind: Kind, beganAt: Int64, duration: Duration, facts: Facts) {
        self.context = context
        self.name = name
        self.kind = kind
        self.beganAt = beganAt
        self.duration = duration
        self.facts = facts
    }

    public var spanID: String { context.spanID }
    public var parentID: String? { context.parent.map(TraceContext.spanID) }

    /// What is known of it once it has ended.
    public struct Facts: Sendable {
        /// By the names of OpenTelemetry's semantic conventions where those have one. Never a value of a person.
        public var attributes: [String: LogValue]
        /// Why it came to nothing; nil when it went well. A request that was refused went well.
        public var failure: String?

        public init(_ attributes: [String: LogValue] = [:], failure: String? = nil) {
            self.attributes = attributes
            self.failure = failure
        }
    }
}

/// Takes the spans of a process. `record` returns at once and drops what it has no room for.
public protocol SpanSink: Sendable {
    func record(_ span: Span)
}
