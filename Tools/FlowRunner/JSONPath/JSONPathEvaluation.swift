public import JSONCoding
internal import Patterns

extension JSONPath {
    /// The nodes selected from a document, in the order of RFC 9535 §2.
    public func nodes(in root: JSONValue) -> [JSONValue] { Evaluation(root: root).nodes(query, at: root) }
}

private struct Evaluation {
    let root: JSONValue

    func nodes(_ query: JSONPath.Query, at current: JSONValue) -> [JSONValue] {
        var nodes = [query.isRelative ? current : root]
        for segment in query.segments {
            var next: [JSONValue] = []
            for node in nodes {
                if segment.isDescendant { descend(segment.selectors, node, &next) } else { apply(segment.selectors, node, &next) }
            }
            nodes = next
        }
        return nodes
    }

    private func descend(_ selectors: [JSONPath.Selector], _ node: JSONValue, _ out: inout [JSONValue]) {
        apply(selectors, node, &out)
        switch node {
        case .array(let items): for item in items { descend(selectors, item, &out) }
        case .object(let object): for member in object { descend(selectors, member.value, &out) }
        default: break
        }
    }

    private func apply(_ selectors: [JSONPath.Selector], _ node: JSONValue, _ out: inout [JSONValue]) {
        for selector in selectors {
            switch (selector, node) {
            case (.name(let name), .object(let object)): if let value = object[name] { out.append(value) }
            case (.index(let index), .array(let items)):
                let place = index < 0 ? items.count + index : index
                if items.indices.contains(place) { out.append(items[place]) }
            case (.wildcard, .array(let items)): out += items
            case (.wildcard, .object(let object)): for member in object { out.append(member.value) }
            case (.slice(let start, let end, let step), .array(let items)): slice(items, start, end, step, &out)
            case (.filter(let condition), .array(let items)): out += items.filter { holds(condition, $0) }
            case (.filter(let condition), .object(let object)):
                for member in object where holds(condition, member.value) { out.append(member.value) }
            default: continue
            }
        }
    }

    /// RFC 9535 §2.3.4.2.2.
    private func slice(_ items: [JSONValue], _ start: Int?, _ end: Int?, _ step: Int, _ out: inout [JSONValue]) {
        guard step != 0 else { return }
        let count = items.count
        func normal(_ index: Int) -> Int { index >= 0 ? index : count + index }
        if step > 0 {
            let lower = min(max(normal(start ?? 0), 0), count)
            let upper = min(max(normal(end ?? count), 0), count)
            for index in stride(from: lower, to: upper, by: step) { out.append(items[index]) }
        } else {
            let upper = min(max(normal(start ?? count - 1), -1), count - 1)
            let lower = min(max(end.map(normal) ?? -1, -1), count - 1)
            for index in stride(from: upper, to: lower, by: step) { out.append(items[index]) }
        }
    }

    // MARK: - Conditions

    private func holds(_ condition: JSONPath.Logical, _ current: JSONValue) -> Bool {
        switch condition {
        case .or(let terms): terms.contains { holds($0, current) }
        case .and(let terms): terms.allSatisfy { holds($0, current) }
        case .not(let term): !holds(term, current)
        case .exists(let query): !nodes(query, at: current).isEmpty
        case .comparison(let left, let comparison, let right): compare(value(left, current), comparison, value(right, current))
        case .call(let call): matches(call, current)
        }
    }

    /// nil is RFC 9535's Nothing.
    private func value(_ operand: JSONPath.Operand, _ current: JSONValue) -> JSONValue? {
        switch operand {
        case .literal(let value): return value
        case .query(let query): return nodes(query, at: current).first
        case .call(let call):
            guard let argument = call.arguments.first else { return nil }
            switch call.function {
            case .length:
                switch value(argument, current) {
                case .string(let text)?: return .integer(Int64(text.unicodeScalars.count))
                case .array(let items)?: return .integer(Int64(items.count))
                case .object(let object)?: return .integer(Int64(object.count))
                default: return nil
                }
            case .count: return .integer(Int64(list(argument, current).count))
            case .value:
                let nodes = list(argument, current)
                return nodes.count == 1 ? nodes[0] : nil
            case .match, .search: return nil
            }
        }
    }

    private func list(_ operand: JSONPath.Operand, _ current: JSONValue) -> [JSONValue] {
        if case .query(let query) = operand { nodes(query, at: current) } else { [] }
    }

    private func matches(_ call: JSONPath.Call, _ current: JSONValue) -> Bool {
        guard call.arguments.count == 2, case .string(let text)? = value(call.arguments[0], current),
            case .string(let pattern)? = value(call.arguments[1], current)
        else { return false }
        let whole = call.function == .match
        guard let compiled = try? Pattern(whole ? "^(?:\(pattern))$" : pattern) else { return false }
        return compiled.firstMatch(in: text) != nil
    }

    /// RFC 9535 §2.3.5.2.2.
    private func compare(_ left: JSONValue?, _ comparison: JSONPath.Comparison, _ right: JSONValue?) -> Bool {
        switch comparison {
        case .equal: equal(left, right)
        case .notEqual: !equal(left, right)
        case .less: less(left, right)
        case .greater: less(right, left)
        case .lessOrEqual: less(left, right) || equal(left, right)
        case .greaterOrEqual: less(right, left) || equal(left, right)
        }
    }

    private func equal(_ left: JSONValue?, _ right: JSONValue?) -> Bool {
        switch (left, right) {
        case (nil, nil): true
        case (let left?, let right?): left.isSame(as: right)
        default: false
        }
    }

    private func less(_ left: JSONValue?, _ right: JSONValue?) -> Bool {
        switch (left, right) {
        case (.integer(let a)?, .integer(let b)?): return a < b
        case (.string(let a)?, .string(let b)?): return a.unicodeScalars.lexicographicallyPrecedes(b.unicodeScalars)
        default:
            guard let a = left?.double, let b = right?.double else { return false }
            return a < b
        }
    }
}

extension JSONValue {
    /// Equality of JSON texts: members in any order, 1 equal to 1.0.
    func isSame(as other: JSONValue) -> Bool {
        switch (self, other) {
        case (.null, .null): return true
        case (.bool(let a), .bool(let b)): return a == b
        case (.string(let a), .string(let b)): return a.utf8.elementsEqual(b.utf8)
        case (.integer(let a), .integer(let b)): return a == b
        case (.number(let a), .number(let b)): return a == b
        case (.integer(let a), .number(let b)), (.number(let b), .integer(let a)): return Int64(exactly: b) == a
        case (.array(let a), .array(let b)): return a.count == b.count && zip(a, b).allSatisfy { $0.isSame(as: $1) }
        case (.object(let a), .object(let b)):
            return a.count == b.count && a.allSatisfy { member in b[member.name].map { member.value.isSame(as: $0) } ?? false }
        default: return false
        }
    }
}
