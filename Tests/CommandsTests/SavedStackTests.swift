import Foundation
import Glibc
import Testing

/// What `barbell save`, `restore` and `reset` leave of a stack.
@Suite(.timeLimit(.minutes(2))) struct SavedStackTests {
    private static let stored = ".barbell/volumes/notes-data/notes"

    @Test func aServerThatHasItsDataElsewhereIsNotSaved() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        try workplace.write(
            """
            services:
              postgres: {x-barbell: {command: [sleep, "600"]}, volumes: ["postgres-data:/data"]}
            volumes: {postgres-data: {}}
            """, "compose.yaml")
        try workplace.up()
        defer { workplace.down() }
        let refused = try BarbellCall("save x", in: workplace)
        #expect(refused.status == 3 && refused.errors.contains("are not in") && refused.errors.contains("end with it"), "\(refused.errors)")
        #expect(try BarbellCall("save", in: workplace).output == "nothing is saved\n")
        try workplace.write("15\n", ".barbell/volumes/postgres-data/main/PG_VERSION")
        let saved = try BarbellCall("save x", in: workplace)
        #expect(saved.status == 0, "\(saved.errors)")
        #expect(workplace.read(".barbell/saved/x/volumes/postgres-data/main/PG_VERSION") == "15\n")
    }

    /// Dots are part of a name, also where they look like an ending.
    @Test func whatIsSavedByOneNameTouchesNoOther() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        for (text, name) in [("first", "x.new"), ("second", "x.old"), ("third", "x"), ("fourth", "x")] {
            try workplace.write(text, Self.stored)
            let call = try BarbellCall("save \(name)", in: workplace)
            #expect(call.status == 0, "\(call.errors)")
        }
        #expect(try BarbellCall("save", in: workplace).output == "x\nx.new\nx.old\n")
        for (name, text) in [("x.new", "first"), ("x.old", "second"), ("x", "fourth")] {
            #expect(try BarbellCall("restore \(name)", in: workplace).status == 0)
            #expect(workplace.read(Self.stored) == text)
        }
    }

    @Test func whatIsNotWholeIsNotListed() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        try workplace.write("half", ".barbell/saved/.x.new/volumes/notes-data/notes")
        #expect(try BarbellCall("save", in: workplace).output == "nothing is saved\n")
        #expect(try BarbellCall("restore x", in: workplace).status == 3)
        try workplace.write("whole", Self.stored)
        #expect(try BarbellCall("save x", in: workplace).status == 0)
        #expect(workplace.read(".barbell/saved/x/volumes/notes-data/notes") == "whole")
        // Cut off between the two renames of a second save.
        try FileManager.default.moveItem(
            at: workplace.folder.appending(path: ".barbell/saved/x"), to: workplace.folder.appending(path: ".barbell/saved/.x.old"))
        try workplace.write("later", Self.stored)
        #expect(try BarbellCall("restore x", in: workplace).status == 0)
        #expect(workplace.read(Self.stored) == "whole")
    }

    @Test func whatIsThereStaysWhenWhatWasSavedCannotBeCopied() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        try workplace.write(String(repeating: "saved ", count: 100_000), Self.stored)
        try workplace.write("{}", ".barbell/clock.json")
        #expect(try BarbellCall("save x", in: workplace).status == 0)
        try workplace.write("present", Self.stored)
        let refused = try BarbellCall(["restore", "x"], in: workplace, largestFile: 64 << 10)
        #expect(refused.status == 3 && refused.errors.contains("cp "), "\(refused.errors)")
        #expect(workplace.read(Self.stored) == "present" && workplace.read(".barbell/clock.json") == "{}")
        try FileManager.default.removeItem(at: workplace.folder.appending(path: ".barbell/clock.json"))
        #expect(try BarbellCall("restore x", in: workplace).status == 0)
        #expect(workplace.read(Self.stored)?.count == 600_000 && workplace.read(".barbell/clock.json") == "{}")
        let left = try FileManager.default.contentsOfDirectory(atPath: workplace.folder.appending(path: ".barbell").path)
        #expect(!left.contains { $0.hasPrefix("volumes.") }, "\(left)")
    }

    @Test(arguments: [("lock", "is starting or stopping"), ("data.lock", "is under way")])
    func whatSomebodyElseIsAtIsLeftAlone(_ file: String, _ said: String) throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        try workplace.write("present", Self.stored)
        #expect(try BarbellCall("save x", in: workplace).status == 0)
        let lock = open(workplace.folder.appending(path: ".barbell/\(file)").path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        defer { close(lock) }
        let isHeld = flock(lock, LOCK_EX | LOCK_NB) == 0
        try #require(isHeld)
        for line in ["save y", "restore x", "reset"] {
            let call = try BarbellCall(line, in: workplace)
            #expect(call.status == 3 && call.errors.contains(said), "\(line): \(call.errors)")
        }
        #expect(workplace.read(Self.stored) == "present" && workplace.read(".barbell/saved/y/volumes/notes-data/notes") == nil)
    }

    /// A restore that was cut off while it removed what there had been before leaves a part of that.
    @Test func whatIsBeingRemovedNeverComesBack() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        try workplace.write("present", Self.stored)
        try workplace.write("half", ".barbell/volumes.old/notes-data/notes")
        // By its logs a stack is known to have run where nothing is stored any more.
        try workplace.write("", ".barbell/logs/notes.log")
        #expect(try BarbellCall("reset", in: workplace).status == 0)
        let saved = try BarbellCall("save x", in: workplace)
        #expect(saved.status == 0, "\(saved.errors)")
        #expect(workplace.read(Self.stored) == nil && workplace.read(".barbell/saved/x/volumes/notes-data/notes") == nil)
    }

    @Test func aStackWhoseDatabasesWereMovedIsRefused() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        try workplace.write("present", Self.stored)
        #expect(try BarbellCall("save x", in: workplace).status == 0)
        try Self.markAsMoved(workplace.folder.appending(path: ".barbell/volumes/auth-data/auth.sqlite"))
        for line in ["save y", "restore x", "reset"] {
            let call = try BarbellCall(line, in: workplace)
            #expect(call.status == 3 && call.errors.contains("auth.sqlite had is in postgres://db:5432/auth"), "\(line): \(call.errors)")
        }
        #expect(workplace.read(Self.stored) == "present" && workplace.read(".barbell/saved/y/volumes/notes-data/notes") == nil)
        // It holds passwords, as secrets.json does.
        try workplace.write("AUTH_DATABASE_URL='postgres://barbell:secret@db:5432/auth'\n", ".barbell/databases.env")
        try workplace.write("{}", ".barbell/secrets.json")
        let backup = try BarbellCall("backup plain", in: workplace)
        #expect(backup.status == 0 && backup.output.contains("auth.sqlite: its rows are in postgres://db:5432/auth\n"), "\(backup.errors)")
        #expect(backup.output.contains("keep ") && backup.output.contains(".barbell/databases.env too"))
        #expect(workplace.read("plain/volumes/notes-data/notes") == "present" && workplace.read("plain/databases.env") == nil)
        #expect(try BarbellCall("backup whole --with-secrets", in: workplace).status == 0)
        let restored = try BarbellCall("restore --from whole --state other", in: workplace)
        #expect(restored.status == 0 && restored.output.contains("other/databases.env; set +a; barbell up"), "\(restored.errors)")
        #expect(workplace.read("other/databases.env") == workplace.read(".barbell/databases.env"))
        for path in ["whole", "other"] {
            var status = stat()
            #expect(stat(workplace.folder.appending(path: "\(path)/databases.env").path, &status) == 0)
            #expect(status.st_mode & 0o777 == 0o600, "\(path)")
        }
    }

    /// As a service leaves a database that it has moved.
    private static func markAsMoved(_ file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        let script = """
            import sqlite3, sys
            with sqlite3.connect(sys.argv[1]) as db:
                db.execute("CREATE TABLE moved_to (target TEXT NOT NULL, at BIGINT NOT NULL)")
                db.execute("INSERT INTO moved_to VALUES ('postgres://db:5432/auth', 1)")
            """
        let process = try Process.run(URL(filePath: "/usr/bin/python3"), arguments: ["-c", script, file.path])
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }

    /// It has no process most of the time, and would have one in the midst of files that are exchanged.
    @Test func aServiceBetweenTwoStartsIsStoppedAndStartedAgain() throws {
        let workplace = try Workplace()
        defer { workplace.remove() }
        try workplace.write(
            """
            services:
              notes:
                x-barbell: {command: [sh, -c, 'while [ ! -e "$$0" ]; do sleep 0.05; done; exit 1', /data/broken]}
                restart: always
                volumes: ["notes-data:/data"]
            volumes: {notes-data: {}}
            """, "compose.yaml")
        try workplace.up()
        defer { workplace.down() }
        let log = ".barbell/logs/barbell.log"
        try workplace.write("", ".barbell/volumes/notes-data/broken")
        let fails = Self.comes { workplace.read(log)?.contains("starts again in 800 ms") == true }
        try #require(fails, "\(workplace.read(log) ?? "")")
        let call = try BarbellCall("save x", in: workplace)
        #expect(call.status == 0, "\(call.errors)")
        let said = workplace.read(log) ?? ""
        #expect(said.contains("notes · is not started again") || said.contains("notes · stopped"), "\(said)")
        try FileManager.default.removeItem(at: workplace.folder.appending(path: ".barbell/volumes/notes-data/broken"))
        let isReady = Self.comes { workplace.read(".barbell/state.json")?.contains("\"ready\"") == true }
        #expect(isReady)
    }

    /// Whether something is so within a minute.
    private static func comes(_ condition: () -> Bool) -> Bool {
        let deadline = ContinuousClock.now + .seconds(60)
        while !condition(), ContinuousClock.now < deadline { usleep(20_000) }
        return condition()
    }
}
