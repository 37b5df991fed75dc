internal import Contracts
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// The days and exercises of the plan that somebody has now. Writers hold the person's row.
enum PlanItemStore {
    static let columns: SQL = """
        weekday, place, id, phase, exercise_id, original_id, sets, reps, seconds, rest_seconds, reason, kept
        """

    static func days(of user: UserID, in db: any Connection) async throws -> [StoredDay] {
        try await db.query("SELECT weekday, split, title FROM plan_days WHERE user_id = \(user.text) ORDER BY weekday").map(day)
    }

    static func day(_ weekday: Int64, of user: UserID, in db: any Connection) async throws -> StoredDay? {
        try await db.first("SELECT weekday, split, title FROM plan_days WHERE user_id = \(user.text) AND weekday = \(weekday)").map(day)
    }

    static func items(of user: UserID, in db: any Connection) async throws -> [StoredItem] {
        try await db.query("SELECT \(columns) FROM plan_items WHERE user_id = \(user.text) ORDER BY weekday, place").map(item)
    }

    static func items(on weekday: Int64, of user: UserID, in db: any Connection) async throws -> [StoredItem] {
        try await db.query("""
            SELECT \(columns) FROM plan_items WHERE user_id = \(user.text) AND weekday = \(weekday) ORDER BY place
            """).map(item)
    }

    static func item(_ id: PlanItemID, of user: UserID, in db: any Connection) async throws -> StoredItem? {
        try await db.first("SELECT \(columns) FROM plan_items WHERE user_id = \(user.text) AND id = \(id.text)").map(item)
    }

    static func insert(_ days: [StoredDay], _ items: [StoredItem], of user: UserID, in db: any Connection) async throws {
        for day in days {
            try await db.enqueue("""
                INSERT INTO plan_days (user_id, weekday, split, title)
                VALUES (\(user.text), \(day.weekday), \(day.split?.rawValue), \(day.title))
                """)
        }
        for item in items {
            try await db.enqueue("INSERT INTO plan_items (user_id, \(columns)) VALUES (\(user.text), \(values(item)))")
        }
    }

    /// Writes what a person may change of an item: which exercise it is, and that they keep it.
    static func save(_ item: StoredItem, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE plan_items SET exercise_id = \(item.exercise.text), original_id = \(item.original?.text), kept = \(kept(item))
            WHERE user_id = \(user.text) AND id = \(item.id.text)
            """)
    }

    /// The values of `columns`.
    static func values(_ item: StoredItem) -> SQL {
        """
        \(item.weekday), \(item.place), \(item.id.text), \(item.phase.rawValue), \(item.exercise.text), \(item.original?.text),
        \(item.sets), \(item.reps), \(item.seconds), \(item.restSeconds), \(item.reason?.word), \(kept(item))
        """
    }

    static func kept(_ item: StoredItem) -> String? { item.kept.map { Words.text($0) } }

    static func item(_ row: Row) throws(DatabaseError) -> StoredItem {
        let original: String? = try row.get("original_id")
        let reason: String? = try row.get("reason")
        let kept: String? = try row.get("kept")
        return StoredItem(
            id: PlanItemID(trusted: try row.get("id")), weekday: try row.get("weekday"), place: try row.get("place"),
            phase: try row.requiredWord("phase"), exercise: ExerciseID(trusted: try row.get("exercise_id")),
            original: original.map { ExerciseID(trusted: $0) }, sets: try row.get("sets"), reps: try row.get("reps"),
            seconds: try row.get("seconds"), restSeconds: try row.get("rest_seconds"), reason: reason.flatMap { PlanReason(word: $0) },
            kept: kept.map { Words.list($0) })
    }

    static func day(_ row: Row, weekday: Int64) throws(DatabaseError) -> StoredDay {
        let split: String? = try row.get("split")
        return StoredDay(weekday: weekday, split: split.flatMap { SplitDay(rawValue: $0) }, title: try row.get("title"))
    }

    private static func day(_ row: Row) throws(DatabaseError) -> StoredDay { try day(row, weekday: try row.get("weekday")) }
}
