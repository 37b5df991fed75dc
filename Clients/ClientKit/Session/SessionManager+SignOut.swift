public import Contracts
internal import PlatformCore
internal import Wire

extension SessionManager {
    /// Signs out. Tokens and cached data are gone from this device before the service is told, whether or not it can be.
    /// - Parameters:
    ///   - everywhere: ends the account's other sessions as well.
    ///   - isUnsentKept: whether the person said that photos on their way shall wait for their next sign-in. What engines keep stays
    ///     anyway: their `logOut` asks about all of it.
    /// - Returns: whether the session is known to have ended at the service; false when it could not be reached.
    @discardableResult
    public func logOut(everywhere: Bool = false, isUnsentKept: Bool = false) async -> Bool {
        guard let ended = leave(isUnsentKept: isUnsentKept) else { return true }
        return await endAtService(ended, everywhere ? .global : .local)
    }

    /// Deletes the account, and everything of it on this device, also what was not sent: there is nobody any more whom it could reach.
    /// Where the answer is lost, that happens as soon as the service says that it does not know the person any more.
    public func deleteAccount(_ proof: AccountDeletion) async throws(ClientError) {
        takeUp()
        let asked = generation
        guard let user = session?.user.id else { throw .unauthorized }
        // A session that has ended by itself says so here, while it says nothing of the account.
        _ = try await lease(of: user)
        let isRepeated = storedPreferences.deletingUser == user
        deletions += 1
        setDeleting(user)
        do throws(ClientError) {
            let _: Nothing = try await call(Auth.deleteMe, Nothing(), proof, as: user)
        } catch {
            deletions += 1
            // Refused, or nobody was reached: the account is as it was.
            let isRefused = error.code.map { Auth.deleteMe.description.errors.contains($0) } ?? false
            if isRefused || (error == .network(.unreachable) && !isRepeated) {
                setDeleting(nil)
            } else if asked == generation {
                // A renewal beside it may have found them known still.
                setDeleting(user)
            }
            throw error
        }
        erase(user)
        if asked == generation { leave() }
    }

    /// The service refuses somebody who has asked for the end of their account: it has ended, and only the answer was lost.
    func eraseIfDeleted(_ user: UserID) { if storedPreferences.deletingUser == user { erase(user) } }

    /// The auth service knows them: nothing has come of their wish to be deleted, unless they had it after it was asked. Other services
    /// take the token of somebody who is gone until it expires.
    func confirm(_ user: UserID, since asked: Int) {
        if asked == deletions, storedPreferences.deletingUser == user { setDeleting(nil) }
    }

    private func erase(_ user: UserID) {
        for vault in vaults { attempt { () throws(TokenStoreError) in try vault.wipe(user) } }
        attempt { () throws(TokenStoreError) in try cache?.wipe(user) }
        setDeleting(nil)
    }

    /// On the disk before the service is asked, so that it outlives the app.
    func setDeleting(_ user: UserID?) { change { $0.deletingUser = user } }

    /// Clears this device of the person.
    @discardableResult
    private func leave(isUnsentKept: Bool = false) -> StoredSession? {
        takeUp()
        let ended = session
        endSession()
        guard let ended else { return nil }
        let user = ended.user.id
        attempt { () throws(TokenStoreError) in try cache?.wipe(user) }
        if isUnsentKept {
            // The next start would take it for what a session left that was not to be remembered.
            change { if $0.forgottenUser == user { $0.forgottenUser = nil } }
        } else {
            emptyVaults(of: user)
        }
        events.send(.signedOut)
        return ended
    }

    /// Removes what a person leaves that signs out without a word about it.
    func emptyVaults(of user: UserID) {
        for vault in vaults where vault.isEmptiedBySigningOut { attempt { () throws(TokenStoreError) in try vault.wipe(user) } }
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
