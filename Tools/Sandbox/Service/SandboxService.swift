internal import Contracts
internal import EventLoop
internal import HTTPCore
internal import JSONCoding
public import Platform
public import ServiceKit
public import Storage
internal import Synchronization
internal import Wire

/// The sandbox's own settings.
public struct SandboxSettings: Sendable {
    /// Where the payment provider tells what became of payments, and the secret it signs that with.
    public struct Webhook: Sendable {
        public var url: String
        public var secret: Secret
        public init(url: String, secret: Secret) {
            self.url = url
            self.secret = secret
        }
    }

    public var smtpPort: Int
    /// Nobody is told when nil.
    public var webhook: Webhook?
    /// How a person's browser reaches the sandbox; as the caller does when nil.
    public var publicURL: String?
    public init(smtpPort: Int, webhook: Webhook? = nil, publicURL: String? = nil) {
        self.smtpPort = smtpPort
        self.webhook = webhook
        self.publicURL = publicURL
    }

    init(from reader: inout ConfigReader) {
        smtpPort = reader.int("SMTP_PORT", default: 2525, in: 0...65_535)
        let open = reader.url("SANDBOX_PUBLIC_URL", default: "")
        publicURL = open.isEmpty ? nil : open
        let url = reader.url("SANDBOX_WEBHOOK_URL", default: "")
        let secret = reader.optionalSecret("SANDBOX_WEBHOOK_SECRET", minimumLength: 16)
        switch (url.isEmpty, secret) {
        case (true, nil): webhook = nil
        case (false, let secret?): webhook = Webhook(url: url, secret: secret)
        case (true, _?):
            webhook = nil
            reader.refuse("SANDBOX_WEBHOOK_URL", "is required with SANDBOX_WEBHOOK_SECRET")
        case (false, nil):
            webhook = nil
            reader.refuse("SANDBOX_WEBHOOK_SECRET", "is required with SANDBOX_WEBHOOK_URL")
        }
    }
}

/// Stands in for the SMS gateway, the mail server, the push service and the payment provider: records what services send, shows it, and
/// misbehaves on request.
public struct SandboxService: Service {
    public static let name = "sandbox"
    public static var migrations: [Migration] { MessageStore.migrations + PaymentSchema.migrations }
    public static func settings(from reader: inout ConfigReader) -> SandboxSettings { SandboxSettings(from: &reader) }

    public let authenticator: any Authenticator = NobodySignsIn()
    public var work: [WorkKind: WorkHandler] { payments.handlers }
    private let settings: SandboxSettings
    private let runtime: ServiceRuntime
    private let store: MessageStore
    private let feed = LiveFeed()
    private let payments: PaymentDesk
    private let smtp = SMTPHolder()

    public init(settings: SandboxSettings, runtime: ServiceRuntime) async throws {
        self.settings = settings
        self.runtime = runtime
        store = MessageStore(database: runtime.database)
        payments = PaymentDesk(
            runtime: runtime, messages: store, feed: feed, events: PaymentEvents(runtime: runtime, webhook: settings.webhook))
    }

    public var routes: [Route] { messageRoutes + PaymentRoutes(desk: payments, publicURL: settings.publicURL).routes }

    private var messageRoutes: [Route] {
        [
            Sandbox.sendSMS.handle { call in
                let message = call.body
                try await take(.sms, id: message.id, to: message.to.text, subject: nil, text: message.text, refusal: .phoneInvalid, now: call.now)
                return SMSReceipt(id: message.id)
            },
            Sandbox.sendPush.handle { call in
                let message = call.body
                try await take(
                    .push, id: message.id, to: message.to.text, subject: message.title, text: message.body + "\n" + message.route,
                    refusal: .notFound, now: call.now)
                return SMSReceipt(id: message.id)
            },
            Sandbox.messages.handle { try await store.list($0.parameters) },
            Sandbox.clearMessages.handle { call in
                try await store.clear(call.parameters)
                return Nothing()
            },
            Sandbox.disturb.handle { call in
                try await store.disturb(call.body, id: runtime.ids.next())
                return Nothing()
            },
            Sandbox.live.handle(live),
            Sandbox.page.handle { _ in HTTPResponse(status: .ok, body: .bytes(Array(SandboxPage.html.utf8))) },
        ]
    }

