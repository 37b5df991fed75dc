internal import CoachingDomain
internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// A coach as they are kept.
struct StoredCoach: Sendable {
    let id: UserID
    /// Whether they have the role and an account.
    let isActive: Bool
    /// Whether administrator is what auth said last.
    let isAdministrator: Bool
    let name: PersonName?
    let specialization: Specialization?
    let bio: CoachBio?
    /// At least one.
    let languages: [TextLanguage]
    let goals: [MainGoal]
    let capacity: Int64
    let isTaking: Bool
    let photo: MediaID?
    let clients: Int64
    /// The sum of their ratings.
    let stars: Int64
    let ratings: Int64
    /// Nil until they said who they are.
    let savedAt: Instant?
    /// Where they want mails about calls.
    let email: EmailAddress?

    /// Whether they wait for a coach and get one, as far as their role goes: neither coaches nor administrators do.
    var isCoached: Bool { !isActive && !isAdministrator }

    var candidate: CoachCandidate {
        CoachCandidate(id: id, languages: languages, goals: goals, clients: clients, capacity: capacity)
    }
}

/// Coaches: one row for each who has or had the role, and for everybody else whose role was changed.
enum CoachStore {
    /// Whoever has not said what they speak speaks the language of their app.
    private static let columns: SQL = """
        user_id, is_active, name, specialization, bio,
        CASE languages WHEN '' THEN COALESCE((SELECT language FROM people WHERE people.user_id = coaches.user_id), 'en')
            ELSE languages END AS languages, goals, capacity, is_taking, photo_id, clients, stars, ratings, saved_at,
        email, role_version, admin_version
        """

    static func find(_ id: UserID, in db: any Connection) async throws -> StoredCoach? {
        try await db.first("SELECT \(columns) FROM coaches WHERE user_id = \(id.text)").map(coach)
    }

    /// Keeps everybody else from changing a coach's row until the transaction ends. Threads are held before it.
    static func hold(_ id: UserID, in db: any Connection) async throws -> StoredCoach? {
        try await db.first("UPDATE coaches SET clients = clients WHERE user_id = \(id.text) RETURNING \(columns)").map(coach)
    }

    static func email(of id: UserID, in db: any Connection) async throws -> EmailAddress? {
        try await db.first("SELECT email FROM coaches WHERE user_id = \(id.text) AND is_active = 1")?.text("email")
    }

    static func page(after: String?, limit: Int64, in db: any Connection) async throws -> [StoredCoach] {
        try await db.query("""
            SELECT \(columns) FROM coaches WHERE is_active = 1 AND user_id > \(after ?? "") ORDER BY user_id LIMIT \(limit)
            """).map(coach)
    }

