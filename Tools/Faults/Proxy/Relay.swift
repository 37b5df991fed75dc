internal import Glibc

/// One request on its way to the callee, and the answer on its way back. Both directions at once, nothing kept that is larger than a
/// queue. Used by one thread.
struct Relay {
    /// Where the answer goes.
    enum Sink {
        case pass
        /// Nowhere.
        case discard
        /// To the caller, but never all of it: at most so many bytes of the body, half of it when nil.
        case cut(Int?)
    }

    /// How it ended.
    struct Outcome {
        /// The callee's; nil when it gave none.
        var status: Int?
        /// Whether both connections can be used again.
        var keepsAlive = false
        /// Whether the caller's connection is to end with a reset, as the callee's did.
        var isReset = false
    }

    let request: RequestHead
    let upstream: Upstream
    /// -1 when there is no caller to hear.
    let client: Int32
    let fromClient: ByteQueue
    let toClient: ByteQueue
    let stopDescriptor: Int32
    var sink = Sink.pass
    /// Milliseconds between the first byte of the answer and its passing on.
    var answerDelay = 0
    /// Whether the callee is not told that the caller has left.
    var hidesLeaving = false
    /// Bytes that go out before what is still to come from the caller.
    var first: [UInt8]
    /// What is still to come of the body.
    var requestBody: BodyFraming
    /// Told the callee's status as soon as it is there.
    var heard: (Int) -> Void = { _ in }

    private var firstSent = 0
    private var answer: AnswerHead?
    private var answerBody = BodyFraming(.none)
    private var spool: [UInt8]?
    /// What may pass of a body that was kept.
    private var kept: ArraySlice<UInt8> = []
    /// How many bytes of the body may still pass.
    private var allowance = Int.max
    private var releaseAt: Int64?
    private var isClientDone = false
    private var isCalleeDone = false
    /// The callee takes no more.
    private var isCalleeDeaf = false
    private var outcome = Outcome()

    /// A body that is cut in its middle and has no length is kept up to this size.
    private static let spoolLimit = 8 << 20

    init(
        request: RequestHead, upstream: Upstream, client: Int32, fromClient: ByteQueue, toClient: ByteQueue, stopDescriptor: Int32,
        first: [UInt8],
        requestBody: BodyFraming
    ) {
        self.request = request
        self.upstream = upstream
        self.client = client
        self.fromClient = fromClient
        self.toClient = toClient
        self.stopDescriptor = stopDescriptor
        self.first = first
        self.requestBody = requestBody
        isClientDone = client < 0
    }

    /// Blocks until the answer has gone where it goes, or a connection has ended.
    mutating func run() -> Outcome {
        while true {
            do throws(BodyFraming.Malformed) {
                if try advance() { return outcome }
            } catch {
                // Bytes that are not HTTP have no known end, so nothing after them can be passed on either.
                return outcome
            }
            guard wait() else { return outcome }
        }
    }

    /// Does what can be done without waiting.
    /// - Returns: whether it is over.
    private mutating func advance() throws(BodyFraming.Malformed) -> Bool {
        try sendRequest()
        while true {
            let waiting = upstream.input.count + kept.count
            if try takeAnswer() { return true }
            let outgoing = toClient.count
            if !isHeld, !toClient.isEmpty, case .broken = toClient.flush(to: client) {
                guard hidesLeaving else {
                    upstream.finish(reset: true)
                    return true
                }
                isClientDone = true
                toClient.drop(toClient.count)
                sink = .discard
            }
            guard toClient.isEmpty else { return false }
            if answer != nil, answerBody.isDone, spool == nil, kept.isEmpty { return finished() }
            if allowance == 0, kept.isEmpty { return true }
            // What was taken or sent made room for more, and a body that is complete may now be passed on.
            let left = upstream.input.count + kept.count
            if left > 0, left != waiting || outgoing > 0 { continue }
            return isCalleeDone
        }
    }

    private var isHeld: Bool { releaseAt.map { uptimeMicroseconds() < $0 } ?? false }

