internal import JSONCoding
internal import Platform
internal import Supervisor

/// What was logged before the page was opened, and what one request or person led to.
struct LogActions: Sendable {
    let site: ConsoleSite

    /// Bytes of each service's log that are searched, from its end.
    private static let depth = 4 << 20
    private static let most = 2000

    /// `?request=…&user=…&level=…&service=…&q=…&limit=…`: `{lines: […], cut: Bool}`, the newest that fit, in the order of time.
    func lines(_ query: Query) -> JSONValue {
        let limit = query.number("limit", default: 500, in: 1...Self.most)
        var filter = LogFilter()
        filter.requestID = query["request"]
        filter.userID = query["user"]
        filter.level = query["level"].flatMap(LogLevel.init(rawValue:))
        filter.words = query["q"]
        let services = site.plan.services.map(\.name).filter { query["service"] == nil || query["service"] == $0 }
        let found = filter.apply(services.flatMap { LogTail.lines(of: $0, in: site.folder, bytes: Self.depth) })
        return ["lines": .array(found.suffix(limit).map(\.json)), "cut": .bool(found.count > limit)]
    }
}
