public import PlatformCore
public import Wire

/// Data of the services that a device keeps for its people, apart by person.
public protocol UserCache: Sendable {
    /// Removes everything of a person.
    func wipe(_ user: UserID) throws(TokenStoreError)
    /// Removes everything of everybody else.
    func wipeAll(except user: UserID) throws(TokenStoreError)
}

/// Several caches as one: what a session forgets, all of them forget.
public struct UserCaches: UserCache {
    private let caches: [any UserCache]

    public init(_ caches: [any UserCache]) { self.caches = caches }
    public func wipe(_ user: UserID) throws(TokenStoreError) { try each { (cache) throws(TokenStoreError) in try cache.wipe(user) } }
    public func wipeAll(except user: UserID) throws(TokenStoreError) {
        try each { (cache) throws(TokenStoreError) in try cache.wipeAll(except: user) }
    }

    /// One that fails does not spare the others.
    private func each(_ work: (any UserCache) throws(TokenStoreError) -> Void) throws(TokenStoreError) {
        var problem: TokenStoreError?
        for cache in caches {
            do { try work(cache) } catch { problem = problem ?? error }
        }
        if let problem { throw problem }
    }
}

/// Cached data in encrypted files: a directory for each person, a file for each entry. Names and people appear only as hashes.
public struct FileUserCache: UserCache {
    private let directory: String
    let sealing: any Sealing
    private let random: any RandomSource
    private static let limit = 64 << 20

    /// - Parameters:
    ///   - directory: holds nothing else; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        self.directory = directory
        self.sealing = sealing
        self.random = random
    }

    /// An entry of a person; nil when there is none.
    public func read(_ name: String, of user: UserID) throws(TokenStoreError) -> [UInt8]? {
        try files(of: user).read(hash(name), limit: Self.limit)
    }

    /// Replaces an entry, whole.
    public func write(_ bytes: [UInt8], _ name: String, of user: UserID) throws(TokenStoreError) {
        try files(of: user).write(bytes, hash(name))
    }

    /// Removes an entry; fine when there is none.
    public func remove(_ name: String, of user: UserID) throws(TokenStoreError) { try files(of: user).remove(hash(name)) }

    /// Removes every entry of a person but these, and what a write left that did not come to its end.
    func removeAll(except names: [String], of user: UserID) throws(TokenStoreError) {
        let path = files(of: user).path, kept = Set(names.map(hash))
        for name in try PrivateFile.names(in: path) where !kept.contains(name) { try PrivateFile.remove(path + "/" + name) }
    }

    /// Where an entry lies on the disk, sealed.
    func path(_ name: String, of user: UserID) -> String { directory + "/" + hash(user.text) + "/" + hash(name) }

    public func wipe(_ user: UserID) throws(TokenStoreError) {
        try PrivateFile.removeDirectory(directory + "/" + hash(user.text))
    }

    public func wipeAll(except user: UserID) throws(TokenStoreError) {
        let kept = hash(user.text)
        for name in try PrivateFile.names(in: directory) where name != kept {
            try PrivateFile.removeDirectory(directory + "/" + name)
        }
    }

    /// Each person's files are sealed under a key of their own, so that no entry opens as somebody else's.
    private func files(of user: UserID) -> SealedDirectory {
        SealedDirectory(
            path: directory + "/" + hash(user.text), sealing: sealing.derived(for: "cache of \(user.text)"), random: random)
    }

    private func hash(_ text: String) -> String { hex(sealing.hash(Array(text.utf8))) }
}
