internal import Glibc

/// Whole files and folders by their paths, for tools: what they read and write is small, and nobody else writes it meanwhile.
public enum Files {
    public static func read(_ path: String) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("cannot read", path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure("cannot read", path) }
        guard status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFIFO else {
            throw FileError("cannot read", path, "not a file")
        }
        var bytes: [UInt8] = []
        while true {
            let wanted = max(4096, Int(status.st_size) - bytes.count + 1)
            let piece = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
                var got = Glibc.read(descriptor, buffer.baseAddress, wanted)
                while got < 0, errno == EINTR { got = Glibc.read(descriptor, buffer.baseAddress, wanted) }
                count = max(0, got)
            }
            if piece.isEmpty { return bytes }
            bytes += piece
        }
    }

    /// The text of a UTF-8 file; nil when it cannot be read.
    public static func text(_ path: String) -> String? { (try? read(path)).map { String(decoding: $0, as: UTF8.self) } }

    /// Writes beside the target and renames, so that a reader never sees half a file. A link stays: what it leads to is written. What is
    /// there and no file, such as `/dev/null` or a pipe, is written into and stays as well.
    /// - Parameter makesFolders: whether folders on the way are made when they are missing.
    public static func write(_ bytes: [UInt8], to path: String, permissions: UInt32 = 0o644, makesFolders: Bool = true) throws(FileError) {
        if makesFolders, let slash = path.lastIndex(of: "/"), slash != path.startIndex { try makeFolder(String(path[..<slash])) }
        let target = target(of: path)
        // Through the descriptor itself: what this process writes to it later has to come behind.
        if target.hasPrefix(descriptors), let descriptor = Int32(target.dropFirst(descriptors.count)) {
            guard write(bytes, to: descriptor) else { throw failure("cannot write", path) }
            return
        }
        if isSpecial(path) {
            let descriptor = open(path, O_WRONLY | O_CLOEXEC)
            guard descriptor >= 0 else { throw failure("cannot write", path) }
            defer { close(descriptor) }
            guard write(bytes, to: descriptor) else { throw failure("cannot write", path) }
            return
        }
        let temporary = "\(target).\(getpid()).part"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, permissions)
        guard descriptor >= 0 else { throw failure("cannot write", path) }
        guard write(bytes, to: descriptor) else {
            let problem = failure("cannot write", path)
            close(descriptor)
            unlink(temporary)
            throw problem
        }
        guard close(descriptor) == 0, rename(temporary, target) == 0 else {
            let problem = failure("cannot write", path)
            unlink(temporary)
            throw problem
        }
    }

    /// Where the descriptors of this process are, to which `/dev/stdout` leads.
    private static let descriptors = "/proc/self/fd/"

    /// - Returns: whether all of it was written; `errno` says why not.
    private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else { return false }
            rest = rest.dropFirst(written)
        }
        return true
    }

    /// Whether something is there that is neither a file nor a folder, also behind links. Links of `/proc` lead to pipes that have no path.
    private static func isSpecial(_ path: String) -> Bool {
        var status = stat()
        guard stat(path, &status) == 0 else { return false }
        return status.st_mode & S_IFMT != S_IFREG && status.st_mode & S_IFMT != S_IFDIR
    }

    /// Where a path leads when its last name is a link, whether or not anything is there; not beyond a descriptor of this process.
    private static func target(of path: String) -> String {
        var target = path
        // As many as the kernel follows.
        for _ in 0..<40 where !target.hasPrefix(descriptors) {
            var link = [UInt8](repeating: 0, count: 4096)
            let count = readlink(target, &link, link.count)
            guard count > 0 else { break }
            target = join(folder(of: target), String(decoding: link.prefix(count), as: UTF8.self))
        }
        return target
    }

    /// Makes a folder and those above it; no harm if it is there.
    /// - Parameter permissions: of the folder itself.
    public static func makeFolder(_ path: String, permissions: UInt32 = 0o755) throws(FileError) {
        if kind(path) == .folder { return }
        var made = path.hasPrefix("/") ? "" : "."
        let parts = path.split(separator: "/")
        for (index, part) in parts.enumerated() {
            made += "/\(part)"
            if mkdir(made, index == parts.count - 1 ? permissions : 0o755) != 0, errno != EEXIST {
                throw failure("cannot make the folder", path)
            }
        }
    }

    /// In bytes; nil when it is not there.
    public static func size(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    public enum Kind: Sendable { case file, folder }

    public static func kind(_ path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    /// Whether a path is a file that may be run.
    public static func isExecutable(_ path: String) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0
    }

    /// The names in a folder, sorted by their bytes; empty when it cannot be read.
    public static func names(in path: String) -> [String] {
        guard let folder = opendir(path) else { return [] }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Every regular file below a path that satisfies `wanted`, folders in order; the path itself when it is a file.
    /// - Parameter withUnreadable: whether folders that cannot be read and wanted names that lead nowhere are among them: whoever may miss
    ///   nothing then is told why, where it reads them.
    public static func all(below path: String, withUnreadable: Bool = false, where wanted: (String) -> Bool) -> [String] {
        switch kind(path) {
        case .file: return [path]
        case .folder:
            if withUnreadable, access(path, R_OK | X_OK) != 0 { return [path] }
            return names(in: path).flatMap { name -> [String] in
                let child = join(path, name)
                switch kind(child) {
                case .folder: return name.hasPrefix(".") ? [] : all(below: child, withUnreadable: withUnreadable, where: wanted)
                case .file: return wanted(name) ? [child] : []
                // Editors mark what they have open by a hidden link to nowhere.
                case nil: return withUnreadable && !name.hasPrefix(".") && wanted(name) ? [child] : []
                }
            }
        case nil: return []
        }
    }

    public static func join(_ folder: String, _ name: String) -> String {
        if name.hasPrefix("/") || folder.isEmpty { return name }
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// The folder of a path; empty for a bare name.
    public static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The working folder of this process.
    public static func currentFolder() -> String {
        guard let path = getcwd(nil, 0) else { return "/" }
        defer { free(path) }
        return String(cString: path)
    }

    /// A path from the root; relative ones start at the working folder.
    public static func absolute(_ path: String) -> String { normalised(join(currentFolder(), path)) }

    /// `a/./b/../c` as `a/c`, without looking at the disk.
    public static func normalised(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    private static func failure(_ what: String, _ path: String) -> FileError {
        FileError(what, path, String(cString: strerror(errno)))
    }
}
