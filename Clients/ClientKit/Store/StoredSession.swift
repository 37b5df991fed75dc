public import Contracts
internal import PlatformCore
public import Wire

/// A session as a device keeps it.
public struct StoredSession: Codable, Sendable, Equatable, CustomStringConvertible {
    public let accessToken: OpaqueToken
    public let refreshToken: OpaqueToken
    /// Sent as `Idempotency-Key` when the refresh token is traded. It is drawn and stored with the token, so an answer that was
    /// lost, even to the end of the process, is given again and the trade does not look like a thief's.
    public let refreshKey: String
    /// By this device's clock.
    public let expiresAt: Instant
    /// From here on the pair is renewed ahead of need.
    public let refreshAt: Instant
    /// Whether it outlives the process.
    public let isRemembered: Bool
    public var user: Account

    public init(
        accessToken: OpaqueToken, refreshToken: OpaqueToken, refreshKey: String, expiresAt: Instant, refreshAt: Instant,
        isRemembered: Bool, user: Account
    ) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.refreshKey = refreshKey
        self.expiresAt = expiresAt
        self.refreshAt = refreshAt
        self.isRemembered = isRemembered
        self.user = user
    }

    /// - Parameters:
    ///   - askedAt: when the request left; the lifetime starts no earlier at the service.
    ///   - margin: how long before expiry to renew; at most half of the lifetime.
    init(_ tokens: SessionTokens, askedAt: Instant, margin: Duration, refreshKey: String, isRemembered: Bool) {
        let lifetime = Duration.seconds(min(max(0, tokens.expiresIn), 31_536_000))
        let expiresAt = askedAt + lifetime
        self.init(
            accessToken: tokens.accessToken, refreshToken: tokens.refreshToken, refreshKey: refreshKey, expiresAt: expiresAt,
            refreshAt: expiresAt - min(margin, lifetime / 2), isRemembered: isRemembered, user: tokens.user)
    }

    public var description: String { "StoredSession(user: \(user.id))" }
}

/// What a device keeps beside the session. It survives logging out.
///
/// The biometric preference belongs to the person who set it: it stays when they log out and is there when they come back, but
/// it never applies to anybody else, and it is forgotten when somebody else signs in. Nobody gets biometrics without being asked.
public struct DevicePreferences: Codable, Sendable, Equatable {
    /// Made once; tells the services that this device was here before.
    public var deviceID: String?
    /// What the person chose; nil before they did.
    public var language: Language? {
        get { languageTag.flatMap(Language.init(rawValue:)) }
        set { languageTag = newValue?.rawValue }
    }
    private var languageTag: String?
    /// Who wants their session unlocked by biometrics.
    public var biometricUser: UserID?
    /// Whose cached data goes at the next start, because their session was not to be remembered.
    public var forgottenUser: UserID?
    /// Who has asked for the end of their account and was not told yet whether it has ended.
    public var deletingUser: UserID?

    public init(
        deviceID: String? = nil, language: Language? = nil, biometricUser: UserID? = nil, forgottenUser: UserID? = nil,
        deletingUser: UserID? = nil
    ) {
        self.deviceID = deviceID
        languageTag = language?.rawValue
        self.biometricUser = biometricUser
        self.forgottenUser = forgottenUser
        self.deletingUser = deletingUser
    }
}
