import Foundation
import HTTPCore
import Platform
import Security
import Testing
import Wire

@testable import Objects

/// What the directory store lets a good signature do: nothing but what its own URLs say.
@Suite struct AdmissionTests {
    private func withStore(_ body: (DirectoryStore) async throws -> Void) async throws {
        let root = NSTemporaryDirectory() + "barbell-objects-" + UUID().uuidString
        defer { try? FileManager.default.removeItem(atPath: root) }
        try await body(try await openDirectory(root, pool: try WorkerPool(threads: 1, queueLimit: 100, longestWait: .seconds(60))))
    }

    /// Signed with the store's own key, whatever it says.
    private func admit(
        _ store: DirectoryStore, method: String = "PUT", path: String = "/objects/staging/one/file", query: [(String, String)] = [],
        signing: [(String, String)] = [("Content-Length", "3"), ("Content-Type", "image/png")], adding: [(String, String)] = []
    ) throws -> Admission {
        let now = SystemClock().now()
        let signed = [("Host", "127.0.0.1")] + signing
        let request = SigV4.Request(
            method: method, path: path, query: query.map { ($0.0, $0.1) }, headers: signed.map { ($0.0, $0.1) },
            payloadHash: SigV4.unsignedPayload)
        let text = SigV4.presignedQuery(
            of: request, scope: SigV4.Scope(time: now, region: DirectoryStore.region), credentials: try #require(testCredentials),
            lifetime: 60)
        var headers = HTTPHeaders()
        for (name, value) in signed + adding { headers.add(name, value) }
        return try store.admit(method: method, path: path, query: text, headers: headers, now: now)
    }

    @Test func lengthAndTypeMustBeSigned() async throws {
        try await withStore { store async throws in
            #expect(throws: Never.self) { try admit(store) }
            let length = ("Content-Length", "3"), type = ("Content-Type", "image/png")
            #expect(throws: ObjectRefusal.accessDenied) { try admit(store, signing: [type], adding: [length]) }
            #expect(throws: ObjectRefusal.accessDenied) { try admit(store, signing: [length], adding: [type]) }
            #expect(throws: ObjectRefusal.missingContentLength) { try admit(store, signing: [type]) }
            for text in ["-1", "x", "", "99999999999999999999"] {
                #expect(throws: ObjectRefusal.accessDenied) { try admit(store, signing: [("Content-Length", text), type]) }
            }
        }
    }

    @Test(arguments: ["DELETE", "POST", "HEAD", "PATCH", "OPTIONS"])
    func onlyPutAndGet(_ method: String) async throws {
        try await withStore { store async throws in
            #expect(throws: ObjectRefusal.methodNotAllowed) { try admit(store, method: method) }
        }
    }

    @Test(arguments: [
        "/objects/other/one/file", "/objects/staging/one", "/objects/staging/one/file/x", "/staging/one/file", "/objectsstaging/one/file",
        "/",
    ])
    func onlyKeys(_ path: String) async throws {
        try await withStore { store async throws in
            #expect(throws: ObjectRefusal.accessDenied) { try admit(store, path: path) }
        }
    }

    @Test func onlyKnownParameters() async throws {
        try await withStore { store async throws in
            let upload = ("uploadId", "0123456789abcdef0123456789abcdef")
            guard case .put(let part) = try admit(store, query: [("partNumber", "10000"), upload]) else { throw ObjectStoreError.notFound }
            #expect(part.partNumber == 10_000 && part.type == nil && part.bytes == 3)
            for query in [[("partNumber", "0"), upload], [("partNumber", "10001"), upload], [("partNumber", "x"), upload], [upload],
                [("partNumber", "1")], [("partNumber", "1"), ("uploadId", "")], [("partNumber", "1"), upload, ("x", "")], [("acl", "")],
            ] {
                #expect(throws: ObjectRefusal.invalidArgument) { try admit(store, query: query) }
            }
            #expect(throws: ObjectRefusal.invalidArgument) { try admit(store, method: "GET", query: [("response-expires", "0")]) }
            #expect(throws: ObjectRefusal.invalidArgument) { try admit(store, method: "GET", query: [upload]) }
        }
    }

