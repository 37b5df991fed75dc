internal import Commands
internal import YAML

/// Reads values out of the tree and collects every problem it meets. `what` is the path of a value, such as
/// `services.auth.ports[0]`.
struct ComposeReader {
    let file: String
    /// What `${NAME}` and variables without a value mean.
    let variables: [String: String]
    /// The text of a file that the compose file names, by its path relative to it; nil when it cannot be read.
    let readFile: (String) -> String?
    var problems: [ComposeProblem] = []
    var warnings: [ComposeProblem] = []

    mutating func report(_ message: String, at position: YAMLPosition) {
        problems.append(ComposeProblem(file: file, position: position, message: message))
    }

    /// The tree with the variables of every scalar value expanded.
    mutating func expand(_ node: YAMLNode) -> YAMLNode {
        switch node.content {
        case .mapping(let entries):
            let expanded = entries.map { YAMLEntry(key: $0.key, keyPosition: $0.keyPosition, value: expand($0.value)) }
            return YAMLNode(.mapping(expanded), at: node.position, tag: node.tag)
        case .sequence(let items): return YAMLNode(.sequence(items.map { expand($0) }), at: node.position, tag: node.tag)
        case .scalar(let text, let style):
            guard text.contains("$") else { return node }
            var interpolation = Interpolation(variables)
            do throws(Interpolation.Failure) {
                let expanded = try interpolation.expand(text)
                for name in interpolation.unset {
                    let message = "variable \(name) is not set and stands for nothing"
                    warnings.append(ComposeProblem(file: file, position: node.position, message: message))
                }
                return YAMLNode(.scalar(expanded, style), at: node.position, tag: node.tag)
            } catch {
                report(error.message, at: node.position)
                return node
            }
        }
    }

    /// The entries of a mapping. Keys outside `known` are reported; names that start with `x-` are always allowed.
    mutating func entries(_ node: YAMLNode, _ what: String, known: Set<String>? = nil) -> [YAMLEntry] {
        guard !node.isNull else { return [] }
        guard let entries = node.entries else {
            report("\(what) must be a mapping, not \(node.kind)", at: node.position)
            return []
        }
        if let known {
            for entry in entries where !known.contains(entry.key) && !entry.key.hasPrefix("x-") {
                report("\(what) has no key '\(entry.key)'\(Suggestion.phrase(for: entry.key, among: known))", at: entry.keyPosition)
            }
        }
        return entries
    }

    mutating func text(_ node: YAMLNode, _ what: String) -> String? {
        if let text = node.text, !node.isNull { return text }
        report("\(what) must be a text, not \(node.kind)", at: node.position)
        return nil
    }

    mutating func nonEmptyText(_ node: YAMLNode, _ what: String) -> String? {
        guard let text = text(node, what) else { return nil }
        if text.isEmpty { report("\(what) must not be empty", at: node.position) }
        return text.isEmpty ? nil : text
    }

    mutating func bool(_ node: YAMLNode, _ what: String) -> Bool? {
        switch node.text?.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        default:
            report("\(what) must be true or false", at: node.position)
            return nil
        }
    }

    mutating func integer(_ node: YAMLNode, _ what: String, in range: ClosedRange<Int>) -> Int? {
        if let text = node.text, let value = Int(text), range.contains(value) { return value }
        report("\(what) must be a whole number from \(range.lowerBound) to \(range.upperBound)", at: node.position)
        return nil
    }

    mutating func duration(_ node: YAMLNode, _ what: String) -> Duration? {
        if let text = node.text, let value = ComposeDuration.parse(text) { return value }
        report("\(what) must be a duration such as 500ms, 5s or 1m30s", at: node.position)
        return nil
    }

    /// A list of texts.
    mutating func list(_ node: YAMLNode, _ what: String) -> [String]? {
        guard let items = node.items else {
            report("\(what) must be a list, not \(node.kind)", at: node.position)
            return nil
        }
        return items.enumerated().compactMap { text($1, "\(what)[\($0)]") }
    }

    /// An argument list: a list as it is, a text split as a shell would split it.
    mutating func command(_ node: YAMLNode, _ what: String) -> [String]? {
        guard !node.isNull else { return nil }
        if node.items != nil { return list(node, what) }
        guard let line = text(node, what) else { return nil }
        guard let words = ShellWords.split(line) else {
            report("\(what) has a quote that is not closed", at: node.position)
            return nil
        }
        return words
    }

    /// `{NAME: value}` or `[NAME=value]`; nil stands for a name without a value.
    mutating func pairs(_ node: YAMLNode, _ what: String) -> [(name: String, value: String?)] {
        if let items = node.items {
            return items.enumerated().compactMap { index, item in
                guard let text = nonEmptyText(item, "\(what)[\(index)]") else { return nil }
                guard let equals = text.firstIndex(of: "=") else { return (text, nil) }
                if equals == text.startIndex { report("\(what)[\(index)] has no name before '='", at: item.position) }
                return (String(text[..<equals]), String(text[text.index(after: equals)...]))
            }
        }
        guard node.isNull || node.entries != nil else {
            report("\(what) must be a mapping or a list of NAME=value, not \(node.kind)", at: node.position)
            return []
        }
        return (node.entries ?? []).compactMap { entry in
            if entry.value.isNull { return (entry.key, nil) }
            return text(entry.value, "\(what).\(entry.key)").map { (entry.key, $0) }
        }
    }
}
