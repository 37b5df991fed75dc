public import Platform
public import ServiceKit

/// The coaching service's own settings.
public struct CoachingSettings: Sendable {
    public var auth: AuthLink
    /// Base URLs of the services that are asked.
    public var profileURL: String
    public var mediaURL: String
    /// Where clients reach this service; what the request's `Host` says when left out.
    public var publicURL: String?
    public var zoneDirectory = ZoneDatabase.systemDirectory

    public var push: PushLink
    /// The relay that takes mails, with its credentials.
    public var smtpURL: Secret
    public var mailFrom: MailSender = "no-reply@barbell.example"

    /// Where video calls are held.
    public var rooms = RoomSettings(url: "http://127.0.0.1:8025", secret: RoomSettings.sandboxSecret)

    public init(auth: AuthLink, profileURL: String, mediaURL: String, push: PushLink, smtpURL: Secret) {
        self.auth = auth
        self.profileURL = profileURL
        self.mediaURL = mediaURL
        self.push = push
        self.smtpURL = smtpURL
    }

    init(from reader: inout ConfigReader) {
        self.init(
            auth: AuthLink(from: &reader), profileURL: reader.profileURL(), mediaURL: reader.mediaURL(),
            push: PushLink("COACHING", from: &reader), smtpURL: reader.mailRelay("COACHING_SMTP_URL"))
        mailFrom = reader.mailSender("COACHING_MAIL_FROM", default: mailFrom)
        publicURL = reader.publicURL("COACHING_PUBLIC_URL")
        zoneDirectory = reader.zoneDirectory()
        rooms = RoomSettings(from: &reader)
    }
}
