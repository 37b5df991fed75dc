internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Who is coached or coaches: people of FitCoach+. Somebody this service has not heard of yet is taken over from the profile service.
struct CoachingPeople: PeopleDirectory {
    let dependencies: CoachingDependencies

    func find(_ signedIn: SignedIn, in db: any Connection) async throws -> Person? { try await PersonStore.find(signedIn.userID, in: db) }

    func takeOver(_ signedIn: SignedIn, context: RequestContext) async throws -> Person? {
        try await Adoption(dependencies: dependencies).takeOver(
            signedIn.userID, isCoached: signedIn.role == .user && !signedIn.isDemo, for: context.origin, now: context.now)
    }

    func language(of person: Person) -> Language? { person.language.language }
}

extension Call where By == SignedIn {
    /// Who asks, as somebody who is coached. Coaches and administrators are not: their routes are others.
    /// - Throws: `role_required`.
    func client() throws(APIError) -> Person {
        try caller.require(.user)
        return try known()
    }

    /// Who asks, as one side of threads and calls.
    /// - Throws: `role_required` for administrators.
    func participant() throws(APIError) -> Participant {
        switch caller.role {
        case .user: Participant(person: try known(), side: .client)
        case .coach: Participant(person: try known(), side: .coach)
        case .admin: throw APIError(.roleRequired, detail: "This route is for clients and coaches.")
        }
    }
}

extension Call where By == Coach {
    /// Who asks, as somebody who coaches.
    func coach() throws(APIError) -> Participant { Participant(person: try known(), side: .coach) }
}

/// Somebody with the side on which they are.
struct Participant: Sendable {
    let person: Person
    let side: CallSide
    var id: UserID { person.id }
}
