public import Contracts
internal import Pictures
public import Platform
public import ServiceKit
internal import Wire

/// The media service's own settings.
public struct MediaServiceSettings: Sendable {
    public enum Storage: Sendable {
        /// Objects are files below this folder.
        case directory(String)
        /// - Parameter publicEndpoint: where clients reach it; where this service does when nil.
        case s3(endpoint: String, publicEndpoint: String?, region: String, bucket: String, keyID: String, secret: Secret)
    }

    public var auth: AuthLink
    public var storage: Storage
    /// Where uploads are received and files are worked on; on the same file system as a directory store.
    public var scratch: String
    /// How clients reach this service; taken from each request's `Host` when nil.
    public var publicURL: String?
    /// Base URL of the profile service, which knows people's zones.
    public var profileURL: String
    /// Base URL of the tasks service; without one, photos cannot be tied to tasks.
    public var tasksURL: String?
    public var policy = MediaPolicy()
    /// How many pictures of one person are worked on at once.
    public var pictureThreads = 2
    /// The program that decodes pictures; see `PictureWorker`.
    public var pictureWorker = PictureWorker.executable
    /// How many exports run at once: one for two cores.
    public var renders = 1
    public var zoneDirectory = ZoneDatabase.systemDirectory

    public init(auth: AuthLink, storage: Storage, scratch: String, profileURL: String, tasksURL: String? = nil) {
        self.auth = auth
        self.storage = storage
        self.scratch = scratch
        self.profileURL = profileURL
        self.tasksURL = tasksURL
    }

    init(from reader: inout ConfigReader) {
        let folder = reader.string("MEDIA_DIRECTORY", default: "/data/media")
        let endpoint = reader.url("MEDIA_S3_URL", default: "", schemes: ["http", "https"])
        reader.refusePlainInProduction("MEDIA_S3_URL", endpoint)
        let storage: Storage =
            endpoint.isEmpty
            ? .directory(folder + "/store")
            : .s3(
                endpoint: endpoint, publicEndpoint: reader.optionalString("MEDIA_S3_PUBLIC_URL"),
                region: reader.string("MEDIA_S3_REGION", default: "us-east-1"), bucket: reader.string("MEDIA_S3_BUCKET", default: "media"),
                keyID: reader.string("MEDIA_S3_KEY_ID", default: ""), secret: reader.secret("MEDIA_S3_SECRET", minimumLength: 1))
        self.init(
            auth: AuthLink(from: &reader), storage: storage, scratch: folder + "/scratch",
            profileURL: reader.profileURL())
        tasksURL = reader.optionalURL("TASKS_URL")
        publicURL = reader.publicURL("MEDIA_PUBLIC_URL")
        policy.quotaBytes = Int64(reader.int("MEDIA_QUOTA_MB", default: Int(policy.quotaBytes >> 20), in: 1...(1 << 30))) << 20
        pictureThreads = reader.int("MEDIA_PICTURE_THREADS", default: pictureThreads, in: 1...64)
        renders = reader.int("MEDIA_RENDERS", default: renders, in: 1...64)
        zoneDirectory = reader.zoneDirectory()
    }
}
