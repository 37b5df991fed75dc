internal import CEvent
internal import EventLoop
internal import Glibc

/// Keeps a socket that is being closed open for a moment, reading and discarding. Without it a peer that is still sending
/// (a body that was refused, a message that is too long) gets a reset, and may lose the answer that tells it why.
///
/// On its loop's thread only.
final class LingeringClose {
    private let fd: Int32
    private var event: OpaquePointer?
    private var timer: LoopTimer?
    private var ended: ((LingeringClose) -> Void)?

    /// - Parameter fd: the socket, which is duplicated: the caller goes on to shut down and close its own.
    init?(on fd: Int32, loop: EventLoop, for limit: Duration, ended: @escaping (LingeringClose) -> Void) {
        self.fd = fcntl(fd, F_DUPFD_CLOEXEC, 0)
        guard self.fd >= 0 else { return nil }
        self.ended = ended
        event = event_new(
            loop.base, self.fd, Int16(EV_READ | EV_PERSIST),
            { _, _, context in
                guard let context else { return }
                Unmanaged<LingeringClose>.fromOpaque(context).takeUnretainedValue().discard()
            }, Unmanaged.passUnretained(self).toOpaque())
        event_add(event, nil)
        timer = loop.schedule(after: limit, dropped: { [weak self] in self?.end() }) { [weak self] in self?.end() }
    }

    /// MSG_TRUNC drops the bytes in the kernel: nothing is copied.
    private func discard() {
        let flags = Int32(MSG_DONTWAIT) | Int32(MSG_TRUNC)
        let count = recv(fd, nil, 1 << 20, flags)
        if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { end() }
    }

    func end() {
        guard let ended else { return }
        self.ended = nil
        timer?.cancel()
        timer = nil
        if let event { event_free(event) }
        event = nil
        close(fd)
        ended(self)
    }
}
