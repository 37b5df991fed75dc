internal import Glibc

/// Finds ports that nobody listens on.
public struct FreePorts {
    private var taken: Set<Int> = []

    public init() {}

    /// A port of 127.0.0.1 that was not handed out before. It lies below the range that the kernel takes for outgoing connections,
    /// so that it is still free when a service comes back to it.
    public mutating func next() -> Int? {
        for _ in 0..<200 {
            let port = Int.random(in: 20_000..<32_000)
            if taken.insert(port).inserted && Self.isFree(port, address: "127.0.0.1") { return port }
        }
        return nil
    }

    /// Whether a listener could be opened now. An address that cannot be parsed counts as free: the service will say it better.
    public static func isFree(_ port: Int, address: String) -> Bool {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(address, String(port), &hints, &list) == 0, let found = list?.pointee else { return true }
        defer { freeaddrinfo(list) }
        let descriptor = socket(found.ai_family, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
        guard descriptor >= 0 else { return true }
        defer { close(descriptor) }
        var yes: Int32 = 1
        // Connections of an earlier run that linger in TIME_WAIT do not make it taken; a listener does.
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        return bind(descriptor, found.ai_addr, found.ai_addrlen) == 0 || errno != EADDRINUSE
    }
}
