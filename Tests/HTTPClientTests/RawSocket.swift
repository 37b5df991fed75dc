import Glibc
import Synchronization

/// A listening socket on a free port of 127.0.0.1, with one thread a connection: peers that misbehave exactly as told.
final class RawListener: Sendable {
    let port: Int
    private let descriptor: Int32
    private struct State { var open = 0; var peak = 0; var accepted = 0; var connections: Set<Int32> = []; var stopped = false }
    private let state = Mutex(State())

    init(_ serve: @escaping @Sendable (RawConnection) -> Void) {
        let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, size) == 0 && listen(descriptor, 64) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        precondition(bound, "no port on 127.0.0.1")
        self.descriptor = descriptor
        port = Int(UInt16(bigEndian: address.sin_port))
        spawnThread { [self] in acceptAll(serve) }
    }

    /// Closes the port and every connection.
    func stop() {
        state.withLock { state in
            guard !state.stopped else { return }
            state.stopped = true
            shutdown(descriptor, Int32(SHUT_RDWR))  // the accepting thread closes it, so that its number is not reused under it
            for connection in state.connections { shutdown(connection, Int32(SHUT_RDWR)) }
        }
    }

    var accepted: Int { state.withLock(\.accepted) }
    var openConnections: Int { state.withLock(\.open) }
    /// The most connections that were open at once.
    var peakConnections: Int { state.withLock(\.peak) }

    private func acceptAll(_ serve: @escaping @Sendable (RawConnection) -> Void) {
        while true {
            let connection = accept(descriptor, nil, nil)
            guard connection >= 0 else {
                close(descriptor)
                return
            }
            let index = state.withLock { state in
                state.open += 1
                state.peak = max(state.peak, state.open)
                state.accepted += 1
                state.connections.insert(connection)
                return state.accepted - 1
            }
            spawnThread { [self] in
                serve(RawConnection(descriptor: connection, index: index))
                state.withLock { state in
                    state.open -= 1
                    state.connections.remove(connection)
                    close(connection)
                }
            }
        }
    }
}

/// One accepted connection. Blocking; used by its own thread.
final class RawConnection {
    let index: Int
    private let descriptor: Int32
    private var buffer: [UInt8] = []

    init(descriptor: Int32, index: Int) {
        self.descriptor = descriptor
        self.index = index
    }

    /// A line without its CRLF; nil at the end.
    func line() -> String? {
        while true {
            if let end = buffer.firstIndex(of: 0x0a) {
                let line = buffer[..<end]
                buffer.removeFirst(end + 1)
                return String(decoding: line.last == 0x0d ? line.dropLast() : line, as: UTF8.self)
            }
            guard fill() else { return nil }
        }
    }

    func bytes(_ count: Int) -> [UInt8]? {
        while buffer.count < count { guard fill() else { return nil } }
        defer { buffer.removeFirst(count) }
        return Array(buffer.prefix(count))
    }

    func write(_ text: String) {
        var rest = Array(text.utf8)[...]
        while !rest.isEmpty {
            let sent = rest.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard sent > 0 else { return }
            rest = rest.dropFirst(sent)
        }
    }

    /// Blocks until the other side closes.
    func waitForEnd() { while fill() {} }

    /// Makes the close that follows a reset.
    func resetOnClose() {
        var linger = linger(l_onoff: 1, l_linger: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout.size(ofValue: linger)))
    }

    private func fill() -> Bool {
        var chunk = [UInt8](repeating: 0, count: 65536)
        let count = recv(descriptor, &chunk, chunk.count, 0)
        guard count > 0 else { return false }
        buffer += chunk.prefix(count)
        return true
    }
}

func spawnThread(_ body: @escaping @Sendable () -> Void) {
    final class Box: Sendable { let body: @Sendable () -> Void; init(_ body: @escaping @Sendable () -> Void) { self.body = body } }
    var thread = pthread_t()
    let failed = pthread_create(&thread, nil, { context in
        guard let context else { return nil }
        Unmanaged<Box>.fromOpaque(context).takeRetainedValue().body()
        return nil
    }, Unmanaged.passRetained(Box(body)).toOpaque())
    precondition(failed == 0, "no thread")
    pthread_detach(thread)
}
