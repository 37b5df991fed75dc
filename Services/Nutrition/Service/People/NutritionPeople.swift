internal import Contracts
internal import NutritionDomain
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Who eats here: people of FitCoach+ and GTSD. Somebody this service has not heard of yet is taken over from the profile service.
struct NutritionPeople: PeopleDirectory {
    let dependencies: NutritionDependencies
    private let demos = DemoDays()

    init(dependencies: NutritionDependencies) { self.dependencies = dependencies }

    func find(_ signedIn: SignedIn, in db: any Connection) async throws -> Person? { try await PersonStore.find(signedIn.userID, in: db) }

    func takeOver(_ signedIn: SignedIn, context: RequestContext) async throws -> Person? {
        try await Adoption(dependencies: dependencies).takeOver(signedIn.userID, for: context.origin, now: context.now)
    }

    func demonstrate(_ person: Person, context: RequestContext) async throws -> Person {
        guard person.policy.hasPlans else { return person }
        return try await DemoNutrition(dependencies: dependencies, demos: demos).keep(person, context)
    }

    func language(of person: Person) -> Language? { person.language.language }
}

extension Call where By == SignedIn {
    /// Who asks, whatever they may use. Only `GET /nutrition/access` is for them too.
    func anybody() throws(APIError) -> Person { try known() }

    /// Who asks, if nutrition is open to them. Every route but the one above begins with this.
    /// - Throws: `trial_expired`.
    func person(_ dependencies: NutritionDependencies) throws(APIError) -> Person {
        let person = try anybody()
        try person.requireOpen(dependencies, now: now)
        return person
    }
}

extension Person {
    /// What their product has of nutrition.
    var policy: NutritionPolicy { ProductPolicy.of(product).nutrition ?? NutritionPolicy() }

    /// Their trial, if their tier needs one and it began.
    var runningTrial: (started: StartedTrial, trial: Trial)? {
        guard let open = policy.openTier, tier < open, let started = trial else { return nil }
        return (started, Trial(startDate: started.startDate, days: policy.trialDays))
    }

    /// - Throws: `trial_expired` with the tier that opens it again.
    func requireOpen(_ dependencies: NutritionDependencies, now: Instant) throws(APIError) {
        guard let (started, trial) = runningTrial else { return }
        guard trial.isOver(on: dependencies.zone(started.timezone).localDate(at: now)) else { return }
        throw APIError(.trialExpired, upgrade: policy.openTier)
    }
}
