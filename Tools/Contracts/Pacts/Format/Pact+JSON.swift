internal import JSONCoding
internal import Security

extension Pact {
    /// Reads a file of version 3 of the Pact specification.
    ///
    /// Strict: what this reader does not know, it refuses, so that no expectation goes unchecked. Interactions come in the order of
    /// their descriptions.
    /// - Parameter file: the name that errors speak of.
    public init(json bytes: [UInt8], file: String) throws(PactError) {
        let document: JSONValue
        do throws(JSONSyntaxError) { document = try JSONParser.parse(bytes) } catch {
            throw PactError(file: file, place: "line \(error.line), column \(error.column)", message: "this is not JSON: \(error.message)")
        }
        try self.init(document, file: file)
    }

    init(_ document: JSONValue, file: String) throws(PactError) {
        let root = PactNode(value: document, file: file)
        guard document["consumer"] != nil || document["provider"] != nil || document["interactions"] != nil else {
            throw root.wrong("this is no pact: it names no consumer, no provider and no interactions")
        }
        try Self.checkVersion(root)
        let uses = try root.member("metadata")?.member("barbell")?.uses() ?? [:]
        var interactions: [Interaction] = []
        var seen: Set<String> = []
        for node in try root.required("interactions").items() {
            let interaction = try Interaction(node, uses: uses)
            guard seen.insert(interaction.description).inserted else {
                throw node.wrong("there is another interaction '\(interaction.description)'; descriptions are unique in a pact")
            }
            interactions.append(interaction)
        }
        guard !interactions.isEmpty else {
            throw root.wrong("there is no interaction: a consumer that expects nothing needs no file")
        }
        for description in uses.keys.sorted() where !seen.contains(description) {
            throw PactError(file: file, place: "$.metadata.barbell.uses", message: "there is no interaction '\(description)'")
        }
        self.init(
            consumer: try root.required("consumer").required("name").name(),
            provider: try root.required("provider").required("name").name(),
            interactions: interactions.sorted { $0.description.utf8.lexicographicallyPrecedes($1.description.utf8) })
    }

    private static func checkVersion(_ root: PactNode) throws(PactError) {
        let metadata = try root.required("metadata")
        let specification = metadata.member("pactSpecification") ?? metadata.member("pact-specification")
        guard let specification else { throw metadata.wrong("there is no 'pactSpecification'") }
        let version = try specification.required("version")
        guard try version.text().hasPrefix("3.") else {
            throw version.wrong("this is version \(try version.text()) of the specification; only version 3 is read")
        }
    }

    /// The canonical file: members by name, two blanks a level, a line feed at the end; interactions by description. The same pact
    /// is always the same bytes.
    public var json: [UInt8] { document(includingUses: true).bytes(pretty: true, sortedKeys: true) + [0x0a] }

    /// `tasks-profile.json`
    public var fileName: String { "\(consumer)-\(provider).json" }

    /// SHA-256 of what is expected, in hexadecimal. What only our own tools know is left out: to rename a field in the consumer's
    /// source changes nothing for the provider.
    public var fingerprint: String { hex(sha256(document(includingUses: false).bytes(sortedKeys: true))) }
}
