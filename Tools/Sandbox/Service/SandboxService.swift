internal import Contracts
internal import EventLoop
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
    /// How services reach its push service of browsers; as the caller reaches the sandbox when nil.
    public var pushURL: String?
    /// Signs the links into rooms of video calls; shared with coaching.
    public var roomsSecret = Secret("rooms of the sandbox, for tests")
    public init(smtpPort: Int, webhook: Webhook? = nil, publicURL: String? = nil) {
        self.smtpPort = smtpPort
        self.webhook = webhook
        self.publicURL = publicURL
    }

    init(from reader: inout ConfigReader) {
        reader.refuseInProduction("ENVIRONMENT", if: true, "the sandbox shows codes to anybody and takes test cards: it does not start")
        smtpPort = reader.int("SMTP_PORT", default: 2525, in: 0...65_535)
        publicURL = reader.publicURL("SANDBOX_PUBLIC_URL")
        pushURL = reader.optionalURL("SANDBOX_PUSH_URL")
        roomsSecret = reader.secret("SANDBOX_ROOMS_SECRET", default: Secret("rooms of the sandbox, for tests"), minimumLength: 24)
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
    public static var migrations: [Migration] {
        MessageMigrations.migrations + PaymentMigrations.migrations + RoomMigrations.migrations + MessageMigrations.sources
            + BrowserStore.migrations + PaymentMigrations.used
    }
    public static func settings(from reader: inout ConfigReader) -> SandboxSettings { SandboxSettings(from: &reader) }

    public let authenticator: any Authenticator = NobodySignsIn()
    public var work: [WorkHandler] { payments.handlers }
    private let settings: SandboxSettings
    private let runtime: ServiceRuntime
    private let messages: MessageActions
    private let feed = LiveFeed()
    private let payments: PaymentActions
    private let smtp = SMTPHolder()

    public init(settings: SandboxSettings, runtime: ServiceRuntime) async throws {
        self.settings = settings
        self.runtime = runtime
        let disturbances = Disturbances(database: runtime.database)
        messages = MessageActions(runtime: runtime, feed: feed, disturbances: disturbances)
        payments = PaymentActions(
            runtime: runtime, disturbances: disturbances, feed: feed, events: PaymentEvents(runtime: runtime, webhook: settings.webhook),
            publicURL: settings.publicURL)
    }

    public var routes: [Route] { MessageRoutes(messages: messages).routes + PaymentRoutes(payments: payments).routes
        + RoomRoutes(runtime: runtime, secret: settings.roomsSecret).routes
        + BrowserActions(runtime: runtime, messages: messages, address: settings.pushURL).routes }

    /// The port mail is taken on, once the app listens.
    public var smtpPort: Int? { smtp.port }

    public func started(port: Int) async throws {
        let (messages, runtime) = (messages, runtime)
        try smtp.start {
            try SMTPListener(
                loop: runtime.loops.loops[0], host: runtime.configuration.host, port: settings.smtpPort,
                verdict: { recipient in await messages.verdict(.mail, recipient) },
                record: { recipient, mail in
                    let incoming = IncomingMessage(
                        channel: .mail, id: mail.messageID ?? runtime.ids.next(), to: MessageStore.normalized(recipient),
                        subject: mail.subject, text: mail.text, receivedAt: runtime.clocks.now(run: mail.run), source: mail.source, html: mail.html)
                    return await messages.keep(incoming)
                })
        }
    }

    public func stopping() async {
        feed.close()
        await smtp.stop()
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
