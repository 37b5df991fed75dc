public import Contracts
public import Wire

/// How long a new session lives.
public struct SessionLifetime: Sendable, Equatable {
    /// Without a refresh for this long it ends.
    public let idle: Duration
    /// At this moment it ends in any case.
    public let absoluteUntil: Instant

    public init(policy: SessionPolicy, remembered: Bool, now: Instant) {
        idle = remembered ? policy.rememberedIdle : policy.briefIdle
        absoluteUntil = now + (remembered ? policy.rememberedAbsolute : policy.briefAbsolute)
    }

    public func idleUntil(_ now: Instant) -> Instant { min(now + idle, absoluteUntil) }
}

/// What storage knows of a session whose refresh token was not the current one.
public struct SessionState: Sendable, Equatable {
    public let generation: Int64
    public let rotatedAt: Instant
    /// Names the trade that made this generation; nil when it came without a key.
    public let trade: String?
    public let idleUntil: Instant
    public let absoluteUntil: Instant
    public let isRevoked: Bool

    public init(generation: Int64, rotatedAt: Instant, trade: String?, idleUntil: Instant, absoluteUntil: Instant, isRevoked: Bool) {
        self.generation = generation
        self.rotatedAt = rotatedAt
        self.trade = trade
        self.idleUntil = idleUntil
        self.absoluteUntil = absoluteUntil
        self.isRevoked = isRevoked
    }
}

/// What a refresh token that could not be traded means.
public enum RefreshVerdict: Sendable, Equatable {
    /// It was traded a moment ago by a caller that raced this one, or at any time by this caller, who lost the answer: the same successor
    /// again.
    case successor
    case ended
    /// Somebody holds an old token: whoever it is, the session is not safe any more.
    case reused

    /// A repeat is known by the key that its caller drew and nobody else has. It is one only until the successor is traded: from then on
    /// whoever comes with the token has kept it too long.
    /// - Parameters:
    ///   - presented: the generation in the token, whose MAC was right.
    ///   - trade: names what is asked for, as it named the trade that was made.
    public init(presented: Int64, trade: String?, session: SessionState, now: Instant, grace: Duration) {
        if session.isRevoked || now >= session.idleUntil || now >= session.absoluteUntil {
            self = .ended
        } else if presented == session.generation - 1,
            now <= session.rotatedAt + grace || trade.map({ $0 == session.trade }) ?? false
        {
            self = .successor
        } else {
            self = .reused
        }
    }
}
