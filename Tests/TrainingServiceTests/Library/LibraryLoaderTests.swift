import AppTesting
import Contracts
import Foundation
import JSONCoding
import Platform
import ServiceKit
import Storage
import TestSupport
import Testing
import Wire

@testable import TrainingService

struct LibraryLoaderTests {
    private func problems(_ change: (LibraryFolder) throws -> Void) throws -> [String] {
        let folder = try LibraryFolder()
        defer { folder.remove() }
        try change(folder)
        do throws(LibraryProblems) {
            _ = try LibraryFiles.read(folder.path)
            return []
        } catch {
            return error.lines
        }
    }

    @Test("A folder that is right is read")
    func right() throws { #expect(try problems { _ in } == []) }

    /// Each of these is one slip of somebody who edits the files.
    static let slips: [(field: String, value: JSONValue, message: String)] = [
        ("name", .object(["en": "Squat"]), "legs.json: barbell-squat: name.ar:"),
        ("name", .object(["en": "Squat", "ar": "Squat"]), "legs.json: barbell-squat: name.ar:"),
        ("name", .object(["en": "قرفصاء", "ar": "قرفصاء"]), "legs.json: barbell-squat: name.en:"),
        ("name", .object(["en": .string(String(repeating: "a", count: 81)), "ar": "قرفصاء"]), "legs.json: barbell-squat: name.en:"),
        ("name", .null, "legs.json: barbell-squat: name:"),
        ("primary", "thighs", "legs.json: barbell-squat: primary:"), ("primary", .null, "legs.json: barbell-squat: primary:"),
        ("secondary", .array(["thighs"]), "legs.json: barbell-squat: secondary.0:"),
        ("secondary", .array(["quadriceps"]), "legs.json: barbell-squat: secondary:"),
        ("equipment", "rope", "legs.json: barbell-squat: equipment:"), ("pattern", "squatting", "legs.json: barbell-squat: pattern:"),
        ("level", "pro", "legs.json: barbell-squat: level:"), ("kind", 7, "legs.json: barbell-squat: kind:"),
        ("stresses", .array(["elbow"]), "legs.json: barbell-squat: stresses.0:"),
        ("stresses", .array(["knee", "knee"]), "legs.json: barbell-squat: stresses:"),
        ("instructions", .object(["en": .array(["One."]), "ar": .array(["واحد."])]), "legs.json: barbell-squat: instructions.en:"),
        ("instructions", .null, "legs.json: barbell-squat: instructions:"),
        ("tips", .object(["en": .array(["One.", "Two."]), "ar": .array(["واحد."])]), "legs.json: barbell-squat: tips.ar:"),
        ("tips", .object(["en": .array([]), "ar": .array([])]), "legs.json: barbell-squat: tips.en:"),
        ("mistakes", .object(["en": .array([""]), "ar": .array(["واحد."])]), "legs.json: barbell-squat: mistakes.en.0:"),
        ("mistakes", .object(["en": .array(["One."]), "ar": .array(["One."])]), "legs.json: barbell-squat: mistakes.ar.0:"),
        ("id", "Barbell Squat", "legs.json: Barbell Squat: id:"), ("id", .null, "legs.json: exercise 1: id:"),
        ("id", "01960f3e-7b6a-7c3e-9d2a-000000000001", "legs.json: 01960f3e-7b6a-7c3e-9d2a-000000000001: id:"),
        ("standIns", .array(["leg-press"]), "legs.json: barbell-squat: standIns: there is no leg-press"),
        ("standIns", .array(["barbell-squat"]), "legs.json: barbell-squat: standIns:"),
        ("video", "http://videos.example.com/squat.mp4", "legs.json: barbell-squat: video:"),
        ("video", "https://", "legs.json: barbell-squat: video:"), ("video", "https://a b.com/", "legs.json: barbell-squat: video:"),
        ("video", "https://user:pass@example.com/", "legs.json: barbell-squat: video:"),
        ("video", "javascript:alert(1)", "legs.json: barbell-squat: video:"),
        ("video", .string("https://example.com/" + String(repeating: "a", count: 500)), "legs.json: barbell-squat: video:"),
        ("equipment", "cable", "legs.json: barbell-squat: images/squat-cable-1.svg:"),
    ]

    @Test("A slip in the files is refused with the file, the entry and the field", arguments: LibraryLoaderTests.slips.indices)
    func slip(number: Int) throws {
        let slip = Self.slips[number]
        let found = try problems { try $0.write([try LibraryFolder.entry([slip.field: slip.value])]) }
        #expect(found.first?.hasPrefix(slip.message) == true, "\(found)")
        #expect(found.allSatisfy { $0.hasPrefix("legs.json: ") }, "\(found)")
    }

    @Test("What two entries or files say together is checked too")
    func together() throws {
        let squat = try LibraryFolder.entry()
        #expect(
            try problems { try $0.write([squat, try LibraryFolder.entry(name: "Other", ar: "آخر")]) } == [
                "legs.json: barbell-squat: id: is there already"
            ])
        #expect(
            try problems { try $0.write([squat, try LibraryFolder.entry("other", name: "BARBELL squat", ar: "آخر")]) }
                == ["legs.json: other: name.en: is the name of barbell-squat already"])
        #expect(
            try problems { try $0.write([squat, try LibraryFolder.entry("other", name: "Other", ar: "القُرفصاء")]) }
                == ["legs.json: other: name.ar: is the name of barbell-squat already"])
        let stranger = try LibraryFolder.entry(
            "curl", name: "Curl", ar: "تمرين", ["pattern": "squat", "primary": "glutes", "secondary": .array([])])
        #expect(
            try problems { try $0.write([try LibraryFolder.entry(["standIns": .array(["curl"])]), stranger]) }
                == ["legs.json: barbell-squat: standIns: curl is of another muscle or pattern"])
        #expect(try problems { try $0.head(version: 0) }.first?.hasPrefix("library.json: version:") == true)
        #expect(
            try problems { try $0.head(version: 1, files: ["../../etc/passwd.json"]) }.first?.hasPrefix("library.json: files.0:") == true)
        #expect(try problems { try $0.head(version: 1, files: ["legs.json", "arms.json"]) } == ["arms.json: No such file or directory"])
        #expect(try problems { try $0.file("legs.json", "[]") }.first == "legs.json: exercises: a list is missing")
        #expect(try problems { try $0.file("legs.json", "{") }.first?.hasPrefix("legs.json: ") == true)
        #expect(try problems { try $0.file("images/squat-barbell-1.svg", "<html>") } == ["images/squat-barbell-1.svg: is no drawing"])
    }

    /// Whatever is cut off or changed in a file, reading it ends in a library or in a list of problems with a file's name.
    @Test("Files that are damaged anywhere are read or refused, and never more")
    func damage() throws {
        let folder = try LibraryFolder()
        defer { folder.remove() }
        let whole = try [UInt8](Data(contentsOf: URL(filePath: folder.path + "/legs.json")))
        var random = SeededRandom(seed: 16)
        for _ in 0..<400 {
            var bytes = whole
            switch Int.random(in: 0..<3, using: &random) {
            case 0: bytes = Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
            case 1: bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            default: bytes.removeSubrange(Int.random(in: 0..<bytes.count / 2, using: &random)..<bytes.count / 2)
            }
            try Data(bytes).write(to: URL(filePath: folder.path + "/legs.json"))
            do throws(LibraryProblems) {
                _ = try LibraryFiles.read(folder.path)
            } catch {
                #expect(!error.lines.isEmpty && error.lines.allSatisfy { $0.hasPrefix("legs.json") || $0.hasPrefix("images/") }, "\(error)")
            }
        }
    }

    @Test("A newer library is stored once, an older one changes nothing", arguments: Engine.allCases)
    func versions(engine: Engine) async throws {
        let (first, second) = (try LibraryFolder(version: 4), try LibraryFolder(version: 5))
        defer { for folder in [first, second] { folder.remove() } }
        try await TrainingFixture.run(engine: engine, configure: { $0.library = nil }) { training in
            let (database, now) = (training.app.database, training.now)
            #expect(try await LibraryLoader.load(first.path, into: database, now: now) == .loaded(version: 4, exercises: 1))
            #expect(try await LibraryLoader.load(first.path, into: database, now: now) == .known(version: 4))
            #expect(try await LibraryLoader.load(second.path, into: database, now: now) == .loaded(version: 5, exercises: 1))
            #expect(try await LibraryLoader.load(first.path, into: database, now: now) == .older(than: 5))
            try second.head(version: 6)
            try second.write([try LibraryFolder.entry("other", name: "Other", ar: "آخر")])
            await #expect { try await LibraryLoader.load(second.path, into: database, now: now) } throws: {
                "\($0)".contains("barbell-squat: was in version 5 and is gone")
            }
        }
    }

    @Test("Of many that load one version at once exactly one does", arguments: Engine.allCases)
    func race(engine: Engine) async throws {
        let folder = try LibraryFolder(version: 2)
        defer { folder.remove() }
        let content = try LibraryFiles.read(folder.path)
        try await TrainingFixture.run(engine: engine, configure: { $0.library = nil }) { training in
            let (database, now) = (training.app.database, training.now)
            let outcomes = try await withThrowingTaskGroup(of: LibraryLoader.Outcome.self) { group in
                for _ in 0..<20 { group.addTask { try await LibraryLoader.load(content, into: database, now: now) } }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(outcomes.count { $0 == .loaded(version: 2, exercises: 1) } == 1)
            #expect(outcomes.count { $0 == .known(version: 2) } == 19)
        }
    }

    @Test("What was loaded elsewhere is served at the next glance, and what cannot be read is not", arguments: Engine.allCases)
    func replicas(engine: Engine) async throws {
        let (old, new) = (try LibraryFolder(version: 1), try LibraryFolder(version: 2, [try LibraryFolder.entry(name: "Back Squat")]))
        defer { for folder in [old, new] { folder.remove() } }
        try await TrainingFixture.run(engine: engine, configure: { $0.library = .folder(old.path) }) { training in
            let person = try await training.somebody()
            func name() async throws -> String {
                let parameters = ExerciseParameters(id: ExerciseID(trusted: "barbell-squat"))
                return try await person.client.call(Training.exercise, parameters, Nothing()).exercise.name
            }
            #expect(try await name() == "Barbell Squat")
            let database = training.app.database
            #expect(try await LibraryLoader.load(new.path, into: database, now: training.now) == .loaded(version: 2, exercises: 1))
            try await training.app.app.service.glance(now: training.now)
            #expect(try await name() == "Back Squat")
            _ = try await database.write { db in try await LibraryStore.insert(3, "not a library", now: training.now, in: db) }
            try await training.app.app.service.glance(now: training.now)
            #expect(try await name() == "Back Squat")
        }
    }

    @Test("A newer version whose reading fails once is read at the next glance", arguments: Engine.allCases)
    func failedRead(engine: Engine) async throws {
        let (old, new) = (try LibraryFolder(version: 1), try LibraryFolder(version: 2))
        defer { for folder in [old, new] { folder.remove() } }
        try await TrainingFixture.run(engine: engine, configure: { $0.library = nil }) { training in
            let database = FlakyReads(training.app.database)
            let logger = Logger(service: "training", sink: training.app.log)
            let keeper = try await LibraryKeeper(.folder(old.path), database: database, logger: logger)
            let outcome = try await LibraryLoader.load(new.path, into: training.app.database, now: training.now)
            #expect(outcome == .loaded(version: 2, exercises: 1))
            // Which version is the newest is still answered; what it says is not.
            database.failAfter(1)
            await #expect(throws: DatabaseError.self) { try await keeper.refresh(from: database) }
            #expect(keeper.current.version == 1)
            try await keeper.refresh(from: database)
            #expect(keeper.current.version == 2)
        }
    }

    @Test("The files of a service that starts are in the database after a glance, for those with older ones", arguments: Engine.allCases)
    func publishing(engine: Engine) async throws {
        let folder = try LibraryFolder(version: 7)
        defer { folder.remove() }
        try await TrainingFixture.run(engine: engine, configure: { $0.library = .folder(folder.path) }) { training in
            try await training.app.app.service.glance(now: training.now)
            try await training.app.app.service.glance(now: training.now)
            #expect(try await training.rows("SELECT 1 FROM libraries WHERE version = 7") == 1)
            #expect(training.app.log.text.contains("version 7 with 1 exercises loaded"))
        }
    }

    @Test("A service with broken files does not start, and says why")
    func start() async throws {
        let folder = try LibraryFolder(version: 1, [])
        defer { folder.remove() }
        try folder.file("legs.json", "{}")
        await #expect { try await TrainingFixture.run(configure: { $0.library = .folder(folder.path) }) { _ in } } throws: {
            "\($0)".contains("legs.json: exercises: a list is missing")
        }
    }

    @Test("The command says what it did")
    func command() async throws {
        let folder = try LibraryFolder(version: 3)
        defer { folder.remove() }
        var environment = ["DATABASE_URL": "sqlite://\(folder.path)/db", "SERVICE_SECRET": String(repeating: "s", count: 40)]
        func run(_ arguments: String...) async -> Int32 {
            await TrainingCommand.run(arguments, defaultPort: 8086, environment: environment)
        }
        #expect(await run("load", folder.path) == 0)
        #expect(await run("load", folder.path) == 0)
        try folder.head(version: 2)
        #expect(await run("load", folder.path) == 1)
        #expect(await run("load") == 2)
        #expect(await run("load", folder.path, "more") == 2)
        #expect(await run("unload") == 2)
        #expect(await run("load", folder.path + "/nowhere") == 1)
        try folder.head(version: 4)
        environment["TRAINING_LIBRARY"] = folder.path
        #expect(await run("load") == 0)
    }
}
