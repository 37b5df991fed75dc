internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Who trains here: people of FitCoach+ and IronLift. Somebody this service has not heard of yet is taken over from the profile service.
struct TrainingPeople: PeopleDirectory {
    let dependencies: TrainingDependencies

    func find(_ signedIn: SignedIn, in db: any Connection) async throws -> Person? { try await PersonStore.find(signedIn.userID, in: db) }

    func takeOver(_ signedIn: SignedIn, context: RequestContext) async throws -> Person? {
        try await Adoption(dependencies: dependencies).takeOver(signedIn.userID, for: context.origin, now: context.now)
    }

    func language(of person: Person) -> Language? { person.language.language }
}

extension Call where By == SignedIn {
    /// Who asks, as the authenticator read them.
    func person() throws(APIError) -> Person { try known() }
}
