public import Contracts
public import Wire

/// A thread as a device knows it: the newest part without holes, how far both sides got, and what is left of the month. Whatever order
/// answers and events come in, each message is there once, and receipts never go back. FR-MESSAGING-01-b, FR-MESSAGING-01-c.
public struct ThreadModel: DTO {
    /// In their order, without holes.
    public private(set) var messages: [Message] = []
    /// Whether there are older ones at the service: places in a thread count from 1, without holes.
    public var hasEarlier: Bool { messages.first.map { $0.seq > 1 } ?? false }
    public private(set) var marks = ReadMarks(clientDelivered: 0, clientRead: 0, coachDelivered: 0, coachRead: 0)
    public private(set) var state = ThreadState.open
    public private(set) var quota: MessageQuota?
    /// When the month of `quota` ends; nil while the service did not say.
    private var quotaEnds: Instant?
    /// What was said beside the last message that was sent.
    public private(set) var warning: QuotaWarning?
    /// Whether to ask for a rating.
    public var isRatingDue = false
    /// Where the person's stream stood when this was read.
    public private(set) var feedSeq: Int64?
    /// Messages of the coach that were not read and are not here.
    private var unseen: Int64 = 0

    public init() {}
    public static let example = ThreadModel()

    private static let mostKept = 500

    /// What the coach wrote and the person has not read.
    public var unread: Int64 { unseen + Int64(messages.count { $0.sender == .coach && $0.seq > marks.clientRead }) }

    /// The place of the first message that the person has not read, for the line "new messages".
    public var firstUnread: Int64? { messages.first { $0.sender == .coach && $0.seq > marks.clientRead }?.seq }

    /// The place of the last message to the person that is here, while the service does not know that it arrived.
    public var unreported: Int64? {
        guard let last = messages.last(where: { $0.sender != .client })?.seq, last > marks.clientDelivered else { return nil }
        return last
    }

    // MARK: What the service says

    /// A part of the thread: the newest one, or one before what is here.
    /// - Returns: whether the thread has to be read anew, because there is a hole before what came since.
    @discardableResult
    public mutating func take(_ page: MessagePage, isNewest: Bool) -> Bool {
        state = page.state
        take(page.marks)
        var bySeq: [Int64: Message] = [:]
        for message in messages + page.items { bySeq[message.seq] = bySeq[message.seq]?.newer(message) ?? message }
        guard let last = bySeq.keys.max() else { return note(page, isNewest) }
        var first = last
        while bySeq[first - 1] != nil { first -= 1 }
        messages = (first...last).compactMap { bySeq[$0] }
        _ = note(page, isNewest)
        return page.items.last.map { $0.seq < first } ?? false
    }

    private mutating func note(_ page: MessagePage, _ isNewest: Bool) -> Bool {
        if isNewest { feedSeq = max(feedSeq ?? 0, page.feedSeq) }
        // What was read here since the service counted is not counted again.
        unseen = 0
        if page.marks.clientRead >= marks.clientRead { unseen = max(0, page.unread - unread) }
        return false
    }

    /// - Returns: whether something came that this thread has no place for: it has to be read anew.
    @discardableResult
    public mutating func take(_ event: FeedEvent) -> Bool {
        if let marks = event.marks { take(marks) }
        guard let message = event.message else { return event.type == .thread }
        return !put(message)
    }

    /// The answer to a message that was sent.
    /// - Returns: whether the thread has to be read anew, because others came between.
    @discardableResult
    public mutating func take(_ sent: SentMessage) -> Bool {
        quota = sent.quota ?? quota
        // That is of the month after, whose end is not known yet.
        if sent.quota != nil, let end = quotaEnds, end <= sent.message.sentAt { quotaEnds = nil }
        warning = sent.warning
        isRatingDue = isRatingDue || sent.ratingDue
        return !put(sent.message)
    }

    public mutating func take(_ quota: CoachingQuota) { (self.quota, quotaEnds) = (quota.messages, quota.resetsAt) }

    /// What was left of a month that is over says nothing of the next one: until the service does, nothing is known.
    public mutating func forgetQuota(at now: Instant) {
        guard let end = quotaEnds, end <= now else { return }
        (quota, quotaEnds, warning) = (nil, nil, nil)
    }

    /// Marks never go back, whatever came in between.
    public mutating func take(_ other: ReadMarks) {
        marks = ReadMarks(
            clientDelivered: max(marks.clientDelivered, other.clientDelivered), clientRead: max(marks.clientRead, other.clientRead),
            coachDelivered: max(marks.coachDelivered, other.coachDelivered), coachRead: max(marks.coachRead, other.coachRead))
        if let first = messages.first?.seq, marks.clientRead >= first - 1 { unseen = 0 }
    }

    /// Up to where the person read, shown before the service knows of it.
    public mutating func read(upTo seq: Int64) {
        take(ReadMarks(clientDelivered: seq, clientRead: seq, coachDelivered: 0, coachRead: 0))
    }

    /// - Returns: whether it has a place here: among the known ones, or right behind them.
    private mutating func put(_ message: Message) -> Bool {
        guard let first = messages.first?.seq, let last = messages.last?.seq else {
            if message.seq == 1 { messages = [message] }
            return message.seq == 1
        }
        guard message.seq <= last + 1 else { return false }
        if message.seq == last + 1 {
            messages.append(message)
        } else if message.seq >= first {
            messages[Int(message.seq - first)] = messages[Int(message.seq - first)].newer(message)
        }
        return true
    }

    /// What of it is kept on the device.
    func kept() -> ThreadModel {
        var kept = self
        kept.messages = Array(messages.suffix(Self.mostKept))
        return kept
    }

    /// How far a message got: what it says itself, or the marks that came since.
    public func status(of message: Message) -> MessageStatus {
        guard message.sender == .client else { return message.status }
        if message.readAt != nil || message.seq <= marks.coachRead { return .read }
        return message.deliveredAt != nil || message.seq <= marks.coachDelivered ? .delivered : .sent
    }
}

extension Message {
    /// This one or that one, the times of both kept: an answer may overtake the news that came after it.
    fileprivate func newer(_ other: Message) -> Message {
        let isRemoved = removed == true || other.removed == true
        let words = removed == true ? self : other
        return Message(
            id: other.id, seq: other.seq, clientId: other.clientId, sender: other.sender, kind: other.kind, text: words.text,
            attachments: words.attachments?.items, news: other.news, sentAt: other.sentAt, deliveredAt: deliveredAt ?? other.deliveredAt,
            readAt: readAt ?? other.readAt, removed: isRemoved ? true : nil)
    }
}
