public import Wire

/// Why something could not be done, in the reader's language.
public struct MediaProblem: DTO {
    /// The same codes as of refusals.
    public let code: ErrorCode
    /// What to tell the person.
    public let message: String
    public init(_ code: ErrorCode, _ language: Language) {
        self.code = code
        message = code.message(language)
    }
    public static let example = MediaProblem(.fileDamaged, .english)
}

/// A clip or picture of one's own, to make layers of.
public struct MediaItem: DTO {
    public let id: MediaID
    /// What its content is; until it is ready, what the client called it.
    public let type: MediaItemType
    public let status: MediaItemStatus
    /// The name it had on the device.
    public let name: MediaFileName
    /// In pixels as shown, after its rotation or orientation; 0 until it is ready.
    public let originalWidth: Int64
    /// In pixels as shown; 0 until it is ready.
    public let originalHeight: Int64
    /// How the stored frames were turned to be seen, clockwise: 0, 90, 180 or 270. Already applied to the size.
    public let rotation: Int64
    /// The clip's own length; left out for images and until it is ready. AC-2.1-03.
    public let videoDuration: MediaTime?
    /// For how long it is shown if it is an image: the setting at the time of its import. AC-2.1-04, AC-3.5.3-05.
    public let imageDuration: ImageDuration
    /// Whether there is sound to set a volume for.
    public let hasAudio: Bool
    /// A path of this service; there once it is ready.
    public let thumbnailUrl: String?
    /// There when it failed.
    public let error: MediaProblem?
    /// When it was announced.
    public let createdAt: Instant

    public init(
        id: MediaID, type: MediaItemType, status: MediaItemStatus, name: MediaFileName, originalWidth: Int64, originalHeight: Int64,
        rotation: Int64, videoDuration: MediaTime?, imageDuration: ImageDuration, hasAudio: Bool, thumbnailUrl: String?,
        error: MediaProblem?,
        createdAt: Instant
    ) {
        self.id = id
        self.type = type
        self.status = status
        self.name = name
        self.originalWidth = originalWidth
        self.originalHeight = originalHeight
        self.rotation = rotation
        self.videoDuration = videoDuration
        self.imageDuration = imageDuration
        self.hasAudio = hasAudio
        self.thumbnailUrl = thumbnailUrl
        self.error = error
        self.createdAt = createdAt
    }
    public static let example = MediaItem(
        id: .example, type: .video, status: .ready, name: MediaFileName(trusted: "شاطئ 🌊.mp4"), originalWidth: 1920, originalHeight: 1080,
        rotation: 0, videoDuration: .example, imageDuration: .one, hasAudio: true,
        thumbnailUrl: "/media/items/01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f/thumbnail", error: nil, createdAt: .example)
}

/// A page of a list that needs no other filter.
public struct MediaPageQuery: DTO {
    /// How many come at once: 50 when left out; more than 50 counts as 50. The last page has no `nextCursor`.
    public let limit: Whole<PageSize>?
    /// The `nextCursor` of the page before.
    public let cursor: OpaqueToken?
    public init(limit: Whole<PageSize>? = nil, cursor: OpaqueToken? = nil) {
        self.limit = limit
        self.cursor = cursor
    }
    public static let example = MediaPageQuery(limit: .example)
}

/// Newest first.
public struct MediaItemList: DTO {
    public let items: [MediaItem]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [MediaItem], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = MediaItemList(items: [.example], nextCursor: nil)
}

/// What new imports and new compositions begin with; what exists already is never changed by it. AC-3.5.3-05.
public struct MediaSettings: DTO {
    /// For how long a new image is shown.
    public let imageDuration: ImageDuration
    /// The ratio of a new composition.
    public let defaultCanvas: Canvas
    /// Whether clips of a new composition start again.
    public let loopMedia: Bool
    public init(imageDuration: ImageDuration, defaultCanvas: Canvas, loopMedia: Bool) {
        self.imageDuration = imageDuration
        self.defaultCanvas = defaultCanvas
        self.loopMedia = loopMedia
    }
    /// Of somebody who chose nothing.
    public static let initial = MediaSettings(imageDuration: .one, defaultCanvas: .portrait9x16, loopMedia: true)
    public static let example = initial
}

/// A change of settings: members left out stay as they are.
public struct MediaSettingsChange: DTO {
    /// For how long a new image is shown.
    public var imageDuration: ImageDuration?
    /// The ratio of a new composition.
    public var defaultCanvas: Canvas?
    /// Whether clips of a new composition start again.
    public var loopMedia: Bool?
    public init() {}
    public static var example: MediaSettingsChange {
        var change = MediaSettingsChange()
        change.imageDuration = .three
        change.loopMedia = false
        return change
    }
}