    /// The answer is complete, and has gone out.
    private mutating func finished() -> Bool {
        // An answer may come before the request is complete; what is left of it then still belongs to the callee.
        guard requestBody.isDone || isCalleeDone || isClientDone else { return false }
        outcome.keepsAlive =
            requestBody.isDone && !isCalleeDone && !isClientDone && upstream.output.isEmpty && firstSent == first.count
            && (answer?.keepsAlive ?? false)
            && !answerBody.endsWithConnection && request.keepsAlive
        return true
    }

    // MARK: - To the callee

    private mutating func sendRequest() throws(BodyFraming.Malformed) {
        while true {
            if firstSent < first.count {
                firstSent += first.withUnsafeBytes { upstream.output.append(UnsafeRawBufferPointer(rebasing: $0[firstSent...])) }
            }
            if firstSent == first.count, !requestBody.isDone, !fromClient.isEmpty, upstream.output.room > 0 {
                let bytes = fromClient.bytes
                let count = try requestBody.take(UnsafeRawBufferPointer(rebasing: bytes[..<min(bytes.count, upstream.output.room)]))
                if !isCalleeDeaf { upstream.output.append(UnsafeRawBufferPointer(rebasing: bytes[..<count])) }
                fromClient.drop(count)
            }
            if isCalleeDeaf { upstream.output.drop(upstream.output.count) }
            guard !upstream.output.isEmpty else { return }
            switch upstream.output.flush(to: upstream.descriptor) {
            case .moved: if !upstream.output.isEmpty { return }
            case .broken: isCalleeDeaf = true
            case .wouldBlock, .ended: return
            }
        }
    }

    // MARK: - From the callee

    /// - Returns: whether it is over, because the answer cannot be passed on.
    private mutating func takeAnswer() throws(BodyFraming.Malformed) -> Bool {
        while answer == nil {
            let read: AnswerHead?
            do throws(MessageHead.Refusal) { read = try AnswerHead.read(upstream.input) } catch { return true }
            guard let head = read else { break }
            if head.isInterim {
                guard head.status != 101 else { return true }
                if case .discard = sink { continue }
                if !request.isHTTP10 { toClient.append(head.head.bytes) }
                continue
            }
            begin(head)
        }
        if !kept.isEmpty {
            kept = kept.dropFirst(kept.withUnsafeBytes { toClient.append($0) })
            return false
        }
        if isCalleeDone, upstream.input.isEmpty, answerBody.endsWithConnection { answerBody = BodyFraming(.none) }
        if spool != nil, answerBody.isDone { cutSpool() }
        guard answer != nil, !answerBody.isDone, !upstream.input.isEmpty else { return false }
        let bytes = upstream.input.bytes
        if case .discard = sink {
            upstream.input.drop(try answerBody.take(bytes))
        } else if spool != nil {
            let count = try answerBody.take(bytes)
            spool?.append(contentsOf: UnsafeRawBufferPointer(rebasing: bytes[..<count]))
            upstream.input.drop(count)
            if answerBody.isDone || spool?.count ?? 0 > Self.spoolLimit { cutSpool() }
        } else {
            let limit = min(bytes.count, toClient.room, allowance)
            let count = try answerBody.take(UnsafeRawBufferPointer(rebasing: bytes[..<limit]))
            toClient.append(UnsafeRawBufferPointer(rebasing: bytes[..<count]))
            upstream.input.drop(count)
            if allowance != .max { allowance -= count }
        }
        return false
    }

    private mutating func begin(_ head: AnswerHead) {
        answer = head
        outcome.status = head.status
        heard(head.status)
        if answerDelay > 0 { releaseAt = uptimeMicroseconds() + Int64(answerDelay) * 1000 }
        let length = head.body(to: request)
        answerBody = BodyFraming(length)
        switch sink {
        case .discard: break
        case .pass: toClient.append(head.head.bytes)
        case .cut(let limit):
            switch length {
            case .none, .bytes(0):
                toClient.append(Array(head.head.bytes.prefix(head.head.bytes.count / 2)))
                allowance = 0
            case .bytes(let count):
                toClient.append(head.head.bytes)
                allowance = min(limit ?? count / 2, count - 1)
            case .chunked, .untilClose:
                toClient.append(head.head.bytes)
                spool = []
            }
        }
    }

