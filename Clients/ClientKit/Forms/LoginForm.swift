public import Contracts
public import Wire

/// The sign-in form as values: what is shown, what may be sent, and what comes of it. No I/O; the app calls `submit`, sends the
/// request, and gives the outcome to `finish`.
///
/// A login asks only for a well-formed address and some password: the password's rules may have been others when it was chosen.
public struct LoginForm: Sendable, Equatable {
    public enum Field: String, Sendable, Hashable, CaseIterable { case email, password }

    public private(set) var email = ""
    public private(set) var password = ""
    public private(set) var rememberMe = true
    public private(set) var status = FormStatus<Field>()
    private let product: Product

    public init(product: Product) { self.product = product }

    public mutating func setEmail(_ text: String) { if status.edit(.email) { email = text } }
    public mutating func setPassword(_ text: String) { if status.edit(.password) { password = text } }
    public mutating func setRememberMe(_ isOn: Bool) { if !status.isSubmitting { rememberMe = isOn } }

    /// Checks the fields.
    /// - Returns: the request to send, or nil when a field is wrong or a request is already under way.
    public mutating func submit(device: DeviceInfo? = nil) -> LoginRequest? {
        status.submit {
            let address = $0.check(.email, email) { text throws(FieldRule) in try EmailAddress(validating: text) }
            let given = $0.check(.password, password) { text throws(FieldRule) in try GivenPassword(validating: text) }
            guard let address, let given else { return nil }
            return LoginRequest(
                product: product, email: ShortText(trusted: address.text), password: given, rememberMe: rememberMe, device: device)
        }
    }

    /// The outcome of the request. A success takes the password out of memory.
    public mutating func finish(_ outcome: Result<SignInResult, ClientError>) {
        guard status.finish(outcome.map { _ in }) else { return }
        if case .success = outcome { password = "" }
    }
}
