internal import HTTPCore
public import Wire

/// One's coach, and what one thinks of them.
public enum CoachChoice {
    public static let coach = Endpoint<SignedIn, Nothing, Nothing, MyCoach>(
        "coaching.coach", .get, "/coaching/coach", products: .withCoaching, otherStatus: .accepted, otherExample: .waitingExample,
        errors: [.roleRequired],
        requirements: ["FR-ACCOUNT-04-a", "FR-MESSAGING-05-a", "FC-ADD-06"], summary: "One's coach; 202 while one waits for one")
    public static let profile = Endpoint<SignedIn, CoachParameters, Nothing, CoachProfile>(
        "coaching.coachProfile", .get, "/coaching/coaches/{id}", products: .withCoaching, errors: [.roleRequired],
        requirements: ["FR-MESSAGING-05-b"],
        summary: "A coach that one has or had")
    public static let photo = Endpoint<SignedIn, CoachParameters, Nothing, RawOutput>(
        "coaching.coachPhoto", .get, "/coaching/coaches/{id}/photo", products: .withCoaching, contentType: "application/octet-stream",
        otherStatus: HTTPStatus(302), errors: [.roleRequired], summary: "Where the picture of a coach is")
    public static let requestChange = Endpoint<SignedIn, Nothing, NewChangeRequest, ChangeRequest>(
        "coaching.requestChange", .post, "/coaching/coach-change-requests", products: .withCoaching, status: .accepted,
        errors: [.roleRequired, .requestPending, .coachWaiting], requirements: ["FR-ACCOUNT-04-b"], summary: "Ask for another coach")
    public static let changeRequests = Endpoint<SignedIn, PageQuery, Nothing, ChangeRequestList>(
        "coaching.changeRequests", .get, "/coaching/coach-change-requests", products: .withCoaching, errors: [.roleRequired],
        summary: "What one asked for")

    public static let dueRatings = Endpoint<SignedIn, Nothing, Nothing, DueRatings>(
        "coaching.dueRatings", .get, "/coaching/ratings/due", products: .withCoaching, errors: [.roleRequired],
        requirements: ["FR-MESSAGING-08-a", "FC-FEEDBACK-01"], summary: "What to ask for a rating of")
    public static let rate = Endpoint<SignedIn, Nothing, NewRating, SavedRating>(
        "coaching.rate", .post, "/coaching/ratings", products: .withCoaching, status: .created,
        errors: [.roleRequired, .ratingNotDue, .notFound],
        requirements: ["FR-MESSAGING-08-b", "FC-FEEDBACK-01"], summary: "Rate one's coaching, or a call")
    public static let skip = Endpoint<SignedIn, Nothing, RatingSkip, Nothing>(
        "coaching.skipRating", .post, "/coaching/ratings/skip", products: .withCoaching, errors: [.roleRequired, .ratingNotDue, .notFound],
        requirements: ["FR-MESSAGING-08-c"], summary: "Leave a question unanswered")
    public static let changeRating = Endpoint<SignedIn, RatingParameters, RatingContent, SavedRating>(
        "coaching.changeRating", .put, "/coaching/ratings/{id}", products: .withCoaching, errors: [.roleRequired, .ratingClosed],
        summary: "Change a rating, for a week")

    public static let areas: [Area] = [
        Area(
            "Coaches",
            "One's coach, and asking for another one.",
            [coach.description, profile.description, photo.description, requestChange.description, changeRequests.description]),
        Area(
            "Ratings",
            "How the coaching is, asked after messages and calls.",
            [dueRatings.description, rate.description, skip.description, changeRating.description]),
    ]
}

/// Where a coach works. Each route is about the caller's own clients: somebody else's answer `not_found`. FC-ADD-05.
public enum CoachDesk {
    public static let profile = Endpoint<Coach, Nothing, Nothing, OwnCoachProfile>(
        "coaching.ownProfile", .get, "/coaching/profile", products: .withCoaching,
        summary: "What clients see of the caller, and whom the caller takes")
    public static let saveProfile = Endpoint<Coach, Nothing, CoachSettings, OwnCoachProfile>(
        "coaching.saveProfile", .put, "/coaching/profile", products: .withCoaching,
        summary: "Say who one is, and how many clients one takes")
    public static let ratings = Endpoint<Coach, PageQuery, Nothing, OwnRatings>(
        "coaching.ownRatings", .get, "/coaching/profile/ratings", products: .withCoaching,
        summary: "What clients think, without their names")
    public static let availability = Endpoint<Coach, Nothing, Nothing, Availability>(
        "coaching.availability", .get, "/coaching/availability", products: .withCoaching, errors: [.notFound], requirements: ["FC-ADD-05"],
        summary: "When the caller can be called")
    public static let saveAvailability = Endpoint<Coach, Nothing, Availability, Availability>(
        "coaching.saveAvailability", .put, "/coaching/availability", products: .withCoaching, requirements: ["FC-ADD-05"],
        summary: "Say when one can be called; booked calls stay")

