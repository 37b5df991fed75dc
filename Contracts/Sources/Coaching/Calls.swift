public import Wire

/// A time at which a call can begin.
public struct CallSlot: DTO {
    /// When it begins; what is handed back to book it.
    public let slot: Instant
    /// When the call would end, by the caller's tier; of one that is moved, with the length that it has.
    public let endsAt: Instant
    public init(slot: Instant, endsAt: Instant) {
        self.slot = slot
        self.endsAt = endsAt
    }
    public static let example = CallSlot(slot: .example, endsAt: .example + .minutes(15))
}

/// Days in the caller's time zone.
public struct SlotQuery: DTO {
    /// Today when left out.
    public let from: LocalDate?
    /// Included; six days after `from` when left out, 30 at most.
    public let to: LocalDate?
    /// A call of one's own that is to be moved, as its client or as its coach: what it takes itself is free then. When left out, slots for
    /// a new call, which clients alone ask for.
    public let call: CoachingCallID?
    public static let mostDays: Int64 = 31
    public init(from: LocalDate? = nil, to: LocalDate? = nil, call: CoachingCallID? = nil) {
        self.from = from
        self.to = to
        self.call = call
    }
    public func problems() -> [FieldProblem] {
        guard let from, let to else { return [] }
        if from > to { return [FieldProblem("from", .mustNotBeLater(than: to))] }
        return to > from + (Self.mostDays - 1) ? [FieldProblem("to", .mustNotBeLater(than: from + (Self.mostDays - 1)))] : []
    }
    public static let example = SlotQuery(from: .example)
}

/// The free slots of one's coach, in their order.
public struct SlotList: DTO {
    public let items: [CallSlot]
    /// The zone in which the days were counted.
    public let timezone: ZoneName
    /// How long a call is, in minutes, by the caller's tier; the length of the call that is moved.
    public let durationMinutes: Int64
    public init(items: [CallSlot], timezone: ZoneName, durationMinutes: Int64) {
        self.items = items
        self.timezone = timezone
        self.durationMinutes = durationMinutes
    }
    public static let example = SlotList(items: [.example], timezone: .example, durationMinutes: 15)
}

/// Keeps a slot from everybody else while somebody types what the call is for.
public struct NewCallHold: DTO {
    /// One of the free slots.
    public let slot: Instant
    public init(slot: Instant) { self.slot = slot }
    public static let example = NewCallHold(slot: .example)
}

/// A slot that is kept for a while.
public struct CallHold: DTO {
    public let id: CallHoldID
    /// When the call would begin.
    public let slot: Instant
    /// When the call would end.
    public let endsAt: Instant
    /// Somebody who books before this has the slot.
    public let expiresAt: Instant
    public init(id: CallHoldID, slot: Instant, endsAt: Instant, expiresAt: Instant) {
        self.id = id
        self.slot = slot
        self.endsAt = endsAt
        self.expiresAt = expiresAt
    }
    public static let example = CallHold(
        id: .example, slot: .example, endsAt: .example + .minutes(15), expiresAt: .example - .hours(20))
}

public struct CallHoldParameters: DTO {
    /// Which hold of one's own.
    public let id: CallHoldID
    public init(id: CallHoldID) { self.id = id }
    public static let example = CallHoldParameters(id: .example)
}

/// How long it is follows from the tier. FR-MESSAGING-07.
public struct NewCall: DTO {
    /// A free slot, or one that the caller holds.
    public let slot: Instant
    public let purpose: CallPurpose?
    /// Where to mail this call, with a file for calendars, and what becomes of it; no mails when left out. Kept until it is over.
    public let email: EmailAddress?
    public init(slot: Instant, purpose: CallPurpose? = nil, email: EmailAddress? = nil) {
        self.slot = slot
        self.purpose = purpose
        self.email = email
    }
    public static let example = NewCall(slot: .example, purpose: .example, email: .example)
}

/// Another time for a booked call.
public struct CallMove: DTO {
    /// A free slot of the same coach.
    public let slot: Instant
    public init(slot: Instant) { self.slot = slot }
    public static let example = CallMove(slot: .example)
}

