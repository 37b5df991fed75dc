public import Contracts
internal import Wire

/// Where the app goes when it starts.
public enum StartupDecision: Sendable, Hashable {
    case login
    /// Ask for biometrics or the device's code, then decide again.
    case unlock
    case verifyEmail
    case onboarding
    case firstIntake
    case home
    /// There is no connection: what the device has cached, marked as such.
    case homeFromCache

    /// - Parameters:
    ///   - user: whose session there is, as far as is known; nil when there is none or it has ended.
    ///   - isBiometricEnabled: whether that person wants the session locked.
    ///   - isUnlocked: whether the lock was opened since the start.
    ///   - isOffline: whether the service could not be asked.
    public static func decide(user: Account?, isBiometricEnabled: Bool, isUnlocked: Bool, isOffline: Bool) -> StartupDecision {
        guard let user else { return .login }
        if isBiometricEnabled, !isUnlocked { return .unlock }
        let policy = ProductPolicy.of(user.product)
        if policy.requiresVerifiedEmail, !user.emailVerified, !user.demo { return .verifyEmail }
        if user.onboardingCompleted || user.demo { return isOffline ? .homeFromCache : .home }
        switch policy.firstStep {
        case .home, .secondIntake: return isOffline ? .homeFromCache : .home
        case .onboarding: return .onboarding
        case .firstIntake: return .firstIntake
        case .verifyEmail: return .verifyEmail
        }
    }
}

extension SessionManager {
    /// The start of the app: the lock, then the account from the service, or from the device when the service cannot be asked.
    /// - Parameter isUnlocked: call again with true once the person has opened the lock.
    public func startUp(isUnlocked: Bool = false) async -> StartupDecision {
        // As long as nobody can say whether there is a lock, there is one; not for who has just signed in.
        takeUp()
        let isNewHere = session.map { earlyPeople.contains($0.user.id) } ?? false
        let isLocked = isBiometricEnabled || (arePreferencesHeldBack && !isNewHere)
        func decide(_ user: Account?, isOffline: Bool = false) -> StartupDecision {
            .decide(user: user, isBiometricEnabled: isLocked, isUnlocked: isUnlocked, isOffline: isOffline)
        }
        // What needs no service is decided without it.
        let local = decide(user, isOffline: true)
        if local == .login || local == .unlock { return local }
        do {
            return decide(try await me())
        } catch {
            return error == .unauthorized || error.status == 401 ? .login : decide(user, isOffline: true)
        }
    }
}
