internal import Contracts
internal import Storage
internal import Wire

/// Something that is trusted no longer although access tokens still say it.
enum Revocation: Sendable, Equatable {
    case session(String)
    /// Somebody who was deleted.
    case person(String)
    /// The role somebody has; any higher one that a token claims is gone.
    case role(String, Role, version: Int64)
    /// A signing key, by its `kid`.
    case key(String)

    /// What an event takes away. Empty for the events that take nothing.
    static func of(_ event: Event) -> [Revocation] {
        switch event.type {
        case .sessionEnded: event.facts?.session.map { [.session($0.text)] } ?? []
        case .sessionsEnded: (event.facts?.sessions ?? []).map { .session($0.text) }
        case .userDeleted: [.person(event.user.text)]
        case .roleChanged:
            if let role = event.facts?.role, let version = event.facts?.version {
                [.role(event.user.text, role, version: version)]
            } else {
                []
            }
        case .signingKeyRevoked: event.facts?.key.map { [.key($0.text)] } ?? []
        default: []
        }
    }

    fileprivate var row: (kind: String, subject: String, value: String?, version: Int64) {
        switch self {
        case .session(let id): ("session", id, nil, 0)
        case .person(let id): ("person", id, nil, 0)
        case .role(let user, let role, let version): ("role", user, role.rawValue, version)
        case .key(let kid): ("key", kid, nil, 0)
        }
    }

    fileprivate init?(kind: String, subject: String, value: String?, version: Int64) {
        switch kind {
        case "session": self = .session(subject)
        case "person": self = .person(subject)
        case "role":
            guard let role = value.flatMap(Role.init(rawValue:)) else { return nil }
            self = .role(subject, role, version: version)
        case "key": self = .key(subject)
        default: return nil
        }
    }
}

/// What was revoked and until when that matters, in every service's database. Every method runs in the caller's transaction.
enum RevocationStore {
    struct Kept: Sendable {
        /// Nil for what a later release took down and this one does not know.
        let revocation: Revocation?
        let until: Instant
        let number: Int64
    }

    /// Takes a revocation down. Each gets the next number under a row lock that is held until the transaction ends, so that whoever reads
    /// by number never sees a later one before an earlier.
    static func insert(_ revocations: [Revocation], until: Instant, in db: any Connection) async throws {
        for revocation in revocations {
            let next = try await db.first("""
                INSERT INTO revocation_numbers (id, value) VALUES (1, 1)
                ON CONFLICT (id) DO UPDATE SET value = revocation_numbers.value + 1 RETURNING value
                """)
            guard let next else { throw DatabaseError.decoding(column: "value", reason: "missing") }
            let row = revocation.row
            try await db.enqueue("""
                INSERT INTO revocations (kind, subject, value, version, kept_until, number)
                VALUES (\(row.kind), \(row.subject), \(row.value), \(row.version), \(until), \(try next.get(0, as: Int64.self)))
                ON CONFLICT (kind, subject) DO UPDATE
                SET value = excluded.value, version = excluded.version, kept_until = excluded.kept_until, number = excluded.number
                WHERE revocations.version < excluded.version
                """)
        }
    }

    static func contains(_ revocation: Revocation, in db: any Connection) async throws -> Bool {
        let row = revocation.row
        return try await db.first("SELECT 1 FROM revocations WHERE kind = \(row.kind) AND subject = \(row.subject)") != nil
    }

    /// What came after a number, in order.
    static func after(_ number: Int64, limit: Int, in db: any Connection) async throws -> [Kept] {
        try await db.query("""
            SELECT kind, subject, value, version, kept_until, number FROM revocations WHERE number > \(number) ORDER BY number LIMIT \
            \(limit)
            """).map { row in
                Kept(
                    revocation: Revocation(kind: try row.get(0), subject: try row.get(1), value: try row.get(2), version: try row.get(3)),
                    until: try row.get(4), number: try row.get(5))
            }
    }

    static let migration = Migration(module: "revocations", number: 1, name: "create revocations", statements: [
        """
        CREATE TABLE revocations (
            kind TEXT NOT NULL,
            subject TEXT NOT NULL,
            value TEXT,
            version BIGINT NOT NULL,
            kept_until BIGINT NOT NULL,
            number BIGINT NOT NULL,
            PRIMARY KEY (kind, subject))
        """,
        "CREATE UNIQUE INDEX revocations_number ON revocations (number)",
        "CREATE INDEX revocations_end ON revocations (kept_until)",
        // One row: the number that was given out last.
        "CREATE TABLE revocation_numbers (id BIGINT PRIMARY KEY, value BIGINT NOT NULL)",
    ])
}
