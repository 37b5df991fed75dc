public import JSONCoding

/// Why an input was refused.
public enum InputError: Error, Sendable {
    /// Not JSON; the position is for the developer of the client.
    case malformed(JSONSyntaxError)
    /// JSON, but these fields are wrong: in declaration order, and no more than `InputDecoder.mostProblems`.
    case invalid([FieldProblem])
}

/// Turns bytes, query items and path parameters into a DTO, or into every problem they have.
///
/// Unknown members are ignored, so that an older service accepts a newer client; null counts as absent.
public enum InputDecoder {
    /// One more than an answer tells, so that it can say that there are more.
    public static let mostProblems = ErrorBody.mostFields + 1

    /// Reads a JSON body. An empty body reads as `{}`.
    public static func decode<T: DTO>(_ type: T.Type, from body: [UInt8]) throws(InputError) -> T {
        try decode(type, from: try tree(body))
    }

    /// Reads the answer of a service that may be newer than this release: what is said with words that are not known yet is passed over.
    public static func decode<T: DTO>(_ type: T.Type, fromAnswer body: [UInt8]) throws(InputError) -> T {
        let answer = try tree(body)
        return try decode(type, from: T.schema.known(answer) ?? answer)
    }

    private static func tree(_ body: [UInt8]) throws(InputError) -> JSONValue {
        guard !body.isEmpty else { return .object([:]) }
        do { return try JSONParser.parse(body) } catch { throw .malformed(error) }
    }

    /// Reads a parsed document.
    public static func decode<T: DTO>(_ type: T.Type, from tree: JSONValue) throws(InputError) -> T {
        let value: T
        do {
            value = try JSONTreeDecoder.decode(type, from: tree)
        } catch {
            var problems: [FieldProblem] = []
            collect(type, tree, path: "", into: &problems)
            // Every field decodes alone, so the object itself was refused.
            if problems.isEmpty { problems = [error as? FieldProblem ?? FieldProblem("", .wrongType(expected: "object"))] }
            throw .invalid(problems)
        }
        let problems = value.problems()
        guard problems.isEmpty else { throw .invalid(Array(problems.prefix(mostProblems))) }
        return value
    }

    /// Reads path and query parameters, which arrive as texts: each is read as the JSON type its field asks for.
    public static func decode<T: DTO>(_ type: T.Type, parameters: [(name: String, value: String)]) throws(InputError) -> T {
        if T.self == Nothing.self { return try decode(type, from: .object([:])) }
        var object = JSONObject()
        for field in T.schema.fields {
            let texts = parameters.lazy.filter { $0.name.hasBytes(of: field.name) }.map(\.value)
            guard let first = texts.first else { continue }
            if case .array(let element, _, _) = field.schema {
                object[field.name] = .array(texts.map { reading($0, as: element) })
            } else {
                object[field.name] = reading(first, as: field.schema)
            }
        }
        return try decode(type, from: .object(object))
    }

    private static func reading(_ text: String, as schema: Schema) -> JSONValue {
        switch schema {
        case .boolean: text == "true" ? true : text == "false" ? false : .string(text)
        case .integer: Int64(text).map(JSONValue.integer) ?? .string(text)
        case .number: number(text)
        default: .string(text)
        }
    }

    /// Spelled as in JSON: `Double` would also take `NaN` and `0x10`.
    private static func number(_ text: String) -> JSONValue {
        guard let value = try? JSONParser.parse(Array(text.utf8)), value.double != nil else { return .string(text) }
        return value
    }

    private static func collect<T: Decodable>(_ type: T.Type, _ tree: JSONValue, path: String, into problems: inout [FieldProblem]) {
        guard problems.count < mostProblems else { return }
        if let list = type as? any ProbedList.Type, case .array(let items) = tree {
            if let broken = list.broken(by: items.count) { return problems.append(FieldProblem(path, broken)) }
            for (index, item) in items.enumerated() where problems.count < mostProblems {
                collectAny(list.element, item, path: path.isEmpty ? "\(index)" : "\(path).\(index)", into: &problems)
            }
            return
        }
        if let map = type as? any ProbedMap.Type, case .object(let members) = tree {
            if let broken = map.broken(by: members.keys) { return problems.append(FieldProblem(path, broken)) }
            for (name, value) in members where problems.count < mostProblems {
                collectAny(map.element, value, path: path.isEmpty ? name : "\(path).\(name)", into: &problems)
            }
            return
        }
        if type is any DTO.Type, case .object(let members) = tree {
            for field in SchemaProbe.fields(of: type) {
                let fieldPath = path.isEmpty ? field.name : "\(path).\(field.name)"
                switch members[field.name] {
                case nil, .null?: if field.isRequired { problems.append(FieldProblem(fieldPath, .required)) }
                case let value?: collectAny(field.type, value, path: fieldPath, into: &problems)
                }
            }
            return
        }
        do {
            _ = try JSONTreeDecoder.decode(type, from: tree)
        } catch {
            let rule = error as? FieldRule ?? .wrongType(expected: SchemaProbe.schema(of: type).typeName)
            problems.append(FieldProblem(path, rule))
        }
    }

    private static func collectAny(_ type: any Decodable.Type, _ tree: JSONValue, path: String, into problems: inout [FieldProblem]) {
        func open<T: Decodable>(_ type: T.Type) { collect(type, tree, path: path, into: &problems) }
        open(type)
    }
}
