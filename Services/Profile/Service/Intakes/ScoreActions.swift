internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// The fitness score and the badges of FitCoach+.
struct ScoreActions: Sendable {
    let dependencies: ProfileDependencies

    func score(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> FitnessScore {
        let person = try call.person()
        return try await dependencies.database.snapshot { db in
            guard let stored = try await PersonStore.profile(person.id, in: db) else { throw APIError(.unauthenticated) }
            let isLocked = person.tier < dependencies.policy(of: person).scoreHistoryTier
            // The trend needs the last two, whoever sees them.
            let history = try await ScoreStore.list(of: person.id, newest: isLocked ? 2 : ScoreStore.kept, in: db)
            let score = stored.profile.secondIntake?.score
            return FitnessScore(
                value: score?.value, formula: FitnessScoreRule.formula, factors: score?.factors ?? [],
                trend: FitnessScoreRule.trend(history.map(\.value)), history: isLocked ? [] : history, historyLocked: isLocked)
        }
    }

    func achievements(_ call: Call<SignedIn, Nothing, Nothing>) async throws -> AchievementList {
        let person = try call.person()
        return try await dependencies.database.snapshot { db in try await ActivityStore.achievements(of: person.id, in: db) }
    }
}
