internal import CEvent
internal import EventLoop
internal import HTTPCore

/// One accepted connection: its socket, the guard that reads from it, its deadlines, and the exchange that runs on it.
///
/// Requests are answered in their order, one after the other. While an exchange runs, what the peer sends stays in the kernel.
///
/// On its loop's thread only.
final class Connection {
    private enum Phase { case reading, answering, closed }

    /// An answer to a request that was not received whole; the connection ends with it.
    private enum EarlyAnswer {
        case rejection(HTTPRejection)
        /// The application's, from the head alone.
        case refusal(HTTPResponse)
    }

    let listener: Listener
    /// What is still to be written: libevent's buffer, which holds bytes and files.
    let output: OpaquePointer
    /// Nil once it is closed.
    private(set) var socket: ConnectionSocket?
    let peerAddress: String
    private(set) var exchange: Exchange?

    private var phase = Phase.reading
    private(set) var requestGuard: RequestGuard
    private var earlyAnswer: EarlyAnswer?
    /// The file that the body goes to, until an exchange has it.
    private var spool: BodySpool?
    /// Requests that came in the same read as the one that is being answered.
    var pipelined: ArraySlice<UInt8> = []
    private var isReused = false
    /// The whole answer is in the output buffer.
    private var isAnswered = false

    // What it holds of what all connections share, see Connection+Load.swift.
    var countedBytes = 0
    var countedFor = ""
    var unsentInMemory = 0
    var hasFile = false

    private var deadline: Deadline
    /// The tick at which a body has to be whole that may take only so long in all.
    private var lastTick = Int.max
    /// What was handed to streaming answers so far, to tell their progress from their backlog.
    private var streamedBytes = 0

    /// - Parameter fd: the socket, which is the connection's from here on; nil leaves it with the caller.
    init?(listener: Listener, fd: Int32, peerAddress: String) {
        guard let output = evbuffer_new() else { return nil }
        self.listener = listener
        self.output = output
        self.peerAddress = peerAddress
        requestGuard = RequestGuard(limits: listener.limits)
        deadline = Deadline(listener.tick + listener.ticks.head)
        socket = ConnectionSocket(fd: fd, loop: listener.loop, connection: self)
    }

    deinit { evbuffer_free(output) }

    func begin() { socket?.awaitReadable(true) }

    // MARK: - Reading

    func readable() {
        guard let socket else { return }
        if phase == .answering {
            if let exchange, exchange.isUpgraded { return receive(for: exchange, from: socket) }
            // Level-triggered: look once, then not again until the answer is out.
            if socket.hasEnded && exchange?.isStreaming ?? false { return close() }
            return socket.awaitReadable(false)
        }
        // What goes to a file is read on while it comes fast; then the other connections have their turn.
        for _ in 0..<Self.readsPerTurn {
            switch socket.receive(into: listener.readBuffer) {
            case .nothingYet: return
            case .ended: return close()
            case .bytes(let count):
                let bytes = Bytes(listener.readBuffer).slice(0, count)
                let used = take(bytes)
                if used < count { pipelined = ArraySlice(bytes.slice(used, count)) }
                if phase == .answering { return dispatch() }
                guard spool != nil, count == listener.readBuffer.count else { return }
            }
        }
    }

    /// Feeds the guard, up to the end of one request, which is then to be dispatched.
    /// - Returns: how many bytes were taken.
    private func take(_ bytes: Bytes) -> Int {
        let (wasPristine, wasBody) = (requestGuard.isPristine, requestGuard.isReadingBody)
        var used = 0
        do throws(HTTPRejection) {
            while true {
                let (count, progress) = try requestGuard.consume(bytes.slice(used, bytes.count))
                used += count
                switch progress {
                case .head:
                    guard try admitBody() else { return bytes.count }
                case .complete:
                    try spool?.finish()
                    startAnswering()
                    return used
                case .partial:
                    try holdArriving()
                    waitForMore(wasPristine: wasPristine, wasBody: wasBody)
                    return used
                }
            }
        } catch {
            if spool != nil, error == .overloaded { listener.load.noteOverload() }
            answerEarly(.rejection(error))
            return bytes.count
        }
    }

