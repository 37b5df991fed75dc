internal import Platform
internal import Storage
internal import Wire

/// What a SQLite database says once its rows are elsewhere, so that no service goes on with it by mistake.
enum MoveMark {
    static let table = "moved_to"

    static func put(_ target: Secret, on database: any Database, now: Instant) async throws {
        try await database.write { db in
            try await db.execute("CREATE TABLE IF NOT EXISTS moved_to (target TEXT NOT NULL, at BIGINT NOT NULL)")
            try await db.execute("DELETE FROM moved_to")
            try await db.execute("INSERT INTO moved_to (target, at) VALUES (\(shown(target)), \(now))")
        }
    }

    /// - Throws: `ServiceError.moved`.
    static func check(_ database: any Database) async throws {
        let target = try await database.read { db -> String? in
            guard try await db.first("SELECT name FROM sqlite_master WHERE name = 'moved_to'") != nil else { return nil }
            return try await db.first("SELECT target FROM moved_to")?.get("target")
        }
        if let target { throw ServiceError.moved(to: target) }
    }

    /// An address without its user, password and settings.
    static func shown(_ url: Secret) -> String {
        let text = url.reveal(), parts = text.prefix { $0 != "?" }.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
        guard parts.count > 2 else { return "postgres" }
        let host = parts[2].split(separator: "@", omittingEmptySubsequences: false).last ?? ""
        return ([parts[0], parts[1], host] + parts.dropFirst(3)).joined(separator: "/")
    }
}
