import Glibc

/// A client that writes exactly the bytes it is told to, and blocks; run it in `offThePool`.
final class RawClient {
    struct Response {
        var status = 0
        var head = ""
        var body: [UInt8] = []
        var text: String { String(decoding: body, as: UTF8.self) }
        /// Whether the chunked body came to its last chunk, or the body to its length.
        var isComplete = false
        func field(_ name: String) -> String? {
            for line in head.split(separator: "\r\n").dropFirst() {
                guard let colon = line.firstIndex(of: ":"), line[..<colon].lowercased() == name.lowercased() else { continue }
                return String(line[line.index(after: colon)...].drop { $0 == " " })
            }
            return nil
        }
    }

    enum Failure: Error { case connect(Int32), timeout, closed, notHTTP(String) }

    private var fd: Int32
    private var buffer: [UInt8] = []

    init(port: Int, receiveBuffer: Int32? = nil) throws {
        fd = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var time = timeval(tv_sec: 20, tv_usec: 0)
        setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &time, socklen_t(MemoryLayout<timeval>.size))
        if var size = receiveBuffer { setsockopt(fd, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size)) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let result = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(fd, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
        }
        guard result == 0 else { close(); throw Failure.connect(errno) }
    }

    deinit { close() }

    func close() {
        if fd >= 0 { Glibc.close(fd) }
        fd = -1
    }

    /// Closes so that the peer is told with a reset.
    func reset() {
        var option = linger(l_onoff: 1, l_linger: 0)
        setsockopt(fd, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
        close()
    }

    func finishSending() { shutdown(fd, Int32(SHUT_WR)) }

    @discardableResult
    func send(_ text: String) -> Bool { send(Array(text.utf8)) }

    @discardableResult
    func send(_ bytes: [UInt8]) -> Bool {
        var sent = 0
        while sent < bytes.count {
            let count = bytes[sent...].withUnsafeBytes { Glibc.send(fd, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
            guard count > 0 else { return false }
            sent += count
        }
        return true
    }

    /// False at the end of the connection.
    private func fill() throws -> Bool {
        var piece = [UInt8](repeating: 0, count: 64 << 10)
        let count = recv(fd, &piece, piece.count, 0)
        if count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) { throw Failure.timeout }
        guard count > 0 else { return false }
        buffer += piece[..<count]
        return true
    }

    /// Everything up to the end of the connection.
    func readToEnd() throws -> [UInt8] {
        while try fill() {}
        defer { buffer = [] }
        return buffer
    }

    func textToEnd() throws -> String { String(decoding: try readToEnd(), as: UTF8.self) }

    /// Whether an answer, or the end, can be read without waiting.
    var hasInput: Bool {
        var byte: UInt8 = 0
        return recv(fd, &byte, 1, Int32(MSG_PEEK) | Int32(MSG_DONTWAIT)) >= 0
    }

    /// What one read gives, if anything, and forgets it.
    func tryRead() {
        var piece = [UInt8](repeating: 0, count: 10_000)
        _ = recv(fd, &piece, piece.count, 0)
    }

    /// Whether the server has closed, with nothing more to read.
    func isClosed() throws -> Bool { buffer.isEmpty ? try !fill() : false }

    func read(atLeast count: Int) throws -> [UInt8] {
        while buffer.count < count { guard try fill() else { break } }
        defer { buffer = [] }
        return buffer
    }

    /// One answer. `bodyless`: to HEAD.
    func response(bodyless: Bool = false) throws -> Response {
        var response = Response()
        while true {
            if let end = Self.endOfHead(buffer) {
                response.head = String(decoding: buffer[..<end], as: UTF8.self)
                buffer.removeFirst(end)
                break
            }
            guard try fill() else { throw buffer.isEmpty ? Failure.closed : Failure.notHTTP(String(decoding: buffer, as: UTF8.self)) }
        }
        let words = response.head.split(separator: " ", maxSplits: 2)
        guard words.count > 1, words[0].hasPrefix("HTTP/1."), let status = Int(words[1].prefix(3)) else {
            throw Failure.notHTTP(response.head)
        }
        response.status = status
        if bodyless || status == 204 || status == 304 || status == 100 {
            response.isComplete = true
        } else if let length = response.field("Content-Length").flatMap({ Int($0) }) {
            while buffer.count < length { guard try fill() else { break } }
            response.isComplete = buffer.count >= length
            response.body = Array(buffer.prefix(length))
            buffer.removeFirst(min(length, buffer.count))
        } else if response.field("Transfer-Encoding") == "chunked" {
            while let size = try chunkSize() {
                while buffer.count < size + 2 { guard try fill() else { return response } }
                response.body += buffer[..<size]
                buffer.removeFirst(size + 2)
                if size == 0 { response.isComplete = true; break }
            }
        } else {
            response.body = try readToEnd()
            response.isComplete = true
        }
        return response
    }

    private func chunkSize() throws -> Int? {
        while true {
            if let end = buffer.firstIndex(of: 0x0a) {
                let line = String(decoding: buffer[..<(end - 1)], as: UTF8.self)
                buffer.removeFirst(end + 1)
                return Int(line, radix: 16)
            }
            guard try fill() else { return nil }
        }
    }

    private static func endOfHead(_ bytes: [UInt8]) -> Int? {
        guard bytes.count > 3 else { return nil }
        for index in 3..<bytes.count where bytes[index - 3...index].elementsEqual([13, 10, 13, 10]) { return index + 1 }
        return nil
    }
}

/// For clients that are slow on purpose.
func pause(milliseconds: UInt32) { usleep(milliseconds * 1_000) }

/// Runs blocking code on a thread of its own, so that tests in parallel do not starve each other.
func offThePool<T: Sendable>(_ body: @escaping @Sendable () throws -> T) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
        let work = Unmanaged.passRetained(Work { continuation.resume(with: Result(catching: body)) })
        var thread = pthread_t()
        let failed = pthread_create(&thread, nil, { context in
            Unmanaged<Work>.fromOpaque(context!).takeRetainedValue().body()
            return nil
        }, work.toOpaque())
        if failed == 0 {
            pthread_detach(thread)
        } else {
            work.takeRetainedValue().body()
        }
    }
}

private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
}
