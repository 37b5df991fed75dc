public import Wire

/// A file to import.
public struct ImportFile: DTO {
    /// The name it has on the device.
    public let name: MediaFileName
    /// As the client declares it; what the file really is decides. 415 when it is neither a picture nor a clip we know.
    public let contentType: ContentType
    /// 413 when it is more than an item may have.
    public let bytes: UploadSize
    /// When given, bytes the person sent before need not be sent again. X-03.
    public let sha256: ContentHash?
    public init(name: MediaFileName, contentType: ContentType, bytes: UploadSize, sha256: ContentHash? = nil) {
        self.name = name
        self.contentType = contentType
        self.bytes = bytes
        self.sha256 = sha256
    }
    public static let example = ImportFile(
        name: MediaFileName(trusted: "شاطئ 🌊.mp4"), contentType: ContentType(trusted: "video/mp4"), bytes: .example, sha256: .example)
}

/// From one to twelve files, clips and pictures mixed. AC-3.1-03, AC-3.1-04.
public struct ImportRequest: DTO {
    /// The files, in the order they were chosen.
    public let items: BoundedList<ImportFile, FileCount>
    public init(items: [ImportFile]) { self.items = .init(trusted: items) }
    public enum FileCount: ListRule { public static let range = 1...StackLimits.itemsPerImport }
    public static let example = ImportRequest(items: [.example])
}

/// How far one file of an import is.
public struct ImportItem: DTO {
    /// The media item it becomes has the same id.
    public let id: MediaID
    /// The name it had on the device.
    public let name: MediaFileName
    /// What its content is.
    public let type: MediaItemType
    public let status: MediaItemStatus
    /// How to send its bytes, while they are awaited.
    public let upload: UploadTicket?
    /// There when it failed.
    public let error: MediaProblem?
    public init(id: MediaID, name: MediaFileName, type: MediaItemType, status: MediaItemStatus, upload: UploadTicket?, error: MediaProblem?)
    {
        self.id = id
        self.name = name
        self.type = type
        self.status = status
        self.upload = upload
        self.error = error
    }
    public static let example = ImportItem(
        id: .example, name: MediaFileName(trusted: "شاطئ 🌊.mp4"), type: .video, status: .waiting, upload: .example, error: nil)
}

/// The bringing in of several files.
public struct ImportJob: DTO {
    public let id: ImportID
    /// How many items are ready or failed; it only grows. AC-3.2-04.
    public let done: Int64
    /// How many files there are.
    public let total: Int64
    /// In the order they were chosen.
    public let items: [ImportItem]
    /// When it was announced.
    public let createdAt: Instant
    public init(id: ImportID, items: [ImportItem], createdAt: Instant) {
        self.id = id
        done = Int64(items.count { $0.status == .ready || $0.status == .failed })
        total = Int64(items.count)
        self.items = items
        self.createdAt = createdAt
    }
    public static let example = ImportJob(id: .example, items: [.example], createdAt: .example)
}

/// An import in a list; `GET /media/imports/{id}` tells of its files.
public struct ImportOverview: DTO {
    public let id: ImportID
    /// How many items are ready or failed; it only grows.
    public let done: Int64
    /// How many files there are.
    public let total: Int64
    /// When it was announced.
    public let createdAt: Instant
    public init(id: ImportID, done: Int64, total: Int64, createdAt: Instant) {
        self.id = id
        self.done = done
        self.total = total
        self.createdAt = createdAt
    }
    public static let example = ImportOverview(id: .example, done: 3, total: 12, createdAt: .example)
}

/// Newest first.
public struct ImportList: DTO {
    public let items: [ImportOverview]
    /// Sent as `cursor`, it gives the next page; left out on the last one.
    public let nextCursor: OpaqueToken?
    public init(items: [ImportOverview], nextCursor: OpaqueToken?) {
        self.items = items
        self.nextCursor = nextCursor
    }
    public static let example = ImportList(items: [.example], nextCursor: nil)
}

public struct ImportParameters: DTO {
    /// Which import.
    public let id: ImportID
    public init(id: ImportID) { self.id = id }
    public static let example = ImportParameters(id: .example)
}

public struct ImportItemParameters: DTO {
    /// Which import.
    public let id: ImportID
    /// Which file of it.
    public let itemId: MediaID
    public init(id: ImportID, itemId: MediaID) {
        self.id = id
        self.itemId = itemId
    }
    public static let example = ImportItemParameters(id: .example, itemId: .example)
}
