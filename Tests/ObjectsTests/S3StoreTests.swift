import EventLoop
import Foundation
import HTTPClient
import HTTPCore
import HTTPServer
import Objects
import Platform
import Security
import Synchronization
import TestSupport
import Testing
import Wire

/// What an S3 service may answer besides what SeaweedFS does: from a server that says what the test tells it.
@Suite struct S3StoreTests {
    /// Answers of a service, each used once, and what it was asked.
    private final class Script: HTTPResponder {
        private let state: Mutex<(answers: [HTTPResponse], asked: [HTTPRequest])>
        init(_ answers: [HTTPResponse]) { state = Mutex((answers.reversed(), [])) }
        var asked: [HTTPRequest] { state.withLock { $0.asked } }
        var isUsedUp: Bool { state.withLock { $0.answers.isEmpty } }

        func respond(to request: HTTPRequest) async -> HTTPResponse {
            state.withLock { state in
                state.asked.append(request)
                return state.answers.popLast() ?? HTTPResponse(status: HTTPStatus(418))
            }
        }
    }

    private static func xml(_ text: String, _ status: HTTPStatus = .ok) -> HTTPResponse {
        HTTPResponse(status: status, headers: ["Content-Type": "application/xml"], body: .bytes(Array(text.utf8)))
    }

    private static func error(_ code: String, _ status: Int) -> HTTPResponse {
        xml("<Error><Code>\(code)</Code><Message>m</Message></Error>", HTTPStatus(status))
    }

