internal import Contracts
internal import EventLoop
internal import Platform

/// Takes mail over SMTP and records it.
final class SMTPListener: Sendable {
    private let listener: StreamListener
    var port: Int { listener.port }

    /// - Parameters:
    ///   - verdict: what becomes of a recipient.
    ///   - record: keeps a mail for one recipient.
    init(
        loop: EventLoop, host: String, port: Int, verdict: @escaping @Sendable (String) async -> SMTPDialogue.Verdict,
        record: @escaping @Sendable (_ recipient: String, MailReader) async -> SMTPDialogue.Verdict
    ) throws {
        listener = try StreamListener(loop: loop, host: host, port: port) { connection in
            SMTPPeer(connection: connection, verdict: verdict, record: record).start()
        }
    }

    func stop() async { await listener.stop() }
}

/// One conversation; lives as long as its connection.
///
/// `@unchecked Sendable`: the dialogue is touched on the connection's loop only; the tasks it starts prefer that loop.
private final class SMTPPeer: @unchecked Sendable {
    private let connection: StreamConnection
    private let verdict: @Sendable (String) async -> SMTPDialogue.Verdict
    private let record: @Sendable (String, MailReader) async -> SMTPDialogue.Verdict
    private var dialogue = SMTPDialogue()

    init(
        connection: StreamConnection, verdict: @escaping @Sendable (String) async -> SMTPDialogue.Verdict,
        record: @escaping @Sendable (String, MailReader) async -> SMTPDialogue.Verdict
    ) {
        self.connection = connection
        self.verdict = verdict
        self.record = record
    }

    func start() {
        connection.onRead = { [self] bytes in perform(dialogue.receive(bytes)) }
        perform([SMTPDialogue.greeting])
    }

    private func perform(_ actions: [SMTPDialogue.Action]) {
        for action in actions {
            switch action {
            case .reply(let line): connection.write(Array((line + "\r\n").utf8))
            case .close: connection.finish()
            case .checkRecipient(let address):
                later { [verdict] in await verdict(address) } then: { peer, answer in peer.dialogue.recipient(address, answer) }
            case .deliver(_, let recipients, let data):
                later { [record] in
                    let mail = MailReader(data)
                    for recipient in recipients {
                        let answer = await record(recipient, mail)
                        guard answer == .accepted else { return answer }
                    }
                    return .accepted
                } then: { peer, answer in peer.dialogue.delivered(answer) }
            }
        }
        if connection.unsentBytes > Self.mostUnread { connection.abort() }
    }

    /// Bytes of replies that a client may leave unread.
    private static let mostUnread = 64 << 10

    private func later(
        _ work: @escaping @Sendable () async -> SMTPDialogue.Verdict,
        then next: @escaping @Sendable (SMTPPeer, SMTPDialogue.Verdict) -> [SMTPDialogue.Action]
    ) {
        Task(executorPreference: connection.loop) {
            let answer = await work()
            self.connection.loop.execute { self.perform(next(self, answer)) }
        }
    }
}
