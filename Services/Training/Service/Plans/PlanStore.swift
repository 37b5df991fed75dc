internal import Contracts
internal import ServiceKit
internal import Storage
internal import TrainingDomain
internal import Wire

/// Plans: one that somebody has now, and those before it for the sake of their rest days. Writers hold the person's row.
enum PlanStore {
    private static let columns: SQL = """
        id, basis, template_id, goal, level, equipment, source, seed, formula, training_days, from_date, created_at, version
        """

    static func current(of user: UserID, in db: any Connection) async throws -> StoredPlan? {
        try await db.first("SELECT \(columns) FROM plans WHERE user_id = \(user.text) AND until_date IS NULL").map(plan)
    }

    /// Puts a plan in the place of the one before, which ends on the day the new one begins. One that began on that day too is deleted: no
    /// day was lived by it. Its days and items go in either case, for `FormerPlanStore` to keep for a while.
    static func replace(_ plan: StoredPlan, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM plan_items WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM plan_days WHERE user_id = \(user.text)")
        try await db.enqueue("DELETE FROM plans WHERE user_id = \(user.text) AND from_date >= \(plan.fromDate.text)")
        try await db.enqueue("""
            UPDATE plans SET until_date = \(plan.fromDate.text) WHERE user_id = \(user.text) AND until_date IS NULL
            """)
        try await db.enqueue("""
            INSERT INTO plans (user_id, \(columns)) VALUES (
                \(user.text), \(plan.id.text), \(plan.basis.rawValue), \(plan.templateID), \(plan.goal.rawValue), \(plan.level.rawValue),
                \(Words.text(plan.equipment)), \(plan.source), \(plan.seed), \(plan.formula), \(Words.text(plan.trainingDays)),
                \(plan.fromDate.text), \(plan.createdAt), \(plan.version))
            """)
    }

    /// Counts a change.
    static func touch(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("UPDATE plans SET version = version + 1 WHERE user_id = \(user.text) AND until_date IS NULL")
    }

    /// Says of a plan made from the first intake alone that the coach's is on its way.
    static func awaitCoach(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE plans SET basis = 'coach_pending', version = version + 1
            WHERE user_id = \(user.text) AND until_date IS NULL AND basis = 'generic'
            """)
    }

    /// Takes that back.
    static func awaitCoachNoLonger(_ user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE plans SET basis = 'generic', version = version + 1
            WHERE user_id = \(user.text) AND until_date IS NULL AND basis = 'coach_pending'
            """)
    }

    /// The plans somebody had in a span of days, each with the day it began, newest first.
    static func history(
        from first: LocalDate, to last: LocalDate, of user: UserID, in db: any Connection
    ) async throws -> [(from: LocalDate, trainingDays: [Int64])] {
        try await db.query("""
            SELECT from_date, training_days FROM plans
            WHERE user_id = \(user.text) AND from_date <= \(last.text) AND (until_date IS NULL OR until_date > \(first.text))
            ORDER BY from_date DESC
            """).map { row throws(DatabaseError) in
            guard let from: LocalDate = try row.text("from_date") else { throw .decoding(column: "from_date", reason: "missing") }
            return (from, Words.numbers(try row.get("training_days")))
        }
    }

    private static func plan(_ row: Row) throws(DatabaseError) -> StoredPlan {
        guard let from: LocalDate = try row.text("from_date") else { throw .decoding(column: "from_date", reason: "missing") }
        return StoredPlan(
            id: TrainingPlanID(trusted: try row.get("id")), basis: try row.requiredWord("basis"), templateID: try row.get("template_id"),
            goal: try row.requiredWord("goal"), level: try row.requiredWord("level"),
            equipment: Words.list(try row.get("equipment")), source: try row.get("source"), seed: try row.get("seed"),
            formula: try row.get("formula"), trainingDays: Words.numbers(try row.get("training_days")), fromDate: from,
            createdAt: try row.get("created_at"), version: try row.get("version"))
    }
}

/// Short lists of words or numbers in one column, apart by spaces.
enum Words {
    static func text<W: RawRepresentable<String>>(_ words: [W]) -> String { words.map(\.rawValue).joined(separator: " ") }
    static func text(_ numbers: [Int64]) -> String { numbers.map { String($0) }.joined(separator: " ") }
    /// Words of another version are left out.
    static func list<W: RawRepresentable<String>>(_ text: String) -> [W] {
        text.split(separator: " ").compactMap { W(rawValue: String($0)) }
    }
    static func numbers(_ text: String) -> [Int64] { text.split(separator: " ").compactMap { Int64($0) } }
}
