public import Platform
internal import Synchronization
public import Wire

/// What is known of a request besides its content.
public struct RequestContext: Sendable {
    /// The caller's `X-Request-Id` when it sent a sane one, else a new id; on every answer and log line.
    public let requestID: String
    /// What `Accept-Language` asks for; without one, what the person chose, else English.
    public internal(set) var language: Language
    /// Whether the request said in which language to answer.
    let choseLanguage: Bool
    /// What it is part of: the trace of the request's `traceparent`, else one that begins with it.
    public internal(set) var trace: TraceContext
    /// The time this request happens at: the run's virtual clock when a test run moved one, else the wall clock.
    public let now: Instant
    /// The `X-Test-Run` of the request; nil unless test hooks are on.
    public let run: String?
    /// The client's address: the peer, or what a trusted proxy says of it.
    public let clientAddress: String
    /// How the client addressed this service: the `Host` field, if it is one.
    public internal(set) var host: String?
    /// Who asks; `.anonymous` until the authentication step has run.
    public var principal = Principal.anonymous
    /// What the service's authenticator read to tell who asks, in its own type.
    public var evidence: (any Sendable)?
    /// The request's `Idempotency-Key`, on routes that take one.
    public internal(set) var idempotencyKey: String?
    /// The claim on it, while the route runs under it and may keep its answer.
    var claim: KeyClaim?
    /// The bearer token of the request, for calls made in the person's name.
    public internal(set) var credential: Secret?
    /// Who it turned out to be, for the log.
    let note = CallerNote()

    public init(requestID: String, language: Language?, now: Instant, run: String?, clientAddress: String) {
        self.requestID = requestID
        self.language = language ?? .english
        choseLanguage = language != nil
        self.now = now
        self.run = run
        self.clientAddress = clientAddress
        trace = TraceContext(requestID: requestID)
    }
}

/// Carries the id of who asks from where it is found out to where the answer is logged, also for requests that are refused.
final class CallerNote: Sendable {
    private let id = Mutex<String?>(nil)
    var userID: String? { id.withLock { $0 } }
    func write(_ principal: Principal) {
        if case .person(let person) = principal { id.withLock { $0 = person.userID.text } }
    }
}

/// A decoded request, as its handler gets it.
public struct Call<By: Caller, Parameters: DTO, Body: DTO>: Sendable {
    public let caller: By
    public let parameters: Parameters
    public let body: Body
    public let context: RequestContext

    public var now: Instant { context.now }
}
