internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Who has days here: people whose product has onboarding. Somebody this service has not heard of yet is taken over from the profile
/// service.
struct TasksPeople: PeopleDirectory {
    let dependencies: TasksDependencies

    func find(_ signedIn: SignedIn, in db: any Connection) async throws -> Person? {
        let known = dependencies.people.find(signedIn.userID)
        let person = try await PersonStore.find(signedIn.userID, known: known, in: db)
        if let person, person.version != known?.version { dependencies.people.keep(person) }
        return person
    }

    func takeOver(_ signedIn: SignedIn, context: RequestContext) async throws -> Person? {
        try await Adoption(dependencies: dependencies).takeOver(signedIn.userID, for: context.origin, now: context.now)
    }

    func language(of person: Person) -> Language? { person.language.language }
}

extension Call where By == SignedIn {
    /// Who asks, as the authenticator read them.
    func person() throws(APIError) -> Person { try known() }
}
