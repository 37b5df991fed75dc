#if canImport(Darwin)
internal import Darwin
#else
internal import Glibc
#endif

/// Files that only their owner may read, replaced whole or not at all.
enum PrivateFile {
    /// Nil when there is no such file. A file above the limit is none of ours.
    static func read(_ path: String, limit: Int) throws(TokenStoreError) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        if descriptor < 0 {
            if errno == ENOENT { return nil }
            throw failure("open")
        }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 16_384)
        while true {
            let count = chunk.withUnsafeMutableBytes { readSome(descriptor, $0) }
            if count == 0 { return bytes }
            guard count > 0 else {
                if errno == EINTR { continue }
                throw failure("read")
            }
            bytes.append(contentsOf: chunk[..<count])
            guard bytes.count <= limit else { throw .unreadable }
        }
    }

    /// Writes beside the file, to the disk, then takes its place: a reader sees the former file or the new one, also after a
    /// power cut.
    static func replace(_ path: String, with bytes: [UInt8], temporary suffix: String) throws(TokenStoreError) {
        let directory = parent(of: path)
        try makeDirectory(directory)
        let temporary = path + ".new-" + suffix
        let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else { throw failure("create") }
        var problem = writeAll(bytes, to: descriptor)
        if problem == nil, fsync(descriptor) != 0 { problem = failure("fsync") }
        if close(descriptor) != 0, problem == nil { problem = failure("close") }
        if problem == nil, rename(temporary, path) != 0 { problem = failure("rename") }
        if let problem {
            unlink(temporary)
            throw problem
        }
        try syncDirectory(directory)
    }

    static func remove(_ path: String) throws(TokenStoreError) {
        guard unlink(path) == 0 else {
            if errno == ENOENT { return }
            throw failure("unlink")
        }
        try syncDirectory(parent(of: path))
    }

    /// Removes a directory and the files in it; a link in it is removed, not followed.
    static func removeDirectory(_ path: String) throws(TokenStoreError) {
        for name in try names(in: path) { try remove(path + "/" + name) }
        guard rmdir(path) == 0 || errno == ENOENT else { throw failure("rmdir") }
    }

    /// Nothing when there is no such directory.
    static func names(in path: String) throws(TokenStoreError) -> [String] {
        guard let directory = opendir(path) else {
            if errno == ENOENT { return [] }
            throw failure("opendir")
        }
        defer { closedir(directory) }
        var names: [String] = []
        while let entry = readdir(directory) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }

    /// Makes the directory and those above it, for the owner only.
    private static func makeDirectory(_ path: String) throws(TokenStoreError) {
        if mkdir(path, 0o700) == 0 { return protect(path) }
        if errno == EEXIST { return }
        guard errno == ENOENT, path.contains("/"), parent(of: path) != path else { throw failure("mkdir") }
        try makeDirectory(parent(of: path))
        if mkdir(path, 0o700) == 0 { return protect(path) }
        guard errno == EEXIST else { throw failure("mkdir") }
    }

    /// What is made in the directory can be read from the first unlocking of the device on, as the key that it is sealed under: an app that
    /// asks for more protection of its files still sends what waits while the screen is locked. Where a volume knows no classes, the
    /// system's own way is kept.
    private static func protect(_ directory: String) {
        #if canImport(Darwin)
        let descriptor = open(directory, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { return }
        defer { close(descriptor) }
        // Class C, `NSFileProtectionCompleteUntilFirstUserAuthentication`.
        _ = fcntl(descriptor, F_SETPROTECTIONCLASS, 3)
        #endif
    }

    private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> TokenStoreError? {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return failure("write") }
            written += count
        }
        return nil
    }

    private static func syncDirectory(_ path: String) throws(TokenStoreError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw failure("open directory") }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw failure("fsync directory") }
    }

    private static func readSome(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Darwin)
        Darwin.read(descriptor, buffer.baseAddress, buffer.count)
        #else
        Glibc.read(descriptor, buffer.baseAddress, buffer.count)
        #endif
    }

    private static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Whether that is what a file gives before the device was unlocked.
    static func isLocked(_ code: Int32) -> Bool { code == EPERM || code == EACCES }

    private static func failure(_ operation: String) -> TokenStoreError { .system(operation: operation, code: errno) }
}
