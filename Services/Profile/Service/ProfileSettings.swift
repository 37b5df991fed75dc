public import Contracts
public import Platform
public import ServiceKit
internal import Wire

/// The profile service's own settings.
public struct ProfileSettings: Sendable {
    public var auth: AuthLink
    /// C1 of the notes: whether Freemium is kept out of the second intake.
    public var secondIntakeRequiresPremium = false
    /// C2 of the notes: whether Premium and above go on to the second intake after the first.
    public var premiumGoesToSecondIntake = false
    /// Base URL of the coaching service, which is asked for the calls somebody has left; what it told before counts when nil.
    public var coachingURL: String?
    /// Base URL of the media service, which is asked whether a picture is the person's own; nobody is asked when nil.
    public var mediaURL: String?
    /// Base URL of the tasks service, which is asked how the weeks of people went; partners are mailed nothing when nil.
    public var tasksURL: String?
    /// Base URL of the web client, where the links of partners' mails lead; partners are mailed nothing when nil.
    public var pagesURL: String?
    /// The relay that takes tickets to the support team, and mails to partners.
    public var smtpURL: Secret
    public var mailFrom: MailSender = "no-reply@barbell.example"
    public var supportMail = EmailAddress(trusted: "support@barbell.example")
    /// Features switched away from their defaults, for everybody: `name=on` or `name=off`.
    public var flags: [String: Bool] = [:]
    /// What `GET /version` says.
    public var version = "1.0.0"
    public var minimumClient = "1.0.0"
    /// Nil where what was set makes no sense, and the service does not start.
    public var webPush: WebPushSettings?
    public var zoneDirectory = ZoneDatabase.systemDirectory

    public init(auth: AuthLink, smtpURL: Secret) {
        self.auth = auth
        self.smtpURL = smtpURL
    }

    init(from reader: inout ConfigReader) {
        self.init(
            auth: AuthLink(from: &reader), smtpURL: reader.mailRelay("PROFILE_SMTP_URL"))
        secondIntakeRequiresPremium = reader.bool("PROFILE_SECOND_INTAKE_REQUIRES_PREMIUM", default: false)
        premiumGoesToSecondIntake = reader.bool("PROFILE_PREMIUM_GOES_TO_SECOND_INTAKE", default: false)
        coachingURL = reader.optionalURL("COACHING_URL")
        mediaURL = reader.optionalURL("MEDIA_URL")
        tasksURL = reader.optionalURL("TASKS_URL")
        pagesURL = reader.publicURL("WEB_PUBLIC_URL")
        mailFrom = reader.mailSender("PROFILE_MAIL_FROM", default: mailFrom)
        let support = reader.string("PROFILE_SUPPORT_MAIL", default: reader.unlessProduction(supportMail.text))
        if let address = try? EmailAddress(validating: support) {
            supportMail = address
        } else {
            reader.refuse("PROFILE_SUPPORT_MAIL", "is not an email address")
        }
        for (name, value) in reader.pairs("PROFILE_FLAGS", default: [:]) {
            guard value == "on" || value == "off" else {
                reader.refuse("PROFILE_FLAGS", "wants name=on or name=off")
                continue
            }
            guard FeatureSwitches.names.contains(name) else {
                reader.refuse("PROFILE_FLAGS", "knows only \(FeatureSwitches.names.sorted().joined(separator: ", "))")
                continue
            }
            flags[name] = value == "on"
        }
        webPush = WebPushSettings(contact: "mailto:\(supportMail.text)", from: &reader)
        version = reader.string("PROFILE_VERSION", default: version)
        minimumClient = reader.string("PROFILE_MINIMUM_CLIENT", default: minimumClient)
        zoneDirectory = reader.zoneDirectory()
    }

    /// A product's policy with what this installation decided.
    func policy(of product: Product) -> ProfilePolicy {
        var policy = ProductPolicy.of(product).profiles
        policy.secondIntakeRequiresPremium = secondIntakeRequiresPremium
        policy.premiumGoesToSecondIntake = premiumGoesToSecondIntake
        return policy
    }
}
