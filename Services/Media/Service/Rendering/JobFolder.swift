internal import Glibc
internal import MediaDomain

/// A folder of one job's own among the scratch files. Called `job.` and what it is for, so that others can find what a crash left.
struct JobFolder: Sendable {
    let path: String

    private static let prefix = "job."

    /// - Parameters:
    ///   - purpose: what it is for, such as an export's id.
    ///   - id: its own.
    /// - Throws: `FileError`.
    init(in scratch: String, for purpose: String, _ id: String) throws {
        guard let resolved = realpath(scratch, nil) else { throw FileError(code: errno) }
        defer { free(resolved) }
        path = String(cString: resolved) + "/" + Self.prefix + purpose + "." + id
        guard mkdir(path, 0o700) == 0 else { throw FileError(code: errno) }
    }

    /// Where such a folder would be. What a crash leaves there is found as theirs is.
    static func place(in scratch: String, for purpose: String, _ id: String) -> String { scratch + "/" + prefix + purpose + "." + id }

    /// A file in it, as renders name files.
    func file(_ name: String) throws(RenderPlanError) -> RenderPath { try RenderPath(path + "/" + name) }

    /// - Throws: `FileError`.
    func write(_ text: String, to path: String) throws {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw FileError(code: errno) }
        defer { close(descriptor) }
        let bytes = Array(text.utf8)
        let written = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
        guard written >= 0 else { throw FileError(code: errno) }
        // A file takes less than it is given only when there is no room.
        guard written == bytes.count else { throw FileError(code: ENOSPC) }
    }

    /// With everything in it.
    func remove() { Self.remove(path) }

    /// Removes what dead renderers of the same job left behind.
    static func removeAll(in scratch: String, for purpose: String) {
        for name in names(in: scratch) where name.hasPrefix(prefix + purpose + ".") { remove(scratch + "/" + name) }
    }

    /// Removes what nobody has touched for that long. Blocks.
    static func sweep(_ scratch: String, olderThan seconds: Int) {
        let now = time(nil)
        for name in names(in: scratch) where name.hasPrefix(prefix) {
            var status = stat()
            guard lstat(scratch + "/" + name, &status) == 0, now - status.st_mtim.tv_sec > seconds else { continue }
            remove(scratch + "/" + name)
        }
    }

    private static func remove(_ path: String) {
        for name in names(in: path) { unlink(path + "/" + name) }
        rmdir(path)
    }

    private static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
        return names
    }
}
