internal import CEvent
internal import EventLoop
internal import HTTPCore

/// One request and its answer, from the dispatch to the last byte handed to evhttp.
///
/// `@unchecked Sendable`: touched on its connection's loop only. The handler's task prefers that loop as its executor, so the
/// code here that runs in the task, before and after the handler and between a stream's pieces, is on it too.
final class Exchange: @unchecked Sendable {
    let connection: Connection
    let method: HTTPMethod
    private let version: Int
    private(set) var closes: Bool
    private let isConditional: Bool
    /// evhttp's request; nil once the answer was handed over or the connection is lost. Who sets it nil passed it on.
    private(set) var request: OpaquePointer?
    private var task: Task<Void, Never>?
    private var requestHeaders = HTTPHeaders()
    private var isRejection = false
    /// The file of the request's body.
    private var spool: BodySpool?

    // A streaming answer's, see Exchange+Stream.swift.
    var isStreaming = false
    var isEndless = false
    var declaredLength: Int?
    var writers: [CheckedContinuation<Void, Never>] = []

    // An upgraded connection's, see Exchange+Upgrade.swift.
    var isUpgraded = false
    var received: [UInt8] = []
    var hasEnded = false
    var readers: [CheckedContinuation<Void, Never>] = []

    init(_ connection: Connection, _ request: OpaquePointer, method: HTTPMethod, version: Int, closes: Bool, isConditional: Bool = false) {
        self.connection = connection
        self.request = request
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
        case .stream: handOver(response, length: nil)  // to HEAD, or a status without a body
        case .upgrade: reject(.unusableResponse)  // to anything but GET
        }
    }

    private func send(_ response: HTTPResponse, _ bytes: [UInt8]) {
        guard let request else { return }
        if allowsBody(response.status), !bytes.isEmpty {
            let buffer = evhttp_request_get_output_buffer(request)
            _ = bytes.withUnsafeBytes { evbuffer_add(buffer, $0.baseAddress, $0.count) }
        }
        handOver(response, length: bytes.count)
    }

    private func send(_ response: HTTPResponse, file path: String) {
        guard let request else { return }
        do throws(HTTPRejection) {
            try connection.takeFile()
            let file = try FileBody(path: path)
            let selected = file.select(from: response, method == .get ? requestHeaders : [:])
            if allowsBody(response.status) { file.append(selected.range, to: evhttp_request_get_output_buffer(request)) }
            handOver(selected.response, length: selected.range.count)
        } catch {
            if isRejection { return connection.close() }
            reject(error)
        }
    }

    /// Writes the head, gives the request back to evhttp and lets the bytes go.
    private func handOver(_ response: HTTPResponse, length: Int?) {
        guard let request, setFields(of: response, length: length) else { return }
        self.request = nil
        evhttp_send_reply(request, Int32(response.status.code), response.status.reason, nil)
        connection.finishAnswer()
    }

    // MARK: - The head

    /// Gives evhttp the answer's fields, those of framing excepted, which the server alone decides.
    /// - Returns: false when the answer cannot be sent as it is; another has been sent.
    func setFields(of response: HTTPResponse, length: Int?) -> Bool {
        guard let request, let fields = evhttp_request_get_output_headers(request) else { return false }
        var hasDate = false
        var valid = (200...599).contains(response.status.code) || isUpgraded
        for (name, value) in response.headers {
            valid = valid && FieldName.isValid(name) && FieldName.isValid(value: value)
            switch FieldName(name) {
            case .contentLength: if length == nil { declaredLength = Int(value) }
            case .transferEncoding: break
            case .connection: if FieldName.asksToClose(value) { closes = true }
            case .date: hasDate = true; fallthrough
            case .other: evhttp_add_header(fields, name, value)
            }
        }
        guard valid else {
            isUpgraded = false
            evhttp_clear_headers(fields)
            evbuffer_drain(evhttp_request_get_output_buffer(request), .max)
            if isRejection { connection.close() } else { reject(.unusableResponse) }
            return false
        }
        if !hasDate { evhttp_add_header(fields, "Date", listener.date.text) }
        if isUpgraded {
            evhttp_add_header(fields, "Connection", "Upgrade")
        } else if closes || listener.isLeaving {
            evhttp_add_header(fields, "Connection", "close")
        }
        // evhttp adds the length of a body to HTTP/1.1 by itself.
        if let length = length ?? declaredLength, response.status.code != 204, response.status.code != 304,
            method == .head || version == 0 || isStreaming
        {
            evhttp_add_header(fields, "Content-Length", String(length))
        }
        return true
    }

    // MARK: - Ends

    /// evhttp is freeing the connection. A request whose answer has begun is taken off it first and is then ours to free.
    func connectionLost() {
        if let request, evhttp_request_get_connection(request) == nil { evhttp_request_free(request) }
        request = nil
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

    /// The request, for evhttp to end; this exchange has no more to say.
    func takeRequest() -> OpaquePointer? {
        defer { request = nil }
        return request
    }
}
