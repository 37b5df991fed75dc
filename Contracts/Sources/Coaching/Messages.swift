public import Wire

/// A file of a message. Its bytes are behind `url` for the two sides of its thread and nobody else.
public struct Attachment: DTO {
    /// Its file at the media service.
    public let id: MediaID
    public let kind: MediaKind
    /// What it is called; left out when it has no name.
    public let name: MediaFileName?
    /// What it is, whatever the sender called it.
    public let contentType: ContentType
    /// How many bytes it has.
    public let bytes: Int64
    /// As seen; left out for documents.
    public let width: Int64?
    /// As seen, in pixels; left out for documents.
    public let height: Int64?
    /// Answers 302 to a link that works for some minutes.
    public let url: String
    /// The same for a small picture of it: longest side 320 pixels, an icon for documents.
    public let thumbnailUrl: String

    public init(
        id: MediaID, kind: MediaKind, name: MediaFileName?, contentType: ContentType, bytes: Int64, width: Int64?, height: Int64?,
        url: String, thumbnailUrl: String
    ) {
        self.id = id
        self.kind = kind
        self.name = name
        self.contentType = contentType
        self.bytes = bytes
        self.width = width
        self.height = height
        self.url = url
        self.thumbnailUrl = thumbnailUrl
    }
    public static let example = Attachment(
        id: .example, kind: .image, name: .example, contentType: .example, bytes: 482_113, width: 1200, height: 1600,
        url: "https://coaching.example.com/coaching/attachments/01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f",
        thumbnailUrl: "https://coaching.example.com/coaching/attachments/01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f?form=thumbnail")
}

/// A message of a thread.
public struct Message: DTO {
    public let id: MessageID
    /// Its place in the thread: 1, 2, 3 … without gaps.
    public let seq: Int64
    /// The sender's own id; left out for system messages.
    public let clientId: ClientMessageID?
    public let sender: MessageSender
    /// What it carries.
    public let kind: MessageKind
    /// What it says; in the reader's language for system messages. Left out for files without words, and for a message that was removed.
    public let text: String?
    /// In the order in which they were sent. FR-MESSAGING-04-f.
    public let attachments: BoundedList<Attachment, AttachmentCount>?
    /// What a system message tells.
    public let news: SystemNews?
    public let status: MessageStatus
    /// When the service took it.
    public let sentAt: Instant
    /// When a device of the other side had it; left out until then.
    public let deliveredAt: Instant?
    /// When the other side saw it; left out until then.
    public let readAt: Instant?
    /// True once an administrator took it away.
    public let removed: Bool?

    public init(
        id: MessageID, seq: Int64, clientId: ClientMessageID?, sender: MessageSender, kind: MessageKind, text: String?,
        attachments: [Attachment]? = nil, news: SystemNews? = nil, sentAt: Instant, deliveredAt: Instant? = nil, readAt: Instant? = nil,
        removed: Bool? = nil
    ) {
        self.id = id
        self.seq = seq
        self.clientId = clientId
        self.sender = sender
        self.kind = kind
        self.text = text
        self.attachments = attachments.map { .init(trusted: $0) }
        self.news = news
        self.status = readAt != nil ? .read : deliveredAt != nil ? .delivered : .sent
        self.sentAt = sentAt
        self.deliveredAt = deliveredAt
        self.readAt = readAt
        self.removed = removed
    }
    public static let example = Message(
        id: .example, seq: 42, clientId: .example, sender: .client, kind: .image, text: MessageText.example.text, attachments: [.example],
        sentAt: .example, deliveredAt: .example)
}

/// What somebody says. Text, files, or both.
public struct MessageContent: DTO {
    /// What it says; left out for files alone.
    public let text: MessageText?
    /// Confirmed uploads of the sender, with purpose `chat_image` or `chat_document`. Clients need Smart Premium. FR-MESSAGING-04.
    public let attachmentIds: BoundedList<MediaID, AttachmentCount>?

