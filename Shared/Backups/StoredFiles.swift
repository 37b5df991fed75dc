internal import Glibc
internal import LocalFiles

/// What lies below a state folder: databases, and files that are neither one nor beside one. The folders of PostgreSQL's servers are left
/// out: their files belong together only at moments that the server itself knows.
struct StoredFiles {
    let files: [String]
    let databases: [String]

    /// - Parameters:
    ///   - parts: files and folders of `source`. Paths are below it.
    ///   - known: databases that were found before. Neither they nor what is beside them is opened: closing a file takes away every lock
    ///     that this process has on it, also those of SQLite. https://www.sqlite.org/howtocorrupt.html, 2.2
    init(of source: String, _ parts: [String], known: Set<String> = []) {
        var files: [String] = [], databases = known
        let all = Self.paths(of: source, parts), servers = Self.servers(among: all)
        let paths = all.filter { path in !servers.contains { path.hasPrefix($0 + "/") } }
        for path in paths where !known.contains(path) && Self.base(of: path).map(known.contains) != true {
            if Self.isDatabase(Files.join(source, path)) { databases.insert(path) } else { files.append(path) }
        }
        self.files = files.filter { Self.base(of: $0).map(databases.contains) != true }
        self.databases = databases.sorted()
    }

    /// The folders of PostgreSQL's servers among what is stored.
    static func servers(of source: String, _ parts: [String]) -> [String] { servers(among: paths(of: source, parts)) }

    private static func paths(of source: String, _ parts: [String]) -> [String] {
        parts.flatMap { Files.all(below: Files.join(source, $0), where: { _ in true }) }
            .map { String($0.utf8.dropFirst(source.utf8.count + 1)) ?? $0 }
    }

    /// Each has a file that says its version; so has each of its databases' folders, which are within it.
    /// https://www.postgresql.org/docs/current/storage-file-layout.html
    private static func servers(among paths: [String]) -> [String] {
        let marked = paths.filter { $0.hasSuffix("/PG_VERSION") }.map { Files.folder(of: $0) }
        return marked.filter { folder in !marked.contains { folder.hasPrefix($0 + "/") } }
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
