public import HTTPCore
public import Platform
public import Security
public import Wire

/// Objects in a directory of this machine, with signed URLs that mean what S3's mean.
///
/// Somebody must serve `publicURL`: `admit` says whether a request may do what it asks, `accept` stores the body of a PUT that was
/// spooled to a file, `open` finds the file for a GET. All three refuse exactly as a strict S3 service does. A proxy in front must
/// pass `Host` and the path on as they came, since both are signed.
///
/// Several stores, in one process or more, may share a directory. It needs a file system with hard links and atomic renames; data
/// that is copied inside it is shared, not doubled.
public final class DirectoryStore: Sendable {
    public struct Configuration: Sendable {
        /// The directory; made when it is missing. Nobody else writes into it.
        public var root: String
        /// Where clients reach `admit`, `http://127.0.0.1:8083/objects`.
        public var publicURL: StoreAddress
        /// What URLs are signed with.
        public var credentials: ObjectCredentials
        /// Still good for URLs out there, never used for new ones.
        public var olderCredentials: [ObjectCredentials]
        /// Leftovers of crashes older than this are removed when the store is opened.
        public var temporaryAge: Duration
        /// How far apart the clocks of the machines may be that sign URLs and take them.
        public var clockTolerance: ClockTolerance

        public init(
            root: String, publicURL: StoreAddress, credentials: ObjectCredentials, olderCredentials: [ObjectCredentials] = [],
            temporaryAge: Duration = .hours(24), clockTolerance: ClockTolerance = .standard
        ) {
            self.root = root
            self.publicURL = publicURL
            self.credentials = credentials
            self.olderCredentials = olderCredentials
            self.temporaryAge = temporaryAge
            self.clockTolerance = clockTolerance
        }
    }

    /// The region in the signatures; there is only one.
    static let region = "local"

    private let folder: ObjectFolder
    private let pool: WorkerPool
    private let signer: URLSigner
    private let verifier: SigV4Verifier
    private let address: StoreAddress
    private let walk = Walk()

    /// Opens the directory and sweeps it.
    /// - Parameters:
    ///   - clock: what stored times and ages are measured by; that of the machine, whatever time a test lives in.
    ///   - pool: where disk work waits and runs.
    public static func open(
        _ configuration: Configuration, clock: any WallClock = SystemClock(), random: any RandomSource = SystemRandom(), pool: WorkerPool
    ) async throws(ObjectStoreError) -> DirectoryStore {
        let store = DirectoryStore(configuration, clock: clock, random: random, pool: pool)
        let age = configuration.temporaryAge
        try await store.onPool { folder throws(DiskError) in
            try folder.prepare()
            _ = try folder.sweepTemporary(olderThan: age)
        }
        return store
    }

    private init(_ configuration: Configuration, clock: any WallClock, random: any RandomSource, pool: WorkerPool) {
        var root = configuration.root
        while root.count > 1 && root.last == "/" { root.removeLast() }
        folder = ObjectFolder(root: root, clock: clock, random: random)
        self.pool = pool
        address = configuration.publicURL
        signer = URLSigner(address: address, region: Self.region, credentials: configuration.credentials)
        verifier = SigV4Verifier(
            credentials: [configuration.credentials] + configuration.olderCredentials, region: Self.region,
            clockTolerance: configuration.clockTolerance)
    }

    private init(_ other: DirectoryStore, at address: StoreAddress) {
        folder = other.folder
        pool = other.pool
        self.address = address
        signer = URLSigner(address: address, region: Self.region, credentials: other.signer.credentials)
        verifier = other.verifier
    }

    /// The same store, signing URLs for clients that reach it by another address; its path must be the same.
    public func at(_ address: StoreAddress) -> DirectoryStore { DirectoryStore(self, at: address) }

    // MARK: - Serving the signed URLs

    /// Where bodies are spooled: on the store's file system, so that `accept` moves them, and swept with its other leftovers.
    public var spoolDirectory: String { folder.temporary }

    /// What a request may do. Reads nothing but its arguments, so it can run before the body is read.
    /// - Parameters:
    ///   - path: as it was sent, percent-encoded.
    ///   - query: as it was sent, without the `?`.
    public func admit(
        method: String, path: String, query: String?, headers: HTTPHeaders, now: Instant
    ) throws(ObjectRefusal) -> Admission {
        let verified = try verifier.verify(method: method, path: path, query: query, headers: headers, now: now)
        guard path.hasPrefix(address.path + "/"), let key = ObjectKey(String(path.dropFirst(address.path.count + 1))) else {
            throw .accessDenied
        }
        return try Admission(verified, method: method, key: key, headers: headers)
    }

    /// Stores the body of an admitted PUT.
    /// - Parameter spooled: a file with the body and nothing else, written by nobody any more. Gone afterwards if it was on the
    ///   store's file system; the caller removes it otherwise and when this throws.
    /// - Returns: the etag, without quotes, for the answer's `ETag`.
    public func accept(_ admission: PutAdmission, spooled: String) async throws(ObjectStoreError) -> String {
        try await onPool { folder throws(DiskError) in try folder.accept(admission, spooled) }
    }

    /// The object of an admitted GET.
    public func open(_ admission: GetAdmission) async throws(ObjectStoreError) -> OpenedObject {
        try await onPool { folder throws(DiskError) in try folder.open(admission) }
    }

    /// Removes what crashes have left under `temporary` and nobody has touched for `age`, unfinished spool files among it.
    /// - Returns: how many things there were.
    @discardableResult
    public func sweepTemporary(olderThan age: Duration) async throws(ObjectStoreError) -> Int {
        try await onPool { folder throws(DiskError) in try folder.sweepTemporary(olderThan: age) }
    }

