internal import YAML

extension ComposeFile {
    private static let topLevelKeys: Set<String> = ["version", "name", "services", "networks", "volumes", "configs", "secrets"]

    /// Reads and validates compose YAML.
    /// - Parameters:
    ///   - file: the path that problems are reported with.
    ///   - variables: what `${NAME}` stands for.
    ///   - readFile: the text of an `env_file`, by its path as written; nil when there is none.
    /// - Throws: every problem of the file together.
    public static func parse(
        _ text: String, file: String, variables: [String: String], readFile: @escaping (String) -> String? = { _ in nil }
    ) throws(ComposeError) -> ComposeFile {
        try parse(text, ComposeReader(file: file, variables: variables, readFile: readFile))
    }

    private static func parse(_ text: String, _ reader: ComposeReader) throws(ComposeError) -> ComposeFile {
        var reader = reader
        let written: YAMLNode
        do throws(YAMLError) {
            written = try YAMLParser.parse(text)
        } catch {
            throw ComposeError([ComposeProblem(file: reader.file, position: error.position, message: error.message)])
        }
        guard written.entries != nil else {
            throw ComposeError([ComposeProblem(
                file: reader.file, position: written.position,
                message: "the file must be a mapping with a key 'services', not \(written.kind)")
        ])
        }
        let root = reader.expand(written)
        if root["include"] != nil { reader.report("'include' is not supported: keep the services in one file", at: root.position) }
        _ = reader.entries(root, "the file", known: topLevelKeys.union(["include"]))
        let services = reader.services(root)
        let volumes = Set(reader.entries(root["volumes"] ?? .empty(at: root.position), "volumes").map(\.key))
        reader.check(services, volumes: volumes)
        let secrets = reader.generatedSecrets(root)
        guard reader.problems.isEmpty else { throw ComposeError(reader.problems) }
        return ComposeFile(
            file: reader.file, name: root["name"].flatMap(\.text), services: services, generatedSecrets: secrets, warnings: reader.warnings)
    }
}

extension String {
    /// Letters, digits, `.`, `_` and `-`, the first a letter or digit.
    var isComposeName: Bool {
        let isPlain = { (character: Character) in character.isASCII && (character.isLetter || character.isNumber) }
        return first.map(isPlain) == true && allSatisfy { isPlain($0) || "_.-".contains($0) }
    }
}

extension YAMLNode {
    fileprivate static func empty(at position: YAMLPosition) -> YAMLNode { YAMLNode(.scalar("", .plain), at: position) }
}

extension ComposeReader {
    fileprivate mutating func services(_ root: YAMLNode) -> [ComposeService] {
        guard let node = root["services"], !node.isNull else {
            report("the file has no services", at: root.position)
            return []
        }
        let entries = entries(node, "services")
        return entries.map { entry in
            if !entry.key.isComposeName {
                report("'\(entry.key)' is no service name: use letters, digits, '.', '_' and '-'", at: entry.keyPosition)
            }
            return service(entry)
        }
    }

    fileprivate mutating func generatedSecrets(_ root: YAMLNode) -> [String] {
        guard let node = root["x-barbell"] else { return [] }
        return entries(node, "x-barbell", known: ["secrets"]).first { $0.key == "secrets" }.flatMap { list($0.value, "x-barbell.secrets") }
            ?? []
    }
}
