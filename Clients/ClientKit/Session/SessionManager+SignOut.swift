public import Contracts
internal import PlatformCore
internal import Wire

extension SessionManager {
    /// Signs out. Tokens and cached data are gone from this device before the service is told, whether or not it can be.
    /// - Parameter everywhere: ends the account's other sessions as well.
    /// - Returns: whether the session is known to have ended at the service; false when it could not be reached.
    @discardableResult
    public func logOut(everywhere: Bool = false) async -> Bool {
        guard let ended = leave() else { return true }
        return await endAtService(ended, everywhere ? .global : .local)
    }

    /// Deletes the account, and everything of it on this device.
    public func deleteAccount(_ proof: AccountDeletion) async throws(ClientError) {
        let asked = generation
        let _: Nothing = try await call(Auth.deleteMe, proof)
        if asked == generation { leave() }
    }

    /// Clears this device of the person.
    @discardableResult
    private func leave() -> StoredSession? {
        let ended = session
        endSession()
        guard let ended else { return nil }
        attempt { () throws(TokenStoreError) in try cache?.wipe(ended.user.id) }
        events.send(.signedOut)
        return ended
    }

    /// An access token that has expired is renewed once more, or the refresh token would stay good for weeks.
    private func endAtService(_ ended: StoredSession, _ scope: LogoutScope) async -> Bool {
        if clock.now() < ended.expiresAt {
            switch await end(ended.accessToken, scope) {
            case .success: return true
            case .failure(let error) where error.isRefusedToken(Auth.logout.description): break
            case .failure: return false
            }
        }
        switch await trade(ended) {
        case .success(let new): return (try? await end(new.accessToken, scope).get()) != nil
        case .failure(let error): return error.isRefusedToken(Auth.logout.description)
        }
    }

    private func end(_ token: OpaqueToken, _ scope: LogoutScope) async -> Result<Nothing, ClientError> {
        do {
            return .success(try await api.call(Auth.logout, LogoutRequest(scope: scope), token: token))
        } catch {
            return .failure(error)
        }
    }
}
