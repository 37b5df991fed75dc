internal import Glibc

enum SmallRead {
    /// Blocks.
    static func bytes(_ path: String, limit: Int) throws -> [UInt8] {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw FileError(code: errno) }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_size <= limit else { throw FileError(code: EFBIG) }
        let size = Int(status.st_size)
        return try [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
                if got < 0 && errno == EINTR { continue }
                guard got > 0 else { throw FileError(code: got < 0 ? errno : EIO) }
                count += got
            }
        }
    }
}
