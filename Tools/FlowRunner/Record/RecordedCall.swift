public import HTTPCore
public import Wire

/// A call as a client made it, and its answer.
public struct RecordedCall: Sendable {
    /// The service as flows name it: `auth` for `{{auth}}`.
    public var service: String
    public var method: String
    /// Path and query as sent.
    public var target: String
    public var headers: HTTPHeaders
    public var body: [UInt8]
    public var status: Int
    public var answerHeaders: HTTPHeaders
    public var answer: [UInt8]
    public var time: Instant

    public init(
        service: String, method: String, target: String, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [], status: Int,
        answerHeaders: HTTPHeaders = HTTPHeaders(), answer: [UInt8] = [], time: Instant
    ) {
        self.service = service
        self.method = method
        self.target = target
        self.headers = headers
        self.body = body
        self.status = status
        self.answerHeaders = answerHeaders
        self.answer = answer
        self.time = time
    }
}
