internal import Synchronization
public import Wire

/// Writes what happens, as records with fields. Personal data and secrets have no place in either.
public struct Logger: Sendable {
    public let service: String
    private let threshold: LogThreshold
    private let clock: any WallClock
    private let sink: any LogSink
    private var requestID: String?
    private var fields: LogFields = [:]

    public init(
        service: String, level: LogLevel = .info, clock: any WallClock = SystemClock(), sink: any LogSink = StandardErrorSink()
    ) {
        self.service = service
        threshold = LogThreshold(level)
        self.clock = clock
        self.sink = sink
    }

    /// A logger whose records all carry the id of a request, and these fields.
    public func with(requestID: String? = nil, _ fields: LogFields = [:]) -> Logger {
        var copy = self
        if let requestID { copy.requestID = requestID }
        if !fields.isEmpty { copy.fields = copy.fields.merging(fields) }
        return copy
    }

    /// Records below it are dropped, before their fields are computed.
    public var level: LogLevel { threshold.level }

    /// Changes it for everybody who has this logger or one made from it.
    public func setLevel(_ level: LogLevel) { threshold.level = level }

    /// How many records were lost because nobody read them in time.
    public var droppedLines: Int { sink.droppedLines }

    public func isEnabled(_ level: LogLevel) -> Bool { level >= self.level }

    /// - Parameters:
    ///   - message: what happened, the same words each time; what differs goes into fields.
    ///   - fields: computed only when the level is on. `requestId` takes the place of the logger's own.
    @inlinable public func log(_ level: LogLevel, _ message: StaticString, _ fields: @autoclosure () -> LogFields = [:]) {
        if isEnabled(level) { write(level, message, fields()) }
    }

    @usableFromInline func write(_ level: LogLevel, _ message: StaticString, _ fields: LogFields) {
        var fields = self.fields.isEmpty ? fields : self.fields.merging(fields)
        var requestID = requestID
        if case .string(let id)? = fields["requestId"] {
            requestID = id
            fields["requestId"] = nil
        }
        sink.write(
            LogRecord(
                time: clock.now(), level: level, service: service, message: message, requestID: requestID, trace: TraceContext.current,
                fields: fields))
    }
}

/// One thing that happened.
public struct LogRecord: Sendable {
    public let time: Instant
    public let level: LogLevel
    public let service: String
    public let message: StaticString
    public let requestID: String?
    /// What the task that wrote it works for.
    public let trace: TraceContext?
    public let fields: LogFields
}

/// Where records go. Called from any thread.
public protocol LogSink: Sendable {
    func write(_ record: LogRecord)
    /// How many records were lost because nobody read them in time.
    var droppedLines: Int { get }
}

extension LogSink {
    public var droppedLines: Int { 0 }
}

/// The level of a logger, which an operator may change while others log.
private final class LogThreshold: Sendable {
    private let rank: Atomic<Int>

    init(_ level: LogLevel) { rank = Atomic(level.rank) }

    var level: LogLevel {
        get { LogLevel.allCases[rank.load(ordering: .relaxed)] }
        set { rank.store(newValue.rank, ordering: .relaxed) }
    }
}
