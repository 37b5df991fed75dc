public import Contracts
internal import HTTPCore
public import PlatformCore
public import Wire

/// The session of an app: signs in and out, keeps the tokens, renews them, and makes calls in the person's name.
///
/// Tokens are renewed ahead of expiry in the background, and when a call is refused for its token. However many calls need a
/// renewal, one request makes it; the new pair is stored before any of them goes on, and each is repeated once at most.
public actor SessionManager {
    let api: APIClient
    let store: any TokenStore
    let cache: (any UserCache)?
    let vaults: [any UserVault]
    let clock: any WallClock
    let random: any RandomSource
    let policy: RefreshPolicy
    nonisolated let events = SessionEvents()

    var session: StoredSession?
    /// Changes with every sign-in and sign-out. What was begun in another generation neither uses this one's tokens nor
    /// changes them.
    var generation = 0
    /// The one renewal under way in this generation.
    var renewal: Task<Result<Lease, ClientError>, Never>?
    /// No renewal ahead of need before this, after one that met no answer.
    var renewAheadAfter: Instant?
    var storedPreferences: DevicePreferences
    /// Grows when the end of an account is asked for, and when that failed: what was asked before says nothing of what came of it.
    var deletions = 0
    /// Whether the system would not say yet what is in the store. It is asked again whenever that matters.
    var isSessionHeldBack = false
    var arePreferencesHeldBack = false
    /// What was changed of the preferences meanwhile, in its order. It comes on top of those that are there.
    var early: [@Sendable (inout DevicePreferences) -> Void] = []
    /// Who has signed in meanwhile.
    var earlyPeople: Set<UserID> = []

    /// What was wrong with the store at the start. The person is then signed out, as far as this app knows; where the system only held
    /// it back, until it gives it.
    public nonisolated let startProblem: TokenStoreError?

    /// Reads the store. A session that is there is used without a word to the service.
    /// - Parameters:
    ///   - cache: what goes when a person signs out.
    ///   - vaults: what stays then, but for photos that nobody said shall stay, and goes when they delete their account.
    public init(
        api: APIClient, store: any TokenStore, cache: (any UserCache)? = nil, vaults: [any UserVault] = [],
        clock: any WallClock = SystemClock(), random: any RandomSource = SystemRandom(), policy: RefreshPolicy = RefreshPolicy()
    ) {
        self.api = api
        self.store = store
        self.cache = cache
        self.vaults = vaults
        self.clock = clock
        self.random = random
        self.policy = policy
        var problem: TokenStoreError?, found: StoredSession?, preferences = DevicePreferences()
        var isSessionMissing = false, arePreferencesMissing = false
        do throws(TokenStoreError) { found = try store.loadSession() } catch {
            problem = error
            isSessionMissing = error.isHeldBack
        }
        do throws(TokenStoreError) { preferences = try store.loadPreferences() } catch {
            problem = problem ?? error
            arePreferencesMissing = error.isHeldBack
        }
        if !isSessionMissing, !arePreferencesMissing {
            do throws(TokenStoreError) {
                try Self.clear(found, &preferences, isKnown: problem == nil, store: store, cache: cache, vaults: vaults)
            } catch { problem = problem ?? error }
        }
        if let language = preferences.language { api.language = language }
        session = found
        storedPreferences = preferences
        isSessionHeldBack = isSessionMissing
        arePreferencesHeldBack = arePreferencesMissing
        startProblem = problem
    }

    /// Every event from now on. Each call gives a stream of its own.
    public nonisolated func eventStream() -> AsyncStream<SessionEvent> { events.stream() }

    /// The person who is signed in, as last heard from the service.
    public var user: Account? {
        takeUp()
        return session?.user
    }

    /// Calls an endpoint, in the name of the person where it wants one.
    /// - Parameters:
    ///   - idempotencyKey: makes a write safe to repeat; see `APIClient.makeIdempotencyKey`.
    ///   - user: whose data it is; whoever is signed in when left out.
    /// - Throws: `unauthorized` when nobody is signed in, somebody else than `user`, or no longer the person who was when the call
    ///   began.
    public nonisolated func call<By: Caller, Parameters: DTO, Body: DTO, Output: DTO>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, _ parameters: Parameters, _ body: Body, idempotencyKey: String? = nil,
        as user: UserID? = nil
    ) async throws(ClientError) -> Output {
        let request = try api.prepare(endpoint, parameters, body, idempotencyKey: idempotencyKey)
        return try APIClient.output(Output.self, of: try await send(endpoint, request, as: user))
    }

    /// Sends the request of a call, and once more when its token was refused.
    nonisolated func send<By: Caller, Parameters: DTO, Body: DTO, Output: Sendable>(
        _ endpoint: Endpoint<By, Parameters, Body, Output>, _ request: ClientRequest, as user: UserID?
    ) async throws(ClientError) -> ClientResponse {
        guard By.access != .anyone else { return try await api.send(request, token: nil) }
        let lease = try await lease(of: user)
        do {
            return try await api.send(request, token: lease.token)
        } catch {
            guard error.isRefusedToken(endpoint.description) else { throw error }
            let renewed = try await renew(lease)
            return try await api.send(request, token: renewed.token)
        }
    }

    public nonisolated func call<By: Caller, Body: DTO, Output: DTO>(
        _ endpoint: Endpoint<By, Nothing, Body, Output>, _ body: Body, idempotencyKey: String? = nil
    ) async throws(ClientError) -> Output {
        try await call(endpoint, Nothing(), body, idempotencyKey: idempotencyKey)
    }

    public nonisolated func call<By: Caller, Output: DTO>(
        _ endpoint: Endpoint<By, Nothing, Nothing, Output>
    ) async throws(ClientError) -> Output {
        try await call(endpoint, Nothing(), Nothing())
    }

    /// The account, fresh from the service; what is stored of it is brought up to date.
    @discardableResult
    public func me() async throws(ClientError) -> Account {
        let asked = generation, deleted = deletions
        let account = try await call(Auth.me)
        confirm(account.id, since: deleted)
        if asked == generation, let current = session, current.user != account {
            var updated = current
            updated.user = account
            session = updated
            save(updated)
        }
        return account
    }

    /// Stores a session that is to be remembered. A failure costs the next start, not this session.
    func save(_ session: StoredSession) {
        guard session.isRemembered else { return }
        attempt { () throws(TokenStoreError) in try store.saveSession(session) }
    }

    /// Does what the session can live without.
    func attempt(_ work: () throws(TokenStoreError) -> Void) {
        do { try work() } catch { events.send(.storeFailed(error)) }
    }
}

/// When tokens are renewed.
public struct RefreshPolicy: Sendable {
    /// How long before expiry, at most half of the token's lifetime.
    public var margin: Duration = .seconds(30)
    /// How long to let a renewal ahead of need rest after one that met no answer.
    public var pause: Duration = .seconds(5)
    public init() {}
}

/// A token that a call may use, and the generation it is of.
struct Lease: Sendable, Equatable {
    let token: OpaqueToken
    let generation: Int
}

extension ClientError {
    /// Whether the access token was refused, and not something else the endpoint answers the same status for, such as a wrong
    /// current password.
    func isRefusedToken(_ endpoint: EndpointDescription) -> Bool {
        guard status == 401 else { return false }
        return code.map { !endpoint.errors.contains($0) } ?? true
    }
}
