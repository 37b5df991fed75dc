public import Wire

public enum UploadTag {}
/// The id of an upload; the file that comes of it has another one.
public typealias UploadID = Identifier<UploadTag>

/// What a file is for, which decides what it may be and who may see it. A MiB is 1,048,576 bytes; what is larger than its purpose allows is
/// refused with `content_too_large`, another type with `unsupported_media_type`.
public enum UploadPurpose: String, WireEnum {
    /// A picture of one's progress, of at most 2 MiB: `image/jpeg`, `image/png`, `image/webp`, `image/heic` or `image/heif`.
    /// GTSD-5.1-02, FR-PROGRESS-WELCOME-03-b.
    case progressPhoto = "progress_photo"
    /// What others see of somebody, of at most 5 MiB: `image/jpeg`, `image/png`, `image/webp`, `image/heic` or `image/heif`.
    /// FR-ACCOUNT-01-c.
    case avatar
    /// A picture in a thread with a coach, of at most 5 MiB: `image/jpeg` or `image/png`. For `smart_premium` and for coaches.
    /// FR-MESSAGING-04-c.
    case chatImage = "chat_image"
    /// A document in a thread with a coach, of at most 10 MiB: `application/pdf`. For `smart_premium` and for coaches. FR-MESSAGING-04-d.
    case chatDocument = "chat_document"
    /// A clip or image for a composition, of at most 512 MiB: `image/jpeg`, `image/png`, `image/webp`, `image/heic`, `image/heif`,
    /// `video/mp4`, `video/quicktime`, `video/webm` or `video/x-m4v`. Made by an import.
    case clip
}

/// How far an upload is.
public enum UploadStatus: String, WireEnum {
    /// Bytes are awaited, or are there and not confirmed.
    case waiting
    /// Checked; `fileId` says what became of it.
    case confirmed
    /// What arrived was refused, or the upload was given up.
    case closed
}

/// What kind of file something is.
public enum MediaKind: String, WireEnum {
    /// A picture.
    case image
    /// A clip.
    case video
    /// A PDF.
    case document
}

/// Where the camera stood. GTSD-P-3.5-01; on the wire `photoType`.
public enum PhotoAngle: String, WireEnum {
    /// From the front.
    case front
    /// From the side.
    case side
    /// From behind.
    case back
}

/// Where in somebody's progress a photo stands. GTSD-5.3-04.
public enum PhotoStage: String, WireEnum {
    /// Before they began.
    case before
    /// On the way.
    case during
    /// At the goal.
    case after
}

/// How a picture is encoded.
public enum PictureFormat: String, WireEnum {
    /// JPEG, which everything shows.
    case jpeg
    /// WebP, which is smaller.
    case webp
}

public enum FileNameRule: TextRule {
    public static let maximum = 200
    public static let isMultiline = false
    public static let example = "صورة اليوم الأول.jpg"
}
/// The name a file has on the device it comes from. Shown, offered at download, and never part of a path.
public typealias MediaFileName = FreeText<FileNameRule>

/// A media type as a client declares it: `image/jpeg`. Lower case, without parameters.
public struct ContentType: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        let type = text.lowercased()
        let halves = type.split(separator: "/", omittingEmptySubsequences: false)
        let isToken = halves.count == 2 && halves.allSatisfy { half in
            (1...100).contains(half.utf8.count)
                && half.utf8.allSatisfy { (0x61...0x7a).contains($0) || (0x30...0x39).contains($0) || "+-._".utf8.contains($0) }
        }
        guard isToken else { throw .malformed(expected: .contentType) }
        self.text = type
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(
        StringRules(minimum: 3, maximum: 201, pattern: "^[A-Za-z0-9+\\-._]{1,100}/[A-Za-z0-9+\\-._]{1,100}$"))
    public static let example = ContentType(trusted: "image/jpeg")
}

/// SHA-256 of a file's bytes in hexadecimal.
public struct ContentHash: WireText {
    public let text: String

    public init(validating text: String) throws(FieldRule) {
        let hash = text.lowercased()
        guard hash.utf8.count == 64, hash.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }) else {
            throw .malformed(expected: .sha256)
        }
        self.text = hash
    }

    public init(trusted text: String) { self.text = text }
    public static let schema = Schema.string(StringRules(minimum: 64, maximum: 64, pattern: "^[0-9A-Fa-f]{64}$"))
    public static let example = ContentHash(trusted: "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
}

public enum UploadSizeRule: WholeRule {
    /// The cap of each purpose is in `MediaPolicy`; beyond it the answer is 413.
    public static let range: ClosedRange<Int64> = 1...(1 << 40)
    public static let example: Int64 = 482_113
}
/// How many bytes a file has, exactly.
public typealias UploadSize = Whole<UploadSizeRule>
