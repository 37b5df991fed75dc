public import Wire

/// The making of a video from a composition as it was when the export was ordered; later changes do not reach it. Media that is deleted
/// before its turn comes fails it, as `media_missing`.
public struct ExportJob: DTO {
    public let id: ExportID
    /// The composition may be gone by now.
    public let compositionId: CompositionID
    public let resolution: ExportResolution
    public let codec: ExportCodec
    public let status: ExportStatus
    /// Only grows within an attempt. AC-6.2-03.
    public let progress: Progress
    /// What the file was expected to have. AC-6.1-04.
    public let estimatedBytes: Int64
    /// What it has, once it is done.
    public let bytes: Int64?
    /// In pixels.
    public let width: Int64
    /// In pixels.
    public let height: Int64
    /// How long the video is.
    public let duration: MediaTime
    /// A path of this service that gives the file, once it is done.
    public let url: String?
    /// There when it failed. AC-6.8-04.
    public let error: MediaProblem?
    /// From 1; each retry adds one.
    public let attempt: Int64
    /// When it was asked for.
    public let createdAt: Instant
    /// When it last changed.
    public let updatedAt: Instant

    public init(
        id: ExportID, compositionId: CompositionID, resolution: ExportResolution, codec: ExportCodec, status: ExportStatus,
        progress: Progress,
        estimatedBytes: Int64, bytes: Int64?, width: Int64, height: Int64, duration: MediaTime, url: String?, error: MediaProblem?,
        attempt: Int64, createdAt: Instant, updatedAt: Instant
    ) {
        self.id = id
        self.compositionId = compositionId
        self.resolution = resolution
        self.codec = codec
        self.status = status
        self.progress = progress
        self.estimatedBytes = estimatedBytes
        self.bytes = bytes
        self.width = width
        self.height = height
        self.duration = duration
        self.url = url
        self.error = error
        self.attempt = attempt
        self.createdAt = createdAt
        self.updatedAt = updatedAt
    }
    public static let example = ExportJob(
        id: .example, compositionId: .example, resolution: .p1080, codec: .h264, status: .running, progress: .example,
        estimatedBytes: 4_150_000, bytes: nil, width: 1080, height: 1920, duration: .example, url: nil, error: nil, attempt: 1,
        createdAt: .example, updatedAt: .example)
}

/// Newest first, by when they were asked for.
public struct ExportList: DTO {
    public let items: [ExportJob]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [ExportJob], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = ExportList(items: [.example], nextCursor: nil)
}

/// What kind of video to make.
public struct ExportRequest: DTO {
    public let resolution: ExportResolution
    /// `h264` when left out.
    public let codec: ExportCodec?
    public init(resolution: ExportResolution, codec: ExportCodec? = nil) {
        self.resolution = resolution
        self.codec = codec
    }
    public static let example = ExportRequest(resolution: .p1080, codec: .h264)
}

public struct ExportParameters: DTO {
    /// Which export.
    public let id: ExportID
    public init(id: ExportID) { self.id = id }
    public static let example = ExportParameters(id: .example)
}

public struct EstimateQuery: DTO {
    /// Of the composition.
    public let id: CompositionID
    public let resolution: ExportResolution
    /// `h264` when left out.
    public let codec: ExportCodec?
    public init(id: CompositionID, resolution: ExportResolution, codec: ExportCodec? = nil) {
        self.id = id
        self.resolution = resolution
        self.codec = codec
    }
    public static let example = EstimateQuery(id: .example, resolution: .p1080)
}

/// What an export would give. AC-6.1-04.
public struct ExportEstimate: DTO {
    public let resolution: ExportResolution
    public let codec: ExportCodec
    /// How large the file is expected to be.
    public let bytes: Int64
    /// In pixels.
    public let width: Int64
    /// In pixels.
    public let height: Int64
    /// How long the video will be.
    public let duration: MediaTime
    public init(resolution: ExportResolution, codec: ExportCodec, bytes: Int64, width: Int64, height: Int64, duration: MediaTime) {
        self.resolution = resolution
        self.codec = codec
        self.bytes = bytes
        self.width = width
        self.height = height
        self.duration = duration
    }
    public static let example = ExportEstimate(
        resolution: .p1080, codec: .h264, bytes: 4_150_000, width: 1080, height: 1920, duration: .example)
}
