public import Contracts
internal import Locking

/// Where a device keeps its session and preferences. Every implementation passes the same suite of tests.
///
/// The calls are small and synchronous, as a key chain's are. On Apple's platforms the store is the key chain, or a
/// `FileTokenStore` whose key lies in it.
public protocol TokenStore: Sendable {
    /// Nil when there is none.
    func loadSession() throws(TokenStoreError) -> StoredSession?
    /// Replaces the session; when it returns, the session is stored whole, and when it throws, the former one still is.
    func saveSession(_ session: StoredSession) throws(TokenStoreError)
    func clearSession() throws(TokenStoreError)
    /// The defaults when there are none.
    func loadPreferences() throws(TokenStoreError) -> DevicePreferences
    func savePreferences(_ preferences: DevicePreferences) throws(TokenStoreError)
}

/// What can be wrong with a store. None of it carries what is stored.
public enum TokenStoreError: Error, Sendable, Hashable {
    /// Nobody is signed in, so that there is neither token. GTSD-P-4.2-03.
    case noAccessToken, noRefreshToken
    /// There is no usable key to seal with: it has another length, or the key chain does not give it; `code` is its status.
    case noKey(code: Int32)
    /// What is there was damaged, or written under another key; which of both cannot be told apart.
    case unreadable
    /// What is there was written by another version of the app.
    case unknownFormat
    /// The system refused; `code` is its `errno`.
    case system(operation: String, code: Int32)

    /// Whether what is there may be given later, as once the device was unlocked. What fails otherwise may do so for ever, and only writing
    /// anew mends it.
    var isHeldBack: Bool {
        switch self {
        case .system(_, let code): PrivateFile.isLocked(code)
        case .noKey: true
        case .noAccessToken, .noRefreshToken, .unreadable, .unknownFormat: false
        }
    }
}

extension TokenStore {
    /// The token that calls carry, as it was stored last. Calls get theirs from a `SessionManager`, which renews it in time.
    /// - Throws: `noAccessToken` when nobody is signed in.
    public func accessToken() throws(TokenStoreError) -> OpaqueToken {
        guard let session = try loadSession() else { throw .noAccessToken }
        return session.accessToken
    }

    /// The token that the next pair is traded for.
    /// - Throws: `noRefreshToken` when nobody is signed in.
    public func refreshToken() throws(TokenStoreError) -> OpaqueToken {
        guard let session = try loadSession() else { throw .noRefreshToken }
        return session.refreshToken
    }
}

/// Forgets with the process.
public final class MemoryTokenStore: TokenStore {
    private struct Content { var session: StoredSession?; var preferences = DevicePreferences() }
    private let content = Lock(Content())

    public init() {}
    public func loadSession() -> StoredSession? { content.withLock { $0.session } }
    public func saveSession(_ session: StoredSession) { content.withLock { $0.session = session } }
    public func clearSession() { content.withLock { $0.session = nil } }
    public func loadPreferences() -> DevicePreferences { content.withLock { $0.preferences } }
    public func savePreferences(_ preferences: DevicePreferences) { content.withLock { $0.preferences = preferences } }
}
