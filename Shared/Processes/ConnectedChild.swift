internal import CSpawn
internal import Glibc

/// A child that stays and is talked to, over a socket that is its standard input. It sees nothing else of this process, and dies with the
/// thread that started it. To be used by one caller at a time, and ended once.
public struct ConnectedChild: Sendable {
    /// Why a conversation is over.
    public enum Silence: Error, Sendable, Hashable {
        /// The child did not answer in time.
        case late
        /// It has closed its side, or is gone.
        case gone
    }

    private let pid: Int32
    public var processID: Int32 { pid }
    private let socket: Int32
    private let limits: ChildLimits
    private let started = ContinuousClock.now
    private let kernelKills = KernelKills.count()

    /// Starts the program. Its limits count from now to its end, except for `wallTime`, which is the caller's to keep.
    public init(_ command: Command) throws(ChildFailure) {
        let arguments = try command.argumentVector()
        var ends: [Int32] = [-1, -1]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            throw .cannotStart("socketpair: \(String(cString: strerror(errno)))")
        }
        defer { close(ends[1]) }
        do throws(ChildFailure) {
            pid = try SpawnedChild.spawn(arguments, command, input: ends[1], output: nil, error: nil)
        } catch {
            close(ends[0])
            throw error
        }
        socket = ends[0]
        limits = command.limits
    }

    /// Sends a few bytes and, with them, an open file.
    public func send(_ bytes: [UInt8], with file: Int32) throws(Silence) {
        let sent = retry { bytes.withUnsafeBytes { barbell_send_with_file(socket, $0.baseAddress, $0.count, file) } }
        guard sent == bytes.count else { throw .gone }
    }

    /// Waits for exactly this many bytes.
    public func receive(_ count: Int, until deadline: ContinuousClock.Instant) throws(Silence) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: count)
        var filled = 0
        while filled < count {
            let left = max(.zero, deadline - .now) / .milliseconds(1)
            var polled = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
            let ready = retry { poll(&polled, 1, Int32(min(left, 3_600_000)) + (left > 0 ? 1 : 0)) }
            if ready == 0, deadline <= .now { throw .late }
            guard ready > 0 else { continue }
            let got = bytes.withUnsafeMutableBytes { buffer in
                retry { recv(socket, buffer.baseAddress.map { $0 + filled }, count - filled, Int32(MSG_DONTWAIT)) }
            }
            if got < 0 && errno == EAGAIN { continue }
            guard got > 0 else { throw .gone }
            filled += got
        }
        return bytes
    }

    /// Ends the child and what it started, at once.
    /// - Parameter patience: how long it gets to end by itself first, once its socket is closed.
    /// - Returns: why it had ended before, as far as the kernel tells; nil when it was ended by this, or well.
    @discardableResult public func end(patience: Duration = .zero) -> ChildFailure? {
        close(socket)
        let deadline = ContinuousClock.now + patience
        while patience > .zero, !SpawnedChild.hasEnded(pid), deadline > .now { usleep(1000) }
        let hadEnded = SpawnedChild.hasEnded(pid)
        kill(-pid, SIGKILL)
        var status: Int32 = 0
        var usage = rusage()
        _ = retry { wait4(pid, &status, 0, &usage) }
        guard hadEnded else { return nil }
        return ChildEnd(
            status: status, resources: usage, wallTime: .now - started, errorText: "", wasKilledByKernel: KernelKills.count() > kernelKills,
            limits: limits
        ).failure
    }
}

/// The other side: what a child that was started so reads and writes.
public enum ParentSocket {
    private static let descriptor: Int32 = 0

    /// Waits for bytes and the file that comes with them, which is the caller's to close; nil once the parent is gone.
    public static func receive(atMost count: Int) -> (bytes: [UInt8], file: Int32)? {
        var bytes = [UInt8](repeating: 0, count: count)
        var file: Int32 = -1
        let got = retry { bytes.withUnsafeMutableBytes { barbell_receive_with_file(descriptor, $0.baseAddress, $0.count, &file) } }
        guard got > 0, file >= 0 else { return nil }
        return (Array(bytes.prefix(got)), file)
    }

    /// - Returns: false once the parent is gone.
    public static func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let now = bytes.withUnsafeBytes { buffer in
                retry { Glibc.send(descriptor, buffer.baseAddress.map { $0 + sent }, bytes.count - sent, Int32(MSG_NOSIGNAL)) }
            }
            guard now > 0 else { return false }
            sent += now
        }
        return true
    }
}

/// A file without a name, which goes when its last descriptor is closed.
public enum NamelessFile {
    /// - Returns: a descriptor, the caller's to close.
    public static func holding(_ bytes: [UInt8]) throws(ChildFailure) -> Int32 {
        let descriptor = memfd_create("bytes", 1)
        guard descriptor >= 0 else { throw .cannotStart("memfd_create: \(String(cString: strerror(errno)))") }
        var written = 0
        while written < bytes.count {
            let now = bytes.withUnsafeBytes { buffer in
                retry { write(descriptor, buffer.baseAddress.map { $0 + written }, bytes.count - written) }
            }
            guard now > 0 else {
                close(descriptor)
                throw .outOfMemory(errorText: String(cString: strerror(errno)))
            }
            written += now
        }
        return descriptor
    }
}
