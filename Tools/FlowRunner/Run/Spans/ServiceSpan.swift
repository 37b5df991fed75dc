internal import JSONCoding

/// Something that a service did for a request, as the console of its stack tells of it.
public struct ServiceSpan: Sendable {
    public let service: String
    public var name: String
    /// `server`, `client`, `consumer`, `producer` or `internal`.
    public let kind: String
    /// How many other spans it is part of.
    public let depth: Int
    /// When it began, in microseconds; of a tree that was read, from its first span.
    public var at: Int
    /// Microseconds.
    public let took: Int
    /// Why it came to nothing; nil when it went well.
    public var failure: String?
    /// What is known of it, by the names of OpenTelemetry's attributes.
    public var facts: [(name: String, value: String)]

    /// Whether a database did it.
    let isDatabase: Bool

    /// More than that tells a reader nothing that the first ones do not.
    private static let mostSpans = 200, mostFacts = 20, longestFact = 1000

    /// - Parameter trace: an answer of the console, `{"spans": […]}`.
    /// - Returns: each span before its parts, those of one parent as they began; the first 200.
    static func tree(_ trace: JSONValue) -> [ServiceSpan] {
        let spans = (trace["spans"]?.array ?? []).compactMap { json in json["id"]?.string.map { (id: $0, json: json) } }
        let known = Set(spans.map(\.id))
        var parts: [String: [(id: String, json: JSONValue)]] = [:]
        for span in spans {
            let parent = span.json["parent"]?.string.flatMap { known.contains($0) && $0 != span.id ? $0 : nil } ?? ""
            parts[parent, default: []].append(span)
        }
        let begin = spans.compactMap { began($0.json) }.min() ?? 0
        var tree: [ServiceSpan] = []
        func add(partsOf parent: String, depth: Int) {
            for part in parts.removeValue(forKey: parent) ?? [] where tree.count < mostSpans {
                tree.append(ServiceSpan(part.json, depth: depth, from: begin))
                add(partsOf: part.id, depth: depth + 1)
            }
        }
        add(partsOf: "", depth: 0)
        return tree
    }

    private init(_ json: JSONValue, depth: Int, from begin: Int64) {
        service = json["service"]?.string ?? "?"
        name = json["name"]?.string ?? "?"
        kind = json["kind"]?.string ?? "internal"
        self.depth = depth
        at = Int(((Self.began(json) ?? begin) - begin) / 1000)
        took = Int(json["micros"]?.double ?? 0)
        failure = json["failure"]?.string.map(Self.cut)
        isDatabase = json["attributes"]?["db.system.name"] != nil
        facts = (json["attributes"]?.object ?? [:]).prefix(Self.mostFacts).map { name, value in
            (name, Self.cut(value.string ?? value.text()))
        }
    }

    /// Nanoseconds since 1970, which come as a text.
    private static func began(_ json: JSONValue) -> Int64? { json["began"]?.string.flatMap { Int64($0) } }

    private static func cut(_ text: String) -> String {
        text.utf8.count <= longestFact ? text : String(decoding: text.utf8.prefix(longestFact), as: UTF8.self) + "…"
    }
}
