internal import Platform
public import Wire

/// A mail in the outbox.
public struct WaitingMail: DTO {
    public let to: String
    public let subject: String
    public let body: String

    public init(to: String, subject: String, body: String) {
        self.to = to
        self.subject = subject
        self.body = body
    }

    public static let example = WaitingMail(to: "layla@example.com", subject: "Welcome", body: "Good to have you here.")
}

extension WorkKind<WaitingMail> {
    /// The handler that hands mails to a relay.
    public func sent(by mailer: SMTPMailer, clocks: TestClocks) -> WorkHandler {
        handle { mail, item in
            try await mailer.send(
                Mail(id: item.id, to: mail.to, subject: mail.subject, body: mail.body, run: item.run), now: clocks.now(run: item.run))
        }
    }
}