    public init(text: MessageText?, attachmentIds: [MediaID]? = nil) {
        self.text = text
        self.attachmentIds = attachmentIds.map { .init(trusted: $0) }
    }

    public func problems() -> [FieldProblem] { Self.problems(text, attachmentIds?.items ?? []) }

    static func problems(_ text: MessageText?, _ attachments: [MediaID]) -> [FieldProblem] {
        if let text, text.text.unicodeScalars.allSatisfy(isUnseen) { return [FieldProblem("text", .required)] }
        if text == nil, attachments.isEmpty { return [FieldProblem("text", .oneOfRequired(fields: ["text", "attachmentIds"]))] }
        return Set(attachments).count < attachments.count ? [FieldProblem("attachmentIds", .duplicate)] : []
    }
    /// Signs that nobody sees: spaces, marks of direction, joiners. Of them alone is no message.
    private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0d, 0x20, 0xa0, 0xad, 0x34f, 0x61c, 0x115f, 0x1160, 0x180e, 0x2000...0x200f, 0x2028...0x202f, 0x205f...0x206f, 0x2800,
            0x3000, 0x3164, 0xfe00...0xfe0f, 0xfeff, 0xffa0, 0xe0000...0xe0fff:
            true
        default: false
        }
    }
    public static let example = MessageContent(text: .example, attachmentIds: [.example])
}

/// The same with the app's id of it, for `POST`.
public struct NewMessage: DTO {
    /// Made by the app before it sends: the same id again is the same message.
    public let clientId: ClientMessageID
    /// What it says; left out for files alone.
    public let text: MessageText?
    /// Confirmed uploads of the sender, with purpose `chat_image` or `chat_document`.
    public let attachmentIds: BoundedList<MediaID, AttachmentCount>?

    public init(clientId: ClientMessageID, text: MessageText?, attachmentIds: [MediaID]? = nil) {
        self.clientId = clientId
        self.text = text
        self.attachmentIds = attachmentIds.map { .init(trusted: $0) }
    }
    public func problems() -> [FieldProblem] { MessageContent.problems(text, attachmentIds?.items ?? []) }
    public var content: MessageContent { MessageContent(text: text, attachmentIds: attachmentIds?.items) }
    public static let example = NewMessage(clientId: .example, text: .example, attachmentIds: [.example])
}

/// What sending answers with. The same message again has the same `message`; the rest is as things are now.
public struct SentMessage: DTO {
    /// The message as it is kept.
    public let message: Message
    /// Left out for coaches, who have none.
    public let quota: MessageQuota?
    /// From 80 % of a month's messages on. FR-MESSAGING-03-b.
    public let warning: QuotaWarning?
    /// Whether to ask "How's your coaching experience?" now. FR-MESSAGING-08-a.
    public let ratingDue: Bool

    public init(message: Message, quota: MessageQuota? = nil, warning: QuotaWarning? = nil, ratingDue: Bool = false) {
        self.message = message
        self.quota = quota
        self.warning = warning
        self.ratingDue = ratingDue
    }
    public static let example = SentMessage(message: .example, quota: .example, warning: .example, ratingDue: true)
}

/// How far the two sides got: places in the thread, which never go back.
public struct ReadMarks: DTO {
    /// The newest message that a device of the client has.
    public let clientDelivered: Int64
    /// The newest message that the client has seen.
    public let clientRead: Int64
    /// The newest message that a device of the coach has.
    public let coachDelivered: Int64
    /// The newest message that the coach has seen.
    public let coachRead: Int64
    public init(clientDelivered: Int64, clientRead: Int64, coachDelivered: Int64, coachRead: Int64) {
        self.clientDelivered = clientDelivered
        self.clientRead = clientRead
        self.coachDelivered = coachDelivered
        self.coachRead = coachRead
    }
    public static let example = ReadMarks(clientDelivered: 42, clientRead: 40, coachDelivered: 42, coachRead: 42)
}

