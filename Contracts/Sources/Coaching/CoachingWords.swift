public import Wire

/// What a message of a thread carries. FR-MESSAGING-06.
public enum MessageKind: String, WireEnum {
    /// Words alone.
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
    /// The client wrote it.
    case client
    /// The coach wrote it.
    case coach
    /// The platform tells of something that happened.
    case system
}

/// How far a message came. It never goes back. FR-MESSAGING-01-c; `sending` is the app's own, before the answer.
public enum MessageStatus: String, WireEnum {
    /// The service has it.
    case sent
    /// A device of the other side has it.
    case delivered
    /// The other side has seen it.
    case read
}

/// What a system message tells. FR-MESSAGING-06-d.
public enum SystemNews: String, WireEnum, OpenWords {
    /// A plan of workouts is ready.
    case planGenerated = "plan_generated"
    /// A plan of meals is ready.
    case mealPlanGenerated = "meal_plan_generated"
    /// The client finished a workout.
    case workoutCompleted = "workout_completed"
    /// The client has a coach, or another one.
    case coachAssigned = "coach_assigned"
    /// A video call was booked.
    case callBooked = "call_booked"
    /// A video call has another time.
    case callMoved = "call_moved"
    /// A video call was called off.
    case callCancelled = "call_cancelled"
}

/// Whether a thread takes messages.
public enum ThreadState: String, WireEnum {
    /// Both sides can write.
    case open
    /// The coach blocked the client; an administrator decides. FC-ADD-12.
    case blocked
    /// The client's account is gone. FC-ADD-13.
    case closed
}

/// Whether somebody has a coach.
public enum CoachAssignment: String, WireEnum {
    /// They have one.
    case assigned
    /// No coach has room; the next one who has gets this client.
    case waiting
}

/// A video call, from its booking on.
public enum CallStatus: String, WireEnum {
    /// It has not begun, or nobody has joined yet.
    case scheduled
    /// Its time is running and somebody has joined.
    case live
    /// Both were there.
    case finished
    /// Its time is over, and one side or both did not come.
    case missed
    /// It was called off.
    case cancelled
}

/// A side of a thread or a call.
public enum CallSide: String, WireEnum {
    /// The client.
    case client
    /// The coach.
    case coach
}

/// Why a rating is asked for. FR-MESSAGING-08, FC-FEEDBACK-01.
public enum RatingTrigger: String, WireEnum {
    /// Ten more messages were exchanged.
    case messages
    /// A call is over.
    case call
}

/// What became of a request for another coach.
public enum ChangeRequestStatus: String, WireEnum {
    /// Nobody has decided yet.
    case pending
    /// They have another coach.
    case approved
    /// They keep their coach.
    case refused
}

/// Why a message was reported.
public enum ReportReason: String, WireEnum {
    /// Threats, insults or unwanted advances.
    case harassment
    /// Words or pictures that do not belong here.
    case inappropriate
    /// Advertising, or the same thing again and again.
    case spam
    /// Advice that may hurt somebody.
    case unsafeAdvice = "unsafe_advice"
    /// Something else, said in the text.
    case other
}

/// What a case is about.
public enum SafetyCaseKind: String, WireEnum {
    /// A message was reported, by the client or by the coach.
    case report
    /// A coach blocked a client.
    case block
}

/// Whether a case is decided.
public enum SafetyCaseStatus: String, WireEnum {
    /// It waits for an administrator.
    case open
    /// It is decided.
    case closed
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
public enum FeedEventType: String, WireEnum, OpenWords {
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
public enum FeedEndReason: String, WireEnum, OpenWords {
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
