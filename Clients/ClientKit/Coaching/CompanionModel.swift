public import Contracts
public import Wire

/// The other side of a thread: whether they are there, and whether they write. Both end by themselves, should the news of their end be lost.
public struct CompanionModel: Sendable, Equatable {
    /// Longer than the time after which typing is told again.
    static let typingLife: Duration = .seconds(5)

    public private(set) var isOnline = false
    private var typingUntil: Instant?

    public init() {}

    public mutating func take(_ event: FeedEvent, now: Instant) {
        switch event.type {
        case .presence:
            isOnline = event.online ?? isOnline
            if !isOnline { typingUntil = nil }
        case .typing: typingUntil = now + Self.typingLife
        // Who has sent it does not write any more.
        case .message where event.message?.sender == .coach: typingUntil = nil
        default: break
        }
    }

    /// The line broke: who is there is known again with the next one.
    public mutating func forget() { (isOnline, typingUntil) = (false, nil) }

    public func isTyping(_ now: Instant) -> Bool { typingUntil.map { now < $0 } ?? false }

    /// When to look again.
    public var changesAt: Instant? { typingUntil }
}

/// Says when to tell the service that the person writes: no more often than it tells the other side.
public struct TypingNotice: Sendable, Equatable {
    static let interval: Duration = .seconds(3)
    private var told: Instant?

    public init() {}

    public mutating func isDue(_ now: Instant) -> Bool {
        if let told, now >= told, now - told < Self.interval { return false }
        told = now
        return true
    }
}
