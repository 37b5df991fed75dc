internal import JSONCoding
internal import Synchronization

/// The newest traces that services told of.
final class TraceBoard: Sendable {
    /// Of traces, and of the spans of one: a flow's move of the clock can make thousands.
    private static let capacity = 2000, mostSpans = 2000

    private struct Trace {
        var spans: [SeenSpan] = []
        var dropped = 0
        /// The number of its last change.
        var changed: Int64 = 0

        mutating func take(_ span: SeenSpan, change: Int64) {
            if spans.count < TraceBoard.mostSpans { spans.append(span) } else { dropped += 1 }
            changed = change
        }
    }

    private struct State {
        var traces: [String: Trace] = [:]
        /// In the order in which they were first heard of.
        var order: [String] = []
        var changes: Int64 = 0
    }

    private let state = Mutex(State())

    func add(_ spans: [SeenSpan]) {
        state.withLock { state in
            for span in spans {
                state.changes += 1
                if state.traces[span.trace] == nil { state.order.append(span.trace) }
                let change = state.changes
                // In its place: a copy of its spans for each of them would take ever longer.
                state.traces[span.trace, default: Trace()].take(span, change: change)
            }
            // Some at a time, as taking from the front moves all the rest.
            let surplus = state.order.count - Self.capacity
            guard surplus > 200 else { return }
            for id in state.order.prefix(surplus) { state.traces[id] = nil }
            state.order.removeFirst(surplus)
        }
    }

    func clear() {
        state.withLock { state in
            state.traces = [:]
            state.order = []
            state.changes += 1
        }
    }

    /// The traces that changed after a number, newest `limit` at most, oldest first, and the number to ask with next.
    func changed(after number: Int64, limit: Int) -> (traces: [JSONValue], number: Int64) {
        state.withLock { state in
            guard state.changes > number else { return ([], state.changes) }
            var found: [JSONValue] = []
            for id in state.order.reversed() where found.count < limit {
                guard let trace = state.traces[id], trace.changed > number else { continue }
                found.append(Self.summary(id, trace.spans))
            }
            return (found.reversed(), state.changes)
        }
    }

    /// A trace with its spans in the order in which they began; nil for one that is not here.
    func trace(_ id: String) -> JSONValue? {
        guard let trace = state.withLock({ $0.traces[id] }) else { return nil }
        let spans = trace.spans.sorted { ($0.began, $0.id) < ($1.began, $1.id) }
        return [
            "id": .string(id), "summary": Self.summary(id, trace.spans), "spans": .array(spans.map(\.json)),
            "dropped": .integer(Int64(trace.dropped)),
        ]
    }

    /// What a list shows of a trace. The root is the span whose parent is not here, the first of several.
    private static func summary(_ id: String, _ spans: [SeenSpan]) -> JSONValue {
        let known = Set(spans.map(\.id))
        let roots = spans.filter { $0.parent.map { !known.contains($0) } ?? true }
        let root = roots.min { ($0.began, $0.kind == "server" ? 0 : 1) < ($1.began, $1.kind == "server" ? 0 : 1) }
        let began = spans.map(\.began).min() ?? 0, ended = spans.map(\.ended).max() ?? 0
        var object: JSONObject = [
            "id": .string(id), "name": .string(root?.name ?? "?"), "service": .string(root?.service ?? "?"),
            "services": .array(Set(spans.map(\.service)).sorted().map(JSONValue.string)), "spans": .integer(Int64(spans.count)),
            "began": .string(String(began)), "micros": .number(Double(root.map { $0.ended - $0.began } ?? 0) / 1000),
            // With what was done later in its name.
            "wholeMicros": .number(Double(ended - began) / 1000), "failed": .bool(spans.contains { $0.failure != nil }),
        ]
        for (name, attribute) in [
            ("status", "http.response.status_code"), ("method", "http.request.method"), ("code", "error.type"), ("user", "user.id"),
            ("run", "barbell.run"), ("request", "barbell.request.id"),
        ] { object[name] = root?.attributes[attribute] }
        return .object(object)
    }
}
