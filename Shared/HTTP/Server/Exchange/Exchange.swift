internal import CEvent
internal import EventLoop
internal import HTTPCore

/// One request and its answer, from the dispatch to the last byte in the output buffer of its connection.
///
/// `@unchecked Sendable`: touched on its connection's loop only. The handler's task prefers that loop as its executor, so the
/// code here that runs in the task, before and after the handler and between a stream's pieces, is on it too.
final class Exchange: @unchecked Sendable {
    let connection: Connection
    let method: HTTPMethod
    private let version: Int
    private(set) var closes: Bool
    private let isConditional: Bool
    /// Until the whole answer was handed over or the connection is lost.
    private(set) var isOpen = true
    private var task: Task<Void, Never>?
    private var requestHeaders = HTTPHeaders()
    private var isRejection = false
    /// The file of the request's body.
    private var spool: BodySpool?

    // A streaming answer's, see Exchange+Stream.swift.
    var isStreaming = false
    var isEndless = false
    var isChunked = false
    var declaredLength: Int?
    var writers: [CheckedContinuation<Void, Never>] = []

    // An upgraded connection's, see Exchange+Upgrade.swift.
    var isUpgraded = false
    var received: [UInt8] = []
    var hasEnded = false
    var readers: [CheckedContinuation<Void, Never>] = []

    init(_ connection: Connection, method: HTTPMethod, version: Int, closes: Bool, isConditional: Bool = false) {
        self.connection = connection
        self.method = method
        self.version = version
        self.closes = closes
        self.isConditional = isConditional
    }

    var listener: Listener { connection.listener }

    /// Hands the request to the application. A handler that never suspends has been answered when this returns.
    /// - Parameter spool: the file of the request's body, which goes when the answer is made.
    func run(_ message: HTTPRequest, _ spool: BodySpool?) {
        let listener = listener
        self.spool = spool
        if method == .get || isConditional { requestHeaders = message.headers }
        listener.handlerStarted()
        listener.loop.turn {
            task = Task(executorPreference: listener.loop) { [self] in
                let response = conditioned(await listener.responder.respond(to: message))
                switch response.body {
                case .stream(let body) where allowsBody(response.status): await stream(response, body)
                case .upgrade(let farewell, let body) where method == .get: await upgrade(response, farewell: farewell, body)
                default: send(response)
                }
                dropSpool()
                task = nil
                listener.handlerEnded()
            }
        }
    }

    private func dropSpool() {
        spool?.discard()
        spool = nil
    }

    /// The server's own answer, after which the connection closes.
    func reject(_ rejection: HTTPRejection) {
        closes = true
        isRejection = true
        send(listener.rejected(rejection))
    }

    /// The application's answer to a request whose body it does not want; the connection closes after it.
    func refuse(_ response: HTTPResponse) {
        closes = true
        send(response)
    }

    /// What the conditions of a GET or HEAD make of an answer that says which version of a resource it carries.
    private func conditioned(_ response: HTTPResponse) -> HTTPResponse {
        guard isConditional, method == .get || method == .head, Precondition.isUnchanged(response, requestHeaders) else { return response }
        return Precondition.notModified(response)
    }

    /// RFC 9110 §6.4.1.
    private func allowsBody(_ status: HTTPStatus) -> Bool { method != .head && status.code != 204 && status.code != 304 }

    // MARK: - Whole answers

    private func send(_ response: HTTPResponse) {
        switch response.body {
        case .empty: send(response, [])
        case .bytes(let bytes): send(response, bytes)
        case .file(let path): send(response, file: path)
        case .stream: handOver(response)  // to HEAD, or a status without a body
        case .upgrade: reject(.unusableResponse)  // to anything but GET
        }
    }

    private func send(_ response: HTTPResponse, _ bytes: [UInt8]) {
        guard isOpen, writeHead(of: response, length: bytes.count, andRoomFor: bytes.count) else { return }
        if allowsBody(response.status) { connection.put(bytes) }
        finish()
    }

    private func send(_ response: HTTPResponse, file path: String) {
        guard isOpen else { return }
        do throws(HTTPRejection) {
            try connection.takeFile()
            let file = try FileBody(path: path)
            let selected = file.select(from: response, method == .get ? requestHeaders : [:])
            guard writeHead(of: selected.response, length: selected.range.count) else { return }
            if allowsBody(selected.response.status), !file.append(selected.range, to: connection.output) { connection.close() }
            finish()
        } catch {
            if isRejection { return connection.close() }
            reject(error)
        }
    }

    /// The head alone.
    private func handOver(_ response: HTTPResponse) {
        if isOpen, writeHead(of: response, length: nil) { finish() }
    }

    /// The answer is whole, and goes out.
    func finish() {
        // Unless the connection was closed on the way.
        guard isOpen else { return }
        isOpen = false
        connection.finishAnswer()
    }

    // MARK: - The head

    /// Writes the answer's head. Framing is the server's alone, whatever fields the application gave.
    /// - Parameters:
    ///   - length: of the body, where it is known; else what the application declared counts.
    ///   - bytes: how much will be written right behind it.
    /// - Returns: false when the answer cannot be sent as it is; another has been sent.
    func writeHead(of response: HTTPResponse, length: Int?, andRoomFor bytes: Int = 0) -> Bool {
        let status = response.status
        var hasDate = false
        var valid = (200...599).contains(status.code) || isUpgraded
        listener.head.begin(status, minorVersion: version)
        for (name, value) in response.headers {
            switch FieldName(name) {
            case .contentLength: if length == nil { declaredLength = Int(value) }
            case .transferEncoding: break
            case .connection: if FieldName.asksToClose(value) { closes = true }
            case .date: hasDate = true; fallthrough
            case .other: valid = listener.head.add(name, value) && valid
            }
        }
        guard valid else {
            isUpgraded = false
            if isRejection { connection.close() } else { reject(.unusableResponse) }
            return false
        }
        if !hasDate { listener.head.addLine(listener.date.line) }
        if isUpgraded {
            listener.head.add(name: "Connection", "Upgrade")
        } else if closes || listener.isLeaving {
            closes = true
            listener.head.add(name: "Connection", "close")
        }
        if let length = length ?? declaredLength {
            if status.mayHaveLength { listener.head.addLength(length) }
        } else if isStreaming, !isUpgraded, version > 0 {
            isChunked = true
            listener.head.add(name: "Transfer-Encoding", "chunked")
        }
        listener.head.end()
        connection.put(listener.head.bytes, andRoomFor: bytes)
        return true
    }

    // MARK: - Ends

    func connectionLost() {
        isOpen = false
        if isStreaming { task?.cancel() }
        hasEnded = true
        wakeWriters()
        wakeReaders()
    }

    /// Past the time that the drain allows.
    func cancel() { task?.cancel() }

    /// Streams without an end do not hold up a drain.
    func serverDrains() {
        if isEndless { task?.cancel() }
    }
}
