internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// What the wizard ends with.
extension OnboardingRoutes {
    func preview(_ call: Call<SignedIn, Nothing, OnboardingAnswers>) async throws -> EnergyTargets {
        let person = try person(call)
        let draft = try await keeper.database.read { db in try await DraftStore.read(person.id, in: db) }
        let input = try judged(call.body, over: draft, person, now: call.now, OnboardingRule.energyInput).result
        return EnergyRule.targets(input)
    }

    /// The profile, partners, weight log, draft and the fact for other services change together or not at all. The claimed row decides
    /// who was first.
    func submit(_ call: Call<SignedIn, Nothing, OnboardingAnswers>) async throws -> Saved<Profile> {
        let person = try person(call)
        let (given, context) = (call.body, call.context)
        let runtime = keeper.runtime
        let (profile, isFirst) = try await keeper.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            let draft = try await DraftStore.read(person.id, in: db)
            let (answers, today, complete) = try judged(given, over: draft, person, now: context.now, OnboardingRule.complete)
            let (isFirst, isNewWeight) = try await keeper.change(person.id, now: context.now, in: db) { stored in
                let before = (isFirst: stored.onboardedAt == nil, isNewWeight: stored.profile.weightKg != complete.weight)
                complete.fill(&stored)
                stored.onboardedAt = stored.onboardedAt ?? context.now
                return before
            }.result
            // Who left the step out said nothing about the partners they have.
            if let partners = answers.partners {
                try await PartnerStore.replace(partners, of: person.id, now: context.now, ids: runtime.ids, in: db)
            }
            if isNewWeight {
                let unit: WeightUnit = given.weightKg == nil && given.weightLb != nil ? .lb : .kg
                try await body.log(complete.weight, unit: unit, date: today, of: person, now: context.now, in: db)
            }
            try await DraftStore.delete(person.id, in: db)
            if isFirst {
                try await runtime.events.publish(
                    .onboardingCompleted, user: person.id, product: person.product, at: context.now, run: context.run, in: db)
            } else {
                try await keeper.announce(person, now: context.now, run: context.run, in: db)
            }
            return (try await keeper.profile(of: person, in: db), isFirst)
        }
        runtime.work.wake()
        return isFirst ? .created(profile) : .updated(profile)
    }

    /// Lays answers over the draft's and holds them against a rule on their own day.
    /// - Throws: `validation_failed` with every problem.
    private func judged<T>(
        _ given: OnboardingAnswers, over draft: StoredDraft?, _ person: Person, now: Instant,
        _ rule: (OnboardingAnswers, LocalDate) throws(OnboardingIncomplete) -> T
    ) throws(APIError) -> (answers: OnboardingAnswers, today: LocalDate, result: T) {
        let answers = OnboardingRule.merged(draft?.answers ?? OnboardingAnswers(), with: given)
        let today = today(answers, person, now: now)
        let zoneProblems = zoneProblems(answers)
        let result: T
        do { result = try rule(answers, today) } catch { throw APIError(.validationFailed, fields: error.problems + zoneProblems) }
        guard zoneProblems.isEmpty else { throw APIError(.validationFailed, fields: zoneProblems) }
        return (answers, today, result)
    }
}

extension CompleteOnboarding {
    /// The wizard is answered as a whole: what it leaves out is taken out of the profile. A zone stays until another is named.
    fileprivate func fill(_ stored: inout StoredProfile) {
        stored.timezone = timezone ?? stored.timezone
        stored.profile.dateOfBirth = dateOfBirth
        stored.profile.gender = gender
        stored.profile.primaryGoal = primaryGoal
        stored.profile.targetWeightKg = targetWeight
        stored.profile.targetDate = targetDate
        stored.profile.motivation = motivation
        stored.profile.weightKg = weight
        stored.profile.heightCm = height
        stored.profile.activityLevel = activityLevel
        stored.profile.dietaryPreferences = dietaryPreferences
        stored.profile.allergies = allergies
        stored.profile.mealsPerDay = mealsPerDay
    }
}
