internal import JSONCoding
internal import Platform
internal import Supervisor
internal import Synchronization

/// The newest lines of all services, for pages that follow them.
final class LogBoard: Sendable {
    /// As many as a page shows at once, some times over.
    private static let capacity = 10_000
    /// Bytes of a line that are shown; the file has all of it.
    static let longestLine = 16 << 10

    private let lines = Mutex(Ring<LogLine>(capacity: capacity))

    func add(service: String, text: String) {
        let shown = text.utf8.count <= Self.longestLine ? text : String(decoding: text.utf8.prefix(Self.longestLine), as: UTF8.self) + "…"
        let line = LogLine(service: service, text: shown)
        lines.withLock { $0.append(line) }
    }

    /// The lines from a number on, newest `limit` at most.
    /// - Returns: them, the number to ask for next, and how many were passed over.
    func lines(from number: Int64, limit: Int) -> (lines: [LogLine], next: Int64, skipped: Int64) {
        lines.withLock { lines in
            let (first, found) = lines.from(number, limit: limit)
            return (found, lines.count, max(0, first - number))
        }
    }
}

extension LogLine {
    /// As the page gets it: what can be filtered by, and the line as it was written.
    var json: JSONValue {
        var object: JSONObject = ["service": .string(service), "text": .string(readable)]
        if readable != text { object["raw"] = .string(text) }
        object["time"] = time.map(JSONValue.string)
        object["level"] = level.map { .string($0.rawValue) }
        object["request"] = requestID.map(JSONValue.string)
        object["trace"] = traceID.map(JSONValue.string)
        object["user"] = userID.map(JSONValue.string)
        return .object(object)
    }
}
