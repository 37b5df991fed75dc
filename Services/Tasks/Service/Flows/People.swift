internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Tells whose token it is and brings the person along. Somebody this service has not heard of yet is taken over from the profile
/// service; who was deleted is refused although their access token has some minutes left.
struct PeopleAuthenticator: Authenticator {
    let tokens: RemoteAuthenticator
    let keeper: TaskKeeper

    func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        try await authenticate(bearer: token, context: context).principal
    }

    func authenticate(bearer token: String, context: RequestContext) async throws -> Authentication {
        let principal = try await tokens.principal(bearer: token, context: context)
        guard case .person(let signedIn) = principal else { throw APIError(.unauthenticated) }
        guard ProductPolicy.of(signedIn.product).profiles.hasOnboarding else { throw APIError(.forbidden) }
        if let person = try await keeper.database.read({ db in try await PersonStore.find(signedIn.userID, in: db) }) {
            return Authentication(principal, evidence: person, language: person.language.language)
        }
        if try await keeper.database.read({ db in try await Departures().contains(signedIn.userID, in: db) }) {
            throw APIError(.unauthenticated)
        }
        guard let person = try await keeper.takeOver(signedIn.userID, context: context) else { throw APIError(.unauthenticated) }
        return Authentication(principal, evidence: person, language: person.language.language)
    }
}

extension Call where By == SignedIn {
    /// Who asks, as the authenticator read them.
    func person() throws(APIError) -> Person {
        guard let person = context.evidence as? Person else { throw APIError(.unauthenticated) }
        return person
    }
}
