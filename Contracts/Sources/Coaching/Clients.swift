public import Wire

/// A client, as a coach's list shows them. FC-ADD-05.
public struct ClientCard: DTO {
    /// The client.
    public let id: UserID
    /// Left out until they told their name.
    public let name: PersonName?
    /// What they train for; left out until their first intake.
    public let goal: MainGoal?
    /// The language they read.
    public let language: TextLanguage
    /// What they pay for.
    public let tier: Tier
    /// Whether messages can be sent.
    public let state: ThreadState
    /// Whether they have a stream open.
    public let online: Bool
    /// Messages that the coach has not read.
    public let unread: Int64
    /// Left out while the thread is empty.
    public let lastMessage: LastMessage?
    /// When the next call with them begins.
    public let nextCallAt: Instant?
    /// Since when the coach has them.
    public let assignedAt: Instant

    public init(
        id: UserID, name: PersonName?, goal: MainGoal?, language: TextLanguage, tier: Tier, state: ThreadState, online: Bool,
        unread: Int64, lastMessage: LastMessage?, nextCallAt: Instant?, assignedAt: Instant
    ) {
        self.id = id
        self.name = name
        self.goal = goal
        self.language = language
        self.tier = tier
        self.state = state
        self.online = online
        self.unread = unread
        self.lastMessage = lastMessage
        self.nextCallAt = nextCallAt
        self.assignedAt = assignedAt
    }
    public static let example = ClientCard(
        id: .example, name: .example, goal: .muscleGain, language: .ar, tier: .premium, state: .open, online: true, unread: 2,
        lastMessage: .example, nextCallAt: nil, assignedAt: .example)
}

/// The newest message of a thread, shortened.
public struct LastMessage: DTO {
    /// Its place in the thread.
    public let seq: Int64
    public let sender: MessageSender
    public let kind: MessageKind
    /// Its first 100 characters; left out for files without words.
    public let text: String?
    /// When it was sent.
    public let sentAt: Instant
    public init(seq: Int64, sender: MessageSender, kind: MessageKind, text: String?, sentAt: Instant) {
        self.seq = seq
        self.sender = sender
        self.kind = kind
        self.text = text
        self.sentAt = sentAt
    }
    public static let example = LastMessage(seq: 42, sender: .client, kind: .text, text: MessageText.example.text, sentAt: .example)
}

/// A coach's clients: those with the newest messages first.
public struct ClientList: DTO {
    public let items: [ClientCard]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    /// How many there are in all.
    public let total: Int64
    /// Messages that the coach has not read, of all clients.
    public let unread: Int64
    public init(items: [ClientCard], nextCursor: OpaqueToken?, total: Int64, unread: Int64) {
        self.items = items
        self.nextCursor = nextCursor
        self.total = total
        self.unread = unread
    }
    public static let example = ClientList(items: [.example], nextCursor: nil, total: 17, unread: 2)
}

public struct ClientMessagePutParameters: DTO {
    /// Whose thread.
    public let client: UserID
    /// The sender's own id of the message.
    public let clientId: ClientMessageID
    public init(client: UserID, clientId: ClientMessageID) {
        self.client = client
        self.clientId = clientId
    }
    public static let example = ClientMessagePutParameters(client: .example, clientId: .example)
}

public struct ThreadQuery: DTO {
    /// Whose thread.
    public let client: UserID
    /// Those behind this place, oldest first.
    public let after: SequenceNumber?
    /// Those before this place, nearest first in the thread's order.
    public let before: SequenceNumber?
    /// How many come at once: 30 when left out; more than 200 is refused. `hasMore` says whether more follow.
    public let limit: Whole<PageSize>?
    public init(client: UserID, after: SequenceNumber? = nil, before: SequenceNumber? = nil, limit: Whole<PageSize>? = nil) {
        self.client = client
        self.after = after
        self.before = before
        self.limit = limit
    }
    public var query: MessageQuery { MessageQuery(after: after, before: before, limit: limit) }
    public func problems() -> [FieldProblem] { query.problems() }
    public static let example = ThreadQuery(client: .example, after: .example, limit: .example)
}

/// A list of something of one client.
public struct ClientPageQuery: DTO {
    /// Whose.
    public let client: UserID
    /// How many come at once: 20 when left out; more than 100 counts as 100. The last page has no `nextCursor`.
    public let limit: Whole<PageRule>?
    /// The `nextCursor` of the page before; without it the first page.
    public let cursor: OpaqueToken?
    public init(client: UserID, limit: Whole<PageRule>? = nil, cursor: OpaqueToken? = nil) {
        self.client = client
        self.limit = limit
        self.cursor = cursor
    }
    public var page: PageQuery { PageQuery(limit: limit, cursor: cursor) }
    public static let example = ClientPageQuery(client: .example, limit: .example)
}

