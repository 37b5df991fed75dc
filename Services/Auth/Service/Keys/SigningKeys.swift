internal import JSONCoding
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Synchronization
internal import Wire

/// The ring of keys that sign access tokens: one sealed row, replaced by a guarded update, so that every process of the service
/// and every later start has the same ring.
final class SigningKeys: Sendable {
    private struct Loaded { var ring: KeyRing; var version: Int64 }
    private let database: any Database
    private let box: SealedBox
    private let random: any RandomSource
    private let policy: KeyRotationPolicy
    private let loaded: Mutex<Loaded>
    private let lastReload = Mutex(ContinuousClock.now - .seconds(60))
    let verifier: TokenVerifier

    static let reloadBackoff: Duration = .seconds(1)

    init(
        database: any Database, box: SealedBox, random: any RandomSource, settings: AuthSettings, now: Instant
    ) async throws {
        self.database = database
        self.box = box
        self.random = random
        policy = settings.keyRotation
        let fresh = try KeyRing(current: .generate(random: random), standby: .generate(random: random), now: now)
        let sealed = Self.seal(fresh, box, random)
        let stored = try await database.write { db in
            try await db.execute("INSERT INTO signing_ring (id, version, sealed) VALUES (1, 1, \(sealed)) ON CONFLICT (id) DO NOTHING")
            return try await Self.read(db)
        }
        guard let stored, let ring = Self.open(stored.sealed, box) else { throw SigningKeysError.unreadable }
        loaded = Mutex(Loaded(ring: ring, version: stored.version))
        verifier = TokenVerifier(
            TokenVerifier.Configuration(issuer: settings.issuer, audience: settings.audience), keys: ring.published)
    }

    var issuer: TokenIssuer { loaded.withLock { TokenIssuer(key: $0.ring.current) } }
    var published: JWKSet { loaded.withLock { $0.ring.published } }

    /// Makes the standby key current, or reads the ring again when another process was faster.
    func rotate(now: Instant) async throws {
        let before = loaded.withLock { $0 }
        let ring = try before.ring.rotated(fresh: .generate(random: random), now: now, policy: policy)
        let sealed = Self.seal(ring, box, random)
        _ = try await database.write { db in
            try await db.execute("UPDATE signing_ring SET version = version + 1, sealed = \(sealed) WHERE id = 1 AND version = \(before.version)")
        }
        try await reload()
    }

    func rotateIfDue(now: Instant) async throws {
        try await reload()
        if loaded.withLock({ $0.ring }).isRotationDue(now: now, policy: policy) { try await rotate(now: now) }
    }

    func reload() async throws {
        guard let stored = try await database.read({ db in try await Self.read(db) }), let ring = Self.open(stored.sealed, box) else {
            throw SigningKeysError.unreadable
        }
        let isNewer = loaded.withLock { loaded in
            guard stored.version > loaded.version else { return false }
            loaded = Loaded(ring: ring, version: stored.version)
            return true
        }
        if isNewer { verifier.replaceKeys(ring.published) }
    }

    /// For a token with an unknown key: another process may have rotated. At most one look a second, however many such tokens
    /// arrive.
    func reloadForUnknownKey() async throws -> Bool {
        let mayLook = lastReload.withLock { last in
            guard ContinuousClock.now - last >= Self.reloadBackoff else { return false }
            last = .now
            return true
        }
        guard mayLook else { return false }
        try await reload()
        return true
    }

    private struct Stored: Sendable { let version: Int64; let sealed: String }

    private static func read(_ db: any Connection) async throws -> Stored? {
        try await db.first("SELECT version, sealed FROM signing_ring WHERE id = 1").map { row throws(DatabaseError) in
            Stored(version: try row.get(0), sealed: try row.get(1))
        }
    }

    private static func seal(_ ring: KeyRing, _ box: SealedBox, _ random: any RandomSource) -> String {
        let entries: [JSONValue] = ring.entries.map { entry in
            .object([
                "seed": .string(base64url(entry.key.revealSeed())), "role": .string(entry.role.rawValue),
                "since": .integer(entry.since.milliseconds),
            ])
        }
        return base64url(box.seal(JSONValue.array(entries).bytes(), random: random))
    }

    private static func open(_ sealed: String, _ box: SealedBox) -> KeyRing? {
        guard let bytes = base64urlDecode(sealed), let plain = box.open(bytes), let entries = try? JSONParser.parse(plain).array else { return nil }
        let restored = entries.compactMap { entry -> KeyRing.Entry? in
            guard let seed = entry["seed"]?.string.flatMap({ base64urlDecode($0) }), let key = SigningKey(seed: seed),
                let role = entry["role"]?.string.flatMap(KeyRing.Role.init(rawValue:)), let since = entry["since"]?.integer
            else { return nil }
            return KeyRing.Entry(key: key, role: role, since: Instant(milliseconds: since))
        }
        return try? KeyRing(entries: restored)
    }
}

/// Why the ring could not be read.
enum SigningKeysError: Error {
    /// Sealed with another `SERVICE_SECRET`, or damaged.
    case unreadable
}
