import Foundation
import Glibc
import LocalFiles
import SQLiteStorage
import Testing

@testable import Backups

private let things = "\"of \"\"things\"\"\""

/// Services are other processes: against them only the locks hold that SQLite has in the file system.
@Suite struct BackupProcessTests {
    private static let backups = 8

    /// Photos come and go, and pages are moved from the log into the file, while both are copied.
    @Test(.timeLimit(.minutes(3))) func whatAnotherProcessWritesMeanwhile() async throws {
        let state = try StoredState()
        // Looking through them takes longer than a transaction.
        for number in 0..<3000 { try Files.write([1], to: state.object("old/\(number % 30)/\(number)")) }
        async let seen = Self.backups(of: state)
        let databases = [state.accounts, state.photos]
        await #expect(processExitsWith: .success) { [root = state.root as String, databases = databases as [String], folder = state.object("") as String] in
            let connections = try databases.map { try SQLiteConnection($0) }
            for connection in connections {
                try connection.run("PRAGMA synchronous = OFF; PRAGMA wal_autocheckpoint = 20; CREATE TABLE IF NOT EXISTS pages (id INTEGER, bytes BLOB)")
            }
            var number = 0
            while Files.kind(root + "/stop") == nil {
                number += 1
                try Files.write(Array("photo \(number)".utf8), to: "\(folder)\(number)")
                for connection in connections {
                    try connection.run("INSERT INTO \(things) (id) VALUES ('\(number)'); INSERT INTO pages VALUES (\(number), randomblob(3000))")
                }
                if number == 40 { try Files.write([], to: root + "/begun") }
                guard number > 20 else { continue }
                for connection in connections {
                    try connection.run("DELETE FROM \(things) WHERE id = '\(number - 20)'; DELETE FROM pages WHERE id = \(number - 20)")
                }
                unlink("\(folder)\(number - 20)")
            }
        }
        #expect(try await seen.count == Self.backups, "it wrote meanwhile")
        for path in databases { #expect(try SQLiteConnection(path).column("PRAGMA integrity_check") == ["ok"]) }
    }

    /// - Returns: the newest photo of each backup.
    private static func backups(of state: StoredState) async throws -> Set<Int> {
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try takeBackups(of: state) }) }
        }
    }

    private static func takeBackups(of state: StoredState) throws -> Set<Int> {
        defer { try? Files.write([], to: state.root + "/stop") }
        while Files.kind(state.root + "/begun") == nil { Thread.sleep(forTimeInterval: 0.005) }
        var newest: Set<Int> = []
        for round in 0..<backups {
            // Whether the pages of a copy belong together is looked at when it is made.
            try state.backup("copy\(round)")
            let volumes = "\(state.root)/copy\(round)/volumes"
            let photos = try SQLiteConnection(volumes + "/media-data/media.sqlite").column("SELECT id FROM \(things)")
            for id in photos { #expect(Files.text("\(volumes)/media-data/objects/\(id)") == "photo \(id)") }
            let accounts = Set(try SQLiteConnection(volumes + "/auth-data/auth.sqlite").column("SELECT id FROM \(things)"))
            #expect(accounts.symmetricDifference(photos).count <= 1, "one moment")
            // Those that were deleted meanwhile are not kept here.
            #expect(Files.names(in: volumes + "/media-data/objects").count <= photos.count + 3)
            newest.insert(photos.compactMap { Int($0) }.max() ?? 0)
        }
        return newest
    }

    /// kill -9 at any time: what has the name of a backup is one.
    @Test(.timeLimit(.minutes(2)), arguments: [2, 10, 30, 70]) func whatWasKilledIsNoBackup(_ milliseconds: Int) async throws {
        let state = try StoredState()
        for number in 0..<300 { try Files.write(Array("photo".utf8), to: state.object("\(number)")) }
        await #expect(processExitsWith: .signal(SIGKILL)) { [root = state.root as String, milliseconds] in
            Thread.detachNewThread {
                Thread.sleep(forTimeInterval: Double(milliseconds) / 1000)
                kill(getpid(), SIGKILL)
            }
            for number in 0... { try Backup.make(of: root + "/state", parts: StoredState.parts, to: "\(root)/killed\(number)", at: "") }
        }
        for name in Files.names(in: state.root) where name.hasPrefix("killed") && !name.hasSuffix(".part") {
            #expect(try Restore.verify("\(state.root)/\(name)").files.count == 303, "\(name)")
        }
        // Nor is anything in the way of the next one.
        #expect(try state.backup().files.count == 303)
        try Restore.bring(state.root + "/copy", into: state.root + "/other", parts: StoredState.parts)
    }

    @Test(.timeLimit(.minutes(1))) func aDatabaseThatAServiceKeepsToItselfIsSaidBeforeAnythingIsCopied() async throws {
        let state = try StoredState()
        try Files.write(Array("photo".utf8), to: state.object("a"))
        var options = SQLiteOptions()
        options.isExclusive = true
        let kept = try await SQLiteDatabase.open(path: state.photos, options: options)
        await #expect(processExitsWith: .success) { [root = state.root as String] in
            var said = ""
            do throws(BackupError) {
                try Backup.make(of: root + "/state", parts: StoredState.parts, to: root + "/copy", at: "")
            } catch { said = error.message }
            precondition(said.contains("media.sqlite") && said.contains("DATABASE_EXCLUSIVE=false"), said)
        }
        await kept.close()
        #expect(Files.names(in: state.root) == ["state"])
    }

    @Test(.timeLimit(.minutes(2))) func ofTwoAtOnceOneIsMade() async throws {
        let state = try StoredState()
        for number in 0..<300 { try Files.write([1], to: state.object("\(number)")) }
        let made = await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<2 { group.addTask { (try? state.backup()) != nil } }
            return await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(made == 1)
        #expect(try Restore.verify(state.root + "/copy").files.count == 303)
    }
}
