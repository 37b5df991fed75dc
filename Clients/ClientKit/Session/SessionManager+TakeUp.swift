internal import Contracts
internal import Wire

extension SessionManager {
    /// What the system would not give at the start, as before the device was unlocked, it may give now.
    func takeUp() {
        guard isSessionHeldBack || arePreferencesHeldBack else { return }
        var isKnown = true
        if isSessionHeldBack {
            do throws(TokenStoreError) { session = try store.loadSession() } catch {
                if error.isHeldBack { return }
                isKnown = false
            }
            isSessionHeldBack = false
        }
        var preferences = storedPreferences
        if arePreferencesHeldBack {
            var found = DevicePreferences()
            do throws(TokenStoreError) { found = try store.loadPreferences() } catch {
                if error.isHeldBack { return }
                isKnown = false
            }
            arePreferencesHeldBack = false
            preferences = found
            for edit in early { edit(&preferences) }
            early = []
            // As when somebody else signs in and the preferences are there; not if that person came back meanwhile.
            if let forgotten = found.forgottenUser, !earlyPeople.isEmpty, !earlyPeople.contains(forgotten) { emptyVaults(of: forgotten) }
            earlyPeople = []
            if preferences != found { attempt { () throws(TokenStoreError) in try store.savePreferences(preferences) } }
            if let language = preferences.language { api.language = language }
        }
        attempt { () throws(TokenStoreError) in
            try Self.clear(session, &preferences, isKnown: isKnown, store: store, cache: cache, vaults: vaults)
        }
        storedPreferences = preferences
    }

    /// Changes the preferences. Those that the system holds back are not written over.
    func change(_ edit: @escaping @Sendable (inout DevicePreferences) -> Void) {
        takeUp()
        if arePreferencesHeldBack { early.append(edit) }
        var preferences = storedPreferences
        edit(&preferences)
        guard preferences != storedPreferences else { return }
        storedPreferences = preferences
        guard !arePreferencesHeldBack else { return }
        attempt { () throws(TokenStoreError) in try store.savePreferences(preferences) }
    }

    /// Removes what a former run left of somebody who is not here any more.
    /// - Parameter isKnown: whether all of the store could be read.
    static func clear(
        _ session: StoredSession?, _ preferences: inout DevicePreferences, isKnown: Bool, store: any TokenStore, cache: (any UserCache)?,
        vaults: [any UserVault]
    ) throws(TokenStoreError) {
        if session == nil, let forgotten = preferences.forgottenUser {
            try cache?.wipe(forgotten)
            for vault in vaults where vault.isEmptiedBySigningOut { try vault.wipe(forgotten) }
        }
        // Their account was to end, and nobody is left who could ask whether it did. What was not sent goes once somebody else is here:
        // until then they may sign in again, as after any other end of a session.
        guard isKnown, let gone = preferences.deletingUser, session?.user.id != gone else { return }
        try cache?.wipe(gone)
        guard session != nil else { return }
        for vault in vaults { try vault.wipe(gone) }
        preferences.deletingUser = nil
        try store.savePreferences(preferences)
    }
}