    /// Asks the application where the announced body goes.
    /// - Returns: false when it does not want it.
    private func admitBody() throws(HTTPRejection) -> Bool {
        switch listener.responder.intake(of: requestGuard.announced(peerAddress: peerAddress)) {
        case .memory:
            try requestGuard.acceptBody(upTo: listener.limits.bodyBytes) { nil }
        case .largerMemory(let bytes):
            try requestGuard.acceptBody(upTo: max(bytes, listener.limits.bodyBytes)) { nil }
        case .file(let directory, let maximum, let hold, let within):
            try requestGuard.acceptBody(upTo: maximum) { () throws(HTTPRejection) in
                try takeFile()
                let spool = try BodySpool(directory: directory, hold: hold)
                self.spool = spool
                return spool
            }
            if let within { lastTick = listener.tick + listener.inTicks(within) }
        case .refused(let response):
            answerEarly(.refusal(response))
            return false
        }
        return true
    }

    private func waitForMore(wasPristine: Bool, wasBody: Bool) {
        if requestGuard.isReadingBody, !wasBody {
            deadline = Deadline(listener.tick + listener.ticks.body, mark: requestGuard.bodyBytes)
        } else if wasPristine, isReused, !requestGuard.isPristine {
            // The first byte after an idle spell; of a new connection the accept started the time.
            deadline = Deadline(listener.tick + listener.ticks.head)
        }
        if wasPristine, !requestGuard.isPristine { listener.linesUp(self) }
        if requestGuard.takeContinue() { socket?.sendAtOnce("HTTP/1.1 100 Continue\r\n\r\n") }
    }

    private func startAnswering() {
        phase = .answering
        deadline = .none
        lastTick = .max
    }

    /// Nothing that the peer sent after this is looked at.
    private func answerEarly(_ answer: EarlyAnswer) {
        earlyAnswer = answer
        pipelined = []
        dropSpool()
        startAnswering()
    }

    private func dropSpool() {
        spool?.discard()
        spool = nil
    }

    // MARK: - Answering

    /// Makes an exchange of the request that is complete, or of what is wrong with it.
    private func dispatch() {
        let (version, closes) = (requestGuard.minorVersion, requestGuard.closes)
        if let earlyAnswer {
            let method = requestGuard.isHead ? HTTPMethod.head : .get
            let exchange = Exchange(self, method: method, version: version, closes: true)
            self.exchange = exchange
            switch earlyAnswer {
            case .rejection(let rejection): exchange.reject(rejection)
            case .refusal(let response): exchange.refuse(response)
            }
        } else {
            let isConditional = requestGuard.isConditional
            let message = requestGuard.take(peerAddress: peerAddress, file: spool?.file)
            let exchange = Exchange(self, method: message.method, version: version, closes: closes, isConditional: isConditional)
            self.exchange = exchange
            let spool = self.spool
            self.spool = nil
            exchange.run(message, spool)
        }
    }

    /// The last byte of an answer is in the output buffer.
    func finishAnswer() {
        isAnswered = true
        listener.sendSoon(self)
    }

    /// Sends what `finishAnswer` left, if it has not gone by itself meanwhile.
    func sendAnswer() {
        if isAnswered, writeOut() { endExchange() }
    }

    /// The whole answer has left: reads on, or closes if it was the last.
    private func endExchange() {
        let closes = exchange?.closes ?? true
        (isAnswered, exchange) = (false, nil)
        letGo()
        guard !closes else { return close() }
        phase = .reading
        isReused = true
        deadline = Deadline(listener.tick + listener.ticks.idle)
        if !pipelined.isEmpty {
            let waiting = pipelined
            let used = waiting.withUnsafeBufferPointer { take($0) }
            pipelined = earlyAnswer == nil ? waiting.dropFirst(used) : []
        }
        if phase == .answering { return dispatch() }
        pipelined = []
        socket?.awaitReadable(true)
        // Its answer had begun before the drain did, and did not say that it is the last.
        if listener.isDraining { closeIfIdle() }
    }

