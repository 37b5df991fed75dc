public import Wire

/// The account behind a session.
public struct Account: DTO {
    /// The person's id, the same in every service.
    public let id: UserID
    /// The product whose app the account was made in; it never changes.
    public let product: Product
    /// Left out for an account that signs in by phone.
    public let email: EmailAddress?
    /// Whether the mailed link was opened; false for an account without an address.
    public let emailVerified: Bool
    /// Verified by a one-time code; left out for an account that signs in by email.
    public let phone: SaudiMobile?
    /// What the person is called; left out until they say it.
    public let name: String?
    /// What the account may do beyond its own data.
    public let role: Role
    /// Whether the product's first questions were answered, so that the app may show its home.
    public let onboardingCompleted: Bool
    /// A demo account reads prepared data; what it writes is refused.
    public let demo: Bool
    /// When the account was made.
    public let createdAt: Instant
    /// Which version of the terms the person agreed to; left out where they were not asked.
    public let termsVersion: String?
    /// When they agreed to the terms.
    public let termsAcceptedAt: Instant?

    public init(
        id: UserID, product: Product, email: EmailAddress?, emailVerified: Bool, phone: SaudiMobile?, name: String?, role: Role,
        onboardingCompleted: Bool, demo: Bool, createdAt: Instant, termsVersion: String? = nil, termsAcceptedAt: Instant? = nil
    ) {
        self.id = id
        self.product = product
        self.email = email
        self.emailVerified = emailVerified
        self.phone = phone
        self.name = name
        self.role = role
        self.onboardingCompleted = onboardingCompleted
        self.demo = demo
        self.createdAt = createdAt
        self.termsVersion = termsVersion
        self.termsAcceptedAt = termsAcceptedAt
    }

    public static let example = Account(
        id: .example, product: .gtsd, email: .example, emailVerified: false, phone: nil, name: PersonName.example.text, role: .user,
        onboardingCompleted: false, demo: false, createdAt: .example)
}

/// Where the app goes after signing in.
public enum NextStep: String, WireEnum {
    /// Answer the onboarding, or go on where it was left.
    case onboarding
    /// Show the product's home.
    case home
    /// Answer FitCoach+'s first three questions.
    case firstIntake = "first_intake"
    /// Open the link that was mailed; there are no tokens yet.
    case verifyEmail = "verify_email"
    /// Answer the second intake's six questions.
    case secondIntake = "second_intake"
}

/// A pair of tokens and whose they are.
public struct SessionTokens: DTO {
    /// A JWT for the `Authorization: Bearer` header of every call, to whichever service. Renew it once it expires.
    public let accessToken: OpaqueToken
    /// Trades once for a new pair at `POST /auth/refresh`. Keep it sealed on the device.
    public let refreshToken: OpaqueToken
    /// Seconds until the access token expires.
    public let expiresIn: Int64
    /// Whose session it is.
    public let user: Account
    /// What the app shows first.
    public let nextStep: NextStep

    public init(accessToken: OpaqueToken, refreshToken: OpaqueToken, expiresIn: Int64, user: Account, nextStep: NextStep) {
        self.accessToken = accessToken
        self.refreshToken = refreshToken
        self.expiresIn = expiresIn
        self.user = user
        self.nextStep = nextStep
    }

    public static let example = SessionTokens(
        accessToken: OpaqueToken(trusted: "eyJhbGciOiJFZERTQSJ9.eyJzdWIiOiIwMTk2MGYzZSJ9.c2ln"), refreshToken: .example, expiresIn: 900,
        user: .example, nextStep: .onboarding)
}

/// The answer to a sign-up: signed in at once, or, where a product wants the address confirmed first, only the account.
public struct SignupAnswer: DTO {
    /// As in `SessionTokens`; left out until the address was confirmed, where the product wants that first.
    public let accessToken: OpaqueToken?
    /// As in `SessionTokens`; left out along with the access token.
    public let refreshToken: OpaqueToken?
    /// Seconds until the access token expires; left out along with it.
    public let expiresIn: Int64?
    /// The account that was made.
    public let user: Account
    /// What the app shows first.
    public let nextStep: NextStep

    public init(tokens: SessionTokens) {
        accessToken = tokens.accessToken
        refreshToken = tokens.refreshToken
        expiresIn = tokens.expiresIn
        user = tokens.user
        nextStep = tokens.nextStep
    }

    public init(unverified user: Account) {
        accessToken = nil
        refreshToken = nil
        expiresIn = nil
        self.user = user
        nextStep = .verifyEmail
    }

