public import Wire

/// What is going to be uploaded as a progress photo. GTSD-P-4.4-02.
public struct PhotoPresign: DTO {
    public var photoType: PhotoAngle
    /// When it was taken; can also be said when confirming.
    public var takenAt: Instant?
    /// What it is; JPEG when left out.
    public var contentType: ContentType?
    public var bytes: UploadSize?
    /// When known, the store itself refuses other bytes.
    public var sha256: ContentHash?
    /// The name it has on the device.
    public var name: MediaFileName?

    public init(
        photoType: PhotoAngle, takenAt: Instant? = nil, contentType: ContentType? = nil, bytes: UploadSize? = nil,
        sha256: ContentHash? = nil,
        name: MediaFileName? = nil
    ) {
        self.photoType = photoType
        self.takenAt = takenAt
        self.contentType = contentType
        self.bytes = bytes
        self.sha256 = sha256
        self.name = name
    }
    public static let example = PhotoPresign(photoType: .front, takenAt: .example, contentType: .example, bytes: .example)
}

/// The key of an object as the client gets it and gives it back.
public struct StorageKey: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        guard (1...300).contains(text.unicodeScalars.count) else { throw text.isEmpty ? .required : .tooLong(maximum: 300) }
        self.text = text
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 1, maximum: 300))
    public static let example = StorageKey(trusted: "staging/01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f/bytes")
}

/// How to send a photo.
public struct PhotoUpload: DTO {
    /// Where to `PUT` the bytes.
    public let uploadUrl: String
    /// Headers to send with the `PUT` as they are.
    public let headers: [String: String]
    /// Sent back to confirm the photo.
    public let s3Key: StorageKey
    /// When the address stops working.
    public let expiresAt: Instant
    public init(uploadUrl: String, headers: [String: String], s3Key: StorageKey, expiresAt: Instant) {
        self.uploadUrl = uploadUrl
        self.headers = headers
        self.s3Key = s3Key
        self.expiresAt = expiresAt
    }
    public static let example = PhotoUpload(
        uploadUrl: SignedPut.example.url, headers: SignedPut.example.headers, s3Key: .example, expiresAt: .example)
}

/// A progress photo whose bytes were sent. GTSD-P-4.4-04.
public struct PhotoConfirm: DTO {
    /// The key of the answer that told where to send it.
    public var s3Key: StorageKey
    public var photoType: PhotoAngle
    /// When left out: when the camera says, else now. GTSD-5.3-01.
    public var takenAt: Instant?
    /// Where in one's progress it stands.
    public var stage: PhotoStage?
    /// A task of one's own that the photo belongs to.
    public var taskId: TaskID?

    public init(s3Key: StorageKey, photoType: PhotoAngle, takenAt: Instant? = nil, stage: PhotoStage? = nil, taskId: TaskID? = nil) {
        self.s3Key = s3Key
        self.photoType = photoType
        self.takenAt = takenAt
        self.stage = stage
        self.taskId = taskId
    }
    public static let example = PhotoConfirm(s3Key: .example, photoType: .front, takenAt: .example, stage: .before)
}

/// A progress photo.
public struct Photo: DTO {
    public let id: MediaID
    /// Where its bytes are kept, which is not where they were uploaded to; two photos of the same bytes share it.
    public let s3Key: StorageKey
    public let photoType: PhotoAngle
    /// Left out when the person did not say.
    public let stage: PhotoStage?
    /// The task that it belongs to; left out without one.
    public let taskId: TaskID?
    /// When it was taken.
    public let takenAt: Instant
    /// In pixels, as seen: measured by the server after the picture's orientation. GTSD-5.3-02.
    public let width: Int64
    /// In pixels, as seen.
    public let height: Int64
    /// How many bytes the file has that was uploaded.
    public let bytes: Int64
    /// JPEG, longest side 320.
    public let thumbnailUrl: String
    /// JPEG, longest side 1280.
    public let previewUrl: String
    /// JPEG in full size, without any metadata.
    public let fullUrl: String
    /// When it was confirmed.
    public let createdAt: Instant

