public import Wire

public enum MessageTag {}
/// The id of a message, given by the service.
public typealias MessageID = Identifier<MessageTag>
public enum ClientMessageTag {}
/// The id that the sender's app gave a message before it was sent: the same one again is the same message, for ever and per sender.
public typealias ClientMessageID = Identifier<ClientMessageTag>
public enum CoachingCallTag {}
/// The id of a booked video call.
public typealias CoachingCallID = Identifier<CoachingCallTag>
public enum CallHoldTag {}
/// The id of a slot that is kept.
public typealias CallHoldID = Identifier<CallHoldTag>
public enum RatingTag {}
/// The id of a rating of a coach.
public typealias RatingID = Identifier<RatingTag>
public enum ChangeRequestTag {}
/// The id of a request for another coach.
public typealias ChangeRequestID = Identifier<ChangeRequestTag>
public enum ClientNoteTag {}
/// The id of a coach's note about a client.
public typealias ClientNoteID = Identifier<ClientNoteTag>
public enum BroadcastTag {}
/// The id of a broadcast.
public typealias BroadcastID = Identifier<BroadcastTag>
public enum SafetyCaseTag {}
/// The id of a report or a block that an administrator decides.
public typealias SafetyCaseID = Identifier<SafetyCaseTag>

public enum MessageTextRule: TextRule {
    public static let maximum = 1000
    /// Four bytes a character: Arabic with a diacritic on each letter fits.
    public static let maximumBytes = 4096
    public static let isMultiline = true
    public static let example = "كيف أثبّت ظهري في الرفعة المميتة؟"
}
/// At most 1,000 characters as readers count them, and 4,096 bytes. FR-MESSAGING-02-b.
public typealias MessageText = FreeText<MessageTextRule>

public enum CallPurposeRule: TextRule {
    public static let maximum = 500
    public static let isMultiline = true
    public static let example = "I want to talk about my knee before the first workout."
}
/// What a call is for, as typed at booking. FC-ADD-03.
public typealias CallPurpose = FreeText<CallPurposeRule>

public enum CoachBioRule: TextRule {
    public static let maximum = 2000
    public static let isMultiline = true
    public static let example = "Ten years of strength coaching in Riyadh and Jeddah."
}
/// What a coach says of themselves: at most 2,000 characters, in several lines if they like.
public typealias CoachBio = FreeText<CoachBioRule>

public enum SpecializationRule: TextRule {
    public static let maximum = 100
    public static let isMultiline = false
    public static let example = "Strength and mobility"
}
/// What a coach is best at, in their words. FR-ACCOUNT-04-a.
public typealias Specialization = FreeText<SpecializationRule>

public enum ClientNoteRule: TextRule {
    public static let maximum = 2000
    public static let isMultiline = true
    public static let example = "Left knee hurts when she squats deep; trains best in the mornings."
}
/// What a coach writes down about a client; the client never sees it.
public typealias ClientNoteText = FreeText<ClientNoteRule>

public enum RatingTextRule: TextRule {
    public static let maximum = 1000
    public static let isMultiline = true
    public static let example = "Great advice on form!"
}
/// What somebody says beside their stars: at most 1,000 characters.
public typealias RatingText = FreeText<RatingTextRule>

public enum ReasonTextRule: TextRule {
    public static let maximum = 500
    public static let isMultiline = true
    public static let example = "I would rather train with a woman."
}
/// Why somebody asks, reports or decides something.
public typealias ReasonText = FreeText<ReasonTextRule>

/// One star to five; five is best.
public typealias Stars = Whole<StarsRule>

public enum CapacityRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...500
    public static let example: Int64 = 40
}
/// How many clients a coach takes.
public typealias CoachCapacity = Whole<CapacityRule>

public enum SequenceRule: WholeRule {
    public static let range: ClosedRange<Int64> = 0...9_007_199_254_740_991
    public static let example: Int64 = 42
}
/// A place in an order that counts from 1 without gaps; 0 is before everything.
public typealias SequenceNumber = Whole<SequenceRule>

/// The most files that one message may have. FR-MESSAGING-04-f.
public enum AttachmentCount: ListRule { public static let range = 0...5 }

public enum PainPointTag {}
/// The id of a pain point.
public typealias PainPointID = Identifier<PainPointTag>
