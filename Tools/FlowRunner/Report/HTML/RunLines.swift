internal import HTTPCore
internal import JSONCoding

/// What the lines of the report show, as its script reads it. Times are microseconds: of a flow from the beginning of the run, of a step
/// from that of its flow, of a call from that of its step.
struct RunLines {
    private var flows: [JSONValue] = []
    private var routes: [StepRoute] = []
    private var places: [StepRoute: Int] = [:]

    /// - Parameters:
    ///   - part: where the rest of its steps is.
    ///   - index: its place there.
    mutating func add(_ flow: FlowResult, part: Int, index: Int) {
        var object: JSONObject = ["path": .string(flow.path), "title": .string(flow.title), "outcome": .string(Self.word(flow))]
        object["tags"] = Self.strings(flow.tags)
        object["own"] = Self.strings(flow.requirements)
        object["reqs"] = Self.strings((flow.requirements + flow.steps.flatMap(\.requirements)).unique)
        object["problem"] = flow.problem.map(JSONValue.string)
        object["at"] = Self.micros(flow.wallStart)
        object["took"] = Self.micros(flow.wallDuration)
        object["tries"] = .array(flow.failedTries.map { .string(Self.text($0)) })
        let hits = flow.faults.flatMap { fault in fault.hits.map { (fault, $0) } }.sorted { $0.1.wallAt < $1.1.wallAt }
        object["faults"] = .array(hits.map { ["line": .string($0.line($1)), "at": Self.micros($1.wallAt)] })
        object["part"] = .integer(Int64(part))
        object["index"] = .integer(Int64(index))
        object["steps"] = .array(flow.steps.map { step($0) })
        flows.append(.object(object))
    }

    /// - Parameter shortened: what is left out; nil when nothing is.
    func json(_ claims: RequirementClaims, shortened: String?) -> JSONValue {
        let routes = routes.map { route -> JSONValue in ["id": .string(route.id ?? ""), "path": .string(route.path)] }
        return [
            "flows": .array(flows), "routes": .array(routes), "requirements": .array(claims.rows.map(\.json)),
            "documents": .array(claims.documents.map(\.json)), "shortened": shortened.map(JSONValue.string) ?? .null,
        ]
    }

    private mutating func step(_ step: StepResult) -> JSONValue {
        var object: JSONObject = ["number": .integer(Int64(step.number)), "title": .string(step.title), "method": .string(step.method)]
        object["target"] = .string(step.target)
        object["place"] = .string("\(step.file):\(step.line)")
        object["outcome"] = .string(Self.word(step.outcome))
        object["reqs"] = Self.strings(step.requirements)
        object["status"] = .integer(Int64(step.exchanges.last?.status ?? 0))
        object["route"] = step.route.map { .integer(Int64(place(of: $0))) } ?? .null
        if step.attempts > 1 { object["attempts"] = .integer(Int64(step.attempts)) }
        object["clock"] = Self.clock(step).map(JSONValue.string)
        object["at"] = Self.micros(step.wallStart)
        object["took"] = Self.micros(step.wallDuration)
        object["calls"] = .array(step.exchanges.map { exchange in
            [
                "at": Self.micros(exchange.wallStart), "connected": Self.micros(exchange.timing.connected),
                "sent": Self.micros(exchange.timing.sent), "firstByte": Self.micros(exchange.timing.firstByte),
                "total": Self.micros(exchange.timing.total),
            ]
        })
        return .object(object)
    }

    private mutating func place(of route: StepRoute) -> Int {
        if let place = places[route] { return place }
        places[route] = routes.count
        routes.append(route)
        return routes.count - 1
    }

    private static func word(_ outcome: Outcome) -> String { outcome == .notRun ? "not run" : outcome.rawValue }
    private static func word(_ flow: FlowResult) -> String { flow.isFlaky ? "flaky" : word(flow.outcome) }

    private static func text(_ failed: FailedTry) -> String {
        failed.step.map { ["step \($0.number): \($0.title)"] + FailureText.lines($0) }?.joined(separator: "\n") ?? failed.problem
            ?? "failed"
    }

    /// The time to which a step has moved the flow's clock: `2026-03-01 08:00`.
    private static func clock(_ step: StepResult) -> String? {
        guard step.outcome == .passed, step.target.hasPrefix("{{harness}}/clock"), let body = step.exchanges.last?.responseBody.text,
            let now = (try? JSONReading.parse(Array(body.utf8)))?["now"]?.string, now.utf8.count >= 19
        else { return nil }
        let time = now.replacing("T", with: " ").prefix(19)
        return String(time.hasSuffix(":00") ? time.dropLast(3) : time)
    }

    private static func micros(_ duration: Duration) -> JSONValue { .integer(Int64(duration.microseconds)) }
    private static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }
}
