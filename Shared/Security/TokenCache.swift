internal import Synchronization
internal import Wire

/// Tokens whose signature was found good, with what they say. Only good tokens get in, so nobody can fill it with garbage.
///
/// Sharded by a character of the signature, so loops seldom meet. Each shard keeps two generations: when the young one is
/// full it becomes the old one and the oldest are forgotten together, which costs nothing per look-up.
final class VerifiedTokens: Sendable {
    private struct Entry { let claims: AccessClaims; let generation: Int }
    private struct Tables { var young: [String: Entry] = [:]; var old: [String: Entry] = [:] }
    private final class Shard: Sendable { let tables = Mutex(Tables()) }

    private let shards: [Shard]
    private let youngLimit: Int

    init(capacity: Int) {
        let count = 16
        shards = (0..<count).map { _ in Shard() }
        youngLimit = max(1, capacity / (2 * count))
    }

    /// What the token says, if it was found good under the key set of this generation.
    func claims(of token: String, generation: Int) -> AccessClaims? {
        shard(token).tables.withLock { tables in
            if let entry = tables.young[token] { return entry.generation == generation ? entry.claims : nil }
            guard let entry = tables.old[token], entry.generation == generation else { return nil }
            insert(token, entry, into: &tables)
            return entry.claims
        }
    }

    func insert(_ token: String, _ claims: AccessClaims, generation: Int) {
        shard(token).tables.withLock { insert(token, Entry(claims: claims, generation: generation), into: &$0) }
    }

    private func insert(_ token: String, _ entry: Entry, into tables: inout Tables) {
        if tables.young.count >= youngLimit && tables.young[token] == nil {
            tables.old = tables.young
            tables.young = Dictionary(minimumCapacity: youngLimit)
        }
        tables.young[token] = entry
    }

    private func shard(_ token: String) -> Shard {
        // The last character of an Ed25519 signature carries two bits only, the one before it all six.
        let character = token.utf8.suffix(2).first ?? 0
        return shards[Int(character) % shards.count]
    }

    var count: Int { shards.reduce(0) { sum, shard in sum + shard.tables.withLock { $0.young.count + $0.old.count } } }
}

/// Sessions that were ended while their access tokens still lived. Kept for a fixed time of the monotonic clock: a virtual
/// clock only runs ahead of it, so every token of the session has expired by then on any clock.
final class RevocationList: Sendable {
    private struct State { var since: [String: ContinuousClock.Instant] = [:]; var nextSweep = 1024 }
    private let state = Mutex(State())
    private let isEmpty = Atomic<Bool>(true)
    private let memory: Duration

    init(memory: Duration) { self.memory = memory }

    func add(_ sid: String, at moment: ContinuousClock.Instant) {
        state.withLock { state in
            state.since[sid] = moment
            if state.since.count >= state.nextSweep {
                state.since = state.since.filter { $0.value + memory > moment }
                state.nextSweep = max(1024, state.since.count * 2)
            }
        }
        isEmpty.store(false, ordering: .releasing)
    }

    func contains(_ sid: String) -> Bool {
        if isEmpty.load(ordering: .acquiring) { return false }
        return state.withLock { $0.since[sid] != nil }
    }

    var count: Int { state.withLock { $0.since.count } }
}
