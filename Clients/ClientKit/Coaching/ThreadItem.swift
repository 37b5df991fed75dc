public import Contracts
public import Wire

/// A message as a screen shows it: one of the service, or one of this device that the service has not answered yet.
public struct ThreadItem: Sendable, Equatable, Identifiable {
    public enum Key: Sendable, Hashable {
        /// Of the person's own messages: the same before and after the service has them, so that nothing jumps.
        case own(ClientMessageID)
        case place(Int64)
    }

    /// sending → sent → delivered → read. FR-MESSAGING-01-c.
    public enum Status: Sendable, Equatable {
        case sending
        /// Everything waits until the person has access again, such as for another month or a higher tier.
        case held(CallRefusal)
        /// It was refused: the person sends it again, changes it or takes it back. The number is that of the issue.
        case failed(CallRefusal, issue: Int64)
        case sent, delivered, read
    }

    public let id: Key
    /// Nil until the service gave it a place.
    public let seq: Int64?
    public let sender: MessageSender
    public let kind: MessageKind
    public let text: String?
    public let attachments: [Attachment]
    public let isRemoved: Bool
    public let at: Instant
    /// Nil for messages of others.
    public let status: Status?
}

extension ThreadModel {
    /// The messages in the order of the thread; behind them those of this device, in the order they were written.
    public func items(_ outbox: CallOutbox<MessageCall>) -> [ThreadItem] {
        let known = Set(messages.compactMap(\.clientId))
        let shown = messages.map(item)
        let failed = outbox.issues.filter { $0.call.kind == .send }.map { issue in
            (issue.number, issue.call, ThreadItem.Status.failed(issue.refusal, issue: issue.number))
        }
        let waiting = outbox.calls.filter { $0.call.kind == .send }.map { queued in
            (queued.number, queued.call, outbox.lock.map(ThreadItem.Status.held) ?? .sending)
        }
        let mine = (failed + waiting).sorted { $0.0 < $1.0 }.compactMap { _, call, status in
            call.id.flatMap { known.contains($0) ? nil : item(call, $0, status) }
        }
        return shown + mine
    }

    private func item(_ message: Message) -> ThreadItem {
        var status: ThreadItem.Status?
        if message.sender == .client {
            status =
                switch self.status(of: message) {
                case .sent: .sent
                case .delivered: .delivered
                case .read: .read
                }
        }
        return ThreadItem(
            id: message.sender == .client ? message.clientId.map(ThreadItem.Key.own) ?? .place(message.seq) : .place(message.seq),
            seq: message.seq, sender: message.sender, kind: message.kind, text: message.text,
            attachments: message.attachments?.items ?? [], isRemoved: message.removed == true, at: message.sentAt, status: status)
    }

    private func item(_ call: MessageCall, _ id: ClientMessageID, _ status: ThreadItem.Status) -> ThreadItem {
        let files = call.attachments ?? []
        return ThreadItem(
            id: .own(id), seq: nil, sender: .client,
            kind: files.isEmpty ? .text : files.contains { $0.kind == .document } ? .pdf : .image, text: call.text?.text, attachments: files,
            isRemoved: false, at: call.writtenAt ?? Instant(milliseconds: 0), status: status)
    }
}

/// The messages of one day, by the clock of whoever reads.
public struct ThreadDay: Sendable, Equatable, Identifiable {
    public let date: LocalDate
    public let items: [ThreadItem]
    public var id: LocalDate { date }

    /// - Parameter localDate: which day it is at an instant where the reader is.
    public static func days(_ items: [ThreadItem], _ localDate: (Instant) -> LocalDate) -> [ThreadDay] {
        var days: [ThreadDay] = []
        for item in items {
            let date = localDate(item.at)
            // A clock that was set back opens no day twice.
            if let last = days.last, date <= last.date {
                days[days.count - 1] = ThreadDay(date: last.date, items: last.items + [item])
            } else {
                days.append(ThreadDay(date: date, items: [item]))
            }
        }
        return days
    }
}

extension ThreadItem {
    /// Whether it belongs to the one before: of the same side, within a minute. Screens show time and side of a group once.
    public func continues(_ before: ThreadItem) -> Bool {
        sender == before.sender && sender != .system && at >= before.at && at - before.at < .minutes(1)
    }
}
