internal import HTTPCore
internal import JSONCoding
internal import LocalFiles
internal import Patterns
internal import Wire

/// Computes templates, queries and filters of one file's steps.
struct Evaluator {
    let state: FlowState
    /// Where `file,…;` is looked for.
    let directory: String
    var response: ResponseView?
    /// What `directory` is called in messages.
    var folder = "the flow's folder"

    // MARK: - Templates

    func text(_ template: Template) throws(EvaluationError) -> String {
        var result = ""
        for part in template.parts {
            switch part {
            case .text(let text): result += text
            case .expression(let expression): result += try value(expression).rendered
            }
        }
        return result
    }

    func text(_ template: JSONTemplate) throws(EvaluationError) -> String {
        var result = ""
        for part in template.parts {
            switch part {
            case .text(let text): result += text
            case .expression(let expression, let isQuoted):
                let value = try self.value(expression).rendered
                result += isQuoted ? String(JSONValue.string(value).text().dropFirst().dropLast()) : value
            }
        }
        return result
    }

    func value(_ expression: ExpressionNode) throws(EvaluationError) -> FlowValue {
        var value: FlowValue
        switch expression.head {
        case .newUUID: value = .string(state.random.uuid())
        case .newDate: value = .date(state.now())
        case .variable(let name): value = try variable(name)
        }
        for filter in expression.filters {
            guard let next = try apply(filter, to: value) else {
                throw EvaluationError(message: "the filter \(filter.name) in a template gives nothing for \(value.shown)")
            }
            value = next
        }
        return value
    }

    private func variable(_ name: String) throws(EvaluationError) -> FlowValue {
        if let value = state.variables[name] { return value }
        throw EvaluationError(
            message: "the variable \(name) is not set",
            hint: nearest(to: name, among: state.variables.keys.sorted()).map { "did you mean \($0)?" }
                ?? "set it with a capture, the option variable, or --variable \(name)=…")
    }

    func value(_ node: ValueNode) throws(EvaluationError) -> FlowValue {
        switch node {
        case .null: .null
        case .bool(let value): .bool(value)
        case .integer(let value): .integer(value)
        case .bigInteger(let digits): .bigInteger(digits)
        case .number(let value): .number(value)
        case .string(let template): .string(try text(template))
        case .bytes(let bytes): .bytes(bytes)
        case .file(let path): .bytes(try file(path))
        case .expression(let expression): try value(expression)
        }
    }

    /// A file below the flow's folder or `--file-root`, or one that the harness made; a path may not climb out of it.
    func file(_ path: Template) throws(EvaluationError) -> [UInt8] {
        let place = try filePath(path)
        do throws(FileError) { return try Files.read(place) } catch { throw EvaluationError(message: error.message) }
    }

    func filePath(_ path: Template) throws(EvaluationError) -> String { try filePath(try text(path)) }

    func filePath(_ name: String) throws(EvaluationError) -> String {
        if name.hasPrefix(MediaWorkshop.prefix), let made = state.workshop?.path(of: name) { return made }
        if Self.isWithin(name, directory) { return name }
        guard !name.hasPrefix("/"), !name.split(separator: "/").contains("..") else {
            throw EvaluationError(message: "the file \(name) is outside \(folder)", hint: "--file-root chooses another folder")
        }
        return Files.join(directory, name)
    }

    /// A file that says who the caller is, or where to connect: nothing of it is sent, so it may be anywhere on this machine.
    func ownPath(_ name: String) -> String { Files.join(directory, name) }

    /// Whether an absolute path stays below a folder.
    private static func isWithin(_ path: String, _ folder: String) -> Bool {
        path.hasPrefix("/") && folder.hasPrefix("/") && Files.normalised(path).hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
    }

    func pattern(_ node: PatternNode) throws(EvaluationError) -> Pattern { try state.pattern(try text(node.template)) }

    // MARK: - Queries

    /// What a query gives; nil is "nothing there".
    func find(_ query: QueryNode, _ filters: [FilterNode]) throws(EvaluationError) -> FlowValue? {
        var found = try find(query)
        for filter in filters {
            guard let value = found else {
                throw EvaluationError(message: "nothing to apply the filter \(filter.name) to", hint: missing(query))
            }
            found = try apply(filter, to: value)
        }
        return found
    }

    private func find(_ query: QueryNode) throws(EvaluationError) -> FlowValue? {
        if case .variable(let name) = query.kind { return state.variables[try text(name)] }
        guard let response else { throw EvaluationError(message: "there is no response") }
        switch query.kind {
        case .status: return .integer(Int64(response.response.status))
        case .version: return .string(response.response.version)
        case .url: return .string(response.url)
        case .ip: return response.response.address.map(FlowValue.string)
        case .certificate(let field): return Certificate(response.response.certificate)?[field]
        case .redirects: return .list(response.redirects.map { .object(["location": .string($0)]) })
        case .body: return .string(try response.text())
        case .bytes: return .bytes(try response.body())
        case .rawBytes: return .bytes(response.response.packedBody ?? response.response.body)
        case .duration: return .integer(response.duration)
        case .sha256: return .bytes(Digests.sha256(try response.body()))
        case .md5: return .bytes(MD5.hash(try response.body()))
        case .header(let name):
            let values = response.response.headers.all(try text(name)).map(FlowValue.string)
            return values.count > 1 ? .list(values) : values.first
        case .cookie(let template):
            let text = try self.text(template)
            guard let (name, attribute) = CookieAttribute.split(text) else {
                throw EvaluationError(message: "unknown cookie attribute in \(text)")
            }
            return response.cookie(name)?.value(of: attribute)
        case .jsonPath(let path): return try select(path, in: try response.document())
        case .xpath(let expression): return try response.xpath(try text(expression))
        case .regex(let node): return try group(of: node, in: try response.text())
        case .variable: return nil
        }
    }

    /// No node gives nothing, one node itself, several a list of them; with `no-jsonpath-coercion` always a list.
    func select(_ node: JSONPathNode, in document: JSONValue) throws(EvaluationError) -> FlowValue? {
        let nodes = try path(node).nodes(in: document)
        return nodes.count > 1 || state.keepsLists ? .list(nodes.map { FlowValue($0) }) : nodes.first.map { FlowValue($0) }
    }

    func path(_ node: JSONPathNode) throws(EvaluationError) -> JSONPath {
        if let compiled = node.compiled { compiled } else { try state.path(try text(node.template)) }
    }

    func group(of node: PatternNode, in text: String) throws(EvaluationError) -> FlowValue? {
        guard let groups = try pattern(node).firstMatch(in: text) else { return nil }
        guard groups.count > 1 else {
            throw EvaluationError(message: "the regular expression has no group", hint: "put parentheses around what is wanted")
        }
        return groups[1].map { .string(String($0)) }
    }
}
