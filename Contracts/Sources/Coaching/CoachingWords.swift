public import Wire

/// What a message of a thread carries. FR-MESSAGING-06.
public enum MessageKind: String, WireEnum {
    case text
    /// Its attachments are pictures.
    case image
    /// At least one of its attachments is a PDF.
    case pdf
    /// What the products did: words of the platform, in the reader's language.
    case system
}

/// Whose words a message has.
public enum MessageSender: String, WireEnum {
    case client, coach, system
}

/// How far a message came. It never goes back. FR-MESSAGING-01-c; `sending` is the app's own, before the answer.
public enum MessageStatus: String, WireEnum {
    case sent, delivered, read
}

/// What a system message tells. FR-MESSAGING-06-d.
public enum SystemNews: String, WireEnum {
    case planGenerated = "plan_generated"
    case mealPlanGenerated = "meal_plan_generated"
    case workoutCompleted = "workout_completed"
    case coachAssigned = "coach_assigned"
    case callBooked = "call_booked"
    case callMoved = "call_moved"
    case callCancelled = "call_cancelled"
}

/// Whether a thread takes messages.
public enum ThreadState: String, WireEnum {
    case open
    /// The coach blocked the client; an administrator decides. FC-ADD-12.
    case blocked
    /// The client's account is gone. FC-ADD-13.
    case closed
}

public enum CoachAssignment: String, WireEnum {
    case assigned
    /// No coach has room; the next one who has gets this client.
    case waiting
}

/// A video call, from its booking on.
public enum CallStatus: String, WireEnum {
    case scheduled
    /// Its time is running and somebody has joined.
    case live
    /// Both were there.
    case finished
    /// Its time is over, and one side or both did not come.
    case missed
    case cancelled
}

public enum CallSide: String, WireEnum {
    case client, coach
}

/// Why a rating is asked for. FR-MESSAGING-08, FC-FEEDBACK-01.
public enum RatingTrigger: String, WireEnum {
    case messages, call
}

public enum ChangeRequestStatus: String, WireEnum {
    case pending, approved, refused
}

/// Why a message was reported.
public enum ReportReason: String, WireEnum {
    case harassment, inappropriate, spam
    case unsafeAdvice = "unsafe_advice"
    case other
}

public enum SafetyCaseKind: String, WireEnum {
    /// A message was reported, by the client or by the coach.
    case report
    /// A coach blocked a client.
    case block
}

public enum SafetyCaseStatus: String, WireEnum {
    case open, closed
}

/// What an administrator decides about a case.
public enum SafetyDecision: String, WireEnum {
    /// Nothing was wrong: a blocked thread opens again.
    case dismiss
    /// The reported message loses its text and files. Only for reports.
    case removeMessage = "remove_message"
    /// The thread stays, or becomes, blocked.
    case block
}

/// What a stream tells. Types with a number are kept and told in order without gaps; the others are told to whoever listens now.
public enum FeedEventType: String, WireEnum {
    /// First of all: where the stream stands. Numbered like what came last.
    case ready
    /// A message came, or one changed (`message`). Numbered.
    case message
    /// Messages were delivered or read (`marks`). Numbered.
    case marks
    /// A call was booked, moved, joined, cancelled or is over (`call`). Numbered.
    case call
    /// Who coaches whom changed, or a thread was blocked or opened: ask for it again. Numbered.
    case thread
    /// The messages or calls that remain changed: ask for them again. Numbered.
    case quota
    /// The other side is writing.
    case typing
    /// The other side came or went (`online`).
    case presence
    /// A command of a WebSocket was not done; `code` says why, as the answer of the same route would.
    case refused
    /// What follows the asked number is no longer kept: load the thread again, and go on from `seq`.
    case reset
    /// The stream ends; `reason` says why.
    case end
}

/// Why a stream ends.
public enum FeedEndReason: String, WireEnum {
    /// The access token ran out: refresh, and connect again from the last number. A WebSocket closes with 4001.
    case tokenExpired = "token_expired"
    /// Signed out, deleted, or no longer in this role. A WebSocket closes with 4003.
    case sessionEnded = "session_ended"
    /// The same person opened more streams than they may: this one was the oldest, and does not come back by itself. A WebSocket closes
    /// with 4009.
    case replaced
    /// The process stops: connect again. A WebSocket closes with 1001.
    case goingAway = "going_away"
}
