internal import HTTPCore
internal import JSONCoding

/// What changes, to one page: server-sent events of what is new since the last ones. A page that reads slowly gets fewer and larger events;
/// what it misses of the log it is told the number of.
struct EventStream: Sendable {
    let boards: Boards

    private static let pause: Duration = .milliseconds(100)
    /// So that a page that is gone is noticed.
    private static let heartbeat: Duration = .seconds(15)
    /// At first, and at once later.
    private static let firstLines = 300, mostLines = 500, mostTraces = 200

    func write(to writer: any HTTPBodyWriter) async throws {
        var seen = Seen(line: boards.log.lines(from: .max, limit: 0).next - Int64(Self.firstLines))
        var quietSince = ContinuousClock.now
        while !Task.isCancelled {
            var text = ""
            for (name, value) in news(&seen) { text += "event: \(name)\ndata: \(value.text())\n\n" }
            if text.isEmpty, quietSince.duration(to: .now) > Self.heartbeat { text = ": still here\n\n" }
            if !text.isEmpty {
                try await writer.write(Array(text.utf8))
                quietSince = .now
            }
            try await Task.sleep(for: Self.pause)
        }
    }

    private struct Seen {
        var line: Int64
        var trace: Int64 = 0
        var notices: [String: Int64] = [:]
    }

    private func news(_ seen: inout Seen) -> [(String, JSONValue)] {
        var news: [(String, JSONValue)] = []
        for (name, notice) in boards.notices {
            if let value = notice.changed(after: &seen.notices[name, default: 0]) { news.append((name, value)) }
        }
        let (lines, next, skipped) = boards.log.lines(from: max(0, seen.line), limit: Self.mostLines)
        seen.line = next
        if !lines.isEmpty { news.append(("log", ["lines": .array(lines.map(\.json)), "skipped": .integer(skipped)])) }
        let (traces, number) = boards.traces.changed(after: seen.trace, limit: Self.mostTraces)
        seen.trace = number
        if !traces.isEmpty { news.append(("traces", .array(traces))) }
        return news
    }
}
