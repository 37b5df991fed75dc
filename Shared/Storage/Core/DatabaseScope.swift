internal import Synchronization

/// Marks the task that is inside a closure of a database, so that the same database is not entered again: on SQLite a nested
/// write would wait for itself, on PostgreSQL nested reads could starve the pool.
package final class DatabaseScope: Sendable {
    @TaskLocal private static var current: DatabaseScope?

    private let database: ObjectIdentifier
    private let parent: DatabaseScope?
    // A task that outlives the closure which started it is no longer inside.
    private let isOpen = Atomic<Bool>(true)

    private init(_ database: ObjectIdentifier, parent: DatabaseScope?) {
        self.database = database
        self.parent = parent
    }

    /// - Throws: `nested` when the caller is inside a closure of this database.
    package static func check(_ database: ObjectIdentifier) throws(DatabaseError) {
        var scope = current
        while let inner = scope {
            if inner.database == database && inner.isOpen.load(ordering: .relaxed) { throw .nested }
            scope = inner.parent
        }
    }

    package static func enter<T: Sendable>(_ database: ObjectIdentifier, _ body: () async throws -> T) async throws -> T {
        let scope = DatabaseScope(database, parent: current)
        defer { scope.isOpen.store(false, ordering: .relaxed) }
        return try await $current.withValue(scope, operation: body)
    }
}
