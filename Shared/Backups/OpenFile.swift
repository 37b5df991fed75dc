internal import Glibc
internal import LocalFiles
internal import Security

/// A file as it was copied.
struct CopiedFile: Equatable {
    let bytes: Int64
    /// In hexadecimal.
    let sha256: String
    /// Of the original: when it was changed, in nanoseconds since 1970, by which a later change is noticed.
    let changed: Int64
}

/// A file that is open to be read: what is in it stays there for as long as this does, whoever deletes it.
final class OpenFile {
    let path: String
    private let descriptor: Int32

    /// nil when it is gone.
    init?(_ path: String) throws(BackupError) {
        self.path = path
        descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor < 0 else { return }
        guard errno == ENOENT else { throw .system("cannot read", path) }
        return nil
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Copies it, hashing its bytes on the way. The copy is its owner's only, and on the disk.
    /// - Parameter target: nil only hashes.
    func copy(to target: String?) throws(BackupError) -> CopiedFile {
        var status = stat()
        guard fstat(descriptor, &status) == 0, lseek(descriptor, 0, SEEK_SET) == 0 else { throw .system("cannot read", path) }
        var copy: Int32 = -1
        if let target {
            try Folders.make(Files.folder(of: target))
            copy = open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
            guard copy >= 0 else { throw .system("cannot write", target) }
        }
        defer { if copy >= 0 { close(copy) } }
        var hash = SHA256Stream(), bytes: Int64 = 0
        var buffer = [UInt8](repeating: 0, count: 1 << 20)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count >= 0 else { throw .system("cannot read", path) }
            if count == 0 { break }
            bytes += Int64(count)
            buffer.withUnsafeBytes { hash.update(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
            if let target { try Self.write(buffer[..<count], copy, target) }
        }
        if let target, fsync(copy) != 0 { throw .system("cannot write", target) }
        return CopiedFile(bytes: bytes, sha256: hex(hash.digest()), changed: Self.changed(status))
    }

    /// Whether the file of that name is another one than was copied; false when there is none.
    static func isChanged(_ path: String, since copy: CopiedFile) -> Bool {
        var status = stat()
        return stat(path, &status) == 0 && (Int64(status.st_size) != copy.bytes || changed(status) != copy.changed)
    }

    private static func changed(_ status: stat) -> Int64 { Int64(status.st_mtim.tv_sec) * 1_000_000_000 + Int64(status.st_mtim.tv_nsec) }

    private static func write(_ bytes: ArraySlice<UInt8>, _ descriptor: Int32, _ path: String) throws(BackupError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { throw .system("cannot write", path) }
            rest = rest.dropFirst(count)
        }
    }
}

/// Folders that only their owner may look into.
enum Folders {
    /// With those above it that are missing.
    static func make(_ path: String) throws(BackupError) {
        guard !path.isEmpty, Files.kind(path) != .folder else { return }
        try make(Files.folder(of: path))
        guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw .system("cannot make the folder", path) }
    }

    /// Waits until the names in a folder and below it are on the disk; what is in files is there once they are copied.
    static func settle(_ path: String) throws(BackupError) {
        for name in Files.names(in: path) where Files.kind(Files.join(path, name)) == .folder { try settle(Files.join(path, name)) }
        try settleNames(path)
    }

    /// The same for the names in it alone.
    static func settleNames(_ path: String) throws(BackupError) {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .system("cannot open", path) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw .system("cannot write", path) }
    }

    /// Removes a folder that has no file anywhere below it, such as those that a stack makes before its services start.
    static func removeEmpty(_ path: String) {
        for name in Files.names(in: path) where Files.kind(Files.join(path, name)) == .folder { removeEmpty(Files.join(path, name)) }
        rmdir(path)
    }
}
