internal import JSONCoding

/// A span as a service told it.
struct SeenSpan: Sendable {
    let service: String
    let trace: String
    let id: String
    let parent: String?
    let name: String
    /// server, client, consumer or internal.
    let kind: String
    /// Nanoseconds since 1970.
    let began: Int64
    let ended: Int64
    let attributes: JSONObject
    let failure: String?

    /// The spans of an OTLP/HTTP body in its JSON form; what is no span is passed over.
    static func read(_ document: JSONValue) -> [SeenSpan] {
        (document["resourceSpans"]?.array ?? []).flatMap { resource -> [SeenSpan] in
            let service = attributes(resource["resource"])["service.name"]?.string ?? "?"
            let scopes = resource["scopeSpans"]?.array ?? []
            return scopes.flatMap { $0["spans"]?.array ?? [] }.compactMap { SeenSpan($0, of: service) }
        }
    }

    private init?(_ span: JSONValue, of service: String) {
        guard let trace = span["traceId"]?.string, trace.utf8.count == 32, let id = span["spanId"]?.string, id.utf8.count == 16,
            let name = span["name"]?.string, let began = Self.nanoseconds(span["startTimeUnixNano"]),
            let ended = Self.nanoseconds(span["endTimeUnixNano"])
        else { return nil }
        self.service = service
        self.trace = trace
        self.id = id
        parent = span["parentSpanId"]?.string.flatMap { $0.isEmpty ? nil : $0 }
        self.name = name
        kind = [1: "internal", 2: "server", 3: "client", 4: "producer", 5: "consumer"][span["kind"]?.integer ?? 1] ?? "internal"
        self.began = began
        self.ended = max(began, ended)
        attributes = Self.attributes(span)
        failure = span["status"]?["code"]?.integer == 2 ? span["status"]?["message"]?.string ?? "failed" : nil
    }

    /// Protocol Buffers write 64 bits as a text, and read numbers as well.
    private static func nanoseconds(_ value: JSONValue?) -> Int64? { value?.string.flatMap { Int64($0) } ?? value?.integer }

    private static func attributes(_ value: JSONValue?) -> JSONObject {
        var object = JSONObject()
        for attribute in value?["attributes"]?.array ?? [] {
            guard let key = attribute["key"]?.string, let held = attribute["value"] else { continue }
            if let number = nanoseconds(held["intValue"]) {
                object[key] = .integer(number)
            } else {
                object[key] = held["stringValue"] ?? held["boolValue"] ?? held["doubleValue"] ?? .null
            }
        }
        return object
    }

    var json: JSONValue {
        var object: JSONObject = [
            "service": .string(service), "id": .string(id), "name": .string(name), "kind": .string(kind), "began": .string(String(began)),
            // Microseconds are exact in a number of the browser's, nanoseconds since 1970 are not.
            "micros": .number(Double(ended - began) / 1000), "attributes": .object(attributes),
        ]
        object["parent"] = parent.map(JSONValue.string)
        object["failure"] = failure.map(JSONValue.string)
        return .object(object)
    }
}
