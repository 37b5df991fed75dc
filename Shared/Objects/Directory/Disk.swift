internal import CLinux
internal import Glibc

/// Calls on paths.
enum Disk {
    /// - Returns: false when it was there already.
    @discardableResult
    static func makeFolder(_ path: String) throws(DiskError) -> Bool {
        if mkdir(path, 0o700) == 0 { return true }
        guard errno == EEXIST else { throw .last("mkdir") }
        return false
    }

    /// With the folders above it.
    static func makeFolders(_ path: String) throws(DiskError) {
        do throws(DiskError) {
            try makeFolder(path)
        } catch {
            guard error.isMissing, let slash = path.lastIndex(of: "/"), slash > path.startIndex else { throw error }
            try makeFolders(String(path[..<slash]))
            try makeFolder(path)
        }
    }

    /// Replaces a file; a folder is replaced only when it is empty.
    static func rename(_ old: String, to new: String) throws(DiskError) {
        guard Glibc.rename(old, new) == 0 else { throw .last("rename") }
    }

    /// Each takes the other's place, at once.
    static func exchange(_ a: String, _ b: String) throws(DiskError) {
        guard renameat2(AT_FDCWD, a, AT_FDCWD, b, CLINUX_RENAME_EXCHANGE) == 0 else { throw .last("renameat2") }
    }

    static func link(_ old: String, to new: String) throws(DiskError) {
        guard Glibc.link(old, new) == 0 else { throw .last("link") }
    }

    static func link(_ name: String, in folder: borrowing OpenFile, to new: String) throws(DiskError) {
        guard linkat(folder.descriptor, name, AT_FDCWD, new, 0) == 0 else { throw .last("linkat") }
    }

    static func syncFolder(_ path: String) throws(DiskError) { try OpenFile.folder(path).sync() }

    /// The entries of a folder, in no order; none when it is not there.
    static func names(in path: String) throws(DiskError) -> [String] {
        guard let stream = opendir(path) else {
            if errno == ENOENT || errno == ENOTDIR { return [] }
            throw .last("opendir")
        }
        defer { closedir(stream) }
        var names: [String] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw .last("readdir") }
                return names
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) {
                $0.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            if name != "." && name != ".." { names.append(name) }
        }
    }

    /// Milliseconds since 1970 at which a file or folder was last written; nil when it is gone.
    static func modified(_ path: String) -> Int64? {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        return Int64(status.st_mtim.tv_sec) * 1000 + Int64(status.st_mtim.tv_nsec) / 1_000_000
    }

    /// A file, or a folder with all that is in it; as far as it goes, since what stays is swept later.
    static func remove(_ path: String) {
        if unlink(path) == 0 || errno != EISDIR && errno != EPERM { return }
        for name in (try? names(in: path)) ?? [] { remove(path + "/" + name) }
        rmdir(path)
    }

    /// Only when there is nothing in it.
    static func removeEmptyFolder(_ path: String) { rmdir(path) }
}
