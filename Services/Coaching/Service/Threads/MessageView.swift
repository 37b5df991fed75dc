internal import CoachingDomain
internal import Contracts
internal import ServiceKit
internal import Wire

/// Messages as their readers see them.
struct MessageView: Sendable {
    let language: Language
    /// Which side reads; administrators read as coaches do.
    let reader: CallSide
    /// Base of the addresses of files.
    let publicURL: String
    let times: MarkTimes
    /// Whose administrators open the files; nil for the two sides of the thread.
    var safetyCase: SafetyCaseID?

    func message(_ stored: StoredMessage) -> Message {
        // Who is to receive it; the client, of what the platform says.
        let receiver: CallSide = stored.sender == .client ? .coach : .client
        let readAt = times.time(of: stored.seq, receiver, .read)
        let isRemoved = stored.removedAt != nil
        return Message(
            id: stored.id, seq: stored.seq, clientId: stored.clientID, sender: stored.sender, kind: stored.kind,
            text: stored.news.map { SystemText.text($0, subject: stored.subject, to: reader, language) } ?? stored.text,
            attachments: stored.attachments.isEmpty ? nil : stored.attachments.map(attachment), news: stored.news, sentAt: stored.sentAt,
            deliveredAt: times.time(of: stored.seq, receiver, .delivered) ?? readAt, readAt: readAt, removed: isRemoved ? true : nil)
    }

    func attachment(_ stored: StoredAttachment) -> Attachment {
        let path =
            if let safetyCase {
                CoachingAdmin.caseFile.path.path(["id": safetyCase.text, "file": stored.id.text])
            } else {
                CoachingThreads.attachment.path.path(["id": stored.id.text])
            }
        let url = publicURL + (path ?? "")
        return Attachment(
            id: stored.id, kind: stored.kind, name: stored.name, contentType: stored.contentType, bytes: stored.bytes, width: stored.width,
            height: stored.height, url: url, thumbnailUrl: url + "?form=thumbnail")
    }
}
