internal import Glibc

/// The file that a request's body is read from.
final class FileSource {
    let count: Int
    private let fd: Int32
    private let start: Int
    private var position = 0

    /// - Parameter range: some of its bytes; nil for all.
    init(path: String, range: Range<Int>?) throws(CurlError) {
        fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard fd >= 0 else { throw .file(code: errno) }
        var status = stat()
        let isFile = fstat(fd, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        let range = range ?? 0..<(isFile ? Int(status.st_size) : 0)
        start = range.lowerBound
        count = range.count
        guard isFile else { throw .file(code: EINVAL) }
        guard range.lowerBound >= 0, range.upperBound <= Int(status.st_size) else { throw .invalidRequest("range outside the file") }
    }

    deinit { if fd >= 0 { close(fd) } }

    /// The next bytes; none at the end. A file that has become shorter than announced is an error.
    func read(into buffer: UnsafeMutableRawBufferPointer) throws(CurlError) -> Int {
        let wanted = min(buffer.count, count - position)
        guard wanted > 0 else { return 0 }
        while true {
            let got = pread(fd, buffer.baseAddress, wanted, start + position)
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { throw .file(code: got < 0 ? errno : EIO) }
            position += got
            return got
        }
    }

    func seek(to offset: Int) -> Bool {
        guard (0...count).contains(offset) else { return false }
        position = offset
        return true
    }
}

/// The file that an answer's body is written to. It goes again with this object, unless it is kept.
final class FileTarget {
    let maximum: Int
    private(set) var size = 0
    private let path: String
    private var fd: Int32

    init(_ saving: CurlRequest.Saving) throws(CurlError) {
        maximum = max(0, saving.maximum)
        path = saving.path
        fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard fd >= 0 else { throw .file(code: errno) }
    }

    deinit {
        guard fd >= 0 else { return }
        close(fd)
        unlink(path)
    }

    /// The caller has compared with `maximum`.
    func write(_ bytes: UnsafeRawBufferPointer) throws(CurlError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = Glibc.write(fd, rest.baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw .file(code: count < 0 ? errno : ENOSPC) }
            size += count
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// The file is whole and stays.
    func keep() throws(CurlError) -> Int {
        let failed = close(fd) != 0 && errno != EINTR
        fd = -1
        guard failed else { return size }
        let code = errno
        unlink(path)
        throw .file(code: code)
    }
}