/// "I have everything up to here."
public struct UpTo: DTO {
    /// The place of the newest message that one has.
    public let upTo: SequenceNumber
    public init(upTo: SequenceNumber) { self.upTo = upTo }
    public static let example = UpTo(upTo: .example)
}

/// Which messages. Without `after` and `before` the newest.
public struct MessageQuery: DTO {
    /// Those behind this place, oldest first.
    public let after: SequenceNumber?
    /// Those before this place, nearest first in the thread's order.
    public let before: SequenceNumber?
    /// How many come at once: 30 when left out; more than 200 is refused. `hasMore` says whether more follow.
    public let limit: Whole<PageSize>?
    public init(after: SequenceNumber? = nil, before: SequenceNumber? = nil, limit: Whole<PageSize>? = nil) {
        self.after = after
        self.before = before
        self.limit = limit
    }
    public func problems() -> [FieldProblem] {
        after != nil && before != nil ? [FieldProblem("before", .exclusive(value: "after"))] : []
    }
    public static let example = MessageQuery(after: .example, limit: .example)
}

/// A part of a thread in its order.
public struct MessagePage: DTO {
    public let items: [Message]
    /// Whether there are more in the direction that was asked for.
    public let hasMore: Bool
    /// Whether the thread takes messages.
    public let state: ThreadState
    /// How far both sides read.
    public let marks: ReadMarks
    /// Messages of the other side that the reader has not read.
    public let unread: Int64
    /// Where the reader's stream stood when this was read: `GET /coaching/events?after=` from here misses and repeats nothing.
    public let feedSeq: Int64

    public init(items: [Message], hasMore: Bool, state: ThreadState, marks: ReadMarks, unread: Int64, feedSeq: Int64) {
        self.items = items
        self.hasMore = hasMore
        self.state = state
        self.marks = marks
        self.unread = unread
        self.feedSeq = feedSeq
    }
    public static let example = MessagePage(items: [.example], hasMore: true, state: .open, marks: .example, unread: 2, feedSeq: 97)
}

public struct ClientMessageParameters: DTO {
    /// The sender's own id of the message.
    public let clientId: ClientMessageID
    public init(clientId: ClientMessageID) { self.clientId = clientId }
    public static let example = ClientMessageParameters(clientId: .example)
}

public struct MessageParameters: DTO {
    /// Which message of one's own thread.
    public let id: MessageID
    public init(id: MessageID) { self.id = id }
    public static let example = MessageParameters(id: .example)
}

/// Which form of a file.
public enum AttachmentForm: String, WireEnum {
    /// The whole file.
    case full
    /// A small picture of it.
    case thumbnail
}

public struct AttachmentQuery: DTO {
    /// Which file.
    public let id: MediaID
    /// The whole file when left out.
    public let form: AttachmentForm?
    public init(id: MediaID, form: AttachmentForm? = nil) {
        self.id = id
        self.form = form
    }
    public static let example = AttachmentQuery(id: .example, form: .thumbnail)
}

/// A file of a thread, with where it was sent.
public struct ThreadFile: DTO {
    /// The file.
    public let attachment: Attachment
    public let sender: MessageSender
    /// The place of its message in the thread.
    public let seq: Int64
    /// When it was sent.
    public let sentAt: Instant
    public init(attachment: Attachment, sender: MessageSender, seq: Int64, sentAt: Instant) {
        self.attachment = attachment
        self.sender = sender
        self.seq = seq
        self.sentAt = sentAt
    }
    public static let example = ThreadFile(attachment: .example, sender: .client, seq: 42, sentAt: .example)
}

/// The files of a thread, newest first.
public struct ThreadFiles: DTO {
    public let items: [ThreadFile]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [ThreadFile], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = ThreadFiles(items: [.example], nextCursor: .example)
}
