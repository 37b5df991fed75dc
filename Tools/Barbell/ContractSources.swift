internal import ContractRules
internal import Contracts
internal import FlowRunner
internal import Glibc
internal import JSONCoding
internal import Pacts
internal import Supervisor
internal import Wire

/// Where contracts come from: the endpoints in this executable, files, and pacts.
enum ContractSources {
    static let folder = "Contracts/openapi"
    static var services: [String] { Catalogue.services.keys.sorted() }

    /// The document of a service as it is now, with the bytes that a snapshot of it has; nil for no service.
    static func current(_ service: String) throws -> OpenAPIFile? {
        guard let bytes = try bytes(of: service) else { return nil }
        return try OpenAPIFile(service: service, name: "\(folder)/\(service).json", bytes: bytes)
    }

    static func bytes(of service: String) throws -> [UInt8]? {
        guard let endpoints = Catalogue.services[service] else { return nil }
        return try OpenAPIDocument(service: service, version: "1", endpoints: endpoints).json.bytes(pretty: true) + [0x0a]
    }

    static func file(_ path: String, service: String) throws -> OpenAPIFile {
        guard let bytes = Files.read(path) else { throw UsageError(message: "cannot read \(path)") }
        return try OpenAPIFile(service: service, name: path, bytes: bytes)
    }

    /// Every pact of a folder; nil when the folder is not there.
    static func pacts(in folder: String, mustBeThere: Bool) throws -> [Pact]? {
        guard kind(folder) == .folder else {
            if mustBeThere { throw UsageError(message: "there is no folder \(folder)") }
            return nil
        }
        // Without one there is nobody to ask, which is not the same as nobody who reads.
        let beside = [PactFolder.pendingName, PactFolder.verifiedName]
        guard jsonFiles(in: folder).contains(where: { !beside.contains($0) }) else { return nil }
        do throws(PactError) { return try PactFolder.load(folder).map(\.pact) } catch { throw ContractInputError(message: error.description) }
    }

    /// Replaces a file as a whole: a reader sees the old bytes or the new ones. Makes missing folders.
    static func write(_ bytes: [UInt8], to path: String) throws(ContractInputError) {
        do throws(StateError) { try WholeFile.write(bytes, to: path) } catch { throw ContractInputError(message: error.message, isEnvironment: true) }
    }

    enum Kind { case file, folder }

    static func kind(_ path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    /// The names of a folder's JSON files, sorted.
    static func jsonFiles(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name.hasSuffix(".json"), !name.hasPrefix(".") { names.append(name) }
        }
        return names.sorted()
    }

    /// `auth` of `Contracts/openapi/auth.json`.
    static func stem(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.hasSuffix(".json") ? name.dropLast(5) : name)
    }
}
