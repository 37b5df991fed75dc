public import Platform
public import Storage

/// A database of either engine for one test.
public enum EmptyDatabase {
    /// Runs `body` with the URL of a database that nobody else has, as services take it, and removes it.
    /// - Parameter template: what a PostgreSQL database has in it at the beginning; nothing when nil. SQLite's are quick to fill.
    public static func withURL(_ engine: Engine, like template: PostgresTemplate? = nil, _ body: (Secret) async throws -> Void) async throws
    {
        switch engine {
        case .postgres: try await PostgresServer.withDatabase(like: template) { url in try await body(url) }
        case .sqlite:
            let folder = try TemporaryFolder(in: DatabaseFolder.root)
            defer { folder.remove() }
            try await body(Secret("sqlite://" + folder.file("db")))
        }
    }
}
