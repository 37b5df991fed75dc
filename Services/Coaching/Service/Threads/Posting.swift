internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What a message says, before it has its place.
struct MessageDraft: Sendable {
    /// Nil for the next one.
    var id: MessageID?
    var sender: MessageSender
    var senderID: UserID?
    var clientID: ClientMessageID?
    var text: String?
    var attachments: [StoredAttachment] = []
    var news: SystemNews?
    var subject: String?

    var kind: MessageKind {
        if sender == .system { return .system }
        if attachments.contains(where: { $0.kind == .document }) { return .pdf }
        return attachments.isEmpty ? .text : .image
    }

    static func system(_ news: SystemNews, id: MessageID? = nil, subject: String? = nil) -> MessageDraft {
        MessageDraft(id: id, sender: .system, news: news, subject: subject)
    }
}

/// Gives messages their places, and tells both sides.
struct Posting: Sendable {
    let dependencies: CoachingDependencies

    /// Puts a message at the end of a thread. The thread's row is held; `Feed.wake` comes after the transaction.
    /// - Parameter month: in which a client's message counts and which of that month it is; nil of others' messages.
    @discardableResult
    func post(
        _ draft: MessageDraft, in thread: inout StoredThread, month: (text: String, number: Int64)? = nil, now: Instant,
        _ db: any Connection
    ) async throws -> StoredMessage {
        thread.lastSeq += 1
        if draft.sender == .client { thread.sent += 1 }
        let message = StoredMessage(
            client: thread.client, seq: thread.lastSeq, id: draft.id ?? MessageID(trusted: dependencies.ids.next()),
            sender: draft.sender, senderID: draft.senderID, clientID: draft.clientID, kind: draft.kind, text: draft.text,
            news: draft.news, subject: draft.subject,
            number: draft.sender == .client ? thread.sent : nil, month: month?.text, monthNumber: month?.number, sentAt: now,
            attachments: draft.attachments)
        try await MessageStore.insert(message, in: db)
        try await dependencies.feed.tell(
            .message, to: thread.others(than: nil), about: thread.client, subject: String(message.seq), now: now, in: db)
        return message
    }

    /// How long the news of a plan stand for another one like it.
    private static let planNews: Duration = .hours(24)

    /// Says what the products did, in the client's thread. System messages use no quota. Nothing happens where there is no open thread,
    /// nor where the last that it says is that such a plan is ready: whoever makes one after the other buries no message under them.
    /// - Parameter id: the message's, of news that may be told twice.
    /// - Returns: false where there is no thread at all.
    @discardableResult
    func tell(_ news: SystemNews, id: MessageID? = nil, to client: UserID, now: Instant, in db: any Connection) async throws -> Bool {
        guard var thread = try await ThreadStore.hold(client, in: db) else { return false }
        guard thread.state == .open else { return true }
        if news.isOfPlan, let newest = try await MessageStore.find(thread.lastSeq, of: client, in: db), newest.news == news,
            newest.sentAt > now - Self.planNews {
            return true
        }
        try await post(.system(news, id: id), in: &thread, now: now, db)
        return true
    }
}

extension SystemNews {
    /// Whether it is that a plan is ready. There is one of each kind, so that said twice in a row it says nothing new.
    fileprivate var isOfPlan: Bool {
        switch self {
        case .planGenerated, .mealPlanGenerated: true
        case .workoutCompleted, .coachAssigned, .callBooked, .callMoved, .callCancelled: false
        }
    }
}
