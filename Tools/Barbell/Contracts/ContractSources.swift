internal import Commands
internal import ContractRules
internal import ContractDescriptions
internal import Contracts
internal import JSONCoding
internal import LocalFiles
internal import Pacts
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
        guard services.contains(service) else { return nil }
        return try OpenAPIDocument(of: service).json.bytes(pretty: true) + [0x0a]
    }

    static func file(_ path: String, service: String) throws -> OpenAPIFile {
        guard let bytes = try? Files.read(path) else { throw UsageError(message: "cannot read \(path)") }
        return try OpenAPIFile(service: service, name: path, bytes: bytes)
    }

    /// Every pact of a folder; nil when the folder is not there.
    static func pacts(in folder: String, mustBeThere: Bool) throws -> [Pact]? {
        guard Files.kind(folder) == .folder else {
            if mustBeThere { throw UsageError(message: "there is no folder \(folder)") }
            return nil
        }
        // A folder without pacts means that no consumer was asked (nil); an empty list would mean that nobody reads anything.
        let beside = [PactFolder.pendingName, PactFolder.verifiedName]
        guard jsonFiles(in: folder).contains(where: { !beside.contains($0) }) else { return nil }
        do throws(PactError) { return try PactFolder.load(folder).map(\.pact) } catch {
            throw ContractInputError(message: error.description)
        }
    }

    /// Replaces a file as a whole: a reader sees the old bytes or the new ones. Makes missing folders.
    static func write(_ bytes: [UInt8], to path: String) throws(ContractInputError) {
        do throws(FileError) { try Files.write(bytes, to: path) } catch {
            throw ContractInputError(message: error.message, isEnvironment: true)
        }
    }

    /// The names of a folder's JSON files, sorted.
    static func jsonFiles(in path: String) -> [String] {
        Files.names(in: path).filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }
    }

    /// `auth` of `Contracts/openapi/auth.json`.
    static func stem(_ path: String) -> String {
        let name = path.split(separator: "/").last ?? ""
        return String(name.hasSuffix(".json") ? name.dropLast(5) : name)
    }
}
