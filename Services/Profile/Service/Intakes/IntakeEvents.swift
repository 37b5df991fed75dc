internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// What other services tell that moves tiers, badges, the prompt and the calls that are left.
struct IntakeEvents: Sendable {
    let dependencies: ProfileDependencies

    /// Takes a fact about training or calls; one about nobody here, or about another product, is not for this service.
    func receive(_ event: Event, in db: any Connection) async throws {
        guard let person = try await PersonStore.find(event.user, in: db), dependencies.policy(of: person).hasIntakes else { return }
        try await PersonStore.hold(person.id, in: db)
        let count = event.facts?.count
        switch event.type {
        case .workoutCompleted: try await ActivityStore.add(workouts: 1, streak: count ?? 0, of: event.user, at: event.at, in: db)
        case .streakReached: try await ActivityStore.add(streak: count ?? 0, of: event.user, at: event.at, in: db)
        case .callBooked:
            guard var prompt = try await PromptStore.read(event.user, in: db) else { return }
            prompt.status = PromptMachine(policy: dependencies.policy(of: person)).callBooked(prompt.status)
            try await PromptStore.save(prompt, in: db)
            try await setCalls(count, event, in: db)
        case .callQuotaChanged, .callCancelled: try await setCalls(count, event, in: db)
        case .userCreated, .userDeleted, .userRenamed, .onboardingCompleted, .profileChanged, .weightLogged, .mealLogged, .avatarReplaced,
            .entitlementChanged, .coachAssigned, .planGenerated, .mealPlanGenerated,
            .sessionEnded, .sessionsEnded, .roleChanged, .signingKeyRevoked:
            break
        }
    }

    /// Takes a change of tier; a higher one offers the second intake once more. FC-ADD-09.
    func receive(_ event: Event, for tiers: EventedTiers, in db: any Connection) async throws {
        guard let person = try await PersonStore.find(event.user, in: db), dependencies.policy(of: person).hasIntakes else {
            return try await tiers.receive(event, in: db)
        }
        // Held, so that of two changes at once each sees the tier before it.
        try await PersonStore.hold(person.id, in: db)
        let before = try await tiers.tier(of: person.id, in: db)
        try await tiers.receive(event, in: db)
        let after = try await tiers.tier(of: person.id, in: db)
        // What was told of calls was of the tier before.
        if after != before { try await PersonStore.setCallsRemaining(nil, of: person.id, in: db) }
        // Before the first intake there is nothing to offer once more.
        guard after > before, var prompt = try await PromptStore.read(person.id, in: db),
            prompt.firstIntakeAt != nil, !prompt.status.hasCompletedSecondIntake
        else { return }
        prompt.status = PromptMachine(policy: dependencies.policy(of: person)).upgraded(prompt.status)
        (prompt.deferredLaunches, prompt.reason) = ([], .upgrade)
        try await PromptStore.save(prompt, in: db)
    }

    private func setCalls(_ count: Int64?, _ event: Event, in db: any Connection) async throws {
        guard let count,
            try await ActivityStore.noteCalls(
                of: event.user, version: event.facts?.version, until: event.facts?.until, at: event.at, in: db)
        else { return }
        try await PersonStore.setCallsRemaining(count, of: event.user, in: db)
    }
}
