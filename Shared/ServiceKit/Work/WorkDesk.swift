internal import Contracts
internal import Storage
internal import Wire

/// What an operator sees of a queue and does with it.
struct WorkDesk: Sendable {
    let database: any Database
    let queue: WorkQueue

    var routes: [Route] {
        [QueuedWork.list.handle(list), QueuedWork.retry.handle(retry), QueuedWork.drop.handle(drop)]
    }

    private static let limit = 500

    private func list(_ call: Call<PeerService, WorkQuery, Nothing>) async throws -> WorkList {
        let kind = call.parameters.kind?.text, isDead = call.parameters.dead
        return try await database.read { db in
            WorkList(items: try await db.query("""
                SELECT id, kind, is_dead, attempts, due_at, created_at, last_error FROM work
                WHERE (\(kind) IS NULL OR kind = \(kind)) AND (\(isDead) IS NULL OR is_dead = \(isDead)) ORDER BY id LIMIT \(Self.limit)
                """).map { row in
                    WorkPiece(
                        id: try row.get(0), kind: try row.get(1), dead: try row.get(2), attempts: try row.get(3), dueAt: try row.get(4),
                        createdAt: try row.get(5), lastError: try row.get(6))
                })
        }
    }

    /// What is being done right now is left alone.
    private func retry(_ call: Call<PeerService, Nothing, WorkChoice>) async throws -> WorkChanged {
        let chosen = Self.chosen(call.body), now = call.now
        let count = try await database.write { db in
            try await db.execute("""
                UPDATE work SET is_dead = 0, attempts = 0, due_at = CASE WHEN due_at < \(now) THEN due_at ELSE \(now) END
                WHERE \(chosen) AND (claimed_until IS NULL OR claimed_until <= \(now))
                """)
        }
        queue.wake()
        return WorkChanged(count: Int64(count))
    }

    private func drop(_ call: Call<PeerService, Nothing, WorkChoice>) async throws -> WorkChanged {
        let chosen = Self.chosen(call.body), now = call.now
        let count = try await database.write { db in
            try await db.execute("DELETE FROM work WHERE \(chosen) AND (claimed_until IS NULL OR claimed_until <= \(now))")
        }
        return WorkChanged(count: Int64(count))
    }

    private static func chosen(_ choice: WorkChoice) -> SQL {
        if let ids = choice.ids { return "id IN (\(list: ids.map(\.text)))" }
        return "is_dead = 1 AND kind = \(choice.kind?.text)"
    }
}
