internal import Contracts
internal import Platform
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Reads and changes profiles: everything that shows or touches one goes through here, so that targets, the next step and the version
/// are right whoever made the change.
struct ProfileKeeper: Sendable {
    let runtime: ServiceRuntime
    let settings: ProfileSettings
    let zones: ZoneDatabase
    let tiers: any TierLookup

    var database: any Database { runtime.database }

    func policy(of person: Person) -> ProfilePolicy { settings.policy(of: person.product) }

    /// A person of a product that has what is asked for, else `forbidden`.
    func require(_ feature: KeyPath<ProfilePolicy, Bool>, of person: Person) throws(APIError) {
        guard policy(of: person)[keyPath: feature] else { throw APIError(.forbidden) }
    }

    // MARK: Days

    /// The zone of that name; a problem of `timezone` when there is none.
    func zone(_ name: ZoneName, field: String = "timezone") throws(APIError) -> Zone {
        guard let zone = zones.zone(name) else { throw APIError(.validationFailed, fields: [FieldProblem(field, .malformed(expected: .timeZone))]) }
        return zone
    }

    /// Which day it is for somebody who lives there; UTC's for who never said, and for a zone that has gone from the database.
    func today(in zone: ZoneName?, now: Instant) -> LocalDate { (zone.flatMap(zones.zone) ?? .utc).localDate(at: now) }
    func today(of person: Person, now: Instant) -> LocalDate { today(in: person.timezone, now: now) }

    // MARK: Reading

    /// Somebody who did not ask themselves.
    func person(_ id: UserID, in db: any Connection) async throws -> Person? {
        guard var person = try await PersonStore.find(id, in: db) else { return nil }
        // Only a product with intakes has tiers so far.
        if policy(of: person).hasIntakes { person.tier = try await tiers.tier(of: id, in: db) }
        return person
    }

    /// The profile as its owner sees it.
    func profile(of person: Person, in db: any Connection) async throws -> Profile {
        guard let stored = try await PersonStore.profile(person.id, in: db) else { throw APIError(.unauthenticated) }
        return try await shown(stored, person, in: db)
    }

    func shown(_ stored: StoredProfile, _ person: Person, in db: any Connection, justAnsweredFirst: Bool = false) async throws -> Profile {
        var profile = stored.profile
        let policy = policy(of: person)
        profile.tier = person.tier
        if policy.hasOnboarding { profile.partners = try await PartnerStore.list(of: person.id, in: db) }
        profile.nextStep = NextStepRule.profileNextStep(
            policy: policy, product: person.product, onboarded: stored.onboardedAt != nil,
            firstIntakeDone: profile.firstIntakeCompletedAt != nil, secondIntakeDone: profile.secondIntake != nil, tier: person.tier,
            justAnsweredFirst: justAnsweredFirst)
        return profile
    }

    // MARK: Changing

    /// Changes a profile in the caller's transaction: the row is taken, changed, its targets brought up to date and written back.
    /// - Throws: `version_conflict` when `version` is given and the profile has moved on.
    @discardableResult
    func change<T>(
        _ id: UserID, version: Int64? = nil, now: Instant, in db: any Connection, _ body: (inout StoredProfile) throws -> T
    ) async throws -> (stored: StoredProfile, result: T) {
        guard var stored = try await PersonStore.claim(id, now: now, in: db) else { throw APIError(.unauthenticated) }
        if let version, stored.profile.version - 1 != version { throw APIError(.versionConflict) }
        let result = try body(&stored)
        stored.profile.timezone = stored.timezone ?? ZoneName(trusted: "UTC")
        bringTargetsUpToDate(&stored.profile, now: now)
        try await PersonStore.save(stored, in: db)
        return (stored, result)
    }

    /// Tells the services that plan with profiles, in the caller's transaction, that this one changed. Wake the worker after it.
    func announce(_ person: Person, now: Instant, run: String?, in db: any Connection) async throws {
        guard policy(of: person).hasOnboarding else { return }
        try await runtime.events.publish(.profileChanged, user: person.id, product: person.product, at: now, run: run, in: db)
    }

    private func bringTargetsUpToDate(_ profile: inout Profile, now: Instant) {
        let targets = ProfileRule.energy(profile, today: today(in: profile.timezone, now: now))
        profile.bmr = targets?.bmr
        profile.tdee = targets?.tdee
        profile.calorieTarget = targets?.calorieTarget
        profile.proteinTargetG = targets?.proteinTargetG
        profile.waterTargetMl = targets?.waterTargetMl
        profile.projectedDate = targets?.projectedDate
        profile.formula = targets?.formula
    }
}
