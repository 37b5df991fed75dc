public import Contracts
public import Wire

/// What storage knows of a challenge that refused a further attempt.
public struct ChallengeState: Sendable, Equatable {
    public let attempts: Int
    public let expiresAt: Instant
    public let isConsumed: Bool
    /// Whether a later request for the same number replaced it.
    public let isSuperseded: Bool

    public init(attempts: Int, expiresAt: Instant, isConsumed: Bool, isSuperseded: Bool) {
        self.attempts = attempts
        self.expiresAt = expiresAt
        self.isConsumed = isConsumed
        self.isSuperseded = isSuperseded
    }

    /// The error that tells the person what to do next. A used or replaced code is simply not the right one any more.
    public func refusal(policy: OTPPolicy, now: Instant) -> ErrorCode {
        if isConsumed || isSuperseded { return .otpIncorrect }
        if now >= expiresAt { return .otpExpired }
        return attempts >= policy.attempts ? .otpAttemptsExceeded : .otpIncorrect
    }
}

/// Six digits, each value equally likely.
public enum OTPCode {
    /// - Parameter below: a uniform random number below its argument.
    public static func make(below: (UInt64) -> UInt64) -> OneTimeCode {
        let digits = String(below(1_000_000))
        return OneTimeCode(trusted: String(repeating: "0", count: 6 - digits.utf8.count) + digits)
    }
}