/// A booked video call, as both sides see it.
public struct CoachingCall: DTO {
    public let id: CoachingCallID
    public let status: CallStatus
    /// When it begins.
    public let slot: Instant
    /// When it ends.
    public let endsAt: Instant
    /// How long it is, in minutes.
    public let durationMinutes: Int64
    /// What the client wants to talk about, if they said so; left out for a coach who is theirs no longer.
    public let purpose: CallPurpose?
    /// The client's side.
    public let client: CallParty
    /// The coach's side.
    public let coach: CallParty
    /// From then until `endsAt` both can join.
    public let joinOpensAt: Instant
    /// Who cancels until then gets the call back. FC-ADD-02.
    public let refundableUntil: Instant
    /// When it was booked.
    public let bookedAt: Instant
    /// Who cancelled it.
    public let cancelledBy: CallSide?
    /// When it was cancelled; left out otherwise.
    public let cancelledAt: Instant?
    /// Grows with every change.
    public let version: Int64

    public init(
        id: CoachingCallID, status: CallStatus, slot: Instant, endsAt: Instant, durationMinutes: Int64, purpose: CallPurpose?,
        client: CallParty, coach: CallParty, joinOpensAt: Instant, refundableUntil: Instant, bookedAt: Instant,
        cancelledBy: CallSide? = nil, cancelledAt: Instant? = nil, version: Int64
    ) {
        self.id = id
        self.status = status
        self.slot = slot
        self.endsAt = endsAt
        self.durationMinutes = durationMinutes
        self.purpose = purpose
        self.client = client
        self.coach = coach
        self.joinOpensAt = joinOpensAt
        self.refundableUntil = refundableUntil
        self.bookedAt = bookedAt
        self.cancelledBy = cancelledBy
        self.cancelledAt = cancelledAt
        self.version = version
    }
    public static let example = CoachingCall(
        id: .example, status: .scheduled, slot: .example, endsAt: .example + .minutes(25), durationMinutes: 25, purpose: .example,
        client: .example, coach: .example, joinOpensAt: .example - .minutes(10), refundableUntil: .example - .hours(24),
        bookedAt: .example - .days(3), version: 1)
}

/// One side of a call.
public struct CallParty: DTO {
    /// Who it is.
    public let id: UserID
    /// Left out until they told their name, and of a client for a coach who is theirs no longer.
    public let name: PersonName?
    /// When they first joined.
    public let joinedAt: Instant?
    public init(id: UserID, name: PersonName?, joinedAt: Instant? = nil) {
        self.id = id
        self.name = name
        self.joinedAt = joinedAt
    }
    public static let example = CallParty(id: .example, name: .example)
}

/// A call, and what is left of the month's calls.
public struct BookedCall: DTO {
    public let call: CoachingCall
    /// Left out for coaches.
    public let quota: CallQuota?
    public init(call: CoachingCall, quota: CallQuota?) {
        self.call = call
        self.quota = quota
    }
    public static let example = BookedCall(call: .example, quota: .example)
}

/// Which calls a list shows.
public enum CallPeriod: String, WireEnum {
    /// Scheduled and live ones, the next first.
    case upcoming
    /// What is over, the last first.
    case past
}

public struct CallQuery: DTO {
    /// Upcoming when left out.
    public let period: CallPeriod?
    /// How many come at once: 20 when left out; more than 200 is refused. The last page has no `nextCursor`.
    public let limit: Whole<PageSize>?
    /// The `nextCursor` of the page before; without it the first page.
    public let cursor: OpaqueToken?
    public init(period: CallPeriod? = nil, limit: Whole<PageSize>? = nil, cursor: OpaqueToken? = nil) {
        self.period = period
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = CallQuery(period: .past)
}

/// Calls of a period.
public struct CallList: DTO {
    public let items: [CoachingCall]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [CoachingCall], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = CallList(items: [.example], nextCursor: nil)
}

public struct CallParameters: DTO {
    /// Which call of one's own.
    public let id: CoachingCallID
    public init(id: CoachingCallID) { self.id = id }
    public static let example = CallParameters(id: .example)
}

/// Where a call is held. FC-ADD-01.
public struct JoinLink: DTO {
    /// Signed for this person and this call; opens the room in a browser or the provider's app.
    public let url: String
    /// When the link stops working; ask again for another.
    public let expiresAt: Instant
    public init(url: String, expiresAt: Instant) {
        self.url = url
        self.expiresAt = expiresAt
    }
    public static let example = JoinLink(
        url: "https://rooms.example.com/rooms/01960f3e?token=k1.mL1uVtM1mX0M2yq", expiresAt: .example + .minutes(25))
}
