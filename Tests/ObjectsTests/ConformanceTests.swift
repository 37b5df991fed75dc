import Foundation
import HTTPClient
import HTTPCore
import Objects
import Security
import Testing
import Wire

/// What every store does, run on each. Values go through real HTTP where a client would send them.
@Suite struct ConformanceTests {
    // MARK: - Objects

    @Test(arguments: StoreKind.allCases)
    func whatIsWrittenIsThere(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let store = fixture.store
            let key = try fixture.key()
            #expect(try await store.facts(key) == nil)
            let began = fixture.now
            let etag = try await store.write(pattern(1000), to: key, type: "image/webp")
            let facts = try #require(try await store.facts(key))
            #expect(facts.bytes == 1000 && facts.type == "image/webp" && facts.etag == etag && !etag.isEmpty)
            // S3 tells whole seconds.
            #expect(facts.modifiedAt >= began - .seconds(2) && facts.modifiedAt <= fixture.now + .seconds(2))

            try await store.write(pattern(5, seed: 2), to: key, type: "image/png")
            let replaced = try #require(try await store.facts(key))
            #expect(replaced.bytes == 5 && replaced.type == "image/png" && replaced.etag != etag)
            #expect(try await store.read(key, range: nil, maximum: 5) == pattern(5, seed: 2))

            try await store.write([], to: key, type: "text/plain")
            #expect(try await store.facts(key)?.bytes == 0)
            #expect(try await store.read(key, range: nil, maximum: 0) == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func readsGiveRangesAndKnowTheirLimit(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let store = fixture.store
            let key = try fixture.key()
            let bytes = pattern(1000)
            try await store.write(bytes, to: key, type: "image/png")
            #expect(try await store.read(key, range: nil, maximum: 1000) == bytes)
            #expect(try await store.read(key, range: 0..<1, maximum: 1000) == Array(bytes[..<1]))
            #expect(try await store.read(key, range: 990..<5000, maximum: 10) == Array(bytes[990...]))
            #expect(try await store.read(key, range: 7..<7, maximum: 10) == [])
            #expect(try await store.read(key, range: 1000..<1001, maximum: 10) == [])
            #expect(try await store.read(key, range: 5..<Int.max, maximum: 995) == Array(bytes[5...]))
            await #expect(throws: ObjectStoreError.tooLarge(limit: 999)) { try await store.read(key, range: nil, maximum: 999) }
            await #expect(throws: ObjectStoreError.tooLarge(limit: 9)) { try await store.read(key, range: 0..<10, maximum: 9) }
            let missing = try fixture.key("missing")
            await #expect(throws: ObjectStoreError.notFound) { try await store.read(missing, range: nil, maximum: 9) }
            await #expect(throws: ObjectStoreError.notFound) { try await store.read(missing, range: 3..<3, maximum: 9) }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func filesGoInAndOut(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let store = fixture.store
            let key = try fixture.key(area: .exports)
            let source = fixture.files + "/source.mp4", target = fixture.files + "/target.mp4"
            let bytes = pattern(12 << 20)
            try Data(bytes).write(to: URL(filePath: source))
            let etag = try await store.writeFile(source, to: key, type: "video/mp4")
            try FileManager.default.removeItem(atPath: source)
            let facts = try await store.fetch(key, to: target)
            #expect(facts.bytes == bytes.count && facts.type == "video/mp4" && facts.etag == etag)
            #expect(try Data(contentsOf: URL(filePath: target)) == Data(bytes))

            await #expect(throws: ObjectStoreError.refused(.alreadyExists)) { try await store.fetch(key, to: target) }
            let missing = try fixture.key("missing")
            await #expect(throws: ObjectStoreError.notFound) { try await store.fetch(missing, to: fixture.files + "/x") }
            await #expect(throws: ObjectStoreError.unavailable(retryable: false, reason: "no folder to fetch into")) {
                try await store.fetch(key, to: fixture.files + "/nowhere/x")
            }
            await #expect(throws: ObjectStoreError.notFound) { try await store.writeFile(source, to: key, type: "video/mp4") }
            #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.files).filter { $0 != "store" } == ["target.mp4"])

