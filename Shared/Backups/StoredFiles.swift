internal import Glibc
internal import LocalFiles

/// What lies below a state folder: databases, and files that are neither one nor beside one.
struct StoredFiles {
    let files: [String]
    let databases: [String]

    /// - Parameters:
    ///   - parts: files and folders of `source`. Paths are below it.
    ///   - known: databases that were found before. Neither they nor what is beside them is opened: closing a file takes away every lock
    ///     that this process has on it, also those of SQLite. https://www.sqlite.org/howtocorrupt.html, 2.2
    init(of source: String, _ parts: [String], known: Set<String> = []) {
        var files: [String] = [], databases = known
        let paths = parts.flatMap { Files.all(below: Files.join(source, $0), where: { _ in true }) }
            .map { String($0.utf8.dropFirst(source.utf8.count + 1)) ?? $0 }
        for path in paths where !known.contains(path) && Self.base(of: path).map(known.contains) != true {
            if Self.isDatabase(Files.join(source, path)) { databases.insert(path) } else { files.append(path) }
        }
        self.files = files.filter { Self.base(of: $0).map(databases.contains) != true }
        self.databases = databases.sorted()
    }

    /// Of which database a file would be a part.
    private static func base(of path: String) -> String? {
        for ending in ["-wal", "-shm", "-journal"] where path.hasSuffix(ending) { return String(path.dropLast(ending.utf8.count)) }
        return nil
    }

    /// SQLite's files begin with its name. https://www.sqlite.org/fileformat.html
    private static func isDatabase(_ path: String) -> Bool {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return false }
        defer { close(descriptor) }
        var head = [UInt8](repeating: 0, count: 16)
        return read(descriptor, &head, 16) == 16 && head == Array("SQLite format 3\0".utf8)
    }
}
