internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// What the wizard ends with: the targets its answers come to, and the profile.
struct SubmissionActions: Sendable {
    let dependencies: ProfileDependencies
    private let weights: WeightLog
    private let profiles: ProfileWriter
    private let view: ProfileView
    private let answerDay: AnswerDay

    init(dependencies: ProfileDependencies) {
        self.dependencies = dependencies
        weights = WeightLog(dependencies: dependencies)
        profiles = ProfileWriter(dependencies: dependencies)
        view = ProfileView(dependencies: dependencies)
        answerDay = AnswerDay(dependencies: dependencies)
    }

    func preview(_ call: Call<SignedIn, Nothing, OnboardingAnswers>) async throws -> EnergyTargets {
        let person = try call.person()
        let draft = try await dependencies.database.read { db in try await DraftStore.read(person.id, in: db) }
        let input = try judged(call.body, over: draft, person, now: call.now, OnboardingRule.energyInput).result
        return EnergyRule.targets(input, language: call.context.language)
    }

    /// The profile, partners, weight log, draft and event change together or not at all. The lock on the person's row decides which of two
    /// submissions is the first.
    func submit(_ call: Call<SignedIn, Nothing, OnboardingAnswers>) async throws -> Saved<Profile> {
        let person = try call.person()
        let (given, context) = (call.body, call.context)
        let runtime = dependencies.runtime
        let (profile, isFirst) = try await dependencies.database.write { db in
            try await PersonStore.hold(person.id, in: db)
            let draft = try await DraftStore.read(person.id, in: db)
            // The draft goes with the first submission, whose answer may have been lost: sent again, it finds the profile it made.
            if draft == nil, given == OnboardingAnswers(), try await PersonStore.profile(person.id, in: db)?.onboardedAt != nil {
                return (try await view.profile(of: person, context.language, in: db), false)
            }
            let (answers, today, complete) = try judged(given, over: draft, person, now: context.now, OnboardingRule.complete)
            let (isFirst, isNewWeight) = try await profiles.change(person.id, now: context.now, in: db) { stored in
                let before = (isFirst: stored.onboardedAt == nil, isNewWeight: stored.profile.weightKg != complete.weight)
                complete.fill(&stored)
                if before.isFirst { stored.keepLanguage(context.language) }
                stored.onboardedAt = stored.onboardedAt ?? context.now
                return before
            }.result
            // A submission without the partners step leaves the partners as they are.
            if let partners = answers.partners?.items {
                try await PartnerStore.replace(partners, of: person.id, now: context.now, ids: runtime.ids, in: db)
            }
            if isNewWeight {
                let unit: WeightUnit = given.weightKg == nil && given.weightLb != nil ? .lb : .kg
                try await weights.add(complete.weight, unit: unit, date: today, of: person, now: context.now, in: db)
            }
            try await DraftStore.delete(person.id, in: db)
            if isFirst {
                try await runtime.events.publish(
                    .onboardingCompleted, user: person.id, product: person.product, at: context.now, run: context.run, in: db)
            } else {
                try await profiles.announce(person, now: context.now, run: context.run, in: db)
            }
            return (try await view.profile(of: person, context.language, in: db), isFirst)
        }
        runtime.work.wake()
        return isFirst ? .created(profile) : .updated(profile)
    }

    /// Adds answers to those of the draft and applies a rule to them, for the date it is in their time zone.
    /// - Throws: `validation_failed` with every problem.
    private func judged<T>(
        _ given: OnboardingAnswers, over draft: StoredDraft?, _ person: Person, now: Instant,
        _ rule: (OnboardingAnswers, LocalDate) throws(OnboardingIncomplete) -> T
    ) throws(APIError) -> (answers: OnboardingAnswers, today: LocalDate, result: T) {
        let answers = OnboardingRule.merged(draft?.answers ?? OnboardingAnswers(), with: given)
        let today = answerDay.today(answers, person, now: now)
        let zoneProblems = answerDay.zoneProblems(answers)
        let result: T
        do { result = try rule(answers, today) } catch { throw APIError(.validationFailed, fields: error.problems + zoneProblems) }
        guard zoneProblems.isEmpty else { throw APIError(.validationFailed, fields: zoneProblems) }
        return (answers, today, result)
    }
}

extension CompleteOnboarding {
    /// The wizard is answered as a whole: what it leaves out is removed from the profile. Only the time zone stays until another is named.
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
