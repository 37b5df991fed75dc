internal import Contracts
internal import Wire

extension SessionManager {
    /// Leaves the demo: its session is ended, and everything of it on this device is gone, also what was not sent. FR-HOME-08-b.
    /// - Returns: where the app goes; nil when nobody is in a demo.
    @discardableResult
    public func leaveDemo(_ router: FitCoachRouter = FitCoachRouter()) async -> FitCoachRoute? {
        guard let account = user, account.demo else { return nil }
        for vault in vaults { attempt { () throws(TokenStoreError) in try vault.wipe(account.id) } }
        await logOut()
        return router.start(user)
    }
}
