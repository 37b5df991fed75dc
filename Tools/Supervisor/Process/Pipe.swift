internal import Glibc

/// Owner of both ends of a pipe that children do not inherit. Reading never blocks.
///
/// Sendable without a lock: the descriptors never change while it lives, and the kernel serialises what is done with them.
final class Pipe: Sendable {
    let readEnd: Int32
    let writeEnd: Int32

    init() throws(SystemError) {
        (readEnd, writeEnd) = try Self.open()
    }

    /// A new pipe's read end, which does not block, and its write end; no child inherits either.
    static func open() throws(SystemError) -> (readEnd: Int32, writeEnd: Int32) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw SystemError("pipe") }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        return (ends[0], ends[1])
    }

    deinit {
        close(readEnd)
        close(writeEnd)
    }

    /// What is there to read, at most 64 KiB; empty when nothing is.
    func readAvailable() -> [UInt8] { readAvailableBytes(readEnd) ?? [] }
}

/// What a non-blocking descriptor holds, at most 64 KiB; empty when nothing is there now, nil at the end.
func readAvailableBytes(_ descriptor: Int32) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = SystemCall.retry { read(descriptor, &buffer, buffer.count) }
    if count > 0 { return Array(buffer[..<count]) }
    return count == 0 ? nil : []
}
