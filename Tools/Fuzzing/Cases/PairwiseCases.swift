internal import JSONCoding
internal import Wire

/// Valid values of all fields of a body and query, every pair of them together once.
public enum PairwiseCases {
    /// More values a field, or more fields, would give cases that say little more.
    private static let mostValues = 5
    private static let mostFields = 24

    private struct Parameter {
        let path: [Node.Step]
        let isQuery: Bool
        /// nil leaves the field out.
        let values: [Node?]
    }

    public static func all(_ operation: Operation) -> [FuzzCase] {
        guard !operation.isStream else { return [] }
        var parameters: [Parameter] = []
        if case .json(let base) = operation.base.body, let schema = operation.endpoint.body {
            collect(schema, at: [], in: base, into: &parameters, depth: 0)
        }
        let inPath = Set(operation.endpoint.path.parameterNames)
        for field in operation.endpoint.parameters.fields where !inPath.contains(field.name) {
            // In a query `1.0` and `1` are different texts, so only the plain spelling is used.
            let values = valid(field.schema, Samples.value(field.schema)).filter { node in
                if case .verbatim = node { false } else { Operation.queryText(node) != nil }
            }.map(Optional.some)
            guard !values.isEmpty else { continue }
            parameters.append(Parameter(path: [.member(field.name)], isQuery: true, values: (field.isRequired ? [] : [nil]) + values))
        }
        parameters = Array(parameters.filter { $0.values.count > 1 }.prefix(mostFields))
        guard parameters.count > 1 else { return [] }
        return Pairwise.rows(parameters.map(\.values.count)).enumerated().map { number, row in
            FuzzCase(
                operation: operation.id, phase: .pairwise, name: "pairs \(number + 1)", field: "", draft: draft(operation, parameters, row),
                expectation: .accepted)
        }
    }

    private static func draft(_ operation: Operation, _ parameters: [Parameter], _ row: [Int]) -> RequestDraft {
        var draft = operation.base
        for (parameter, index) in zip(parameters, row) {
            let value = parameter.values[index]
            if parameter.isQuery {
                let name = parameter.path.text
                draft.query.removeAll { $0.name == name }
                if let text = value.flatMap(Operation.queryText) { draft.query.append(.init(name, .text(text))) }
            } else if case .json(let body) = draft.body, body.value(at: parameter.path.dropLast()) != nil {
                draft.body = .json(body.setting(parameter.path, to: value))
            }
        }
        return draft
    }

    /// Objects are walked where the example has them; lists count as one value.
    private static func collect(_ schema: ObjectSchema, at path: [Node.Step], in base: Node, into parameters: inout [Parameter], depth: Int)
    {
        for field in schema.fields {
            let place = path + [.member(field.name)]
            let current = base.value(at: place)
            if case .object(let inner) = field.schema, current != nil, depth < 3 {
                collect(inner, at: place, in: base, into: &parameters, depth: depth + 1)
                continue
            }
            let example = current ?? Samples.value(field.schema)
            parameters.append(
                Parameter(
                    path: place, isQuery: false, values: (field.isRequired ? [] : [nil]) + valid(field.schema, example).map(Optional.some)))
        }
    }

    /// The example first, then values at the bounds.
    private static func valid(_ schema: Schema, _ example: Node) -> [Node] {
        if case .captured = example { return [example] }
        var values = [example]
        for one in ValueCases.all(schema, example: example) where one.validity == .valid && !values.contains(one.node) {
            guard values.count < mostValues, one.name != "very-many", !one.name.hasPrefix("content-") else { continue }
            values.append(one.node)
        }
        return values
    }
}
