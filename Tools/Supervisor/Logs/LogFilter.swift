public import Platform

/// Which lines of the logs are wanted. A line that is no record belongs to the one before it, as the lines of a crash do.
public struct LogFilter: Sendable {
    /// Of this request or trace: in every service that it went through, with the work that it left for later.
    public var requestID: String?
    /// The traces that the request is part of, as far as lines told.
    private var traces: Set<String> = []
    /// Of what this person asked for, with all that it led to.
    public var userID: String?
    /// Of this level and above.
    public var level: LogLevel?
    /// Written at this time or later, as records write it.
    public var since: String?
    /// With this text anywhere, in any case of ASCII letters.
    public var words: String?

    public init() {}

    /// The lines wanted, in the order of their times; lines of one time stay as they were given.
    /// - Parameter lines: in each service's own order.
    public mutating func apply(_ lines: [LogLine]) -> [LogLine] {
        for line in lines where isAsked(line) {
            if let trace = line.traceID { traces.insert(trace) }
        }
        var last: [String: LogLine] = [:]
        var found: [(time: String, place: Int, line: LogLine)] = []
        for (place, line) in lines.enumerated() {
            if line.record != nil { last[line.service] = line }
            let head = line.record != nil ? line : last[line.service]
            if wants(line, of: head) { found.append((head?.time ?? "", place, line)) }
        }
        return found.sorted { ($0.time, $0.place) < ($1.time, $1.place) }.map(\.line)
    }

    private func isAsked(_ line: LogLine) -> Bool {
        (requestID != nil && (line.requestID == requestID || line.traceID == requestID)) || (userID != nil && line.userID == userID)
    }

    private func wants(_ line: LogLine, of head: LogLine?) -> Bool {
        if requestID != nil || userID != nil {
            guard let head, isAsked(head) || head.traceID.map(traces.contains) == true else { return false }
        }
        if let level {
            guard let written = head?.level, written >= level else { return false }
        }
        if let since {
            guard let time = head?.time, time >= since else { return false }
        }
        return words.map { line.text.lowercased().contains($0.lowercased()) } ?? true
    }
}
