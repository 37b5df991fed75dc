import AppTesting
import Foundation
@testable import MediaService
import Synchronization
import TestSupport
import Testing
import Wire

/// What is kept of a bucket beside the previews that are made of it.
@Suite struct FetchedFilesTests {
    /// A bucket of files of ten bytes, which counts how often each is fetched.
    private final class Bucket: Sendable {
        private struct Away: Error {}
        private let fetches = Mutex<[String: Int]>([:])
        private let isAway = Mutex(false)

        func count(_ name: String) -> Int { fetches.withLock { $0[name] ?? 0 } }
        func set(away: Bool) { isAway.withLock { $0 = away } }

        func fetch(_ name: String, to path: String) throws {
            fetches.withLock { $0[name, default: 0] += 1 }
            try Data(repeating: 7, count: 10).write(to: URL(filePath: path), options: .withoutOverwriting)
            if isAway.withLock({ $0 }) { throw Away() }
        }
    }

    /// A folder for what is kept, and places that are asked for.
    private struct Stage: Sendable {
        let folder: TemporaryFolder
        let bucket = Bucket()
        let files: FetchedFiles
        let start = Instant(milliseconds: 1_772_427_600_000)

        init(limit: Int64 = 100) throws {
            folder = try TemporaryFolder()
            files = FetchedFiles(in: folder.path + "/kept", limit: limit)
        }

        func bring(_ name: String, to place: String, after wait: Duration = .zero) async throws {
            try await files.bring(name, to: folder.path + "/" + place, now: start + wait) { [bucket] path in
                try bucket.fetch(name, to: path)
            }
        }

        func bytes(_ place: String) -> Int { FileManager.default.contents(atPath: folder.path + "/" + place)?.count ?? 0 }
        var kept: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path + "/kept").sorted()) ?? [] }
    }

    @Test func manyThatAskGetItByOneFetch() async throws {
        let stage = try Stage()
        defer { stage.folder.remove() }
        _ = try await parallel(20) { index in try await stage.bring("clip", to: "place-\(index)") }
        try await stage.bring("clip", to: "later", after: .minutes(5))
        #expect(stage.bucket.count("clip") == 1)
        #expect((0..<20).allSatisfy { stage.bytes("place-\($0)") == 10 })
        #expect(stage.bytes("later") == 10)
        #expect(stage.kept == ["clip"])
    }

    @Test func whatWasUsedLongestAgoMakesRoom() async throws {
        let stage = try Stage(limit: 25)
        defer { stage.folder.remove() }
        try await stage.bring("first", to: "a")
        try await stage.bring("second", to: "b", after: .seconds(1))
        try await stage.bring("first", to: "c", after: .seconds(2))
        try await stage.bring("third", to: "d", after: .seconds(3))
        #expect(stage.kept == ["first", "third"])
        // Whoever reads it keeps it.
        #expect(stage.bytes("b") == 10)
        try await stage.bring("second", to: "e", after: .seconds(4))
        #expect((stage.bucket.count("first"), stage.bucket.count("second"), stage.bucket.count("third")) == (1, 2, 1))
        #expect(stage.kept == ["second", "third"])
    }

    @Test func whatNobodyAsksForGoes() async throws {
        let stage = try Stage()
        defer { stage.folder.remove() }
        try await stage.bring("clip", to: "a")
        try await stage.bring("other", to: "b", after: .minutes(1))
        stage.files.forget(now: stage.start + .minutes(10))
        #expect(stage.kept == ["clip", "other"])
        stage.files.forget(now: stage.start + .minutes(10) + .seconds(1))
        #expect(stage.kept == ["other"])
        // Nor does it matter that somebody swept the whole folder.
        try FileManager.default.removeItem(atPath: stage.folder.path + "/kept")
        try await stage.bring("other", to: "c", after: .minutes(2))
        #expect(stage.bytes("c") == 10)
        #expect(stage.bucket.count("other") == 2)
        stage.files.removeAll()
        #expect(!FileManager.default.fileExists(atPath: stage.folder.path + "/kept"))
    }

    @Test func whatFailsLeavesNothing() async throws {
        let stage = try Stage()
        defer { stage.folder.remove() }
        stage.bucket.set(away: true)
        await #expect(throws: (any Error).self) { try await stage.bring("clip", to: "a") }
        #expect(stage.kept.isEmpty)
        stage.bucket.set(away: false)
        try await stage.bring("clip", to: "a")
        #expect(stage.bytes("a") == 10)
        #expect(stage.bucket.count("clip") == 2)
    }
}
