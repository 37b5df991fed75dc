internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What was agreed with an address. It outlives the partner that had the address, so that nobody is asked again who said no.
struct StoredSharing: Sendable {
    /// `ended`, besides what partners are shown to be: by the person.
    enum State: String { case invited, accepted, left, ended }

    let user: UserID
    let email: EmailAddress
    let secret: String
    let state: State
    let weight: Bool
    let language: Language
    let invitedAt: Instant
    let invitations: Int64
    let acceptedAt: Instant?
    /// When the next mail is due.
    let nextAt: Instant?
    /// What the person calls whoever has this address now; nil when no partner of theirs has it any more.
    let partner: PersonName?

    var token: SharingToken { SharingToken(of: user, secret: secret) }
}

/// The weekly mails of partners, by person and address. Callers of what changes somebody's own hold the person's row.
enum SharingStore {
    /// For how long an invitation can be answered.
    static let life: Duration = .days(14)
    /// For how long what came to nothing is known, so that old links still say so.
    static let memory: Duration = .days(60)
    /// How often an address is asked for one person.
    static let mostInvitations: Int64 = 3

    private static let columns: SQL = """
        partner_sharing.user_id, partner_sharing.email, secret, state, shows_weight, language, invited_at, invitations, accepted_at,
        next_at, partners.name
        """
    private static let tables: SQL = """
        partner_sharing LEFT JOIN partners
            ON partners.user_id = partner_sharing.user_id AND partners.email = partner_sharing.email
        """

    static func find(_ user: UserID, _ email: EmailAddress, in db: any Connection) async throws -> StoredSharing? {
        try await db.first("""
            SELECT \(columns) FROM \(tables) WHERE partner_sharing.user_id = \(user.text) AND partner_sharing.email = \(email.text)
            """).map(sharing)
    }

    static func find(_ token: SharingToken, in db: any Connection) async throws -> StoredSharing? {
        try await db.first("""
            SELECT \(columns) FROM \(tables) WHERE partner_sharing.user_id = \(token.user.text) AND secret = \(token.secret)
            """).map(sharing)
    }

    /// How many addresses somebody has asked since then.
    static func invited(by user: UserID, since limit: Instant, in db: any Connection) async throws -> Int64 {
        try await db.first("""
            SELECT COUNT(*) AS asked FROM partner_sharing WHERE user_id = \(user.text) AND invited_at > \(limit)
            """)?.get("asked") ?? 0
    }

    /// How many other people have asked an address since then and wait for its answer.
    static func waiting(
        for email: EmailAddress, except user: UserID, since limit: Instant, in db: any Connection
    ) async throws -> Int64 {
        try await db.first("""
            SELECT COUNT(*) AS asked FROM partner_sharing
            WHERE email = \(email.text) AND invited_at > \(limit) AND state = \(StoredSharing.State.invited.rawValue)
                AND user_id <> \(user.text)
            """)?.get("asked") ?? 0
    }

    /// Notes that an address is asked, for the first time or again.
    static func invite(
        _ email: EmailAddress, of user: UserID, secret: String, weight: Bool, language: Language, now: Instant, in db: any Connection
    ) async throws {
        try await db.enqueue("""
            INSERT INTO partner_sharing (
                user_id, email, secret, state, shows_weight, language, invited_at, invitations, changed_at)
            VALUES (\(user.text), \(email.text), \(secret), \(StoredSharing.State.invited.rawValue), \(weight), \(language.rawValue),
                \(now), 1, \(now))
            ON CONFLICT (user_id, email) DO UPDATE
            SET state = excluded.state, shows_weight = excluded.shows_weight, language = excluded.language,
                invited_at = excluded.invited_at, invitations = partner_sharing.invitations + 1, changed_at = excluded.changed_at
            """)
    }

    static func setWeight(_ weight: Bool, _ email: EmailAddress, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE partner_sharing SET shows_weight = \(weight) WHERE user_id = \(user.text) AND email = \(email.text)
            """)
    }

    /// Whoever was invited and answers in time, and whoever said no before and changes their mind.
    /// - Returns: false when there is nothing to agree to.
    static func accept(
        _ sharing: StoredSharing, language: Language, next: Instant, now: Instant, in db: any Connection
    ) async throws -> Bool {
        try await db.execute("""
            UPDATE partner_sharing
            SET state = \(StoredSharing.State.accepted.rawValue), language = \(language.rawValue), accepted_at = \(now),
                next_at = \(next), changed_at = \(now)
            WHERE user_id = \(sharing.user.text) AND email = \(sharing.email.text)
                AND ((state = \(StoredSharing.State.invited.rawValue) AND invited_at > \(now - life))
                    OR state = \(StoredSharing.State.left.rawValue))
            """) == 1
    }

    /// - Returns: false when it had ended that way before.
    static func end(
        _ user: UserID, _ email: EmailAddress, as state: StoredSharing.State, now: Instant, in db: any Connection
    ) async throws -> Bool {
        // Who left stays so, whatever the person does.
        let ends: [StoredSharing.State] = state == .left ? [.invited, .accepted, .ended] : [.invited, .accepted]
        return try await db.execute("""
            UPDATE partner_sharing SET state = \(state.rawValue), next_at = NULL, changed_at = \(now)
            WHERE user_id = \(user.text) AND email = \(email.text) AND state IN (\(list: ends.map(\.rawValue)))
            """) == 1
    }

    /// Takes the turn of a mail that is due.
    /// - Returns: false when somebody else took it, or when nobody is to get one any more.
    static func advance(_ sharing: StoredSharing, from due: Instant, to next: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE partner_sharing SET next_at = \(next)
            WHERE user_id = \(sharing.user.text) AND email = \(sharing.email.text) AND next_at = \(due)
                AND state = \(StoredSharing.State.accepted.rawValue)
            """) == 1
    }

    /// Forgets what came to nothing. Who left is remembered.
    static func sweep(before limit: Instant, in database: any Database) async throws {
        for state in [StoredSharing.State.invited, .ended] {
            try await database.sweep(
                "partner_sharing", key: "user_id, email", where: "state = \(state.rawValue) AND changed_at < \(limit)")
        }
    }

    private static func sharing(_ row: Row) throws(DatabaseError) -> StoredSharing {
        guard let state = StoredSharing.State(rawValue: try row.get("state")) else {
            throw .decoding(column: "state", reason: "unknown")
        }
        return StoredSharing(
            user: UserID(trusted: try row.get("user_id")), email: EmailAddress(trusted: try row.get("email")),
            secret: try row.get("secret"), state: state, weight: try row.get("shows_weight"),
            language: Language(rawValue: try row.get("language")) ?? .english, invitedAt: try row.get("invited_at"),
            invitations: try row.get("invitations"), acceptedAt: try row.get("accepted_at"), nextAt: try row.get("next_at"),
            partner: try row.get("name", as: String?.self).map(PersonName.init(trusted:)))
    }
}
