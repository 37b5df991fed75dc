internal import Glibc
internal import Objects
internal import Platform
internal import ServiceKit
internal import Wire

extension MediaKeeper {
    /// Runs `body` with a path to an object's bytes: the object itself where it is a file, else a copy that goes afterwards.
    func withLocalCopy<T: Sendable>(of key: ObjectKey, _ body: (String) async throws -> T) async throws -> T {
        if let path = try await store.localPath(key) { return try await body(path) }
        let path = scratchPath()
        defer { unlink(path) }
        _ = try await store.fetch(key, to: path)
        return try await body(path)
    }

    /// A path nobody uses, in the folder for work under way.
    func scratchPath(_ suffix: String = "") -> String { settings.scratch + "/" + runtime.ids.next() + suffix }
}
