internal import Contracts
internal import Platform
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Changes profiles. Every change goes through here, so that targets and version follow whoever made it.
struct ProfileWriter: Sendable {
    let dependencies: ProfileDependencies

    /// Changes a profile in the caller's transaction: locks the row, changes it, brings the targets up to date and writes it back.
    /// - Throws: `version_conflict` when `version` is given and the profile has moved on.
    @discardableResult
    func change<T>(
        _ id: UserID, version: Int64? = nil, now: Instant, in db: any Connection, _ body: (inout StoredProfile) throws -> T
    ) async throws -> (stored: StoredProfile, result: T) {
        guard var stored = try await PersonStore.claim(id, now: now, in: db) else { throw APIError(.unauthenticated) }
        if let version, stored.profile.version - 1 != version { throw APIError(.versionConflict) }
        let result = try body(&stored)
        stored.profile.timezone = stored.timezone ?? ProductPolicy.of(stored.profile.product).profiles.zone
        bringTargetsUpToDate(&stored.profile, now: now)
        try await PersonStore.save(stored, in: db)
        return (stored, result)
    }

    /// Publishes to the services that plan with profiles that this one changed, in the caller's transaction. Wake the worker after it.
    func announce(_ person: Person, now: Instant, run: String?, in db: any Connection) async throws {
        guard dependencies.policy(of: person).hasOnboarding || ProductPolicy.of(person.product).hasTraining || ProductPolicy.of(person.product).nutrition != nil else { return }
        try await dependencies.runtime.events.publish(.profileChanged, user: person.id, product: person.product, at: now, run: run, in: db)
    }

    /// Computes targets again that an older formula left at its floor or below, and publishes them. Once at each start: few people have
    /// such targets, and everybody else's follow with their next change.
    func renewTargets(now: Instant) async throws {
        var last = ""
        while true {
            let after = last
            let found = try await dependencies.database.read { db in
                try await PersonStore.outdated(formula: EnergyRule.formula, after: after, in: db)
            }
            guard let end = found.last else { return }
            for id in found {
                try await dependencies.database.write { db in
                    // Another replica that starts at the same time may have done it.
                    guard let person = try await dependencies.person(id, in: db),
                        try await PersonStore.profile(id, in: db)?.profile.formula != EnergyRule.formula
                    else { return }
                    try await change(id, now: now, in: db) { _ in }
                    try await announce(person, now: now, run: nil, in: db)
                }
            }
            last = end.text
            dependencies.runtime.work.wake()
        }
    }

    private func bringTargetsUpToDate(_ profile: inout Profile, now: Instant) {
        let targets = ProfileRule.energy(profile, today: dependencies.today(in: profile.timezone, now: now))
        profile.bmr = targets?.bmr
        profile.tdee = targets?.tdee
        profile.calorieTarget = targets?.calorieTarget
        profile.proteinTargetG = targets?.proteinTargetG
        profile.waterTargetMl = targets?.waterTargetMl
        profile.projectedDate = targets?.projectedDate
        profile.formula = targets?.formula
    }
}
