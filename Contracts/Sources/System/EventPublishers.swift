public import Wire

extension EventType {
    /// The one service whose fact it is. From any other it is refused.
    public var publisher: ServiceName {
        switch self {
        case .userCreated, .userDeleted, .sessionEnded, .sessionsEnded, .roleChanged, .signingKeyRevoked: .auth
        case .onboardingCompleted, .userRenamed, .profileChanged, .avatarReplaced, .weightLogged: .profile
        case .entitlementChanged: .store
        case .workoutCompleted, .planGenerated: .training
        case .mealLogged, .mealPlanGenerated: .nutrition
        case .streakReached: .tasks
        case .callBooked, .callQuotaChanged, .callCancelled, .coachAssigned: .coaching
        }
    }

    /// Every service that publishes something, sorted.
    static var publishers: [ServiceName] { Set(allCases.map(\.publisher)).sorted { $0.text < $1.text } }
}
