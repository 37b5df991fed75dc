internal import Glibc
internal import Platform

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
        var status = stat()
        guard stat(path, &status) == 0 else { throw PactError(file: path, message: "there is no such file or folder") }
        guard status.st_mode & S_IFMT == S_IFDIR else { return [try read(path)] }
        var pacts: [LoadedPact] = []
        for name in names(in: path) where name.hasSuffix(".json") && name != pendingName && name != verifiedName {
            let loaded = try read(path.hasSuffix("/") ? path + name : "\(path)/\(name)")
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
        switch SmallFile.read(file, limit: 64 << 20) {
        case .success(let bytes): return bytes
        case .failure(let failure): throw PactError(file: file, message: "it cannot be read: \(failure.message)")
        }
    }

    /// nil when it is not there.
    static func optionalBytes(_ file: String) throws(PactError) -> [UInt8]? {
        access(file, F_OK) == 0 ? try bytes(file) : nil
    }

    /// Writes beside the target and renames, so that nobody ever reads half a file.
    static func write(_ bytes: [UInt8], to file: String) throws(PactError) {
        let temporary = "\(file).\(getpid()).part"
        func failure() -> PactError { PactError(file: file, message: "it cannot be written: \(String(cString: strerror(errno)))") }
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure() }
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else {
                let problem = failure()
                close(descriptor)
                unlink(temporary)
                throw problem
            }
            rest = rest.dropFirst(written)
        }
        guard close(descriptor) == 0, rename(temporary, file) == 0 else { throw failure() }
    }

    private static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            names.append(
                withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                    pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
                })
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }
}
