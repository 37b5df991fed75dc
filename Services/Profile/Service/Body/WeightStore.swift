internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What a chart needs of an entry. The rest is decoded only for entries that are shown.
struct WeightPoint: Sendable {
    let date: LocalDate
    let weight: Kilograms
    private let row: Row

    init(_ row: Row) throws(DatabaseError) {
        guard let date: LocalDate = try row.text("date") else { throw .decoding(column: "date", reason: "missing") }
        self.date = date
        weight = Kilograms(trusted: try row.get("weight"))
        self.row = row
    }

    func entry() throws(DatabaseError) -> WeightEntry {
        guard let unit: WeightUnit = try row.word("unit") else { throw .decoding(column: "unit", reason: "missing") }
        return WeightEntry(
            id: WeightID(trusted: try row.get("id")), date: date, weightKg: weight, enteredUnit: unit,
            note: try row.get("note", as: String?.self).map(Note.init(trusted:)), createdAt: try row.get("created_at"))
    }
}

/// Weigh-ins, ordered by date; those of one day by id, which is the order they were made in.
enum WeightStore {
    /// Entries one person may have: one a day for 27 years.
    static let limit = 10_000

    private static let columns: SQL = "id, date, weight, unit, note, created_at"

    /// Oldest first.
    static func list(of id: UserID, since: LocalDate?, in db: any Connection) async throws -> [WeightEntry] {
        try await points(of: id, since: since, in: db).drop { point in since.map { point.date < $0 } ?? false }.map { try $0.entry() }
    }

    /// Oldest first. The last entry before `since` comes first, so that the newest entry is included whatever the range.
    static func points(of id: UserID, since: LocalDate?, in db: any Connection) async throws -> [WeightPoint] {
        let query: SQL =
            if let since {
                """
                SELECT \(columns) FROM weights WHERE user_id = \(id.text) AND date >= \(since.text)
                UNION ALL
                SELECT \(columns) FROM (
                    SELECT \(columns) FROM weights WHERE user_id = \(id.text) AND date < \(since.text)
                    ORDER BY date DESC, id DESC LIMIT 1) AS before_range
                ORDER BY date, id
                """
            } else {
                "SELECT \(columns) FROM weights WHERE user_id = \(id.text) ORDER BY date, id"
            }
        return try await db.query(query).map { try WeightPoint($0) }
    }

    static func newest(of id: UserID, in db: any Connection) async throws -> WeightEntry? {
        try await db.first("""
            SELECT \(columns) FROM weights WHERE user_id = \(id.text) ORDER BY date DESC, id DESC LIMIT 1
            """).map { try WeightPoint($0).entry() }
    }

    /// The last entry of a date.
    static func last(on date: LocalDate, of id: UserID, in db: any Connection) async throws -> WeightID? {
        try await db.first("""
            SELECT id FROM weights WHERE user_id = \(id.text) AND date = \(date.text) ORDER BY id DESC LIMIT 1
            """).map { WeightID(trusted: try $0.get("id")) }
    }

    /// - Throws: `limit_reached`.
    static func insert(_ entry: WeightEntry, as evidence: EvidenceID? = nil, of id: UserID, in db: any Connection) async throws {
        let added = try await db.execute("""
            INSERT INTO weights (id, user_id, date, weight, unit, note, created_at, evidence_id)
            SELECT \(entry.id.text), \(id.text), \(entry.date.text), \(entry.weightKg.hundredths), \(entry.enteredUnit.rawValue),
                CAST(\(entry.note?.text) AS TEXT), CAST(\(entry.createdAt) AS BIGINT), CAST(\(evidence?.text) AS TEXT)
            WHERE (SELECT COUNT(*) FROM weights WHERE user_id = \(id.text)) < \(limit)
            """)
        guard added == 1 else { throw APIError(.limitReached) }
    }

    /// - Returns: the date of the entry that went; nil when this person has no such entry.
    static func delete(_ entry: WeightID, of id: UserID, in db: any Connection) async throws -> LocalDate? {
        let deleted = try await db.first("DELETE FROM weights WHERE id = \(entry.text) AND user_id = \(id.text) RETURNING date")
        return try deleted?.text("date")
    }

    /// The entry of a weight that came as evidence.
    static func find(_ evidence: EvidenceID, of id: UserID, in db: any Connection) async throws -> WeightEntry? {
        try await db.first("SELECT \(columns) FROM weights WHERE user_id = \(id.text) AND evidence_id = \(evidence.text)").map {
            try WeightPoint($0).entry()
        }
    }

    /// - Returns: the entry that went; nil when no weight came as this evidence.
    static func delete(
        _ evidence: EvidenceID, of id: UserID, in db: any Connection
    ) async throws -> (date: LocalDate, id: WeightID)? {
        let row = try await db.first("""
            DELETE FROM weights WHERE user_id = \(id.text) AND evidence_id = \(evidence.text) RETURNING id, date
            """)
        guard let row, let date: LocalDate = try row.text("date") else { return nil }
        return (date, WeightID(trusted: try row.get("id")))
    }
}
