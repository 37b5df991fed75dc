internal import HTTPCore
public import Wire

/// Video calls. Clients book them; clients and coaches see, join, move and cancel their own.
public enum CoachingCalls {
    public static let slots = Endpoint<SignedIn, SlotQuery, Nothing, SlotList>(
        "coaching.slots", .get, "/coaching/calls/slots", products: .withCoaching,
        errors: [.roleRequired, .coachWaiting, .notFound, .callClosed],
        requirements: ["FR-MESSAGING-07-b"],
        summary: "When one's coach can be called")
    public static let hold = Endpoint<SignedIn, Nothing, NewCallHold, CallHold>(
        "coaching.holdSlot", .post, "/coaching/calls/holds", products: .withCoaching, status: .created, otherStatus: .ok, errors: booking,
        summary: "Keep a slot for some minutes; another one takes its place")
    public static let release = Endpoint<SignedIn, CallHoldParameters, Nothing, Nothing>(
        "coaching.releaseSlot", .delete, "/coaching/calls/holds/{id}", products: .withCoaching, errors: [.roleRequired],
        summary: "Give a kept slot back")
    public static let book = Endpoint<SignedIn, Nothing, NewCall, BookedCall>(
        "coaching.bookCall", .post, "/coaching/calls", products: .withCoaching, status: .created,
        errors: booking + [.limitReached],
        requirements: ["FR-MESSAGING-07-b", "FR-MESSAGING-07-c", "FR-MESSAGING-07-d", "FC-ADD-03"], summary: "Book a call")
    public static let list = Endpoint<SignedIn, CallQuery, Nothing, CallList>(
        "coaching.calls", .get, "/coaching/calls", products: .withCoaching, errors: [.roleRequired], requirements: ["FC-ADD-03"],
        summary: "One's calls")
    public static let one = Endpoint<SignedIn, CallParameters, Nothing, CoachingCall>(
        "coaching.call", .get, "/coaching/calls/{id}", products: .withCoaching, errors: [.roleRequired], summary: "A call of one's own")
    public static let cancel = Endpoint<SignedIn, CallParameters, Nothing, BookedCall>(
        "coaching.cancelCall", .delete, "/coaching/calls/{id}", products: .withCoaching, status: .ok, errors: [.roleRequired, .callClosed],
        requirements: ["FC-ADD-02"],
        summary: "Cancel a call; again changes nothing")
    public static let move = Endpoint<SignedIn, CallParameters, CallMove, BookedCall>(
        "coaching.moveCall", .post, "/coaching/calls/{id}/move", products: .withCoaching, status: .ok,
        errors: [.roleRequired, .slotUnavailable, .callClosed, .coachWaiting, .blocked, .limitReached], requirements: ["FC-ADD-02"],
        summary: "Move a call to a free slot; its place in the month stays")
    public static let join = Endpoint<SignedIn, CallParameters, Nothing, JoinLink>(
        "coaching.joinCall", .get, "/coaching/calls/{id}/join", products: .withCoaching,
        errors: [.roleRequired, .tooEarly, .callEnded, .callClosed, .blocked, .personGone],
        requirements: ["FC-ADD-01"], summary: "Where a call is held, from some minutes before it until its end")
    public static let calendar = Endpoint<SignedIn, CallParameters, Nothing, RawOutput>(
        "coaching.callCalendar", .get, "/coaching/calls/{id}/calendar.ics", products: .withCoaching,
        contentType: "text/calendar; charset=utf-8",
        errors: [.roleRequired], summary: "A call as an entry for calendars (RFC 5545)")

    static let booking: [ErrorCode] = [.roleRequired, .slotUnavailable, .quotaExceeded, .blocked, .coachWaiting]

    public static let areas: [Area] = [
        Area(
            "Booking calls",
            "Free times, and keeping one while somebody types.",
            [slots.description, hold.description, release.description, book.description]),
        Area(
            "Calls",
            "Video calls that are booked: moving, cancelling, joining, and a file for calendars.",
            [list.description, one.description, cancel.description, move.description, join.description, calendar.description]),
    ]
}
