import Glibc
import LocalFiles
import Synchronization
import Testing

@testable import Backups

private let things = "\"of \"\"things\"\"\""

@Suite struct BackupTests {
    @Test func whatIsStoredComesBackAsItWas() throws {
        let state = try StoredState()
        let connection = try SQLiteConnection(state.accounts)
        try connection.run("INSERT INTO \(things) VALUES ('فاطمة', 7)")
        try Files.write(Array("photo".utf8), to: state.object("a/b"))
        let manifest = try state.backup()
        #expect(manifest.files.map(\.path) == [
            "secrets.json", "volumes/auth-data/auth.sqlite", "volumes/media-data/media.sqlite", "volumes/media-data/objects/a/b",
        ])
        #expect(manifest.files[1].rows == ["of \"things\"": 1] && manifest.rows == 1)
        #expect(try Restore.verify(state.root + "/copy") == manifest)
        let other = state.root + "/other"
        try Restore.bring(state.root + "/copy", into: other, parts: StoredState.parts)
        let restored = try SQLiteConnection(other + "/volumes/auth-data/auth.sqlite")
        #expect(try restored.column("SELECT id || count FROM \(things)") == ["فاطمة7"])
        #expect(Files.text(other + "/volumes/media-data/objects/a/b") == "photo")
        #expect(Files.text(other + "/secrets.json") == "{\"SERVICE_SECRET\":\"s\"}")
        #expect(Files.names(in: other) == ["secrets.json", "volumes"])
    }

    /// What only the write-ahead log has yet is stored too, and nothing beside a copy is needed to read it.
    @Test func theCopyIsWholeInItsFile() throws {
        let state = try StoredState()
        let connection = try SQLiteConnection(state.accounts)
        try connection.run("PRAGMA wal_autocheckpoint = 0")
        try connection.run("INSERT INTO \(things) (id) VALUES ('in the log')")
        try state.backup()
        #expect(Files.names(in: state.root + "/copy/volumes/auth-data") == ["auth.sqlite"])
        let copy = try SQLiteConnection(state.root + "/copy/volumes/auth-data/auth.sqlite")
        #expect(try copy.column("SELECT id FROM \(things)") == ["in the log"])
    }

    @Test func onlyTheirOwnerReadsCopies() throws {
        let state = try StoredState()
        try Files.write([1], to: state.object("a"), permissions: 0o644)
        try state.backup()
        for path in ["", "/volumes", "/volumes/auth-data", "/manifest.json", "/volumes/auth-data/auth.sqlite", "/volumes/media-data/objects/a"] {
            var status = stat()
            #expect(stat(state.root + "/copy" + path, &status) == 0 && status.st_mode & 0o077 == 0, "\(path)")
        }
    }

    /// One service tells another: its own row first, then the other's. In a copy of two moments the other could be ahead.
    @Test(.timeLimit(.minutes(2))) func allDatabasesAreOfOneMomentWhileServicesWrite() throws {
        let state = try StoredState()
        for path in [state.accounts, state.photos] { try SQLiteConnection(path).run("INSERT INTO \(things) VALUES ('n', 0)") }
        let writer = Writer([state.accounts, state.photos]) { connections throws(BackupError) in
            for connection in connections { try connection.run("UPDATE \(things) SET count = count + 1") }
        }
        var seen: Set<Int> = []
        for round in 0..<25 {
            try state.backup("copy\(round)")
            let counts = try ["auth", "media"].map { name throws(BackupError) in
                let copy = try SQLiteConnection("\(state.root)/copy\(round)/volumes/\(name)-data/\(name).sqlite")
                return Int(try copy.column("SELECT count FROM \(things)").first ?? "") ?? -1
            }
            #expect(counts[0] == counts[1] || counts[0] == counts[1] + 1, "\(counts)")
            seen.insert(counts[1])
        }
        try writer.stop()
        #expect(seen.count > 10, "it wrote meanwhile")
    }

    /// Photos come and go while they are copied: each one that a row names is there.
    @Test(.timeLimit(.minutes(2))) func whatARowNamesIsInTheCopy() throws {
        let state = try StoredState()
        let count = Mutex(0)
        let writer = Writer([state.photos]) { connections throws(BackupError) in
            let number = count.withLock { $0 += 1; return $0 }
            // A file first, then its row; the row goes first, then its file.
            do throws(FileError) {
                try Files.write(Array("photo \(number)".utf8), to: state.object("\(number)"))
            } catch { throw BackupError(error) }
            try connections[0].run("INSERT INTO \(things) (id) VALUES ('\(number)')")
            guard number > 20 else { return }
            try connections[0].run("DELETE FROM \(things) WHERE id = '\(number - 20)'")
            unlink(state.object("\(number - 20)"))
        }
        for round in 0..<25 {
            try state.backup("copy\(round)")
            let copy = try SQLiteConnection("\(state.root)/copy\(round)/volumes/media-data/media.sqlite")
            for id in try copy.column("SELECT id FROM \(things)") {
                #expect(Files.text("\(state.root)/copy\(round)/volumes/media-data/objects/\(id)") == "photo \(id)")
            }
        }
        try writer.stop()
        #expect(count.withLock { $0 } > 50)
    }

    @Test func aPlaceThatIsTakenIsNotTouched() throws {
        let state = try StoredState()
        try state.backup()
        #expect(throws: BackupError("\(state.root)/copy is there already: name a folder that is not")) { try state.backup() }
        try Files.makeFolder(state.root + "/late.part")
        #expect { try state.backup("late") } throws: { "\($0)".contains("another backup to this place is under way, or one was cut off") }
        #expect(Files.kind(state.root + "/late") == nil)
    }

    /// Its files belong together only at moments that the server knows.
    @Test func aServerOfPostgresIsLeftOut() throws {
        let state = try StoredState(), server = state.path + "/volumes/postgres-data/main"
        for file in ["PG_VERSION", "base/1/PG_VERSION", "base/1/1259", "global/pg_control"] {
            try Files.write(Array("16\n".utf8), to: "\(server)/\(file)")
        }
        #expect(try state.backup().files.map(\.path) == [
            "secrets.json", "volumes/auth-data/auth.sqlite", "volumes/media-data/media.sqlite",
        ])
        #expect(Backup.servers(of: state.path, parts: StoredState.parts) == ["volumes/postgres-data/main"])
    }

    /// As `barbell move` leaves it: its rows are older than those that count.
    @Test func aDatabaseThatWasMovedIsLeftOut() throws {
        let state = try StoredState()
        let connection = try SQLiteConnection(state.accounts)
        try connection.run("CREATE TABLE moved_to (target TEXT NOT NULL, at BIGINT NOT NULL)")
        #expect(Backup.moved(of: state.path, parts: StoredState.parts) == [])
        try connection.run("INSERT INTO moved_to VALUES ('postgres://db:5432/auth', 1)")
        #expect(try state.backup().files.map(\.path) == ["secrets.json", "volumes/media-data/media.sqlite"])
        #expect(Backup.moved(of: state.path, parts: StoredState.parts) == [
            MovedDatabase(path: "volumes/auth-data/auth.sqlite", target: "postgres://db:5432/auth"),
        ])
        #expect { try Backup.make(of: state.path, parts: ["volumes/auth-data"], to: state.root + "/other", at: "") } throws: {
            "\($0)".hasSuffix("its databases were moved")
        }
    }

    /// Noticed only once everything is copied.
    @Test func whatFailsLeavesNothing() throws {
        let state = try StoredState()
        try Files.write(Array("photo".utf8), to: state.object("a"))
        var bytes = try Files.read(state.accounts)
        // The kind of the first page after the schema's. https://www.sqlite.org/fileformat.html#b_tree_pages
        try #require(bytes.count > 4096)
        bytes[4096] = 0xFF
        try Files.write(bytes, to: state.accounts)
        #expect(throws: BackupError.self) { try state.backup() }
        #expect(Files.names(in: state.root) == ["state"])
    }

    @Test func nothingStoredIsNoBackup() throws {
        let state = try StoredState()
        #expect { try Backup.make(of: state.root + "/nowhere", parts: StoredState.parts, to: state.root + "/copy", at: "") } throws: {
            "\($0)".contains("there is nothing stored")
        }
        #expect(Files.names(in: state.root) == ["state"])
    }
}
