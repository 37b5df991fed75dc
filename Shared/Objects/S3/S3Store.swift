public import HTTPClient
internal import HTTPCore
public import Platform
public import Security
internal import Wire
internal import XML

/// Objects in a bucket of an S3 service, called by path (`endpoint/bucket/key`) and signed by Signature Version 4.
///
/// Idempotent calls are repeated as the HTTP client's policy says; every call has a deadline. The service has a clock of its own:
/// what is signed is good by that clock, so `now` must be the time of day and not that of a test.
///
/// Hashes of single parts are checked by services that take them for any upload, as SeaweedFS does. Amazon's takes them only for
/// uploads begun with a checksum algorithm, which this does not do: leave them out there.
public struct S3Store: Sendable {
    public struct Configuration: Sendable {
        /// Where this process reaches the service, `https://s3.eu-central-1.amazonaws.com`.
        public var endpoint: StoreAddress
        /// Where clients do; signed URLs name it.
        public var publicEndpoint: StoreAddress
        public var region: String
        public var bucket: String
        public var credentials: ObjectCredentials
        /// For calls without much of a body.
        public var deadline: Duration
        /// Bodies get a second more for each so many bytes.
        public var slowestBytesPerSecond: Int
        /// For putting parts together, which the service may do by copying all of them.
        public var completionDeadline: Duration

        public init(
            endpoint: StoreAddress, publicEndpoint: StoreAddress? = nil, region: String, bucket: String, credentials: ObjectCredentials,
            deadline: Duration = .seconds(10), slowestBytesPerSecond: Int = 1 << 20, completionDeadline: Duration = .seconds(300)
        ) {
            self.endpoint = endpoint
            self.publicEndpoint = publicEndpoint ?? endpoint
            self.region = region
            self.bucket = bucket
            self.credentials = credentials
            self.deadline = deadline
            self.slowestBytesPerSecond = max(1, slowestBytesPerSecond)
            self.completionDeadline = completionDeadline
        }
    }

    let configuration: Configuration
    let client: HTTPClient
    let clock: any WallClock
    let pool: WorkerPool
    let signer: URLSigner
    let bucket: StoreAddress

    /// - Parameters:
    ///   - client: its `maximumBodyBytes` limits what `read` can give.
    ///   - clock: the time of day.
    ///   - pool: where files are hashed before they are sent.
    public init(_ configuration: Configuration, client: HTTPClient, clock: any WallClock = SystemClock(), pool: WorkerPool) {
        self.configuration = configuration
        self.client = client
        self.clock = clock
        self.pool = pool
        bucket = configuration.endpoint.appending(configuration.bucket)
        signer = URLSigner(
            address: configuration.publicEndpoint.appending(configuration.bucket), region: configuration.region,
            credentials: configuration.credentials)
    }

    /// Makes the bucket unless it is there and these credentials may use it.
    public func createBucket() async throws(ObjectStoreError) {
        var call = S3Call(.put, path: bucket.path)
        if configuration.region != "us-east-1" {
            let location = "<LocationConstraint>\(XMLText.escaped(configuration.region))</LocationConstraint>"
            call.body = .bytes(Array("<CreateBucketConfiguration>\(location)</CreateBucketConfiguration>".utf8))
        }
        let answer = try await send(call)
        if answer.status.isSuccess || answer.code == "BucketAlreadyOwnedByYou" { return }
        // A key that may not create buckets may still use one that somebody else made for it.
        guard ["BucketAlreadyExists", "AccessDenied"].contains(answer.code) else { throw answer.error }
        try await checkBucket()
    }

    /// Throws unless the bucket is there and these credentials may look into it.
    public func checkBucket() async throws(ObjectStoreError) {
        let answer = try await send(S3Call(.head, path: bucket.path))
        if answer.status == .notFound { throw .unavailable(retryable: false, reason: "there is no such bucket") }
        try answer.check()
    }
}
