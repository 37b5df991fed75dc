internal import CEvent
internal import EventLoop
internal import Glibc

/// The socket side of a connection: what arrives, what leaves, and when to wait for either.
///
/// A request and its answer cost one recv and one writev, and interest changes only when something has to wait. libevent's
/// bufferevents ask the kernel how much to read, switch interest off and on around every request and write only after another poll.
///
/// On its loop's thread only.
final class ConnectionSocket {
    enum Received { case bytes(Int), nothingYet, ended }
    enum Sent { case everything, part, failed }

    let fd: Int32
    private var readEvent: OpaquePointer?
    private var writeEvent: OpaquePointer?
    private var isReading = false
    private var isWriting = false

    /// - Parameter connection: called when the socket is readable or writable; it outlives this object.
    init(fd: Int32, loop: EventLoop, connection: Connection) {
        self.fd = fd
        let context = Unmanaged.passUnretained(connection).toOpaque()
        readEvent = event_new(
            loop.base, fd, Int16(EV_READ | EV_PERSIST),
            { _, _, context in
                guard let context else { return }
                Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue().readable()
            }, context)
        writeEvent = event_new(
            loop.base, fd, Int16(EV_WRITE | EV_PERSIST),
            { _, _, context in
                guard let context else { return }
                Unmanaged<Connection>.fromOpaque(context).takeUnretainedValue().writable()
            }, context)
    }

    deinit { freeEvents() }

    private func freeEvents() {
        if let readEvent { event_free(readEvent) }
        if let writeEvent { event_free(writeEvent) }
        (readEvent, writeEvent) = (nil, nil)
    }

    /// The peer reads what was written before, and then the end.
    func close() {
        freeEvents()
        shutdown(fd, Int32(SHUT_WR))
        Glibc.close(fd)
    }

    func awaitReadable(_ on: Bool) {
        guard on != isReading else { return }
        isReading = on
        guard let readEvent else { return }
        if on { event_add(readEvent, nil) } else { event_del(readEvent) }
    }

    private func awaitWritable(_ on: Bool) {
        guard on != isWriting else { return }
        isWriting = on
        guard let writeEvent else { return }
        if on { event_add(writeEvent, nil) } else { event_del(writeEvent) }
    }

    func receive(into buffer: UnsafeMutableBufferPointer<UInt8>) -> Received {
        let count = recv(fd, buffer.baseAddress, buffer.count, Int32(MSG_DONTWAIT))
        if count > 0 { return .bytes(count) }
        return count < 0 && (errno == EAGAIN || errno == EINTR) ? .nothingYet : .ended
    }

    /// Whether the peer has closed its side, or reset, with nothing left to read.
    var hasEnded: Bool {
        var byte: UInt8 = 0
        let count = recv(fd, &byte, 1, Int32(MSG_DONTWAIT | MSG_PEEK))
        return count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR)
    }

    /// Writes what the kernel takes of `output`, and waits for room for the rest.
    func send(_ output: OpaquePointer) -> Sent {
        // A head and a file behind it are two writes; a fast reader does not get the loop for itself.
        for _ in 0..<2 where evbuffer_get_length(output) > 0 {
            errno = 0
            let count = evbuffer_write(output, fd)
            if count > 0 { continue }
            if errno == EAGAIN || errno == EINTR { break }
            // A reset; or, with no error, a file that has become shorter than it was.
            awaitWritable(false)
            return .failed
        }
        let done = evbuffer_get_length(output) == 0
        awaitWritable(!done)
        return done ? .everything : .part
    }

    /// A few bytes past the output buffer, which is empty: the socket takes them whole, or the peer is not reading.
    func sendAtOnce(_ text: StaticString) {
        _ = Glibc.send(fd, text.utf8Start, text.utf8CodeUnitCount, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
    }
}
