internal import Platform
public import ServiceKit

/// The training service's own settings.
public struct TrainingSettings: Sendable {
    public var auth: AuthLink
    /// Base URL of the profile service.
    public var profileURL: String
    public var zoneDirectory = ZoneDatabase.systemDirectory

    public init(auth: AuthLink, profileURL: String) {
        self.auth = auth
        self.profileURL = profileURL
    }

    init(from reader: inout ConfigReader) {
        self.init(auth: AuthLink(from: &reader), profileURL: reader.profileURL())
        zoneDirectory = reader.zoneDirectory()
    }
}
