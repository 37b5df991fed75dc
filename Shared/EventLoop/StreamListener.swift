internal import CEvent
internal import Glibc

/// A TCP listener on a loop for line protocols that are not HTTP. Owns the listening socket; closes it when stopped.
///
/// `@unchecked Sendable`: the C handle is touched on the loop's thread only; `port` never changes.
public final class StreamListener: @unchecked Sendable {
    /// The port in use, chosen by the system when 0 was asked for.
    public let port: Int
    private let loop: EventLoop
    private var handle: OpaquePointer?
    private let accept: (StreamConnection) -> Void

    /// - Parameters:
    ///   - host: a numeric IPv4 address.
    ///   - accept: called on the loop for each connection; it sets the connection's callbacks.
    public init(loop: EventLoop, host: String, port: Int, accept: @escaping @Sendable (StreamConnection) -> Void) throws(EventLoopError) {
        self.loop = loop
        self.accept = accept
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { throw .outOfResources("socket") }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(truncatingIfNeeded: port)).bigEndian
        guard inet_pton(AF_INET, host, &address.sin_addr) == 1 else {
            close(descriptor)
            throw .cannotListen(host: host, port: port, code: EINVAL)
        }
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let failed = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) != 0 || listen(descriptor, 128) != 0 || getsockname(descriptor, $0, &length) != 0
            }
        }
        guard !failed else {
            let code = errno
            close(descriptor)
            throw .cannotListen(host: host, port: port, code: code)
        }
        self.port = Int(UInt16(bigEndian: address.sin_port))
        loop.execute { [self] in
            handle = evconnlistener_new(
                loop.base,
                { _, descriptor, _, _, context in
                    guard let context else { return }
                    let listener = Unmanaged<StreamListener>.fromOpaque(context).takeUnretainedValue()
                    listener.loop.turn { listener.take(descriptor) }
                }, Unmanaged.passUnretained(self).toOpaque(), UInt32(LEV_OPT_CLOSE_ON_FREE), -1, descriptor)
        }
    }

    /// Stops accepting. Connections go on until they end. The listener must be stopped before it is let go.
    public func stop() async {
        await withCheckedContinuation { continuation in
            loop.execute { [self] in
                if let handle { evconnlistener_free(handle) }
                handle = nil
                continuation.resume()
            }
        }
    }

    private func take(_ descriptor: Int32) {
        guard let connection = StreamConnection(loop: loop, descriptor: descriptor) else {
            close(descriptor)
            return
        }
        accept(connection)
    }
}

/// One accepted connection. It keeps itself alive until it closes; everything happens on its loop.
///
/// `@unchecked Sendable`: every member is touched on the loop's thread only.
public final class StreamConnection: @unchecked Sendable {
    public let loop: EventLoop
    /// Called with what arrived, in pieces of any size.
    public var onRead: (([UInt8]) -> Void)?
    /// Called once, when the connection has ended for any reason.
    public var onClose: (() -> Void)?
    private var handle: OpaquePointer?
    private var closesWhenWritten = false

    /// A peer that says nothing for this long is dropped.
    public static let idleSeconds = 60

    init?(loop: EventLoop, descriptor: Int32) {
        self.loop = loop
        guard let handle = bufferevent_socket_new(loop.base, descriptor, Int32(BEV_OPT_CLOSE_ON_FREE.rawValue)) else { return nil }
        self.handle = handle
        var idle = timeval(tv_sec: Self.idleSeconds, tv_usec: 0)
        bufferevent_set_timeouts(handle, &idle, &idle)
        bufferevent_setcb(
            handle,
            { _, context in StreamConnection.with(context) { $0.read() } },
            { _, context in StreamConnection.with(context) { if $0.closesWhenWritten { $0.end() } } },
            { _, _, context in StreamConnection.with(context) { $0.end() } },
            Unmanaged.passRetained(self).toOpaque())
        bufferevent_enable(handle, Int16(EV_READ | EV_WRITE))
    }

    public func write(_ bytes: [UInt8]) {
        guard let handle else { return }
        _ = bytes.withUnsafeBytes { bufferevent_write(handle, $0.baseAddress, $0.count) }
    }

    /// Bytes that were written and wait for the peer to take them.
    public var unsentBytes: Int { handle.map { evbuffer_get_length(bufferevent_get_output($0)) } ?? 0 }

    /// Closes once everything written has been sent.
    public func finish() {
        guard let handle else { return }
        closesWhenWritten = true
        if evbuffer_get_length(bufferevent_get_output(handle)) == 0 { end() }
    }

    /// Closes at once, dropping what was not sent.
    public func abort() { end() }

    private static func with(_ context: UnsafeMutableRawPointer?, _ body: (StreamConnection) -> Void) {
        guard let context else { return }
        let connection = Unmanaged<StreamConnection>.fromOpaque(context).takeUnretainedValue()
        connection.loop.turn { body(connection) }
    }

    private func read() {
        guard let handle, let input = bufferevent_get_input(handle) else { return }
        let count = evbuffer_get_length(input)
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            filled = max(0, Int(evbuffer_remove(input, buffer.baseAddress, count)))
        }
        onRead?(bytes)
    }

    private func end() {
        guard let handle else { return }
        self.handle = nil
        bufferevent_free(handle)
        let onClose = self.onClose
        onRead = nil
        self.onClose = nil
        onClose?()
        Unmanaged.passUnretained(self).release()
    }
}
