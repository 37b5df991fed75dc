internal import Contracts
internal import JSONCoding
internal import Locking
public import PlatformCore
public import Wire

/// The photos of a device that are not in the gallery yet, in encrypted files, so that they survive the end of the app at any moment.
/// Give it to the session as one of its `vaults`: what a person has not sent waits when their session ends by itself, and goes when they
/// sign out without a word about it, or account and all.
public final class PhotoQueue: UserVault {
    private struct Shelf { var jobs: [PhotoJob] }
    private struct State {
        var shelves: [UserID: Shelf] = [:]
        var visits = Visits()
    }
    private struct Index: DTO {
        let items: [PhotoJob]
        static let example = Index(items: [.example])
    }

    private let files: FileUserCache
    private let state = Lock(State())
    private static let index = "queue"

    /// - Parameters:
    ///   - directory: holds nothing else; made when it is first written to.
    ///   - sealing: the device's, as a `FileTokenStore`'s.
    public init(directory: String, sealing: any Sealing, random: any RandomSource = SystemRandom()) {
        files = FileUserCache(directory: directory, sealing: sealing, random: random)
    }

    func hash(of jpeg: [UInt8]) -> ContentHash { ContentHash(trusted: hex(files.sealing.hash(jpeg))) }

    func visit(_ user: UserID) -> Visit { state.withLock { $0.visits.begin(user) } }

    /// In the order they were picked.
    func jobs(of user: UserID) throws(TokenStoreError) -> [PhotoJob] {
        try state.withLock { state throws(TokenStoreError) in try shelf(of: user, &state).jobs }
    }

    func job(_ id: String, of user: UserID) -> PhotoJob? { try? jobs(of: user).first { $0.id == id } }

    /// - Parameter visit: begun while the person was known to be signed in.
    /// - Returns: whether it was kept; not once the person has left.
    func add(_ job: PhotoJob, picked: [UInt8], _ visit: Visit) throws(TokenStoreError) -> Bool {
        try state.withLock { state throws(TokenStoreError) in
            guard state.visits.isCurrent(visit) else { return false }
            var shelf = try shelf(of: visit.user, &state)
            try files.write(picked, Self.entry(job), of: visit.user)
            shelf.jobs.append(job)
            try save(shelf, of: visit.user, &state)
            return true
        }
    }

    /// Replaces a job by what it has become.
    /// - Parameter jpeg: what takes the place of what was picked.
    /// - Returns: whether it was still there.
    func change(_ job: PhotoJob, jpeg: [UInt8]? = nil, of user: UserID) throws(TokenStoreError) -> Bool {
        try state.withLock { state throws(TokenStoreError) in
            var shelf = try shelf(of: user, &state)
            guard let place = shelf.jobs.firstIndex(where: { $0.id == job.id }) else { return false }
            let former = Self.entry(shelf.jobs[place])
            if let jpeg { try files.write(jpeg, Self.entry(job), of: user) }
            shelf.jobs[place] = job
            try save(shelf, of: user, &state)
            if former != Self.entry(job) { try? files.remove(former, of: user) }
            return true
        }
    }

    func remove(_ id: String, of user: UserID) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            var shelf = try shelf(of: user, &state)
            guard let place = shelf.jobs.firstIndex(where: { $0.id == id }) else { return }
            let job = shelf.jobs.remove(at: place)
            try save(shelf, of: user, &state)
            // A file that stays is found at the next start.
            try? files.remove(Self.entry(job), of: user)
        }
    }

    /// The picture of a job: as picked until it was compressed, then the JPEG.
    func picture(_ job: PhotoJob, of user: UserID) throws(TokenStoreError) -> [UInt8] {
        guard let bytes = try files.read(Self.entry(job), of: user) else { throw .unreadable }
        return bytes
    }

    func path(_ job: PhotoJob, of user: UserID) -> String { files.path(Self.entry(job), of: user) }

    public var isEmptiedBySigningOut: Bool { true }

    public func wipe(_ user: UserID) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            state.visits.end(user)
            state.shelves[user] = nil
            try files.wipe(user)
        }
    }

    // MARK: Files

    private static func entry(_ job: PhotoJob) -> String { (job.next == .compress ? "picked " : "jpeg ") + job.id }

    /// What cannot be read as an index, such as one of another version, is begun anew; nothing is removed on its account.
    private func shelf(of user: UserID, _ state: inout State) throws(TokenStoreError) -> Shelf {
        if let shelf = state.shelves[user] { return shelf }
        var shelf = Shelf(jobs: [])
        do {
            let bytes = try files.read(Self.index, of: user)
            let saved = bytes.flatMap { try? InputDecoder.decode(Index.self, from: $0) }
            shelf.jobs = saved?.items ?? []
            if saved != nil || bytes == nil { try? files.removeAll(except: [Self.index] + shelf.jobs.map(Self.entry), of: user) }
        } catch .unreadable {
            // Damaged, or under another key: nothing in the directory can be opened.
        }
        state.shelves[user] = shelf
        return shelf
    }

    /// What memory says changes only after the disk.
    private func save(_ shelf: Shelf, of user: UserID, _ state: inout State) throws(TokenStoreError) {
        guard let bytes = try? JSONWriter.encode(Index(items: shelf.jobs)) else { throw .unknownFormat }
        try files.write(bytes, Self.index, of: user)
        state.shelves[user] = shelf
    }
}
