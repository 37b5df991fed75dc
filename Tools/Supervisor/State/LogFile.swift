internal import Glibc

/// The log of one service: lines as it wrote them, the file turned over at a size, older ones as `.1` to `.3`.
final class LogFile {
    static let kept = 3

    private let path: String
    private let limit: Int
    private var descriptor: Int32 = -1
    private var size = 0

    init(_ path: String, limit: Int = 10 << 20) throws(SystemError) {
        self.path = path
        self.limit = limit
        try reopen()
    }

    deinit { if descriptor >= 0 { close(descriptor) } }

    /// Appends one line. A full disk loses log lines, not services, so failures are not reported.
    func append(_ line: String) {
        let bytes = Array(line.utf8) + [UInt8(ascii: "\n")]
        if size > 0 && size + bytes.count > limit { turnOver() }
        guard descriptor >= 0 else { return }
        SystemCall.writeAll(descriptor, bytes)
        size += bytes.count
    }

    /// What a log is now and what it was before, oldest first, opened to be read; `current` is negative when it is not there. The newest is
    /// opened first: of a file that is turned over meanwhile, nothing is left out and nothing is there twice.
    static func descriptors(of path: String) -> (current: Int32, older: [Int32]) {
        let current = open(path, O_RDONLY | O_CLOEXEC)
        var older: [Int32] = [], last = current
        for number in 1...kept {
            let descriptor = open("\(path).\(number)", O_RDONLY | O_CLOEXEC)
            guard descriptor >= 0 else { continue }
            if isSame(descriptor, last) {
                close(descriptor)
                continue
            }
            older.insert(descriptor, at: 0)
            last = descriptor
        }
        return (current, older)
    }

    private static func isSame(_ one: Int32, _ other: Int32) -> Bool {
        var (first, second) = (stat(), stat())
        return fstat(one, &first) == 0 && fstat(other, &second) == 0 && first.st_ino == second.st_ino
    }

    private func turnOver() {
        close(descriptor)
        descriptor = -1
        for number in stride(from: Self.kept - 1, through: 1, by: -1) { rename("\(path).\(number)", "\(path).\(number + 1)") }
        rename(path, "\(path).1")
        try? reopen()
    }

    private func reopen() throws(SystemError) {
        descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw SystemError("cannot open \(path)") }
        size = Int(lseek(descriptor, 0, SEEK_END))
    }
}
