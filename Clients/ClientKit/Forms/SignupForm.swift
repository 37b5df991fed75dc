public import Contracts
public import Wire

/// The sign-up form as values; see `LoginForm`. Its rules are the service's own types, so both sides refuse the same.
public struct SignupForm: Sendable, Equatable {
    public enum Field: String, Sendable, Hashable, CaseIterable { case name, email, password, termsAccepted }

    /// A request, and the key that belongs to exactly this content: a repeat after a lost answer carries the same key.
    public struct Submission: Sendable, Equatable {
        public let request: SignupRequest
        public let idempotencyKey: String
    }

    public private(set) var name = ""
    public private(set) var email = ""
    public private(set) var password = ""
    public private(set) var termsAccepted = false
    public private(set) var status = FormStatus<Field>()
    private var last: Submission?
    private let product: Product

    public init(product: Product) { self.product = product }

    public mutating func setName(_ text: String) { if status.edit(.name) { name = text } }
    public mutating func setEmail(_ text: String) { if status.edit(.email) { email = text } }
    public mutating func setPassword(_ text: String) { if status.edit(.password) { password = text } }
    public mutating func setTermsAccepted(_ isOn: Bool) { if status.edit(.termsAccepted) { termsAccepted = isOn } }

    /// How good the password looks so far; nil while there is none.
    public var strength: PasswordStrength? { password.isEmpty ? nil : PasswordStrength(of: password) }
    /// The checks beside the password field.
    public var passwordChecks: PasswordChecks { PasswordChecks(password) }

    /// Checks the fields.
    /// - Parameter makeKey: draws a key for a request that was not sent before; `APIClient.makeIdempotencyKey`.
    /// - Returns: what to send, or nil when a field is wrong or a request is already under way.
    public mutating func submit(device: DeviceInfo? = nil, makeKey: () -> String) -> Submission? {
        let request: SignupRequest? = status.submit {
            let person = $0.check(.name, name) { text throws(FieldRule) in try PersonName(validating: text) }
            let address = $0.check(.email, email) { text throws(FieldRule) in try EmailAddress(validating: text) }
            let chosen = $0.check(.password, password) { text throws(FieldRule) in try NewPassword(validating: text) }
            if !termsAccepted { $0.refuse(.termsAccepted, .mustBeTrue) }
            guard let person, let address, let chosen, termsAccepted else { return nil }
            return SignupRequest(
                product: product, name: person, email: address, password: chosen, device: device)
        }
        guard let request else { return nil }
        let key = last?.request == request ? last?.idempotencyKey : nil
        let submission = Submission(request: request, idempotencyKey: key ?? makeKey())
        last = submission
        return submission
    }

    /// The outcome of the request. A success takes the password out of memory.
    public mutating func finish(_ outcome: Result<SignInResult, ClientError>) {
        guard status.finish(outcome.map { _ in }) else { return }
        guard case .success = outcome else { return }
        password = ""
        last = nil
    }
}

/// Which of the password's rules a text meets.
public struct PasswordChecks: Sendable, Hashable {
    public let hasLength: Bool
    public let hasUppercase: Bool
    public let hasDigit: Bool

    public init(_ text: String) {
        let broken = PasswordRule.broken(by: text)
        hasLength = !broken.contains {
            $0 == .tooShort(minimum: PasswordRule.minimumLength) || $0 == .tooLong(maximum: PasswordRule.maximumLength)
        }
        hasUppercase = !broken.contains(.uppercaseMissing)
        hasDigit = !broken.contains(.digitMissing)
    }
}
