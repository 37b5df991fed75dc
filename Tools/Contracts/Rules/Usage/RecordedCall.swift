internal import JSONCoding
internal import Pacts

/// One recorded interaction of a consumer with an operation.
struct RecordedCall {
    let consumer: String
    let interaction: Interaction
    /// What the new document refuses of the recorded request.
    let refusals: [RequestCheck.Refusal]

    /// A place that the consumer reads or sends, and what to say when it breaks.
    struct Touch {
        let path: FieldPath
        let broken: BrokenConsumer
    }

    /// The calls of an operation, found by its id, or by method and path in pacts that name no operation.
    static func all(of operation: OpenAPIOperation, service: String, in pacts: [Pact], new: OpenAPIOperation?, file: OpenAPIFile)
        -> [RecordedCall]
    {
        var calls: [RecordedCall] = []
        for pact in pacts where pact.provider == service {
            for interaction in pact.interactions where operation.isCalled(by: interaction) {
                let check = new.map { RequestCheck(file: file, operation: $0, interaction: interaction) }
                calls.append(RecordedCall(consumer: pact.consumer, interaction: interaction, refusals: check?.refusals ?? []))
            }
        }
        return calls
    }

    func broken(_ what: String) -> BrokenConsumer {
        BrokenConsumer(consumer: consumer, what: what, file: nil, symbol: nil, line: nil)
    }

    func sends(_ name: String, in place: String) -> Bool {
        switch place {
        case "query": interaction.request.query[name] != nil
        case "header": interaction.request.headers.keys.contains { $0.lowercased() == name.lowercased() }
        case "path": true
        default: false
        }
    }

    func sendsBody(of type: String?) -> Bool {
        guard interaction.request.body != nil else { return false }
        let header = interaction.request.headers.first { $0.key.lowercased() == "content-type" }?.value
        let sent = (header ?? "application/json").prefix { $0 != ";" }.lowercased()
        return type.map { $0 == sent } ?? true
    }

    func expects(_ status: String) -> Bool {
        let text = String(interaction.response.status)
        return status == text || status == "default" || (status.uppercased().hasSuffix("XX") && status.prefix(1) == text.prefix(1))
    }

    func reads(header name: String) -> Bool { interaction.response.headers.keys.contains { $0.lowercased() == name.lowercased() } }

    /// The places below a root that a finding of a rule is about for this consumer.
    func touches(_ root: SchemaRoot, rule: ContractRule) -> [Touch] {
        if let status = root.status {
            guard expects(status) else { return [] }
            if root.isWhole {
                let name = root.label.split(separator: " ").last.map(String.init) ?? ""
                return reads(header: name) ? [Touch(path: FieldPath(), broken: broken("reads the header \(name)"))] : []
            }
            return interaction.use.reads.compactMap { read in
                FieldPath(read.path).map { path in
                    Touch(
                        path: path,
                        broken: BrokenConsumer(consumer: consumer, what: "reads \(path)", file: read.file, symbol: read.symbol, line: nil))
                }
            }
        }
        if rule.id == ContractRule.requestFieldRemoved.id {
            return Self.paths(in: interaction.request.body ?? .null).map { path in
                Touch(path: path, broken: broken("sends \(path): \(interaction.description)"))
            }
        }
        let own = refusals.filter { refusal in root.label == refusal.root || root.label.hasPrefix("\(refusal.root) (") }
        return own.map { refusal in
            Touch(path: refusal.path, broken: broken("'\(interaction.description)' would be refused: \(refusal.text)"))
        }
    }

    /// The places of a body that hold a value and not an object or list around values.
    private static func paths(in value: JSONValue, at path: FieldPath = FieldPath()) -> Set<FieldPath> {
        switch value {
        case .object(let object) where !object.isEmpty:
            object.reduce(into: []) { $0.formUnion(paths(in: $1.value, at: path + .member($1.name))) }
        case .array(let items) where !items.isEmpty: items.reduce(into: []) { $0.formUnion(paths(in: $1, at: path + .items)) }
        default: [path]
        }
    }
}

extension OpenAPIOperation {
    func isCalled(by interaction: Interaction) -> Bool {
        if !interaction.use.operation.isEmpty { return interaction.use.operation == id }
        guard interaction.request.method == method else { return false }
        let (wanted, given) = (path.split(separator: "/"), interaction.request.path.split(separator: "/"))
        return wanted.count == given.count && zip(wanted, given).allSatisfy { $0 == $1 || $0.hasPrefix("{") }
    }
}
