internal import JSONCoding
package import Platform

/// Spans as the body of OTLP/HTTP in its JSON form. https://opentelemetry.io/docs/specs/otlp/#otlphttp
package enum SpanExport {
    /// The path below an endpoint that is meant for all signals.
    package static let path = "/v1/traces"

    /// - Parameter service: whose spans they are.
    package static func document(_ spans: [Span], service: String) -> [UInt8] {
        let resource: JSONValue = ["attributes": .array([attribute("service.name", .string(service))])]
        let scope: JSONValue = ["scope": ["name": "barbell"], "spans": .array(spans.map(span))]
        let document: JSONValue = ["resourceSpans": [["resource": resource, "scopeSpans": .array([scope])]]]
        return document.bytes()
    }

    private static func span(_ span: Span) -> JSONValue {
        let (seconds, attoseconds) = span.duration.components
        let end = span.beganAt + seconds * 1_000_000_000 + attoseconds / 1_000_000_000
        var object: JSONObject = [
            "traceId": .string(span.context.traceID), "spanId": .string(span.spanID), "name": .string(span.name),
            "kind": .integer(span.kind.rawValue),
            // 64-bit integers are texts in the JSON form.
            "startTimeUnixNano": .string(String(span.beganAt)), "endTimeUnixNano": .string(String(end)),
            "attributes": .array(span.facts.attributes.sorted { $0.key < $1.key }.map { attribute($0.key, $0.value) }),
        ]
        object["parentSpanId"] = span.parentID.map(JSONValue.string)
        // 2 is an error; a span that went well says nothing of its status.
        if let failure = span.facts.failure { object["status"] = ["code": 2, "message": .string(String(failure.prefix(500)))] }
        return .object(object)
    }

    private static func attribute(_ key: String, _ value: LogValue) -> JSONValue {
        let written: JSONValue =
            switch value {
            case .string(let text): ["stringValue": .string(text)]
            case .integer(let number): ["intValue": .string(String(number))]
            case .number(let number): ["doubleValue": .number(number)]
            case .bool(let flag): ["boolValue": .bool(flag)]
            case .null: [:]
            }
        return ["key": .string(key), "value": written]
    }
}
