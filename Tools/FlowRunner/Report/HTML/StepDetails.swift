internal import HTTPCore
internal import JSONCoding

/// What the report shows of a step that is open, as its script reads it.
enum StepDetails {
    static func json(_ step: StepResult, _ detail: ReportData.Detail) -> JSONValue {
        // Whoever looks for a failure's cause needs all there is.
        let detail = step.outcome == .failed ? .everything : detail
        var object: JSONObject = ["checks": .array(step.checks.map { check($0, of: step) })]
        object["captures"] = .array(step.captures.map { [.string($0.name), .string($0.value)] })
        object["exchanges"] = .array(step.exchanges.map { exchange($0, detail) })
        if let error = step.error {
            var problem: JSONObject = ["message": .string(error.message), "place": .string("\(step.file):\(error.line):\(error.column)")]
            problem["hint"] = error.hint.map(JSONValue.string)
            object["error"] = .object(problem)
        }
        if !step.violations.isEmpty { object["violations"] = .array(step.violations.map { .string($0.description) }) }
        if let last = step.exchanges.last, detail.hasCurl { object["curl"] = .string(CurlLine.text(last)) }
        return .object(object)
    }

    private static func check(_ check: CheckResult, of step: StepResult) -> JSONValue {
        var object: JSONObject = ["source": .string(check.source), "passed": .bool(check.passed)]
        guard !check.passed else {
            object["actual"] = .string(check.actual)
            return .object(object)
        }
        object["actual"] = .string(check.actual)
        object["expected"] = .string(check.expected)
        object["note"] = check.note.map(JSONValue.string)
        object["place"] = .string("\(step.file):\(check.line):\(check.column)")
        return .object(object)
    }

    private static func exchange(_ exchange: Exchange, _ detail: ReportData.Detail) -> JSONValue {
        let limit = detail.bodyLimit
        var object: JSONObject = ["method": .string(exchange.method), "url": .string(exchange.url)]
        object["request"] = .object(message(exchange.requestHeaders, exchange.requestBody, limit))
        if exchange.status > 0 {
            var response = message(exchange.responseHeaders, exchange.responseBody, limit)
            response["version"] = .string(exchange.version)
            response["status"] = .integer(Int64(exchange.status))
            object["response"] = .object(response)
        }
        let spans = self.spans(exchange.spans, detail.spans)
        if !spans.isEmpty { object["spans"] = .array(spans.map(span)) }
        return .object(object)
    }

    private static func message(_ headers: [HTTPHeaders.Field], _ body: Exchange.Body, _ limit: Int) -> JSONObject {
        let isLonger = body.text.utf8.count > limit
        return [
            "headers": .array(headers.map { [.string($0.name), .string($0.value)] }),
            "text": .string(isLonger ? String(decoding: body.text.utf8.prefix(limit), as: UTF8.self) : body.text),
            "size": .integer(Int64(body.size)), "isCut": .bool(isLonger || body.isCut),
        ]
    }

    private static func spans(_ spans: [ServiceSpan], _ wanted: ReportData.Spans) -> [ServiceSpan] {
        let whole = (spans.map { $0.at + $0.took }.max() ?? 0) - (spans.map(\.at).min() ?? 0)
        let long = spans.filter { $0.took * 20 >= whole || $0.failure != nil }
        switch wanted {
        case .all: return spans
        case .long: return long
        case .longWithoutFacts:
            return long.map { span in
                var span = span
                span.facts = []
                return span
            }
        case .none: return []
        }
    }

    private static func span(_ span: ServiceSpan) -> JSONValue {
        var object: JSONObject = ["service": .string(span.service), "name": .string(span.name), "kind": .string(span.kind)]
        if span.isDatabase { object["isDatabase"] = true }
        object["depth"] = .integer(Int64(span.depth))
        object["at"] = .integer(Int64(span.at))
        object["took"] = .integer(Int64(span.took))
        object["failure"] = span.failure.map(JSONValue.string)
        object["facts"] = .array(span.facts.map { [.string($0.name), .string($0.value)] })
        return .object(object)
    }
}
