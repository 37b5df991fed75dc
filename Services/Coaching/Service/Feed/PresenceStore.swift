internal import ServiceKit
internal import Storage
internal import Wire

/// Who listens to their feed, on whatever replica.
enum PresenceStore {
    /// How long a process that says nothing more is taken to be there. It says so every `renewal`; what is left is for clocks that differ.
    static let life: Duration = .seconds(75)
    static let renewal: Duration = .seconds(20)

    /// Which of these people are there.
    static func online(_ people: [UserID], at now: Instant, in db: any Connection) async throws -> Set<UserID> {
        guard !people.isEmpty else { return [] }
        return Set(
            try await db.query("SELECT user_id FROM presence WHERE user_id IN (\(list: people.map(\.text))) AND until > \(now)").map {
                row throws(DatabaseError) in UserID(trusted: try row.get("user_id"))
            })
    }

    /// Writes down that these people listen at a process, and tells their other sides of those who listened nowhere before.
    static func enter(_ people: [UserID], at process: String, now: Instant, in db: any Connection) async throws {
        let known = try await online(people, at: now, in: db)
        for person in people {
            try await db.enqueue("""
                INSERT INTO presence (process, user_id, until) VALUES (\(process), \(person.text), \(now + life))
                ON CONFLICT (process, user_id) DO UPDATE SET until = excluded.until
                """)
        }
        try await tell(.online, of: people.filter { !known.contains($0) }, now: now, in: db)
    }

    /// Says again that these people listen at a process. Whoever is not among them goes by themselves, also where their leaving was not
    /// written down.
    /// - Returns: of how many of them it was known.
    static func renew(_ people: [UserID], at process: String, now: Instant, in db: any Connection) async throws -> Int {
        try await db.execute("""
            UPDATE presence SET until = \(now + life) WHERE process = \(process) AND user_id IN (\(list: people.map(\.text)))
            """)
    }

    /// Takes away that these people listen at a process, and tells their other sides of those who listen nowhere else.
    static func leave(_ people: [UserID], from process: String, now: Instant, in db: any Connection) async throws {
        guard !people.isEmpty else { return }
        try await db.enqueue("DELETE FROM presence WHERE process = \(process) AND user_id IN (\(list: people.map(\.text)))")
        try await tellGone(people, now: now, in: db)
    }

    /// The same for people of processes that are no more.
    static func sweep(now: Instant, in db: any Connection) async throws {
        let gone = try await db.query("DELETE FROM presence WHERE until <= \(now) RETURNING user_id").map { row throws(DatabaseError) in
            UserID(trusted: try row.get("user_id"))
        }
        try await tellGone(Array(Set(gone)), now: now, in: db)
    }

    /// The threads of these people whose other side is there: with whom to tell, and about which client.
    static func companions(of people: [UserID], at now: Instant, in db: any Connection) async throws -> [(person: UserID, client: UserID)] {
        guard !people.isEmpty else { return [] }
        let list = people.map(\.text)
        let ofClients = try await db.query("""
            SELECT DISTINCT threads.client_id AS person, threads.client_id AS client FROM threads
            JOIN presence ON presence.user_id = threads.coach_id
            WHERE threads.client_id IN (\(list: list)) AND threads.state = 'open' AND presence.until > \(now)
            """)
        let ofCoaches = try await db.query("""
            SELECT DISTINCT threads.coach_id AS person, threads.client_id AS client FROM threads
            JOIN presence ON presence.user_id = threads.client_id
            WHERE threads.coach_id IN (\(list: list)) AND threads.state = 'open' AND presence.until > \(now)
            """)
        return try (ofClients + ofCoaches).map { row throws(DatabaseError) in
            (UserID(trusted: try row.get("person")), UserID(trusted: try row.get("client")))
        }
    }

    private static func tellGone(_ people: [UserID], now: Instant, in db: any Connection) async throws {
        let others = try await online(people, at: now, in: db)
        try await tell(.offline, of: people.filter { !others.contains($0) }, now: now, in: db)
    }

    /// Tells whoever is there on the other side of these people's open threads.
    private static func tell(_ kind: FeedSignalKind, of people: [UserID], now: Instant, in db: any Connection) async throws {
        guard !people.isEmpty else { return }
        let list = people.map(\.text)
        try await db.enqueue("""
            INSERT INTO feed_signals (user_id, kind, client_id, at)
            SELECT threads.coach_id, \(kind.rawValue), threads.client_id, \(now) FROM threads
            WHERE threads.client_id IN (\(list: list)) AND threads.state = 'open'
            AND EXISTS (SELECT 1 FROM presence WHERE presence.user_id = threads.coach_id AND presence.until > \(now))
            """)
        try await db.enqueue("""
            INSERT INTO feed_signals (user_id, kind, client_id, at)
            SELECT threads.client_id, \(kind.rawValue), threads.client_id, \(now) FROM threads
            WHERE threads.coach_id IN (\(list: list)) AND threads.state = 'open'
            AND EXISTS (SELECT 1 FROM presence WHERE presence.user_id = threads.client_id AND presence.until > \(now))
            """)
    }
}

extension CoachingDependencies {
    /// Which of these people have a stream open, on whatever replica.
    func online(_ people: [UserID]) async throws -> Set<UserID> {
        let now = runtime.clocks.now(run: nil)
        return try await database.read { db in try await PresenceStore.online(people, at: now, in: db) }
    }
}
