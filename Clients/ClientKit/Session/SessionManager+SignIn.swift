public import Contracts
internal import PlatformCore
public import Wire

/// Who signed in, and where the app goes.
public struct SignInResult: Sendable, Equatable {
    public let user: Account
    /// `verifyEmail` when the account was made but its address has to be confirmed before signing in.
    public let nextStep: NextStep

    public init(user: Account, nextStep: NextStep) {
        self.user = user
        self.nextStep = nextStep
    }
}

extension SessionManager {
    /// Makes an account. Signed in at once, unless the product wants the address confirmed first.
    /// - Parameter idempotencyKey: the form's, so that a repeat after a lost answer gives the first answer.
    public func signUp(_ request: SignupRequest, idempotencyKey: String? = nil) async throws(ClientError) -> SignInResult {
        let askedAt = clock.now()
        let answer = try await api.call(Auth.signup, request, idempotencyKey: idempotencyKey)
        if let access = answer.accessToken, let refresh = answer.refreshToken, let expiresIn = answer.expiresIn {
            let tokens = SessionTokens(
                accessToken: access, refreshToken: refresh, expiresIn: expiresIn, user: answer.user, nextStep: answer.nextStep)
            begin(tokens, askedAt: askedAt, isRemembered: true)
        }
        return SignInResult(user: answer.user, nextStep: answer.nextStep)
    }

    /// Signs in. A session that is not to be remembered stays in memory and ends with the process.
    public func logIn(_ request: LoginRequest) async throws(ClientError) -> SignInResult {
        let askedAt = clock.now()
        return begin(try await api.call(Auth.login, request), askedAt: askedAt, isRemembered: request.rememberMe ?? true)
    }

    /// Has a one-time code sent by SMS.
    public func requestCode(_ request: OTPRequest) async throws(ClientError) -> OTPChallenge {
        try await api.call(Auth.requestOTP, request)
    }

    /// Signs in by a one-time code; the first time makes the account.
    public func verifyCode(_ verification: OTPVerification) async throws(ClientError) -> SignInResult {
        let askedAt = clock.now()
        let answer = try await api.call(Auth.verifyOTP, verification)
        let tokens = SessionTokens(
            accessToken: answer.accessToken, refreshToken: answer.refreshToken, expiresIn: answer.expiresIn, user: answer.user,
            nextStep: answer.nextStep)
        return begin(tokens, askedAt: askedAt, isRemembered: true)
    }

    /// Starts looking around in prepared data; not remembered. Signing out ends it.
    public func startDemo(_ product: Product) async throws(ClientError) -> SignInResult {
        let askedAt = clock.now()
        return begin(try await api.call(Auth.demo, DemoRequest(product: product)), askedAt: askedAt, isRemembered: false)
    }

    /// Makes the tokens the session. Data of whoever was here before goes.
    @discardableResult
    private func begin(_ tokens: SessionTokens, askedAt: Instant, isRemembered: Bool) -> SignInResult {
        let new = stored(tokens, askedAt: askedAt, isRemembered: isRemembered)
        let user = new.user.id
        generation += 1
        session = new
        isSessionHeldBack = false
        renewal = nil
        renewAheadAfter = nil
        if !isRemembered { attempt { () throws(TokenStoreError) in try store.clearSession() } }
        save(new)
        attempt { () throws(TokenStoreError) in try cache?.wipeAll(except: user) }
        takeUp()
        // Nobody would know of them any more.
        if let forgotten = storedPreferences.forgottenUser, forgotten != user { emptyVaults(of: forgotten) }
        if arePreferencesHeldBack { earlyPeople.insert(user) }
        change {
            $0.forgottenUser = isRemembered ? nil : user
            if $0.biometricUser != user { $0.biometricUser = nil }
            if $0.deletingUser == user { $0.deletingUser = nil }
        }
        events.send(.signedIn(user))
        return SignInResult(user: new.user, nextStep: tokens.nextStep)
    }
}
