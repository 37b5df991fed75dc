internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

extension TaskStore {
    /// The task that an app added under a name of its own.
    static func find(_ clientID: ClientTaskID, of user: UserID, in db: any Connection) async throws -> TaskID? {
        try await db.first("SELECT id FROM tasks WHERE user_id = \(user.text) AND client_id = \(clientID.text)").map {
            row throws(DatabaseError) in TaskID(trusted: try row.get("id"))
        }
    }

    /// Writes what can be changed of a task.
    static func change(_ task: StoredTask, of user: UserID, now: Instant, in db: any Connection) async throws {
        try await db.enqueue("""
            UPDATE tasks SET title = \(task.title?.text), description = \(task.description?.text), due_minute = \(task.dueTime.minuteOfDay),
                priority = \(task.priority.value), metadata = \(try JSONColumn.text(task.metadata)), updated_at = \(now)
            WHERE id = \(task.id.text) AND user_id = \(user.text)
            """)
    }

    static func delete(_ id: TaskID, of user: UserID, in db: any Connection) async throws {
        try await db.enqueue("DELETE FROM tasks WHERE id = \(id.text) AND user_id = \(user.text)")
    }
}
