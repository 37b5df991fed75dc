internal import CLinux
internal import Glibc

/// Descriptors that no child process inherits, however it is started meanwhile: they are born so, which POSIX has no call for.
public enum Descriptors {
    /// The next connection of a listening socket.
    /// - Returns: a negative number when there is none; `errno` says why.
    public static func accept(_ listener: Int32) -> Int32 { accept4(listener, nil, nil, Int32(SOCK_CLOEXEC.rawValue)) }

    /// The two ends of a pipe: what is written into `write` is read from `read`.
    /// - Returns: nil when there is none; `errno` says why.
    public static func pipe() -> (read: Int32, write: Int32)? {
        var ends: [Int32] = [-1, -1]
        return pipe2(&ends, O_CLOEXEC) == 0 ? (ends[0], ends[1]) : nil
    }
}
