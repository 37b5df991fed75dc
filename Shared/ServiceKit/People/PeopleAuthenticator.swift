internal import Contracts
internal import Platform
public import Storage
public import Wire

/// What a service knows of the people who call it. `PeopleAuthenticator` does with it what is the same in every service.
public protocol PeopleDirectory: Sendable {
    /// A person as this service keeps them; handlers get it by `Call.known`.
    associatedtype Person: Sendable

    /// Somebody as they are kept here; nil for somebody this service has not heard of.
    /// - Throws: `APIError` `unauthenticated` for a session that does not fit the person.
    func find(_ person: SignedIn, in db: any Connection) async throws -> Person?
    /// Called for somebody who is not kept here and was not deleted: asks the service that knows them and keeps what it says.
    /// - Returns: nil when there is nobody.
    func takeOver(_ person: SignedIn, context: RequestContext) async throws -> Person?
    /// Called for the visitors of a demo: brings what it shows up to date.
    /// - Returns: the person as they are kept then.
    func demonstrate(_ person: Person, context: RequestContext) async throws -> Person
    /// The language the person chose, for requests that do not ask for one.
    func language(of person: Person) -> Language?
}

extension PeopleDirectory {
    public func demonstrate(_ person: Person, context: RequestContext) async throws -> Person { person }
    public func language(of person: Person) -> Language? { nil }
}

/// For services that keep nothing of people but what they do: whoever auth vouches for is let in, and no row has to be there first.
public struct Newcomers: PeopleDirectory {
    public init() {}
    public func find(_ person: SignedIn, in db: any Connection) async throws -> SignedIn? { nil }
    public func takeOver(_ person: SignedIn, context: RequestContext) async throws -> SignedIn? { person }
}

/// Tells whose access token it is, in a service that has a `departed` table, and brings the person along as the service keeps them, so that
/// no handler reads them again. Who was deleted is refused although their access token has some minutes left.
public struct PeopleAuthenticator<Directory: PeopleDirectory>: Authenticator {
    private let tokens: RemoteAuthenticator
    private let directory: Directory
    private let database: any Database

    public init(_ directory: Directory, auth: AuthLink, runtime: ServiceRuntime) {
        tokens = RemoteAuthenticator(auth, runtime: runtime)
        self.directory = directory
        database = runtime.database
    }

    public func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        try await tokens.principal(bearer: token, context: context)
    }

    /// What has become of the token of a request, for answers that take long. Reads memory only.
    public func standing(of person: SignedIn, _ context: RequestContext, now: Instant) -> TokenStanding {
        guard let token = context.credential else { return .withdrawn }
        return tokens.standing(of: person, token: token.reveal(), now: now)
    }

    public func authenticate(
        bearer token: String, for endpoint: EndpointDescription, context: RequestContext
    ) async throws -> Authentication {
        let principal = try await tokens.principal(bearer: token, context: context)
        let signedIn = try SignedIn(principal)
        // Before anybody is looked up: people of other products are not known here, and are not made known.
        try signedIn.require(endpoint.products)
        var person = try await database.read { db -> Directory.Person? in
            if let person = try await directory.find(signedIn, in: db) { return person }
            if try await Departures().contains(signedIn.userID, in: db) {
                throw APIError(.unauthenticated, detail: "The account was deleted.")
            }
            return nil
        }
        if person == nil { person = try await directory.takeOver(signedIn, context: context) }
        guard var person else { throw APIError(.unauthenticated, detail: "No service knows this account.") }
        if signedIn.isDemo { person = try await directory.demonstrate(person, context: context) }
        return Authentication(principal, evidence: person, language: directory.language(of: person))
    }
}

extension Call {
    /// Who asks, as the service's authenticator read them.
    /// - Throws: `unauthenticated` when it read something else.
    public func known<Person: Sendable>(as type: Person.Type = Person.self) throws(APIError) -> Person {
        guard let person = context.evidence as? Person else { throw APIError(.unauthenticated) }
        return person
    }
}
