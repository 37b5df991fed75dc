public import Wire

/// The limits of files. The documents' numbers are the defaults here and nowhere else; a megabyte is 1,048,576 bytes.
public struct MediaPolicy: Sendable {
    /// Presigned URLs stop working after this long.
    public var uploadLife: Duration = .minutes(10)
    /// An upload that was not confirmed is given up after this long.
    public var uploadPatience: Duration = .hours(24)
    /// Files above this size come in parts.
    public var wholeBytes: Int64 = 5 << 20
    public var partBytes: Int64 = 8 << 20
    /// Decoded pictures have at most this many pixels.
    public var pixels: Int64 = 50_000_000
    /// How long a link to a file works, and for how long it stays the same so that it can be cached.
    public var linkLife: Duration = .minutes(10)
    public var linkStep: Duration = .minutes(5)
    /// What one person may keep here.
    public var quotaBytes: Int64 = 20 << 30
    /// Files of one person: the same bytes again take no room, but each file has its rows.
    public var files: Int64 = 50_000
    /// How many uploads of one person may be under way.
    public var openUploads: Int64 = 200
    /// How many files one person may announce in a day, by UTC; those that are taken back count too. As many as there may be media items.
    public var announcementsPerDay: Int64 = 5000
    /// GTSD-5.2-08
    public var photosPerPage = 50
    /// AC-3.1-03
    public var itemsPerImport = 12
    /// How many compositions one person may have.
    public var compositions: Int64 = 500
    public var itemsPerPage = 50
    /// How long a share link can last, and lasts when nothing is said.
    public var shareLife: ClosedRange<Duration> = .minutes(5) ... .days(30)
    /// Queued and running exports of one person.
    public var exportsWaiting: Int64 = 10
    /// Exports of one person that are not done, with those that failed or were stopped; these are kept for 30 days.
    public var exportsOpen: Int64 = 200
    /// Links to one export that work.
    public var sharesPerExport: Int64 = 20
    /// Media items of one person.
    public var items: Int64 = 5000

    public init() {}

    /// What a file of a purpose may be.
    public struct Rule: Sendable, Equatable {
        public var types: [String]
        public var bytes: Int64
        /// The least tier that may send one.
        public var tier: Tier
    }

    public func rule(_ purpose: UploadPurpose) -> Rule {
        switch purpose {
        case .progressPhoto: Rule(types: Self.pictures, bytes: 2_097_152, tier: .freemium)
        case .avatar: Rule(types: Self.pictures, bytes: 5 << 20, tier: .freemium)
        case .chatImage: Rule(types: ["image/jpeg", "image/png"], bytes: 5 << 20, tier: .smartPremium)
        case .chatDocument: Rule(types: ["application/pdf"], bytes: 10 << 20, tier: .smartPremium)
        case .clip: Rule(types: Self.pictures + Self.films, bytes: 512 << 20, tier: .freemium)
        }
    }

    public static let pictures = ["image/jpeg", "image/png", "image/webp", "image/heic", "image/heif"]
    public static let films = ["video/mp4", "video/quicktime", "video/webm", "video/x-m4v"]
}