    private func withScript(_ answers: [HTTPResponse], _ body: (S3Store, Script) async throws -> Void) async throws {
        let script = Script(answers)
        let loops = try EventLoopGroup(count: 1)
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: script)
        var configuration = HTTPClient.Configuration()
        configuration.retries = RetryPolicy(attempts: 3, base: .milliseconds(1))
        let client = HTTPClient(loops: loops, configuration: configuration, random: SystemRandom())
        let result: Result<Void, any Error>
        do {
            try await body(try store(client, "http://127.0.0.1:\(server.port)"), script)
            #expect(script.isUsedUp)
            result = .success(())
        } catch { result = .failure(error) }
        client.close()
        await server.drain(within: .seconds(5))
        await Task.detached { loops.stop() }.value
        try result.get()
    }

    private func store(_ client: HTTPClient, _ url: String, bucket: String = "bucket", secret: String = "barbell-test-secret") throws
        -> S3Store
    {
        S3Store(
            S3Store.Configuration(
                endpoint: try #require(StoreAddress(url)), publicEndpoint: StoreAddress("https://cdn.test"), region: "us-east-1",
                bucket: bucket,
                credentials: try #require(ObjectCredentials(accessKey: "barbell-test", secretKey: Secret(secret)))),
            client: client, pool: try WorkerPool(threads: 1, queueLimit: 100, longestWait: .seconds(60)))
    }

    private var key: ObjectKey { get throws { try #require(ObjectKey("media/one/file")) } }

    @Test func idempotentCallsAreRepeated() async throws {
        let busy = Self.error("SlowDown", 503)
        try await withScript([busy, busy, HTTPResponse(status: .ok, headers: ["ETag": "\"tag\""])]) { store, script async throws in
            #expect(try await store.write([1, 2], to: try key, type: "image/png") == "tag")
            #expect(script.asked.map(\.body) == [[1, 2], [1, 2], [1, 2]])
            #expect(Set(script.asked.map { $0.headers["Authorization"] }).count == 1)
        }
        // Two uploads would be left of one that was begun twice.
        try await withScript([busy]) { store, _ async throws in
            await #expect(throws: ObjectStoreError.unavailable(retryable: true, reason: "SlowDown")) {
                try await store.beginParts(try key, type: "image/png")
            }
        }
    }

    @Test(arguments: [
        ("NoSuchKey", 404, ObjectStoreError.notFound), ("NoSuchBucket", 404, .unavailable(retryable: false, reason: "NoSuchBucket")),
        ("InternalError", 500, .unavailable(retryable: true, reason: "InternalError")), ("Other", 507, .storageFull),
        ("QuotaExceeded", 403, .storageFull), ("OperationAborted", 409, .unavailable(retryable: true, reason: "OperationAborted")),
        ("AccessDenied", 403, .refused(.accessDenied)), ("Strange", 400, .refused(ObjectRefusal(code: "Strange", status: 400))),
        ("InvalidPartOrder", 400, .invalidPart(number: nil)),
    ])
    func errorsHaveTypes(_ code: String, _ status: Int, _ expected: ObjectStoreError) async throws {
        try await withScript([Self.error(code, status)]) { store, _ async throws in
            await #expect(throws: expected) { try await store.read(try key, range: nil, maximum: 10) }
        }
    }

    /// S3 sends the head of some answers before it knows how they end.
    @Test func errorsComeWith200() async throws {
        let parts = [StoredPart(number: 1, bytes: 1, etag: "a")]
        let upload = try #require(PartsID("u"))
        try await withScript([Self.error("InternalError", 200), Self.error("InvalidPart", 200), Self.error("NoSuchKey", 200)]) {
            store, script async throws in
            await #expect(throws: ObjectStoreError.unavailable(retryable: true, reason: "InternalError")) {
                try await store.completeParts(try key, upload, parts)
            }
            await #expect(throws: ObjectStoreError.invalidPart(number: nil)) { try await store.completeParts(try key, upload, parts) }
            await #expect(throws: ObjectStoreError.notFound) { try await store.copy(try key, to: try key) }
            let body = String(decoding: script.asked[0].body, as: UTF8.self)
            #expect(
                body
                    == "<CompleteMultipartUpload><Part><PartNumber>1</PartNumber><ETag>&quot;a&quot;</ETag></Part></CompleteMultipartUpload>"
            )
        }
    }

    @Test(arguments: ["", "<html>", "{}", "<!DOCTYPE x [<!ENTITY a 'b'>]><ListBucketResult/>"])
    func nonsenseIsNoAnswer(_ text: String) async throws {
        try await withScript([Self.xml(text)]) { store, _ async throws in
            await #expect(throws: ObjectStoreError.unavailable(retryable: true, reason: "the service sent no XML")) {
                try await store.list(.media, after: nil, limit: 10)
            }
        }
    }

    @Test func listingsGoOnAndLeaveOutWhatIsNotOurs() async throws {
        func entry(_ key: String) -> String {
            "<Contents><Key>\(key)</Key><LastModified>2026-03-01T08:00:00.000Z</LastModified><Size>7</Size></Contents>"
        }
        let first = Self.xml(
            "<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>a/+=&amp;</NextContinuationToken>"
                + entry("media/one/file") + entry("media/strange") + entry("media/a/b/c") + "</ListBucketResult>")
        let last = Self.xml("<ListBucketResult><IsTruncated>false</IsTruncated></ListBucketResult>")
        try await withScript([first, last]) { store, script async throws in
            let page = try await store.list(.media, after: nil, limit: 5000)
            #expect(page.objects == [ListedObject(key: try key, bytes: 7, modifiedAt: Instant(milliseconds: 1_772_352_000_000))])
            #expect(page.next == "a/+=&")
            #expect(try await store.list(.media, after: page.next, limit: 1) == ObjectPage(objects: [], next: nil))
            #expect(
                script.asked.map(\.query) == [
                    "list-type=2&max-keys=1000&prefix=media%2F", "continuation-token=a%2F%2B%3D%26&list-type=2&max-keys=1&prefix=media%2F",
                ])
        }
    }

    @Test func partsThatWereReplacedAreToldOnce() async throws {
        func part(_ number: Int, _ tag: String, _ second: Int) -> String {
            "<Part><ETag>&#34;\(tag)&#34;</ETag><LastModified>2026-03-01T08:00:0\(second)Z</LastModified><PartNumber>\(number)</PartNumber><Size>5</Size></Part>"
        }
        let parts = part(1, "old", 1) + part(1, "new", 2) + part(2, "new", 3) + part(2, "old", 1) + part(3, "same", 1) + part(3, "same", 1)
        let head = "<ListPartsResult><IsTruncated>true</IsTruncated><NextPartNumberMarker>3</NextPartNumberMarker>"
        let next = "<ListPartsResult><IsTruncated>false</IsTruncated>" + part(4, "one", 1) + part(4, "other", 1) + part(5, "x", 1)
        try await withScript([Self.xml(head + parts + "</ListPartsResult>"), Self.xml(next + "</ListPartsResult>")]) {
            store, script async throws in
            let upload = try #require(PartsID("u~1"))
            let found = try await store.parts(try key, upload)
            #expect(found.map { "\($0.number)\($0.etag)" } == ["1new", "2new", "3same", "5x"])
            #expect(
                script.asked.map(\.query) == [
                    "max-parts=1000&part-number-marker=0&uploadId=u~1", "max-parts=1000&part-number-marker=3&uploadId=u~1",
                ])
        }
    }

    @Test func unfinishedUploadsComeInPages() async throws {
        func upload(_ id: String) -> String {
            "<Upload><Initiated>2026-03-01T08:00:00.000Z</Initiated><Key>media/one/file</Key><UploadId>\(id)</UploadId></Upload>"
        }
        let first =
            "<R><IsTruncated>true</IsTruncated><NextKeyMarker>media/one/file</NextKeyMarker><NextUploadIdMarker>a</NextUploadIdMarker>"
        try await withScript([
            Self.xml(first + upload("a") + "</R>"), Self.xml("<R><IsTruncated>false</IsTruncated>" + upload("b") + "</R>"),
        ]) { store, script async throws in
            #expect(try await store.listParts(.media).map(\.id.text) == ["a", "b"])
            #expect(
                script.asked.last?.query == "key-marker=media%2Fone%2Ffile&max-uploads=1000&prefix=media%2F&upload-id-marker=a&uploads=")
        }
    }

    /// A part of a file must not pass for the whole.
    @Test func brokenDownloadsLeaveNoFile() async throws {
        let path = NSTemporaryDirectory() + "barbell-objects-" + UUID().uuidString
        let head = HTTPResponse(
            status: .ok, headers: ["Content-Length": "100", "Last-Modified": "Sun, 01 Mar 2026 08:00:00 GMT"],
            body: .bytes([UInt8](repeating: 1, count: 100)))
        let broken = HTTPResponse(
            status: .ok, headers: ["Content-Length": "100"],
            body: .stream { writer in
                try await writer.write([1, 2, 3])
                throw CancellationError()
            })
        try await withScript([head, broken, broken, broken]) { store, _ async throws in
            await #expect(throws: ObjectStoreError.unavailable(retryable: true, reason: "the connection broke")) {
                try await store.fetch(try key, to: path)
            }
            #expect(!FileManager.default.fileExists(atPath: path))
        }
    }

    @Test func clientsAreSentToThePublicAddress() async throws {
        try await withScript([]) { store, _ async throws in
            let signed = try store.signedPut(
                try key, UploadTerms(type: "image/png", bytes: 1), now: SystemClock().now(), lifetime: .seconds(60))
            #expect(signed.url.hasPrefix("https://cdn.test/bucket/media/one/file?"))
            #expect(try await store.localPath(try key) == nil)
        }
    }

    @Test func nobodyThere() async throws {
        let loops = try EventLoopGroup(count: 1)
        var configuration = HTTPClient.Configuration()
        configuration.retries = .never
        let client = HTTPClient(loops: loops, configuration: configuration, random: SystemRandom())
        let server = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: Script([]))
        await server.drain(within: .zero)
        let store = try store(client, "http://127.0.0.1:\(server.port)")
        await #expect(throws: ObjectStoreError.unavailable(retryable: true, reason: "no connection")) { try await store.facts(try key) }
        client.close()
        await Task.detached { loops.stop() }.value
    }

    /// A production key is often made for one bucket, which somebody else has created.
    @Test func aKeyThatMayNotCreateBucketsUsesTheOneThatIsThere() async throws {
        let denied = Self.error("AccessDenied", 403)
        try await withScript([denied, HTTPResponse(status: .ok)]) { store, script async throws in
            try await store.createBucket()
            #expect(script.asked.map(\.method) == [.put, .head])
        }
        let none = ObjectStoreError.unavailable(retryable: false, reason: "there is no such bucket")
        let closed = ObjectStoreError.refused(ObjectRefusal(code: "Status403", status: 403))
        for (status, expected) in [(404, none), (403, closed)] {
            try await withScript([denied, HTTPResponse(status: HTTPStatus(status))]) { store, _ async throws in
                await #expect(throws: expected) { try await store.createBucket() }
            }
        }
        try await withScript([Self.error("SignatureDoesNotMatch", 403)]) { store, script async throws in
            await #expect(throws: ObjectStoreError.refused(.signatureDoesNotMatch)) { try await store.createBucket() }
            #expect(script.asked.count == 1)
        }
    }

    /// With the real service: its own words for wrong credentials and missing buckets.
    @Test func wrongCredentialsAndBuckets() async throws {
        let endpoint = try await SeaweedServer.shared.start()
        let loops = try EventLoopGroup(count: 1)
        let client = HTTPClient(loops: loops, random: SystemRandom())
        let name = await SeaweedServer.shared.freshBucketName()
        let stranger = try store(client, endpoint.url, bucket: name, secret: "another-secret-as-long")
        await #expect(throws: ObjectStoreError.refused(.signatureDoesNotMatch)) { try await stranger.createBucket() }
        let ours = try store(client, endpoint.url, bucket: name)
        await #expect(throws: ObjectStoreError.unavailable(retryable: false, reason: "there is no such bucket")) {
            try await ours.checkBucket()
        }
        try await ours.createBucket()
        try await ours.createBucket()
        try await ours.checkBucket()
        await #expect(throws: ObjectStoreError.refused(.signatureDoesNotMatch)) {
            try await stranger.write([1], to: try key, type: "image/png")
        }
        client.close()
        await Task.detached { loops.stop() }.value
    }
}
