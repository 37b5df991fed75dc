public import Wire

/// What happened to the session, for whoever shows it.
public enum SessionEvent: Sendable, Equatable {
    case signedIn(UserID)
    /// A new pair of tokens; nothing changes for the person.
    case refreshed
    /// The person signed out.
    case signedOut
    /// The service no longer knows the session: the person has to sign in again. Sent once a session.
    case sessionExpired
    /// The session goes on in memory, but what the store holds may be out of date.
    case storeFailed(TokenStoreError)
}

typealias SessionEvents = EventHub<SessionEvent>
