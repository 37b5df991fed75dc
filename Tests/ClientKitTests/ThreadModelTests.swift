import ClientKit
import Contracts
import Platform
import TestSupport
import Testing
import Wire

/// A thread as a device knows it, whatever order things come in.
@Suite struct ThreadModelTests {
    private static func message(_ seq: Int64, _ sender: MessageSender = .coach) -> Message {
        let id = "01960f3e-7b6a-7c3e-9d2a-\(String(1_000_000_000_000 + seq).dropFirst())"
        return Message(
            id: MessageID(trusted: id), seq: seq, clientId: sender == .client ? ClientMessageID(trusted: id) : nil, sender: sender,
            kind: sender == .system ? .system : .text, text: "\(seq)", sentAt: .example + .seconds(seq))
    }
    private static func page(
        _ messages: [Message], marks: ReadMarks = ReadMarks(clientDelivered: 0, clientRead: 0, coachDelivered: 0, coachRead: 0),
        unread: Int64 = 0, feedSeq: Int64 = 0
    ) -> MessagePage {
        MessagePage(items: messages, hasMore: (messages.first?.seq ?? 1) > 1, state: .open, marks: marks, unread: unread, feedSeq: feedSeq)
    }

    /// A service with a thread that grows, and a device that hears of it by answers, news and pages that come late, twice or not at all.
    @Test(.proves("FR-MESSAGING-01-b"), arguments: 0..<200)
    func everythingIsThereOnceAndReceiptsNeverGoBack(_ seed: Int) {
        let random = SeededRandom(seed: UInt64(seed))
        var all: [Message] = [], coachRead: Int64 = 0, coachDelivered: Int64 = 0
        var thread = ThreadModel(), shown: [Int64: Int] = [:], late: [MessagePage] = [], answers: [SentMessage] = []
        func marks() -> ReadMarks {
            ReadMarks(clientDelivered: 0, clientRead: 0, coachDelivered: coachDelivered, coachRead: coachRead)
        }
        func newest() -> MessagePage { Self.page(Array(all.suffix(20)), marks: marks(), feedSeq: Int64(all.count)) }
        func look() {
            #expect(thread.messages.map(\.seq) == Array((thread.messages.first?.seq ?? 1)..<((thread.messages.last?.seq ?? 0) + 1)))
            for message in thread.messages where message.sender == .client {
                let status = [MessageStatus.sent, .delivered, .read].firstIndex(of: thread.status(of: message)) ?? 0
                #expect(status >= shown[message.seq] ?? 0)
                shown[message.seq] = status
            }
        }
        for _ in 0..<120 {
            switch random.below(8) {
            case 0, 1, 2:
                let sender: MessageSender = [.client, .coach, .system][Int(random.below(3))]
                all.append(Self.message(Int64(all.count) + 1, sender))
                if let message = all.last {
                    if sender == .client { answers.append(SentMessage(message: message)) }
                    // The event may be lost; the next one, or the answer, shows the hole.
                    if random.below(4) > 0, thread.take(FeedEvent(.message, seq: 1, message: message)) {
                        thread.take(newest(), isNewest: true)
                    }
                }
            case 3:
                coachDelivered = min(Int64(all.count), coachDelivered + Int64(random.below(4)))
                coachRead = min(coachDelivered, coachRead + Int64(random.below(4)))
                thread.take(FeedEvent(.marks, seq: 1, marks: marks()))
            case 4: late.append(newest())
            case 5: if !late.isEmpty { thread.take(late.remove(at: Int(random.below(UInt64(late.count)))), isNewest: true) }
            case 6:
                if !answers.isEmpty, thread.take(answers.remove(at: Int(random.below(UInt64(answers.count))))) {
                    thread.take(newest(), isNewest: true)
                }
            default:
                if let first = thread.messages.first?.seq, first > 1 {
                    thread.take(Self.page(Array(all[max(0, Int(first) - 11)..<Int(first) - 1]), marks: marks()), isNewest: false)
                }
            }
            look()
        }
        while thread.take(newest(), isNewest: true) {}
        look()
        while let first = thread.messages.first?.seq, first > 1 {
            thread.take(Self.page(Array(all[max(0, Int(first) - 21)..<Int(first) - 1]), marks: marks()), isNewest: false)
        }
        #expect(thread.messages.map(\.text) == all.map(\.text))
        #expect(thread.messages.allSatisfy { $0.sender != .client || $0.seq > coachRead || thread.status(of: $0) == .read })
    }

    @Test func countsWhatWasNotReadAlsoWhereItIsNotHere() {
        var thread = ThreadModel()
        thread.take(Self.page((31...50).map { Self.message($0) }, unread: 40), isNewest: true)
        #expect(thread.unread == 40 && thread.hasEarlier && thread.firstUnread == 31)
        thread.read(upTo: 40)
        #expect(thread.unread == 10 && thread.firstUnread == 41)
        thread.take(FeedEvent(.message, seq: 1, message: Self.message(51)))
        #expect(thread.unread == 11)
        thread.take(Self.page((31...51).map { Self.message($0) }, unread: 41), isNewest: true)
        #expect(thread.unread == 11, "what was read here before the service knew of it")
        thread.read(upTo: 51)
        #expect(thread.unread == 0 && thread.firstUnread == nil)
    }

