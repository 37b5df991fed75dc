internal import Glibc

/// A system call that failed.
public struct SystemError: Error, Sendable, Hashable, CustomStringConvertible {
    public let call: String
    public let code: Int32

    init(_ call: String, _ code: Int32 = errno) {
        self.call = call
        self.code = code
    }

    public var description: String { "\(call): \(String(cString: strerror(code)))" }
}

/// The calls that a signal may interrupt, repeated until they are not.
enum SystemCall {
    static func retry<T: SignedInteger>(_ call: () -> T) -> T {
        while true {
            let result = call()
            if result != -1 || errno != EINTR { return result }
        }
    }

    /// Writes everything, waiting if need be.
    /// - Returns: false when the other end is gone or the disk is full.
    @discardableResult static func writeAll(_ descriptor: Int32, _ bytes: some Collection<UInt8>) -> Bool {
        let array = Array(bytes)
        var done = 0
        while done < array.count {
            let count = array.withUnsafeBytes { buffer in
                retry { write(descriptor, buffer.baseAddress.map { $0 + done }, array.count - done) }
            }
            if count > 0 {
                done += count
            } else if count == -1 && errno == EAGAIN {
                var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
                _ = poll(&wait, 1, -1)
            } else {
                return false
            }
        }
        return true
    }
}

/// Milliseconds of the monotonic clock.
func monotonicMilliseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
}
