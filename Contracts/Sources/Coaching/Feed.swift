public import Wire

/// Something that happened, for one person, as streams tell it. Of server-sent events it is the `data`, with `type` as their name and
/// `seq` as their id; of a WebSocket it is a text message.
public struct FeedEvent: DTO {
    /// What happened, which says which of the other members are there.
    public let type: FeedEventType
    /// Its place among all that this person was told: 1, 2, 3 … without gaps. Left out for what is not kept.
    public let seq: Int64?
    /// Whose thread it is about, left out where it is about none.
    public let client: UserID?
    /// With `message`.
    public let message: Message?
    /// With `marks`.
    public let marks: ReadMarks?
    /// With `call`.
    public let call: CoachingCall?
    /// With `presence`.
    public let online: Bool?
    /// With `end`.
    public let reason: FeedEndReason?
    /// With `refused`.
    public let code: ErrorCode?

    public init(
        _ type: FeedEventType, seq: Int64? = nil, client: UserID? = nil, message: Message? = nil, marks: ReadMarks? = nil,
        call: CoachingCall? = nil, online: Bool? = nil, reason: FeedEndReason? = nil, code: ErrorCode? = nil
    ) {
        self.type = type
        self.seq = seq
        self.client = client
        self.message = message
        self.marks = marks
        self.call = call
        self.online = online
        self.reason = reason
        self.code = code
    }
    public static let example = FeedEvent(.message, seq: 97, client: .example, message: .example)
}

/// Where a stream goes on. `Last-Event-ID` counts as `after` where both are sent and it is the larger.
public struct FeedQuery: DTO {
    /// The number of the last event that one has; from now on when left out.
    public let after: SequenceNumber?
    public init(after: SequenceNumber? = nil) { self.after = after }
    public static let example = FeedQuery(after: .example)
}
