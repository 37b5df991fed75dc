internal import HTTPCore
internal import JSONCoding

/// What to say when a query finds nothing.
extension Evaluator {
    /// Names that are listed at once.
    private static let nameLimit = 12
    private static let bodyLimit = 300

    /// The nearest name that is there, or the names that are; nil when there is nothing to say.
    func missing(_ query: QueryNode) -> String? {
        switch query.kind {
        case .variable(let name):
            guard let name = try? text(name) else { return nil }
            return nearest(to: name, among: state.variables.keys.sorted()).map { "the nearest variable is \($0)" }
        case .header(let name):
            guard let response, let name = try? text(name) else { return nil }
            return names(response.response.headers.map { $0.name }.unique.sorted(), near: name, of: "the answer's headers")
        case .cookie(let name):
            guard let response, let name = (try? text(name)).flatMap(CookieAttribute.split)?.name else { return nil }
            let set = response.response.headers.all("Set-Cookie").compactMap { SetCookie($0)?.name }
            return set.contains(name) ? nil : set.isEmpty ? "the answer sets no cookie" : names(set, near: name, of: "its cookies")
        case .jsonPath(let node):
            guard let path = try? path(node), let document = try? response?.document() else { return nil }
            return missing(path, in: document)
        default: return nil
        }
    }

    /// How the answer's body begins.
    var bodyStart: String? {
        guard let body = response?.response.body else { return nil }
        guard !body.isEmpty else { return "the answer has no body" }
        guard let text = String(validating: body, as: UTF8.self) else { return "the answer has \(body.count) bytes that are no text" }
        let start = text.unicodeScalars.prefix(Self.bodyLimit)
        return "the answer was \(String(start))\(start.endIndex < text.unicodeScalars.endIndex ? "…" : "")"
    }

    private func names(_ present: [String], near name: String, of what: String) -> String {
        if let near = nearest(to: name, among: present) { return "the nearest of \(what) is \(near)" }
        let shown = present.prefix(Self.nameLimit).joined(separator: ", ")
        return "\(what) are \(shown)\(present.count > Self.nameLimit ? " and \(present.count - Self.nameLimit) more" : "")"
    }

    /// Follows the path as far as it leads and says what is there.
    private func missing(_ path: JSONPath, in document: JSONValue) -> String? {
        var place = "$"
        var value = document
        for segment in path.query.segments {
            guard !segment.isDescendant, segment.selectors.count == 1, let selector = segment.selectors.first else { return nil }
            switch (selector, value) {
            case (.name(let name), .object(let object)):
                guard let member = object[name] else {
                    guard !object.isEmpty else { return "\(place) is an empty object" }
                    return names(object.map(\.name), near: name, of: "the members of \(place)")
                }
                value = member
                place += ".\(name)"
            case (.index(let index), .array(let items)):
                let position = index < 0 ? items.count + index : index
                guard items.indices.contains(position) else { return "\(place) has \(items.count) element\(items.count == 1 ? "" : "s")" }
                value = items[position]
                place += "[\(index)]"
            case (.wildcard, .array(let items)), (.filter, .array(let items)):
                return items.isEmpty ? "\(place) is an empty list" : "\(place) has \(items.count) element\(items.count == 1 ? "" : "s")"
            case (.name, _), (.index, _): return "\(place) is \(Self.shown(FlowValue(value)))"
            default: return nil
            }
        }
        return nil
    }
}
