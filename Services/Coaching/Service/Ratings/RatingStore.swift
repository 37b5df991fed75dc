internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// A question that was answered, or skipped when there are no stars.
struct StoredRating: Sendable {
    let id: RatingID
    let client: UserID
    /// Who coached when it was asked.
    let coach: UserID
    let question: RatingQuestion
    var stars: Stars?
    var text: RatingText?
    let at: Instant

    func shown(editableFor edit: Duration) -> CoachRating? {
        guard let stars else { return nil }
        return CoachRating(
            id: id, stars: stars, text: text, trigger: question.trigger, callId: question.call, ratedAt: at, editableUntil: at + edit)
    }
}

/// What is asked about.
enum RatingQuestion: Sendable, Equatable {
    /// After so many messages of the client.
    case messages(Int64)
    case call(CoachingCallID)

    var trigger: RatingTrigger { if case .messages = self { .messages } else { .call } }
    var call: CoachingCallID? { if case .call(let id) = self { id } else { nil } }
    var subject: String {
        switch self {
        case .messages(let number): String(number)
        case .call(let id): id.text
        }
    }
}

/// Ratings: one for each question.
enum RatingStore {
    private static let columns: SQL = "id, client_id, coach_id, trigger_kind, subject, stars, text, at"

    static func isAnswered(_ question: RatingQuestion, by client: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT 1 FROM ratings WHERE client_id = \(client.text) AND trigger_kind = \(question.trigger.rawValue)
                AND subject = \(question.subject)
            """) != nil
    }

    /// - Returns: false when the question was answered or skipped before.
    static func insert(_ rating: StoredRating, in db: any Connection) async throws -> Bool {
        let isNew = try await db.execute("""
            INSERT INTO ratings (\(columns), changed_at) VALUES (
                \(rating.id.text), \(rating.client.text), \(rating.coach.text), \(rating.question.trigger.rawValue),
                \(rating.question.subject), \(rating.stars?.value), \(rating.text?.text), \(rating.at), \(rating.at))
            ON CONFLICT (client_id, trigger_kind, subject) DO NOTHING
            """) == 1
        guard isNew, let stars = rating.stars else { return isNew }
        try await db.enqueue("""
            UPDATE coaches SET stars = stars + \(stars.value), ratings = ratings + 1 WHERE user_id = \(rating.coach.text)
            """)
        return true
    }

    static func find(_ id: RatingID, of client: UserID, in db: any Connection) async throws -> StoredRating? {
        try await db.first("""
            SELECT \(columns) FROM ratings WHERE id = \(id.text) AND client_id = \(client.text) AND stars IS NOT NULL
            """).map(rating)
    }

    /// Changes a rating, whose client's thread is held. The coach's sum follows.
    static func change(_ rating: StoredRating, before: Stars, now: Instant, in db: any Connection) async throws {
        guard let stars = rating.stars else { return }
        try await db.enqueue("""
            UPDATE ratings SET stars = \(stars.value), text = \(rating.text?.text), changed_at = \(now) WHERE id = \(rating.id.text)
            """)
        try await db.enqueue("UPDATE coaches SET stars = stars + \(stars.value - before.value) WHERE user_id = \(rating.coach.text)")
    }

    /// Whom a client gave stars.
    static func coaches(ratedBy client: UserID, in db: any Connection) async throws -> Set<UserID> {
        let rows = try await db.query("SELECT DISTINCT coach_id FROM ratings WHERE client_id = \(client.text) AND stars IS NOT NULL")
        return Set(try rows.map { row throws(DatabaseError) in UserID(trusted: try row.get("coach_id")) })
    }

    /// Forgets what a client thought, whose thread is held, as are the rows of the coaches whom they rated.
    static func purge(of client: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE coaches SET
                stars = stars - (SELECT CAST(COALESCE(SUM(given.stars), 0) AS BIGINT) FROM ratings AS given
                    WHERE given.client_id = \(client.text) AND given.coach_id = coaches.user_id),
                ratings = ratings - (SELECT COUNT(given.stars) FROM ratings AS given
                    WHERE given.client_id = \(client.text) AND given.coach_id = coaches.user_id)
            WHERE user_id IN (SELECT coach_id FROM ratings WHERE client_id = \(client.text))
            """)
        try await db.enqueue("DELETE FROM ratings WHERE client_id = \(client.text)")
    }

    /// Finished calls that nobody was asked about yet, the newest first.
    static func unratedCalls(of client: UserID, limit: Int64, in db: any Connection) async throws -> [CoachingCallID] {
        try await db.query("""
            SELECT id FROM calls WHERE client_id = \(client.text) AND status = 'finished'
                AND NOT EXISTS (SELECT 1 FROM ratings WHERE ratings.client_id = calls.client_id AND trigger_kind = 'call'
                    AND subject = calls.id)
            ORDER BY starts_at DESC, id DESC LIMIT \(limit)
            """).map { row throws(DatabaseError) in CoachingCallID(trusted: try row.get("id")) }
    }

    /// What clients said of a coach until some time and did not change since, newest first.
    static func page(
        of coach: UserID, until end: Instant, after: TimeCursor?, limit: Int, in db: any Connection
    ) async throws -> [StoredRating] {
        let beyond: SQL = after.map { "AND (at, id) < (\($0.at), \($0.id))" } ?? ""
        return try await db.query("""
            SELECT \(columns) FROM ratings WHERE coach_id = \(coach.text) AND stars IS NOT NULL AND at <= \(end) AND changed_at <= \(end)
                \(beyond)
            ORDER BY at DESC, id DESC LIMIT \(Int64(limit))
            """).map(rating)
    }

    /// How many gave one star, two … five, until some time and without a change since.
    static func counts(of coach: UserID, until end: Instant, in db: any Connection) async throws -> [Int64] {
        var counts: [Int64] = [0, 0, 0, 0, 0]
        let rows = try await db.query("""
            SELECT stars, COUNT(*) AS ratings FROM ratings WHERE coach_id = \(coach.text) AND stars IS NOT NULL AND at <= \(end)
                AND changed_at <= \(end)
            GROUP BY stars
            """)
        for row in rows {
            let place = Int(try row.get("stars", as: Int64.self)) - 1
            if counts.indices.contains(place) { counts[place] = try row.get("ratings") }
        }
        return counts
    }

    private static func rating(_ row: Row) throws(DatabaseError) -> StoredRating {
        let subject: String = try row.get("subject"), trigger: RatingTrigger = try row.requiredWord("trigger_kind")
        return StoredRating(
            id: RatingID(trusted: try row.get("id")), client: UserID(trusted: try row.get("client_id")),
            coach: UserID(trusted: try row.get("coach_id")),
            question: trigger == .call ? .call(CoachingCallID(trusted: subject)) : .messages(Int64(subject) ?? 0),
            stars: try row.get("stars", as: Int64?.self).map(Stars.init(trusted:)), text: try row.text("text"), at: try row.get("at"))
    }
}
