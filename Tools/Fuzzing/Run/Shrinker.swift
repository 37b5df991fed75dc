internal import JSONCoding

/// Makes a request that shows a fault smaller, as long as it still does.
public enum Shrinker {
    /// - Parameters:
    ///   - budget: how many requests may be tried.
    ///   - fails: whether a smaller request shows the same fault.
    public static func shrink(_ draft: RequestDraft, budget: Int, fails: (RequestDraft) -> Bool) -> RequestDraft {
        var best = draft
        var left = budget
        var isSmaller = true
        while isSmaller, left > 0 {
            isSmaller = false
            for candidate in candidates(best) {
                guard left > 0 else { break }
                left -= 1
                if fails(candidate) {
                    best = candidate
                    isSmaller = true
                    break
                }
            }
        }
        return best
    }

    /// Requests a little smaller than this one, the boldest first; each is smaller in the same sense, so that shrinking ends.
    static func candidates(_ draft: RequestDraft) -> [RequestDraft] {
        var all: [RequestDraft] = []
        func add(_ change: (inout RequestDraft) -> Void) {
            var next = draft
            change(&next)
            if next != draft { all.append(next) }
        }
        for index in draft.headers.indices { add { $0.headers.remove(at: index) } }
        for index in draft.query.indices { add { $0.query.remove(at: index) } }
        switch draft.body {
        case .none: break
        case .json(let node): for smaller in nodes(node) { add { $0.body = .json(smaller) } }
        case .bytes(let bytes):
            for smaller in texts(bytes) { add { $0.body = .bytes(smaller) } }
        }
        for index in draft.query.indices {
            guard case .text(let text) = draft.query[index].value else { continue }
            for smaller in shorter(text) { add { $0.query[index].value = .text(smaller) } }
        }
        for name in draft.path.keys.sorted() {
            guard case .text(let text)? = draft.path[name] else { continue }
            for smaller in shorter(text) where !smaller.isEmpty { add { $0.path[name] = .text(smaller) } }
        }
        return all
    }

    private static func texts(_ bytes: [UInt8]) -> [[UInt8]] {
        guard bytes.count > 1 else { return [] }
        let half = bytes.count / 2
        return [Array(bytes[..<half]), Array(bytes[half...]), Array(bytes.dropLast()), Array(bytes.dropFirst())]
    }

    /// Members and elements taken out, outermost first; then values made simpler.
    private static func nodes(_ node: Node) -> [Node] {
        var all: [Node] = []
        switch node {
        case .object(let members):
            for index in members.indices {
                var fewer = members
                fewer.remove(at: index)
                all.append(.object(fewer))
            }
            for (index, member) in members.enumerated() {
                for smaller in nodes(member.value) {
                    var changed = members
                    changed[index].value = smaller
                    all.append(.object(changed))
                }
            }
        case .array(let items):
            if items.count > 2 { all += [.array(Array(items.prefix(items.count / 2))), .array(Array(items.suffix(items.count / 2)))] }
            for index in items.indices.prefix(10) {
                var fewer = items
                fewer.remove(at: index)
                all.append(.array(fewer))
            }
            for (index, item) in items.enumerated().prefix(10) {
                for smaller in nodes(item) {
                    var changed = items
                    changed[index] = smaller
                    all.append(.array(changed))
                }
            }
        case .scalar(.string(let text)): all = shorter(text).map { .string($0) }
        case .scalar(.integer(let value)):
            for smaller in [0, 1, value / 2, value / 10] where smaller.magnitude < value.magnitude { all.append(.integer(smaller)) }
        case .scalar(.number(let value)):
            for smaller in [0, value.rounded(.towardZero)] where smaller != value && abs(smaller) <= abs(value) {
                all.append(.scalar(.number(smaller)))
            }
        case .scalar, .verbatim, .captured: break
        }
        return all
    }

    /// Half of it, one scalar less, or as long but plain.
    private static func shorter(_ text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        guard !scalars.isEmpty else { return [] }
        func make(_ part: some Sequence<Unicode.Scalar>) -> String {
            var view = String.UnicodeScalarView()
            for scalar in part { view.append(scalar) }
            return String(view)
        }
        var all: [String] = []
        if scalars.count > 3 { all += [make(scalars.prefix(scalars.count / 2)), make(scalars.suffix(scalars.count / 2))] }
        all += [make(scalars.dropLast()), make(scalars.dropFirst())]
        let plain = String(repeating: "a", count: scalars.count)
        if plain != text, !scalars.allSatisfy({ $0 == "a" }) { all.append(plain) }
        return all
    }
}
