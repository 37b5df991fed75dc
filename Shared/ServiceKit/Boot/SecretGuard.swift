internal import Platform
internal import Storage
internal import Wire

/// Keeps a process away from a database that is used with another secret: it could open nothing there, and what it stored nobody else
/// could. The fingerprints in the database are those of the secret, and while it changes of the old one and the new one.
struct SecretGuard: Sendable {
    let database: any Database
    let keys: ServiceKeys
    let box: WorkBox

    /// Before anything is sealed or opened.
    /// - Throws: `ServiceError.otherSecret`.
    func check() async throws {
        let (known, samples) = try await database.read { db in
            let samples = try await db.query("SELECT id, payload FROM work ORDER BY id DESC LIMIT 5").map { row in
                (id: try row.get(0, as: String.self), payload: try row.get(1, as: String.self))
            }
            return (try await Self.fingerprints(db), samples)
        }
        try compare(known)
        // A database of before there were fingerprints may still hold something that tells.
        if known.isEmpty, !samples.isEmpty, samples.allSatisfy({ box.open($0.payload, id: $0.id) == nil }) {
            throw ServiceError.otherSecret(database: nil, given: keys.fingerprint)
        }
    }

    /// Once the service found everything it needs: this secret is the database's from now on. One that is no longer accepted here was
    /// changed for it, and is refused from now on.
    func settle(now: Instant) async throws {
        try await migrationLocked(database) { db in
            try compare(try await Self.fingerprints(db))
            try await db.enqueue("""
                INSERT INTO service_secrets (fingerprint, since) VALUES (\(keys.fingerprint), \(now)) ON CONFLICT (fingerprint) DO NOTHING
                """)
            // Older ones alone: a process of before the change that starts again does not take away what came after it.
            try await db.enqueue("""
                DELETE FROM service_secrets WHERE fingerprint NOT IN (\(list: keys.fingerprints))
                    AND since < (SELECT since FROM service_secrets WHERE fingerprint = \(keys.fingerprint))
                """)
        }
    }

    private static func fingerprints(_ db: any Connection) async throws -> [String] {
        try await db.query("SELECT fingerprint FROM service_secrets ORDER BY since DESC").map { try $0.get(0) }
    }

    private func compare(_ known: [String]) throws(ServiceError) {
        guard known.isEmpty || !Set(known).isDisjoint(with: keys.fingerprints) else {
            throw .otherSecret(database: known[0], given: keys.fingerprint)
        }
    }
}
