internal import Contracts
internal import Wire

/// A call as it is stored.
struct StoredCall: Sendable {
    let id: CoachingCallID
    let client: UserID
    let coach: UserID
    var startsAt: Instant
    var endsAt: Instant
    var status: CallStatus
    /// Grows with every change.
    var version: Int64
    let purpose: CallPurpose?
    /// Where the client wants its mails; nil for those who gave no address, and once it is over.
    var clientEmail: EmailAddress?
    let minutes: Int64
    let bookedAt: Instant
    var cancelledBy: CallSide?
    var cancelledAt: Instant?
    var clientJoinedAt: Instant?
    var coachJoinedAt: Instant?
    /// In which it counts.
    let month: String
    /// Whether it was given back.
    var isRefunded: Bool
    /// Until when it is given back, where that does not follow from its time: it was moved by its coach, or too late by its client.
    var refundableUntil: Instant?
    /// How often its coach moved it.
    var coachMoves: Int64 = 0

    func person(_ side: CallSide) -> UserID { side == .client ? client : coach }
    func joinedAt(_ side: CallSide) -> Instant? { side == .client ? clientJoinedAt : coachJoinedAt }

    /// Whoever cancels until then gets the call back. A later time of a call that was too near to be given back does not bring it back.
    func refundableUntil(_ cutoff: Duration) -> Instant { refundableUntil ?? startsAt - cutoff }

    /// What it is at a time, also before the work at its end has written it down.
    func status(at now: Instant) -> CallStatus {
        guard status == .scheduled || status == .live else { return status }
        if now >= endsAt { return clientJoinedAt != nil && coachJoinedAt != nil ? .finished : .missed }
        return now >= startsAt && (clientJoinedAt != nil || coachJoinedAt != nil) ? .live : .scheduled
    }
}
