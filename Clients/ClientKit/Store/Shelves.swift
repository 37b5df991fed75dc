internal import JSONCoding
internal import Locking
internal import PlatformCore
internal import Wire

/// What a device knows of one person, kept in files of theirs.
protocol Shelf: Sendable {
    /// Of somebody of whom nothing is known.
    init()
    /// What cannot be read is not there: a cache can be filled again.
    init(_ files: ShelfFiles)
    /// Keeps what differs from before. Pages come before the list that names them, so that it never names what is not there.
    mutating func save(after former: Self, in files: ShelfFiles) throws(TokenStoreError)
}

/// The files of one person.
struct ShelfFiles {
    let files: FileUserCache
    let user: UserID

    func read<Value: DTO>(_ type: Value.Type, _ name: String) -> Value? {
        ((try? files.read(name, of: user)) ?? nil).flatMap { try? InputDecoder.decode(type, from: $0) }
    }

    func write(_ value: some DTO, _ name: String) throws(TokenStoreError) {
        guard let bytes = try? JSONWriter.encode(value) else { throw .unknownFormat }
        try files.write(bytes, name, of: user)
    }

    func remove(_ name: String) throws(TokenStoreError) { try files.remove(name, of: user) }

    /// Removes everything else, and what a write left that did not come to its end.
    func keepOnly(_ names: [String]) { try? files.removeAll(except: names, of: user) }
}

/// The shelves of a device's people: in memory what is used, on the disk what was said to be kept. A shelf is empty once its person has
/// signed out, and what comes for them after that is not put there.
final class Shelves<Content: Shelf>: Sendable {
    private struct State {
        var shelves: [UserID: Content] = [:]
        var visits = Visits()
    }
    let files: FileUserCache
    private let state = Lock(State())

    init(directory: String, sealing: any Sealing, random: any RandomSource) {
        files = FileUserCache(directory: directory, sealing: sealing, random: random)
    }

    func read<Value>(_ user: UserID, _ body: (Content) -> Value) -> Value { state.withLock { body(shelf(of: user, &$0)) } }

    func visit(_ user: UserID) -> Visit { state.withLock { $0.visits.begin(user) } }

    /// Changes what is kept, and keeps it before it returns.
    /// - Returns: nil when the person has left; nothing was changed then.
    @discardableResult
    func change<Value>(_ visit: Visit, _ body: (inout Content) -> Value) throws(TokenStoreError) -> Value? {
        try state.withLock { state throws(TokenStoreError) in
            guard state.visits.isCurrent(visit) else { return nil }
            let former = shelf(of: visit.user, &state)
            var shelf = former
            let value = body(&shelf)
            try shelf.save(after: former, in: ShelfFiles(files: files, user: visit.user))
            state.shelves[visit.user] = shelf
            return value
        }
    }

    private func shelf(of user: UserID, _ state: inout State) -> Content {
        if let shelf = state.shelves[user] { return shelf }
        let shelf = Content(ShelfFiles(files: files, user: user))
        state.shelves[user] = shelf
        return shelf
    }

    func wipe(_ user: UserID) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            state.visits.end(user)
            state.shelves[user] = nil
            try files.wipe(user)
        }
    }

    func wipeAll(except user: UserID) throws(TokenStoreError) {
        try state.withLock { state throws(TokenStoreError) in
            state.visits.endAll(except: user)
            state.shelves = state.shelves.filter { $0.key == user }
            try files.wipeAll(except: user)
        }
    }
}
