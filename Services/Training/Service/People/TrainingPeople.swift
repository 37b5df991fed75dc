internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Who trains here: people of FitCoach+ and IronLift. Somebody this service has not heard of yet is taken over from the profile service.
struct TrainingPeople: PeopleDirectory {
    let dependencies: TrainingDependencies
    private let demos = DemoDays()

    init(dependencies: TrainingDependencies) { self.dependencies = dependencies }

    func find(_ signedIn: SignedIn, in db: any Connection) async throws -> Person? { try await PersonStore.find(signedIn.userID, in: db) }

    func takeOver(_ signedIn: SignedIn, context: RequestContext) async throws -> Person? {
        try await Adoption(dependencies: dependencies).takeOver(signedIn.userID, for: context.origin, now: context.now)
    }

    func demonstrate(_ person: Person, context: RequestContext) async throws -> Person {
        guard person.product == .fitcoach else { return person }
        return try await DemoTraining(dependencies: dependencies, demos: demos).keep(person, context)
    }

    func language(of person: Person) -> Language? { person.language.language }
}

extension Call where By == SignedIn {
    /// Who asks, as the authenticator read them.
    func person() throws(APIError) -> Person { try known() }
}