    @Test func hashesAndConditionsAreRead() async throws {
        try await withStore { store async throws in
            let base = [("Content-Length", "3"), ("Content-Type", "image/png")]
            guard case .put(let hashed) = try admit(store, signing: base + [("x-amz-checksum-sha256", base64(sha256("abc")))]) else {
                throw ObjectStoreError.notFound
            }
            #expect(hashed.sha256 == sha256("abc"))
            for text in ["AAAA", "", hex(sha256("abc"))] {
                #expect(throws: ObjectRefusal.invalidArgument) { try admit(store, signing: base + [("x-amz-checksum-sha256", text)]) }
            }
            // More care than the URL asks for is taken; conditions of another kind are not understood.
            let key = try #require(ObjectKey("staging/one/file"))
            let careful = try admit(store, adding: [("If-None-Match", "*")])
            #expect(careful == .put(PutAdmission(target: .object(key, type: "image/png", replaces: false), bytes: 3, sha256: nil)))
            #expect(throws: ObjectRefusal.invalidArgument) { try admit(store, adding: [("If-None-Match", "\"tag\"")]) }
        }
    }

    /// One completes; another is told to come back, and does not do the work again.
    @Test func anUploadIsCompletedByOneAtATime() async throws {
        try await withStore { store async throws in
            let key = try #require(ObjectKey("staging/one/file"))
            let upload = try await store.beginParts(key, type: "image/png")
            guard case .put(let admission) = try admit(store, query: [("partNumber", "1"), ("uploadId", upload.text)]) else {
                throw ObjectStoreError.notFound
            }
            let spooled = store.spoolDirectory + "/upload-1"
            try Data([1, 2, 3]).write(to: URL(filePath: spooled))
            _ = try await store.accept(admission, spooled: spooled)
            let parts = try await store.parts(key, upload)

            let record = store.spoolDirectory + "/../uploads/\(upload)/upload.json"
            let other = open(record, O_RDONLY)
            #expect(flock(other, LOCK_EX) == 0)
            await #expect(throws: ObjectStoreError.unavailable(retryable: true, reason: "the upload is being completed")) {
                try await store.completeParts(key, upload, parts)
            }
            close(other)
            _ = try await store.completeParts(key, upload, parts)
            #expect(try await store.read(key, range: nil, maximum: 3) == [1, 2, 3])
        }
    }

    @Test func answersAreHarmlessAndKnown() async throws {
        try await withStore { store async throws in
            let key = try #require(ObjectKey("media/one/page.html"))
            let etag = try await store.write(Array("<script>".utf8), to: key, type: "text/html")
            guard case .get(let admission) = try admit(store, method: "GET", path: "/objects/\(key)", signing: []) else {
                throw ObjectStoreError.notFound
            }
            let object = try await store.open(admission)
            let answer = object.response(to: [:])
            #expect(answer.status == .ok && answer.headers["Content-Type"] == "text/html")
            #expect(answer.headers["X-Content-Type-Options"] == "nosniff")
            #expect(answer.headers["Content-Security-Policy"] == "default-src 'none'; sandbox")
            #expect(answer.headers["Cache-Control"] == "private, no-cache")
            for played in ["video/mp4", "audio/mpeg"] {
                // Chromium plays what it opens by itself only from where it may: in a sandbox that is nowhere.
                #expect(ContentPolicy.of(played) == "default-src 'none'; media-src 'self'; style-src 'unsafe-inline'")
            }
            for known in ["\"\(etag)\"", "W/\"\(etag)\"", "\"x\", \"\(etag)\"", "*"] {
                let answer = object.response(to: ["If-None-Match": known])
                #expect(answer.status == .notModified && answer.headers["ETag"] == "\"\(etag)\"")
            }
            for unknown in ["\"x\"", etag, "\"\(etag)", ""] { #expect(object.response(to: ["If-None-Match": unknown]).status == .ok) }
            try await store.delete(key)
            await #expect(throws: ObjectStoreError.notFound) { try await store.open(admission) }
        }
    }
}
