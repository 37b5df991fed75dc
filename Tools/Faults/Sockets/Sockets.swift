internal import Descriptors
internal import Glibc

/// A system call of the proxy that failed.
public struct FaultProxyError: Error, Sendable, Hashable, CustomStringConvertible {
    public let description: String

    init(_ what: String, _ code: Int32 = errno) { description = "\(what): \(String(cString: strerror(code)))" }
}

/// TCP sockets that no child inherits.
enum Sockets {
    /// Listens on 127.0.0.1.
    /// - Parameter port: 0 for one that the system chooses.
    static func listen(_ port: Int) throws(FaultProxyError) -> (descriptor: Int32, port: Int) {
        let descriptor = socket(AF_INET, kind, 0)
        guard descriptor >= 0 else { throw FaultProxyError("socket") }
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(UInt16(truncatingIfNeeded: port)).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && Glibc.listen(descriptor, 256) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        guard isBound else {
            let error = FaultProxyError("cannot listen on 127.0.0.1:\(port)")
            close(descriptor)
            throw error
        }
        return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
    }

    /// Connects to an address of this machine, which answers at once whether it wants to.
    /// - Returns: nil when nobody listens there.
    static func connect(_ host: String, _ port: Int) -> Int32? {
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(host, String(port), &hints, &list) == 0, let address = list?.pointee else { return nil }
        defer { freeaddrinfo(list) }
        let descriptor = socket(address.ai_family, kind, 0)
        guard descriptor >= 0 else { return nil }
        var result = Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen)
        while result != 0, errno == EINTR { result = Glibc.connect(descriptor, address.ai_addr, address.ai_addrlen) }
        guard result == 0 || errno == EISCONN else {
            close(descriptor)
            return nil
        }
        hurry(descriptor)
        return descriptor
    }

    static func accept(_ listener: Int32) -> Int32? {
        while true {
            let descriptor = Descriptors.accept(listener)
            if descriptor >= 0 {
                hurry(descriptor)
                return descriptor
            }
            // A lack of descriptors or memory passes, so it tries again. Any other error means that the listener was shut down.
            switch errno {
            case EINTR, ECONNABORTED: continue
            case EMFILE, ENFILE, ENOBUFS, ENOMEM: _ = poll(nil, 0, 10)
            default: return nil
            }
        }
    }

    /// Small writes leave at once, as they did when they were written by the caller itself.
    private static func hurry(_ descriptor: Int32) {
        var yes: Int32 = 1
        setsockopt(descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
    }

    /// Closes with RST, whatever is under way.
    static func reset(_ descriptor: Int32) {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
        close(descriptor)
    }

    /// Whether a connection that should be silent has ended or says something.
    static func isStale(_ descriptor: Int32) -> Bool {
        var byte: UInt8 = 0
        let count = recv(descriptor, &byte, 1, Int32(MSG_PEEK | MSG_DONTWAIT))
        return count >= 0 || errno != EAGAIN
    }

    private static var kind: Int32 { Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue) }
}

/// A pipe that wakes those who poll its read end.
final class WakePipe: Sendable {
    let descriptor: Int32
    private let other: Int32

    init() throws(FaultProxyError) {
        guard let ends = Descriptors.pipe() else { throw FaultProxyError("pipe") }
        (descriptor, other) = ends
    }

    deinit {
        close(descriptor)
        close(other)
    }

    /// For good: nobody reads what is written.
    func wake() {
        var byte: UInt8 = 1
        _ = write(other, &byte, 1)
    }
}

/// Microseconds of the monotonic clock, which is one for all processes of the machine.
func uptimeMicroseconds() -> Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
}

/// A thread that nobody waits for.
enum DetachedThread {
    private final class Body: Sendable {
        let run: @Sendable () -> Void
        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// What a connection's thread needs of stack is little; a hundred of them should not reserve gigabytes.
    private static let stack = 512 << 10

    /// - Returns: whether there was a thread for it.
    static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        let context = Unmanaged.passRetained(Body(body))
        var attributes = pthread_attr_t()
        pthread_attr_init(&attributes)
        defer { pthread_attr_destroy(&attributes) }
        pthread_attr_setstacksize(&attributes, stack)
        pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
        var thread = pthread_t()
        let failure = pthread_create(&thread, &attributes, { context in
            guard let context else { return nil }
            Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
            return nil
        }, context.toOpaque())
        if failure != 0 { context.release() }
        return failure == 0
    }
}
