internal import Glibc

/// One try to reach a service over TCP: connect and, if there is a path, GET it and read the status. Never blocks.
final class ReadyProbe {
    enum Progress { case pending, passed, failed }

    /// To be polled for `events`; -1 once it is over.
    private(set) var descriptor: Int32 = -1
    private(set) var events = Int16(POLLOUT)
    /// When to give up, in monotonic milliseconds.
    let deadline: Int64
    private let request: [UInt8]?
    private var answer: [UInt8] = []

    init(_ port: LocalPort, path: String?, now: Int64) {
        deadline = now + 2_000
        request = path.map { Array("GET \($0) HTTP/1.1\r\nHost: \(port.authority)\r\nConnection: close\r\n\r\n".utf8) }
        var hints = addrinfo()
        hints.ai_flags = AI_NUMERICHOST | AI_NUMERICSERV
        hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
        var list: UnsafeMutablePointer<addrinfo>?
        guard getaddrinfo(port.host, String(port.port), &hints, &list) == 0, let address = list?.pointee else { return }
        defer { freeaddrinfo(list) }
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue)
        descriptor = socket(address.ai_family, kind, 0)
        if descriptor >= 0, connect(descriptor, address.ai_addr, address.ai_addrlen) != 0, errno != EINPROGRESS { end() }
    }

    deinit { end() }

    /// Goes on after the descriptor became ready.
    func advance() -> Progress {
        guard descriptor >= 0 else { return .failed }
        if events == Int16(POLLOUT) {
            var failure: Int32 = 0
            var size = socklen_t(MemoryLayout<Int32>.size)
            guard getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &failure, &size) == 0, failure == 0 else { return over(.failed) }
            guard let request else { return over(.passed) }
            // The request is far smaller than any socket buffer, so one call takes all of it.
            guard send(descriptor, request, request.count, Int32(MSG_NOSIGNAL)) == request.count else { return over(.failed) }
            events = Int16(POLLIN)
            return .pending
        }
        guard let bytes = readAvailableBytes(descriptor) else { return over(.failed) }
        if bytes.isEmpty && errno != EAGAIN { return over(.failed) }
        answer += bytes
        guard answer.count >= 12 else { return .pending }
        // "HTTP/1.1 204": the first digit of the status decides.
        return over(answer.starts(with: Array("HTTP/1.".utf8)) && answer[9] == UInt8(ascii: "2") ? .passed : .failed)
    }

    private func over(_ progress: Progress) -> Progress {
        end()
        return progress
    }

    private func end() {
        if descriptor >= 0 { close(descriptor) }
        descriptor = -1
    }
}
