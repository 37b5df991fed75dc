import Foundation
import HTTPClient
import HTTPCore
import Objects
import Synchronization
import Testing

private final class Countdown: Sendable {
    private let left: Atomic<Int>
    init(_ count: Int) { left = Atomic(count) }
    func step() { left.subtract(1, ordering: .sequentiallyConsistent) }
    var isRunning: Bool { left.load(ordering: .sequentiallyConsistent) > 0 }
}

@Suite struct RaceTests {
    /// Content `n` is `n` bytes long and typed by its number: whoever reads must see one writer's length, type and bytes.
    private func content(_ number: Int) -> (bytes: [UInt8], type: String) {
        (Array(repeating: UInt8(number), count: 1000 + number), "application/x-\(number)")
    }

    @Test(arguments: StoreKind.allCases)
    func manyWritersOfOneKeyLeaveOneContent(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let key = try fixture.key()
            let writing = Countdown(20)
            try await withThrowingTaskGroup(of: Void.self) { group in
                for number in 0..<20 {
                    let (bytes, type) = content(number)
                    let signed = try fixture.store.signedPut(
                        key, UploadTerms(type: type, bytes: bytes.count), now: fixture.now, lifetime: .seconds(600))
                    group.addTask {
                        let status = try await fixture.put(signed, bytes).status
                        writing.step()
                        #expect(status == .ok)
                    }
                }
                group.addTask {
                    var seen = false
                    while writing.isRunning {
                        guard let facts = try await fixture.store.facts(key) else {
                            #expect(!seen, "an object that was there is gone")
                            continue
                        }
                        seen = true
                        #expect(facts.type == content(facts.bytes - 1000).type)
                        let bytes = try await fixture.store.read(key, range: nil, maximum: 2000)
                        #expect(bytes == content(bytes.count - 1000).bytes)
                    }
                }
                try await group.waitForAll()
            }
            let facts = try #require(try await fixture.store.facts(key))
            let (bytes, type) = content(facts.bytes - 1000)
            #expect(facts.type == type)
            #expect(try await fixture.store.read(key, range: nil, maximum: 2000) == bytes)
            #expect(try await fixture.store.list(.staging, after: nil, limit: 10).objects.map(\.key) == [key])
        }
    }

    /// The condition is decided by the store: exactly one of them.
    @Test(arguments: StoreKind.allCases)
    func oneOfManyThatMayNotReplaceWins(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let key = try fixture.key()
            var statuses: [Int] = []
            try await withThrowingTaskGroup(of: Int.self) { group in
                for number in 0..<20 {
                    let (bytes, type) = content(number)
                    let signed = try fixture.store.signedPut(
                        key, UploadTerms(type: type, bytes: bytes.count, replaces: false), now: fixture.now, lifetime: .seconds(600))
                    group.addTask { try await fixture.put(signed, bytes).status.code }
                }
                for try await status in group { statuses.append(status) }
            }
            #expect(statuses.filter { $0 == 200 }.count == 1)
            #expect(statuses.filter { $0 == 412 }.count == 19)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func manyThatCompleteMakeOneObject(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let key = try fixture.key()
            let upload = try await fixture.store.beginParts(key, type: "video/mp4")
            for number in 1...2 {
                let bytes = pattern(StoredPart.minimumBytes, seed: UInt64(number))
                let signed = try fixture.store.signedPart(
                    key, upload, number: number, bytes: bytes.count, sha256: nil, now: fixture.now, lifetime: .seconds(600))
                #expect(try await fixture.put(signed, bytes).status == .ok)
            }
            let parts = try await fixture.store.parts(key, upload)
            var etags: Set<String> = []
            try await withThrowingTaskGroup(of: String?.self) { group in
                for _ in 0..<20 {
                    group.addTask {
                        do {
                            return try await fixture.store.completeParts(key, upload, parts)
                        } catch ObjectStoreError.notFound {
                            return nil
                        } catch ObjectStoreError.unavailable(retryable: true, _) {
                            return nil
                        }
                    }
                }
                for try await etag in group { if let etag { etags.insert(etag) } }
            }
            let facts = try #require(try await fixture.store.facts(key))
            #expect(etags == [facts.etag])
            #expect(
                try await fixture.store.read(key, range: nil, maximum: 11 << 20)
                    == pattern(StoredPart.minimumBytes, seed: 1) + pattern(StoredPart.minimumBytes, seed: 2))
            #expect(try await fixture.store.listParts(.staging).isEmpty)
        }
    }

    /// As a client does that did not wait for the end of its first try. Not on SeaweedFS, which does not tell which of two came last.
    @Test func twoThatSendOnePartLeaveOne() async throws {
        try await withStore(.directory) { fixture in
            let key = try fixture.key()
            let upload = try await fixture.store.beginParts(key, type: "video/mp4")
            // So that looking through the folder takes its time.
            for number in 0..<1000 {
                let path = fixture.files + "/store/uploads/\(upload)/other-\(number)"
                try #require(FileManager.default.createFile(atPath: path, contents: nil))
            }
            for round in 0..<60 {
                var etags: [String] = []
                try await withThrowingTaskGroup(of: String?.self) { group in
                    for length in [100, 101] {
                        let bytes = [UInt8](repeating: UInt8(round), count: length)
                        let signed = try fixture.store.signedPart(
                            key, upload, number: 1, bytes: length, sha256: nil, now: fixture.now, lifetime: .seconds(600))
                        group.addTask {
                            let answer = try await fixture.put(signed, bytes)
                            #expect(answer.status == .ok)
                            return answer.headers["ETag"]
                        }
                    }
                    for try await etag in group { if let etag { etags.append(etag) } }
                }
                let parts = try await fixture.store.parts(key, upload)
                #expect(parts.count == 1, "round \(round)")
                #expect(parts.allSatisfy { etags.contains("\"\($0.etag)\"") }, "round \(round)")
            }
        }
    }

    /// A sweep that lists while others write and delete sees everything that stays, once, and never fails.
    @Test(arguments: StoreKind.allCases)
    func listingWhileOthersDelete(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let store = fixture.store
            let staying = try (0..<20).map { try fixture.key("stays", id: "id\($0)") }
            let leaving = try (0..<20).map { try fixture.key("leaves", id: $0 % 2 == 0 ? "id\($0)" : "other\($0)") }
            for key in staying + leaving { try await store.write([1], to: key, type: "text/plain") }
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    for key in leaving {
                        try await store.delete(key)
                        try await store.write([2], to: key, type: "text/plain")
                        try await store.delete(key)
                    }
                }
                group.addTask {
                    for _ in 0..<5 {
                        var found: [ObjectKey] = []
                        var next: String?
                        repeat {
                            let page = try await store.list(.staging, after: next, limit: 7)
                            found += page.objects.map(\.key)
                            next = page.next
                        } while next != nil
                        #expect(Set(found).isSuperset(of: staying))
                        #expect(Set(found).count == found.count)
                    }
                }
                try await group.waitForAll()
            }
            #expect(Set(try await store.list(.staging, after: nil, limit: 1000).objects.map(\.key)) == Set(staying))
        }
    }

    /// The last object of an id goes while another comes to it.
    @Test(arguments: StoreKind.allCases)
    func comingAndGoingInOneID(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let keys = try (0..<8).map { try fixture.key("n\($0)") }
            try await withThrowingTaskGroup(of: Void.self) { group in
                for key in keys {
                    group.addTask {
                        for round in 0..<10 {
                            try await fixture.store.write([UInt8(round)], to: key, type: "text/plain")
                            #expect(try await fixture.store.read(key, range: nil, maximum: 1) == [UInt8(round)])
                            try await fixture.store.delete(key)
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await fixture.store.list(.staging, after: nil, limit: 10).objects.isEmpty)
        }
    }
}
