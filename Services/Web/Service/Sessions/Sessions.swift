internal import Contracts
internal import HTTPClient
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import WebDomain
internal import Wire

/// Who is signed in, and with what tokens. RFC 10017: the tokens stay here, the browser has a cookie.
struct Sessions: Sendable {
    /// How long before its end an access token is renewed: longer than a call takes and clocks differ.
    private static let margin: Duration = .seconds(60)
    /// How long a process may take to renew, before another one tries: longer than auth is waited for.
    private static let renewal: Duration = .seconds(10)

    let runtime: ServiceRuntime
    let upstream: Upstream
    let store: SessionStore
    let cache = SessionCache()

    init(runtime: ServiceRuntime, upstream: Upstream) throws {
        self.runtime = runtime
        self.upstream = upstream
        store = SessionStore(box: SessionBox(box: try runtime.keys.box("web session"), random: runtime.random))
    }

    private var database: any Database { runtime.database }

    /// The session of a browser; nil for one that is not signed in or no longer.
    func find(_ visit: Visit) async throws -> WebSession? {
        guard let id = visit.cookie?.id else { return nil }
        if let known = cache.session(id), known.accessEndsAt > visit.now, known.endsAt > visit.now {
            return known.fits(visit) && !isOver(known) ? known : nil
        }
        guard let found = try await stored(visit) else { return nil }
        guard found.accessEndsAt <= visit.now else {
            cache.keep(found)
            return found
        }
        return try await renewed(found, for: visit)
    }

    /// The session of a browser as the database has it, whether its access token has ended or not. Auth is not asked.
    func stored(_ visit: Visit) async throws -> WebSession? {
        guard let id = visit.cookie?.id else { return nil }
        let found = try await database.read { db in try await store.find(id, in: db) }
        return found.flatMap { $0.fits(visit) && $0.endsAt > visit.now ? $0 : nil }
    }

    /// Begins a session for tokens that auth gave.
    /// - Parameters:
    ///   - cookie: what the browser will be known by.
    ///   - isKept: whether it outlives the browser's closing.
    func begin(_ tokens: GrantedTokens, as cookie: String, isKept: Bool, for visit: Visit) async throws {
        let lifetime: Duration =
            isKept && !tokens.user.demo ? .days(Int64(SessionCookie.days)) : ProductPolicy.of(visit.product).sessions.briefAbsolute
        let session = WebSession(
            id: Cookies.id(of: cookie), product: visit.product, user: tokens.user.id, isDemo: tokens.user.demo, run: visit.run,
            isKept: isKept, tokens: tokens.pair, accessEndsAt: Self.renewalTime(tokens, visit.now),
            endsAt: visit.now + lifetime)
        try await database.write { db in try await store.insert(session, now: visit.now, in: db) }
        cache.keep(session)
    }

    /// Whether a session was ended, by auth or at another process. Either reaches every process within a second.
    func isOver(_ session: WebSession) -> Bool {
        runtime.revocations.refuses(session: session.tokens.authSession, user: session.user.text)
    }

    /// Ends a session here and at every process that knows it, and in the same transaction has auth told of it: a process that dies loses
    /// no sign-out, and nobody waits for auth.
    func end(_ session: WebSession) async throws {
        cache.forget(session.id)
        try await database.write { db in
            try await SessionStore.delete(session.id, in: db)
            try await runtime.work.add(EndedSession.work, EndedSession(session), run: session.run, in: db)
            if let ended = session.tokens.authSession { try await runtime.revocations.record(ended: ended, in: db) }
        }
        runtime.work.wake()
    }

    /// Has auth told that a session which it gave is wanted by nobody.
    func refuse(_ tokens: GrantedTokens, for visit: Visit) async throws {
        let ended = EndedSession(tokens.pair, accessEndsAt: Self.renewalTime(tokens, visit.now))
        try await database.write { db in try await runtime.work.add(EndedSession.work, ended, run: visit.run, in: db) }
        runtime.work.wake()
    }

    /// Forgets a session here.
    func forget(_ id: String) async throws {
        cache.forget(id)
        try await database.write { db in try await SessionStore.delete(id, in: db) }
    }

    /// The session with new tokens. One process trades them, whoever else needs it waits for that one: a refresh token works once.
    /// - Returns: nil when auth ended the session.
    func renewed(_ session: WebSession, for visit: Visit) async throws -> WebSession? {
        let start = ContinuousClock.now
        while start.duration(to: .now) < Self.renewal {
            let now = runtime.clocks.now(run: nil)
            let isOurs = try await database.write { db in
                try await SessionStore.takeRenewal(
                    session.id, knowing: session.accessEndsAt, until: now + Self.renewal, now: now, in: db)
            }
            if isOurs { return try await trade(session, until: now + Self.renewal, for: visit) }
            try await Task.sleep(for: .milliseconds(50))
            guard let found = try await database.read({ db in try await store.find(session.id, in: db) }) else {
                cache.forget(session.id)
                return nil
            }
            if found.accessEndsAt != session.accessEndsAt {
                cache.keep(found)
                return found
            }
        }
        throw APIError(.unavailable, retryAfter: .seconds(1), detail: "Another process renews this session and has not come back.")
    }

    /// - Parameter lease: until when this process said that it renews, which tells its renewal from another's.
    private func trade(_ session: WebSession, until lease: Instant, for visit: Visit) async throws -> WebSession? {
        do {
            let tokens = try await upstream.refresh(session.tokens, headers: upstream.headers(for: visit, bearer: nil))
            var renewed = session
            renewed.tokens = tokens.pair
            renewed.accessEndsAt = Self.renewalTime(tokens, visit.now)
            // Whoever took over meanwhile got the same tokens, or newer ones, which stay.
            try await database.write { [renewed] db in try await store.renew(renewed, knowing: session.accessEndsAt, in: db) }
            cache.keep(renewed)
            return renewed
        } catch let error as APIError where error.code.status == 401 {
            try await forget(session.id)
            return nil
        } catch {
            try await database.write { db in try await SessionStore.leaveRenewal(session.id, until: lease, in: db) }
            throw error
        }
    }

    private static func renewalTime(_ tokens: GrantedTokens, _ now: Instant) -> Instant {
        now + max(.seconds(tokens.expiresIn) - margin, .seconds(tokens.expiresIn) * 0.5)
    }
}

extension WebSession {
    /// Whether it is of the product, and the test run, that asks. Who names no run is in everybody's once that has a clock of its own.
    func fits(_ visit: Visit) -> Bool { product == visit.product && (run ?? ClockMove.everybody) == (visit.run ?? ClockMove.everybody) }
}
