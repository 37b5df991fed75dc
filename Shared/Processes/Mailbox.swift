internal import CSpawn
internal import Glibc
internal import Synchronization

/// Wakes the thread that polls a child, from any other thread.
final class Mailbox: Sendable {
    enum Letter: UInt8 { case cancelled = 1, ended }

    /// Readable when there is a letter; to be polled by one thread, which ends before `close`.
    let descriptor: Int32
    /// -1 once closed.
    private let writeEnd: Mutex<Int32>

    init() throws(ChildFailure) {
        let pipe = try Pipe()
        descriptor = pipe.readEnd
        writeEnd = Mutex(pipe.writeEnd)
    }

    /// Does nothing once closed.
    func post(_ letter: Letter) {
        var byte = letter.rawValue
        // Two letters at most are ever written, so the pipe takes them at once.
        writeEnd.withLock { end in if end >= 0 { _ = write(end, &byte, 1) } }
    }

    func letters() -> [Letter] {
        var bytes = [UInt8](repeating: 0, count: 8)
        let count = read(descriptor, &bytes, bytes.count)
        return bytes.prefix(max(0, count)).compactMap(Letter.init)
    }

    func close() {
        let end = writeEnd.withLock { end in
            defer { end = -1 }
            return end
        }
        guard end >= 0 else { return }
        Glibc.close(end)
        Glibc.close(descriptor)
    }
}

/// The ends of a new pipe. No child inherits them, not even one that another thread starts at this moment.
struct Pipe {
    /// Reading does not block.
    let readEnd: Int32
    let writeEnd: Int32

    init() throws(ChildFailure) {
        var ends: [Int32] = [-1, -1]
        guard pipe2(&ends, O_CLOEXEC) == 0 else { throw .cannotStart("pipe2: \(String(cString: strerror(errno)))") }
        _ = fcntl(ends[0], F_SETFL, O_NONBLOCK)
        readEnd = ends[0]
        writeEnd = ends[1]
    }
}
