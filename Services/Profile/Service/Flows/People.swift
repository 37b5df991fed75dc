internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Tells whose token it is and brings the person along, so that no handler reads them again.
///
/// People usually arrive by `user.created`. Somebody who comes before their event, or who is older than this service, is asked for at
/// the auth service once. Who was deleted is refused although their access token has some minutes left.
struct PeopleAuthenticator: Authenticator {
    let tokens: RemoteAuthenticator
    let keeper: ProfileKeeper
    private var runtime: ServiceRuntime { keeper.runtime }

    func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        try await authenticate(bearer: token, context: context).principal
    }

    func authenticate(bearer token: String, context: RequestContext) async throws -> Authentication {
        let principal = try await tokens.principal(bearer: token, context: context)
        guard case .person(let signedIn) = principal else { throw APIError(.unauthenticated) }
        var person = try await read(signedIn)
        if person == nil {
            do {
                try await keeper.fetch(signedIn.userID, context: context)
            } catch let error as APIError where error.code == .notFound {
                throw APIError(.unauthenticated)
            }
            person = try await read(signedIn)
        }
        guard let person, person.product == signedIn.product else { throw APIError(.unauthenticated) }
        return Authentication(principal, evidence: person, language: person.language?.language)
    }

    private func read(_ signedIn: SignedIn) async throws -> Person? {
        try await runtime.database.read { db in
            if let person = try await keeper.person(signedIn.userID, in: db) { return person }
            if try await Departures().contains(signedIn.userID, in: db) { throw APIError(.unauthenticated) }
            return nil
        }
    }
}

/// What is read of an account at the auth service.
struct NewPerson: DTO {
    let product: Product
    let name: String?
    let email: EmailAddress?
    let phone: SaudiMobile?
    static let example = NewPerson(product: .gtsd, name: PersonName.example.text, email: .example, phone: nil)
}

extension ProfileKeeper {
    /// Takes somebody over from the auth service whose `user.created` has not come yet.
    /// - Throws: `not_found` when there is no such account.
    func fetch(_ user: UserID, context: RequestContext) async throws {
        let account: NewPerson
        do {
            account = try await runtime.peers.call(
                Auth.user, reading: NewPerson.self, at: settings.auth.url, parameters: UserParameters(id: user), body: Nothing(),
                requestID: context.requestID, run: context.run, deadline: .seconds(2))
        } catch let error as APIError where error.code == .notFound {
            throw APIError(.notFound)
        } catch {
            throw APIError(.unavailable, retryAfter: .seconds(1))
        }
        try await runtime.database.write { db in
            try await PersonStore.insert(
                user, product: account.product, name: account.name.map(PersonName.init(trusted:)), email: account.email,
                phone: account.phone, now: context.now, in: db)
        }
    }
}

extension ProfileKeeper {
    /// Whether auth has no such account any more.
    func isGone(_ user: UserID, context: RequestContext) async throws -> Bool {
        do {
            _ = try await runtime.peers.call(
                Auth.user, at: settings.auth.url, parameters: UserParameters(id: user), body: Nothing(), requestID: context.requestID,
                run: context.run, deadline: .seconds(2))
            return false
        } catch let error as APIError where error.code == .notFound {
            return true
        } catch {
            throw APIError(.unavailable, retryAfter: .seconds(1))
        }
    }
}

extension Call where By == SignedIn {
    /// Who asks, as the authenticator read them.
    func person() throws(APIError) -> Person {
        guard let person = context.evidence as? Person else { throw APIError(.unauthenticated) }
        return person
    }
}
