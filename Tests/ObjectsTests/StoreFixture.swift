import EventLoop
import Foundation
import HTTPClient
import HTTPCore
import HTTPServer
import Objects
import Platform
import Security
import TestSupport
import Testing
import Wire

enum StoreKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
    case directory, s3
    var testDescription: String { rawValue }
}

/// A store, and its clients' way to it.
struct StoreFixture: Sendable {
    let store: any ObjectStore
    /// Nil for S3.
    let directory: DirectoryStore?
    let client: HTTPClient
    /// A folder for the test's own files, on the file system of a directory store.
    let files: String
    let pool: WorkerPool

    /// The time of day: S3 knows no other.
    var now: Instant { SystemClock().now() }

    func key(_ name: String = "file", id: String = "one", area: ObjectArea = .staging) throws -> ObjectKey {
        try #require(ObjectKey(area: area, id: id, name: name))
    }

    func put(_ signed: SignedURL, _ body: [UInt8], headers: HTTPHeaders? = nil, url: String? = nil) async throws -> ClientResponse {
        try await client.send(
            ClientRequest(method: .put, url: url ?? signed.url, headers: headers ?? signed.headers, body: body), deadline: .seconds(60))
    }

    func get(_ url: String, headers: HTTPHeaders = HTTPHeaders()) async throws -> ClientResponse {
        try await client.send(ClientRequest(url: url, headers: headers), deadline: .seconds(60))
    }
}

func withStore(_ kind: StoreKind, _ body: (StoreFixture) async throws -> Void) async throws {
    let files = NSTemporaryDirectory() + "barbell-objects-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: files, withIntermediateDirectories: true)
    let loops = try EventLoopGroup(count: 1)
    var configuration = HTTPClient.Configuration()
    configuration.maximumBodyBytes = 64 << 20
    let client = HTTPClient(loops: loops, configuration: configuration, random: SystemRandom())
    let pool = try WorkerPool(threads: 2, queueLimit: 1000, longestWait: .seconds(60))
    var server: HTTPServer?
    let result: Result<Void, any Error>
    do {
        switch kind {
        case .directory:
            let endpoint = DirectoryEndpoint()
            let started = try await HTTPServer.start(host: "127.0.0.1", port: 0, loops: loops, responder: endpoint)
            server = started
            let store = try await openDirectory(files + "/store", port: started.port, pool: pool)
            endpoint.serve(store)
            try await body(StoreFixture(store: store, directory: store, client: client, files: files, pool: pool))
        case .s3:
            let store = try await openBucket(client: client, pool: pool)
            try await body(StoreFixture(store: store, directory: nil, client: client, files: files, pool: pool))
        }
        result = .success(())
    } catch {
        result = .failure(error)
    }
    client.close()
    await server?.drain(within: .seconds(5))
    await Task.detached { loops.stop() }.value
    try? FileManager.default.removeItem(atPath: files)
    try result.get()
}

let testCredentials = ObjectCredentials(accessKey: "barbell-test", secretKey: Secret("barbell-test-secret"))

func openDirectory(
    _ root: String, port: Int = 80, pool: WorkerPool, clock: any WallClock = SystemClock(), temporaryAge: Duration = .hours(24)
) async throws -> DirectoryStore {
    try await DirectoryStore.open(
        DirectoryStore.Configuration(
            root: root, publicURL: try #require(StoreAddress("http://127.0.0.1:\(port)/objects")),
            credentials: try #require(testCredentials),
            temporaryAge: temporaryAge),
        clock: clock, pool: pool)
}

private func openBucket(client: HTTPClient, pool: WorkerPool) async throws -> S3Store {
    let endpoint = try await SeaweedServer.shared.start()
    let store = S3Store(
        S3Store.Configuration(
            endpoint: try #require(StoreAddress(endpoint.url)), region: endpoint.region,
            bucket: await SeaweedServer.shared.freshBucketName(),
            credentials: try #require(ObjectCredentials(accessKey: endpoint.accessKey, secretKey: Secret(endpoint.secretKey)))),
        client: client, pool: pool)
    try await store.createBucket()
    return store
}

/// Bytes that repeat themselves nowhere near: a part in the wrong place shows.
func pattern(_ count: Int, seed: UInt64 = 1) -> [UInt8] { SeededRandom(seed: seed).bytes(count) }
