internal import JSONCoding
internal import Locking
public import PlatformCore
public import Wire

/// Pictures a person has seen, in memory and in encrypted files, so that they can be seen again at once, without a network and after the
/// app was ended. The ones that were not looked at for the longest time make room, in memory and on the disk alike. Give it to the session
/// as one of its `UserCaches`. GTSD-5.2-07, GTSD-P-9.1-01.
public final class ImageCache: UserCache {
    private struct Kind: Sendable {
        let contentType: String
        let etag: String?
    }
    private struct State {
        var lists: [UserID: RecencyList<Kind>] = [:]
        /// Of whoever looked at something last.
        var memory: (user: UserID, list: RecencyList<CachedImage>)?
        var visits = Visits()

        mutating func remember(_ image: CachedImage, _ name: String, of user: UserID, _ bounds: CacheBounds) {
            if memory?.user != user { memory = (user, RecencyList(bounds: bounds)) }
            _ = memory?.list.put(image, size: image.bytes.count, name)
        }
    }
    private struct Index: DTO {
        struct Item: DTO {
            let name: String
            let bytes: Int64
            let contentType: String
            let etag: String?
            static let example = Item(name: "1", bytes: 1, contentType: "image/jpeg", etag: nil)
        }
        /// The latest use comes last.
        let items: [Item]
        static let example = Index(items: [.example])
    }

    public let bounds: CacheBounds
    private let files: FileUserCache
    private let state = Lock(State())
    private static let index = "index"

    /// - Parameters:
    ///   - directory: holds nothing else; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    ///   - bounds: for each person.
    public init(
        directory: String, sealing: any Sealing, bounds: CacheBounds = .pictures, random: any RandomSource = SystemRandom()
    ) {
        files = FileUserCache(directory: directory, sealing: sealing, random: random)
        self.bounds = bounds
    }

    public func count(of user: UserID) -> Int { state.withLock { list(of: user, &$0).entries.count } }
    /// Of the pictures themselves.
    public func bytes(of user: UserID) -> Int { state.withLock { list(of: user, &$0).size } }

    /// Of the pictures in memory.
    var inMemory: (count: Int, bytes: Int) {
        state.withLock { ($0.memory?.list.entries.count ?? 0, $0.memory?.list.size ?? 0) }
    }

    /// Lets go of what is in memory, as when the system wants it back. It comes from the disk the next time.
    public func clearMemory() { state.withLock { $0.memory = nil } }

    func visit(_ user: UserID) -> Visit { state.withLock { $0.visits.begin(user) } }

    /// Nil for one that is not there or cannot be read.
    public func image(_ name: String, of user: UserID) -> CachedImage? {
        state.withLock { state in
            var list = list(of: user, &state)
            guard let kind = list.use(name) else { return nil }
            defer { state.lists[user] = list }
            if state.memory?.user == user, let image = state.memory?.list.use(name) { return image }
            guard let bytes = (try? files.read(name, of: user)) ?? nil else {
                list.remove(name)
                return nil
            }
            let image = CachedImage(bytes: bytes, contentType: kind.contentType, etag: kind.etag)
            state.remember(image, name, of: user, bounds)
            return image
        }
    }

    /// Keeps a picture, and with it the order of use. One that is larger than the bounds is not kept.
    /// - Parameter visit: begun while the person was known to be signed in; nothing is kept once they have left.
    func store(_ image: CachedImage, _ name: String, _ visit: Visit) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            guard state.visits.isCurrent(visit) else { return }
            var list = list(of: visit.user, &state)
            let gone = list.put(Kind(contentType: image.contentType, etag: image.etag), size: image.bytes.count, name)
            if list[name] != nil { try files.write(image.bytes, name, of: visit.user) }
            try save(list, of: visit.user)
            state.lists[visit.user] = list
            state.remember(image, name, of: visit.user, bounds)
            for name in gone { try? files.remove(name, of: visit.user) }
        }
    }

    func remove(_ name: String, of user: UserID) {
        state.withLock { state in
            var list = list(of: user, &state)
            guard list.remove(name) else { return }
            state.lists[user] = list
            if state.memory?.user == user { state.memory?.list.remove(name) }
            try? files.remove(name, of: user)
            try? save(list, of: user)
        }
    }

    public func wipe(_ user: UserID) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            state.visits.end(user)
            state.lists[user] = nil
            if state.memory?.user == user { state.memory = nil }
            try files.wipe(user)
        }
    }

    public func wipeAll(except user: UserID) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            state.visits.endAll(except: user)
            state.lists = state.lists.filter { $0.key == user }
            if state.memory?.user != user { state.memory = nil }
            try files.wipeAll(except: user)
        }
    }

    // MARK: Files

    /// What a cache cannot read, it does not have.
    private func list(of user: UserID, _ state: inout State) -> RecencyList<Kind> {
        if let list = state.lists[user] { return list }
        var list = RecencyList<Kind>(bounds: bounds)
        let saved = (try? files.read(Self.index, of: user))?.flatMap { try? InputDecoder.decode(Index.self, from: $0) }
        for item in saved?.items ?? [] where item.bytes >= 0 {
            _ = list.put(Kind(contentType: item.contentType, etag: item.etag), size: Int(item.bytes), item.name)
        }
        // Files of an index that was not written any more, and of bounds that were wider.
        try? files.removeAll(except: [Self.index] + list.entries.map(\.name), of: user)
        state.lists[user] = list
        return list
    }

    private func save(_ list: RecencyList<Kind>, of user: UserID) throws(TokenStoreError) {
        let items = list.entries.map {
            Index.Item(name: $0.name, bytes: Int64($0.size), contentType: $0.value.contentType, etag: $0.value.etag)
        }
        guard let bytes = try? JSONWriter.encode(Index(items: items)) else { throw .unknownFormat }
        try files.write(bytes, Self.index, of: user)
    }
}
