public import Contracts
public import Wire

/// The way of a photo from the camera to the gallery. GTSD-P-3.5-07.
public enum UploadStage: String, WireEnum, Comparable {
    /// Keeping what was picked on this device.
    case pick
    case compress
    /// Asking the service for a signed URL.
    case presign
    /// Sending the bytes to the object store.
    case put
    /// Having the service check what was sent.
    case confirm
    /// Showing it in the gallery, from this device.
    case cache

    public static func < (a: UploadStage, b: UploadStage) -> Bool { a.order < b.order }
    private var order: Int {
        switch self {
        case .pick: 0
        case .compress: 1
        case .presign: 2
        case .put: 3
        case .confirm: 4
        case .cache: 5
        }
    }
}

/// What a person says of a photo.
public struct PhotoDetails: DTO {
    public var angle: PhotoAngle
    public var stage: PhotoStage?
    public var taskId: TaskID?
    /// When it was taken; the moment of picking when left out, however much later it is sent. Where the service refuses it, as by a clock
    /// that is days ahead, the photo is dated by the service.
    public var takenAt: Instant?

    public init(angle: PhotoAngle, stage: PhotoStage? = nil, taskId: TaskID? = nil, takenAt: Instant? = nil) {
        self.angle = angle
        self.stage = stage
        self.taskId = taskId
        self.takenAt = takenAt
    }
    public static let example = PhotoDetails(angle: .front)
}

/// What the service calls the task that a photo proves.
public enum PhotoTask: Sendable, Hashable {
    case known(TaskID)
    /// It was added on this device and the service does not have it yet: the photo waits for it.
    case waiting
    /// The service refused it: the photo goes into the gallery without one.
    case refused
}

public enum PhotoStatus: Sendable, Equatable {
    /// On this device; its turn, a connection or its person's session is awaited.
    case pending
    /// In whole percents.
    case uploading(Int)
    case completed(Photo)
    case failed(PhotoError)
}

/// A photo of this device on its way to the gallery.
public struct LocalPhoto: Sendable, Equatable, Identifiable {
    /// Of this device; the service gives another one in the end.
    public let id: String
    public let details: PhotoDetails
    /// Where the device keeps it, encrypted, until it is completed; `PhotoUploader.picture` opens it.
    public var localPath: String?
    /// What is being done, or was when it stopped.
    public var stage: UploadStage
    public var status: PhotoStatus

    public init(id: String, details: PhotoDetails, localPath: String?, stage: UploadStage, status: PhotoStatus) {
        self.id = id
        self.details = details
        self.localPath = localPath
        self.stage = stage
        self.status = status
    }
}
