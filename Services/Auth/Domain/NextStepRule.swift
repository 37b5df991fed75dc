public import Contracts

extension ProductPolicy {
    /// Where an account goes that has just signed in.
    public func nextStep(onboarded: Bool, emailVerified: Bool) -> NextStep {
        if requiresVerifiedEmail, !emailVerified { return .verifyEmail }
        return onboarded ? .home : firstStep
    }
}
