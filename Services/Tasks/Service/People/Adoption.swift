internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// Takes people over from the profile service, with what their days, plans and reminders follow from.
struct Adoption: Sendable {
    let dependencies: TasksDependencies

    /// The person with a plan, from the profile service if this one has not heard that onboarding is complete.
    /// - Throws: `onboarding_required` when it is not.
    func planned(_ person: Person, context: RequestContext) async throws -> Person {
        if person.plan != nil { return person }
        guard let person = try await takeOver(person.id, for: context.origin, now: context.now) else { throw APIError(.unauthenticated) }
        guard person.plan != nil else { throw APIError(.onboardingRequired) }
        return person
    }

    /// The person with a plan, their days made up to today.
    func current(_ person: Person, _ context: RequestContext) async throws -> Person {
        try await DayChanges(dependencies: dependencies).upToDate(try await planned(person, context: context), now: context.now)
    }

    /// Brings what is known of somebody up to date with the profile service.
    /// - Returns: nil when there is nobody, or nobody any more.
    @discardableResult
    func takeOver(_ user: UserID, for origin: CallOrigin, now: Instant) async throws -> Person? {
        let facts = try await dependencies.runtime.peers.ask(
            Profiles.facts, reading: PlannedPerson.self, at: dependencies.settings.profileURL, parameters: UserParameters(id: user),
            for: origin)
        guard let facts else { return nil }
        let freezes = dependencies.policy.freezes
        let person = try await dependencies.database.write { db in
            try await PersonStore.insert(user, product: facts.profile.product, freezes: freezes, now: now, in: db)
            guard var person = try await PersonStore.claim(user, in: db) else { return Person?.none }
            try await adopt(facts, into: &person, run: origin.run, now: now, in: db)
            try await PersonStore.save(person, in: db)
            return person
        }
        dependencies.runtime.work.wake()
        return person
    }

    /// Lays what the profile service says over a claimed person: zone, settings, targets, and the plan that follows from them.
    private func adopt(_ facts: PlannedPerson, into person: inout Person, run: String?, now: Instant, in db: any Connection) async throws {
        // Answers may overtake each other: an older version says nothing new.
        guard facts.profile.version >= person.profileVersion else { return }
        // The days up to now were lived by the old zone and planned by the old rules.
        try await DayMaker(dependencies: dependencies).bringUpToDate(&person, now: now, in: db)
        let isNewZone = person.timezone != facts.profile.timezone || person.profileVersion == 0
        person.take(facts)
        if isNewZone { try await ZoneStore.add(person.timezone, since: now, of: person.id, in: db) }
        if facts.profile.onboardingCompleted, let input = PlanInput(facts.profile) {
            try await Planning(dependencies: dependencies).apply(PlanMaker.templates(input), to: &person, now: now, in: db)
        }
        try await Reminders(dependencies: dependencies).schedule(&person, run: run, now: now, in: db)
    }
}

extension Person {
    fileprivate mutating func take(_ facts: PlannedPerson) {
        profileVersion = facts.profile.version
        name = facts.profile.name
        timezone = facts.profile.timezone
        language = facts.settings.language
        pushEnabled = facts.settings.pushEnabled
        reminderTime = facts.settings.reminderTime
        calorieTarget = facts.profile.calorieTarget
        proteinTarget = facts.profile.proteinTargetG
        waterTarget = facts.profile.waterTargetMl
        weight = facts.profile.weightKg?.hundredths
        if targetWeight != facts.profile.targetWeightKg?.hundredths {
            // Progress towards a new target begins at the weight of now.
            targetWeight = facts.profile.targetWeightKg?.hundredths
            startWeight = weight
        }
    }
}
