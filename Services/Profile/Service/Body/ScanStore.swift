internal import Contracts
internal import ProfileDomain
internal import ServiceKit
internal import Storage
internal import Wire

/// A scan without its changes since the one before, which may be deleted.
struct StoredScan: Sendable {
    let id: ScanID
    let date: LocalDate
    let metrics: InBodyMetrics
    let note: Note?
    let createdAt: Instant

    func shown(after previous: StoredScan?) -> InBodyScan {
        InBodyScan(
            id: id, date: date, metrics: metrics, note: note, changes: InBodyRule.changes(from: previous?.metrics, to: metrics),
            createdAt: createdAt)
    }
}

/// InBody scans, ordered by date; those of one day by id, which is the order they were made in.
enum ScanStore {
    /// Scans one person may have.
    static let limit = 2000

    private static let columns: SQL = "id, date, metrics, note, created_at"

    /// Newest first, each beside the one before it.
    static func list(of id: UserID, in db: any Connection) async throws -> [InBodyScan] {
        let scans = try await db.query("""
            SELECT \(columns) FROM scans WHERE user_id = \(id.text) ORDER BY date DESC, id DESC
            """).map(scan)
        return scans.enumerated().map { index, scan in scan.shown(after: index + 1 < scans.count ? scans[index + 1] : nil) }
    }

    static func last(before scan: StoredScan, of id: UserID, in db: any Connection) async throws -> StoredScan? {
        try await db.first("""
            SELECT \(columns) FROM scans WHERE user_id = \(id.text) AND (date, id) < (\(scan.date.text), \(scan.id.text))
            ORDER BY date DESC, id DESC LIMIT 1
            """).map(Self.scan)
    }

    /// - Throws: `limit_reached`.
    static func insert(_ scan: StoredScan, of id: UserID, in db: any Connection) async throws {
        let added = try await db.execute("""
            INSERT INTO scans (id, user_id, date, metrics, note, created_at)
            SELECT \(scan.id.text), \(id.text), \(scan.date.text), \(try JSONColumn.text(scan.metrics)), \(scan.note?.text),
                \(scan.createdAt)
            WHERE (SELECT COUNT(*) FROM scans WHERE user_id = \(id.text)) < \(limit)
            """)
        guard added == 1 else { throw APIError(.limitReached) }
    }

    /// - Returns: false when this person has no such scan.
    static func delete(_ scan: ScanID, of id: UserID, in db: any Connection) async throws -> Bool {
        try await db.execute("DELETE FROM scans WHERE id = \(scan.text) AND user_id = \(id.text)") == 1
    }

    private static func scan(_ row: Row) throws(DatabaseError) -> StoredScan {
        guard let date: LocalDate = try row.text("date") else { throw .decoding(column: "date", reason: "missing") }
        return StoredScan(
            id: ScanID(trusted: try row.get("id")), date: date,
            metrics: try JSONColumn.value(InBodyMetrics.self, try row.get("metrics"), column: "metrics"),
            note: try row.get("note", as: String?.self).map(Note.init(trusted:)), createdAt: try row.get("created_at"))
    }
}
