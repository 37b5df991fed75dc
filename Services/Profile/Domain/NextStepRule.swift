public import Contracts
public import Wire

/// Where somebody who is signed in goes next, as far as their profile decides it.
public enum NextStepRule {
    /// - Parameters:
    ///   - onboarded: GTSD's wizard was submitted; not asked where the product has none.
    ///   - justAnsweredFirst: this is the answer to the first intake; only then the second one may follow by itself (C2 of the notes).
    public static func profileNextStep(
        policy: ProfilePolicy, product: Product, onboarded: Bool, firstIntakeDone: Bool, secondIntakeDone: Bool, tier: Tier,
        justAnsweredFirst: Bool
    ) -> NextStep {
        if policy.hasOnboarding, !onboarded { return ProductPolicy.of(product).firstStep }
        guard policy.hasIntakes else { return .home }
        if !firstIntakeDone { return ProductPolicy.of(product).firstStep }
        let goesOn = policy.premiumGoesToSecondIntake && tier >= .premium && justAnsweredFirst && !secondIntakeDone
        return goesOn ? .secondIntake : .home
    }
}