    /// The port mail is taken on, once the app listens.
    public var smtpPort: Int? { smtp.port }

    public func started(port: Int) async throws {
        let store = store, feed = feed, runtime = runtime
        try smtp.start {
            try SMTPListener(
                loop: runtime.loops.loops[0], host: runtime.configuration.host, port: settings.smtpPort,
                verdict: { recipient in await Self.verdict(.mail, recipient, store, runtime) },
                record: { recipient, mail in
                    let incoming = MessageStore.Incoming(
                        channel: .mail, id: mail.messageID ?? runtime.ids.next(), to: MessageStore.normalized(recipient),
                        subject: mail.subject, text: mail.text, receivedAt: runtime.clocks.now(run: mail.run))
                    return await Self.keep(incoming, store, feed, runtime)
                })
        }
    }

    public func stopping() async {
        feed.close()
        await smtp.stop()
    }

    /// Takes a message over HTTP, or misbehaves as it was told to.
    private func take(
        _ channel: Channel, id: ShortText, to recipient: String, subject: String?, text: String, refusal: ErrorCode, now: Instant
    ) async throws {
        let incoming = MessageStore.Incoming(
            channel: channel, id: id.text, to: recipient, subject: subject, text: text, receivedAt: now)
        switch await Self.verdict(channel, recipient, store, runtime) {
        case .temporaryFailure: throw APIError(.unavailable)
        case .refused: throw APIError(refusal)
        case .dropped:
            // Recorded, but the sender does not learn it.
            _ = await Self.keep(incoming, store, feed, runtime)
            throw APIError(.unavailable)
        case .accepted: break
        }
        guard await Self.keep(incoming, store, feed, runtime) == .accepted else { throw APIError(.unavailable) }
    }

    private func live(_ call: Call<Anyone, Nothing, Nothing>) async throws -> HTTPResponse {
        let news = feed.watch()
        return HTTPResponse(
            status: .ok, headers: ["Content-Type": "text/event-stream", "Cache-Control": "no-store"],
            body: .stream { writer in
                try await writer.write(Array(": watching\n\n".utf8))
                for await item in news {
                    let lines: [UInt8] =
                        switch item {
                        case .message(let message): Array("data: ".utf8) + (try JSONWriter.encode(message))
                        case .payment(let payment): Array("event: payment\ndata: ".utf8) + (try JSONWriter.encode(payment))
                        }
                    try await writer.write(lines + [0x0a, 0x0a])
                }
            })
    }

    private static func verdict(_ channel: Channel, _ recipient: String, _ store: MessageStore, _ runtime: ServiceRuntime) async -> SMTPDialogue.Verdict {
        do {
            guard let taken = try await store.takeDisturbance(channel, to: MessageStore.normalized(recipient)) else { return .accepted }
            switch taken.mode {
            case .fail: return .temporaryFailure
            case .refuse: return .refused
            case .drop: return .dropped
            case .delay:
                try await Task.sleep(for: taken.delay)
                return .accepted
            }
        } catch {
            runtime.logger.log(.error, "disturbance not read", ["error": .string("\(error)")])
            return .temporaryFailure
        }
    }

    private static func keep(
        _ incoming: MessageStore.Incoming, _ store: MessageStore, _ feed: LiveFeed, _ runtime: ServiceRuntime
    ) async -> SMTPDialogue.Verdict {
        do {
            feed.publish(.message(try await store.record(incoming)))
            return .accepted
        } catch {
            runtime.logger.log(.error, "message not recorded", ["error": .string("\(error)")])
            return .temporaryFailure
        }
    }
}

/// The sandbox has no accounts.
private struct NobodySignsIn: Authenticator {
    func principal(bearer token: String, context: RequestContext) async throws -> Principal { throw APIError(.unauthenticated) }
}

/// The SMTP listener, which exists only while the app listens.
private final class SMTPHolder: Sendable {
    private let listener = Mutex<SMTPListener?>(nil)
    var port: Int? { listener.withLock { $0?.port } }

    func start(_ make: () throws -> SMTPListener) throws {
        let made = try make()
        listener.withLock { $0 = made }
    }

    func stop() async {
        let taken = listener.withLock { listener in
            defer { listener = nil }
            return listener
        }
        await taken?.stop()
    }
}
