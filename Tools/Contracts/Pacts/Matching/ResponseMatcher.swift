public import HTTPCore
internal import JSONCoding

/// Compares answers with what consumers need of them. Not Sendable: one for each thread.
public final class ResponseMatcher {
    private let values = ValueMatcher()

    public init() {}

    /// Every difference: first the status, then the headers by name, then the body from its beginning. What the expectation does not
    /// name may be there or not.
    public func mismatches(_ expected: PactResponse, status: Int, headers: HTTPHeaders, body: [UInt8]) -> [Mismatch] {
        var found: [Mismatch] = []
        if status != expected.status { found.append(Mismatch(place: "status", expected: "\(expected.status)", actual: "\(status)")) }
        for (name, value) in expected.headers.sorted(by: { $0.key < $1.key }) {
            if let problem = header(name, value, headers, expected.matchingRules) { found.append(problem) }
        }
        return found + self.body(expected, headers["Content-Type"], body)
    }

    private func header(_ name: String, _ expected: String, _ headers: HTTPHeaders, _ rules: MatchingRules) -> Mismatch? {
        let place = "header \(name)"
        let values = headers.all(name)
        guard !values.isEmpty else { return Mismatch(place: place, expected: JSONValue.string(expected).shown, actual: "nothing") }
        let actual = values.joined(separator: ", ")
        let matchers = rules.rules["header"]?.first { $0.key.lowercased() == name.lowercased() }?.value
        if let matchers, matchers != [.equality] { return self.values.problem(expected, actual, matchers: matchers, place: place) }
        let isMet = name.lowercased() == "content-type" ? MediaRange(expected).isMet(by: MediaRange(actual)) : expected == actual
        return isMet
            ? nil : Mismatch(place: place, expected: JSONValue.string(expected).shown, actual: JSONValue.string(actual).shown)
    }

    private func body(_ expected: PactResponse, _ type: String?, _ bytes: [UInt8]) -> [Mismatch] {
        guard let body = expected.body else { return [] }
        let rules = RuleSet(expected.matchingRules.rules["body"] ?? [:])
        let isJSON = MediaType.isJSON(type)
        if bytes.isEmpty { return body == .null || body == "" ? [] : [Mismatch(place: "$", expected: body.shown, actual: "an empty body")] }
        if body == .null { return [Mismatch(place: "$", expected: "an empty body", actual: "a body of \(bytes.count) bytes")] }
        if case .string = body, !isJSON { return values.mismatches(body, .string(String(decoding: bytes, as: UTF8.self)), rules: rules) }
        do throws(JSONSyntaxError) {
            return values.mismatches(body, try JSONParser.parse(bytes), rules: rules)
        } catch {
            return [Mismatch(place: "$", expected: body.shown, actual: "a body that is not JSON (\(error))")]
        }
    }
}

/// A media type and its parameters: `text/html; charset=utf-8`.
private struct MediaRange {
    private let type: String
    private let parameters: Set<String>

    init(_ text: String) {
        let parts = text.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
        type = parts.first ?? ""
        parameters = Set(parts.dropFirst())
    }

    /// More parameters than expected are fine.
    func isMet(by actual: MediaRange) -> Bool { type == actual.type && parameters.isSubset(of: actual.parameters) }
}

enum MediaType {
    /// `application/json`, `application/problem+json`, with or without parameters.
    static func isJSON(_ type: String?) -> Bool {
        guard let type = type?.split(separator: ";").first?.filter({ $0 != " " }).lowercased() else { return false }
        return type == "application/json" || type.hasSuffix("+json")
    }
}
