internal import Contracts
internal import ServiceKit
internal import Storage
internal import TasksDomain
internal import Wire

/// How many tasks of a day there are and how many are done.
struct StoredDay: Sendable, Equatable {
    let date: LocalDate
    var total: Int64
    var completed: Int64
    /// Nil while evidence can still change it.
    var outcome: DayOutcome?
}

enum DayStore {
    /// How many days after today may have been lived already: nobody can travel back by more than two dates.
    static let farthestAhead: Int64 = 2

    static func isMade(_ date: LocalDate, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT 1 FROM days WHERE user_id = \(user.text) AND date = \(date.text)") != nil
    }

    static func find(_ date: LocalDate, of user: UserID, in db: any Connection) async throws -> StoredDay? {
        try await db.first("SELECT date, total, completed, outcome FROM days WHERE user_id = \(user.text) AND date = \(date.text)").map(day)
    }

    /// The days after those whose outcome is written, in order, with those after today that were made ahead.
    static func open(of person: Person, today: LocalDate) -> Question<[StoredDay]> {
        let last = today + farthestAhead
        guard let first = person.progress.fixedThrough.map({ $0 + 1 }) ?? person.plan?.start, first <= last else {
            return Question(known: [])
        }
        return list(first...last, of: person.id)
    }

    /// The days of a span in order; those that were never made are missing.
    static func list(_ span: ClosedRange<LocalDate>, of user: UserID) -> Question<[StoredDay]> {
        Question("""
            SELECT date, total, completed, outcome FROM days
            WHERE user_id = \(user.text) AND date >= \(span.lowerBound.text) AND date <= \(span.upperBound.text) ORDER BY date
            """) { rows in try rows.map(day) }
    }

    /// - Returns: whether this call made the day.
    static func make(_ date: LocalDate, total: Int64, of user: UserID, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO days (user_id, date, total, completed, made_at) VALUES (\(user.text), \(date.text), \(total), 0, \(now))
            ON CONFLICT (user_id, date) DO NOTHING
            """) == 1
    }

    static func fix(_ date: LocalDate, _ outcome: DayOutcome, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE days SET outcome = \(outcome.rawValue) WHERE user_id = \(user.text) AND date = \(date.text) AND outcome IS NULL
            """)
    }

    /// Counts a day again from its tasks.
    /// - Returns: the day as it is now; nil when it was never made, and when nothing can change it any more.
    static func recount(_ date: LocalDate, of user: UserID, in db: any Connection) async throws -> StoredDay? {
        try await db.first("""
            UPDATE days SET
                total = (SELECT COUNT(*) FROM tasks WHERE user_id = \(user.text) AND date = \(date.text)),
                completed = (SELECT COUNT(*) FROM tasks WHERE user_id = \(user.text) AND date = \(date.text) AND status = 'completed')
            WHERE user_id = \(user.text) AND date = \(date.text) AND outcome IS NULL
            RETURNING date, total, completed, outcome
            """).map(day)
    }

    /// How many tasks of each type there were, and how many were done, on each day up to `last`. A day with the outcome `neutral` counts
    /// as not lived: its person was travelling across the date line.
    static func byType(until last: LocalDate, of user: UserID, in db: any Connection) async throws -> [TypeDay] {
        try await db.query("""
            SELECT tasks.date, tasks.type, COUNT(*) AS total,
                CAST(SUM(CASE WHEN tasks.status = 'completed' THEN 1 ELSE 0 END) AS BIGINT) AS completed, days.outcome
            FROM tasks JOIN days ON days.user_id = tasks.user_id AND days.date = tasks.date
            WHERE tasks.user_id = \(user.text) AND tasks.date <= \(last.text)
            GROUP BY tasks.date, tasks.type, days.outcome
            """).map { row throws(DatabaseError) in
            guard let date: LocalDate = try row.text("date"), let type: TaskType = try row.word("type") else {
                throw .decoding(column: "date", reason: "missing")
            }
            return TypeDay(
                date: date, type: type, completed: try row.get("completed"), total: try row.get("total"),
                isLived: try row.word("outcome", as: DayOutcome.self) != .neutral)
        }
    }

    private static func day(_ row: Row) throws(DatabaseError) -> StoredDay {
        guard let date: LocalDate = try row.text("date") else { throw .decoding(column: "date", reason: "missing") }
        return StoredDay(date: date, total: try row.get("total"), completed: try row.get("completed"), outcome: try row.word("outcome"))
    }
}

/// The time zones somebody lived in, each with the instant from which on. Writers hold the person's row.
enum ZoneStore {
    /// Changes that are kept of one person: one a day for nearly three years. Older ones go as new ones come: what they decided is written.
    static let kept = 1000

    static func add(_ zone: ZoneName, since: Instant, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO zones (user_id, since, zone) VALUES (\(user.text), \(since), \(zone.text))
            ON CONFLICT (user_id, since) DO UPDATE SET zone = excluded.zone
            """)
        try await db.enqueue("""
            DELETE FROM zones WHERE user_id = \(user.text) AND since <= (
                SELECT since FROM zones WHERE user_id = \(user.text) ORDER BY since DESC LIMIT 1 OFFSET \(kept))
            """)
    }

    /// In order of time.
    static func list(of user: UserID, in db: any Connection) async throws -> [(since: Instant, zone: ZoneName)] {
        try await db.query("SELECT since, zone FROM zones WHERE user_id = \(user.text) ORDER BY since").map {
            (try $0.get("since"), ZoneName(trusted: try $0.get("zone")))
        }
    }
}
