internal import Glibc
internal import Synchronization

/// A bound, listening TCP socket, not blocking. Owned by this object until it is taken.
final class ListeningSocket: Sendable {
    /// -1 once taken.
    private let fd: Atomic<Int32>
    let port: Int

    /// How long what was sent may stay unacknowledged, in milliseconds: longer than readers may be slow (`HTTPLimits.writeTimeout`).
    static let vanishedAfter: Int32 = 60_000

    /// - Parameters:
    ///   - host: a name or a numeric address; the first address it resolves to is used.
    ///   - port: 0 lets the kernel pick.
    ///   - shared: whether further sockets of this process will listen on the same port.
    init(host: String, port: Int, shared: Bool) throws(HTTPServerError) {
        guard (0...65535).contains(port) else { throw .cannotListen(host: host, port: port, errno: EINVAL) }
        var hints = addrinfo()
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        hints.ai_flags = AI_PASSIVE | AI_NUMERICSERV
        var found: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &found) == 0, let found else { throw .unknownHost(host) }
        defer { freeaddrinfo(found) }
        let address = found.pointee
        let flags = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let fd = socket(address.ai_family, flags, 0)
        guard fd >= 0 else { throw .cannotListen(host: host, port: port, errno: errno) }
        Self.set(fd, SOL_SOCKET, SO_REUSEADDR)
        if shared { Self.set(fd, SOL_SOCKET, SO_REUSEPORT) }
        // Accepted sockets inherit it; an answer is written whole, so there is nothing to gather.
        Self.set(fd, Int32(IPPROTO_TCP), TCP_NODELAY)
        // As is this: of a peer that vanished without a word the kernel would say nothing for a quarter of an hour.
        Self.set(fd, Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, to: Self.vanishedAfter)
        guard bind(fd, address.ai_addr, address.ai_addrlen) == 0, listen(fd, SOMAXCONN) == 0,
            let actual = Self.port(of: fd)
        else {
            let error = HTTPServerError.cannotListen(host: host, port: port, errno: errno)
            close(fd)
            throw error
        }
        self.fd = Atomic(fd)
        self.port = actual
    }

    deinit {
        let fd = take()
        if fd >= 0 { close(fd) }
    }

    /// The descriptor, to be closed by the caller.
    func take() -> Int32 { fd.exchange(-1, ordering: .relaxed) }

    /// One socket a loop, all on one port. Throws when another process already listens there, which SO_REUSEPORT alone would
    /// let pass, and would share the connections with it.
    static func group(host: String, port: Int, count: Int) throws(HTTPServerError) -> [ListeningSocket] {
        if port != 0, count > 1 { _ = try ListeningSocket(host: host, port: port, shared: false) }
        var sockets = [try ListeningSocket(host: host, port: port, shared: count > 1)]
        while sockets.count < count {
            sockets.append(try ListeningSocket(host: host, port: sockets[0].port, shared: true))
        }
        return sockets
    }

    private static func set(_ fd: Int32, _ level: Int32, _ option: Int32, to value: Int32 = 1) {
        var value = value
        setsockopt(fd, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }

    private static func port(of fd: Int32) -> Int? {
        var address = sockaddr_storage()
        var length = socklen_t(MemoryLayout<sockaddr_storage>.size)
        return withUnsafeMutablePointer(to: &address) { storage -> Int? in
            storage.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic -> Int? in
                guard getsockname(fd, generic, &length) == 0 else { return nil }
                // `sin_port` and `sin6_port` are at the same place.
                return generic.withMemoryRebound(to: sockaddr_in.self, capacity: 1) { Int(UInt16(bigEndian: $0.pointee.sin_port)) }
            }
        }
    }
}
