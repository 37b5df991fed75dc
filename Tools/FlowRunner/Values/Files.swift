internal import Glibc

/// Why a file could not be read or written.
struct FileError: Error {
    let message: String
}

/// Whole files by path.
enum Files {
    static func read(_ path: String) throws(FileError) -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("cannot read", path) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw failure("cannot read", path) }
        guard status.st_mode & S_IFMT == S_IFREG || status.st_mode & S_IFMT == S_IFIFO else {
            throw FileError(message: "cannot read \(path): not a file")
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

    /// Writes beside the target and renames, so that a reader never sees half a file. Makes missing folders.
    static func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        if let slash = path.lastIndex(of: "/"), slash != path.startIndex { try makeFolder(String(path[..<slash])) }
        let temporary = "\(path).\(getpid()).part"
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw failure("cannot write", path) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if written < 0, errno == EINTR { continue }
            guard written > 0 else {
                let problem = failure("cannot write", path)
                close(descriptor)
                unlink(temporary)
                throw problem
            }
            rest = rest.dropFirst(written)
        }
        guard close(descriptor) == 0, rename(temporary, path) == 0 else { throw failure("cannot write", path) }
    }

    static func makeFolder(_ path: String) throws(FileError) {
        var made = path.hasPrefix("/") ? "" : "."
        for part in path.split(separator: "/") {
            made += "/\(part)"
            if mkdir(made, 0o755) != 0, errno != EEXIST { throw failure("cannot make the folder", path) }
        }
    }

    /// In bytes; nil when it is not there.
    static func size(_ path: String) -> Int? {
        var status = stat()
        return stat(path, &status) == 0 ? Int(status.st_size) : nil
    }

    enum Kind { case file, folder }

    static func kind(_ path: String) -> Kind? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return status.st_mode & S_IFMT == S_IFDIR ? .folder : .file
    }

    /// The names in a folder, sorted by their bytes; empty when it cannot be read.
    static func names(in path: String) -> [String] {
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
    static func all(below path: String, where wanted: (String) -> Bool) -> [String] {
        switch kind(path) {
        case .file: return [path]
        case .folder:
            return names(in: path).flatMap { name -> [String] in
                let child = join(path, name)
                switch kind(child) {
                case .folder: return name.hasPrefix(".") ? [] : all(below: child, where: wanted)
                case .file: return wanted(name) ? [child] : []
                case nil: return []
                }
            }
        case nil: return []
        }
    }

    static func join(_ folder: String, _ name: String) -> String {
        if name.hasPrefix("/") || folder.isEmpty { return name }
        return folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
    }

    /// The folder of a path; empty for a bare name.
    static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// A path from the root; relative ones start at the working folder.
    static func absolute(_ path: String) -> String {
        guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return normalised(path) }
        defer { free(folder) }
        return normalised(join(String(cString: folder), path))
    }

    /// `a/./b/../c` as `a/c`, without looking at the disk.
    static func normalised(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    private static func failure(_ what: String, _ path: String) -> FileError {
        FileError(message: "\(what) \(path): \(String(cString: strerror(errno)))")
    }
}
