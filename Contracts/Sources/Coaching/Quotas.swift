public import Wire

/// The messages of this month: screens print `remaining` of `limit`. C4 of the notes.
public struct MessageQuota: DTO {
    /// Messages sent this month.
    public let used: Int64
    /// Left out when `unlimited`.
    public let limit: Int64?
    /// Messages left this month; left out when `unlimited`.
    public let remaining: Int64?
    /// Used of the limit, rounded down, never above 100.
    public let percent: Int64?
    /// Whether the tier has no limit.
    public let unlimited: Bool

    public init(used: Int64, limit: Int64?) {
        self.used = used
        self.limit = limit
        remaining = limit.map { max(0, $0 - used) }
        percent = limit.map { $0 > 0 ? min(100, used * 100 / $0) : 100 }
        unlimited = limit == nil
    }
    public static let example = MessageQuota(used: 17, limit: 20)
}

/// The video calls of this month, counted when they are booked.
public struct CallQuota: DTO {
    /// Calls booked this month.
    public let used: Int64
    /// Calls of a month.
    public let limit: Int64
    /// Calls left this month.
    public let remaining: Int64
    /// Used of the limit, rounded down, never above 100.
    public let percent: Int64
    /// How long a call is. FR-MESSAGING-07-c.
    public let durationMinutes: Int64
    /// When they are renewed; only other services are told, as people have it beside this.
    public var resetsAt: Instant?

    public init(used: Int64, limit: Int64, durationMinutes: Int64) {
        self.used = used
        self.limit = limit
        remaining = max(0, limit - used)
        percent = limit > 0 ? min(100, used * 100 / limit) : 100
        self.durationMinutes = durationMinutes
    }
    public static let example = CallQuota(used: 1, limit: 2, durationMinutes: 25)
}

/// What is left of a month by one's tier. FR-HOME-03.
public struct CoachingQuota: DTO {
    /// The tier that it is counted by.
    public let tier: Tier
    public let messages: MessageQuota
    public let calls: CallQuota
    /// The first instant of the next month in Asia/Riyadh. FR-HOME-03-d.
    public let resetsAt: Instant

    public init(tier: Tier, messages: MessageQuota, calls: CallQuota, resetsAt: Instant) {
        self.tier = tier
        self.messages = messages
        self.calls = calls
        self.resetsAt = resetsAt
    }
    /// April in Riyadh begins at 21:00Z on 31 March.
    public static let example = CoachingQuota(tier: .premium, messages: .example, calls: .example, resetsAt: .example + .hours(733))
}

/// What to say beside a message that was sent. AC-QUOTA-02, C5 of the notes.
public struct QuotaWarning: DTO {
    /// How near the end of a month's messages is.
    public enum Kind: String, WireEnum {
        /// "X messages remaining"
        case remaining
        /// "Last message remaining this month!": it was the last one.
        case last
    }
    public let kind: Kind
    /// After this message.
    public let remaining: Int64
    /// In the reader's language.
    public let message: String

    public init(kind: Kind, remaining: Int64, message: String) {
        self.kind = kind
        self.remaining = remaining
        self.message = message
    }
    public static let example = QuotaWarning(kind: .remaining, remaining: 3, message: "3 messages remaining")
}
