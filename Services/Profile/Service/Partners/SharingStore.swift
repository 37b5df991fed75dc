internal import Contracts
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// What was agreed with an address. It outlives the partner that had the address, so that nobody is asked again who said no.
struct StoredSharing: Sendable {
    let user: UserID
    let email: EmailAddress
    let secret: String
    /// Whether the person wants it. What the partner says to it is the state.
    let isOffered: Bool
    let state: SharingState
    let weight: Bool
    let language: Language
    let invitedAt: Instant
    /// Without an answer that was yes.
    let invitations: Int64
    /// What the next mail waits for, whether or not it is still wanted then.
    let nextAt: Instant?
    /// What the person calls whoever has this address now; nil when no partner of theirs has it any more.
    let partner: PersonName?

    var token: SharingToken { SharingToken(of: user, secret: secret) }
    var isOngoing: Bool { isOffered && state == .accepted && partner != nil }
}

/// The weekly mails of partners, by person and address. Callers of what changes somebody's own hold the person's row.
enum SharingStore {
    /// For how long an invitation can be answered.
    static let life: Duration = .days(14)
    /// For how long what came to nothing is known, so that old links still say so.
    static let memory: Duration = .days(60)
    /// How often an address is asked for one person that does not answer.
    static let mostInvitations: Int64 = 3
    /// How often an address is asked in 14 days, whoever asks. What was answered with yes does not count.
    static let mostAsked: Int64 = 5

    private static let columns: SQL = """
        partner_sharing.user_id, partner_sharing.email, secret, is_offered, state, shows_weight, language, invited_at, invitations,
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

    /// How many addresses somebody has asked since then. Each is asked once in that time.
    static func invited(by user: UserID, since limit: Instant, in db: any Connection) async throws -> Int64 {
        try await db.first("""
            SELECT COUNT(*) AS asked FROM partner_sharing WHERE user_id = \(user.text) AND invited_at > \(limit)
            """)?.get("asked") ?? 0
    }

    /// Notes that an address is asked, for the first time or again.
    static func invite(
        _ email: EmailAddress, of user: UserID, secret: String, weight: Bool, language: Language, now: Instant, in db: any Connection
    ) async throws {
        try await db.enqueue("""
            INSERT INTO partner_sharing (
                user_id, email, secret, is_offered, state, shows_weight, language, invited_at, invitations, changed_at)
            VALUES (\(user.text), \(email.text), \(secret), \(true), \(SharingState.invited.rawValue), \(weight), \(language.rawValue),
                \(now), 1, \(now))
            ON CONFLICT (user_id, email) DO UPDATE
            SET is_offered = excluded.is_offered, state = excluded.state, shows_weight = excluded.shows_weight,
                language = excluded.language, invited_at = excluded.invited_at, invitations = partner_sharing.invitations + 1,
                accepted_at = NULL, changed_at = excluded.changed_at
            """)
    }

    /// Wants again what was ended a moment ago, without another mail: the question is asked anew, by the link that is there.
    static func offer(_ email: EmailAddress, of user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE partner_sharing
            SET is_offered = \(true), state = \(SharingState.invited.rawValue), accepted_at = NULL, changed_at = \(now)
            WHERE user_id = \(user.text) AND email = \(email.text) AND state <> \(SharingState.left.rawValue)
            """)
    }

    static func setWeight(_ weight: Bool, _ email: EmailAddress, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE partner_sharing SET shows_weight = \(weight) WHERE user_id = \(user.text) AND email = \(email.text)
            """)
    }

    /// The person does not want it any more, whatever the partner said.
    static func withdraw(_ email: EmailAddress, of user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE partner_sharing SET is_offered = \(false), changed_at = \(now)
            WHERE user_id = \(user.text) AND email = \(email.text) AND is_offered = \(true)
            """)
    }

    /// Whoever is asked and answers in time, and whoever said no before and changes their mind, as long as the person wants it.
    /// - Returns: false when there is nothing to agree to.
    static func accept(
        _ sharing: StoredSharing, language: Language, next: Instant, now: Instant, in db: any Connection
    ) async throws -> Bool {
        try await db.execute("""
            UPDATE partner_sharing
            SET state = \(SharingState.accepted.rawValue), language = \(language.rawValue), accepted_at = \(now), invitations = 0,
                next_at = \(next), changed_at = \(now)
            WHERE user_id = \(sharing.user.text) AND email = \(sharing.email.text) AND is_offered = \(true)
                AND ((state = \(SharingState.invited.rawValue) AND invited_at > \(now - life)) OR state = \(SharingState.left.rawValue))
            """) == 1
    }

    /// - Returns: false for somebody who had left before.
    static func leave(_ sharing: StoredSharing, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE partner_sharing SET state = \(SharingState.left.rawValue), changed_at = \(now)
            WHERE user_id = \(sharing.user.text) AND email = \(sharing.email.text) AND state <> \(SharingState.left.rawValue)
            """) == 1
    }

    /// Takes the turn of a mail that is due.
    /// - Parameter next: when the next one is; nil for none.
    /// - Returns: false when somebody else took it.
    static func advance(_ sharing: StoredSharing, from due: Instant, to next: Instant?, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE partner_sharing SET next_at = \(next)
            WHERE user_id = \(sharing.user.text) AND email = \(sharing.email.text) AND next_at = \(due)
            """) == 1
    }

    /// Forgets what came to nothing. Who left is remembered.
    static func sweep(now: Instant, in database: any Database) async throws {
        try await database.sweep(
            "partner_sharing", key: "user_id, email",
            where: "state = \(SharingState.invited.rawValue) AND changed_at < \(now - memory)")
        try await database.sweep("asked_addresses", key: "address_hash", where: "since < \(now - life)")
    }

    // MARK: - Addresses

    /// Counts one more mail that asks an address, by one statement whoever asks at the same time.
    /// - Returns: false when it was asked as often as may be.
    static func count(_ email: EmailAddress, now: Instant, in db: any Connection) async throws -> Bool {
        let before = now - life
        return try await db.execute("""
            INSERT INTO asked_addresses (address_hash, asked, since) VALUES (\(hash(email)), 1, \(now))
            ON CONFLICT (address_hash) DO UPDATE
            SET asked = CASE WHEN asked_addresses.since > \(before) THEN asked_addresses.asked + 1 ELSE 1 END,
                since = CASE WHEN asked_addresses.since > \(before) THEN asked_addresses.since ELSE excluded.since END
            WHERE asked_addresses.since <= \(before) OR asked_addresses.asked < \(mostAsked)
            """) == 1
    }

    /// Whoever says yes was not bothered.
    static func uncount(_ email: EmailAddress, in db: any Connection) async throws {
        try await db.enqueue("UPDATE asked_addresses SET asked = asked - 1 WHERE address_hash = \(hash(email)) AND asked > 0")
    }

    private static func hash(_ email: EmailAddress) -> String { base64url(sha256(email.text)) }

    private static func sharing(_ row: Row) throws(DatabaseError) -> StoredSharing {
        StoredSharing(
            user: UserID(trusted: try row.get("user_id")), email: EmailAddress(trusted: try row.get("email")),
            secret: try row.get("secret"), isOffered: try row.get("is_offered"), state: try row.requiredWord("state"),
            weight: try row.get("shows_weight"), language: Language(rawValue: try row.get("language")) ?? .english,
            invitedAt: try row.get("invited_at"), invitations: try row.get("invitations"),
            nextAt: try row.get("next_at"), partner: try row.get("name", as: String?.self).map(PersonName.init(trusted:)))
    }
}
