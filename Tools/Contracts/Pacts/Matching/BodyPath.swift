/// A place in a body, as rules name it: `$`, `.name`, `['name']`, `[0]`, `[*]`, `.*`.
struct BodyPath: Hashable {
    enum Step: Hashable {
        case name(String)
        case index(Int)
        /// `.*`: every member that is expected; every item too.
        case anyMember
        /// `[*]`: every item.
        case anyItem
    }

    let steps: [Step]

    init(steps: [Step]) { self.steps = steps }

    /// nil for a text that is no path.
    init?(_ text: String) {
        var rest = Substring(text)
        guard rest.popFirst() == "$" else { return nil }
        var steps: [Step] = []
        while let first = rest.popFirst() {
            switch first {
            case ".":
                let name = rest.prefix { $0 != "." && $0 != "[" }
                guard !name.isEmpty else { return nil }
                steps.append(name == "*" ? .anyMember : .name(String(name)))
                rest = rest.dropFirst(name.count)
            case "[":
                if let quote = rest.first, quote == "'" || quote == "\"" {
                    rest = rest.dropFirst()
                    guard let end = rest.firstRange(of: "\(quote)]") else { return nil }
                    steps.append(.name(String(rest[..<end.lowerBound])))
                    rest = rest[end.upperBound...]
                } else {
                    guard let end = rest.firstIndex(of: "]") else { return nil }
                    let inside = rest[..<end]
                    if inside == "*" {
                        steps.append(.anyItem)
                    } else if let index = Int(inside), index >= 0 {
                        steps.append(.index(index))
                    } else {
                        return nil
                    }
                    rest = rest[rest.index(after: end)...]
                }
            default: return nil
            }
        }
        self.steps = steps
    }
}

extension BodyPath {
    /// The path as it is written: `$.items[0]['first name']`.
    var text: String { Self.text(steps) }

    static func text(_ steps: [Step]) -> String {
        steps.reduce(into: "$") { text, step in
            switch step {
            case .name(let name):
                let isPlain = !name.isEmpty && !name.utf8.contains { [0x20, 0x27, 0x2a, 0x2e, 0x5b, 0x5d].contains($0) }
                text += isPlain ? ".\(name)" : "['\(name)']"
            case .index(let index): text += "[\(index)]"
            case .anyMember: text += ".*"
            case .anyItem: text += "[*]"
            }
        }
    }
}
