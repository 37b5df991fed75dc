internal import Contracts
internal import Search
internal import Storage
internal import Synchronization
internal import Wire

/// The number of the catalogue's state, which grows with each change of a product or its rating.
enum CatalogueState {
    static func current(in db: any Connection) async throws -> Int64 {
        try await CounterStore.value("catalogue", in: db) ?? 0
    }

    /// Begins the next state. Until the transaction ends no other begins, so that whoever saw a state's number sees all of its changes, and
    /// whoever changes texts finds them as they are.
    static func next(in db: any Connection) async throws -> Int64 { try await CounterStore.next("catalogue", first: 1, in: db) }
}

/// The newest state this process has seen. Whoever asks reads the state's number from the database first, so that nothing older than what
/// was committed is ever shown, whichever process wrote it.
final class CatalogueCache: Sendable {
    private struct Kept {
        var snapshot = CatalogueSnapshot()
        var vocabulary: (version: Int64, words: Vocabulary)?
    }
    private let kept = Mutex(Kept())

    /// What is on sale now.
    func snapshot(in db: any Connection) async throws -> CatalogueSnapshot {
        let version = try await CatalogueState.current(in: db)
        var known = kept.withLock { $0.snapshot }
        if known.version == version { return known }
        // A database that was restored from a backup counts from an earlier state: everything is read anew.
        if known.version > version { known = CatalogueSnapshot() }
        let changed = try await CatalogueStore.changed(since: known.version, in: db)
        let new = known.updated(to: version, changed)
        kept.withLock { if $0.snapshot.version < version || known.version < 0 { $0.snapshot = new } }
        return new
    }

    /// The words of a state.
    func vocabulary(_ version: Int64, in db: any Connection) async throws -> Vocabulary {
        if let known = kept.withLock({ $0.vocabulary }), known.version == version { return known.words }
        let words = try await SearchIndex.vocabulary(in: db)
        kept.withLock { $0.vocabulary = (version, words) }
        return words
    }
}