            // What was fetched stays when the object goes.
            try await store.delete(key)
            #expect(try Data(contentsOf: URL(filePath: target)) == Data(bytes))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func copiesHaveALifeOfTheirOwn(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let store = fixture.store
            let staged = try fixture.key("up"), kept = try fixture.key("original", area: .media)
            try await store.write(pattern(2000), to: staged, type: "image/heic")
            try await store.write([1], to: kept, type: "text/plain")
            try await store.copy(staged, to: kept)
            try await store.delete(staged)
            #expect(try await store.facts(staged) == nil)
            let facts = try #require(try await store.facts(kept))
            #expect(facts.bytes == 2000 && facts.type == "image/heic")
            #expect(try await store.read(kept, range: nil, maximum: 2000) == pattern(2000))
            await #expect(throws: ObjectStoreError.notFound) { try await store.copy(staged, to: kept) }
            #expect(try await store.facts(kept) == facts)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func deletingTakesWhatWasNamed(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let store = fixture.store
            let keys = try [("a", "1"), ("a", "2"), ("ab", "1"), ("a-b", "1"), ("a.b", "1"), ("b", "1")].map { try fixture.key($1, id: $0) }
            let elsewhere = try fixture.key("1", id: "a", area: .media)
            for key in keys + [elsewhere] { try await store.write([1], to: key, type: "text/plain") }
            try await store.delete(keys[5])
            try await store.delete(keys[5])
            try await store.deleteAll(.staging, id: "a")
            try await store.deleteAll(.staging, id: "a")
            var left: [String] = []
            for key in keys + [elsewhere] where try await store.facts(key) != nil { left.append(key.description) }
            #expect(left == ["staging/ab/1", "staging/a-b/1", "staging/a.b/1", "media/a/1"])
            await #expect(throws: ObjectStoreError.refused(.invalidArgument)) { try await store.deleteAll(.staging, id: "..") }
            // An id that was emptied can be used again.
            try await store.write([2], to: keys[0], type: "text/plain")
            #expect(try await store.read(keys[0], range: nil, maximum: 1) == [2])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func listingsComeInPages(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let store = fixture.store
            var expected: [ObjectKey] = []
            for id in ["a", "a-b", "a.b", "ab", "B"] {
                for name in 0..<5 { expected.append(try fixture.key("n\(name)", id: id)) }
            }
            for (index, key) in expected.enumerated() { try await store.write(pattern(index), to: key, type: "image/png") }
            try await store.write([1], to: try fixture.key(area: .media), type: "image/png")
            #expect(try await store.list(.exports, after: nil, limit: 10) == ObjectPage(objects: [], next: nil))
            for limit in [1, 7, 25, 1000] {
                var found: [ListedObject] = []
                var next: String?
                repeat {
                    let page = try await store.list(.staging, after: next, limit: limit)
                    #expect(page.objects.count <= limit)
                    found += page.objects
                    next = page.next
                } while next != nil && found.count <= 25
                #expect(found.count == 25)
                #expect(Set(found.map(\.key)) == Set(expected))
                for object in found { #expect(object.bytes == expected.firstIndex(of: object.key)) }
            }
            let first = try await store.list(.staging, after: nil, limit: 12)
            for object in first.objects { try await store.delete(object.key) }
            let second = try await store.list(.staging, after: first.next, limit: 1000)
            #expect(second.objects.count == 13)
        }
    }

    // MARK: - Signed URLs

    @Test(arguments: StoreKind.allCases)
    func clientsPutAndGet(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let key = try fixture.key("photo.jpg")
            let bytes = pattern(100_000)
            let terms = UploadTerms(type: "image/jpeg", bytes: bytes.count, sha256: sha256(bytes))
            let signed = try fixture.store.signedPut(key, terms, now: fixture.now, lifetime: .seconds(600))
            #expect(signed.headers["Content-Type"] == "image/jpeg")
            let put = try await fixture.put(signed, bytes)
            #expect(put.status == .ok)
            let facts = try #require(try await fixture.store.facts(key))
            #expect(facts.type == "image/jpeg" && facts.bytes == bytes.count)
            #expect(put.headers["ETag"] == "\"\(facts.etag)\"")

            let url = try fixture.store.signedGet(key, DownloadTerms(), now: fixture.now, lifetime: .seconds(600)).url
            let whole = try await fixture.get(url)
            #expect(whole.status == .ok && whole.body == bytes && whole.headers["Content-Type"] == "image/jpeg")
            #expect(whole.headers["ETag"] == "\"\(facts.etag)\"")
            let part = try await fixture.get(url, headers: ["Range": "bytes=10-19"])
            #expect(part.status == .partialContent && part.body == Array(bytes[10..<20]))
            #expect(part.headers["Content-Range"] == "bytes 10-19/100000")
            let known = try await fixture.get(url, headers: ["If-None-Match": "\"\(facts.etag)\""])
            #expect(known.status == .notModified && known.body.isEmpty)

            let missing = try fixture.store.signedGet(try fixture.key("none"), DownloadTerms(), now: fixture.now, lifetime: .seconds(60))
                .url
            #expect(try await fixture.get(missing).status == .notFound)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func downloadsLookAsSigned(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let key = try fixture.key()
            try await fixture.store.write([1, 2, 3], to: key, type: "application/octet-stream")
            let disposition = ContentDisposition(.attachment, fileName: "تقرير \"1\" \\ 2.pdf")
            let terms = DownloadTerms(type: "application/pdf", disposition: disposition, cacheControl: DownloadTerms.immutable)
            let answer = try await fixture.get(fixture.store.signedGet(key, terms, now: fixture.now, lifetime: .seconds(60)).url)
            #expect(answer.status == .ok && answer.body == [1, 2, 3])
            #expect(answer.headers["Content-Type"] == "application/pdf")
            #expect(answer.headers["Content-Disposition"] == disposition.value)
            #expect(answer.headers["Cache-Control"] == DownloadTerms.immutable)
        }
    }

    /// Caches know a URL again while its rounded time lasts.
    @Test(arguments: StoreKind.allCases)
    func sameArgumentsSameURL(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let key = try fixture.key()
            let time = Instant(milliseconds: 1_772_352_000_000)
            let one = try fixture.store.signedGet(key, DownloadTerms(), now: time, lifetime: .seconds(600))
            #expect(try fixture.store.signedGet(key, DownloadTerms(), now: time, lifetime: .seconds(600)) == one)
            #expect(try fixture.store.signedGet(key, DownloadTerms(), now: time + .seconds(1), lifetime: .seconds(600)).url != one.url)
            #expect(one.expiresAt == time + .seconds(600))
            for lifetime in [Duration.seconds(601), .zero, .milliseconds(500)] {
                #expect(throws: ObjectStoreError.refused(.badParameters)) {
                    try fixture.store.signedGet(key, DownloadTerms(), now: time, lifetime: lifetime)
                }
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func aKeyCanBeKeptFromBeingReplaced(_ kind: StoreKind) async throws {
        try await withStore(kind) { fixture in
            let key = try fixture.key()
            let terms = UploadTerms(type: "image/png", bytes: 3, replaces: false)
            let signed = try fixture.store.signedPut(key, terms, now: fixture.now, lifetime: .seconds(600))
            #expect(try await fixture.put(signed, [1, 2, 3]).status == .ok)
            #expect(try await fixture.put(signed, [4, 5, 6]).status == .preconditionFailed)
            var careless = signed.headers
            careless["If-None-Match"] = nil
            #expect(try await fixture.put(signed, [4, 5, 6], headers: careless).status == .forbidden)
            #expect(try await fixture.store.read(key, range: nil, maximum: 3) == [1, 2, 3])
        }
    }
}
