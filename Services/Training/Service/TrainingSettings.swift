internal import Platform
public import ServiceKit

/// The training service's own settings.
public struct TrainingSettings: Sendable {
    public var auth: AuthLink
    /// Base URL of the profile service.
    public var profileURL: String
    /// Where the exercises come from; from the database alone when left out.
    public var library: LibrarySource?
    /// Where clients reach this service; what the request's `Host` says when left out.
    public var publicURL: String?
    public var zoneDirectory = ZoneDatabase.systemDirectory

    public init(auth: AuthLink, profileURL: String) {
        self.auth = auth
        self.profileURL = profileURL
    }

    init(from reader: inout ConfigReader) {
        self.init(auth: AuthLink(from: &reader), profileURL: reader.profileURL())
        let folder = reader.string("TRAINING_LIBRARY", default: "")
        library = folder.isEmpty ? nil : .folder(folder)
        publicURL = reader.publicURL("TRAINING_PUBLIC_URL")
        zoneDirectory = reader.zoneDirectory()
    }
}
