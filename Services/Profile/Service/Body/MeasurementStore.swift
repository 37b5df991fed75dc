internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// Body measurements, newest first.
enum MeasurementStore {
    /// Measurements one person may have.
    static let limit = 10_000

    private static let columns: SQL = "id, type, value, unit, taken_at"

    static func all(of id: UserID, in db: any Connection) async throws -> [Measurement] {
        try await page(of: id, type: nil, after: nil, limit: Int64(limit), in: db)
    }

    static func page(
        of id: UserID, type: MeasurementType?, after: TimeCursor?, limit: Int64, in db: any Connection
    ) async throws -> [Measurement] {
        let ofType: SQL = if let type { " AND type = \(type.rawValue)" } else { "" }
        let before: SQL = if let after { " AND (taken_at, id) < (\(after.at), \(after.id))" } else { "" }
        return try await db.query("""
            SELECT \(columns) FROM measurements WHERE user_id = \(id.text)\(ofType)\(before) ORDER BY taken_at DESC, id DESC LIMIT \(limit)
            """).map(measurement)
    }

    /// One that is the same but for its id.
    static func find(like one: Measurement, of id: UserID, in db: any Connection) async throws -> Measurement? {
        try await db.first("""
            SELECT \(columns) FROM measurements
            WHERE user_id = \(id.text) AND type = \(one.type.rawValue) AND taken_at = \(one.takenAt)
                AND value = \(one.value.hundredths) AND unit = \(one.unit.rawValue)
            ORDER BY id LIMIT 1
            """).map { try measurement($0) }
    }

    /// - Throws: `limit_reached`.
    static func insert(_ measurement: Measurement, of id: UserID, in db: any Connection) async throws {
        let added = try await db.execute("""
            INSERT INTO measurements (id, user_id, type, value, unit, taken_at)
            SELECT \(measurement.id.text), \(id.text), \(measurement.type.rawValue), \(measurement.value.hundredths),
                \(measurement.unit.rawValue), \(measurement.takenAt)
            WHERE (SELECT COUNT(*) FROM measurements WHERE user_id = \(id.text)) < \(limit)
            """)
        guard added == 1 else { throw APIError(.limitReached) }
    }

    /// - Returns: false when this person has no such measurement.
    static func delete(_ measurement: MeasurementID, of id: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("DELETE FROM measurements WHERE id = \(measurement.text) AND user_id = \(id.text)") == 1
    }

    private static func measurement(_ row: Row) throws(DatabaseError) -> Measurement {
        guard let type: MeasurementType = try row.word("type"), let unit: MeasurementUnit = try row.word("unit") else {
            throw .decoding(column: "type", reason: "missing")
        }
        return Measurement(
            id: MeasurementID(trusted: try row.get("id")), type: type, value: Hundredths(trusted: try row.get("value")), unit: unit,
            takenAt: try row.get("taken_at"))
    }
}
