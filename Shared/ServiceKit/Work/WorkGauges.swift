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

    /// The most pieces that are looked at; beyond it the numbers are lower bounds.
    static let limit = 10_000

    init(database: any Database, metrics: Metrics) {
        self.database = database
        self.metrics = metrics
    }

    func update(now: Instant) async throws {
        let counted = try await database.read { db in
            try await db.query("""
                SELECT kind, COUNT(*) AS total, CAST(SUM(is_dead) AS BIGINT) AS dead, MIN(CASE WHEN is_dead = 0 THEN due_at END) AS oldest
                FROM (SELECT kind, is_dead, due_at FROM work ORDER BY id LIMIT \(Self.limit)) AS pieces GROUP BY kind
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
                "barbell_work_overdue_seconds", help: "How long the oldest piece of work is due already.", labels: ["kind": kind]))
    }
}
