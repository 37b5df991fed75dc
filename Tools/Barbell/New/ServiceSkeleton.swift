internal import Commands
internal import LocalFiles

/// The files of a new service: those of Tools/Skeleton under its name, and the lists that name it.
struct ServiceSkeleton {
    struct File {
        let path: String
        let text: String
        var isNew = false
    }

    private static let folder = "Tools/Skeleton"
    /// The part of compose.yaml, which is no file of its own.
    private static let compose = "compose.yaml"
    private static let samplePort = "8080"

    /// `habits`.
    let name: String
    /// `Habits`.
    let typeName: String
    /// The next after those that compose.yaml gives out.
    let port: Int

    init(name: String) throws {
        guard (2...20).contains(name.utf8.count), name.utf8.allSatisfy({ (0x61...0x7a).contains($0) }), name != "skeleton" else {
            throw UsageError(message: "a service's name is of 2 to 20 lower-case letters, not '\(name)'")
        }
        let compose = try Self.text(Self.compose)
        guard !compose.contains("\n  \(name):\n"), Files.kind("Services/\(name.capitalized)") == nil else {
            throw UsageError(message: "there is a service '\(name)' already")
        }
        let ports = compose.split(separator: "\n").compactMap { line in
            line.hasPrefix("      PORT: \"") ? Int(line.filter(\.isNumber)) : nil
        }
        self.name = name
        typeName = name.capitalized
        port = (ports.filter { (8081...8999).contains($0) }.max() ?? 8080) + 1
    }

    /// A name that no service has may still be a folder's, such as `Contracts/Sources/System`.
    func newFiles() throws -> [File] {
        try Self.paths(in: Self.folder).filter { $0 != Self.compose }.sorted().map { path in
            let file = File(path: named(path), text: named(try Self.text("\(Self.folder)/\(path)")), isNew: true)
            guard Files.kind(file.path) == nil else { throw UsageError(message: "\(file.path) is there already") }
            return file
        }
    }

    /// Every place that lists services: `ServiceListTests` fails where one is missing.
    func changedFiles() throws -> [File] {
        var package = try Edit("Package.swift")
        try package.insert("service(\"\(typeName)\")\n", before: "\n// MARK: - Clients")
        var catalogue = try Edit("Contracts/Sources/Catalogue.swift")
        try catalogue.insert("        \"\(name)\": \(typeName).areas + System.areas,\n", before: "        \"sandbox\": Sandbox")
        try catalogue.insert("        \"\(name)\": \(port),\n", before: "        \"sandbox\": 8")
        var compose = try Edit(Self.compose)
        try compose.insert(
            named(try Self.text("\(Self.folder)/\(Self.compose)")), before: "  # The engine for more than one process a service")
        try compose.insert("  \(name)-data: {}\n", before: "  postgres-data: {}")
        // Auth tells who leaves.
        try compose.append(",\(name)=http://\(name):\(port)", toLineWith: "      EVENT_SUBSCRIBERS: profile=")
        var schemas = try Edit("Tests/SchemaTests/Schemas.swift")
        try schemas.insert("import \(typeName)Service\n", before: "\n/// Every service")
        try schemas.insert("        schema(\(typeName)Service.self, isReleased: false),\n", before: "        schema(SandboxService.self)")
        var payloads = try Edit("Tests/SchemaTests/WorkPayloadTests.swift")
        try payloads.insert("import \(typeName)Service\n", before: "import Wire\n")
        try payloads.insert(
            "        try await check(\(typeName)Service.self, \(typeName)Settings(auth: auth), &checked)\n",
            before: "        try await check(SandboxService.self")
        var operations = try Edit("docs/operations.md")
        try operations.insert("```sh\n# \(name)\nAUTH_URL=http://auth:8081\n```\n\n", before: "```sh\n# media\n")
        try operations.append(",\(name)=http://\(name):\(port)", toLineWith: "EVENT_SUBSCRIBERS=profile=")
        try operations.insert(
            "| \(name) | `notes` | until the account is deleted |\n"
                + "| \(name) | `departed` | 30 days: as long as `inbox`, for facts that are late |\n",
            before: "| sandbox | `messages`")
        return [package, catalogue, compose, schemas, payloads, operations].map { File(path: $0.path, text: $0.text) }
    }

    /// A path or a text of the skeleton with the service's own name and port.
    private func named(_ text: String) -> String {
        text.replacing("Skeleton", with: typeName).replacing("skeleton", with: name).replacing("SKELETON", with: name.uppercased())
            .replacing(Self.samplePort, with: String(port))
    }

    private static func text(_ path: String) throws -> String {
        guard let text = Files.text(path) else { throw EnvironmentError(message: "cannot read \(path): run this in the repository") }
        return text
    }

    /// The files of a folder and of those in it, as paths inside it.
    private static func paths(in folder: String) -> [String] {
        Files.all(below: folder) { !$0.hasPrefix(".") }.map { String($0.dropFirst(folder.count + 1)) }
    }

    /// A file that gets some lines more.
    private struct Edit {
        let path: String
        private(set) var text: String

        init(_ path: String) throws {
            self.path = path
            text = try ServiceSkeleton.text(path)
        }

        mutating func insert(_ addition: String, before anchor: String) throws {
            guard let place = text.firstRange(of: anchor) else { throw missing(anchor) }
            text.insert(contentsOf: addition, at: place.lowerBound)
        }

        mutating func append(_ addition: String, toLineWith start: String) throws {
            guard let place = text.firstRange(of: start) else { throw missing(start) }
            let end = text[place.upperBound...].firstIndex(of: "\n") ?? text.endIndex
            text.insert(contentsOf: addition, at: end)
        }

        private func missing(_ anchor: String) -> EnvironmentError {
            EnvironmentError(message: "\(path) has no line '\(anchor.split(separator: "\n").first ?? "")' to put the service at")
        }
    }
}

extension String {
    /// With its first letter large.
    fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
