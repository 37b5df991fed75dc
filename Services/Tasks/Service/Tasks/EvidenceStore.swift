internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

/// What proves tasks done: one a task.
enum EvidenceStore {
    static func insert(_ evidence: Evidence, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("""
            INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at)
            VALUES (\(evidence.id.text), \(evidence.taskId.text), \(user.text), \(evidence.type.rawValue), \(evidence.text?.text),
                    \(try evidence.metrics.map(JSONColumn.text)), \(evidence.photoId?.text), \(evidence.notes?.text), \(evidence.late),
                    \(evidence.createdAt))
            """)
    }

    static func isThere(_ id: EvidenceID, of user: UserID, in db: any Connection) async throws -> Bool {
        try await db.first("SELECT 1 FROM evidence WHERE id = \(id.text) AND user_id = \(user.text)") != nil
    }

    static func delete(of task: TaskID, user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM evidence WHERE task_id = \(task.text) AND user_id = \(user.text)")
    }
}

extension TaskStore {
    /// Whoever calls holds the person's row and has seen that the task is not completed; a task has one piece of evidence at most.
    static func complete(_ id: TaskID, of user: UserID, at doneAt: Instant, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE tasks SET status = \(TaskStatus.completed.rawValue), completed_at = \(doneAt), updated_at = \(now)
            WHERE id = \(id.text) AND user_id = \(user.text) AND status <> \(TaskStatus.completed.rawValue)
            """)
    }

    /// Whoever calls holds the person's row and has seen that the task is completed or skipped.
    static func reopen(_ id: TaskID, of user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE tasks SET status = \(TaskStatus.pending.rawValue), completed_at = NULL, updated_at = \(now)
            WHERE id = \(id.text) AND user_id = \(user.text) AND status <> \(TaskStatus.pending.rawValue)
            """)
    }

    static func set(_ status: TaskStatus, _ id: TaskID, of user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE tasks SET status = \(status.rawValue), updated_at = \(now) WHERE id = \(id.text) AND user_id = \(user.text)
            """)
    }
}
