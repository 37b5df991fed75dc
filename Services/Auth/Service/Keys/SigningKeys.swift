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
        database: any Database, box: SealedBox, random: any RandomSource, settings: AuthSettings,
        clockTolerance: ClockTolerance, now: Instant
    ) async throws {
        self.database = database
        self.box = box
        self.random = random
        var policy = settings.keyRotation
        // Another process signs with the key that was until it has read the ring again, and clocks differ.
        policy.keepPrevious = max(policy.keepPrevious, settings.accessLifetime + .minutes(5))
        self.policy = policy
        let fresh = try KeyRing(current: .generate(random: random), standby: .generate(random: random), now: now)
        let sealed = Self.seal(fresh, box, random)
        let stored = try await database.write { db in
            try await db.enqueue("INSERT INTO signing_ring (id, version, sealed) VALUES (1, 1, \(sealed)) ON CONFLICT (id) DO NOTHING")
            return try await Self.read(db)
        }
        guard let stored, let ring = Self.open(stored.sealed, box) else { throw SigningKeysError.unreadable }
        // It was sealed with an older secret: seal it with the current one before the operator removes the older one.
        if let bytes = base64urlDecode(stored.sealed), box.isOutdated(bytes) {
            let again = Self.seal(ring, box, random)
            try await database.write { db in
                try await db.enqueue("UPDATE signing_ring SET sealed = \(again) WHERE id = 1 AND version = \(stored.version)")
            }
        }
        loaded = Mutex(Loaded(ring: ring, version: stored.version))
        verifier = TokenVerifier(
            TokenVerifier.Configuration(
                issuer: settings.issuer, audience: settings.audience, clockTolerance: clockTolerance), keys: ring.published)
    }

    var issuer: TokenIssuer { loaded.withLock { TokenIssuer(key: $0.ring.current) } }
    var published: JWKSet { loaded.withLock { $0.ring.published } }

    /// Makes the standby key current, or reads the ring again when another process was faster.
    func rotate(now: Instant) async throws {
        let before = loaded.withLock { $0 }
        try await replace(before, by: before.ring.rotated(fresh: .generate(random: random), now: now, policy: policy))
    }

    /// Stores a ring in the place of the one it was made of, unless another process was faster, and reads what is stored then.
    private func replace(_ before: Loaded, by ring: KeyRing) async throws {
        let sealed = Self.seal(ring, box, random)
        _ = try await database.write { db in
            try await db.enqueue(
                "UPDATE signing_ring SET version = version + 1, sealed = \(sealed) WHERE id = 1 AND version = \(before.version)")
        }
        try await reload()
    }

    /// Removes a leaked key from the ring. Tries again when another process changed the ring at the same time.
    /// - Parameter saying: writes what has to be committed together with the new ring.
    /// - Throws: `KeyRingError.unknownKey` for a key that is not in the ring.
    /// - Returns: what `saying` returned.
    func revoke(
        _ kid: String, now: Instant, saying: @escaping @Sendable (any Connection) async throws -> [String]
    ) async throws -> [String] {
        while true {
            try await reload()
            let before = loaded.withLock { $0 }
            let ring = try before.ring.revoking(kid: kid, fresh: .generate(random: random), now: now)
            let sealed = Self.seal(ring, box, random)
            let said: [String]? = try await database.write { db in
                let changed = try await db.execute(
                    "UPDATE signing_ring SET version = version + 1, sealed = \(sealed) WHERE id = 1 AND version = \(before.version)")
                return changed == 1 ? try await saying(db) : nil
            }
            try await reload()
            if let said { return said }
        }
    }

    /// Makes the standby key current when its time has come, and trusts a key that no longer signs only until its last token has expired.
    func rotateIfDue(now: Instant) async throws {
        try await reload()
        let before = loaded.withLock { $0 }
        guard !before.ring.isRotationDue(now: now, policy: policy) else { return try await rotate(now: now) }
        let ring = try before.ring.retired(now: now, policy: policy)
        if ring != before.ring { try await replace(before, by: ring) }
    }

    func reload() async throws {
        guard let stored = try await database.read({ db in try await Self.read(db) }) else { throw SigningKeysError.unreadable }
        guard stored.version > loaded.withLock(\.version) else { return }
        guard let ring = Self.open(stored.sealed, box) else { throw SigningKeysError.unreadable }
        loaded.withLock { loaded in
            guard stored.version > loaded.version else { return }
            loaded = Loaded(ring: ring, version: stored.version)
            // Within the lock: whoever read an older ring at the same time may not have the last word. The verifier asks nothing back.
            verifier.replaceKeys(ring.published)
        }
    }

    /// Reads the ring again for a token with an unknown key, because another process may have rotated it. At most once a second, however
    /// many such tokens arrive.
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
            Stored(version: try row.get("version"), sealed: try row.get("sealed"))
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
        guard let bytes = base64urlDecode(sealed), let plain = box.open(bytes), let entries = try? JSONParser.parse(plain).array else {
            return nil
        }
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
enum SigningKeysError: Error, CustomStringConvertible {
    /// Sealed with another `SERVICE_SECRET`, or damaged.
    case unreadable

    var description: String {
        "the keys that sign access tokens were sealed with another SERVICE_SECRET, or are damaged. " + ServiceError.secretAdvice
    }
}