public struct ClientNoteParameters: DTO {
    /// About whom the note is.
    public let client: UserID
    /// Which note.
    public let id: ClientNoteID
    public init(client: UserID, id: ClientNoteID) {
        self.client = client
        self.id = id
    }
    public static let example = ClientNoteParameters(client: .example, id: .example)
}

/// What a note says.
public struct ClientNoteContent: DTO {
    /// The whole note, in place of what it said.
    public let text: ClientNoteText
    public init(text: ClientNoteText) { self.text = text }
    public static let example = ClientNoteContent(text: .example)
}

/// What coaches write down about a client. It stays with the client when they get another coach, and clients never see it.
public struct ClientNote: DTO {
    public let id: ClientNoteID
    public let text: ClientNoteText
    /// Whether the reader wrote it; only who wrote it changes it.
    public let isOwn: Bool
    /// When it was written.
    public let createdAt: Instant
    /// When it last changed.
    public let changedAt: Instant
    public init(id: ClientNoteID, text: ClientNoteText, isOwn: Bool, createdAt: Instant, changedAt: Instant) {
        self.id = id
        self.text = text
        self.isOwn = isOwn
        self.createdAt = createdAt
        self.changedAt = changedAt
    }
    public static let example = ClientNote(id: .example, text: .example, isOwn: true, createdAt: .example, changedAt: .example)
}

/// Newest first.
public struct ClientNoteList: DTO {
    public let items: [ClientNote]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [ClientNote], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = ClientNoteList(items: [.example], nextCursor: nil)
}

/// One message to many: each client gets it in their own thread.
public struct NewBroadcast: DTO {
    /// The same one again is the same broadcast.
    public let clientId: ClientMessageID
    /// What each of them reads.
    public let text: MessageText
    /// Only to those with this goal; to all when left out.
    public let goal: MainGoal?
    public init(clientId: ClientMessageID, text: MessageText, goal: MainGoal? = nil) {
        self.clientId = clientId
        self.text = text
        self.goal = goal
    }
    public static let example = NewBroadcast(clientId: .example, text: .example)
}

/// A message that a coach sent to many clients.
public struct Broadcast: DTO {
    public let id: BroadcastID
    /// What each of them reads.
    public let text: MessageText
    /// The goal of those it went to; left out when it went to all.
    public let goal: MainGoal?
    /// How many clients it goes to: those that the coach had when they sent it.
    public let recipients: Int64
    /// How many of them have it in their thread by now.
    public let sent: Int64
    /// When it was sent.
    public let createdAt: Instant
    public init(id: BroadcastID, text: MessageText, goal: MainGoal?, recipients: Int64, sent: Int64, createdAt: Instant) {
        self.id = id
        self.text = text
        self.goal = goal
        self.recipients = recipients
        self.sent = sent
        self.createdAt = createdAt
    }
    public static let example = Broadcast(id: .example, text: .example, goal: nil, recipients: 17, sent: 17, createdAt: .example)
}

/// Newest first.
public struct BroadcastList: DTO {
    public let items: [Broadcast]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [Broadcast], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = BroadcastList(items: [.example], nextCursor: nil)
}

/// What clients struggle with, told to the staff. FC-FEEDBACK-05.
public struct NewPainPoint: DTO {
    /// What clients struggle with, without names.
    public let text: ClientNoteText
    public init(text: ClientNoteText) { self.text = text }
    public static let example = NewPainPoint(text: .example)
}

/// What a coach says that clients struggle with.
public struct PainPoint: DTO {
    public let id: PainPointID
    /// Who told it.
    public let coach: UserID
    public let text: ClientNoteText
    /// When it was told.
    public let createdAt: Instant
    public init(id: PainPointID, coach: UserID, text: ClientNoteText, createdAt: Instant) {
        self.id = id
        self.coach = coach
        self.text = text
        self.createdAt = createdAt
    }
    public static let example = PainPoint(id: .example, coach: .example, text: .example, createdAt: .example)
}

/// Newest first.
public struct PainPointList: DTO {
    public let items: [PainPoint]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [PainPoint], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = PainPointList(items: [.example], nextCursor: nil)
}
