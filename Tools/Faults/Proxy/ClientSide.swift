internal import Glibc

/// The caller's side of a connection: its requests, and answers that the proxy gives itself. Used by one thread.
final class ClientSide {
    enum Incoming {
        case request(RequestHead)
        case ended
        case broken
        case refused(MessageHead.Refusal)
    }

    let descriptor: Int32
    let input = ByteQueue()
    let output = ByteQueue()
    private let stop: Int32

    /// - Parameter stop: readable when the proxy stops.
    init(_ descriptor: Int32, stop: Int32) {
        self.descriptor = descriptor
        self.stop = stop
    }

    /// Waits for the head of a request.
    /// - Parameter other: a connection whose end, while this one is idle, is this one's end too.
    func nextRequest(besides other: Int32? = nil) -> Incoming {
        while true {
            do throws(MessageHead.Refusal) {
                if let head = try RequestHead.read(input) { return .request(head) }
            } catch {
                return .refused(error)
            }
            // The callee's connection belongs to this one only between two requests.
            var descriptors = [
                pollfd(fd: stop, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input.isEmpty ? other ?? -1 : -1, events: Int16(POLLIN), revents: 0),
            ]
            let ready = poll(&descriptors, 3, -1)
            if ready < 0, errno == EINTR { continue }
            guard ready > 0, descriptors[0].revents == 0 else { return .broken }
            if descriptors[1].revents != 0 {
                switch input.fill(from: descriptor) {
                case .moved, .wouldBlock: continue
                case .ended: return .ended
                case .broken: return .broken
                }
            }
            if descriptors[2].revents & Int16(POLLERR) != 0 { return .broken }
            if descriptors[2].revents != 0 { return .ended }
        }
    }

    /// Waits for what is still to come of a body and takes it, chunk sizes and all.
    /// - Returns: what came, all of it unless it is larger than `limit`; nil when the caller left.
    func body(_ framing: inout BodyFraming, of request: RequestHead, limit: Int) -> [UInt8]? {
        var body: [UInt8] = []
        guard !framing.isDone else { return body }
        if request.head.expectsContinue, !request.isHTTP10 {
            output.append(Array("HTTP/1.1 100 Continue\r\n\r\n".utf8))
            guard flush() else { return nil }
        }
        while !framing.isDone, body.count <= limit {
            if input.isEmpty, !fill() { return nil }
            let bytes = input.bytes
            guard let count = try? framing.take(bytes) else { return nil }
            body.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
            input.drop(count)
        }
        return body
    }

    /// Reads a body to its end and forgets it, then answers.
    /// - Returns: whether the connection can be used again.
    func answer(_ request: RequestHead, _ answer: AnswerText) -> Bool {
        var framing = BodyFraming(request.body)
        // A client that sent `Expect: 100-continue` and no body yet will not send it after a refusal; only the connection is closed then.
        var keepsAlive = request.keepsAlive && !(request.head.expectsContinue && !framing.isDone && input.isEmpty)
        while keepsAlive, !framing.isDone {
            if input.isEmpty, !fill() { return false }
            guard let count = try? framing.take(input.bytes) else { return false }
            input.drop(count)
        }
        if !framing.isDone { keepsAlive = false }
        return write(answer.bytes(toHead: request.isHead, keepsAlive: keepsAlive)) && keepsAlive
    }

    /// Answers a request whose body was read.
    /// - Returns: whether the connection can be used again.
    func reply(_ answer: AnswerText, to request: RequestHead) -> Bool {
        write(answer.bytes(toHead: request.isHead, keepsAlive: request.keepsAlive)) && request.keepsAlive
    }

    /// Answers what cannot be passed on, and closes.
    func refuse(_ refusal: MessageHead.Refusal) {
        let answer = AnswerText(
            status: refusal.status, contentType: "text/plain", body: Array("barbell's faults proxy: \(refusal.reason)\n".utf8))
        _ = write(answer.bytes(toHead: false, keepsAlive: false))
        close()
    }

    private func write(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while !rest.isEmpty {
            rest = rest.dropFirst(rest.withUnsafeBytes { output.append($0) })
            guard flush() else { return false }
        }
        return true
    }

    private func fill() -> Bool {
        guard wait(Int16(POLLIN)) else { return false }
        switch input.fill(from: descriptor) {
        case .moved, .wouldBlock: return true
        case .ended, .broken: return false
        }
    }

    private func flush() -> Bool {
        while !output.isEmpty {
            switch output.flush(to: descriptor) {
            case .moved: continue
            case .wouldBlock: guard wait(Int16(POLLOUT)) else { return false }
            case .ended, .broken: return false
            }
        }
        return true
    }

    private func wait(_ events: Int16, _ timeout: Int32 = Poll.patience) -> Bool {
        var descriptors = [pollfd(fd: stop, events: Int16(POLLIN), revents: 0), pollfd(fd: descriptor, events: events, revents: 0)]
        while true {
            let ready = poll(&descriptors, 2, timeout)
            if ready < 0, errno == EINTR { continue }
            return ready > 0 && descriptors[0].revents == 0
        }
    }

    // MARK: - The end

    /// Closes so that what was written arrives: a close with something unread would be a reset.
    func close() {
        shutdown(descriptor, Int32(SHUT_WR))
        let deadline = uptimeMicroseconds() + 500_000
        while wait(Int16(POLLIN), Int32(clamping: max(0, (deadline - uptimeMicroseconds()) / 1000))) {
            input.drop(input.count)
            guard case .moved = input.fill(from: descriptor) else { break }
        }
        Glibc.close(descriptor)
    }

    func reset() { Sockets.reset(descriptor) }
}
