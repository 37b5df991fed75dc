internal import Contracts
internal import Objects
internal import Platform
internal import ServiceKit
internal import Storage
internal import Wire

/// Exports, and the leases under which they are rendered.
enum ExportStore {
    /// - Returns: false when as many of this owner's are waiting, or not done, as may; decided under the owner's row.
    static func insert(_ export: StoredExport, policy: MediaPolicy, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            INSERT INTO exports (
                id, owner, composition_id, snapshot, resolution, codec, status, progress, estimated_bytes, width, height, milliseconds,
                attempt, starts, run, trace, created_at, updated_at)
            SELECT \(export.id.text), \(export.owner.text), \(export.compositionID.text), \(export.snapshot), \(export.resolution.rawValue),
                   \(export.codec.rawValue), \(export.status.rawValue), CAST(\(export.progress) AS BIGINT),
                   CAST(\(export.estimatedBytes) AS BIGINT), CAST(\(export.width) AS BIGINT),
                   CAST(\(export.height) AS BIGINT), CAST(\(export.milliseconds) AS BIGINT),
                   CAST(\(export.attempt) AS BIGINT), CAST(0 AS BIGINT), CAST(\(export.run) AS TEXT),
                   CAST(\(TraceContext.current?.traceparent) AS TEXT), CAST(\(export.createdAt) AS BIGINT),
                   CAST(\(export.updatedAt) AS BIGINT)
            WHERE (SELECT COUNT(*) FROM exports WHERE \(making(of: export.owner))) < \(policy.exportsWaiting)
                AND (SELECT COUNT(*) FROM exports WHERE owner = \(export.owner.text) AND status <> 'done') < \(policy.exportsOpen)
            """) == 1
    }

    /// Somebody's exports that wait or run. Those that are not done have an index of their own, which SQLite uses only where its condition
    /// is written out.
    static func making(of owner: UserID) -> SQL {
        "owner = \(owner.text) AND status <> 'done' AND status IN ('queued', 'running')"
    }

    /// Whether what is being made and this would fit into what its owner may keep. Asked under the owner's row.
    static func hasRoom(for bytes: Int64, of owner: UserID, quota: Int64, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT 1 FROM owners WHERE user_id = \(owner.text) AND used_bytes + reserved_bytes + \(bytes) + CAST((
                SELECT COALESCE(SUM(estimated_bytes), 0) FROM exports WHERE \(making(of: owner))
            ) AS BIGINT) <= \(quota)
            """) != nil
    }

    static func find(_ id: ExportID, in db: any Connection) async throws -> StoredExport? {
        try await db.first("SELECT \(columns) FROM exports WHERE id = \(id.text)").map(export)
    }

    static func find(_ id: ExportID, of owner: UserID, in db: any Connection) async throws -> StoredExport? {
        guard let found = try await find(id, in: db), found.owner == owner else { return nil }
        return found
    }

    /// Finished ones, newest first.
    static func finished(of owner: UserID, after: TimeCursor?, limit: Int, in db: any Connection) async throws -> [StoredExport] {
        var sql: SQL = "SELECT \(columns) FROM exports WHERE owner = \(owner.text) AND status = 'done'"
        if let after { sql = "\(sql) AND (done_at < \(after.at) OR (done_at = \(after.at) AND id < \(after.id)))" }
        return try await db.query("\(sql) ORDER BY done_at DESC, id DESC LIMIT \(limit)").map(export)
    }

    /// Those that are not done, newest first.
    static func open(of owner: UserID, after: TimeCursor?, limit: Int, in db: any Connection) async throws -> [StoredExport] {
        var sql: SQL = "SELECT \(columns) FROM exports WHERE owner = \(owner.text) AND status <> 'done'"
        if let after { sql = "\(sql) AND (created_at < \(after.at) OR (created_at = \(after.at) AND id < \(after.id)))" }
        return try await db.query("\(sql) ORDER BY created_at DESC, id DESC LIMIT \(limit)").map(export)
    }

    static func all(of owner: UserID, in db: any Connection) async throws -> [ExportID] {
        try await db.query("SELECT id FROM exports WHERE owner = \(owner.text)").map { ExportID(trusted: try $0.get("id")) }
    }

    /// Those of the ids that are still in the table, with the name of the video of each that is done.
    static func videos(of ids: [String], in db: any Connection) async throws -> [String: String?] {
        let rows = try await db.query("""
            SELECT id, CASE WHEN status = 'done' THEN object_name END AS video FROM exports WHERE id IN (\(list: ids))
            """)
        return Dictionary(
            uniqueKeysWithValues: try rows.map { (try $0.get("id", as: String.self), try $0.get("video", as: String?.self)) })
    }

    // MARK: - What its owner does

    /// - Returns: whether this call stopped it.
    static func cancel(_ id: ExportID, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE exports SET status = 'cancelled', lease_holder = NULL, lease_until = NULL, updated_at = \(now)
            WHERE id = \(id.text) AND status IN ('queued', 'running')
            """) == 1
    }

    /// - Returns: whether this call put it back into the queue.
    static func retry(_ id: ExportID, waiting limit: Int64, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE exports SET status = 'queued', progress = 0, error = NULL, attempt = attempt + 1, starts = 0, waits = 0,
                updated_at = \(now)
            WHERE id = \(id.text) AND status IN ('failed', 'cancelled')
              AND (SELECT COUNT(*) FROM exports other
                   WHERE other.owner = exports.owner AND other.status <> 'done' AND other.status IN ('queued', 'running')) < \(limit)
            """) == 1
    }

    /// - Returns: whether this call deleted it.
    static func delete(_ id: ExportID, in db: any Connection) async throws -> Bool {
        try await db.execute("DELETE FROM exports WHERE id = \(id.text) AND status IN ('done', 'failed', 'cancelled')") == 1
    }

    /// Those that failed or were stopped long ago, which nobody ran again.
    static func sweep(before limit: Instant, in database: any Database) async throws {
        try await database.sweep("exports", key: "id", where: "status IN ('failed', 'cancelled') AND updated_at < \(limit)")
    }

    // MARK: - What a renderer does

    /// How many wait, as far as somebody would count; also those that were put off.
    static func waiting(upTo limit: Int64, in db: any Connection) async throws -> Int64 {
        try await db.first("""
            SELECT COUNT(*) FROM (
                SELECT 1 FROM exports WHERE status = 'queued' OR (status = 'running' AND lease_holder IS NULL) LIMIT \(limit)) AS waiting
            """)?.get(0) ?? 0
    }

    /// Whether somebody could take a job.
    static func hasWork(now: Instant, in db: any Connection) async throws -> Bool {
        try await db.first("""
            SELECT 1 FROM exports WHERE status = 'queued' OR (status = 'running' AND lease_until <= \(now)) LIMIT 1
            """) != nil
    }

    /// Takes the next job: of whoever was served longest ago, their oldest. One statement decides who has it.
    /// - Parameter busy: what runs here anyway, whatever its lease says.
    static func claim(_ lease: String, until: Instant, now: Instant, but busy: [ExportID], in db: any Connection) async throws
        -> ClaimedExport?
    {
        let row = try await db.first("""
            UPDATE exports SET status = 'running', lease_holder = \(lease), lease_until = \(until), starts = starts + 1
            WHERE id = (
                SELECT waiting.id FROM exports waiting LEFT JOIN render_turns ON render_turns.owner = waiting.owner
                WHERE (waiting.status = 'queued' OR (waiting.status = 'running' AND waiting.lease_until <= \(now)))
                  AND waiting.id NOT IN (\(list: [""] + busy.map(\.text)))
                ORDER BY COALESCE(render_turns.turn, 0), waiting.created_at, waiting.id LIMIT 1)
              AND (status = 'queued' OR (status = 'running' AND lease_until <= \(now)))
            RETURNING \(columns), trace
            """)
        guard let row else { return nil }
        let claimed = try export(row)
        // Turns are counted, not timed: the order stays right whatever clocks do.
        try await db.enqueue("""
            INSERT INTO render_turns (owner, turn) SELECT \(claimed.owner.text), COALESCE(MAX(turn), 0) + 1 FROM render_turns WHERE 1 = 1
            ON CONFLICT (owner) DO UPDATE SET turn = excluded.turn
            """)
        let trace = try row.get("trace", as: String?.self).flatMap(TraceContext.init(traceparent:))
        return ClaimedExport(export: claimed, lease: lease, trace: trace)
    }

    /// Says that a job is alive and how far it is.
    /// - Returns: false when the lease is over: the job was stopped, or somebody else took it.
    static func beat(_ claimed: ClaimedExport, progress: Int64, until: Instant, now: Instant, in db: any Connection) async throws -> Bool {
        try await db.execute("""
            UPDATE exports SET lease_until = \(until), updated_at = \(now),
                progress = CASE WHEN progress < \(progress) THEN \(progress) ELSE progress END
            WHERE \(held(claimed))
            """) == 1
    }

    /// - Returns: whether the lease still held.
    static func finish(_ claimed: ClaimedExport, object: ObjectKey, bytes: Int64, now: Instant, in db: any Connection) async throws -> Bool
    {
        try await db.execute("""
            UPDATE exports SET status = 'done', progress = 100, object_name = \(object.name), bytes = \(bytes), lease_holder = NULL,
                lease_until = NULL, done_at = \(now), updated_at = \(now)
            WHERE \(held(claimed))
            """) == 1
    }

    static func fail(_ claimed: ClaimedExport, _ error: ErrorCode, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE exports SET status = 'failed', error = \(error.rawValue), lease_holder = NULL, lease_until = NULL, updated_at = \(now)
            WHERE \(held(claimed))
            """)
    }

    /// Gives a job back unfinished, for the next renderer to begin at once.
    static func release(_ claimed: ClaimedExport, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE exports SET status = 'queued', starts = starts - 1, lease_holder = NULL, lease_until = NULL WHERE \(held(claimed))
            """)
    }

    /// Leaves a job to whoever comes once this lease, which nobody holds, is over. A start that came to nothing does not count.
    static func putOff(_ claimed: ClaimedExport, until: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE exports SET starts = starts - 1, waits = waits + 1, lease_holder = NULL, lease_until = \(until) WHERE \(held(claimed))
            """)
    }

    private static func held(_ claimed: ClaimedExport) -> SQL {
        "id = \(claimed.export.id.text) AND lease_holder = \(claimed.lease) AND status = 'running'"
    }

    private static let columns: SQL = """
        id, owner, composition_id, snapshot, resolution, codec, status, progress, estimated_bytes, bytes, object_name, width, height,
        milliseconds, error, attempt, starts, waits, run, done_at, created_at, updated_at
        """

    private static func export(_ row: Row) throws -> StoredExport {
        StoredExport(
            id: ExportID(trusted: try row.get("id")), owner: UserID(trusted: try row.get("owner")),
            compositionID: CompositionID(trusted: try row.get("composition_id")), snapshot: try row.get("snapshot"),
            resolution: try row.requiredWord("resolution"), codec: try row.requiredWord("codec"), status: try row.requiredWord("status"),
            progress: try row.get("progress"), estimatedBytes: try row.get("estimated_bytes"), bytes: try row.get("bytes"),
            objectName: try row.get("object_name"), width: try row.get("width"), height: try row.get("height"),
            milliseconds: try row.get("milliseconds"), error: try row.word("error"), attempt: try row.get("attempt"),
            starts: try row.get("starts"), waits: try row.get("waits"), run: try row.get("run"), doneAt: try row.get("done_at"),
            createdAt: try row.get("created_at"), updatedAt: try row.get("updated_at"))
    }
}
