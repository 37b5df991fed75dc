internal import Contracts
internal import PlatformCore
internal import Wire

extension SessionManager {
    /// A token for a call that begins now. An expired one is renewed first; one that is about to expire is used while the next
    /// is fetched in the background.
    /// - Parameter user: who has to be signed in; anybody when nil.
    func lease(of user: UserID?) async throws(ClientError) -> Lease {
        takeUp()
        guard let session, user == nil || user == session.user.id else { throw .unauthorized }
        let now = clock.now()
        if now >= session.expiresAt { return try await renewal(of: session).value.get() }
        if now >= session.refreshAt, renewAheadAfter.map({ now >= $0 }) ?? true { _ = renewal(of: session) }
        return Lease(token: session.accessToken, generation: generation)
    }

    /// Another token for a call whose token was refused.
    func renew(_ refused: Lease) async throws(ClientError) -> Lease {
        guard refused.generation == generation, let session else { throw .unauthorized }
        // Somebody else's renewal may have been faster than this call's refusal.
        guard session.accessToken == refused.token else { return Lease(token: session.accessToken, generation: generation) }
        return try await renewal(of: session).value.get()
    }

    /// The renewal under way, or a new one. It is a task of its own, because a caller that gives up must not end it for the others.
    private func renewal(of session: StoredSession) -> Task<Result<Lease, ClientError>, Never> {
        if let renewal { return renewal }
        let begun = generation
        let task = Task { await self.runRenewal(of: session, generation: begun) }
        renewal = task
        return task
    }

    private func runRenewal(of old: StoredSession, generation begun: Int) async -> Result<Lease, ClientError> {
        let deleted = deletions
        let result = await trade(old)
        // Signed out or in again meanwhile: the answer is nobody's now. The renewal under way, if any, is the other generation's.
        guard begun == generation else { return .failure(.unauthorized) }
        renewal = nil
        switch result {
        case .success(let new):
            session = new
            renewAheadAfter = nil
            save(new)
            confirm(new.user.id, since: deleted)
            events.send(.refreshed)
            return .success(Lease(token: new.accessToken, generation: begun))
        case .failure(let error) where error.isRefusedRenewal:
            endSession()
            eraseIfDeleted(old.user.id)
            events.send(.sessionExpired)
            return .failure(.unauthorized)
        case .failure(let error):
            renewAheadAfter = clock.now() + policy.pause
            return .failure(error)
        }
    }

    /// Asks for the next pair, without using it.
    func trade(_ old: StoredSession) async -> Result<StoredSession, ClientError> {
        let askedAt = clock.now()
        do {
            let tokens = try await api.call(
                Auth.refresh, RefreshRequest(refreshToken: old.refreshToken), idempotencyKey: old.refreshKey)
            return .success(stored(tokens, askedAt: askedAt, isRemembered: old.isRemembered))
        } catch {
            return .failure(error)
        }
    }

    func stored(_ tokens: SessionTokens, askedAt: Instant, isRemembered: Bool) -> StoredSession {
        StoredSession(
            tokens, askedAt: askedAt, margin: policy.margin, refreshKey: hex(random.bytes(24)), isRemembered: isRemembered)
    }

    /// Drops the tokens, here and in the store. Cached data stays for the person's return.
    func endSession() {
        generation += 1
        session = nil
        isSessionHeldBack = false
        renewal = nil
        renewAheadAfter = nil
        attempt { () throws(TokenStoreError) in try store.clearSession() }
    }
}

extension ClientError {
    /// Whether the service said that the refresh token is no longer good. A 403 counts only in the service's own words, because
    /// networks and proxies answer it too; anything else may pass.
    fileprivate var isRefusedRenewal: Bool {
        switch self {
        case .api(let refusal): refusal.status == 401 || refusal.status == 403
        case .http(let status, _, _): status == 401
        case .invalidURL, .encoding, .network, .invalidResponse, .decoding, .unauthorized: false
        }
    }
}
