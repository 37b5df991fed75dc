internal import Contracts
internal import ServiceKit
internal import Storage
internal import Wire

extension TaskStore {
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
