internal import Contracts
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// What is read of a person's facts at the profile service.
struct PersonZone: DTO {
    struct Profile: DTO {
        let timezone: ZoneName
        static let example = Profile(timezone: .example)
    }

    let profile: Profile
    static let example = PersonZone(profile: .example)
}

/// Which picture somebody shows, as it is read of their facts at the profile service.
struct PersonAvatar: DTO {
    struct Profile: DTO {
        let avatarId: MediaID?
        static let example = Profile(avatarId: .example)
    }

    let profile: Profile
    static let example = PersonAvatar(profile: .example)
}

/// Which picture somebody's profile shows.
struct AvatarLookup: Sendable {
    let peers: PeerClient
    let profileURL: String

    /// Nil for none, and for somebody who is gone.
    func shown(by person: UserID, for origin: CallOrigin) async throws -> MediaID? {
        try await peers.ask(
            Profiles.facts, reading: PersonAvatar.self, at: profileURL, parameters: UserParameters(id: person), for: origin)?.profile
            .avatarId
    }
}

/// The zone somebody's days are in, as the profile service says it; kept until that service says that the profile changed.
struct ZoneLookup: Sendable {
    let runtime: ServiceRuntime
    let profileURL: String
    let zones: ZoneDatabase

    func zone(of person: SignedIn, _ context: RequestContext) async throws -> Zone {
        let known = try await runtime.database.read { db in try await OwnerStore.zone(of: person.userID, in: db) }
        if let zone = known?.name.flatMap(named) { return zone }
        // A product without profiles has no zones: its days are UTC's.
        guard ProductPolicy.of(person.product).profiles.hasOnboarding || ProductPolicy.of(person.product).profiles.hasIntakes else {
            return try utc()
        }
        let facts = try await runtime.peers.ask(
            Profiles.facts, reading: PersonZone.self, at: profileURL, parameters: UserParameters(id: person.userID), for: context.origin)
        guard let facts else { return try utc() }
        let name = facts.profile.timezone.text
        if let round = known?.round {
            try await runtime.database.write { db in try await OwnerStore.keepZone(name, of: person.userID, round: round, in: db) }
        }
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
        let found = try await peers.ask(
            Tasks.one, reading: Nothing.self, at: tasksURL, parameters: TaskParameters(id: task), for: context.origin,
            onBehalfOf: credential, absent: [.notFound, .forbidden, .wrongProduct, .onboardingRequired])
        guard found != nil else { throw APIError(.notFound) }
    }
}