    public static let clients = Endpoint<Coach, PageQuery, Nothing, ClientList>(
        "coaching.clients", .get, "/coaching/clients", products: .withCoaching, requirements: ["FC-ADD-05"], summary: "The caller's clients"
    )
    public static let client = Endpoint<Coach, ClientParameters, Nothing, ClientCard>(
        "coaching.client", .get, "/coaching/clients/{client}", products: .withCoaching, summary: "One client")
    public static let messages = Endpoint<Coach, ThreadQuery, Nothing, MessagePage>(
        "coaching.clientMessages", .get, "/coaching/clients/{client}/messages", products: .withCoaching, requirements: ["FC-ADD-05"],
        summary: "A part of a client's thread")
    public static let send = Endpoint<Coach, ClientParameters, NewMessage, SentMessage>(
        "coaching.answerClient", .post, "/coaching/clients/{client}/messages", products: .withCoaching, status: .created, otherStatus: .ok,
        errors: sending,
        requirements: ["FC-ADD-05"], summary: "Send a client a message; the same `clientId` again is the same message")
    public static let put = Endpoint<Coach, ClientMessagePutParameters, MessageContent, SentMessage>(
        "coaching.putClientMessage", .put, "/coaching/clients/{client}/messages/{clientId}", products: .withCoaching, status: .created,
        otherStatus: .ok,
        errors: sending, summary: "Send a client a message under the app's own id; again changes nothing")
    public static let read = Endpoint<Coach, ClientParameters, UpTo, ReadMarks>(
        "coaching.readClient", .post, "/coaching/clients/{client}/messages/read", products: .withCoaching, status: .ok,
        requirements: ["FR-MESSAGING-01-b"],
        summary: "Everything up to here was read; never goes back")
    public static let delivered = Endpoint<Coach, ClientParameters, UpTo, ReadMarks>(
        "coaching.deliveredClient", .post, "/coaching/clients/{client}/messages/delivered", products: .withCoaching, status: .ok,
        requirements: ["FR-MESSAGING-01-c"], summary: "Everything up to here arrived; never goes back")
    public static let typing = Endpoint<Coach, ClientParameters, Nothing, Nothing>(
        "coaching.typingClient", .post, "/coaching/clients/{client}/typing", products: .withCoaching,
        summary: "The caller is writing; told for some seconds")
    public static let files = Endpoint<Coach, ClientPageQuery, Nothing, ThreadFiles>(
        "coaching.clientFiles", .get, "/coaching/clients/{client}/files", products: .withCoaching, summary: "The files of a client's thread"
    )
    public static let report = Endpoint<Coach, ThreadMessageParameters, MessageReport, SafetyReceipt>(
        "coaching.reportClientMessage", .post, "/coaching/clients/{client}/messages/{id}/report", products: .withCoaching,
        status: .accepted,
        errors: [.limitReached], requirements: ["FC-ADD-12"], summary: "Ask an administrator to look at a message")
    public static let block = Endpoint<Coach, ClientParameters, NewBlock, SafetyReceipt>(
        "coaching.blockClient", .post, "/coaching/clients/{client}/block", products: .withCoaching, status: .accepted,
        requirements: ["FC-ADD-12"],
        summary: "Close a thread until an administrator decides; again changes nothing")

    public static let notes = Endpoint<Coach, ClientPageQuery, Nothing, ClientNoteList>(
        "coaching.notes", .get, "/coaching/clients/{client}/notes", products: .withCoaching,
        summary: "What coaches wrote down about a client")
    public static let addNote = Endpoint<Coach, ClientParameters, ClientNoteContent, ClientNote>(
        "coaching.addNote", .post, "/coaching/clients/{client}/notes", products: .withCoaching, status: .created, errors: [.limitReached],
        summary: "Write something down about a client")
    public static let changeNote = Endpoint<Coach, ClientNoteParameters, ClientNoteContent, ClientNote>(
        "coaching.changeNote", .put, "/coaching/clients/{client}/notes/{id}", products: .withCoaching, summary: "Change a note of one's own"
    )
    public static let deleteNote = Endpoint<Coach, ClientNoteParameters, Nothing, Nothing>(
        "coaching.deleteNote", .delete, "/coaching/clients/{client}/notes/{id}", products: .withCoaching,
        summary: "Delete a note of one's own")

    public static let broadcast = Endpoint<Coach, Nothing, NewBroadcast, Broadcast>(
        "coaching.broadcast", .post, "/coaching/broadcasts", products: .withCoaching, status: .accepted, otherStatus: .ok,
        errors: [.limitReached, .versionConflict],
        summary: "Send one message to all clients, each in their own thread")
    public static let broadcasts = Endpoint<Coach, PageQuery, Nothing, BroadcastList>(
        "coaching.broadcasts", .get, "/coaching/broadcasts", products: .withCoaching, summary: "What the caller sent to all")
    public static let addPainPoint = Endpoint<Coach, Nothing, NewPainPoint, PainPoint>(
        "coaching.addPainPoint", .post, "/coaching/pain-points", products: .withCoaching, status: .created, errors: [.limitReached],
        requirements: ["FC-FEEDBACK-05"], summary: "Tell the staff what clients struggle with")

    static let sending: [ErrorCode] = [.blocked, .personGone, .versionConflict]

    public static let areas: [Area] = [
        Area(
            "A coach's profile",
            "What clients see of a coach, and when calls are possible. Role `coach`.",
            [
                profile.description, saveProfile.description, ratings.description, availability.description,
                saveAvailability.description
            ]),
        Area(
            "A coach's clients",
            "Who they are, and notes that they never see. Role `coach`.",
            [
                clients.description, client.description, notes.description, addNote.description, changeNote.description,
                deleteNote.description, addPainPoint.description
            ]),
        Area(
            "A coach's messages",
            "The other side of the threads, and one message to many. Role `coach`.",
            [
                messages.description, send.description, put.description, read.description, delivered.description, typing.description,
                files.description, broadcast.description, broadcasts.description, report.description, block.description
            ]),
    ]
}
