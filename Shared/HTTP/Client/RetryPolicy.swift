internal import HTTPCore
public import Platform

/// How a failed call is tried again: exponential back-off with full jitter, so that callers do not come back in step.
public struct RetryPolicy: Sendable, Hashable {
    /// Attempts in all; 1 means no retry.
    public var attempts: Int
    /// The longest pause after the first attempt; it doubles with each further one.
    public var base: Duration
    /// No pause drawn is longer than this. A longer `Retry-After` is still honoured.
    public var cap: Duration

    public init(attempts: Int = 3, base: Duration = .milliseconds(50), cap: Duration = .seconds(2)) {
        self.attempts = max(1, attempts)
        self.base = base
        self.cap = cap
    }

    public static let never = RetryPolicy(attempts: 1)

    /// A pause drawn evenly from zero to the limit for this attempt.
    /// - Parameter attempt: how many attempts have failed, from 1.
    public func pause(afterAttempt attempt: Int, random: some RandomSource) -> Duration {
        let limit = min(cap, base * (1 << min(max(0, attempt - 1), 20)))
        let microseconds = UInt64(max(0, limit / .microseconds(1)))
        return .microseconds(Int64(random.below(microseconds + 1)))
    }

    /// Whether an answer says that the callee could not serve just now.
    static func isTemporary(_ status: HTTPStatus) -> Bool { [502, 503, 504].contains(status.code) }

    /// The pause the callee asks for; nil when there is none in seconds. RFC 9110 §10.2.3. The date form is not used between
    /// our services and is not read.
    static func retryAfter(_ headers: HTTPHeaders) -> Duration? {
        guard let text = headers["Retry-After"], let seconds = Int64(text), (0...86_400).contains(seconds) else { return nil }
        return .seconds(seconds)
    }
}
