public import AuthDomain
public import Contracts
public import Platform
public import ServiceKit
public import Security
internal import Wire

/// The auth service's own settings.
public struct AuthSettings: Sendable {
    public var issuer = "barbell"
    public var audience = "barbell"
    public var accessLifetime: Duration = .minutes(15)
    public var termsVersion = "2026-12"
    public var otp = OTPPolicy()
    /// Demos that one network may start in an hour: a whole company's visitors, or those of a mobile network behind one address.
    public var demosPerAddressHourly = 1000
    public var throttle = LoginThrottle()
    public var throttleOfSite = LoginThrottle.ofSite
    public var throttleInAll = LoginThrottle.inAll
    /// Wrong passwords of one network, for whatever accounts, by devices that did not sign in to them before. Thousands of people share an
    /// address of a mobile network and few of them sign in within an hour; of guesses it leaves one in seventy that `ADDRESS_LIMIT` allows.
    /// All networks of one site of IPv6 together may make as many as `OTPPolicy.networksPerSite` of them.
    public var wrongPasswordsPerAddressHourly = 500
    public var hashing = PasswordHashing.standard
    public var hashThreads = 2
    public var keyRotation = KeyRotationPolicy()
    /// Base URL of the SMS gateway.
    public var smsURL: String
    /// What the SMS gateway gave out to be known by, sent as a bearer token.
    public var smsToken: Secret?
    /// `smtp://host:port` or `smtps://…`, with user and password where the relay wants them.
    public var smtpURL: Secret
    public var mailFrom: MailSender = "no-reply@barbell.example"
    /// Base URL of the web client, which mails lead to besides the app; nil where there is none.
    public var pagesURL: String?

    public init(smsURL: String, smtpURL: Secret) {
        self.smsURL = smsURL
        self.smtpURL = smtpURL
    }

    init(from reader: inout ConfigReader) {
        self.init(
            smsURL: reader.gateway("AUTH_SMS_URL", default: "http://127.0.0.1:8025"),
            smtpURL: reader.mailRelay("AUTH_SMTP_URL"))
        smsToken = reader.optionalSecret("AUTH_SMS_TOKEN")
        issuer = reader.string("AUTH_ISSUER", default: issuer)
        audience = reader.string("AUTH_AUDIENCE", default: audience)
        accessLifetime = reader.duration("AUTH_ACCESS_LIFETIME", default: accessLifetime, in: .seconds(1) ... .hours(1))
        termsVersion = reader.string("AUTH_TERMS_VERSION", default: termsVersion)
        otp.perNumberDaily = reader.int("AUTH_SMS_PER_NUMBER_DAILY", default: otp.perNumberDaily, in: 1...1000)
        otp.perNumberHourly = reader.int("AUTH_SMS_PER_NUMBER_HOURLY", default: otp.perNumberHourly, in: 1...1000)
        otp.perNumberDailyInAll = reader.int("AUTH_SMS_PER_NUMBER_DAILY_IN_ALL", default: otp.perNumberDailyInAll, in: 1...10_000)
        otp.perAddressHourly = reader.int("AUTH_SMS_PER_ADDRESS_HOURLY", default: otp.perAddressHourly, in: 1...1_000_000)
        otp.globalHourly = reader.int("AUTH_SMS_GLOBAL_HOURLY", default: otp.globalHourly, in: 1...100_000_000)
        wrongPasswordsPerAddressHourly = reader.int(
            "AUTH_WRONG_PASSWORDS_PER_ADDRESS_HOURLY", default: wrongPasswordsPerAddressHourly, in: 1...1_000_000)
        hashThreads = reader.int("AUTH_HASH_THREADS", default: hashThreads, in: 1...64)
        keyRotation.rotateEvery = reader.duration("AUTH_KEY_LIFETIME", default: keyRotation.rotateEvery, in: .minutes(1) ... .days(365))
        keyRotation.publishBefore = reader.duration(
            "AUTH_KEY_PUBLISH_BEFORE", default: keyRotation.publishBefore, in: .seconds(0) ... .days(7))
        mailFrom = reader.mailSender("AUTH_MAIL_FROM", default: mailFrom)
        pagesURL = reader.publicURL("WEB_PUBLIC_URL")
        // Far above these nothing is limited; flows, which all come from one address, need that, and people do not.
        reader.refuseInProduction("AUTH_SMS_PER_NUMBER_DAILY", if: otp.perNumberDaily > 100, "must be at most 100")
        reader.refuseInProduction("AUTH_SMS_PER_ADDRESS_HOURLY", if: otp.perAddressHourly > 1000, "must be at most 1000")
        reader.refuseInProduction(
            "AUTH_WRONG_PASSWORDS_PER_ADDRESS_HOURLY", if: wrongPasswordsPerAddressHourly > 10_000, "must be at most 10000")
    }
}
