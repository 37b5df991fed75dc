internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// What everything here goes through: people with their plans, which day it is for them, and changes under their row's lock.
struct TaskKeeper: Sendable {
    let runtime: ServiceRuntime
    let settings: TaskSettings
    let zones: ZoneDatabase
    let rarities = RarityCache()

    var database: any Database { runtime.database }
    var policy: TaskPolicy { settings.policy }
    var ids: IDSource { runtime.ids }

    // MARK: Days

    /// UTC for a zone that has gone from the database.
    func zone(of person: Person) -> Zone { zones.zone(person.timezone) ?? .utc }
    func today(of person: Person, now: Instant) -> LocalDate { zone(of: person).localDate(at: now) }

    /// Whether nothing can change a day any more: its outcome was written, or it has ended where the person lives, and its grace too.
    /// Who travelled west may live through a day again whose outcome was written.
    func isFixed(_ date: LocalDate, of person: Person, now: Instant) -> Bool {
        if let fixed = person.progress.fixedThrough, date <= fixed { return true }
        return zone(of: person).startOfDay(date + 1) + policy.grace <= now
    }

    // MARK: People

    /// The person with a plan, from the profile service if this one has not heard that onboarding is complete.
    /// - Throws: `onboarding_required` when it is not.
    func planned(_ person: Person, context: RequestContext) async throws -> Person {
        if person.plan != nil { return person }
        guard let person = try await takeOver(person.id, context: context) else { throw APIError(.unauthenticated) }
        guard person.plan != nil else { throw APIError(.onboardingRequired) }
        return person
    }

    /// Brings what is known of somebody up to date with the profile service.
    /// - Returns: nil when there is nobody, or nobody any more.
    @discardableResult
    func takeOver(_ user: UserID, context: RequestContext) async throws -> Person? {
        try await takeOver(user, requestID: context.requestID, run: context.run, now: context.now)
    }

    @discardableResult
    func takeOver(_ user: UserID, requestID: String, run: String?, now: Instant) async throws -> Person? {
        let facts: PlannedPerson
        do {
            facts = try await runtime.peers.call(
                Profiles.facts, reading: PlannedPerson.self, at: settings.profileURL, parameters: UserParameters(id: user), body: Nothing(), requestID: requestID,
                run: run, deadline: .seconds(2))
        } catch let error as APIError where error.code == .notFound {
            return nil
        } catch {
            throw APIError(.unavailable, retryAfter: .seconds(1))
        }
        let person = try await database.write { db in
            try await PersonStore.insert(user, product: facts.profile.product, freezes: policy.freezes, now: now, in: db)
            guard var person = try await PersonStore.claim(user, in: db) else { return Person?.none }
            try await adopt(facts, into: &person, run: run, now: now, in: db)
            try await PersonStore.save(person, in: db)
            return person
        }
        runtime.work.wake()
        return person
    }

    /// Lays what the profile service says over a claimed person: zone, settings, targets, and the plan that follows from them.
    private func adopt(_ facts: PlannedPerson, into person: inout Person, run: String?, now: Instant, in db: any Connection) async throws {
        // Answers may overtake each other; an older one says nothing new.
        guard facts.profile.version >= person.profileVersion else { return }
        // The days up to now were lived by the old zone and planned by the old rules.
        try await DayKeeper(keeper: self).bringUpToDate(&person, now: now, in: db)
        let isNewZone = person.timezone != facts.profile.timezone || person.profileVersion == 0
        person.profileVersion = facts.profile.version
        person.name = facts.profile.name
        person.timezone = facts.profile.timezone
        person.language = facts.settings.language
        person.pushEnabled = facts.settings.pushEnabled
        person.reminderTime = facts.settings.reminderTime
        person.calorieTarget = facts.profile.calorieTarget
        person.proteinTarget = facts.profile.proteinTargetG
        person.waterTarget = facts.profile.waterTargetMl
        person.weight = facts.profile.weightKg?.hundredths
        if person.targetWeight != facts.profile.targetWeightKg?.hundredths {
            // Another goal is another way to it.
            person.targetWeight = facts.profile.targetWeightKg?.hundredths
            person.startWeight = person.weight
        }
        if isNewZone { try await ZoneStore.add(person.timezone, since: now, of: person.id, in: db) }
        if facts.profile.onboardingCompleted, let input = PlanInput(facts.profile) {
            try await PlanKeeper(keeper: self).apply(PlanMaker.templates(input), to: &person, now: now, in: db)
        }
        try await Reminders(keeper: self).schedule(&person, run: run, now: now, in: db)
    }

    // MARK: Changing

    /// Changes somebody's days in one transaction: takes their row, makes and fixes the days that are due, runs `body`, and writes the
    /// person back.
    @discardableResult
    func change<T: Sendable>(
        _ person: Person, now: Instant, _ body: @escaping @Sendable (inout Person, any Connection) async throws -> T
    ) async throws -> (person: Person, result: T) {
        let changed = try await database.write { db in
            guard var person = try await PersonStore.claim(person.id, in: db) else { throw APIError(.unauthenticated) }
            try await DayKeeper(keeper: self).bringUpToDate(&person, now: now, in: db)
            let result = try await body(&person, db)
            try await PersonStore.save(person, in: db)
            return (person: person, result: result)
        }
        runtime.work.wake()
        return changed
    }

    /// Makes and fixes the days that are due, if any are.
    func upToDate(_ person: Person, now: Instant) async throws -> Person {
        let today = today(of: person, now: now)
        let isCurrent = try await database.read { db in
            try await DayStore.isMade(today, of: person.id, in: db) && !DayKeeper(keeper: self).hasDaysToFix(person, now: now)
        }
        return isCurrent ? person : try await change(person, now: now) { _, _ in }.person
    }
}
