public import Wire

/// The device a session lives on, as its owner would recognise it in a list.
public struct DeviceInfo: DTO {
    /// An id the app makes once and keeps; a device that signed in before keeps its own throttle.
    public let id: ShortText?
    /// What the owner calls it, for the list of sessions: `Noura's iPhone`.
    public let name: ShortText?
    public init(id: ShortText? = nil, name: ShortText? = nil) { self.id = id; self.name = name }
    public static let example = DeviceInfo(id: ShortText(trusted: "5f0c6a2e-71d1"), name: .example)
}

/// A new account with an email address and a password.
public struct SignupRequest: DTO {
    /// `gtsd` when left out.
    public let product: EmailProduct?
    /// What the person wants to be called.
    public let name: PersonName
    /// Not used by another account of the same product.
    public let email: EmailAddress
    public let password: NewPassword
    /// That the person agreed to the terms of service.
    public let termsAccepted: Agreement
    /// What the person signs up on.
    public let device: DeviceInfo?

    public init(
        product: Product?, name: PersonName, email: EmailAddress, password: NewPassword, termsAccepted: Agreement = Agreement(),
        device: DeviceInfo? = nil
    ) {
        self.product = product.map { .init(trusted: $0) }
        self.name = name
        self.email = email
        self.password = password
        self.termsAccepted = termsAccepted
        self.device = device
    }

    public static let example = SignupRequest(
        product: .gtsd, name: .example, email: .example, password: .example, device: .example)
}

/// Signing in with an email address and a password.
public struct LoginRequest: DTO {
    /// `gtsd` when left out.
    public let product: EmailProduct?
    /// Any text: an address that no account could have is answered like a wrong password.
    public let email: ShortText
    public let password: GivenPassword
    /// Whether the session outlives the app's process; true when left out.
    public let rememberMe: Bool?
    /// What the person signs in on.
    public let device: DeviceInfo?

    public init(product: Product?, email: ShortText, password: GivenPassword, rememberMe: Bool? = nil, device: DeviceInfo? = nil) {
        self.product = product.map { .init(trusted: $0) }
        self.email = email
        self.password = password
        self.rememberMe = rememberMe
        self.device = device
    }
    public static let example = LoginRequest(
        product: .gtsd, email: ShortText(trusted: EmailAddress.example.text), password: .example, rememberMe: true, device: .example)
}

/// Trading a refresh token.
public struct RefreshRequest: DTO {
    /// The one of the newest pair. One that was traded before ends the session, because somebody else may have it.
    public let refreshToken: OpaqueToken
    public init(refreshToken: OpaqueToken) { self.refreshToken = refreshToken }
    public static let example = RefreshRequest(refreshToken: .example)
}

/// Which sessions a log-out ends.
public enum LogoutScope: String, WireEnum {
    /// The session that asks.
    case local
    /// Every other session of the account.
    case others
    /// Every session of the account.
    case global
}

/// Ending sessions.
public struct LogoutRequest: DTO {
    /// `local` when left out.
    public let scope: LogoutScope?
    public init(scope: LogoutScope? = nil) { self.scope = scope }
    public static let example = LogoutRequest(scope: .local)
}

/// Asking for a one-time code by SMS.
public struct OTPRequest: DTO {
    /// `fitcoach` when left out.
    public let product: PhoneProduct?
    /// A Saudi mobile number in any spelling people use: `0501234567`, `+966 50 123 4567`, `٠٥٠ ١٢٣ ٤٥٦٧`.
    public let phone: PhoneText
    /// A device that signed in to the account before is not held up by what others ask of its number.
    public let device: DeviceInfo?
    public init(product: Product? = nil, phone: PhoneText, device: DeviceInfo? = nil) {
        self.product = product.map { .init(trusted: $0) }
        self.phone = phone
        self.device = device
    }
    public static let example = OTPRequest(product: .fitcoach, phone: .example, device: .example)
}

