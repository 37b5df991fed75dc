public import HTTPCore
internal import Synchronization
public import Wire

/// Passes calls on to a service and remembers them.
public final class RecordingProxy: HTTPResponder {
    private let service: String
    private let url: String
    private let log: CallLog
    private let clock: @Sendable () -> Instant

    /// - Parameters:
    ///   - url: of the service, without a slash at the end.
    ///   - log: takes the calls; several proxies may share one.
    public init(service: String, url: String, log: CallLog, clock: @escaping @Sendable () -> Instant) {
        self.service = service
        self.url = url.hasSuffix("/") ? String(url.dropLast()) : url
        self.log = log
        self.clock = clock
    }

    public func respond(to request: HTTPRequest) async -> HTTPResponse {
        let target = request.path + (request.query.map { "?\($0)" } ?? "")
        var outgoing = TransportRequest(method: request.method.rawValue, url: url + target, body: request.body)
        for (name, value) in request.headers where !Self.isOfTheConnection(name) { outgoing.headers.add(name, value) }
        let place = log.begin()
        let result = await Self.send(outgoing)
        switch result {
        case .failure(let error):
            log.end(place, nil)
            return HTTPResponse(
                status: HTTPStatus(502), headers: ["Content-Type": "text/plain"],
                body: .bytes(Array("barbell record: \(error.message)\n".utf8)))
        case .success(let answer):
            log.end(
                place,
                RecordedCall(
                    service: service, method: request.method.rawValue, target: target, headers: request.headers, body: request.body,
                    status: answer.status, answerHeaders: answer.headers, answer: answer.body, time: clock()))
            var headers = HTTPHeaders()
            for (name, value) in answer.headers where !Self.isOfTheConnection(name) { headers.add(name, value) }
            return HTTPResponse(
                status: HTTPStatus(answer.status), headers: headers, body: answer.body.isEmpty ? .empty : .bytes(answer.body))
        }
    }

    /// On a thread of its own: it blocks until the service has answered.
    private static func send(_ request: TransportRequest) async -> Result<TransportResponse, TransportError> {
        await withCheckedContinuation { continuation in
            let isStarted = Threads.detach {
                do throws(TransportError) {
                    continuation.resume(returning: .success(try CurlTransport().send(request)))
                } catch {
                    continuation.resume(returning: .failure(error))
                }
            }
            if !isStarted { continuation.resume(returning: .failure(TransportError("the machine has no thread left"))) }
        }
    }

    /// RFC 9110 §7.6.1, and what each side sets for itself. Compressed answers could not be read.
    private static func isOfTheConnection(_ name: String) -> Bool {
        ["connection", "keep-alive", "transfer-encoding", "te", "trailer", "upgrade", "content-length", "accept-encoding", "expect"]
            .contains(name.lowercased())
    }
}

/// The calls of a recording, in the order in which they began.
public final class CallLog: Sendable {
    private let calls = Mutex<[RecordedCall?]>([])
    private let ended: @Sendable (RecordedCall, _ count: Int) -> Void

    /// - Parameter ended: told of each call when it was answered, and how many were by then.
    public init(ended: @escaping @Sendable (RecordedCall, _ count: Int) -> Void = { _, _ in }) { self.ended = ended }

    func begin() -> Int {
        calls.withLock { calls in
            calls.append(nil)
            return calls.count - 1
        }
    }

    func end(_ place: Int, _ call: RecordedCall?) {
        let count = calls.withLock { calls in
            calls[place] = call
            return calls.count { $0 != nil }
        }
        if let call { ended(call, count) }
    }

    /// Those that were answered.
    public var answered: [RecordedCall] { calls.withLock { $0.compactMap { $0 } } }
}
