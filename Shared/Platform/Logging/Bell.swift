internal import Glibc

/// Wakes one thread that waits for it, at the latest after some time, which a `Semaphore` cannot: its waits with a limit follow the wall clock,
/// which may be set. What rings while nobody waits is heard by the next who does.
final class Bell: Sendable {
    /// A pipe that is never full for long; -1 where the system has none left: then waiting ends with the time.
    private let readEnd: Int32
    private let writeEnd: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        if pipe(&ends) == 0 {
            for end in ends {
                _ = fcntl(end, F_SETFL, O_NONBLOCK)
                _ = fcntl(end, F_SETFD, FD_CLOEXEC)
            }
        }
        (readEnd, writeEnd) = (ends[0], ends[1])
    }

    deinit { for end in [readEnd, writeEnd] where end >= 0 { close(end) } }

    func ring() {
        var byte: UInt8 = 1
        if writeEnd >= 0 { _ = write(writeEnd, &byte, 1) }
    }

    /// - Parameter limit: nil waits for as long as it takes, or a second where there is nothing to wait for.
    func wait(upTo limit: Duration? = nil) {
        let milliseconds = limit.map { $0.components.seconds * 1000 + $0.components.attoseconds / 1_000_000_000_000_000 }
        var bell = pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)
        guard poll(&bell, 1, milliseconds.map { Int32(clamping: $0) } ?? (readEnd >= 0 ? -1 : 1000)) > 0 else { return }
        var heard = [UInt8](repeating: 0, count: 64)
        _ = read(readEnd, &heard, heard.count)
    }
}
