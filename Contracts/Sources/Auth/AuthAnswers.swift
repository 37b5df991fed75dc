public import Wire

/// The account behind a session.
public struct Account: DTO {
    public let id: UserID
    public let product: Product
    public let email: EmailAddress?
    public let emailVerified: Bool
    public let phone: SaudiMobile?
    public let name: String?
    public let role: Role
    public let onboardingCompleted: Bool
    /// A demo account reads prepared data; what it writes is refused.
    public let demo: Bool
    public let createdAt: Instant

    public init(
        id: UserID, product: Product, email: EmailAddress?, emailVerified: Bool, phone: SaudiMobile?, name: String?, role: Role,
        onboardingCompleted: Bool, demo: Bool, createdAt: Instant
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
    }

    public static let example = Account(
        id: .example, product: .gtsd, email: .example, emailVerified: false, phone: nil, name: PersonName.example.text, role: .user,
        onboardingCompleted: false, demo: false, createdAt: .example)
}

/// Where the app goes after signing in.
public enum NextStep: String, WireEnum {
    case onboarding
    case home
    case firstIntake = "first_intake"
    case verifyEmail = "verify_email"
    case secondIntake = "second_intake"
}

/// A pair of tokens and whose they are.
public struct SessionTokens: DTO {
    public let accessToken: OpaqueToken
    public let refreshToken: OpaqueToken
    /// Seconds until the access token expires.
    public let expiresIn: Int64
    public let user: Account
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
    public let accessToken: OpaqueToken?
    public let refreshToken: OpaqueToken?
    public let expiresIn: Int64?
    public let user: Account
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
    public let challengeId: ChallengeID
    public let expiresAt: Instant
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
    public let accessToken: OpaqueToken
    public let refreshToken: OpaqueToken
    public let expiresIn: Int64
    public let user: Account
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
    public let accepted: Bool
    public init() { accepted = true }
    public static let example = Acknowledgement()
}

/// One place an account is signed in.
public struct SessionInfo: DTO {
    public let id: SessionID
    public let device: String?
    public let ipAddress: String
    public let createdAt: Instant
    public let lastSeenAt: Instant
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

public struct SessionList: DTO {
    public let items: [SessionInfo]
    public init(items: [SessionInfo]) { self.items = items }
    public static let example = SessionList(items: [.example])
}

/// The public halves of the keys that sign access tokens. RFC 7517, RFC 8037.
public struct KeySet: DTO {
    public struct Key: DTO {
        public let kty: String
        public let crv: String
        public let x: String
        public let kid: String
        public let use: String
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
    public let keys: [Key]
    public init(keys: [Key]) { self.keys = keys }
    public static let example = KeySet(keys: [.example])
}
