import Foundation
import HTTPCore
import Platform
import Security
import Testing
import Wire

@testable import Objects

/// What only a directory can show: its files, after restarts, crashes and damage.
@Suite struct DirectoryStoreTests {
    private let manager = FileManager.default

    private func withRoot(_ body: (String, WorkerPool) async throws -> Void) async throws {
        let root = NSTemporaryDirectory() + "barbell-objects-" + UUID().uuidString
        defer { try? manager.removeItem(atPath: root) }
        try await body(root, try WorkerPool(threads: 2, queueLimit: 1000, longestWait: .seconds(60)))
    }

    private func key(_ text: String) throws -> ObjectKey { try #require(ObjectKey(text)) }

    private func spool(_ bytes: [UInt8], in store: DirectoryStore) throws -> String {
        let path = store.spoolDirectory + "/" + UUID().uuidString
        try Data(bytes).write(to: URL(filePath: path))
        return path
    }

    private func admit(_ signed: SignedURL, _ bytes: Int, _ store: DirectoryStore) throws -> PutAdmission {
        let rest = signed.url.dropFirst("http://127.0.0.1".count).split(separator: "?")
        var headers = signed.headers
        headers["Host"] = "127.0.0.1"
        headers["Content-Length"] = String(bytes)
        guard
            case .put(let admission) = try store.admit(
                method: "PUT", path: String(rest[0]), query: String(rest[1]), headers: headers, now: SystemClock().now())
        else { throw ObjectStoreError.notFound }
        return admission
    }

    @Test func everythingSurvivesARestart() async throws {
        try await withRoot { root, pool in
            let object = try key("media/a/photo"), clip = try key("staging/a/clip")
            var store = try await openDirectory(root, pool: pool)
            try await store.write([1, 2, 3], to: object, type: "image/png")
            let facts = try await store.facts(object)
            let upload = try await store.beginParts(clip, type: "video/mp4")
            let first = pattern(StoredPart.minimumBytes)
            let one = try store.signedPart(
                clip, upload, number: 1, bytes: first.count, sha256: nil, now: SystemClock().now(), lifetime: .seconds(600))
            let two = try store.signedPart(
                clip, upload, number: 2, bytes: 1, sha256: nil, now: SystemClock().now(), lifetime: .seconds(600))
            _ = try await store.accept(try admit(one, first.count, store), spooled: try spool(first, in: store))
            let parts = try await store.parts(clip, upload)

            store = try await openDirectory(root, pool: pool)
            #expect(try await store.facts(object) == facts)
            #expect(try await store.listParts(.staging).map(\.id) == [upload])
            #expect(try await store.parts(clip, upload) == parts)
            // A URL signed before the restart is as good as before.
            _ = try await store.accept(try admit(two, 1, store), spooled: try spool([7], in: store))
            _ = try await store.completeParts(clip, upload, try await store.parts(clip, upload))
            #expect(try await store.read(clip, range: nil, maximum: 6 << 20) == first + [7])
            #expect(try manager.contentsOfDirectory(atPath: root + "/temporary").isEmpty)
            #expect(try manager.contentsOfDirectory(atPath: root + "/uploads").isEmpty)
        }
    }

    @Test func leftoversAreSweptByAge() async throws {
        try await withRoot { root, pool in
            var store = try await openDirectory(root, pool: pool)
            let object = try key("media/a/photo")
            try await store.write([1], to: object, type: "image/png")
            let upload = try await store.beginParts(object, type: "image/png")
            for name in ["old", "new"] {
                try manager.createDirectory(atPath: root + "/temporary/folder-\(name)", withIntermediateDirectories: true)
                try Data([1]).write(to: URL(filePath: root + "/temporary/folder-\(name)/data"))
                try Data([1]).write(to: URL(filePath: root + "/temporary/upload-\(name)"))
            }
            let yesterday = Date(timeIntervalSinceNow: -25 * 3600)
            for name in ["folder-old", "upload-old"] {
                try manager.setAttributes([.modificationDate: yesterday], ofItemAtPath: root + "/temporary/" + name)
            }
            // Old things elsewhere are not leftovers.
            for path in ["/uploads/\(upload)", "/objects/media/a", "/objects/media/a/photo"] {
                try manager.setAttributes([.modificationDate: yesterday], ofItemAtPath: root + path)
            }
            store = try await openDirectory(root, pool: pool)
            #expect(try manager.contentsOfDirectory(atPath: root + "/temporary").sorted() == ["folder-new", "upload-new"])
            #expect(try await store.read(object, range: nil, maximum: 1) == [1])
            #expect(try await store.parts(object, upload).isEmpty)
            #expect(try await store.sweepTemporary(olderThan: .hours(1)) == 0)
            #expect(try await store.sweepTemporary(olderThan: .seconds(-1)) == 2)
        }
    }

    /// Wherever a write is cut off, what was there before is there still, whole and with its own type.
    @Test func aCrashLeavesTheOldObject() async throws {
        try await withRoot { root, pool in
            let object = try key("media/a/photo")
            var store = try await openDirectory(root, pool: pool)
            try await store.write([1, 2], to: object, type: "image/png")
            let facts = try await store.facts(object)
            // As far as a write of another type gets before its rename.
            let half = root + "/temporary/half"
            try manager.createDirectory(atPath: half, withIntermediateDirectories: true)
            try Data([9, 9, 9]).write(to: URL(filePath: half + "/0123456789abcdef0123456789abcdef"))
            try Data("{\"type\":\"text/html\",\"ta".utf8).write(to: URL(filePath: half + "/facts.json"))
            store = try await openDirectory(root, pool: pool)
            #expect(try await store.facts(object) == facts)
            #expect(try await store.read(object, range: nil, maximum: 2) == [1, 2])
        }
    }

    @Test func damageIsTold() async throws {
        try await withRoot { root, pool in
            let store = try await openDirectory(root, pool: pool)
            let good = try key("media/a/good"), short = try key("media/a/short"), blank = try key("media/a/blank"),
                bare = try key("media/a/bare")
            for key in [good, short, blank, bare] { try await store.write([1, 2, 3], to: key, type: "image/png") }
            let data = try #require(try await store.localPath(short))
            try manager.removeItem(atPath: data)
            try Data([1]).write(to: URL(filePath: data))
            try Data().write(to: URL(filePath: root + "/objects/media/a/blank/facts.json"))
            try manager.removeItem(atPath: try #require(try await store.localPath(bare)))
            for key in [short, blank, bare] {
                await #expect { try await store.facts(key) } throws: { error in
                    if case .damaged? = error as? ObjectStoreError { true } else { false }
                }
            }
            // One that is damaged holds up neither the listing nor its own deletion or replacement.
            #expect(try await store.list(.media, after: nil, limit: 10).objects.map(\.key) == [good])
            try await store.write([4], to: short, type: "image/png")
            #expect(try await store.read(short, range: nil, maximum: 1) == [4])
            try await store.delete(blank)
            #expect(try await store.facts(blank) == nil)
            try await store.deleteAll(.media, id: "a")
            #expect(try manager.contentsOfDirectory(atPath: root + "/objects/media").isEmpty)
        }
    }

    @Test func localPathsNameOneContent() async throws {
        try await withRoot { root, pool in
            let store = try await openDirectory(root, pool: pool)
            let object = try key("media/a/photo")
            #expect(try await store.localPath(object) == nil)
            try await store.write([1, 2, 3], to: object, type: "image/png")
            let path = try #require(try await store.localPath(object))
            #expect(try Data(contentsOf: URL(filePath: path)) == Data([1, 2, 3]))
            #expect(try manager.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o400)
            try await store.write([4], to: object, type: "image/png")
            #expect(!manager.fileExists(atPath: path))
            #expect(try await store.localPath(object) != path)
        }
    }

    /// A confirmed upload and what is made of it take the room of one.
    @Test func copiesAndFetchesShareTheirData() async throws {
        try await withRoot { root, pool in
            let store = try await openDirectory(root, pool: pool)
            let staged = try key("staging/a/up"), kept = try key("media/a/original")
            try await store.write(pattern(5000), to: staged, type: "image/png")
            try await store.copy(staged, to: kept)
            _ = try await store.fetch(kept, to: root + "/fetched")
            func node(_ path: String) throws -> Int? { try manager.attributesOfItem(atPath: path)[.systemFileNumber] as? Int }
            let paths = [try #require(try await store.localPath(staged)), try #require(try await store.localPath(kept)), root + "/fetched"]
            #expect(Set(try paths.map(node)).count == 1)
        }
    }

    /// The sweep of staged objects goes by this time: a fresh copy of an old upload is fresh.
    @Test func timesAreThoseOfTheKey() async throws {
        try await withRoot { root, pool in
            let clock = ManualClock()
            let store = try await openDirectory(root, pool: pool, clock: clock)
            let staged = try key("staging/a/up"), kept = try key("media/a/original")
            try await store.write([1], to: staged, type: "image/png")
            let began = clock.now()
            clock.advance(by: .hours(3))
            try await store.copy(staged, to: kept)
            #expect(try await store.facts(staged)?.modifiedAt == began)
            #expect(try await store.facts(kept)?.modifiedAt == began + .hours(3))
            #expect(try await store.list(.media, after: nil, limit: 1).objects.map(\.modifiedAt) == [began + .hours(3)])
            let upload = try await store.beginParts(staged, type: "image/png")
            clock.advance(by: .hours(1))
            #expect(try await store.listParts(.staging) == [UnfinishedUpload(key: staged, id: upload, startedAt: began + .hours(3))])
        }
    }

    /// The names of an area are read and sorted once, however many pages there are; who begins in the middle, or walks beside somebody
    /// else, has them read again.
    @Test func aWalkReadsTheIdsOnce() async throws {
        try await withRoot { root, pool in
            let store = try await openDirectory(root, pool: pool)
            func write(_ id: String, _ names: [String] = ["x"]) async throws {
                for name in names { try await store.write([1], to: try key("media/\(id)/\(name)"), type: "image/png") }
            }
            for id in ["a", "b", "d"] { try await write(id, ["x", "y"]) }
            var walks: [[String]] = [[], []]
            var cursors: [String?] = [nil, nil]
            func go(_ walk: Int) async throws {
                let page = try await store.list(.media, after: cursors[walk], limit: 3)
                walks[walk] += page.objects.map { $0.key.id + $0.key.name }
                cursors[walk] = page.next
            }
            try await go(0)
            try await write("c")
            try await go(0)
            #expect(walks[0] == ["ax", "ay", "bx", "by", "dx", "dy"] && cursors[0] == nil)
            // Two at a time, and one that goes on where another one stopped.
            walks = [[], []]
            for _ in 0..<3 { for walk in [0, 1] { try await go(walk) } }
            #expect(walks[0] == ["ax", "ay", "bx", "by", "cx", "dx", "dy"] && walks[1] == walks[0])
            #expect(try await store.list(.media, after: "b/x", limit: 2).objects.map { $0.key.id + $0.key.name } == ["by", "cx"])
            #expect(try await store.list(.staging, after: "b/x", limit: 2).objects.isEmpty)
        }
    }

    @Test func acceptTakesTheFileOrLeavesIt() async throws {
        try await withRoot { root, pool in
            let store = try await openDirectory(root, pool: pool)
            let object = try key("staging/a/up")
            let terms = UploadTerms(type: "image/png", bytes: 3, sha256: sha256([1, 2, 3]))
            let admission = try admit(try store.signedPut(object, terms, now: SystemClock().now(), lifetime: .seconds(60)), 3, store)
            #expect(admission.key == object && admission.type == "image/png" && admission.bytes == 3 && admission.partNumber == nil)
            for (bytes, refusal) in [([1, 2], ObjectRefusal.incompleteBody), ([1, 2, 3, 4], .incompleteBody), ([3, 2, 1], .badDigest)]
                as [([UInt8], ObjectRefusal)]
            {
                let path = try spool(bytes, in: store)
                await #expect(throws: ObjectStoreError.refused(refusal)) { try await store.accept(admission, spooled: path) }
                #expect(manager.fileExists(atPath: path))
                try manager.removeItem(atPath: path)
            }
            #expect(try await store.facts(object) == nil)
            _ = try await store.accept(admission, spooled: try spool([1, 2, 3], in: store))
            #expect(try await store.read(object, range: nil, maximum: 3) == [1, 2, 3])
            #expect(try manager.contentsOfDirectory(atPath: root + "/temporary").isEmpty)
        }
    }

    @Test func newKeysTakeOverFromOlderOnes() async throws {
        try await withRoot { root, pool in
            let before = try await openDirectory(root, pool: pool)
            let object = try key("staging/a/up")
            let old = try before.signedPut(
                object, UploadTerms(type: "image/png", bytes: 1), now: SystemClock().now(), lifetime: .seconds(60))
            let fresh = try #require(ObjectCredentials(accessKey: "next", secretKey: Secret("the next secret of ours")))
            var configuration = DirectoryStore.Configuration(
                root: root, publicURL: try #require(StoreAddress("http://127.0.0.1/objects")), credentials: fresh,
                olderCredentials: [try #require(testCredentials)])
            let after = try await DirectoryStore.open(configuration, pool: pool)
            #expect(throws: Never.self) { try admit(old, 1, after) }
            configuration.olderCredentials = []
            let later = try await DirectoryStore.open(configuration, pool: pool)
            #expect(throws: ObjectRefusal.accessDenied) { try admit(old, 1, later) }
        }
    }

    @Test func aFullPoolIsAReasonToComeBack() async throws {
        try await withRoot { root, pool in
            let store = try await openDirectory(root, pool: pool)
            let object = try key("staging/a/up")
            let narrow = try WorkerPool(threads: 1, queueLimit: 0, longestWait: .seconds(60))
            let busy = try await openDirectory(root, pool: narrow)
            let entered = Semaphore(), leave = Semaphore()
            async let held: Void = narrow.run {
                entered.signal()
                leave.wait()
            }
            await Task.detached { entered.wait() }.value
            await #expect(throws: ObjectStoreError.unavailable(retryable: true, reason: "too much disk work is waiting")) {
                try await busy.write([1], to: object, type: "image/png")
            }
            leave.signal()
            try await held
            #expect(try await store.facts(object) == nil)
        }
    }

    @Test func systemErrorsAreTold() {
        #expect(DiskError.system(ENOSPC, call: "write").asStoreError == .storageFull)
        #expect(DiskError.system(EDQUOT, call: "write").asStoreError == .storageFull)
        #expect(DiskError.system(ENOENT, call: "open").asStoreError == .notFound)
        #expect(DiskError.system(EMFILE, call: "open").asStoreError == .unavailable(retryable: true, reason: "open: errno 24"))
        #expect(DiskError.system(EACCES, call: "open").asStoreError == .unavailable(retryable: false, reason: "open: errno 13"))
        #expect(DiskError.system(EIO, call: "read").asStoreError == .damaged("read: input/output error"))
    }

    @Test func aDirectoryThatCannotBeIsTold() async throws {
        try await withRoot { root, pool in
            try Data().write(to: URL(filePath: root))
            await #expect(throws: ObjectStoreError.self) { try await openDirectory(root, pool: pool) }
        }
    }
}