    private func onPool<T: Sendable>(
        _ job: @escaping @Sendable (ObjectFolder) throws(DiskError) -> T
    ) async throws(ObjectStoreError) -> T {
        let folder = self.folder
        let result: Result<T, DiskError>
        do throws(WorkerPoolError) {
            result = try await pool.run { () -> Result<T, DiskError> in
                do throws(DiskError) { return .success(try job(folder)) } catch { return .failure(error) }
            }
        } catch {
            throw ObjectStoreError(error)
        }
        do throws(DiskError) { return try result.get() } catch { throw error.asStoreError }
    }
}

extension ObjectStoreError {
    /// A pool that takes no more work, or a caller that went away.
    init(_ error: WorkerPoolError) {
        self =
            switch error {
            case .overloaded: .unavailable(retryable: true, reason: "too much disk work is waiting")
            case .cancelled: .cancelled
            case .outOfResources: .unavailable(retryable: true, reason: "no thread")
            }
    }
}

// MARK: - ObjectStore

extension DirectoryStore: ObjectStore {
    public func signedPut(_ key: ObjectKey, _ terms: UploadTerms, now: Instant, lifetime: Duration) throws(ObjectStoreError) -> SignedURL {
        try signer.put(key, terms, now: now, lifetime: lifetime)
    }

    public func signedGet(_ key: ObjectKey, _ terms: DownloadTerms, now: Instant, lifetime: Duration) throws(ObjectStoreError) -> SignedURL
    {
        try signer.get(key, terms, now: now, lifetime: lifetime)
    }

    public func signedPart(
        _ key: ObjectKey, _ upload: PartsID, number: Int, bytes: Int, sha256: [UInt8]?, now: Instant, lifetime: Duration
    ) throws(ObjectStoreError) -> SignedURL {
        try signer.part(key, upload, number: number, bytes: bytes, sha256: sha256, now: now, lifetime: lifetime)
    }

    public func beginParts(_ key: ObjectKey, type: String) async throws(ObjectStoreError) -> PartsID {
        guard MediaTypeText.isValid(type) else { throw .refused(.invalidArgument) }
        return try await onPool { folder throws(DiskError) in try folder.beginParts(key, type: type) }
    }

    public func parts(_ key: ObjectKey, _ upload: PartsID) async throws(ObjectStoreError) -> [StoredPart] {
        try await onPool { folder throws(DiskError) in try folder.parts(key, upload) }
    }

    public func completeParts(_ key: ObjectKey, _ upload: PartsID, _ parts: [StoredPart]) async throws(ObjectStoreError) -> String {
        try await onPool { folder throws(DiskError) in try folder.completeParts(key, upload, parts) }
    }

    public func abortParts(_ key: ObjectKey, _ upload: PartsID) async throws(ObjectStoreError) {
        try await onPool { folder throws(DiskError) in try folder.abortParts(key, upload) }
    }

    public func facts(_ key: ObjectKey) async throws(ObjectStoreError) -> ObjectFacts? {
        try await onPool { folder throws(DiskError) in try folder.facts(key) }
    }

    public func fetch(_ key: ObjectKey, to path: String) async throws(ObjectStoreError) -> ObjectFacts {
        try await onPool { folder throws(DiskError) in try folder.fetch(key, to: path) }
    }

    public func read(_ key: ObjectKey, range: Range<Int>?, maximum: Int) async throws(ObjectStoreError) -> [UInt8] {
        try await onPool { folder throws(DiskError) in try folder.read(key, range: range, maximum: maximum) }
    }

    @discardableResult
    public func write(_ bytes: [UInt8], to key: ObjectKey, type: String) async throws(ObjectStoreError) -> String {
        guard MediaTypeText.isValid(type) else { throw .refused(.invalidArgument) }
        return try await onPool { folder throws(DiskError) in try folder.write(bytes, to: key, type: type) }
    }

    @discardableResult
    public func writeFile(_ path: String, to key: ObjectKey, type: String) async throws(ObjectStoreError) -> String {
        guard MediaTypeText.isValid(type) else { throw .refused(.invalidArgument) }
        return try await onPool { folder throws(DiskError) in try folder.writeFile(path, to: key, type: type) }
    }

    public func copy(_ source: ObjectKey, to target: ObjectKey) async throws(ObjectStoreError) {
        try await onPool { folder throws(DiskError) in try folder.copy(source, to: target) }
    }

    public func delete(_ key: ObjectKey) async throws(ObjectStoreError) {
        try await onPool { folder throws(DiskError) in try folder.delete(key) }
    }

    public func deleteAll(_ area: ObjectArea, id: String) async throws(ObjectStoreError) {
        guard ObjectKey.isSegment(id) else { throw .refused(.invalidArgument) }
        try await onPool { folder throws(DiskError) in try folder.deleteAll(area, id: id) }
    }

    public func list(_ area: ObjectArea, after: String?, limit: Int) async throws(ObjectStoreError) -> ObjectPage {
        let ids = walk.take(area, after)
        let (page, left) = try await onPool { folder throws(DiskError) in
            try folder.list(area, after: after, limit: limit, ids: ids)
        }
        if let next = page.next { walk.keep(left, area, next) }
        return page
    }

    public func listParts(_ area: ObjectArea) async throws(ObjectStoreError) -> [UnfinishedUpload] {
        try await onPool { folder throws(DiskError) in try folder.listParts(area) }
    }

    public func localPath(_ key: ObjectKey) async throws(ObjectStoreError) -> String? {
        try await onPool { folder throws(DiskError) in try folder.localPath(key) }
    }
}
