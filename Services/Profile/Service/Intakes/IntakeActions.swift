internal import Contracts
internal import Platform
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// FitCoach+'s two intakes. Everything that writes takes the person's row first: transactions that lock in one order cannot deadlock.
struct IntakeActions: Sendable {
    let dependencies: ProfileDependencies
    private let profiles: ProfileWriter
    private let weights: WeightLog
    private let view: ProfileView

    init(dependencies: ProfileDependencies) {
        self.dependencies = dependencies
        profiles = ProfileWriter(dependencies: dependencies)
        weights = WeightLog(dependencies: dependencies)
        view = ProfileView(dependencies: dependencies)
    }

    func answerFirst(_ call: Call<SignedIn, Nothing, FirstIntakeAnswers>) async throws -> IntakeAnswer {
        let person = try call.person()
        let (answers, context) = (call.body, call.context)
        let answer = try await dependencies.database.write { db in
            let (stored, news) = try await profiles.change(person.id, now: context.now, in: db) { stored in
                let news = (
                    isFirst: stored.profile.firstIntakeCompletedAt == nil, isRenamed: answers.renames(stored.profile),
                    isOther: answers.plansOtherwise(than: stored.profile)
                )
                answers.apply(to: &stored.profile, now: context.now)
                if news.isFirst { stored.keepLanguage(context.language) }
                return news
            }
            if news.isFirst {
                try await publish(.onboardingCompleted, person, context, facts: nil, in: db)
            } else if news.isOther {
                try await profiles.announce(person, now: context.now, run: context.run, in: db)
            }
            if news.isRenamed {
                let facts = EventFacts(name: stored.profile.name, version: stored.profile.version)
                try await publish(.userRenamed, person, context, facts: facts, in: db)
            }
            // Also for a repeat: whoever lost the first answer goes the same way.
            return IntakeAnswer(try await view.shown(stored, person, context.language, in: db, justAnsweredFirst: true))
        }
        dependencies.runtime.work.wake()
        return answer
    }

    func answerSecond(_ call: Call<SignedIn, Nothing, SecondIntakeRequest>) async throws -> IntakeAnswer {
        let person = try call.person()
        let policy = dependencies.policy(of: person)
        if policy.secondIntakeRequiresPremium, person.tier < .premium { throw APIError(.tierRequired, upgrade: .premium) }
        let (request, now) = (call.body, call.now)
        let answer = try await dependencies.database.write { db in
            let (stored, (isNewScore, newWeight)) = try await profiles.change(person.id, now: now, in: db) { stored in
                try IntakeOrder.requireFirst(stored.profile.firstIntakeCompletedAt)
                let before = stored.profile
                let answers = try request.answers(completedAt: before.secondIntake?.completedAt ?? now)
                let newWeight = answers.newWeight(for: before)
                stored.profile.secondIntake = answers
                stored.profile.fitnessScore = answers.score.value
                stored.profile.weightKg = newWeight ?? before.weightKg
                return (stored.profile.fitnessScore != before.fitnessScore, newWeight)
            }
            if let newWeight {
                try await weights.add(
                    newWeight, unit: request.weightKg == nil ? .lb : .kg, date: dependencies.today(of: person, now: now), of: person,
                    now: now, in: db)
            }
            if isNewScore, let value = stored.profile.fitnessScore {
                try await ScoreStore.add(
                    dependencies.runtime.ids.next(), value: value, formula: FitnessScoreRule.formula, of: person.id, now: now, in: db)
            }
            guard var prompt = try await PromptStore.read(person.id, in: db) else { throw APIError(.unauthenticated) }
            prompt.status = PromptMachine(policy: policy).completed(prompt.status)
            try await PromptStore.save(prompt, in: db)
            // Level, days and injuries decide what somebody trains; age, weight, height and days what they need to eat.
            try await profiles.announce(person, now: now, run: call.context.run, in: db)
            return IntakeAnswer(try await view.shown(stored, person, call.context.language, in: db))
        }
        dependencies.runtime.work.wake()
        return answer
    }

    private func publish(
        _ type: EventType, _ person: Person, _ context: RequestContext, facts: EventFacts?, in db: any Connection
    ) async throws {
        try await dependencies.runtime.events.publish(
            type, user: person.id, product: person.product, at: context.now, run: context.run, facts: facts, in: db)
    }
}

/// Which intake comes first.
enum IntakeOrder {
    /// The second intake, its prompt and changes of what the first one asks come after the first intake.
    static func requireFirst(_ completedAt: Instant?) throws(APIError) {
        if completedAt == nil { throw APIError(.validationFailed, fields: [FieldProblem("firstIntake", .required)]) }
    }
}

extension IntakeAnswer {
    fileprivate init(_ profile: Profile) { self.init(profile: profile, fitnessScore: profile.fitnessScore, nextStep: profile.nextStep) }
}

extension FirstIntakeAnswers {
    /// Whether others plan with other answers than before: workouts follow from goal and place, meals from gender and goal.
    fileprivate func plansOtherwise(than profile: Profile) -> Bool {
        Gender(gender) != profile.gender || mainGoal != profile.mainGoal || workoutLocation != profile.workoutLocation
    }

    fileprivate func renames(_ profile: Profile) -> Bool { name.map { $0 != profile.name } ?? false }

    /// Lays the answers over a profile. A name that is left out stays.
    fileprivate func apply(to profile: inout Profile, now: Instant) {
        profile.gender = Gender(gender)
        profile.mainGoal = mainGoal
        profile.workoutLocation = workoutLocation
        profile.name = name ?? profile.name
        profile.firstIntakeCompletedAt = profile.firstIntakeCompletedAt ?? now
        profile.onboardingCompleted = true
    }
}

extension SecondIntakeRequest {
    /// What is kept of the answers. The height stays here: the profile's own comes from its form.
    fileprivate func answers(completedAt: Instant) throws(APIError) -> SecondIntakeAnswers {
        guard let weight, let height else { throw APIError(.validationFailed, fields: problems()) }
        return SecondIntakeAnswers(
            age: age, weightKg: weight, heightCm: height, experienceLevel: experienceLevel, workoutFrequency: workoutFrequency,
            injuries: InjuryRule.normalised(injuries.items), completedAt: completedAt)
    }
}

extension SecondIntakeAnswers {
    /// The score these answers give, with what it is made of.
    var score: (value: Int64, factors: [ScoreFactor]) {
        FitnessScoreRule.score(experience: experienceLevel, frequency: workoutFrequency, injuries: injuries)
    }

    /// A weight that was not answered before, where the log has another one: it is newer than the log's, which would count before it. An
    /// empty log stays empty for the first weigh-in. FR-PROGRESS-WELCOME-03.
    /// - Parameter profile: as it was before these answers.
    fileprivate func newWeight(for profile: Profile) -> Kilograms? {
        let weight = Kilograms(weightKg)
        guard let logged = profile.weightKg, logged != weight, profile.secondIntake?.weightKg != weightKg else { return nil }
        return weight
    }
}

extension Gender {
    init(_ gender: IntakeGender) {
        self =
            switch gender {
            case .male: .male
            case .female: .female
            case .other: .other
            }
    }
}
