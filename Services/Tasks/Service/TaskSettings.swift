public import Contracts
internal import Platform
public import ServiceKit
internal import Wire

/// The tasks service's own settings.
public struct TaskSettings: Sendable {
    public var auth: AuthLink
    /// Base URL of the profile service.
    public var profileURL: String
    /// Base URL of the media service; without one, photos cannot be evidence.
    public var mediaURL: String?
    /// Base URL of the push gateway.
    public var pushURL: String
    public var policy = TaskPolicy()
    public var zoneDirectory = "/usr/share/zoneinfo"

    public init(auth: AuthLink, profileURL: String, mediaURL: String? = nil, pushURL: String) {
        self.auth = auth
        self.profileURL = profileURL
        self.mediaURL = mediaURL
        self.pushURL = pushURL
    }

    init(from reader: inout ConfigReader) {
        self.init(
            auth: AuthLink(from: &reader),
            profileURL: reader.url("PROFILE_URL", default: "http://127.0.0.1:8082", schemes: ["http", "https"]),
            pushURL: reader.url("TASKS_PUSH_URL", default: "http://127.0.0.1:8025", schemes: ["http", "https"]))
        let media = reader.url("MEDIA_URL", default: "", schemes: ["http", "https"])
        mediaURL = media.isEmpty ? nil : media
        policy.grace = reader.duration("TASKS_GRACE", default: policy.grace, in: .seconds(0) ... .days(7))
        policy.freezes = Int64(reader.int("TASKS_FREEZES", default: Int(policy.freezes), in: 0...100))
        zoneDirectory = reader.string("ZONEINFO", default: zoneDirectory)
    }
}
