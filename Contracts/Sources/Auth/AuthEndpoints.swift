internal import HTTPCore
public import Wire

/// Every route of the auth service.
public enum Auth {
    public static let signup = Endpoint<Anyone, Nothing, SignupRequest, SignupAnswer>(
        "auth.signup", .post, "/auth/signup", status: .created, errors: [.emailTaken, .overloaded],
        requirements: ["GTSD-1.1-01", "GTSD-P-4.1-07", "AUTH-01"], summary: "Make an account with email and password")
    public static let login = Endpoint<Anyone, Nothing, LoginRequest, SessionTokens>(
        "auth.login", .post, "/auth/login", errors: [.credentialsInvalid, .emailNotVerified, .loginThrottled, .overloaded],
        requirements: ["GTSD-1.2-01", "GTSD-P-4.1-06", "AUTH-03"], summary: "Sign in with email and password")
    /// What ends a session is this refusal alone: `unauthenticated` where the refresh token is over or none, `token_reused` where somebody
    /// else may have it. Both ask to sign in; any other answer leaves the session, and the same token is sent again.
    public static let refresh = Endpoint<Anyone, Nothing, RefreshRequest, SessionTokens>(
        "auth.refresh", .post, "/auth/refresh", errors: [.unauthenticated, .tokenReused], requirements: ["GTSD-P-4.1-08"],
        summary: "Trade a refresh token for a new pair")
    public static let logout = Endpoint<SignedIn, Nothing, LogoutRequest, Nothing>(
        "auth.logout", .post, "/auth/logout", requirements: ["GTSD-P-4.1-09", "AUTH-05-a"], allowsDemo: true,
        summary: "End sessions; every service refuses their tokens within a second. A demo session ends no other than itself")
    public static let me = Endpoint<SignedIn, Nothing, Nothing, Account>(
        "auth.me", .get, "/auth/me", requirements: ["GTSD-P-4.1-10"], summary: "The account behind the token")
    public static let deleteMe = Endpoint<SignedIn, Nothing, AccountDeletion, Nothing>(
        "auth.deleteMe", .delete, "/auth/me",
        errors: [.credentialsInvalid, .loginThrottled, .otpIncorrect, .otpExpired, .otpAttemptsExceeded, .overloaded],
        summary: "Delete the account and everything that belongs to it")

    public static let requestOTP = Endpoint<Anyone, Nothing, OTPRequest, OTPChallenge>(
        "auth.requestOTP", .post, "/auth/otp/request", status: .accepted, errors: [.phoneInvalid, .otpResendTooSoon],
        requirements: ["AC-AUTH-01-a", "FC-JOURNEY-03-b", "FC-JOURNEY-03-c"], summary: "Send a one-time code by SMS")
    public static let verifyOTP = Endpoint<Anyone, Nothing, OTPVerification, OTPSession>(
        "auth.verifyOTP", .post, "/auth/otp/verify", errors: [.otpIncorrect, .otpExpired, .otpAttemptsExceeded],
        requirements: ["AC-AUTH-01-c", "FC-JOURNEY-03-d"], summary: "Sign in with a one-time code; the first time makes the account")

    public static let verifyEmail = Endpoint<Anyone, Nothing, LinkToken, Account>(
        "auth.verifyEmail", .post, "/auth/email/verify", errors: [.tokenUsed, .tokenInvalid], requirements: ["AUTH-02"],
        summary: "Confirm an email address by the token of the mailed link")
    public static let resendEmail = Endpoint<Anyone, Nothing, EmailRequest, Acknowledgement>(
        "auth.resendEmail", .post, "/auth/email/resend", status: .accepted, summary: "Mail the confirmation link again")
    public static let forgotPassword = Endpoint<Anyone, Nothing, EmailRequest, Acknowledgement>(
        "auth.forgotPassword", .post, "/auth/password/forgot", status: .accepted, requirements: ["GTSD-P-3.1-02", "AUTH-07"],
        summary: "Mail a link to choose a new password")
    public static let resetPassword = Endpoint<Anyone, Nothing, PasswordReset, Nothing>(
        "auth.resetPassword", .post, "/auth/password/reset", errors: [.tokenUsed, .tokenInvalid, .overloaded],
        requirements: ["GTSD-P-3.1-02", "AUTH-08-b"], summary: "Choose a new password by the token of the mailed link")
    public static let changePassword = Endpoint<SignedIn, Nothing, PasswordChange, Nothing>(
        "auth.changePassword", .post, "/auth/password/change", errors: [.credentialsInvalid, .loginThrottled, .overloaded],
        summary: "Choose a new password; every other session ends")

