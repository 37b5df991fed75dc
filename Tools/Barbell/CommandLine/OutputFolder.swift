internal import Glibc
internal import LocalFiles

/// A folder that a command writes into when its work is done.
enum OutputFolder {
    /// Makes it before the work begins, so that nobody waits for a result that has no place.
    static func prepare(_ path: String) throws {
        let path = path.isEmpty ? "." : path
        try Files.makeFolder(path)
        guard Files.kind(path) == .folder else { throw EnvironmentError(message: "\(path) is no folder, so nothing can be written there") }
        guard access(path, W_OK) == 0 else { throw EnvironmentError(message: "cannot write into \(path)") }
    }
}
