public import HTTPClient
public import HTTPCore
internal import Synchronization
public import Wire

/// Passes calls on to a service and remembers them. What has no end, such as an event stream, is passed on as it comes and is no call of a
/// flow, which has all of an answer or nothing.
public final class RecordingProxy: HTTPResponder {
    /// How long a service may take to begin an answer, and to say more of it: people wait, also for a film to be ready.
    private static let patience: Duration = .seconds(600)
    /// In bytes. Of longer answers no flow could say anything, and here they would lie in memory.
    private static let largestAnswer = 64 << 20

    private let service: String
    private let url: String
    private let http: HTTPClient
    private let log: CallLog
    private let clock: @Sendable () -> Instant

    /// For the client of proxies: whoever is recorded sees what a service does, and decides alone whether to ask again.
    public static var clientConfiguration: HTTPClient.Configuration {
        HTTPClient.Configuration(connectTimeout: .seconds(10), retries: .never, circuitBreaker: CircuitBreaker.Policy(failures: .max))
    }

    /// - Parameters:
    ///   - url: of the service, without a slash at the end.
    ///   - http: asks the service; several proxies may share one. It has to outlive the server that answers with this.
    ///   - log: takes the calls; several proxies may share one.
    public init(service: String, url: String, http: HTTPClient, log: CallLog, clock: @escaping @Sendable () -> Instant) {
        self.service = service
        self.url = url.hasSuffix("/") ? String(url.dropLast()) : url
        self.http = http
        self.log = log
        self.clock = clock
    }

    public func respond(to request: HTTPRequest) async -> HTTPResponse {
        if request.headers["Upgrade"]?.lowercased() == "websocket" {
            log.remark("\(shown(request)): WebSockets are not passed on; the app has to ask \(url) itself")
            return refusal(501, "record does not pass WebSockets on; let the app ask the service itself, at \(url)\(request.path)")
        }
        let target = request.path + (request.query.map { "?\($0)" } ?? "")
        let place = log.begin()
        do throws(HTTPClientError) {
            let answer = try await http.open(outgoing(request, to: target), deadline: Self.patience, silence: Self.patience)
            if answer.headers["Content-Type"]?.lowercased().hasPrefix("text/event-stream") == true {
                log.remark("\(shown(request)): event streams are passed on and are no part of the flow")
                return passedOn(answer)
            }
            var body: [UInt8] = []
            while let piece = try await answer.next() {
                body += piece
                guard body.count > Self.largestAnswer else { continue }
                log.remark("\(shown(request)): answers of more than 64 MiB are passed on and are no part of the flow")
                return passedOn(answer, after: body)
            }
            log.end(
                place,
                RecordedCall(
                    service: service, method: request.method.rawValue, target: target, headers: request.headers, body: request.body,
                    status: answer.status.code, answerHeaders: answer.headers, answer: body, time: clock()))
            return HTTPResponse(status: answer.status, headers: Self.passedOn(answer.headers), body: body.isEmpty ? .empty : .bytes(body))
        } catch {
            return refusal(502, "no answer from \(url): \(error.reason)")
        }
    }

    private func outgoing(_ request: HTTPRequest, to target: String) -> ClientRequest {
        var outgoing = ClientRequest(
            method: request.method, url: url + target, headers: Self.passedOn(request.headers), body: request.body)
        outgoing.isSentOnce = true
        return outgoing
    }

    /// The rest of an answer as it comes, after what has come of it.
    private func passedOn(_ answer: StreamedResponse, after begun: [UInt8] = []) -> HTTPResponse {
        HTTPResponse(
            status: answer.status, headers: Self.passedOn(answer.headers),
            body: .stream { writer in
                try await writer.write(begun)
                while let piece = try await answer.next() { try await writer.write(piece) }
            })
    }

    private func refusal(_ status: Int, _ text: String) -> HTTPResponse {
        HTTPResponse(
            status: HTTPStatus(status), headers: ["Content-Type": "text/plain"], body: .bytes(Array("barbell record: \(text)\n".utf8)))
    }

    /// In remarks: tokens may be in a query.
    private func shown(_ request: HTTPRequest) -> String { "\(service) \(request.method.rawValue) \(request.path)" }

    private static func passedOn(_ fields: HTTPHeaders) -> HTTPHeaders {
        var headers = HTTPHeaders()
        for (name, value) in fields where !isOfTheConnection(name) { headers.add(name, value) }
        return headers
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
    private let remarked = Mutex<[String]>([])
    private let ended: @Sendable (RecordedCall, _ count: Int) -> Void

    /// - Parameter ended: told of each call when it was answered, and how many were by then.
    public init(ended: @escaping @Sendable (RecordedCall, _ count: Int) -> Void = { _, _ in }) { self.ended = ended }

    func begin() -> Int {
        calls.withLock { calls in
            calls.append(nil)
            return calls.count - 1
        }
    }

    func end(_ place: Int, _ call: RecordedCall) {
        let count = calls.withLock { calls in
            calls[place] = call
            return calls.count { $0 != nil }
        }
        ended(call, count)
    }

    /// Once for equal ones: apps ask for a stream again and again.
    func remark(_ text: String) { remarked.withLock { if !$0.contains(text) { $0.append(text) } } }

    /// What was not recorded, and why.
    public var remarks: [String] { remarked.withLock { $0 } }

    /// Those that were answered.
    public var answered: [RecordedCall] { calls.withLock { $0.compactMap { $0 } } }
}
