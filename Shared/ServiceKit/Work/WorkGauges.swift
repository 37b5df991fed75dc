internal import Platform
internal import Storage
internal import Synchronization
internal import Wire

/// How much work waits and how much is dead, by kind: what nobody can do, or nobody could, is seen before it is missed.
final class WorkGauges: Sendable {
    private struct Gauges: Sendable {
        let waiting: MetricGauge
        let dead: MetricGauge
        let oldest: MetricGauge
    }
    private let database: any Database
    private let metrics: Metrics
    private let known = Mutex<[String: Gauges]>([:])

    /// The most pieces that are looked at of each part: dead, due, failed and to be tried again, due later. Beyond it the numbers are lower
    /// bounds.
    static let limit = 10_000

    init(database: any Database, metrics: Metrics) {
        self.database = database
        self.metrics = metrics
    }

    func update(now: Instant) async throws {
        // Each part by itself, so that what is only due later hides nothing that is dead or late. Each failure makes a piece due again, a
        // little later: what waits for that is found by when it was due first. SQLite takes a limit within a union only in a subquery.
        let piece: SQL = "kind, is_dead, COALESCE(first_due_at, due_at) AS since", alive: SQL = "clock = '' AND is_dead = 0"
        let dead: SQL = "SELECT \(piece) FROM work WHERE clock = '' AND is_dead = 1 LIMIT \(Self.limit)"
        let due: SQL = "SELECT \(piece) FROM work WHERE \(alive) AND due_at <= \(now) ORDER BY due_at LIMIT \(Self.limit)"
        // Said so, SQLite takes the index of the failed, and does not sort all that is due later.
        let failed: SQL = """
            SELECT \(piece) FROM work WHERE \(alive) AND first_due_at IS NOT NULL AND NOT due_at <= \(now)
            ORDER BY first_due_at LIMIT \(Self.limit)
            """
        let later: SQL = """
            SELECT \(piece), first_due_at FROM work WHERE \(alive) AND due_at > \(now) ORDER BY due_at LIMIT \(Self.limit)
            """
        let counted = try await database.read { db in
            try await db.query("""
                SELECT kind, COUNT(*) AS total, CAST(SUM(is_dead) AS BIGINT) AS dead, MIN(CASE WHEN is_dead = 0 THEN since END) AS oldest
                FROM (
                    SELECT kind, is_dead, since FROM (\(dead)) AS pieces
                    UNION ALL SELECT kind, is_dead, since FROM (\(due)) AS pieces
                    UNION ALL SELECT kind, is_dead, since FROM (\(failed)) AS pieces
                    UNION ALL SELECT kind, is_dead, since FROM (\(later)) AS pieces WHERE first_due_at IS NULL
                ) AS pieces GROUP BY kind
                """).map { row in
                    (kind: try row.get(0, as: String.self), total: try row.get(1, as: Int.self), dead: try row.get(2, as: Int.self),
                        oldest: try row.get(3, as: Instant?.self))
                }
        }
        let gauges = known.withLock { known in
            for count in counted where known[count.kind] == nil { known[count.kind] = make(count.kind) }
            return known
        }
        for (kind, gauges) in gauges {
            let count = counted.first { $0.kind == kind }
            gauges.dead.set(Double(count?.dead ?? 0))
            gauges.waiting.set(Double((count?.total ?? 0) - (count?.dead ?? 0)))
            // What is due later is not old.
            gauges.oldest.set(max(0, (count?.oldest).map { Double((now - $0).milliseconds) / 1000 } ?? 0))
        }
    }

    private func make(_ kind: String) -> Gauges {
        Gauges(
            waiting: metrics.gauge("barbell_work_waiting", help: "Pieces of work that wait.", labels: ["kind": kind]),
            dead: metrics.gauge("barbell_work_dead", help: "Pieces of work that were given up.", labels: ["kind": kind]),
            oldest: metrics.gauge(
                "barbell_work_overdue_seconds",
                help: "How long the oldest piece of work is due already; since before it failed.",
                labels: ["kind": kind]))
    }
}