    public static let example = SignupAnswer(tokens: .example)
}

/// A challenge that was sent; the same for a number that has an account and one that has none.
public struct OTPChallenge: DTO {
    /// Sent back with the code that the person types.
    public let challengeId: ChallengeID
    /// The code works until then, five minutes after it was asked for.
    public let expiresAt: Instant
    /// From then on another code can be asked for, a minute after this one.
    public let resendAt: Instant
    public init(challengeId: ChallengeID, expiresAt: Instant, resendAt: Instant) {
        self.challengeId = challengeId
        self.expiresAt = expiresAt
        self.resendAt = resendAt
    }
    public static let example = OTPChallenge(challengeId: .example, expiresAt: .example + .minutes(5), resendAt: .example + .minutes(1))
}

/// A pair of tokens after a right one-time code.
public struct OTPSession: DTO {
    /// A JWT for the `Authorization: Bearer` header of every call, to whichever service. Renew it once it expires.
    public let accessToken: OpaqueToken
    /// Trades once for a new pair at `POST /auth/refresh`. Keep it sealed on the device.
    public let refreshToken: OpaqueToken
    /// Seconds until the access token expires.
    public let expiresIn: Int64
    /// Whose session it is.
    public let user: Account
    /// What the app shows first.
    public let nextStep: NextStep
    /// Whether this verification made the account.
    public let isNewUser: Bool

    public init(tokens: SessionTokens, isNewUser: Bool) {
        accessToken = tokens.accessToken
        refreshToken = tokens.refreshToken
        expiresIn = tokens.expiresIn
        user = tokens.user
        nextStep = tokens.nextStep
        self.isNewUser = isNewUser
    }
    public static let example = OTPSession(tokens: .example, isNewUser: true)
}

/// The answer to requests that do the same whether or not an account exists.
public struct Acknowledgement: DTO {
    /// Always true: it does not tell whether there is such an account.
    public let accepted: Bool
    public init() { accepted = true }
    public static let example = Acknowledgement()
}

/// One place an account is signed in.
public struct SessionInfo: DTO {
    public let id: SessionID
    /// The device's name, as its app gave it at sign-in; left out when it gave none.
    public let device: String?
    /// The address of the session's last sign-in or refresh.
    public let ipAddress: String
    /// When it began.
    public let createdAt: Instant
    /// When its tokens were last traded.
    public let lastSeenAt: Instant
    /// When it ends unless it is refreshed.
    public let expiresAt: Instant
    /// Whether this is the session that asks.
    public let current: Bool

    public init(
        id: SessionID, device: String?, ipAddress: String, createdAt: Instant, lastSeenAt: Instant, expiresAt: Instant, current: Bool
    ) {
        self.id = id
        self.device = device
        self.ipAddress = ipAddress
        self.createdAt = createdAt
        self.lastSeenAt = lastSeenAt
        self.expiresAt = expiresAt
        self.current = current
    }
    public static let example = SessionInfo(
        id: .example, device: "iPhone 17", ipAddress: "203.0.113.7", createdAt: .example, lastSeenAt: .example,
        expiresAt: .example + .days(30), current: true)
}

/// Every session of the account that has not ended.
public struct SessionList: DTO {
    public let items: [SessionInfo]
    public init(items: [SessionInfo]) { self.items = items }
    public static let example = SessionList(items: [.example])
}

/// The public halves of the keys that sign access tokens. RFC 7517, RFC 8037.
public struct KeySet: DTO {
    /// One public key, as a JSON Web Key.
    public struct Key: DTO {
        /// The key type: always `OKP`, an Edwards curve.
        public let kty: String
        /// The curve: always `Ed25519`.
        public let crv: String
        /// The public key's 32 bytes in base64url.
        public let x: String
        /// The key's id, as it stands in the head of the tokens that it signed.
        public let kid: String
        /// What it is for: always `sig`, signatures.
        public let use: String
        /// The algorithm: always `EdDSA`.
        public let alg: String
        public init(x: String, kid: String) {
            kty = "OKP"
            crv = "Ed25519"
            self.x = x
            self.kid = kid
            use = "sig"
            alg = "EdDSA"
        }
        public static let example = Key(
            x: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo", kid: "kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k")
    }
    /// The key that signs now, the one that comes next, and those whose tokens may still be valid.
    public let keys: [Key]
    public init(keys: [Key]) { self.keys = keys }
    public static let example = KeySet(keys: [.example])
}