    public init(
        id: MediaID, s3Key: StorageKey, photoType: PhotoAngle, stage: PhotoStage?, taskId: TaskID?, takenAt: Instant, width: Int64,
        height: Int64, bytes: Int64, thumbnailUrl: String, previewUrl: String, fullUrl: String, createdAt: Instant
    ) {
        self.id = id
        self.s3Key = s3Key
        self.photoType = photoType
        self.stage = stage
        self.taskId = taskId
        self.takenAt = takenAt
        self.width = width
        self.height = height
        self.bytes = bytes
        self.thumbnailUrl = thumbnailUrl
        self.previewUrl = previewUrl
        self.fullUrl = fullUrl
        self.createdAt = createdAt
    }
    public static let example = Photo(
        id: .example, s3Key: StorageKey(trusted: "media/01960f3e-7b6a-7c3e-9d2a-5b8f0c1d2e3f/original"), photoType: .front, stage: .before,
        taskId: nil,
        takenAt: .example, width: 1200, height: 1600, bytes: 482_113, thumbnailUrl: MediaFile.example.thumbnailUrl,
        previewUrl: MediaFile.example.url, fullUrl: MediaFile.example.url, createdAt: .example)
}

public enum GalleryLimit: WholeRule {
    /// More than a page is a page. GTSD-5.2-08.
    public static let range: ClosedRange<Int64> = 1...1_000_000
    public static let example: Int64 = 50
}

public struct PhotoQuery: DTO {
    /// Only photos from this angle.
    public var angle: PhotoAngle?
    /// Only photos of this stage.
    public var stage: PhotoStage?
    /// Only photos of this task.
    public var taskId: TaskID?
    /// Days in the person's own zone, both included. GTSD-P-3.5-02.
    public var from: LocalDate?
    /// The last day, in the person's own zone; included.
    public var to: LocalDate?
    /// How many come at once: 50 when left out; more than 50 counts as 50. The last page has no `nextCursor`.
    public var limit: Whole<GalleryLimit>?
    /// The `nextCursor` of the page before; without it the first page.
    public var cursor: OpaqueToken?

    public init(
        angle: PhotoAngle? = nil, stage: PhotoStage? = nil, taskId: TaskID? = nil, from: LocalDate? = nil, to: LocalDate? = nil,
        limit: Whole<GalleryLimit>? = nil, cursor: OpaqueToken? = nil
    ) {
        self.angle = angle
        self.stage = stage
        self.taskId = taskId
        self.from = from
        self.to = to
        self.limit = limit
        self.cursor = cursor
    }

    public func problems() -> [FieldProblem] {
        guard let from, let to, from > to else { return [] }
        return [FieldProblem("from", .mustNotBeLater(than: to))]
    }

    public static let example = PhotoQuery(angle: .front, stage: .before, from: .example, to: .example, limit: .example)
}

/// Newest first by when they were taken.
public struct PhotoPage: DTO {
    public let items: [Photo]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [Photo], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = PhotoPage(items: [.example], nextCursor: .example)
}

/// What may be taken out of a photo.
public enum PhotoMember: String, WireEnum {
    /// Its stage.
    case stage
    /// Its task.
    case taskId
}

/// What may be put right afterwards.
public struct PhotoEdit: DTO {
    /// Another angle.
    public var photoType: PhotoAngle?
    /// Another stage.
    public var stage: PhotoStage?
    /// Another moment.
    public var takenAt: Instant?
    /// Members to take out.
    public var clear: BoundedList<PhotoMember, ClearCount>?
    /// Each once, or some twice.
    public enum ClearCount: ListRule { public static let range = 0...PhotoMember.allCases.count * 2 }
    public init(photoType: PhotoAngle? = nil, stage: PhotoStage? = nil, takenAt: Instant? = nil, clear: [PhotoMember]? = nil) {
        self.photoType = photoType
        self.stage = stage
        self.takenAt = takenAt
        self.clear = clear.map { .init(trusted: $0) }
    }
    public static let example = PhotoEdit(stage: .after)
}

public struct ComparisonQuery: DTO {
    /// The earlier photo.
    public let before: MediaID
    /// The later photo.
    public let after: MediaID
    public init(before: MediaID, after: MediaID) {
        self.before = before
        self.after = after
    }
    public static let example = ComparisonQuery(before: .example, after: .example)
}

/// Two photos side by side. GTSD-P-3.5-04.
public struct PhotoComparison: DTO {
    /// The earlier photo.
    public let before: Photo
    /// The later photo.
    public let after: Photo
    /// Whole days of 24 hours between the two; negative when `after` was taken first.
    public let daysBetween: Int64
    public init(before: Photo, after: Photo, daysBetween: Int64) {
        self.before = before
        self.after = after
        self.daysBetween = daysBetween
    }
    public static let example = PhotoComparison(before: .example, after: .example, daysBetween: 0)
}
