internal import HTTPCore
internal import JSONCoding
internal import Wire

/// What a step expects of an answer, held against what the operation promises for that status.
struct ContractLint {
    let endpoint: EndpointDescription
    let source: SourceText

    func check(_ response: ResponseNode) -> [FlowDiagnostic] {
        guard let status = response.status else { return [] }
        guard statuses.contains(status) else {
            return [
                FlowDiagnostic(
                    LintRules.unknownStatus, source, response.statusPosition, width: String(status).count,
                    "\(endpoint.id) never answers \(status)", hint: "it has \(statuses.map { String($0) }.joined(separator: ", "))")
            ]
        }
        guard let schema = schema(of: status) else { return [] }
        let captures = response.captures.flatMap { unknown(in: $0.query, schema, mayBeAbsent: false) }
        return captures + response.asserts.flatMap { unknown(in: $0.query, schema, mayBeAbsent: Self.wantsNothing($0)) }
    }

    /// Every status it may answer with, in order.
    private var statuses: [Int] {
        var all = Set((endpoint.allErrors + ErrorCode.transport).map(\.status)).union([endpoint.status])
        if let other = endpoint.otherStatus { all.insert(other) }
        // What the transport makes of `Range` and `If-None-Match`.
        if case .content = endpoint.success, endpoint.method == .get { all.formUnion([206, 304, 416]) }
        return all.sorted()
    }

    private func schema(of status: Int) -> Schema? {
        guard endpoint.isSuccess(status) else { return .object(ErrorBody.schema) }
        if case .json(let schema) = endpoint.success { return .object(schema) }
        return nil
    }

    /// `not exists` also says that a field is none of the contract's.
    private static func wantsNothing(_ node: AssertNode) -> Bool {
        if case .test(.exists) = node.predicate.kind { node.predicate.isNegated } else { false }
    }

    private func unknown(in query: QueryNode, _ schema: Schema, mayBeAbsent: Bool) -> [FlowDiagnostic] {
        guard case .jsonPath(let node) = query.kind, let path = node.compiled ?? Self.sample(node.template) else { return [] }
        var walk = SchemaWalk(root: schema)
        guard let miss = walk.miss(of: path) else { return [] }
        let near = nearest(to: miss.name, among: miss.known)
        if mayBeAbsent, near == nil { return [] }
        let hint = near.map { "did you mean \($0)?" } ?? (miss.known.isEmpty ? nil : "it has \(miss.known.joined(separator: ", "))")
        return [
            FlowDiagnostic(
                LintRules.unknownField, source, node.template.position, width: node.template.source.unicodeScalars.count,
                "\(miss.place) of \(endpoint.id) has no \(miss.name)", hint: hint)
        ]
    }

    /// The path with something in place of what is computed: a word, or a number where a word does not fit.
    private static func sample(_ template: Template) -> JSONPath? {
        for filler in ["x", "0"] {
            let text = template.parts.map { if case .text(let text) = $0 { text } else { filler } }.joined()
            if let path = try? JSONPath(text) { return path }
        }
        return nil
    }
}

/// Follows a JSONPath over a schema.
struct SchemaWalk {
    /// A member that the contract does not have.
    struct Miss {
        /// Where it was looked for, as `$.user`.
        let place: String
        let name: String
        /// The members that are there.
        let known: [String]
    }

    private struct Node {
        let schema: Schema
        let place: String
    }

    private let root: Schema
    private var miss: Miss?

    init(root: Schema) { self.root = root }

    /// Nil when all of it is there, or cannot be known.
    mutating func miss(of path: JSONPath) -> Miss? {
        _ = nodes(path.query, at: Node(schema: root, place: "$"))
        return miss
    }

    private mutating func nodes(_ query: JSONPath.Query, at current: Node) -> [Node] {
        var nodes = [query.isRelative ? current : Node(schema: root, place: "$")]
        for segment in query.segments where miss == nil {
            var next: [Node] = []
            let from = segment.isDescendant ? nodes.flatMap(Self.descendants) : nodes
            var misses: [Miss] = []
            for node in from {
                for selector in segment.selectors {
                    if let found = select(selector, node, &misses) { next += found }
                }
            }
            // Below `..` a name only has to be somewhere.
            if next.isEmpty, let first = misses.first, !from.isEmpty {
                let known = segment.isDescendant ? Array(Set(misses.flatMap(\.known))).sorted() : first.known
                miss = miss ?? Miss(place: nodes[0].place, name: first.name, known: known)
            }
            nodes = next
        }
        return nodes
    }

    /// - Returns: nil for a name that is not there.
    private mutating func select(_ selector: JSONPath.Selector, _ node: Node, _ misses: inout [Miss]) -> [Node]? {
        switch (selector, node.schema) {
        case (_, .any): return [node]
        case (.name(let name), .object(let object)):
            if object.isOpen { return [Node(schema: .any, place: node.place)] }
            guard let field = object[name] else {
                misses.append(Miss(place: node.place, name: name, known: object.fields.map(\.name)))
                return nil
            }
            return [Node(schema: field.schema, place: "\(node.place).\(name)")]
        case (.name(let name), .map(let element, _)): return [Node(schema: element, place: "\(node.place).\(name)")]
        case (.name(let name), _):
            misses.append(Miss(place: node.place, name: name, known: []))
            return nil
        case (.filter(let condition), _):
            let children = Self.children(node)
            for child in children { check(condition, child) }
            return children
        case (.wildcard, _): return Self.children(node)
        case (.index, .array), (.slice, .array): return Self.children(node)
        case (.index, _), (.slice, _): return []
        }
    }

    private static func children(_ node: Node) -> [Node] {
        switch node.schema {
        case .array(let element, _, _): [Node(schema: element, place: "\(node.place)[]")]
        case .map(let element, _): [Node(schema: element, place: "\(node.place){}")]
        case .object(let object):
            object.isOpen
                ? [Node(schema: .any, place: node.place)]
                : object.fields.map { Node(schema: $0.schema, place: "\(node.place).\($0.name)") }
        case .any: [node]
        case .boolean, .integer, .number, .string, .enumeration: []
        }
    }

    private static func descendants(_ node: Node) -> [Node] {
        guard node.schema != .any else { return [node] }
        return [node] + children(node).flatMap(descendants)
    }

    private mutating func check(_ condition: JSONPath.Logical, _ current: Node) {
        switch condition {
        case .or(let terms), .and(let terms): for term in terms { check(term, current) }
        case .not(let term): check(term, current)
        case .exists(let query): _ = nodes(query, at: current)
        case .comparison(let left, _, let right):
            check(left, current)
            check(right, current)
        case .call(let call): for argument in call.arguments { check(argument, current) }
        }
    }

    private mutating func check(_ operand: JSONPath.Operand, _ current: Node) {
        switch operand {
        case .literal: return
        case .query(let query): _ = nodes(query, at: current)
        case .call(let call): for argument in call.arguments { check(argument, current) }
        }
    }
}
