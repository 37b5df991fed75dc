internal import Glibc
package import HTTPCore

/// Where a guard puts the bytes of a body, in order.
protocol BodySink: AnyObject {
    func write(_ bytes: Bytes) throws(HTTPRejection)
}

/// A body on its way into a file of its own. Owns the file until somebody moves it away: when the spool goes, so does whatever
/// still has its name.
///
/// Writes where it is called. The page cache takes a piece in microseconds; a disk that cannot follow slows its loop down.
package final class BodySpool {
    /// The finished file; nil until `finish()`.
    package private(set) var file: BodyFile?
    private let path: String
    private var fd: Int32
    private var size = 0
    private var isGone = false
    private var hold: BodyHold?

    /// Makes the file. Its name is drawn from 128 random bits, so that no other file ever gets it and the one removed at the end is
    /// this one.
    /// - Parameter hold: counts what comes, and is let go with the file.
    package init(directory: String, hold: BodyHold? = nil) throws(HTTPRejection) {
        self.hold = hold
        var random = SystemRandomNumberGenerator()
        let name = [random.next() as UInt64, random.next()].map { bits in
            let digits = String(bits, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }
        path = "\(directory)/\(BodyFile.namePrefix)\(name.joined())"
        fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        if fd < 0 {
            isGone = true
            throw .insufficientStorage(errno: errno)
        }
    }

    deinit { discard() }

    package func write(_ bytes: UnsafeBufferPointer<UInt8>) throws(HTTPRejection) {
        if let hold, !hold.grow(by: bytes.count) { throw .overloaded }
        var rest = UnsafeRawBufferPointer(bytes)
        while !rest.isEmpty {
            let count = Glibc.write(fd, rest.baseAddress, rest.count)
            if count < 0 && errno == EINTR { continue }
            guard count > 0 else { throw .insufficientStorage(errno: count < 0 ? errno : ENOSPC) }
            size += count
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// Closes the file, which is then whole.
    @discardableResult
    package func finish() throws(HTTPRejection) -> BodyFile {
        let failed = close(fd) != 0 && errno != EINTR
        fd = -1
        guard !failed else { throw .insufficientStorage(errno: errno) }
        let file = BodyFile(path: path, size: size)
        self.file = file
        return file
    }

    /// Removes the file; one that was moved away stays where it is. More than once is harmless.
    package func discard() {
        guard !isGone else { return }
        isGone = true
        if fd >= 0 { close(fd) }
        fd = -1
        unlink(path)
        hold = nil
    }
}

extension BodySpool: BodySink {}
