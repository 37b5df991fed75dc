internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Tells whose token it is. People of every product have files; who was deleted is refused although their access token has some
/// minutes left.
struct OwnerAuthenticator: Authenticator {
    let tokens: RemoteAuthenticator
    let database: any Database

    func principal(bearer token: String, context: RequestContext) async throws -> Principal {
        let principal = try await tokens.principal(bearer: token, context: context)
        guard case .person(let person) = principal else { throw APIError(.unauthenticated) }
        if try await database.read({ db in try await Departures().contains(person.userID, in: db) }) { throw APIError(.unauthenticated) }
        return principal
    }
}

/// What is read of a person's facts at the profile service.
struct PersonZone: DTO {
    struct Profile: DTO {
        let timezone: ZoneName
        static let example = Profile(timezone: .example)
    }

    let profile: Profile
    static let example = PersonZone(profile: .example)
}

/// The zone somebody's days are in, as the profile service says it; kept until that service says that the profile changed.
struct ZoneLookup: Sendable {
    let runtime: ServiceRuntime
    let profileURL: String
    let zones: ZoneDatabase

    func zone(of person: SignedIn, _ context: RequestContext) async throws -> Zone {
        if let known = try await runtime.database.read({ db in try await OwnerStore.zone(of: person.userID, in: db) }), let zone = named(known) { return zone }
        // A product without profiles has no zones: its days are UTC's.
        guard ProductPolicy.of(person.product).profiles.hasOnboarding || ProductPolicy.of(person.product).profiles.hasIntakes else { return try utc() }
        let facts: PersonZone
        do {
            facts = try await runtime.peers.call(
                Profiles.facts, reading: PersonZone.self, at: profileURL, parameters: UserParameters(id: person.userID), body: Nothing(),
                requestID: context.requestID, run: context.run, deadline: .seconds(2))
        } catch let error as APIError where error.code == .notFound {
            return try utc()
        } catch {
            throw APIError(.unavailable, retryAfter: .seconds(1))
        }
        let name = facts.profile.timezone.text
        try await runtime.database.write { db in try await OwnerStore.setZone(name, of: person.userID, in: db) }
        return try named(name) ?? utc()
    }

    private func named(_ text: String) -> Zone? { (try? ZoneName(validating: text)).flatMap(zones.zone) }

    private func utc() throws(APIError) -> Zone {
        guard let zone = named("UTC") else { throw APIError(.unavailable) }
        return zone
    }
}

/// Whether a task is there and the person's own.
struct TaskLookup: Sendable {
    let peers: PeerClient
    let tasksURL: String?

    /// - Throws: `not_found` for a task that is nobody's or somebody else's.
    func check(_ task: TaskID, _ context: RequestContext) async throws {
        guard let tasksURL, let credential = context.credential else { throw APIError(.notFound) }
        do {
            _ = try await peers.call(
                Tasks.one, reading: Nothing.self, at: tasksURL, parameters: TaskParameters(id: task), body: Nothing(),
                requestID: context.requestID, run: context.run, onBehalfOf: credential, deadline: .seconds(2))
        } catch let error as APIError where [.notFound, .forbidden, .onboardingRequired].contains(error.code) {
            throw APIError(.notFound)
        } catch {
            throw APIError(.unavailable, retryAfter: .seconds(1))
        }
    }
}
