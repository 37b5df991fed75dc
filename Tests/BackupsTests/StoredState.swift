import Glibc
import LocalFiles
import Testing

@testable import Backups

/// A state folder with two services' databases and a store of objects, and room for copies of it.
final class StoredState: Sendable {
    let root: String
    var path: String { root + "/state" }
    var accounts: String { path + "/volumes/auth-data/auth.sqlite" }
    var photos: String { path + "/volumes/media-data/media.sqlite" }
    static let parts = ["volumes", "secrets.json", "clock.json"]

    init() throws {
        var template = Array("/tmp/barbell-backup-XXXXXX".utf8CString)
        root = try #require(mkdtemp(&template)).withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
        for folder in ["auth-data", "media-data/objects"] { try Files.makeFolder("\(path)/volumes/\(folder)", permissions: 0o700) }
        for database in [accounts, photos] {
            let connection = try SQLiteConnection(database, creates: true)
            _ = try connection.column("PRAGMA journal_mode = WAL")
            try connection.run("CREATE TABLE \"of \"\"things\"\"\" (id TEXT PRIMARY KEY, count INTEGER NOT NULL DEFAULT 0)")
        }
        try Files.write(Array("{\"SERVICE_SECRET\":\"s\"}".utf8), to: path + "/secrets.json", permissions: 0o600)
    }

    deinit { Self.remove(root) }

    @discardableResult func backup(_ name: String = "copy") throws(BackupError) -> BackupManifest {
        try Backup.make(of: path, parts: Self.parts, to: "\(root)/\(name)", at: "2026-11-27T09:00:00Z")
    }

    func object(_ id: String) -> String { "\(path)/volumes/media-data/objects/\(id)" }

    static func remove(_ path: String) {
        guard Glibc.remove(path) != 0 else { return }
        for name in Files.names(in: path) { remove(Files.join(path, name)) }
        _ = Glibc.remove(path)
    }
}

