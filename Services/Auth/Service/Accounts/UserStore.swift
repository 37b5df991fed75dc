internal import Contracts
internal import Storage
internal import Wire

/// An account as it is stored.
struct StoredUser: Sendable {
    let account: Account
    let passwordHash: String?
}

extension Account {
    /// What other services are told of a new account.
    var facts: EventFacts { EventFacts(name: name.map(PersonName.init(trusted:)), email: email, phone: phone) }
}

/// Accounts. Every method runs in the caller's transaction.
enum UserStore {
    /// What `INSERT` needs of a new account.
    struct New: Sendable {
        let id: UserID
        let product: Product
        var email: EmailAddress?
        var phone: SaudiMobile?
        var name: PersonName?
        var passwordHash: String?
        var termsVersion: String?
        var demoProduct: Product?
        let now: Instant
    }

    /// Inserts unless an account with the same email, phone or demo product exists. Unique constraints decide between parallel requests.
    /// - Returns: whether this call made the account.
    static func insert(_ new: New, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO users (id, product, email, phone, phone_verified_at, name, password_hash, terms_version, terms_accepted_at,
                               demo_product, created_at)
            VALUES (\(new.id.text), \(new.product.rawValue), \(new.email?.text), \(new.phone?.text),
                    \(new.phone == nil ? nil : new.now), \(new.name?.text), \(new.passwordHash), \(new.termsVersion),
                    \(new.termsVersion == nil ? nil : new.now), \(new.demoProduct?.rawValue), \(new.now))
            ON CONFLICT DO NOTHING
            """) == 1
    }

    private static let columns: SQL = """
        users.id, users.product, users.email, users.email_verified_at, users.phone, users.name, users.role, users.password_hash,
        users.onboarding_completed, users.demo_product, users.created_at, users.terms_version, users.terms_accepted_at
        """

    static func find(_ id: UserID, in db: any Connection) async throws -> StoredUser? {
        try await db.first("SELECT \(columns) FROM users WHERE id = \(id.text)").map(user)
    }

    static func find(_ email: EmailAddress, _ product: Product, in db: any Connection) async throws -> StoredUser? {
        try await db.first("SELECT \(columns) FROM users WHERE product = \(product.rawValue) AND email = \(email.text)").map(user)
    }

    static func find(_ phone: SaudiMobile, _ product: Product, in db: any Connection) async throws -> StoredUser? {
        try await db.first("SELECT \(columns) FROM users WHERE product = \(product.rawValue) AND phone = \(phone.text)").map(user)
    }

    static func findDemo(_ product: Product, in db: any Connection) async throws -> StoredUser? {
        try await db.first("SELECT \(columns) FROM users WHERE demo_product = \(product.rawValue)").map(user)
    }

    /// Newest first, as ids follow time.
    /// - Parameter text: a part of the address, number or name, or the whole id.
    static func search(_ text: String?, _ product: Product?, limit: Int64, in db: any Connection) async throws -> [StoredUser] {
        var wanted: SQL = "1 = 1"
        if let product { wanted = wanted + " AND users.product = \(product.rawValue)" }
        if let text {
            let escaped = text.lowercased().reduce(into: "") { $0 += ["%", "_", "!"].contains($1) ? "!\($1)" : String($1) }
            let like = "%\(escaped)%"
            wanted = wanted + """
                 AND (users.id = \(text.lowercased()) OR users.email LIKE \(like) ESCAPE '!' OR users.phone LIKE \(like) ESCAPE '!'
                    OR LOWER(users.name) LIKE \(like) ESCAPE '!')
                """
        }
        return try await db.query("SELECT \(columns) FROM users WHERE \(wanted) ORDER BY users.id DESC LIMIT \(limit)").map(user)
    }

    /// The account of a session that is live at `now`.
    /// - Parameter owner: whose session it has to be, where the caller knows.
    static func find(session id: SessionID, of owner: UserID? = nil, now: Instant, in db: any Connection) async throws -> StoredUser? {
        let ofOwner: SQL = owner.map { "AND sessions.user_id = \($0.text)" } ?? ""
        return try await db.first("""
            SELECT \(columns) FROM sessions JOIN users ON users.id = sessions.user_id
            WHERE sessions.id = \(id.text) \(ofOwner) AND sessions.revoked_at IS NULL AND sessions.absolute_until > \(now)
            """).map(user)
    }

    static func setPassword(_ hash: String, of id: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE users SET password_hash = \(hash) WHERE id = \(id.text)")
    }

    /// Replaces a hash made with older costs, unless the password was changed meanwhile.
    /// - Returns: whether it did.
    static func upgradePassword(_ hash: String, from old: String, of id: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("UPDATE users SET password_hash = \(hash) WHERE id = \(id.text) AND password_hash = \(old)") == 1
    }

    /// Whether the account is still there with the password that was proven. Its row is held, so that it stays so for this transaction.
    static func holds(_ proven: ProvenPassword, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE users SET password_hash = password_hash WHERE id = \(proven.user.account.id.text) AND password_hash = \(proven.hash)
            """) == 1
    }

    /// Whether the account is still there; its row is held, so that it stays so for this transaction.
    static func holds(_ id: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("UPDATE users SET role = role WHERE id = \(id.text)") == 1
    }

    static func verifyEmail(of id: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("UPDATE users SET email_verified_at = \(now) WHERE id = \(id.text) AND email_verified_at IS NULL")
    }

    static func completeOnboarding(of id: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE users SET onboarding_completed = 1 WHERE id = \(id.text)")
    }

    /// - Returns: how often the account's role was changed, this time included; nil when there is no such account.
    static func setRole(_ role: Role, of id: UserID, in db: any Connection) async throws -> Int64? {
        try await db.first("""
            UPDATE users SET role = \(role.rawValue), role_version = role_version + 1 WHERE id = \(id.text) RETURNING role_version
            """)?.get("role_version")
    }

    /// Takes a name over from the profile service, unless a newer one is known.
    static func rename(_ id: UserID, _ name: PersonName?, version: Int64, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE users SET name = \(name?.text), name_version = \(version) WHERE id = \(id.text) AND name_version < \(version)
            """)
    }

    /// - Returns: whether the account was there.
    static func delete(_ id: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("DELETE FROM users WHERE id = \(id.text)") == 1
    }

    private static func user(_ row: Row) throws(DatabaseError) -> StoredUser {
        let product: String = try row.get("product")
        let role: String = try row.get("role")
        guard let product = Product(rawValue: product) else { throw .decoding(column: "product", reason: "unknown product") }
        guard let role = Role(rawValue: role) else { throw .decoding(column: "role", reason: "unknown role") }
        let account = Account(
            id: UserID(trusted: try row.get("id")), product: product,
            email: try row.get("email", as: String?.self).map(EmailAddress.init(trusted:)),
            emailVerified: try row.get("email_verified_at", as: Int64?.self) != nil,
            phone: try row.get("phone", as: String?.self).map(SaudiMobile.init(trusted:)), name: try row.get("name"), role: role,
            onboardingCompleted: try row.get("onboarding_completed"), demo: try row.get("demo_product", as: String?.self) != nil,
            createdAt: try row.get("created_at"), termsVersion: try row.get("terms_version"),
            termsAcceptedAt: try row.get("terms_accepted_at"))
        return StoredUser(account: account, passwordHash: try row.get("password_hash"))
    }
}