    public static let sessions = Endpoint<SignedIn, Nothing, Nothing, SessionList>(
        "auth.sessions", .get, "/auth/sessions", allowsDemo: false, summary: "Where the account is signed in")
    public static let deleteSession = Endpoint<SignedIn, SessionParameters, Nothing, Nothing>(
        "auth.deleteSession", .delete, "/auth/sessions/{id}", summary: "End one session")

    public static let demo = Endpoint<Anyone, Nothing, DemoRequest, SessionTokens>(
        "auth.demo", .post, "/auth/demo", status: .created, requirements: ["FR-HOME-08-a"], summary: "A read-only session to look around")
    public static let keys = Endpoint<Anyone, Nothing, Nothing, KeySet>(
        "auth.keys", .get, "/.well-known/jwks.json", summary: "The keys that verify access tokens")
    public static let user = Endpoint<PeerService, UserParameters, Nothing, Account>(
        "auth.user", .get, "/auth/users/{id}", callers: [.profile], summary: "An account, for other services")
    public static let setRole = Endpoint<PeerService, UserParameters, RoleChange, Nothing>(
        "auth.setRole", .put, "/auth/users/{id}/role", callers: [.operator],
        summary:
            """
            What an account may do. What it may no longer is refused within a second, what it may do besides counts from its next access \
            token on
            """
    )
    public static let erase = Endpoint<PeerService, UserParameters, Nothing, Nothing>(
        "auth.erase", .delete, "/auth/users/{id}", callers: [.operator],
        summary: "Delete an account and everything that belongs to it, for whoever cannot do so themselves; again changes nothing")
    public static let rotateKeys = Endpoint<PeerService, Nothing, Nothing, KeySet>(
        "auth.rotateKeys", .post, "/auth/keys/rotate", callers: [.operator], status: .ok, summary: "Start signing with the standby key")

    public static let revokeKey = Endpoint<PeerService, KeyParameters, Nothing, KeySet>(
        "auth.revokeKey", .post, "/auth/keys/{kid}/revoke", callers: [.operator], status: .ok,
        summary: "Trust a signing key that leaked no longer, nor any token that it signed; what is left")

    public static let areas: [Area] = [
        Area(
            "Accounts",
            "Making an account with email and password, looking at it and deleting it. One account belongs to one product.",
            [signup.description, me.description, deleteMe.description]),
        Area(
            "Sessions",
            """
            Signing in, keeping a session alive and ending it. An access token lives for minutes and is sent as `Authorization: \
            Bearer`; the refresh token trades for the next pair, once. A demo session only looks around.
            """,
            [
                login.description, refresh.description, logout.description, sessions.description, deleteSession.description,
                demo.description
            ]),
        Area(
            "One-time codes",
            "Signing in by phone: a code of six digits comes by SMS and works for five minutes. The first time makes the account.",
            [requestOTP.description, verifyOTP.description]),
        Area(
            "Email and password",
            """
            Confirming an address and choosing another password, by a mailed link or the old password. The answers never tell whether \
            there is an account.
            """,
            [
                verifyEmail.description, resendEmail.description, forgotPassword.description, resetPassword.description,
                changePassword.description
            ]),
        Area(
            "Signing keys",
            "The keys that access tokens are checked with, and what an operator does with them.",
            [keys.description, rotateKeys.description, revokeKey.description]),
        Area(
            "Accounts for services",
            "What other services and operators ask of accounts. Apps never call these.",
            [user.description, setRole.description, erase.description]),
    ]

    public static let all: [EndpointDescription] = areas.flatMap(\.endpoints)
}
