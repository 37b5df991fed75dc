internal import JSONCoding
internal import Pacts

/// Checks a recorded request against an operation of a document.
struct RequestCheck {
    struct Refusal: Hashable {
        /// `request`, `query limit`
        let root: String
        let path: FieldPath
        /// `$.limit is above 50`
        let text: String
    }

    private(set) var refusals: [Refusal] = []

    init(file: OpenAPIFile, operation: OpenAPIOperation, interaction: Interaction) {
        let request = interaction.request
        // Values that a provider state fills in later cannot be checked against a schema now.
        let generated = Set((request.generators.expressions["body"] ?? [:]).keys.compactMap(FieldPath.init))
        if let body = request.body, let content = operation.body?.contents.first(where: { $0.type == "application/json" }),
            let schema = content.schema
        {
            var check = ValueCheck(file: file, unknown: generated)
            check.check(body, schema, FieldPath())
            refusals += check.problems.map { Refusal(root: "request", path: $0.path, text: "\($0.path) \($0.text)") }
        }
        for parameter in operation.parameters {
            guard let schema = parameter.schema else { continue }
            let label = OperationComparison.label(parameter)
            var texts: [String] = []
            switch parameter.place {
            case "query" where request.generators.expressions["query"]?[parameter.name] == nil: texts = request.query[parameter.name] ?? []
            case "header" where request.generators.expressions["header"]?[parameter.name] == nil:
                texts = request.headers.filter { $0.key.lowercased() == parameter.key }.map(\.value)
            default: break
            }
            guard !texts.isEmpty else { continue }
            let shape = file.shape(schema)
            var check = ValueCheck(file: file, unknown: [])
            if shape.types == [.array], let items = shape.items {
                check.check(.array(texts.map { Self.read($0, as: file.shape(items)) }), schema, FieldPath())
            } else {
                check.check(Self.read(texts[0], as: shape), schema, FieldPath())
            }
            refusals += check.problems.map { problem in
                Refusal(
                    root: label, path: problem.path,
                    text: "\(parameter.name)\(problem.path.steps.isEmpty ? "" : " \(problem.path)") \(problem.text)")
            }
        }
    }

    /// A parameter's text as the JSON value that its schema asks for.
    private static func read(_ text: String, as shape: SchemaShape) -> JSONValue {
        let types = shape.types ?? [.string]
        if types.contains(.integer), let number = Int64(text) { return .integer(number) }
        if types.contains(.number), let number = Double(text) { return .number(number) }
        if types.contains(.boolean), text == "true" || text == "false" { return .bool(text == "true") }
        return .string(text)
    }
}
