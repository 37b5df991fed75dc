internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Who trains here: people of FitCoach+ and IronLift. Somebody this service has not heard of yet is taken over from the profile service.
struct TrainingPeople: PeopleDirectory {
    let dependencies: TrainingDependencies

    func serves(_ product: Product) -> Bool { ProductPolicy.of(product).hasTraining }

    func find(_ signedIn: SignedIn, in db: any Connection) async throws -> Person? { try await PersonStore.find(signedIn.userID, in: db) }

    func takeOver(_ signedIn: SignedIn, context: RequestContext) async throws -> Person? {
        try await Adoption(dependencies: dependencies).takeOver(signedIn.userID, for: context.origin, now: context.now)
    }

    func language(of person: Person) -> Language? { person.language.language }
}

extension Call where By == SignedIn {
    /// Who asks, as the authenticator read them.
    func person() throws(APIError) -> Person { try known() }

    /// Who asks, if they are of that product.
    /// - Throws: `forbidden`.
    func person(of product: Product) throws(APIError) -> Person {
        let person = try person()
        guard person.product == product else { throw APIError(.forbidden) }
        return person
    }
}
