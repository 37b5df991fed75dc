internal import LocalFiles
internal import Processes

/// Files of a folder as they were at a revision, asked of git. Nothing of a revision's name reaches a shell or counts as an option.
struct GitDocuments {
    let commit: String
    /// By name within the folder.
    let files: [String: [UInt8]]

    /// - Parameters:
    ///   - folder: relative to the working folder.
    ///   - services: only these; all when empty.
    static func read(_ revision: String, folder: String, services: [String]) async throws -> GitDocuments {
        let commit: String
        do {
            let output = try await git(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
            commit = String(decoding: output, as: UTF8.self).split(separator: "\n").first.map(String.init) ?? ""
        } catch let failure as ContractInputError {
            throw failure
        } catch {
            // Only after the failure is it worth asking whether the revision is missing or the folder is in no repository.
            guard (try? await git(["rev-parse", "--git-dir"])) != nil else {
                throw ContractInputError(
                    message: "this folder is in no git repository; give a file or a folder of documents to compare with",
                    isEnvironment: true)
            }
            throw ContractInputError(message: "'\(revision)' is neither a file, nor a folder, nor a revision that git knows")
        }
        let list = try await asked(["ls-tree", "-z", "--name-only", commit, "./\(folder)/"])
        let names = list.split(separator: 0).compactMap { path in
            String(decoding: path, as: UTF8.self).split(separator: "/").last.map(String.init)
        }
            .filter { $0.hasSuffix(".json") }
        guard !names.isEmpty else { throw ContractInputError(message: "there was no document in \(folder) at \(revision)") }
        var files: [String: [UInt8]] = [:]
        for name in names where services.isEmpty || services.contains(String(name.dropLast(5))) {
            files[name] = try await asked(["show", "\(commit):./\(folder)/\(name)"])
        }
        return GitDocuments(commit: commit, files: files)
    }

    private static func asked(_ arguments: [String]) async throws -> [UInt8] {
        do { return try await git(arguments) } catch let failure as ChildFailure {
            throw ContractInputError(message: "git \(arguments.first ?? "") failed: \(failure)", isEnvironment: true)
        }
    }

    private static func git(_ arguments: [String]) async throws -> [UInt8] {
        let command = Command(
            "git", arguments, environment: ProcessEnvironment.current(), workingDirectory: Files.currentFolder(),
            limits: ChildLimits(wallTime: .seconds(30)), outputLimit: 64 << 20)
        // Not `catch .notFound` around an awaited call with typed throws: the compiler does not survive it.
        let result: Result<ChildResult, ChildFailure>
        do throws(ChildFailure) { result = .success(try await command.run()) } catch { result = .failure(error) }
        if case .failure(.notFound) = result {
            throw ContractInputError(
                message: "git is not installed; give a file or a folder of documents to compare with", isEnvironment: true)
        }
        return try result.get().output
    }
}
