internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What a message says, before it has its place.
struct MessageDraft: Sendable {
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

    static func system(_ news: SystemNews, subject: String? = nil) -> MessageDraft {
        MessageDraft(sender: .system, news: news, subject: subject)
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
            client: thread.client, seq: thread.lastSeq, id: MessageID(trusted: dependencies.ids.next()), sender: draft.sender,
            senderID: draft.senderID, clientID: draft.clientID, kind: draft.kind, text: draft.text, news: draft.news,
            subject: draft.subject,
            number: draft.sender == .client ? thread.sent : nil, month: month?.text, monthNumber: month?.number, sentAt: now,
            attachments: draft.attachments)
        try await MessageStore.insert(message, in: db)
        try await dependencies.feed.tell(
            .message, to: thread.others(than: nil), about: thread.client, subject: String(message.seq), now: now, in: db)
        return message
    }

    /// Says what the products did, in the client's thread. System messages use no quota. Nothing happens where there is no open thread.
    func tell(_ news: SystemNews, subject: String? = nil, to client: UserID, now: Instant, in db: any Connection) async throws {
        guard var thread = try await ThreadStore.hold(client, in: db), thread.state == .open else { return }
        try await post(.system(news, subject: subject), in: &thread, now: now, db)
    }
}
