internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What people keep, one row each.
enum RecordStore {
    private static let columns: SQL = "kind, id, version, change_number, body, created_at, updated_at, archived_at, deleted_at"

    /// Tombstones too.
    static func find(_ key: RecordKey, of user: UserID, in db: any Connection) async throws -> Record? {
        try await db.first("""
            SELECT \(columns) FROM records WHERE user_id = \(user.text) AND kind = \(key.kind.rawValue) AND id = \(key.id)
            """).map(record)
    }

    /// Those of the keys that there are, tombstones too.
    static func find(_ keys: Set<RecordKey>, of user: UserID, in db: any Connection) async throws -> [Record] {
        var found: [Record] = []
        for (kind, keys) in Dictionary(grouping: keys, by: \.kind) {
            found += try await db.query("""
                SELECT \(columns) FROM records
                WHERE user_id = \(user.text) AND kind = \(kind.rawValue) AND id IN (\(list: keys.map(\.id)))
                """).map(record)
        }
        return found
    }

    /// All of a kind that are neither deleted nor archived, in the order they were made.
    static func list(_ kind: SyncKind, of user: UserID, in db: any Connection) async throws -> [Record] {
        try await db.query("""
            SELECT \(columns) FROM records
            WHERE user_id = \(user.text) AND kind = \(kind.rawValue) AND deleted_at IS NULL AND archived_at IS NULL
            ORDER BY created_at, id
            """).map(record)
    }

    /// How many of a kind there are, archived ones too.
    static func count(_ kind: SyncKind, of user: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("""
            SELECT COUNT(*) AS found FROM records WHERE user_id = \(user.text) AND kind = \(kind.rawValue) AND deleted_at IS NULL
            """)?.get("found") ?? 0
    }

    /// How much somebody deleted that is not forgotten yet.
    static func countDeleted(of user: UserID, in db: any Connection) async throws -> Int64 {
        try await db.first("SELECT COUNT(*) AS found FROM records WHERE user_id = \(user.text) AND deleted_at IS NOT NULL")?
            .get("found") ?? 0
    }

    /// The ids of somebody's own exercises by what their names are compared by.
    static func names(of user: UserID, in db: any Connection) async throws -> [String: String] {
        let rows = try await db.query("SELECT id, name_key FROM records WHERE user_id = \(user.text) AND name_key IS NOT NULL")
        return Dictionary(try rows.map { (try $0.get("name_key"), try $0.get("id")) }) { first, _ in first }
    }

    // MARK: Changes

    struct Page: Sendable {
        let records: [Record]
        /// The number of the last change on the page.
        let end: Int64
        let hasMore: Bool
    }

    /// Bytes of a page: a few workouts of a thousand sets make one too.
    static let pageBytes: Int64 = 2 << 20

    /// What changed after a number, oldest change first. A record that changes between the two statements has a higher number then, and
    /// comes with a later page.
    static func changes(of user: UserID, after number: Int64, limit: Int64, in db: any Connection) async throws -> Page {
        let heads = try await db.query("""
            SELECT change_number, body_bytes FROM records WHERE user_id = \(user.text) AND change_number > \(number)
            ORDER BY change_number LIMIT \(limit + 1)
            """).map { (change: try $0.get("change_number", as: Int64.self), bytes: try $0.get("body_bytes", as: Int64.self)) }
        var (taken, bytes): (Int64, Int64) = (0, 0)
        var end = number
        for head in heads {
            guard taken < limit, taken == 0 || bytes + head.bytes <= pageBytes else { break }
            (taken, bytes, end) = (taken + 1, bytes + head.bytes, head.change)
        }
        guard taken > 0 else { return Page(records: [], end: number, hasMore: false) }
        let records = try await db.query("""
            SELECT \(columns) FROM records
            WHERE user_id = \(user.text) AND change_number > \(number) AND change_number <= \(end) ORDER BY change_number
            """).map(record)
        return Page(records: records, end: end, hasMore: taken < heads.count)
    }

    static func record(_ row: Row) throws(DatabaseError) -> Record {
        let kind: SyncKind = try row.requiredWord("kind")
        let body = try row.get("body", as: String?.self)
        return Record(
            key: RecordKey(kind, try row.get("id")), version: try row.get("version"), change: try row.get("change_number"),
            body: try body.map { text throws(DatabaseError) in try RecordBody(kind, text) }, createdAt: try row.get("created_at"),
            updatedAt: try row.get("updated_at"), archivedAt: try row.get("archived_at"), deletedAt: try row.get("deleted_at"))
    }
}
