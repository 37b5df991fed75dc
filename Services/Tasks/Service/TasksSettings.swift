public import Contracts
public import Platform
public import ServiceKit
internal import Wire

/// The tasks service's own settings.
public struct TasksSettings: Sendable {
    public var auth: AuthLink
    /// Base URL of the profile service.
    public var profileURL: String
    /// Base URL of the media service; without one, photos cannot be evidence.
    public var mediaURL: String?
    /// Base URL of the push gateway.
    public var pushURL: String
    /// What the push gateway gave out to be known by, sent as a bearer token.
    public var pushToken: Secret?
    public var policy = TaskPolicy()
    public var zoneDirectory = ZoneDatabase.systemDirectory

    public init(auth: AuthLink, profileURL: String, mediaURL: String? = nil, pushURL: String) {
        self.auth = auth
        self.profileURL = profileURL
        self.mediaURL = mediaURL
        self.pushURL = pushURL
    }

    init(from reader: inout ConfigReader) {
        self.init(
            auth: AuthLink(from: &reader),
            profileURL: reader.profileURL(),
            pushURL: reader.gateway("TASKS_PUSH_URL", default: "http://127.0.0.1:8025"))
        pushToken = reader.optionalSecret("TASKS_PUSH_TOKEN")
        mediaURL = reader.optionalURL("MEDIA_URL")
        policy.grace = reader.duration("TASKS_GRACE", default: policy.grace, in: .seconds(0) ... .days(7))
        policy.freezes = Int64(reader.int("TASKS_FREEZES", default: Int(policy.freezes), in: 0...100))
        zoneDirectory = reader.zoneDirectory()
    }
}