    /// The body is there, or more of it than is kept: a part of it passes, and nothing after that.
    private mutating func cutSpool() {
        guard let body = spool, case .cut(let limit) = sink else { return }
        spool = nil
        kept = body.prefix(min(limit ?? body.count / 2, max(0, body.count - 1)))
        allowance = 0
        answerBody = BodyFraming(.untilClose)
    }

    // MARK: - Waiting

    /// - Returns: false when the proxy stops or nothing will ever come.
    private mutating func wait() -> Bool {
        var clientEvents: Int16 = 0
        let isHeld = isHeld
        if !toClient.isEmpty, !isHeld { clientEvents |= Int16(POLLOUT) }
        if !isClientDone { clientEvents |= requestBody.isDone ? Poll.closed : fromClient.room > 0 ? Int16(POLLIN) : 0 }
        var calleeEvents: Int16 = 0
        if !upstream.output.isEmpty { calleeEvents |= Int16(POLLOUT) }
        if !isCalleeDone, upstream.input.room > 0 { calleeEvents |= Int16(POLLIN) }
        var descriptors = [
            pollfd(fd: stopDescriptor, events: Int16(POLLIN), revents: 0),
            pollfd(fd: clientEvents == 0 && isClientDone ? -1 : client, events: clientEvents, revents: 0),
            pollfd(fd: calleeEvents == 0 ? -1 : upstream.descriptor, events: calleeEvents, revents: 0),
        ]
        let timeout = isHeld ? Int32(clamping: ((releaseAt ?? 0) - uptimeMicroseconds() + 999) / 1000) : Poll.patience
        let ready = poll(&descriptors, 3, max(0, timeout))
        if ready < 0 { return errno == EINTR }
        if ready == 0 { return isHeld }
        if descriptors[0].revents != 0 { return false }
        if descriptors[2].revents & (Int16(POLLIN) | Int16(POLLHUP) | Int16(POLLERR)) != 0 { hearCallee() }
        if descriptors[1].revents & (Int16(POLLIN) | Poll.closed | Int16(POLLHUP) | Int16(POLLERR)) != 0 {
            return hearClient(descriptors[1].revents)
        }
        return true
    }

    private mutating func hearCallee() {
        guard upstream.input.room > 0 else { return }
        switch upstream.input.fill(from: upstream.descriptor) {
        case .moved, .wouldBlock: return
        case .broken: outcome.isReset = true
        case .ended: break
        }
        isCalleeDone = true
    }

    /// - Returns: false when the caller is gone for good.
    private mutating func hearClient(_ events: Int16) -> Bool {
        if events & (Int16(POLLERR) | Int16(POLLHUP)) != 0, requestBody.isDone {
            isClientDone = true
            if hidesLeaving { return true }
            upstream.finish(reset: true)
            return false
        }
        if requestBody.isDone {
            // The client closed its sending half after a complete request. It may still read, so the answer is passed on.
            isClientDone = true
            if !hidesLeaving, upstream.output.isEmpty { shutdown(upstream.descriptor, Int32(SHUT_WR)) }
            return true
        }
        // While the buffer is full nothing is read, and poll reports only that the connection broke.
        switch fromClient.room > 0 ? fromClient.fill(from: client) : .broken {
        case .moved, .wouldBlock: return true
        case .ended:
            isClientDone = true
            shutdown(upstream.descriptor, Int32(SHUT_WR))
            return true
        case .broken:
            upstream.finish(reset: true)
            return false
        }
    }
}

enum Poll {
    /// The other side will send no more: POLLRDHUP, which Linux has beside POSIX's.
    static let closed: Int16 = 0x2000
    /// How long nothing at all may happen.
    static let patience: Int32 = 600_000
}