    /// Adds whoever has the role, unless they are there.
    /// - Parameter isActive: false for those of whom it is not known yet.
    static func insert(_ id: UserID, isActive: Bool = true, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO coaches (user_id, is_active, role_version, languages, goals, capacity, is_taking, clients, stars, ratings)
            SELECT \(id.text), \(Int64(isActive ? 1 : 0)), 0, '', '', 0, 0, 0, 0, 0
            WHERE NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(id.text))
            ON CONFLICT (user_id) DO NOTHING
            """)
    }

    /// Adds somebody whose token says that they coach, while nothing else was told of their role: it may be a token from before they lost
    /// that, or their account.
    static func enter(_ id: UserID, in db: any Connection) async throws {
        // Whoever takes the role or the account away meanwhile ends first, so that what follows knows of it.
        _ = try await hold(id, in: db)
        try await insert(id, in: db)
        try await db.enqueue("""
            UPDATE coaches SET is_active = 1 WHERE user_id = \(id.text) AND is_active = 0 AND role_version = 0
                AND NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(id.text))
            """)
    }

    /// Takes what auth says of somebody's role, unless something newer is known. It is kept of those who do not coach too: an older role
    /// that is told after it is then known to be old.
    /// - Returns: whether it was news.
    static func setRole(_ role: Role, version: Int64, of id: UserID, in db: any Connection) async throws -> Bool {
        try await insert(id, isActive: false, in: db)
        let adminVersion: Int64? = role == .admin ? version : nil
        return try await db.execute("""
            UPDATE coaches SET is_active = \(Int64(role == .coach ? 1 : 0)), role_version = \(version), admin_version = \(adminVersion)
            WHERE user_id = \(id.text) AND role_version < \(version)
            """) == 1
    }

    /// Ends what somebody was as a coach, together with their account: who they were is forgotten. No role is newer than that.
    static func retire(_ id: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE coaches SET is_active = 0, is_taking = 0, name = NULL, specialization = NULL, bio = NULL, languages = '', goals = '',
                capacity = 0, photo_id = NULL, email = NULL, saved_at = NULL, role_version = \(Int64.max), admin_version = NULL
            WHERE user_id = \(id.text)
            """)
    }

    /// Takes away what was kept of the role of somebody who never coached, together with their account.
    /// - Returns: whether there was no more to them than that.
    static func forget(_ id: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            DELETE FROM coaches WHERE user_id = \(id.text) AND is_active = 0 AND saved_at IS NULL AND clients = 0 AND ratings = 0
            """) == 1
    }

    /// - Returns: false for whoever is not there, or deleted their account meanwhile.
    static func save(_ settings: CoachSettings, of id: UserID, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE coaches SET name = \(settings.name.text), specialization = \(settings.specialization?.text), bio = \(settings.bio?.text),
                languages = \(words(settings.languages.items)), goals = \(words(settings.goals.items)),
                capacity = \(settings.capacity.value), is_taking = \(Int64(settings.isTaking ? 1 : 0)),
                photo_id = \(settings.photoId?.text), email = \(settings.email?.text), saved_at = \(now)
            WHERE user_id = \(id.text) AND NOT EXISTS (SELECT 1 FROM departed WHERE user_id = \(id.text))
            """) == 1
    }

    /// Coaches who take people and have room, those with the smallest part of it taken first, without those who are kept from this client.
    /// - Parameter language: only those who speak it; all when nil.
    static func withRoom(
        speaking language: TextLanguage?, for client: UserID, in db: any Connection
    ) async throws -> [StoredCoach] {
        let speaks: SQL = if let language { " AND languages LIKE \("%" + language.rawValue + "%")" } else { "" }
        return try await db.query("""
            SELECT \(columns) FROM coaches WHERE is_active = 1 AND is_taking = 1 AND clients < capacity\(speaks) AND \(mayCome(to: client))
            ORDER BY clients * 1000 / capacity, user_id LIMIT 200
            """).map(coach)
    }

    /// The languages of those for whom somebody has room.
    static func languagesWithRoom(in db: any Connection) async throws -> [TextLanguage] {
        let speakers = try await db.query("""
            SELECT languages, MAX(capacity - clients) AS room FROM coaches
            WHERE is_active = 1 AND is_taking = 1 AND capacity > 0 GROUP BY languages
            """).map { row throws(DatabaseError) in
                CoachedLanguages(spoken: list(try row.get("languages")), hasRoom: try row.get("room", as: Int64.self) > 0)
            }
        return AssignmentRule.languagesWithRoom(speakers)
    }

    /// Whether anybody who takes people and may come to this client speaks a language, with room or without.
    static func isSpoken(_ language: TextLanguage, for client: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT 1 FROM coaches WHERE is_active = 1 AND is_taking = 1 AND capacity > 0
                AND languages LIKE \("%" + language.rawValue + "%") AND \(mayCome(to: client))
            """) != nil
    }

    /// Not those of whom an administrator decided that they and this client do not write to each other, whatever was decided of the thread
    /// since: only an administrator gives the client such a coach again.
    private static func mayCome(to client: UserID) -> SQL {
        """
        NOT EXISTS (
            SELECT 1 FROM safety_cases WHERE safety_cases.client_id = \(client.text) AND safety_cases.coach_id = coaches.user_id
                AND safety_cases.decision = 'block')
        """
    }

    /// Takes a place at a coach's, if there is one.
    /// - Parameter isChosen: by an administrator, who may give people to coaches that take nobody by themselves.
    static func claim(_ id: UserID, isChosen: Bool = false, in db: any Connection) async throws -> Bool {
        let taking: SQL = isChosen ? "" : " AND is_taking = 1"
        return try await db.execute("""
            UPDATE coaches SET clients = clients + 1 WHERE user_id = \(id.text) AND is_active = 1 AND clients < capacity\(taking)
            """) == 1
    }

    static func release(_ id: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE coaches SET clients = clients - 1 WHERE user_id = \(id.text) AND clients > 0")
    }

    /// The sum and the number of every coach's ratings.
    static func allRatings(in db: any Connection) async throws -> (stars: Int64, count: Int64) {
        let row = try await db.first("SELECT CAST(SUM(stars) AS BIGINT) AS stars, CAST(SUM(ratings) AS BIGINT) AS ratings FROM coaches")
        return (try row?.get("stars", as: Int64?.self) ?? 0, try row?.get("ratings", as: Int64?.self) ?? 0)
    }

    private static func words<T: RawRepresentable<String>>(_ values: [T]) -> String { values.map(\.rawValue).joined(separator: " ") }
    private static func list<T: RawRepresentable<String>>(_ text: String, as type: T.Type = T.self) -> [T] {
        text.split(separator: " ").compactMap { T(rawValue: String($0)) }
    }

    private static func coach(_ row: Row) throws(DatabaseError) -> StoredCoach {
        let (version, adminVersion) = (try row.get("role_version", as: Int64.self), try row.get("admin_version", as: Int64?.self))
        return StoredCoach(
            id: UserID(trusted: try row.get("user_id")), isActive: try row.get("is_active", as: Int64.self) == 1,
            isAdministrator: adminVersion == version, name: try row.text("name"), specialization: try row.text("specialization"),
            bio: try row.text("bio"), languages: list(try row.get("languages")),
            goals: list(try row.get("goals")), capacity: try row.get("capacity"), isTaking: try row.get("is_taking", as: Int64.self) == 1,
            photo: try row.get("photo_id", as: String?.self).map(MediaID.init(trusted:)), clients: try row.get("clients"),
            stars: try row.get("stars"), ratings: try row.get("ratings"), savedAt: try row.get("saved_at"), email: try row.text("email"))
    }
}
