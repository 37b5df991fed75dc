internal import Contracts
internal import Platform
public import Storage
internal import Synchronization
public import Wire

/// What auth took back while access tokens still carry it: sessions, people, roles, signing keys.
///
/// Auth tells it as events; the replica that receives one writes it to the database and knows it at once, the others read what is new
/// twice a second, and a replica that starts reads everything. No request waits for the database: what is asked on each is memory. An
/// entry is kept until the last token has expired that could carry it, so there are at most as many as people sign out in an hour or
/// two: a hundred thousand are some 20 MB.
public final class Revocations: Sendable {
    private struct State {
        var sessions: [String: Instant] = [:]
        var people: [String: Instant] = [:]
        var roles: [String: (role: Role, version: Int64, until: Instant)] = [:]
        /// Kept until the process ends: a key is never trusted again.
        var keys: Set<String> = []
        var read: Int64 = 0
        var nextSweep = Instant(milliseconds: 0)
        var onKey: [@Sendable (String) -> Void] = []
    }

    /// Longer than any access token lives (`AUTH_ACCESS_LIFETIME` is an hour at most), with what clocks may differ by on either side.
    static let memory: Duration = .minutes(90)
    private static let page = 5000

    private let database: any Database
    private let clocks: TestClocks
    private let state = Mutex(State())
    private let isEmpty = Atomic(true)
    private let isWatched = Atomic(false)

    init(database: any Database, clocks: TestClocks) {
        self.database = database
        self.clocks = clocks
    }

    /// Whether anything that a token says of itself was taken back. Needs `follow`, where no authenticator of the service's own asks.
    public func refuses(session: String?, user: String) -> Bool {
        if isEmpty.load(ordering: .acquiring) { return false }
        return state.withLock { state in state.people[user] != nil || session.map { state.sessions[$0] != nil } ?? false }
    }

    /// What is left of the role that a token claims: a role above `user` counts only while it is the account's.
    func role(of user: String, claimed: Role) -> Role {
        if claimed == .user || isEmpty.load(ordering: .acquiring) { return claimed }
        guard let known = state.withLock({ $0.roles[user]?.role }) else { return claimed }
        return known == claimed ? claimed : .user
    }

    /// Whether a session that was good a while ago is none any more, for answers that take long.
    public func refuses(_ person: SignedIn) -> Bool { refuses(session: person.sessionID.text, user: person.userID.text) }

    /// Whether a session is known to have ended, as the database has it: in this transaction nothing comes between.
    public func hasEnded(_ session: SessionID, in db: any Connection) async throws -> Bool {
        try await RevocationStore.contains(.session(session.text), in: db)
    }

    /// Whether the person was deleted a short while ago.
    public func hasLeft(_ user: UserID) -> Bool {
        if isEmpty.load(ordering: .acquiring) { return false }
        return state.withLock { $0.people[user.text] != nil }
    }

    /// Calls `body` with every signing key that was or will be revoked, and has what other replicas were told read from now on.
    func watch(_ body: @escaping @Sendable (String) -> Void) {
        isWatched.store(true, ordering: .releasing)
        let known = state.withLock { state in
            state.onKey.append(body)
            return state.keys
        }
        for key in known { body(key) }
    }

    /// Has what other replicas were told read from now on.
    public func follow() { watch { _ in } }

    // MARK: - Learning

    /// Writes down what an event takes away, in the transaction that takes the event. Last of all, because it holds a lock that every
    /// such event needs.
    /// - Returns: what to hand to `apply` once the transaction is on disk.
    func record(_ event: Event, in db: any Connection) async throws -> [Revocation] {
        let revocations = Revocation.of(event)
        if !revocations.isEmpty { try await RevocationStore.insert(revocations, until: end, in: db) }
        return revocations
    }

    /// Writes down that a session has ended, for whoever ends it before auth can be told: every replica knows it within a second. Last of
    /// all in its transaction, for the same lock.
    public func record(ended session: String, in db: any Connection) async throws {
        try await RevocationStore.insert([.session(session)], until: end, in: db)
    }

    /// Knows at once what was written down here.
    func apply(_ revocations: [Revocation]) { take(revocations.map { ($0, end) }) }

    /// Reads what other replicas wrote down since the last time.
    func refresh() async throws {
        guard isWatched.load(ordering: .acquiring) else { return }
        let now = clocks.now(run: nil)
        while true {
            let read = state.withLock(\.read)
            let news = try await database.read { db in try await RevocationStore.after(read, limit: Self.page, in: db) }
            guard let last = news.last else { break }
            take(news.filter { $0.until > now }.compactMap { kept in kept.revocation.map { ($0, kept.until) } })
            state.withLock { $0.read = max($0.read, last.number) }
            if news.count < Self.page { break }
        }
        forgetEnded(now)
    }

    /// Drops what no token can carry any more from the database, a few at a time.
    func sweep() async throws {
        try await database.sweep("revocations", key: "kind, subject", where: "kept_until <= \(clocks.now(run: nil))")
    }

    /// By the real clock: the virtual one of a test run says nothing of how long others keep their tokens.
    private var end: Instant { clocks.now(run: nil) + Self.memory }

    private func take(_ revocations: [(Revocation, until: Instant)]) {
        guard !revocations.isEmpty else { return }
        var keys: [String] = []
        let listeners = state.withLock { state in
            for (revocation, until) in revocations {
                switch revocation {
                case .session(let id): state.sessions[id] = until
                case .person(let id): state.people[id] = until
                case .role(let user, let role, let version):
                    if state.roles[user].map({ $0.version < version }) ?? true { state.roles[user] = (role, version, until) }
                case .key(let kid): if state.keys.insert(kid).inserted { keys.append(kid) }
                }
            }
            return state.onKey
        }
        isEmpty.store(false, ordering: .releasing)
        for key in keys { for listener in listeners { listener(key) } }
    }

    private func forgetEnded(_ now: Instant) {
        state.withLock { state in
            guard state.nextSweep <= now else { return }
            state.nextSweep = now + .minutes(1)
            state.sessions = state.sessions.filter { $0.value > now }
            state.people = state.people.filter { $0.value > now }
            state.roles = state.roles.filter { $0.value.until > now }
        }
    }

    /// For tests: how many sessions, people and roles are remembered.
    var count: Int { state.withLock { $0.sessions.count + $0.people.count + $0.roles.count } }
}
