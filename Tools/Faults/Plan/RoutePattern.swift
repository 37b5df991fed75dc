internal import Patterns

/// Which calls a fault is about: a method and a path, as `GET /profile/users/{id}`, `/photos/*` or `* /media/**`.
///
/// `{x}` and `*` stand for one segment, `*` also for a part of one; `**` at the end for all that follows. Without a method every
/// method fits. The query plays no part.
struct RoutePattern: Sendable, Hashable {
    let source: String
    private let method: String?
    private let segments: [Wildcard]
    private let takesRest: Bool

    /// nil when it is neither a path nor a method and a path.
    init?(_ source: String) {
        let words = source.split(separator: " ", omittingEmptySubsequences: false)
        guard (1...2).contains(words.count), let path = words.last, path.hasPrefix("/"), !path.contains("?"), !path.contains("#") else {
            return nil
        }
        if words.count == 2, words[0] != "*" {
            guard !words[0].isEmpty, words[0].utf8.allSatisfy({ (0x41...0x5a).contains($0) }) else { return nil }
            method = String(words[0])
        } else {
            method = nil
        }
        var segments = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        takesRest = segments.last == "**"
        if takesRest { segments.removeLast() }
        guard segments.allSatisfy({ !$0.contains("**") && Self.isSound($0) }) else { return nil }
        self.segments = segments.map { Wildcard($0.hasPrefix("{") ? "*" : $0) }
        self.source = source
    }

    /// `{x}` fills its segment.
    private static func isSound(_ segment: String) -> Bool {
        guard segment.contains("{") || segment.contains("}") else { return true }
        let inner = segment.dropFirst().dropLast()
        return segment.hasPrefix("{") && segment.hasSuffix("}") && !inner.isEmpty && !inner.contains("{") && !inner.contains("}")
    }

    /// - Parameter path: without the query.
    func matches(method: String, path: String) -> Bool {
        if let wanted = self.method, wanted != method { return false }
        let parts = path.dropFirst().split(separator: "/", omittingEmptySubsequences: false)
        guard takesRest ? parts.count > segments.count : parts.count == segments.count else { return false }
        return zip(segments, parts).allSatisfy { $0.matches($1) }
    }
}
