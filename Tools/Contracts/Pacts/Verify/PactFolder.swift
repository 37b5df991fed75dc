internal import LocalFiles

/// A pact and where it was read.
public struct LoadedPact: Sendable, Equatable {
    public let file: String
    public let pact: Pact

    public init(file: String, pact: Pact) {
        self.file = file
        self.pact = pact
    }
}

/// The folder that holds the pacts, one file for each consumer and provider.
public enum PactFolder {
    /// What lies in the folder beside the pacts.
    public static let pendingName = "pending.json"
    public static let verifiedName = "verified.json"

    /// Reads every pact of a folder, in the order of the files' names; or the one file that is named.
    /// - Throws: `PactError` for the first that is none, for two of the same pair, and for a folder without any.
    public static func load(_ path: String) throws(PactError) -> [LoadedPact] {
        guard let kind = Files.kind(path) else { throw PactError(file: path, message: "there is no such file or folder") }
        if kind == .file { return [try read(path)] }
        var pacts: [LoadedPact] = []
        for name in Files.names(in: path) where name.hasSuffix(".json") && name != pendingName && name != verifiedName {
            let loaded = try read(Files.join(path, name))
            if let other = pacts.first(where: { $0.pact.consumer == loaded.pact.consumer && $0.pact.provider == loaded.pact.provider }) {
                throw PactError(
                    file: loaded.file,
                    message: "\(other.file) is already what \(loaded.pact.consumer) expects of \(loaded.pact.provider); keep one of them")
            }
            pacts.append(loaded)
        }
        guard !pacts.isEmpty else { throw PactError(file: path, message: "there is no pact in this folder") }
        return pacts
    }

    private static func read(_ file: String) throws(PactError) -> LoadedPact {
        LoadedPact(file: file, pact: try Pact(json: try bytes(file), file: file))
    }

    static func bytes(_ file: String) throws(PactError) -> [UInt8] {
        do throws(FileError) { return try Files.read(file) } catch {
            throw PactError(file: file, message: "it cannot be read: \(error.reason)")
        }
    }

    /// nil when it is not there.
    static func optionalBytes(_ file: String) throws(PactError) -> [UInt8]? {
        Files.kind(file) == nil ? nil : try bytes(file)
    }

    static func write(_ bytes: [UInt8], to file: String) throws(PactError) {
        do throws(FileError) { try Files.write(bytes, to: file, makesFolders: false) } catch {
            throw PactError(file: file, message: "it cannot be written: \(error.reason)")
        }
    }
}
