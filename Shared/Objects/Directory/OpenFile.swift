internal import CLinux
internal import Glibc

/// An open file or folder; closed when it goes.
struct OpenFile: ~Copyable {
    let descriptor: Int32

    /// - Parameter flags: `O_CLOEXEC` is added, and `O_NOFOLLOW` unless it follows links.
    init(_ path: String, _ flags: Int32, mode: mode_t = 0, followsLinks: Bool = false) throws(DiskError) {
        descriptor = open(path, flags | O_CLOEXEC | (followsLinks ? 0 : O_NOFOLLOW), mode)
        guard descriptor >= 0 else { throw .last("open") }
    }

    /// A file of an open folder: found there even when the folder has been renamed since.
    init(_ name: String, in folder: borrowing OpenFile, _ flags: Int32, mode: mode_t = 0) throws(DiskError) {
        descriptor = openat(folder.descriptor, name, flags | O_CLOEXEC | O_NOFOLLOW, mode)
        guard descriptor >= 0 else { throw .last("openat") }
    }

    /// The store's root may be a link to where the disk is.
    static func folder(_ path: String) throws(DiskError) -> OpenFile { try OpenFile(path, O_RDONLY | O_DIRECTORY, followsLinks: true) }
    static func reading(_ path: String) throws(DiskError) -> OpenFile { try OpenFile(path, O_RDONLY) }
    /// There must be none yet.
    static func creating(_ path: String) throws(DiskError) -> OpenFile { try OpenFile(path, O_WRONLY | O_CREAT | O_EXCL, mode: 0o600) }

    deinit { close(descriptor) }

    func size() throws(DiskError) -> Int {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw .last("fstat") }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .store(.damaged("not a regular file")) }
        return Int(status.st_size)
    }

    /// Nothing may write into a stored file again; root is not held by it.
    func makeReadOnly() throws(DiskError) { guard fchmod(descriptor, 0o400) == 0 else { throw .last("fchmod") } }

    /// Returns when the content, and for a folder its entries, are on the disk.
    func sync() throws(DiskError) { guard fsync(descriptor) == 0 else { throw .last("fsync") } }

    /// Runs `body` while nobody else who opened the same file or folder does, in this process or another; the kernel lets go of it if the
    /// process dies.
    func alone(_ body: () throws(DiskError) -> Void) throws(DiskError) {
        let locked = descriptor
        while flock(locked, LOCK_EX) != 0 {
            guard errno == EINTR else { throw .last("flock") }
        }
        defer { flock(locked, LOCK_UN) }
        try body()
    }

    func write(_ bytes: [UInt8]) throws(DiskError) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress.map { $0 + written }, $0.count - written) }
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw .last("write") }
            written += count
        }
    }

    /// The bytes of the range as far as the file has them.
    func read(_ range: Range<Int>) throws(DiskError) -> [UInt8] {
        var failure: DiskError?
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, filled in
            filled = 0
            while filled < range.count {
                let count = pread(
                    descriptor, buffer.baseAddress.map { $0 + filled }, range.count - filled, off_t(range.lowerBound + filled))
                if count < 0 && errno == EINTR { continue }
                if count < 0 { failure = .last("pread") }
                guard count > 0 else { return }
                filled += count
            }
        }
        if let failure { throw failure }
        return bytes
    }

    /// Hands the whole file to `body`, a megabyte at a time.
    func forEachChunk(_ body: (UnsafeRawBufferPointer) -> Void) throws(DiskError) {
        let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 20, alignment: 16)
        defer { buffer.deallocate() }
        var offset: off_t = 0
        while true {
            let count = pread(descriptor, buffer.baseAddress, buffer.count, offset)
            if count < 0 && errno == EINTR { continue }
            guard count >= 0 else { throw .last("pread") }
            guard count > 0 else { return }
            body(UnsafeRawBufferPointer(rebasing: buffer[..<count]))
            offset += off_t(count)
        }
    }

    /// Adds the whole of `source`, inside the kernel where it can.
    func append(contentsOf source: borrowing OpenFile) throws(DiskError) {
        var left = try source.size()
        var offset: Int64 = 0
        while left > 0 {
            let count = copy_file_range(source.descriptor, &offset, descriptor, nil, min(left, 64 << 20), 0)
            if count < 0 && errno == EINTR { continue }
            if count < 0 {
                let error = DiskError.last("copy_file_range")
                guard error.isUnsupported else { throw error }
                return try appendByReading(source, from: Int(offset))
            }
            guard count > 0 else { throw .store(.damaged("a file became shorter while it was copied")) }
            left -= count
        }
    }

    private func appendByReading(_ source: borrowing OpenFile, from start: Int) throws(DiskError) {
        var offset = start
        while true {
            let bytes = try source.read(offset..<offset + (1 << 20))
            if bytes.isEmpty { return }
            try write(bytes)
            offset += bytes.count
        }
    }
}
