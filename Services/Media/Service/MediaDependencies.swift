internal import Contracts
internal import JSONCoding
internal import Objects
internal import Platform
internal import Security
internal import ServiceKit
internal import Storage
internal import Wire

/// What every flow of this service works with.
struct MediaDependencies: Sendable {
    let runtime: ServiceRuntime
    let settings: MediaServiceSettings
    let store: any ObjectStore
    let pictures: PicturePool
    /// Hashing and other work that would hold up an event loop.
    let pool: WorkerPool
    let links: ContentLinks

    init(settings: MediaServiceSettings, runtime: ServiceRuntime) async throws {
        self.runtime = runtime
        self.settings = settings
        pictures = try PicturePool(settings)
        pool = try WorkerPool(threads: settings.pictureThreads, queueLimit: 256, longestWait: .seconds(30))
        pool.show(as: "files", in: runtime.metrics)
        links = ContentLinks(
            format: OpaqueTokenFormat(version: "c1", key: runtime.keys.hmac("content links")), policy: settings.policy,
            clockTolerance: runtime.configuration.clockTolerance)
        try ScratchFolder.prepare(settings.scratch)
        store = try await ObjectStores.open(
            settings, runtime, pool: try WorkerPool(threads: 4, queueLimit: 1024, longestWait: .seconds(30)))
    }

    var database: any Database { runtime.database }
    var policy: MediaPolicy { settings.policy }

    /// Runs work on the pool.
    /// - Throws: `unavailable` when too much of it is waiting, and whatever `job` throws.
    func onPool<T: Sendable>(_ job: @escaping @Sendable () throws -> T) async throws -> T {
        do {
            return try await pool.run { Result { try job() } }.get()
        } catch let error as WorkerPoolError {
            if case .overloaded(let wait) = error { throw APIError(.unavailable, retryAfter: wait) }
            throw APIError(.unavailable, retryAfter: .seconds(1))
        }
    }

    /// The address clients reach this service by, without a slash at its end.
    func publicURL(_ context: RequestContext) -> String { context.publicURL(settings.publicURL) }

    /// The time signed URLs count from: an S3 service has the world's, whatever time a test run lives in.
    func signingTime(_ context: RequestContext) -> Instant { store is S3Store ? SystemClock().now() : context.now }

    /// The store, signing URLs that lead to where the client found this service.
    func store(_ context: RequestContext) -> any ObjectStore {
        (store as? DirectoryStore).flatMap { directory in StoreAddress(ObjectStores.objectsURL(publicURL(context))).map(directory.at) }
            ?? store
    }

    /// Leaves the removal of a folder of objects for after the caller's transaction.
    /// - Parameter parts: the store's id of an upload in parts, which goes too.
    func removeObjects(_ area: ObjectArea, _ id: String, parts: String? = nil, run: String?, in db: any Connection) async throws {
        try await runtime.work.add(MediaWork.removeObjects, ObjectRemoval(area: area.rawValue, id: id, parts: parts), run: run, in: db)
    }
}