public enum ChallengeTag {}
/// The id of a one-time code that was sent.
public typealias ChallengeID = Identifier<ChallengeTag>

/// The code that came by SMS.
public struct OTPVerification: DTO {
    /// Of the answer that told of the code.
    public let challengeId: ChallengeID
    public let code: OneTimeCode
    /// What the person signs in on.
    public let device: DeviceInfo?
    public init(challengeId: ChallengeID, code: OneTimeCode, device: DeviceInfo? = nil) {
        self.challengeId = challengeId
        self.code = code
        self.device = device
    }
    public static let example = OTPVerification(challengeId: .example, code: .example, device: .example)
}

/// The token of a mailed link.
public struct LinkToken: DTO {
    /// The value of `token` in the link.
    public let token: OpaqueToken
    public init(token: OpaqueToken) { self.token = token }
    public static let example = LinkToken(token: .example)
}

/// Asking for a mail with a link.
public struct EmailRequest: DTO {
    /// `gtsd` when left out.
    public let product: EmailProduct?
    /// Where to send it, if there is an account with this address.
    public let email: EmailAddress
    public init(product: Product?, email: EmailAddress) {
        self.product = product.map { .init(trusted: $0) }
        self.email = email
    }
    public static let example = EmailRequest(product: .gtsd, email: .example)
}

/// A new password by a mailed link.
public struct PasswordReset: DTO {
    /// The value of `token` in the link; it works once.
    public let token: OpaqueToken
    public let password: NewPassword
    public init(token: OpaqueToken, password: NewPassword) { self.token = token; self.password = password }
    public static let example = PasswordReset(token: .example, password: .example)
}

/// A new password by the old one.
public struct PasswordChange: DTO {
    /// The password until now.
    public let current: GivenPassword
    /// Another one than until now.
    public let new: NewPassword
    public init(current: GivenPassword, new: NewPassword) { self.current = current; self.new = new }
    public func problems() -> [FieldProblem] { current.text == new.text ? [FieldProblem("new", .sameAsBefore)] : [] }
    public static let example = PasswordChange(current: GivenPassword.example, new: NewPassword.example)
}

/// What proves the wish to delete an account: the password, or a fresh one-time code for an account without one.
public struct AccountDeletion: DTO {
    public let password: GivenPassword?
    /// Of a code asked for with the account's own number; with `code`, instead of the password.
    public let challengeId: ChallengeID?
    public let code: OneTimeCode?
    public init(password: GivenPassword? = nil, challengeId: ChallengeID? = nil, code: OneTimeCode? = nil) {
        self.password = password
        self.challengeId = challengeId
        self.code = code
    }
    public func problems() -> [FieldProblem] {
        if password != nil || (challengeId != nil && code != nil) { return [] }
        return [FieldProblem("password", .oneOfRequired(fields: ["password", "challengeId + code"]))]
    }
    public static let example = AccountDeletion(password: .example)
}

/// A session to look around with.
public struct DemoRequest: DTO {
    /// `fitcoach` when left out.
    public let product: DemoProduct?
    public init(product: Product? = nil) { self.product = product.map { .init(trusted: $0) } }
    public static let example = DemoRequest(product: .fitcoach)
}

public struct SessionParameters: DTO {
    /// Which of one's sessions.
    public let id: SessionID
    public init(id: SessionID) { self.id = id }
    public static let example = SessionParameters(id: .example)
}

public struct KeyParameters: DTO {
    /// Which signing key, by its `kid`.
    public let kid: ShortText
    public init(kid: ShortText) { self.kid = kid }
    public static let example = KeyParameters(kid: ShortText(trusted: KeySet.Key.example.kid))
}

/// What an account may do beyond its own data.
public struct RoleChange: DTO {
    /// The role from now on.
    public let role: Role
    public init(role: Role) { self.role = role }
    public static let example = RoleChange(role: .admin)
}