    // MARK: - Writing

    var unsentBytes: Int { evbuffer_get_length(output) }

    /// Adds to what is to be written.
    /// - Parameter more: how many bytes will be added right behind, so that they find room.
    func put(_ bytes: [UInt8], andRoomFor more: Int = 0) {
        if more > 0 { evbuffer_expand(output, bytes.count + more) }
        // Out of memory: who was promised more bytes than come must not take the next answer for them.
        if bytes.withUnsafeBytes({ evbuffer_add(output, $0.baseAddress, $0.count) }) != 0 { close() }
    }

    /// Writes what is in the output buffer now, instead of after another round of polling.
    /// - Returns: whether all of it went out; otherwise the connection waits for room, or has been closed.
    @discardableResult
    func writeOut() -> Bool {
        switch socket?.send(output) {
        case .everything:
            holdUnsent()
            return true
        case .part:
            holdUnsent()
            return false
        case .failed, nil:
            close()
            return false
        }
    }

    func streamed(_ count: Int) { streamedBytes += count }

    func writable() {
        let done = writeOut()
        if let exchange, exchange.isOpen {
            exchange.roomChanged()
        } else if done, isAnswered {
            endExchange()
        }
    }

    // MARK: - Deadlines and ends

    /// Called at every tick of the listener.
    func checkDeadline(at now: Int) {
        switch phase {
        case .closed: break
        case .reading:
            let isLast = now >= lastTick
            guard isLast || deadline.isReached(at: now) else { return }
            if requestGuard.isPristine { return close() }
            let mark = requestGuard.isReadingBody && !isLast ? requestGuard.bodyBytes : nil
            guard !deadline.extend(to: now + listener.ticks.body, mark: mark, least: listener.limits.progressBytes) else { return }
            answerEarly(.rejection(.tooSlow))
            dispatch()
        case .answering:
            let unsent = unsentBytes
            let next = now + listener.ticks.write
            if unsent == 0 {
                deadline = .none
            } else if deadline.isNone {
                deadline = Deadline(next, mark: streamedBytes - unsent)
            } else if deadline.isReached(at: now) {
                let taken = streamedBytes - unsent
                if !deadline.extend(to: next, mark: taken, least: listener.limits.progressBytes) { close() }
            }
        }
    }

    /// Between two requests, with nothing of the next one received.
    var isIdle: Bool { phase == .reading && requestGuard.isPristine }

    /// Accepted, and not a byte has come.
    var isFresh: Bool { isIdle && !isReused }

    /// In the middle of a request, or before its first.
    var isUnfinished: Bool { phase == .reading && (!isReused || !requestGuard.isPristine) }

    /// Bytes of the body that is being read.
    var arrivedBytes: Int { requestGuard.bodyBytes }

    /// Closes unless a request has come meanwhile.
    func closeIfIdle() {
        guard isIdle else { return }
        readable()
        if isIdle { close() }
    }

    /// Whether it has been without a request for so many ticks.
    func isIdle(for ticks: Int, at now: Int) -> Bool { isIdle && isReused && deadline.isReached(at: now + listener.ticks.idle - ticks) }

    /// Drops the connection: what is unsent is lost, and a running stream is cancelled.
    func close() {
        guard let socket else { return }
        self.socket = nil
        phase = .closed
        isAnswered = false
        letGo()
        dropSpool()
        evbuffer_drain(output, .max)
        // Whoever may still be sending is to read why there is an end.
        if earlyAnswer != nil || exchange.map({ $0.isUpgraded && !$0.hasEnded }) ?? false { listener.linger(on: socket.fd) }
        socket.close()
        exchange?.connectionLost()
        exchange = nil
        listener.removed(self)
    }

    /// Turns a connection away, whatever it was about to ask.
    func refuse() {
        // What lies unread would make a reset of the close, which can overtake the answer.
        _ = socket?.receive(into: listener.readBuffer)
        socket?.sendAtOnce(
            "HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\nRetry-After: 1\r\n\r\n")
        close()
    }

    /// A megabyte, with the buffer the listener has.
    private static let readsPerTurn = 4
}
