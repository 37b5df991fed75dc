internal import Contracts
internal import Platform
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Profiles as they are shown: what is stored, with warnings, tier, partners and the next step.
struct ProfileView: Sendable {
    let dependencies: ProfileDependencies

    /// The profile as its owner sees it.
    func profile(of person: Person, _ language: Language, in db: any Connection) async throws -> Profile {
        guard let stored = try await PersonStore.profile(person.id, in: db) else { throw APIError(.unauthenticated) }
        return try await shown(stored, person, language, in: db)
    }

    func shown(
        _ stored: StoredProfile, _ person: Person, _ language: Language, in db: any Connection, justAnsweredFirst: Bool = false
    ) async throws -> Profile {
        var profile = stored.profile
        profile.energyWarnings = ProfileRule.warnings(profile, language)
        let policy = dependencies.policy(of: person)
        profile.tier = person.tier
        if policy.hasOnboarding { profile.partners = try await PartnerStore.list(of: person.id, in: db) }
        profile.nextStep = NextStepRule.profileNextStep(
            policy: policy, product: person.product, onboarded: stored.onboardedAt != nil,
            firstIntakeDone: profile.firstIntakeCompletedAt != nil, secondIntakeDone: profile.secondIntake != nil, tier: person.tier,
            justAnsweredFirst: justAnsweredFirst)
        return profile
    }
}