    /// An app that stays open would refuse messages of a month for which the service takes them.
    @Test func whatWasLeftOfAMonthIsForgottenWithIt() {
        let end = Instant.example + .hours(700)
        func quota(_ used: Int64, until end: Instant) -> CoachingQuota {
            CoachingQuota(tier: .freemium, messages: MessageQuota(used: used, limit: 20), calls: .example, resetsAt: end)
        }
        var thread = ThreadModel()
        thread.take(quota(20, until: end))
        thread.forgetQuota(at: end - .milliseconds(1))
        #expect(thread.quota == MessageQuota(used: 20, limit: 20))
        var next = thread
        next.forgetQuota(at: end)
        #expect(next.quota == nil)
        // An answer of the next month comes before its end is known.
        let message = Message(
            id: .example, seq: 1, clientId: .example, sender: .client, kind: .text, text: "1", sentAt: end)
        thread.take(SentMessage(message: message, quota: MessageQuota(used: 1, limit: 20)))
        thread.forgetQuota(at: end + .seconds(1))
        #expect(thread.quota == MessageQuota(used: 1, limit: 20))
        thread.take(quota(1, until: end + .days(30)))
        thread.forgetQuota(at: end + .days(30))
        #expect(thread.quota == nil)
    }

    @Test func knowsWhichArrivalTheServiceHasNotHeardOf() {
        let table: [(senders: [MessageSender], delivered: Int64, unreported: Int64?)] = [
            ([], 0, nil), ([.client], 0, nil), ([.coach], 0, 1), ([.coach], 1, nil), ([.coach, .client], 0, 1), ([.coach, .client], 1, nil),
            ([.coach, .client, .system], 1, 3), ([.system, .coach, .client, .client], 1, 2), ([.coach, .coach], 2, nil),
        ]
        for row in table {
            var thread = ThreadModel()
            let messages = row.senders.enumerated().map { Self.message(Int64($0.offset) + 1, $0.element) }
            let marks = ReadMarks(clientDelivered: row.delivered, clientRead: 0, coachDelivered: 0, coachRead: 0)
            thread.take(Self.page(messages, marks: marks), isNewest: true)
            #expect(thread.unreported == row.unreported, "\(row)")
        }
    }

    @Test func aMessageKeepsItsPlaceWhenTheServiceHasIt() throws {
        let mine = Self.message(2, .client), id = try #require(mine.clientId)
        var outbox = CallOutbox<MessageCall>(), thread = ThreadModel()
        thread.take(Self.page([Self.message(1)]), isNewest: true)
        var queue = CallQueue<MessageCall, SentMessage>(outbox)
        _ = queue.take(.write(.send(id, MessageText(trusted: "2"), at: .example)), now: .example)
        _ = queue.take(.write(.send(.example, MessageText(trusted: "3"), at: .example)), now: .example)
        outbox = queue.outbox
        #expect(thread.items(outbox).map(\.text) == ["1", "2", "3"])
        #expect(thread.items(outbox).map(\.status) == [nil, .sending, .sending])
        let before = thread.items(outbox)[1].id
        // The news come before the answer.
        thread.take(FeedEvent(.message, seq: 1, message: mine))
        #expect(thread.items(outbox).map(\.text) == ["1", "2", "3"])
        #expect(thread.items(outbox)[1].id == before && thread.items(outbox)[1].status == .sent)
        thread.take(FeedEvent(.marks, seq: 2, marks: ReadMarks(clientDelivered: 0, clientRead: 0, coachDelivered: 2, coachRead: 0)))
        #expect(thread.items(outbox)[1].status == .delivered)
    }

    @Test func aMessageThatWasTakenAwayStaysAway() {
        var thread = ThreadModel()
        let message = Self.message(1)
        let removed = Message(
            id: message.id, seq: 1, clientId: nil, sender: .coach, kind: .text, text: nil, sentAt: message.sentAt, removed: true)
        thread.take(Self.page([message]), isNewest: true)
        thread.take(FeedEvent(.message, seq: 1, message: removed))
        thread.take(Self.page([message]), isNewest: true)
        #expect(thread.messages.first?.removed == true && thread.messages.first?.text == nil)
    }

    @Test func daysAndGroups() {
        let day: Int64 = 86_400
        func item(_ seconds: Int64, _ sender: MessageSender) -> Message {
            Message(
                id: .example, seq: 1, clientId: nil, sender: sender, kind: .text, text: "x",
                sentAt: Instant(milliseconds: 1_772_352_000_000 + seconds * 1000))
        }
        let sent = [item(0, .coach), item(59, .coach), item(61, .client), item(day, .client), item(day - 5, .client), item(2 * day, .system)]
        let items = sent.enumerated().flatMap { place, message -> [ThreadItem] in
            var thread = ThreadModel()
            thread.take(Self.page([message]), isNewest: true)
            return thread.items(CallOutbox())
        }
        let days = ThreadDay.days(items) { LocalDate(daysSinceEpoch: $0.milliseconds / 86_400_000) }
        #expect(days.map(\.items.count) == [3, 2, 1])
        #expect(items[1].continues(items[0]) && !items[2].continues(items[1]) && !items[5].continues(items[4]))
    }
}
