public import Contracts
internal import Platform
public import ServiceKit
internal import Wire

/// The tasks service's own settings.
public struct TasksSettings: Sendable {
    public var auth: AuthLink
    /// Base URL of the profile service.
    public var profileURL: String
    /// Base URL of the media service; without one, photos cannot be evidence.
    public var mediaURL: String?
    public var push: PushLink
    public var policy = TaskPolicy()
    public var zoneDirectory = ZoneDatabase.systemDirectory

    public init(auth: AuthLink, profileURL: String, mediaURL: String? = nil, push: PushLink) {
        self.auth = auth
        self.profileURL = profileURL
        self.mediaURL = mediaURL
        self.push = push
    }

    init(from reader: inout ConfigReader) {
        self.init(
            auth: AuthLink(from: &reader),
            profileURL: reader.profileURL(),
            push: PushLink("TASKS", from: &reader))
        mediaURL = reader.optionalURL("MEDIA_URL")
        policy.grace = reader.duration("TASKS_GRACE", default: policy.grace, in: .seconds(0) ... .days(7))
        policy.freezes = Int64(reader.int("TASKS_FREEZES", default: Int(policy.freezes), in: 0...100))
        zoneDirectory = reader.zoneDirectory()
    }
}
