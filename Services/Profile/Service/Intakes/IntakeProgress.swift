internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// Score and badges, and the events that move them.
extension IntakeFlows {
    func score(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> FitnessScore {
        let person = try person(call)
        return try await keeper.database.snapshot { db in
            guard let stored = try await PersonStore.profile(person.id, in: db) else { throw APIError(.unauthenticated) }
            let history = try await ScoreStore.list(of: person.id, in: db)
            let score = stored.profile.secondIntake?.score
            let isLocked = person.tier < keeper.policy(of: person).scoreHistoryTier
            return FitnessScore(
                value: score?.value, formula: FitnessScoreRule.formula, factors: score?.factors ?? [],
                trend: FitnessScoreRule.trend(history.map(\.value)), history: isLocked ? [] : history, historyLocked: isLocked)
        }
    }

    func achievements(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> AchievementList {
        let person = try person(call)
        return try await keeper.database.snapshot { db in try await ActivityStore.achievements(of: person.id, in: db) }
    }

    /// Takes a fact about training or calls; one about nobody here, or about another product, is not for this service.
    func receive(_ event: Event, in db: any Connection) async throws {
        guard let person = try await PersonStore.find(event.user, in: db), keeper.policy(of: person).hasIntakes else { return }
        try await PersonStore.hold(person.id, in: db)
        let count = event.facts?.count
        switch event.type {
        case .workoutCompleted: try await ActivityStore.add(workouts: 1, of: event.user, at: event.at, in: db)
        case .streakReached: try await ActivityStore.add(streak: count ?? 0, of: event.user, at: event.at, in: db)
        case .callBooked:
            guard var prompt = try await PromptStore.read(event.user, in: db) else { return }
            prompt.status = PromptMachine(policy: keeper.policy(of: person)).callBooked(prompt.status)
            try await PromptStore.save(prompt, in: db)
            try await setCalls(count, event, in: db)
        case .callQuotaChanged: try await setCalls(count, event, in: db)
        case .userCreated, .userDeleted, .userRenamed, .onboardingCompleted, .profileChanged, .weightLogged, .entitlementChanged: break
        }
    }

    private func setCalls(_ count: Int64?, _ event: Event, in db: any Connection) async throws {
        guard let count, try await ActivityStore.noteCalls(of: event.user, at: event.at, in: db) else { return }
        try await PersonStore.setCallsRemaining(count, of: event.user, in: db)
    }
}
