internal import HTTPCore
public import Wire

/// The thread between a client and their coach, from the client's side. FitCoach+ only.
public enum CoachingThreads {
    public static let quota = Endpoint<SignedIn, Nothing, Nothing, CoachingQuota>(
        "coaching.quota", .get, "/coaching/quota", products: .withCoaching, errors: [.roleRequired],
        requirements: ["FR-HOME-03-a", "FR-HOME-03-b", "FR-HOME-03-d"], summary: "The messages and calls that are left of this month")
    public static let messages = Endpoint<SignedIn, MessageQuery, Nothing, MessagePage>(
        "coaching.messages", .get, "/coaching/messages", products: .withCoaching, errors: [.roleRequired],
        requirements: ["FR-MESSAGING-01-b", "FR-MESSAGING-06-a", "FR-MESSAGING-06-d"], summary: "A part of one's thread")
    public static let send = Endpoint<SignedIn, Nothing, NewMessage, SentMessage>(
        "coaching.sendMessage", .post, "/coaching/messages", products: .withCoaching, status: .created, otherStatus: .ok, errors: sending,
        requirements: ["FR-MESSAGING-02-b", "FR-MESSAGING-02-c", "FR-MESSAGING-03-a", "FR-MESSAGING-03-b", "FR-MESSAGING-04-b"],
        summary: "Send a message; the same `clientId` again is the same message")
    public static let put = Endpoint<SignedIn, ClientMessageParameters, MessageContent, SentMessage>(
        "coaching.putMessage", .put, "/coaching/messages/{clientId}", products: .withCoaching, status: .created, otherStatus: .ok,
        errors: sending,
        summary: "Send a message under the app's own id; again changes nothing")
    public static let read = Endpoint<SignedIn, Nothing, UpTo, ReadMarks>(
        "coaching.read", .post, "/coaching/messages/read", products: .withCoaching, status: .ok, errors: [.roleRequired],
        requirements: ["FR-MESSAGING-01-c"],
        summary: "Everything up to here was read; never goes back")
    public static let delivered = Endpoint<SignedIn, Nothing, UpTo, ReadMarks>(
        "coaching.delivered", .post, "/coaching/messages/delivered", products: .withCoaching, status: .ok, errors: [.roleRequired],
        requirements: ["FR-MESSAGING-01-c"], summary: "Everything up to here arrived; never goes back")
    public static let typing = Endpoint<SignedIn, Nothing, Nothing, Nothing>(
        "coaching.typing", .post, "/coaching/typing", products: .withCoaching, errors: [.roleRequired],
        summary: "One is writing; told for some seconds")
    public static let files = Endpoint<SignedIn, PageQuery, Nothing, ThreadFiles>(
        "coaching.files", .get, "/coaching/files", products: .withCoaching, errors: [.roleRequired], summary: "The files of one's thread")
    public static let attachment = Endpoint<SignedIn, AttachmentQuery, Nothing, RawOutput>(
        "coaching.attachment", .get, "/coaching/attachments/{id}", products: .withCoaching, contentType: "application/octet-stream",
        otherStatus: HTTPStatus(302),
        errors: [.roleRequired], summary: "Where the bytes of a file are, for the two sides of its thread")
    public static let report = Endpoint<SignedIn, MessageParameters, MessageReport, SafetyReceipt>(
        "coaching.reportMessage", .post, "/coaching/messages/{id}/report", products: .withCoaching, status: .accepted,
        errors: [.roleRequired, .limitReached],
        requirements: ["FC-ADD-12"], summary: "Ask an administrator to look at a message")

    /// It begins with `ready` or `reset`. What nobody takes for 30 seconds ends; a comment each 25 seconds says that the line is alive.
    public static let events = Endpoint<SignedIn, FeedQuery, Nothing, RawOutput>(
        "coaching.events", .get, "/coaching/events", products: .withCoaching, contentType: "text/event-stream", carries: FeedEvent.self,
        errors: [.roleRequired], requirements: ["FR-MESSAGING-01-d"],
        summary: "Server-sent events of what happens to one, for clients and coaches, resumed by Last-Event-ID")
    /// What asks for no WebSocket of version 13 is refused with `malformed_request`. A command of more than 1 KB ends it with 1009. It is
    /// pinged each 25 seconds, and ends where that is not answered. Browsers cannot send `Authorization` with a WebSocket: there, read the
    /// events with `fetch`.
    public static let socket = Endpoint<SignedIn, FeedQuery, Nothing, RawOutput>(
        "coaching.socket", .get, "/coaching/socket", products: .withCoaching, contentType: "text/plain", status: .switchingProtocols,
        carries: FeedEvent.self, commands: SocketCommand.self, errors: [.roleRequired], requirements: ["FR-MESSAGING-01-d"],
        summary: "The same events as text messages of a WebSocket (RFC 6455), which takes commands")

    /// What sending can be refused with, for clients.
    static let sending: [ErrorCode] = [
        .roleRequired, .quotaExceeded, .tierRequired, .blocked, .coachWaiting, .versionConflict,
    ]

    public static let areas: [Area] = [
        Area(
            "Messages",
            """
            A client's thread with their coach: sending, reading, and what is left of the month. A message has the sender's own id, \
            so that a repeat is the same message.
            """,
            [
                quota.description, messages.description, send.description, put.description, read.description, delivered.description,
                typing.description, report.description
            ]),
        Area("Files of threads", "What was sent with messages.", [files.description, attachment.description]),
        Area(
            "Live news",
            """
            Everything that happens, as server-sent events or over a WebSocket, numbered without gaps for each person: for clients \
            and coaches alike.
            """,
            [events.description, socket.description]),
    ]
}
